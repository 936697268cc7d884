/**
 * Parses an address, relative to `base` if given, or null.
 *
 * Not `URL.canParse`: after V8 compiles its caller, Node 22 rejects texts with letters between U+0080 and U+00FF
 * (`https://bücher.example/`) that are valid URLs.
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
