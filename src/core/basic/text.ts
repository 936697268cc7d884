/** Changes the spelling of texts. */

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns a text as part of an id: `Labour Force, Australia` becomes `labour-force-australia`. */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Decodes escaped characters, such as `%20` for a blank. Returns a text with invalid escapes unchanged. */
export function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
