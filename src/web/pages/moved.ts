/** Redirects from addresses that people are likely to try. */
import type { WebPage } from '../page.ts';

const MOVED: Readonly<Record<string, string>> = {
  '/releases': '/calendar',
  '/data': '/datasets',
  '/indicators': '/signals',
  '/developers': '/docs',
  '/regions': '/places',
  '/series': '/search',
  '/charts': '/compare',
  '/changes': '/releases/week',
  '/revisions': '/releases/week',
  '/licence': '/about',
  '/licences': '/about',
  '/license': '/about',
  '/api': '/docs/api',
};

export const MOVED_PAGES: readonly WebPage[] = Object.entries(MOVED).map(([path, to]) => ({
  id: `moved_${path.slice(1)}`,
  path,
  access: 'open',
  query: null,
  make: async ({ site }, { query }) => ({ redirect: site.href(to, query) }),
}));
