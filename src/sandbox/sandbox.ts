/**
 * The program's own simulated agencies: every dataset of the catalogue, in its publisher's format, with made-up figures that
 * follow the clock. For trying out without a network, and for tests. The figures are never mixed with published ones.
 */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { findSource } from '../catalogue/catalogue.ts';
import type { Clock } from '../core/clock.ts';
import type { Dataset } from '../core/define-dataset.ts';
import { DAY_MS } from '../core/period.ts';
import { absAgency } from './abs-agency.ts';
import type { SandboxAgency } from './agency.ts';
import { type LoopbackServer, listen } from './loopback.ts';
import { rbaAgency } from './rba-agency.ts';
import { upstreamUrl } from './replay-server.ts';

export interface SandboxOptions {
  readonly datasets: readonly Dataset[];
  readonly clock: Clock;
}

/** Starts the agencies on a free port of 127.0.0.1; `url` is what an upstream of mode base is given. */
export async function startSandbox({ datasets, clock }: SandboxOptions): Promise<LoopbackServer> {
  const uncuratedTable = (id: string) => findSource('rba')?.uncurated?.(id) ?? null;
  const agencies: readonly SandboxAgency[] = [absAgency(datasets), rbaAgency(datasets, uncuratedTable)];
  const etags = new EtagsOfToday();
  const server = createServer((request, response) => {
    const { status, headers, body } = replyTo(request, agencies, etags, clock.now());
    response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers });
    response.end(request.method === 'HEAD' ? undefined : body);
  });
  return listen(server, 0);
}

interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array | string;
}

function replyTo(request: IncomingMessage, agencies: readonly SandboxAgency[], etags: EtagsOfToday, now: number): Reply {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return { status: 405, headers: { allow: 'GET, HEAD' }, body: 'Only GET is answered here.' };
  }
  const url = upstreamUrl(request.url ?? '/');
  const agency = agencies.find((one) => url !== null && one.hosts.includes(url.host));
  if (!url || !agency) return { status: 404, body: 'The path begins with the host of a simulated agency.' };
  const asked = request.headers['if-none-match'];
  const known = etags.of(url, now);
  if (known !== null && asked === known) return { status: 304, headers: { etag: known } };
  const file = agency.answer(url, now);
  if ('status' in file) return { status: file.status, body: file.text };
  const etag = etags.remember(url, now, file.bytes);
  if (asked === etag) return { status: 304, headers: { etag } };
  return { status: 200, headers: { etag, 'content-type': file.contentType }, body: file.bytes };
}

/** An answer is the same for a day: a caller who has it need not wait until it is made again. */
class EtagsOfToday {
  #day = 0;
  readonly #known = new Map<string, string>();

  of(url: URL, now: number): string | null {
    this.#turnTo(now);
    return this.#known.get(url.href) ?? null;
  }

  remember(url: URL, now: number, bytes: Uint8Array): string {
    this.#turnTo(now);
    const etag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`;
    this.#known.set(url.href, etag);
    return etag;
  }

  #turnTo(now: number): void {
    const day = Math.floor(now / DAY_MS);
    if (day !== this.#day) this.#known.clear();
    this.#day = day;
  }
}
