/** The number of consecutive periods up to t for which `did` is true. If `did` throws because a value is missing, the row is absent. */
export function runUpTo(t: number, did: (q: number) => boolean): number {
  let q = t;
  while (did(q)) q -= 1;
  return t - q;
}
