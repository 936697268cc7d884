/** Tiers: how many calls a month an account has. */

export interface Tier {
  readonly name: string;
  readonly monthlyCalls: number;
}

export const FREE = 'free';

export class Tiers {
  readonly #tiers: ReadonlyMap<string, Tier>;
  readonly #free: Tier;

  /** @param freeMonthlyCalls the tier of every self-serve registration. */
  constructor(freeMonthlyCalls: number, others: readonly Tier[] = []) {
    this.#free = { name: FREE, monthlyCalls: freeMonthlyCalls };
    this.#tiers = new Map(others.map((tier) => [tier.name, tier]));
  }

  /** Calls a month; an account on a tier that is no longer offered has those of the free one. */
  monthlyCalls(name: string): number {
    return (this.#tiers.get(name) ?? this.#free).monthlyCalls;
  }
}
