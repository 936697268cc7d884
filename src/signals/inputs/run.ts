/** Periods in a row. */

/** How many periods up to t did something in a row. The test of a period that cannot be judged throws, and the row with it. */
export function runUpTo(t: number, did: (q: number) => boolean): number {
  let q = t;
  while (did(q)) q -= 1;
  return t - q;
}
