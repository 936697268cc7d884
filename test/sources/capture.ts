/** Makes captures for parser tests, which are bytes with a URL and a download time. */
import type { Captured } from '../../src/core/capture.ts';

export interface CaptureFacts {
  readonly url: string;
  readonly retrievedAt?: string;
  readonly askId?: string;
}

/** Makes a capture. Text is encoded as UTF-8. For another encoding, pass bytes. */
export function capture(content: string | Uint8Array, facts: CaptureFacts): Captured {
  return {
    sha256: '0'.repeat(64),
    bytes: typeof content === 'string' ? new TextEncoder().encode(content) : content,
    url: facts.url,
    contentType: null,
    retrievedAt: Date.parse(facts.retrievedAt ?? '2026-06-01T00:00:00Z'),
    askId: facts.askId ?? 'test',
  };
}
