/** The one spelling of a query: what says nothing is dropped, and lists have one form. */

/** What tools add to an address so that no cache answers it, and what newsletters and networks add to links. */
const SAYS_NOTHING = /^(_|_t|cb|t|ts|nocache|cachebust|cache_buster|utm_\w+|fbclid|gclid|dclid|msclkid|yclid|mc_[ce]id|igshid|ref)$/i;
/** `ids[]` and `ids[0]`, as some libraries write lists; `c[FREQ]` of SDMX is a name. */
const OF_A_LIST = /^([^[\]]+)\[\d*\]$/;

export const saysNothing = (name: string): boolean => SAYS_NOTHING.test(name);

/** A copy without what says nothing: keys against caches, and values that are empty. Keys of lists lose their brackets. */
export function tidied(sent: URLSearchParams): URLSearchParams {
  const tidy = new URLSearchParams();
  for (const [key, value] of sent) {
    const name = OF_A_LIST.exec(key)?.[1] ?? key;
    if (value.trim() !== '' && !saysNothing(name)) tidy.append(name, value);
  }
  return tidy;
}
