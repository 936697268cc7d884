/** Periods in a row. */

/** Length of a run up to t. A period that cannot be judged throws and skips the row. */
export function runUpTo(t: number, did: (q: number) => boolean): number {
  let q = t;
  while (did(q)) q -= 1;
  return t - q;
}
