/**
 * Runs a loopback server that replaces all agencies with recorded files. The second URL here serves the file for the first:
 *
 *   https://www.rba.gov.au/statistics/tables/csv/f6-data.csv
 *   http://127.0.0.1:<port>/www.rba.gov.au/statistics/tables/csv/f6-data.csv
 *
 * POST /-/as-of {"date": "2026-03-01"} serves the files that existed on that date. {"date": null} returns to the latest files.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { WattleError } from '../../src/core/errors.ts';
import { parseInstant } from '../../src/core/period.ts';
import { parseUrl } from '../../src/core/url.ts';
import { type LoopbackServer, listen } from '../loopback.ts';
import { type Recorded, readManifests } from './manifest.ts';
import { findRecorded, readSdmxQuery } from './recorded-match.ts';

export interface ReplayOptions {
  /** The folder with the manifests and recorded files. */
  readonly directory: string;
  /** The port. The default is any free port. */
  readonly port?: number;
  /** A date or instant. The server does not serve files that were recorded later. */
  readonly asOf?: string;
}

export interface ReplayServer extends LoopbackServer {
  /** Number of recorded files that the server can serve. */
  readonly files: number;
  /** One sentence for each part of a manifest that cannot be used. */
  readonly problems: readonly string[];
  /** Serves the files that existed on a date or at an instant. Null means now. Throws REQ_BAD_PERIOD for other text. */
  moveTo(date: string | null): void;
}

/**
 * Matches descriptions of rewritten files. They are skipped, because they are not in an agency's format and would not test a connector.
 */
const REWRITTEN = /tidy extract|captured api values|csv export of/i;

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  json: 'application/json',
  html: 'text/html; charset=utf-8',
  xml: 'application/xml',
  xsd: 'application/xml',
  txt: 'text/plain; charset=utf-8',
  zip: 'application/zip',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Starts the server on 127.0.0.1. Throws if the folder cannot be read. Manifest rows that cannot be used are listed in `problems`. */
export async function startReplay(options: ReplayOptions): Promise<ReplayServer> {
  const folder = await readManifests(options.directory);
  const files = folder.files.filter((f) => !REWRITTEN.test(f.format));
  let asOf = options.asOf === undefined ? null : instantOf(options.asOf);
  const moveTo = (date: string | null): void => {
    asOf = date === null ? null : instantOf(date);
  };
  const server = createServer((request, response) => {
    const done = request.url === '/-/as-of' ? moveByRequest(request, response, moveTo) : answer(request, response, files, asOf);
    done.catch((error: unknown) => send(response, 500, `${String(error)}\n`));
  });
  const loopback = await listen(server, options.port ?? 0);
  return { ...loopback, files: files.length, problems: folder.problems, moveTo };
}

function instantOf(date: string): number {
  const instant = parseInstant(date);
  if (instant === null) throw new WattleError('REQ_BAD_PERIOD', `${JSON.stringify(date)} is not a date or a time.`);
  return instant;
}

async function moveByRequest(request: IncomingMessage, response: ServerResponse, moveTo: (date: string | null) => void): Promise<void> {
  if (request.method !== 'POST') return send(response, 405, 'POST {"date": "2026-03-01"} or {"date": null}\n', { allow: 'POST' });
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  try {
    const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as { date?: unknown };
    if (body.date !== null && typeof body.date !== 'string')
      throw new WattleError('REQ_BAD_BODY', 'The body needs the member "date", which is a date or null.');
    moveTo(body.date);
    send(response, 200, `${JSON.stringify({ date: body.date })}\n`, { 'content-type': 'application/json' });
  } catch (error) {
    send(response, 400, `${error instanceof Error ? error.message : String(error)}\n`);
  }
}

async function answer(request: IncomingMessage, response: ServerResponse, files: readonly Recorded[], asOf: number | null): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return send(response, 405, 'Only GET is accepted.\n', { allow: 'GET, HEAD' });
  const requested = upstreamUrl(request.url ?? '/');
  if (!requested) return send(response, 404, 'The path begins with the host of an agency: /www.rba.gov.au/...\n');
  const recorded = findRecorded(files, requested, asOf);
  if (!recorded) return send(response, 404, notFound(requested));
  const bytes = await readFile(recorded.file);
  const etag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`;
  const headers: Record<string, string> = { etag, 'content-type': contentType(recorded) };
  if (recorded.retrievedAt !== null) headers['last-modified'] = new Date(recorded.retrievedAt).toUTCString();
  if (request.headers['if-none-match']?.split(/\s*,\s*/).includes(etag)) return send(response, 304, null, headers);
  send(response, 200, request.method === 'HEAD' ? null : bytes, { ...headers, 'content-length': String(bytes.length) });
}

/** Returns the agency URL for a request path. Null if the path has no host. */
export function upstreamUrl(requestUrl: string): URL | null {
  const found = /^\/([A-Za-z0-9.-]+\.[A-Za-z]{2,}(?::\d+)?)(\/.*)?$/s.exec(requestUrl);
  if (!found) return null;
  return parseUrl(`https://${found[1]}${found[2] ?? '/'}`);
}

/** Writes the text for a URL without a file. The ABS returns NoRecordsFound for a key without data and for a mistyped key. */
function notFound(requested: URL): string {
  return readSdmxQuery(requested.pathname) ? 'NoRecordsFound' : `There is no recorded file of ${requested.href}\n`;
}

function contentType(recorded: Recorded): string {
  if (/^sdmx-json/i.test(recorded.format)) return 'application/vnd.sdmx.data+json; charset=utf-8; version=2.0';
  if (/^sdmx structure json/i.test(recorded.format)) return 'application/vnd.sdmx.structure+json; charset=utf-8; version=1.0';
  if (/^sdmx-csv/i.test(recorded.format)) return 'application/vnd.sdmx.data+csv; charset=utf-8';
  const extension = /\.([a-z]+)$/i.exec(recorded.path)?.[1]?.toLowerCase() ?? '';
  return CONTENT_TYPES[extension] ?? 'application/octet-stream';
}

function send(response: ServerResponse, status: number, body: Uint8Array | string | null, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers });
  response.end(body ?? undefined);
}
