/** Compares a quick run with its bars and with the last accepted run. */

export interface Quick {
  readonly what: string;
  /** Thousandths of the reference operation, or a share of the bare server's speed. */
  readonly value: number;
  /** The least share. Null without a bar. */
  readonly bar: number | null;
  /** A higher value is better. */
  readonly isShare: boolean;
}

export interface Verdict extends Quick {
  /** Processor time against the accepted run: 1.1 is a tenth more. Null for a question that was not in it. */
  readonly rise: number | null;
  readonly isMet: boolean;
}

/** More than this is a fault of the change, not of the machine. */
export const LARGEST_RISE = 1.15;

export const judged = (found: readonly Quick[], accepted: Readonly<Record<string, number>>): readonly Verdict[] =>
  found.map((one) => {
    const before = accepted[one.what];
    const rise = before === undefined ? null : one.isShare ? before / one.value : one.value / before;
    return { ...one, rise, isMet: rise !== null && rise <= LARGEST_RISE && (one.bar === null || one.value >= one.bar) };
  });

export const table = (verdicts: readonly Verdict[]): string =>
  [
    '| Measured | Value | Bar | Against the accepted run | Met |',
    '|---|---|---|---|---|',
    ...verdicts.map(
      ({ what, value, bar, rise, isMet }) =>
        `| ${what} | ${value.toPrecision(3)} | ${bar === null ? '' : `at least ${bar}`} | ${rise === null ? 'not in it' : rise.toFixed(2)} | ${isMet ? 'yes' : '**no**'} |`,
    ),
  ].join('\n');
