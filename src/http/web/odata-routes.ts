/**
 * Read-only OData 4 at `/odata`, with series, datasets and indicators for Excel, Power BI, Tableau and other OData clients.
 *
 *   /odata/                                   service document
 *   /odata/$metadata                          entity types as CSDL, XML or JSON
 *   /odata/Series?$filter=topic eq 'prices'   series (the same for Datasets and Indicators)
 *   /odata/Series('AU.CPI.YOY')/title         a property. Its text is at `/title/$value`
 *   /odata/Series('AU.CPI.YOY')/Observations?$filter=date ge 2020-01-01&as_of=2025-12-01
 */
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { WattleError } from '../../core/errors.ts';
import { ENTITY_SETS, ENTITY_TYPES } from '../../queries/dialects/odata/model.ts';
import { readOData } from '../../queries/dialects/odata/read-odata.ts';
import { metadataJson, metadataXml, type ODataMetadata, odataJson, resultText, serviceDocument } from '../../render/odata.ts';
import type { Headers } from '../base/headers.ts';
import { ODATA_ROOT } from '../errors/odata-error.ts';
import type { ServerDeps } from '../reply/deps.ts';
import type { Made } from './page-headers.ts';
import type { PageServing } from './page-serving.ts';

const METADATA = '$metadata';
const DOCUMENT_SECONDS = 3600;
const OPEN: Headers = { 'odata-version': '4.0', 'cross-origin-resource-policy': 'cross-origin', vary: 'Accept, Accept-Encoding, Prefer' };

/** The format that the client accepts. `xml` is only possible for metadata. */
interface Wanted {
  readonly form: 'json' | 'xml';
  readonly metadata: ODataMetadata;
  /** The page size from `Prefer: odata.maxpagesize=100`. Null without this header. */
  readonly pageRows: number | null;
}

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
          const wanted = wantedOf(request.headers, query, path === METADATA);
          const { form, metadata, pageRows } = wanted;
          return {
            id,
            access: 'reading',
            isPlain: true,
            token: { opens: 'csv', series: null },
            isEmptyWithoutContent: true,
            key: `odata ${form} ${metadata} ${pageRows} ${path}?${query}`,
            make: () => made(path, query, wanted),
          };
        },
        true,
      ),
    });
  };
  const made = async (path: string, query: URLSearchParams, { form, metadata, pageRows }: Wanted): Promise<Made> => {
    const { queries, site } = serving.web;
    const root = site.absolute(ODATA_ROOT);
    const json = odataJson(metadata);
    if (path === '') return document(serviceDocument(root, ENTITY_SETS, metadata), json);
    if (path === METADATA)
      return form === 'xml'
        ? document(metadataXml(ENTITY_TYPES, ENTITY_SETS), 'application/xml')
        : document(metadataJson(ENTITY_TYPES, ENTITY_SETS), json);
    const { result, datasets, maxAgeSeconds } = await readOData(queries, signals, path, query, pageRows ?? undefined);
    const next = (taken: number): string => {
      const following = new URLSearchParams([...query].filter(([name]) => !/^\$?skiptoken$/.test(name)));
      following.set('$skiptoken', String(taken));
      return `${root}/${path}?${following}`;
    };
    const type = result.kind === 'count' || result.kind === 'raw' ? 'text/plain; charset=utf-8' : json;
    const applied: Headers = pageRows === null ? {} : { 'preference-applied': `odata.maxpagesize=${pageRows}` };
    const bytes = Buffer.from(resultText(root, result, metadata, next));
    return { bytes, headers: { 'content-type': type, ...OPEN, ...applied }, maxAgeSeconds, datasets };
  };
  route('odataService', ODATA_ROOT, () => '');
  route('odata', `${ODATA_ROOT}/*`, (params) => params['*'] ?? '');
}

/** Reads the wanted format. `$format` has priority over `Accept`. Throws REQ_NOT_ACCEPTABLE. */
function wantedOf({ accept, prefer }: IncomingHttpHeaders, query: URLSearchParams, isMetadata: boolean): Wanted {
  const format = query.get('$format') ?? query.get('format');
  const types = (format ?? accept ?? '*/*').split(',').map((one) => one.trim().toLowerCase());
  const isAccepted = types.some((type) => (isMetadata ? IS_METADATA : IS_DATA).test(type)) || (isMetadata && format === null);
  if (!isAccepted) {
    throw new WattleError('REQ_NOT_ACCEPTABLE', `Available formats: ${isMetadata ? 'application/xml and ' : ''}application/json.`, {
      hint: 'Add $format=json, or send the header “Accept: application/json”.',
    });
  }
  // Metadata is XML even if Accept contains only JSON. Many clients send the same Accept header for every path, but expect XML for
  // metadata.
  const form = isMetadata && !types.some((type) => format !== null && IS_DATA.test(type)) ? 'xml' : 'json';
  const metadata = types.some((type) => /metadata=none\b/.test(type)) ? 'none' : 'minimal';
  const rows = Number(/\b(?:odata\.)?maxpagesize=(\d{1,9})\b/i.exec(String(prefer ?? ''))?.[1] ?? 0);
  return { form, metadata, pageRows: rows === 0 ? null : rows };
}

/** Also accepts text, because `$count` returns a number as text. */
const IS_DATA = /^(?:json|application\/json|\*\/\*|application\/\*|text\/plain|text\/\*)(?![\w+-])/;
const IS_METADATA = /^(?:json|application\/json|xml|application\/xml|\*\/\*|application\/\*)(?![\w+-])/;

const document = (text: string, type: string): Made => ({
  bytes: Buffer.from(text),
  headers: { 'content-type': type, ...OPEN },
  maxAgeSeconds: DOCUMENT_SECONDS,
  datasets: [],
});
