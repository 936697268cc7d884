/** Routes for pages, their files, and the theme switch. */
import type { FastifyInstance } from 'fastify';
import { WattleError } from '../../core/errors.ts';
import { FAVICON } from '../../web/mark.ts';
import type { WebPage } from '../../web/page.ts';
import type { Site } from '../../web/site.ts';
import { routerPath } from '../base/paths.ts';
import type { Assets } from '../reply/assets.ts';
import { chooseEncoding } from '../request/negotiate.ts';
import type { PageServing } from './page-serving.ts';
import { themeCookie } from './visit.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_A_DAY = 'public, max-age=86400';
const FORM = 'application/x-www-form-urlencoded';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set for the route of a page, which accepts forms and shows errors as pages. */
    page?: { readonly id: string; readonly path: string };
  }
}

/** Reads form bodies, which only pages accept. */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(FORM, { parseAs: 'string' }, (request, text: string, done) => {
    if (request.routeOptions.config.page) done(null, new URLSearchParams(text));
    else
      done(
        new WattleError('REQ_UNSUPPORTED_MEDIA_TYPE', 'The body must be application/json.', {
          hint: 'Send a JSON object as application/json.',
        }),
      );
  });
}

export function addPages(app: FastifyInstance, pages: readonly WebPage[], serving: PageServing, site: Site, assets: Assets): void {
  for (const page of pages) {
    app.route({
      method: ['GET', 'HEAD'],
      url: routerPath(page.path),
      handler: serving.page(page),
      config: { page: { id: page.id, path: page.path } },
    });
  }
  addAssets(app, assets);
  // Browsers and feed readers request this URL without a link to it.
  app.route({
    method: ['GET', 'HEAD'],
    url: '/favicon.ico',
    config: { page: { id: 'favicon', path: '/favicon.svg' } },
    handler: (_request, reply) => reply.header('cache-control', FOR_A_DAY).redirect(site.href('/favicon.svg'), 301),
  });
  addThemeSwitch(app, site);
}

function addAssets(app: FastifyInstance, assets: Assets): void {
  const config = { page: { id: 'asset', path: '/assets/{name}' } };
  app.route<{ Params: { name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/assets/:name',
    config,
    handler: (request, reply) => {
      const asset = assets.files.get(request.params.name);
      if (!asset) throw new WattleError('REQ_NOT_FOUND', 'Unknown file. Reload the page to get its current version.');
      const encoding = chooseEncoding(request.headers['accept-encoding']?.toString());
      const encoded = encoding === 'identity' ? {} : { 'content-encoding': encoding };
      return reply
        .headers({
          'content-type': asset.contentType,
          'cache-control': FOR_EVER,
          'x-content-type-options': 'nosniff',
          vary: 'Accept-Encoding',
          ...encoded,
        })
        .send(asset.bytes[encoding]);
    },
  });
  app.route({
    method: ['GET', 'HEAD'],
    url: '/favicon.svg',
    config: { page: { id: 'favicon', path: '/favicon.svg' } },
    handler: (_request, reply) =>
      reply.headers({ 'content-type': 'image/svg+xml', 'cache-control': FOR_A_DAY, 'x-content-type-options': 'nosniff' }).send(FAVICON),
  });
}

/** Adds the form that switches the theme in browsers without scripts. It returns to its page. */
function addThemeSwitch(app: FastifyInstance, site: Site): void {
  app.route({
    method: 'POST',
    url: '/theme',
    config: { page: { id: 'theme', path: '/theme' } },
    handler: (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const to = form.get('to');
      const theme = to === 'light' || to === 'dark' ? to : null;
      return reply
        .code(303)
        .headers({
          location: site.href(localPath(form.get('back'))),
          'set-cookie': themeCookie(theme, site.base),
          'cache-control': 'no-store',
        })
        .send();
    },
  });
}

/** Returns a path within the site. For any other text, returns the home page, so that a link cannot redirect to another site. */
export const localPath = (text: string | null): string => (text !== null && /^\/(?![/\\])/.test(text) && !/[\r\n]/.test(text) ? text : '/');
