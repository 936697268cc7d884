/**
 * OData 4 at `/odata`, read only: series, datasets and indicators for Excel, Power BI, Tableau and clients of OData.
 *
 *   /odata/                                   service document
 *   /odata/$metadata                          entity types as CSDL
 *   /odata/Series?$filter=topic eq 'prices'   and so Datasets, Indicators
 *   /odata/Series('AU.CPI.YOY')/Observations?$filter=date ge 2020-01-01&as_of=2025-12-01
 */
import type { FastifyInstance } from 'fastify';
import { ENTITY_SETS, ENTITY_TYPES } from '../../queries/odata/model.ts';
import { readOData } from '../../queries/odata/read-odata.ts';
import { metadataDocument, ODATA_JSON, resultText, serviceDocument } from '../../render/odata.ts';
import type { Headers } from '../base/headers.ts';
import { ODATA_ROOT } from '../errors/odata-error.ts';
import type { ServerDeps } from '../reply/deps.ts';
import type { Made } from './page-headers.ts';
import type { PageServing } from './page-serving.ts';

const METADATA = '$metadata';
const DOCUMENT_SECONDS = 3600;
const OPEN: Headers = { 'odata-version': '4.0', 'cross-origin-resource-policy': 'cross-origin', vary: 'Accept-Encoding' };

export function addOData(app: FastifyInstance, serving: PageServing, { signals }: Pick<ServerDeps, 'signals'>): void {
  const route = (id: string, url: string, resourceOf: (params: Record<string, string>) => string): void => {
    app.route({
      method: ['GET', 'HEAD'],
      url,
      config: { page: { id, path: url } },
      handler: serving.serve(
        id,
        (request, query) => {
          const path = resourceOf(request.params as Record<string, string>);
          return {
            ...{ id, access: 'reading', isPlain: true, token: { opens: 'csv', series: null }, key: `odata ${path}?${query}` },
            make: () => made(path, query),
          };
        },
        true,
      ),
    });
  };
  const made = async (path: string, query: URLSearchParams): Promise<Made> => {
    const { queries, site } = serving.web;
    const root = site.absolute(ODATA_ROOT);
    if (path === '') return document(serviceDocument(root, ENTITY_SETS), ODATA_JSON);
    if (path === METADATA) return document(metadataDocument(ENTITY_TYPES, ENTITY_SETS), 'application/xml');
    const { result, datasets, maxAgeSeconds } = await readOData(queries, signals, path, query);
    const next = (taken: number): string => {
      const following = new URLSearchParams([...query].filter(([name]) => !/^\$?skiptoken$/.test(name)));
      following.set('$skiptoken', String(taken));
      return `${root}/${path}?${following}`;
    };
    const type = result.kind === 'count' ? 'text/plain' : ODATA_JSON;
    return { bytes: Buffer.from(resultText(root, result, next)), headers: { 'content-type': type, ...OPEN }, maxAgeSeconds, datasets };
  };
  route('odataService', ODATA_ROOT, () => '');
  route('odata', `${ODATA_ROOT}/*`, (params) => params['*'] ?? '');
}

const document = (text: string, type: string): Made => ({
  bytes: Buffer.from(text),
  headers: { 'content-type': type, ...OPEN },
  maxAgeSeconds: DOCUMENT_SECONDS,
  datasets: [],
});
