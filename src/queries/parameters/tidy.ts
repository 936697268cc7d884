/** Normalises a query: drops meaningless parameters and list brackets. */

/** Cache busters, and parameters of newsletters and networks. */
const SAYS_NOTHING = /^(_|_t|cb|t|ts|nocache|cachebust|cache_buster|utm_\w+|fbclid|gclid|dclid|msclkid|yclid|mc_[ce]id|igshid|ref)$/i;
/** `ids[]` and `ids[0]` are lists. `c[FREQ]` in SDMX is a name. */
const OF_A_LIST = /^([^[\]]+)\[\d*\]$/;

export const saysNothing = (name: string): boolean => SAYS_NOTHING.test(name);

/** A copy without cache busters and empty values, and without list brackets. */
export function tidied(sent: URLSearchParams): URLSearchParams {
  const tidy = new URLSearchParams();
  for (const [key, value] of sent) {
    const name = OF_A_LIST.exec(key)?.[1] ?? key;
    if (value.trim() !== '' && !saysNothing(name)) tidy.append(name, value);
  }
  return tidy;
}
