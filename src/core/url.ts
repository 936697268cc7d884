/**
 * Parses a URL, or returns null if it is invalid.
 *
 * `URL.canParse` has a bug in Node 22. After V8 compiles the caller, it rejects valid URLs with letters between U+0080 and U+00FF
 * (`https://bücher.example/`).
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
