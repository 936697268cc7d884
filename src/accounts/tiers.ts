/** Tiers: monthly requests and prices. */

export interface Tier {
  readonly name: string;
  readonly monthlyCalls: number;
  /** The payment provider's prices that buy this tier. */
  readonly prices: readonly string[];
}

export const FREE = 'free';

export class Tiers {
  readonly #tiers: ReadonlyMap<string, Tier>;
  readonly #free: Tier;

  /** @param freeMonthlyCalls the monthly requests of the free tier, which registrations get */
  constructor(freeMonthlyCalls: number, others: readonly Tier[] = []) {
    this.#free = { name: FREE, monthlyCalls: freeMonthlyCalls, prices: [] };
    this.#tiers = new Map(others.map((tier) => [tier.name, tier]));
  }

  get names(): readonly string[] {
    return [FREE, ...this.#tiers.keys()];
  }

  /** The number of requests in a month. A discontinued tier counts as the free tier. */
  monthlyCalls(name: string): number {
    return (this.#tiers.get(name) ?? this.#free).monthlyCalls;
  }

  /** The largest tier that any of the prices buys. The free tier if none does. */
  boughtBy(prices: readonly string[]): Tier {
    const bought = [...this.#tiers.values()].filter((tier) => tier.prices.some((price) => prices.includes(price)));
    return bought.reduce((best, tier) => (tier.monthlyCalls > best.monthlyCalls ? tier : best), bought[0] ?? this.#free);
  }
}
