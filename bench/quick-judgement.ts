/** Compares a quick run with its targets and with the last accepted run. */

export interface Quick {
  readonly what: string;
  /** The measured value: thousandths of the reference operation, or a share of the speed of the bare server. */
  readonly value: number;
  /** The lowest accepted share. Null without a target. */
  readonly bar: number | null;
  /** True if `value` is a share. A higher value is then better. */
  readonly isShare: boolean;
}

export interface Verdict extends Quick {
  /**
   * Processor time as a multiple of that in the accepted run: 1.1 is a tenth more. Null for a request that the accepted run does not have.
   */
  readonly rise: number | null;
  readonly isMet: boolean;
}

/** The rise above which a change of the code, and not the machine, must be the cause. */
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
