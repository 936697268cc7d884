/** The served paths and the declared paths are the same, with the same ids. Metrics and logs use these ids. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGES } from '../../src/web/pages.ts';
import { type Harness, startHarness } from './harness.ts';

/** Paths that are not in the list of pages: requests from browsers and crawlers, and pages for one visitor. */
const BESIDE_PAGES = [
  ...['asset', 'favicon', 'theme', 'robots', 'sitemap', 'docs', 'docsKey', 'guide', 'guideKey'],
  ...['registerPage', 'registerForm', 'signInPage', 'signInForm', 'signInCode', 'signInLink', 'signOut'],
  ...['accountPage', 'accountExport', 'accountKeys', 'accountTokens', 'accountWebhooks', 'accountDelete', 'accountDeleted'],
  ...['adminPage', 'adminInvite', 'adminTier', 'adminThrottle', 'adminData', 'adminRebuild', 'adminMail'],
];
const PAGE_IDS = [...PAGES.map(({ id }) => id), ...BESIDE_PAGES];

interface Declared {
  readonly id: string;
  readonly method: string;
  readonly path: string;
}

let h: Harness;
let declared: readonly Declared[];
beforeAll(async () => {
  h = await startHarness();
  const { paths } = (await h.ask({ url: '/openapi.json' })).json() as { paths: Record<string, Record<string, { operationId: string }>> };
  declared = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { operationId }]) => ({
      id: operationId.replace(/_alias_.*$/, ''),
      method: method.toUpperCase(),
      path,
    })),
  );
});
afterAll(() => h.close());

interface Served {
  readonly id: string;
  readonly method: string;
  readonly url: string;
}

/** Returns every route except preflights, once for each method other than HEAD. */
const routes = (): readonly Served[] =>
  h.app.routes.flatMap(({ method, url, config }) =>
    [method]
      .flat()
      .filter((one) => one !== 'HEAD' && one !== 'OPTIONS')
      .map((one) => ({ id: config?.endpoint?.id ?? config?.page?.id ?? 'none', method: one, url })),
  );

/** `/bulk/*` has `/bulk/{partition}/observations.parquet`, and `/s/:file` has only `/s/{file}`. */
function serves({ method, url }: Served, { method: requested, path }: Declared): boolean {
  if (method !== requested) return false;
  const spelt = path.replace(/\{(\w+)\}/g, ':$1');
  return url.endsWith('*') ? spelt.startsWith(url.slice(0, -1)) : spelt === url;
}

describe('the routes', () => {
  it('are found', () => {
    expect(routes().length).toBeGreaterThan(declared.length);
  });

  it('serve each declared URL under its id', () => {
    const lacking = declared.filter((one) => !routes().some((route) => route.id === one.id && serves(route, one)));
    expect(lacking).toEqual([]);
  });

  it('are either declared or pages', () => {
    const undeclared = routes().filter(
      (route) => !PAGE_IDS.includes(route.id) && !declared.some((one) => one.id === route.id && serves(route, one)),
    );
    expect(undeclared).toEqual([]);
    expect(PAGE_IDS.filter((id) => !routes().some((route) => route.id === id))).toEqual([]);
  });

  it('have ids of either a page or an API URL, and never of both', () => {
    const ids = new Set(declared.map(({ id }) => id));
    expect(PAGE_IDS.filter((id) => ids.has(id))).toEqual([]);
  });
});
