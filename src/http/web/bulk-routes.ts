/** The bulk files at `/bulk/`: whole, in pieces, or their heads alone. None is made for a request. */

import { performance } from 'node:perf_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type BulkFolder, type BulkResource, checksumsOf, hashOf } from '../../bulk/folder.ts';
import { WattleError } from '../../core/errors.ts';
import { nearest } from '../../core/nearest.ts';
import { plainRoute } from '../endpoints/plain.ts';
import type { Headers } from '../headers.ts';
import { byteRangeOf, contentRangeOf, isSameBody } from '../request/byte-range.ts';
import { TOKEN_PARAMETER } from '../request/credential.ts';
import { hasEtag } from '../request/negotiate.ts';
import { canonicalQuery } from '../request/request-target.ts';
import { tidyQuery } from './page-query.ts';
import type { PageServing } from './page-serving.ts';

const ROOT = '/bulk';
const PACKAGE = 'datapackage.json';
const CHECKSUMS = 'SHA256SUMS';
/** A package is looked at again after so long; a file is named by its hash. */
const MAX_AGE_SECONDS = 300;
const OPEN: Headers = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Content-Length, Content-Range, ETag, Accept-Ranges, Last-Modified',
  'cross-origin-resource-policy': 'cross-origin',
};

/** @param folder null where this installation keeps none */
export function addBulk(app: FastifyInstance, serving: PageServing, folder: BulkFolder | null): void {
  const handlerOf =
    (id: string, url: string) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const startedAt = performance.now();
      const name = (request.params as Record<string, string>)['*'] ?? url.slice(ROOT.length + 1);
      try {
        const query = canonicalQuery(request.raw.url ?? '/');
        const token = query.get(TOKEN_PARAMETER);
        query.delete(TOKEN_PARAMETER);
        tidyQuery(query, []);
        const access = { access: 'reading', isPlain: true, token: { opens: 'csv', series: null } } as const;
        const entered = await serving.enter(request, access, token, query);
        const sent = await answer(request, name, folder).catch((error: unknown) => {
          entered.settle(false);
          throw error;
        });
        entered.settle(true);
        const { isPublic } = serving.web;
        const headers = { ...sent.headers, ...OPEN, 'cache-control': `${isPublic ? 'public' : 'private'}, max-age=${MAX_AGE_SECONDS}` };
        return serving.send(request, reply, id, startedAt, sent.status, headers, sent.body);
      } catch (error) {
        return serving.refuse(request, reply, error, id, startedAt);
      }
    };
  const route = (id: string, url = plainRoute(id)): void => {
    app.route({ method: ['GET', 'HEAD'], url, config: { page: { id, path: url } }, handler: handlerOf(id, url) });
  };
  for (const id of ['bulkIndex', 'bulkPackage', 'bulkChecksums', 'bulkSeries']) route(id);
  // A file that there is not is refused with the names of those that there are.
  route('bulkSource', `${ROOT}/*`);
}

interface Sent {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Parameters<PageServing['send']>[6];
}

/** Throws DATA_UNAVAILABLE where nothing was made yet, REQ_NOT_FOUND for what is none of the files. */
async function answer(request: FastifyRequest, name: string, folder: BulkFolder | null): Promise<Sent> {
  const there = (await folder?.package()) ?? null;
  if (folder === null || there === null) {
    throw new WattleError('DATA_UNAVAILABLE', 'The bulk files have not been made yet.', {
      hint: 'They are made within minutes of a start; where no worker runs, the operator does: wattle bulk.',
      retryAfterSeconds: 120,
    });
  }
  if (name === '' || name === PACKAGE) return text(request, there.text, 'application/json; charset=utf-8', there.changedAt);
  if (name === CHECKSUMS) return text(request, checksumsOf(there.package), 'text/plain; charset=utf-8', there.changedAt);
  const resource = there.package.resources.find((one) => one.path === name);
  if (resource) return file(request, folder, resource);
  const names = [PACKAGE, CHECKSUMS, ...there.package.resources.map((one) => one.path)];
  throw new WattleError('REQ_NOT_FOUND', `There is no bulk file “${name.slice(0, 100)}”.`, {
    hint: `Did you mean ${nearest(name, names, 3).join(' or ') || PACKAGE}? /bulk/${PACKAGE} names them all.`,
  });
}

function text({ headers }: FastifyRequest, content: string, type: string, changedAt: number): Sent {
  const bytes = Buffer.from(content);
  const etag = `"${changedAt.toString(36)}-${bytes.length.toString(36)}"`;
  const told = { etag, 'last-modified': new Date(changedAt).toUTCString() };
  if (hasEtag(headers['if-none-match'], etag)) return { status: 304, headers: told, body: undefined };
  return { status: 200, headers: { ...told, 'content-type': type, 'content-length': String(bytes.length) }, body: bytes };
}

/** Its tag is its hash: a reader that has begun with one edition is never given a piece of another. */
async function file({ method, headers }: FastifyRequest, folder: BulkFolder, resource: BulkResource): Promise<Sent> {
  const { bytes, mediatype, made_at } = resource;
  const etag = `"${hashOf(resource)}"`;
  const told = { etag, 'last-modified': new Date(made_at).toUTCString(), 'accept-ranges': 'bytes' };
  if (hasEtag(headers['if-none-match'], etag)) return { status: 304, headers: told, body: undefined };
  const own = { ...told, 'content-type': mediatype };
  const range = method === 'GET' && isSameBody(headers['if-range']?.toString(), etag) ? byteRangeOf(headers.range, bytes) : null;
  if (range === 'unsatisfiable')
    return { status: 416, headers: { ...own, 'content-range': contentRangeOf(range, bytes) }, body: undefined };
  const length = range === null ? bytes : range.last - range.first + 1;
  const sized = { ...own, 'content-length': String(length), ...(range && { 'content-range': contentRangeOf(range, bytes) }) };
  const status = range === null ? 200 : 206;
  if (method === 'HEAD') return { status, headers: sized, body: undefined };
  return { status, headers: sized, body: await folder.open(resource, range ?? undefined) };
}
