/** Tiers: how many calls a month an account has, and for which price it has them. */

export interface Tier {
  readonly name: string;
  readonly monthlyCalls: number;
  /** Prices of the payment provider that buy it. */
  readonly prices: readonly string[];
}

export const FREE = 'free';

export class Tiers {
  readonly #tiers: ReadonlyMap<string, Tier>;
  readonly #free: Tier;

  /** @param freeMonthlyCalls the tier of every self-serve registration. */
  constructor(freeMonthlyCalls: number, others: readonly Tier[] = []) {
    this.#free = { name: FREE, monthlyCalls: freeMonthlyCalls, prices: [] };
    this.#tiers = new Map(others.map((tier) => [tier.name, tier]));
  }

  get names(): readonly string[] {
    return [FREE, ...this.#tiers.keys()];
  }

  /** Calls a month; an account on a tier that is no longer offered has those of the free one. */
  monthlyCalls(name: string): number {
    return (this.#tiers.get(name) ?? this.#free).monthlyCalls;
  }

  /** The tier with most calls that any of the prices buys; the free one if none does. */
  boughtBy(prices: readonly string[]): Tier {
    const bought = [...this.#tiers.values()].filter((tier) => tier.prices.some((price) => prices.includes(price)));
    return bought.reduce((best, tier) => (tier.monthlyCalls > best.monthlyCalls ? tier : best), bought[0] ?? this.#free);
  }
}
