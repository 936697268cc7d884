/** A tier: its number of requests per month, and the prices at the payment provider that pay for it. */

export interface Tier {
  readonly name: string;
  readonly monthlyCalls: number;
  /** The ids of prices at the payment provider. */
  readonly prices: readonly string[];
}

export const FREE = 'free';

export class Tiers {
  readonly #tiers: ReadonlyMap<string, Tier>;
  readonly #free: Tier;

  /** @param freeMonthlyCalls requests per month on the free tier, which new accounts have */
  constructor(freeMonthlyCalls: number, others: readonly Tier[] = []) {
    this.#free = { name: FREE, monthlyCalls: freeMonthlyCalls, prices: [] };
    this.#tiers = new Map(others.map((tier) => [tier.name, tier]));
  }

  get names(): readonly string[] {
    return [FREE, ...this.#tiers.keys()];
  }

  /** Returns the requests per month on a tier or, if it no longer exists, on the free tier. */
  monthlyCalls(name: string): number {
    return (this.#tiers.get(name) ?? this.#free).monthlyCalls;
  }

  /** Returns the largest tier that one of the prices pays for. Returns the free tier if none of them does. */
  boughtBy(prices: readonly string[]): Tier {
    const bought = [...this.#tiers.values()].filter((tier) => tier.prices.some((price) => prices.includes(price)));
    return bought.reduce((best, tier) => (tier.monthlyCalls > best.monthlyCalls ? tier : best), bought[0] ?? this.#free);
  }
}
