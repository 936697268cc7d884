/** Compares a quick run with its targets and with the last accepted run. */

export interface Quick {
  readonly what: string;
  /** The measured value, in thousandths of the reference operation, or as a share of the speed of the bare server. */
  readonly value: number;
  /** The lowest accepted share. Null if there is no target. */
  readonly bar: number | null;
  /** True if `value` is a share. A higher value is then better. */
  readonly isShare: boolean;
}

export interface Verdict extends Quick {
  /** Processor time as a multiple of that in the accepted run, such as 1.1 for a tenth more. Null if the accepted run lacks the request. */
  readonly rise: number | null;
  readonly isMet: boolean;
}

/** Above this rise, the cause must be a change in the code, not the machine. */
export const LARGEST_RISE = 1.15;

export const judged = (found: readonly Quick[], accepted: Readonly<Record<string, number>>): readonly Verdict[] =>
  found.map((one) => {
    const before = accepted[one.what];
    const rise = before === undefined ? null : one.isShare ? before / one.value : one.value / before;
    return { ...one, rise, isMet: rise !== null && rise <= LARGEST_RISE && (one.bar === null || one.value >= one.bar) };
  });

export const table = (verdicts: readonly Verdict[]): string =>
  [
    '| Measurement | Value | Target | Ratio to the accepted run | Met |',
    '|---|---|---|---|---|',
    ...verdicts.map(
      ({ what, value, bar, rise, isMet }) =>
        `| ${what} | ${value.toPrecision(3)} | ${bar === null ? '' : `at least ${bar}`} | ${rise === null ? 'not measured' : rise.toFixed(2)} | ${isMet ? 'yes' : '**no**'} |`,
    ),
  ].join('\n');
