/** Normalises a query. Removes parameters that have no effect, empty values, and brackets that mark lists. */

/** Parameters that prevent caching or track readers, and have no effect on the response. */
const SAYS_NOTHING = /^(_|_t|cb|t|ts|nocache|cachebust|cache_buster|utm_\w+|fbclid|gclid|dclid|msclkid|yclid|mc_[ce]id|igshid|ref)$/i;
/** Names such as `ids[]` and `ids[0]`, whose brackets mark a list. In SDMX's `c[FREQ]`, the brackets are part of the name. */
const OF_A_LIST = /^([^[\]]+)\[\d*\]$/;

export const saysNothing = (name: string): boolean => SAYS_NOTHING.test(name);

/** Returns names and values in the order of the query. */
export function tidied(sent: URLSearchParams): [name: string, value: string][] {
  const tidy: [string, string][] = [];
  for (const [key, value] of sent) {
    const name = key.endsWith(']') ? (OF_A_LIST.exec(key)?.[1] ?? key) : key;
    if (value.trim() !== '' && !saysNothing(name)) tidy.push([name, value]);
  }
  return tidy;
}
