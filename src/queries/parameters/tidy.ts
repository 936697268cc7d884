/** Normalises a query: removes parameters without meaning, and brackets that mark lists. */

/** Parameters that only prevent caching, and those that newsletters and social networks add for tracking. */
const SAYS_NOTHING = /^(_|_t|cb|t|ts|nocache|cachebust|cache_buster|utm_\w+|fbclid|gclid|dclid|msclkid|yclid|mc_[ce]id|igshid|ref)$/i;
/** `ids[]` and `ids[0]` are lists. `c[FREQ]` in SDMX is not, because its brackets are part of the name. */
const OF_A_LIST = /^([^[\]]+)\[\d*\]$/;

export const saysNothing = (name: string): boolean => SAYS_NOTHING.test(name);

/** A copy without parameters that prevent caching, without empty values, and without brackets that mark lists. */
export function tidied(sent: URLSearchParams): URLSearchParams {
  const tidy = new URLSearchParams();
  for (const [key, value] of sent) {
    const name = OF_A_LIST.exec(key)?.[1] ?? key;
    if (value.trim() !== '' && !saysNothing(name)) tidy.append(name, value);
  }
  return tidy;
}
