/** Routes for every URL that is not an endpoint. */

import type { FastifyInstance } from 'fastify';
import { BulkSigner } from '../../bulk/signed-sums.ts';
import type { Operation } from '../../web/pages/docs/guide-pages.ts';
import { PAGES } from '../../web/pages.ts';
import type { Site } from '../../web/site.ts';
import type { ServerDeps } from '../reply/deps.ts';
import { accountRoutes } from './account-routes.ts';
import { adminRoutes } from './admin-routes.ts';
import { addBulk } from './bulk-routes.ts';
import { addClients } from './clients-routes.ts';
import { docsRoutes } from './docs-routes.ts';
import { addFigureFeeds } from './figure-feeds.ts';
import { addFiles } from './files.ts';
import { addFound } from './found-routes.ts';
import { addOData } from './odata-routes.ts';
import { addPages } from './page-routes.ts';
import type { PageServing } from './page-serving.ts';
import { addPersonal } from './personal-pages.ts';
import { addSdmx } from './sdmx-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { addStatusFeed } from './status-feed.ts';
import { addStream } from './stream-route.ts';

interface WebRoutesOptions {
  readonly deps: ServerDeps;
  readonly pages: PageServing;
  readonly site: Site;
  /** The endpoints, for the search of the documentation. */
  readonly operations: readonly Operation[];
}

export function addWebRoutes(app: FastifyInstance, { deps, pages, site, operations }: WebRoutesOptions): void {
  const { config, context } = deps;
  addPages(app, PAGES, pages, site, deps.assets);
  addFiles(app, pages, deps);
  addStatusFeed(app, pages);
  addFigureFeeds(app, pages, deps.catalogue);
  addStream(app, pages, deps);
  addBulk(app, pages, deps.bulk ?? null, new BulkSigner(deps.accounts.bulkSeed));
  addClients(app, pages, deps.clients ?? null);
  addSdmx(app, pages);
  addOData(app, pages, deps);
  addPersonal(app, { serving: pages, sessions: deps.accounts.pageSessions, publicUrl: () => context.publicUrl }, [
    ...signInRoutes(deps.accounts, site),
    ...accountRoutes({ ...deps, site, now: () => context.clock.now() }),
    ...adminRoutes({ ...deps, site }),
    ...docsRoutes({
      ...deps,
      texts: deps.guides,
      site,
      isPublic: config.publicRead,
      operations,
    }),
  ]);
  addFound(app, pages, config.mayBeListed ?? config.publicRead);
}
