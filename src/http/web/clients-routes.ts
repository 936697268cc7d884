/** Client packages at `/clients/`. `web/pages` has the page about them. */
import { createHash } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ClientFolder, MadePackage } from '../../clients/client-folder.ts';
import type { ClientPackage } from '../../clients/package-names.ts';
import { INDEX_FILES, packedIndex } from '../../clients/r-repository.ts';
import { quoted, WattleError } from '../../core/errors.ts';
import { nearest } from '../../core/nearest.ts';
import { installCommands } from '../../web/pages/docs/clients-page.ts';
import type { Headers } from '../base/headers.ts';
import { plainRoute } from '../endpoints/plain/plain.ts';
import { canonicalQuery } from '../request/request-target.ts';
import { refuseUnread } from './page-query.ts';
import type { PageServing } from './page-serving.ts';
import { type Sent, sendFile, sendText } from './stored-file.ts';

const CHECKSUMS = 'SHA256SUMS';
/** The cache time for redirects, in seconds. The redirect from a name without a version depends on the installed release. */
const MAX_AGE_SECONDS = 300;
const OPEN: Headers = {
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': `public, max-age=${MAX_AGE_SECONDS}`,
};

/** @param folder null without packages */
export function addClients(app: FastifyInstance, serving: PageServing, folder: ClientFolder | null): void {
  const route = (id: string, make: (request: FastifyRequest, packages: ClientFolder) => Promise<Sent>): void => {
    const url = plainRoute(id);
    const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const startedAt = performance.now();
      try {
        const query = canonicalQuery(request.raw.url ?? '/');
        refuseUnread(query, []);
        const entered = await serving.enter(request, { access: 'open', isPlain: true }, null, query);
        if (folder === null) throw new WattleError('CONF_ABSENT', 'This server does not have the client packages. Run `npm run build`.');
        const { status, headers, body } = await make(request, folder).catch((error: unknown) => {
          entered.settle(false);
          throw error;
        });
        entered.settle(true);
        return serving.send(request, reply, id, startedAt, status, { ...headers, ...OPEN }, body);
      } catch (error) {
        return serving.refuse(request, reply, error, id, startedAt);
      }
    };
    app.route({ method: ['GET', 'HEAD'], url, config: { page: { id, path: url } }, handler });
  };
  const { site } = serving.web;
  route('clientsList', async (request, packages) => {
    const text = JSON.stringify(listOf(await all(packages, site.publicUrl), site.publicUrl, site.version), null, 2);
    return sendText(request, `${text}\n`, 'application/json; charset=utf-8', { etag: tagOf(text) });
  });
  route('clientsChecksums', async (request, packages) => {
    const text = (await all(packages, site.publicUrl)).map(({ sha256, name }) => `${sha256}  ${name}\n`).join('');
    return sendText(request, text, 'text/plain; charset=utf-8', { etag: tagOf(text) });
  });
  route('clientFile', async (request, packages) => {
    const { file: requested = '' } = request.params as Record<string, string>;
    // The redirect is relative, so that it works behind a proxy with any base path.
    const found = packages.packages.find(({ name, alias }) => name === requested || alias === requested);
    if (found === undefined) throw unknown(requested, packages);
    if (found.alias === requested) return { status: 302, headers: { location: found.name }, body: undefined };
    return sendPackage(request, packages, found, site.publicUrl);
  });
  route('clientRepository', async (request, packages) => {
    const { file: requested = '' } = request.params as Record<string, string>;
    const own = packages.packages.find(({ id, name }) => id === 'r' && name === requested);
    if (own !== undefined) return sendPackage(request, packages, own, site.publicUrl);
    const index = await packages.rIndex();
    const etag = tagOf(`${requested} ${index}`);
    if (requested === 'PACKAGES') return sendText(request, index, 'text/plain; charset=utf-8', { etag });
    if (requested === 'PACKAGES.gz') return sendText(request, packedIndex(index), 'application/gzip', { etag });
    throw new WattleError('REQ_NOT_FOUND', `Unknown file of the R repository: ${quoted(requested)}.`, {
      hint: `Allowed: ${[...INDEX_FILES, ...packages.packages.flatMap(({ id, name }) => (id === 'r' ? [name] : []))].join(', ')}.`,
    });
  });
}

async function sendPackage(request: FastifyRequest, packages: ClientFolder, one: ClientPackage, publicUrl: string): Promise<Sent> {
  const made = await packages.made(one, publicUrl);
  return sendFile(request, {
    bytes: made.bytes,
    sha256: made.sha256,
    mediaType: made.mediaType,
    headers: { 'content-disposition': `attachment; filename="${made.name}"` },
    open: (piece) => packages.open(made, publicUrl, piece),
  });
}

const tagOf = (text: string): string => `"${createHash('sha256').update(text).digest('hex')}"`;

async function all(folder: ClientFolder, publicUrl: string): Promise<readonly MadePackage[]> {
  const made: MadePackage[] = [];
  // Packages are made one after another, because this thread compresses them between requests.
  for (const one of folder.packages) made.push(await folder.made(one, publicUrl));
  return made;
}

const listOf = (made: readonly MadePackage[], publicUrl: string, version: string): object => ({
  version,
  checksums: `${publicUrl}/clients/${CHECKSUMS}`,
  files: made.map((one) => ({
    id: one.id,
    name: one.name,
    title: one.title,
    address: `${publicUrl}/clients/${one.name}`,
    alias: `${publicUrl}/clients/${one.alias}`,
    media_type: one.mediaType,
    bytes: one.bytes,
    sha256: one.sha256,
    install: installCommands(one, publicUrl),
  })),
});

function unknown(requested: string, { packages }: ClientFolder): WattleError {
  const names = [...packages.flatMap(({ name, alias }) => [name, alias]), CHECKSUMS];
  const near = nearest(requested, names, 3).join(' or ');
  return new WattleError('REQ_NOT_FOUND', `Unknown package: ${quoted(requested)}.`, {
    hint: near === '' ? '/clients lists all packages.' : `Did you mean ${near}? Each instance serves only its own version. See /clients.`,
  });
}
