/**
 * Simulates agencies. Every dataset in the catalogue has its agency's format, with invented values up to the present. The sandbox is
 * for tests, and for trials without a network. Invented values are never mixed with published values.
 */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { Clock } from '../src/core/clock.ts';
import type { Dataset } from '../src/core/define-dataset.ts';
import { DAY_MS } from '../src/core/period.ts';
import { simulatedAgencies } from './agencies.ts';
import type { SandboxAgency } from './agency.ts';
import { type LoopbackServer, listen } from './loopback.ts';
import { upstreamUrl } from './replay/replay-server.ts';

export interface SandboxOptions {
  readonly datasets: readonly Dataset[];
  readonly clock: Clock;
  /** The port. The default is any free port. */
  readonly port?: number;
}

/** Starts the agencies on 127.0.0.1. The returned `url` is the URL for an upstream with the mode `base`. */
export async function startSandbox({ datasets, clock, port = 0 }: SandboxOptions): Promise<LoopbackServer> {
  const agencies = simulatedAgencies(datasets);
  const etags = new EtagsOfNow();
  const server = createServer((request, response) => {
    const { status, headers, body } = replyTo(request, agencies, etags, clock.now());
    response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers });
    response.end(request.method === 'HEAD' ? undefined : body);
  });
  return listen(server, port);
}

const MOST_ETAGS = 20_000;

interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array | string;
}

function replyTo(request: IncomingMessage, agencies: readonly SandboxAgency[], etags: EtagsOfNow, now: number): Reply {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return { status: 405, headers: { allow: 'GET, HEAD' }, body: 'Only GET is accepted.' };
  }
  const url = upstreamUrl(request.url ?? '/');
  const there = agencies.filter((one) => url !== null && one.hosts.includes(url.host));
  if (!url || there.length === 0) return { status: 404, body: 'The path begins with the host of a simulated agency.' };
  const requested = request.headers['if-none-match'];
  const known = etags.of(url, now);
  if (known !== null && requested === known) return { status: 304, headers: { etag: known } };
  const { agency, file } = firstFound(there, url, now);
  if ('status' in file) return { status: file.status, body: file.text };
  const etag = etags.remember(url, now, agency.sameForMs ?? DAY_MS, file.bytes);
  if (requested === etag) return { status: 304, headers: { etag } };
  return { status: 200, headers: { etag, 'content-type': file.contentType }, body: file.bytes };
}

/**
 * Returns the response from the first agency that has the file, because several agencies share a host. If none has it, returns the first 404
 * response.
 */
function firstFound(agencies: readonly SandboxAgency[], url: URL, now: number): Found {
  let found: Found | null = null;
  for (const agency of agencies) {
    const file = agency.answer(url, now);
    if (!('status' in file)) return { agency, file };
    found ??= { agency, file };
  }
  if (!found) throw new Error('No agency was given');
  return found;
}

interface Found {
  readonly agency: SandboxAgency;
  readonly file: ReturnType<SandboxAgency['answer']>;
}

/** Caches the ETag of each response until the response changes, so that an unchanged response is not generated again. */
class EtagsOfNow {
  readonly #known = new Map<string, { readonly etag: string; readonly until: number }>();

  of(url: URL, now: number): string | null {
    const known = this.#known.get(url.href);
    return known && now < known.until ? known.etag : null;
  }

  remember(url: URL, now: number, sameForMs: number, bytes: Uint8Array): string {
    const etag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`;
    if (this.#known.size >= MOST_ETAGS) this.#known.clear();
    this.#known.set(url.href, { etag, until: (Math.floor(now / sameForMs) + 1) * sameForMs });
    return etag;
  }
}
