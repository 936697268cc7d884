/** Bulk files at `/bulk/`. A request never builds a file. */

import { performance } from 'node:perf_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type BulkFolder, type BulkResource, checksumsOf, hashOf } from '../../bulk/folder.ts';
import type { BulkSigner } from '../../bulk/signed-sums.ts';
import { quoted, WattleError } from '../../core/errors.ts';
import { nearest } from '../../core/nearest.ts';
import type { Headers } from '../base/headers.ts';
import { plainRoute } from '../endpoints/plain/plain.ts';
import { TOKEN_PARAMETER } from '../request/credential.ts';
import { canonicalQuery } from '../request/request-target.ts';
import { keyedHeaders } from './page-headers.ts';
import { refuseUnread } from './page-query.ts';
import type { PageServing } from './page-serving.ts';
import { type Sent, sendFile, sendText } from './stored-file.ts';

const ROOT = '/bulk';
const PACKAGE = 'datapackage.json';
const CHECKSUMS = 'SHA256SUMS';
const SIGNATURE = `${CHECKSUMS}.minisig`;
const SIGNING_KEY = 'minisign.pub';
/** The cache time for the list of files, in seconds. The files never change, because their names contain their hash. */
const MAX_AGE_SECONDS = 300;
const OPEN: Headers = {
  'cross-origin-resource-policy': 'cross-origin',
};

/** @param folder null without bulk files */
export function addBulk(app: FastifyInstance, serving: PageServing, folder: BulkFolder | null, signer: BulkSigner): void {
  const handlerOf =
    (id: string, url: string) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const startedAt = performance.now();
      const name = (request.params as Record<string, string>)['*'] ?? url.slice(ROOT.length + 1);
      try {
        const query = canonicalQuery(request.raw.url ?? '/');
        const token = query.get(TOKEN_PARAMETER);
        query.delete(TOKEN_PARAMETER);
        refuseUnread(query, []);
        const access = { access: 'reading', isPlain: true, token: { opens: 'csv', series: null } } as const;
        const entered = await serving.enter(request, access, token, query);
        const sent = await answer(request, name, folder, signer).catch((error: unknown) => {
          entered.settle(false);
          throw error;
        });
        entered.settle(true);
        const { isPublic } = serving.web;
        const headers = { ...sent.headers, ...OPEN, 'cache-control': `${isPublic ? 'public' : 'private'}, max-age=${MAX_AGE_SECONDS}` };
        const own = { ...headers, ...keyedHeaders(entered.by, headers) };
        return serving.send(request, reply, id, startedAt, sent.status, own, sent.body);
      } catch (error) {
        return serving.refuse(request, reply, error, id, startedAt);
      }
    };
  const route = (id: string, url = plainRoute(id)): void => {
    app.route({ method: ['GET', 'HEAD'], url, config: { page: { id, path: url } }, handler: handlerOf(id, url) });
  };
  for (const id of ['bulkIndex', 'bulkPackage', 'bulkChecksums', 'bulkSignature', 'bulkSigningKey', 'bulkSeries']) route(id);
  // For an unknown file, the error lists the existing files.
  route('bulkSource', `${ROOT}/*`);
}

/** Sends a file. Throws DATA_UNAVAILABLE before the first build, and REQ_NOT_FOUND for an unknown file. */
async function answer(request: FastifyRequest, name: string, folder: BulkFolder | null, signer: BulkSigner): Promise<Sent> {
  if (name === SIGNING_KEY) return text(request, signer.publicKey, 'text/plain; charset=utf-8', 0);
  const there = (await folder?.package()) ?? null;
  if (folder === null || there === null) {
    throw new WattleError('DATA_UNAVAILABLE', 'The bulk files have not been built yet.', {
      hint: 'Try again in a few minutes. For the site administrator: without a worker, run wattle bulk.',
      retryAfterSeconds: 120,
    });
  }
  if (name === '' || name === PACKAGE) return text(request, there.text, 'application/json; charset=utf-8', there.changedAt);
  if (name === CHECKSUMS) return text(request, checksumsOf(there.package), 'text/plain; charset=utf-8', there.changedAt);
  if (name === SIGNATURE)
    return text(request, signer.sign(checksumsOf(there.package), CHECKSUMS), 'text/plain; charset=utf-8', there.changedAt);
  const resource = there.package.resources.find((one) => one.path === name);
  if (resource) return file(request, folder, resource);
  const names = [PACKAGE, CHECKSUMS, SIGNATURE, SIGNING_KEY, ...there.package.resources.map((one) => one.path)];
  throw new WattleError('REQ_NOT_FOUND', `Unknown bulk file: ${quoted(name)}.`, {
    hint: `Did you mean ${nearest(name, names, 3).join(' or ') || PACKAGE}? /bulk/${PACKAGE} lists all bulk files.`,
  });
}

function text(request: FastifyRequest, content: string, type: string, changedAt: number): Sent {
  const etag = `"${changedAt.toString(36)}-${Buffer.byteLength(content).toString(36)}"`;
  return sendText(request, content, type, { etag, 'last-modified': new Date(changedAt).toUTCString() });
}

const file = (request: FastifyRequest, folder: BulkFolder, resource: BulkResource): Promise<Sent> =>
  sendFile(request, {
    bytes: resource.bytes,
    sha256: hashOf(resource),
    mediaType: resource.mediatype,
    headers: { 'last-modified': new Date(resource.made_at).toUTCString() },
    open: (piece) => folder.open(resource, piece ?? undefined),
  });
