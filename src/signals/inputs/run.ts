/** Counts the consecutive periods up to t for which `did` is true. `did` throws if a value is missing. The indicator then has no row. */
export function runUpTo(t: number, did: (q: number) => boolean): number {
  let q = t;
  while (did(q)) q -= 1;
  return t - q;
}
