/**
 * Writes the catalogue as DCAT 3 in JSON-LD for data portals, with the terms of DCAT-AP 3.0
 * (https://semiceu.github.io/DCAT-AP/releases/3.0.0/).
 */
import type { Dataset, Source } from '../core/define-dataset.ts';
import type { Frequency } from '../core/frequency.ts';
import { LICENCES } from '../core/licence.ts';

interface CatalogueEntry {
  readonly dataset: Dataset;
  readonly source: Source;
  /** A date such as `2025-12-31`. Null for registers, and for datasets without data. */
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  /** An ISO 8601 timestamp. Null if there are no data. */
  readonly modified: string | null;
}

interface CatalogueFrame {
  readonly publicUrl: string;
  readonly version: string;
}

const AUTHORITY = 'http://publications.europa.eu/resource/authority';
const MEDIA_TYPES = 'http://www.iana.org/assignments/media-types';

const CONTEXT = {
  dcat: 'http://www.w3.org/ns/dcat#',
  dct: 'http://purl.org/dc/terms/',
  foaf: 'http://xmlns.com/foaf/0.1/',
  spdx: 'http://spdx.org/rdf/terms#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
} as const;

/** EU Publications Office codes for frequencies. */
const FREQUENCY_CODES: Readonly<Record<Frequency, string>> = {
  A: 'ANNUAL',
  FY: 'ANNUAL',
  S: 'ANNUAL_2',
  Q: 'QUARTERLY',
  M: 'MONTHLY',
  W: 'WEEKLY',
  D: 'DAILY',
  '30MIN': '30MIN',
  '5MIN': '5MIN',
};

const FORMS = [
  { form: 'csv', media: 'text/csv', file: 'CSV' },
  { form: 'json', media: 'application/json', file: 'JSON' },
  { form: 'parquet', media: 'application/vnd.apache.parquet', file: 'PARQUET' },
  { form: 'xlsx', media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', file: 'XLSX' },
] as const;

const iri = (id: string): object => ({ '@id': id });
const english = (text: string): object => ({ '@value': text, '@language': 'en' });
const typed = (type: 'date' | 'dateTime', value: string): object => ({ '@value': value, '@type': `xsd:${type}` });

export function dcatOf(entries: readonly CatalogueEntry[], { publicUrl, version }: CatalogueFrame): object {
  const service = `${publicUrl}/openapi.json`;
  return {
    '@context': CONTEXT,
    '@id': `${publicUrl}/catalog.jsonld`,
    '@type': 'dcat:Catalog',
    'dct:title': english('Australian public data'),
    'dct:description': english('Statistics, prices and registers of nine Australian agencies, with vintages and the source of each value.'),
    'dct:publisher': { '@id': `${publicUrl}/`, '@type': 'foaf:Agent', 'foaf:name': `Wattle ${version}` },
    'dct:language': iri(`${AUTHORITY}/language/ENG`),
    'dct:spatial': iri(`${AUTHORITY}/country/AUS`),
    'foaf:homepage': iri(`${publicUrl}/`),
    'dcat:service': {
      '@id': service,
      '@type': 'dcat:DataService',
      'dct:title': english('Wattle API'),
      'dcat:endpointURL': iri(`${publicUrl}/v1`),
      'dcat:endpointDescription': iri(service),
      'dcat:servesDataset': entries.map(({ dataset }) => iri(addressOf(dataset, publicUrl))),
    },
    'dcat:dataset': entries.map((entry) => datasetOf(entry, publicUrl, service)),
  };
}

const addressOf = ({ source, id }: Dataset, publicUrl: string): string => `${publicUrl}/datasets/${source}/${id}`;

function datasetOf({ dataset, source, firstDay, lastDay, modified }: CatalogueEntry, publicUrl: string, service: string): object {
  const at = addressOf(dataset, publicUrl);
  const licence = iri(LICENCES[dataset.licence ?? source.licence].url);
  return {
    '@id': at,
    '@type': 'dcat:Dataset',
    'dct:identifier': `${dataset.source}.${dataset.id}`,
    'dct:title': english(dataset.title),
    'dct:description': english(dataset.description),
    'dct:publisher': { '@id': source.homepage, '@type': 'foaf:Agent', 'foaf:name': dataset.publisher?.name ?? source.name },
    'dct:source': iri(dataset.upstream.url),
    'dcat:landingPage': iri(dataset.landingPage),
    'dcat:keyword': [source.code, ...(dataset.catalogueNumber === undefined ? [] : [dataset.catalogueNumber])],
    'dct:language': iri(`${AUTHORITY}/language/ENG`),
    'dct:spatial': iri(`${AUTHORITY}/country/AUS`),
    ...(dataset.kind === 'time_series'
      ? { 'dct:accrualPeriodicity': iri(`${AUTHORITY}/frequency/${FREQUENCY_CODES[dataset.frequency]}`) }
      : {}),
    ...(modified === null ? {} : { 'dct:modified': typed('dateTime', modified) }),
    ...(firstDay === null || lastDay === null
      ? {}
      : {
          'dct:temporal': {
            '@type': 'dct:PeriodOfTime',
            'dcat:startDate': typed('date', firstDay),
            'dcat:endDate': typed('date', lastDay),
          },
        }),
    'dcat:distribution': FORMS.map(({ form, media, file }) => ({
      '@id': `${publicUrl}/d/${dataset.source}/${dataset.id}.${form}`,
      '@type': 'dcat:Distribution',
      'dct:title': english(`${dataset.title} as ${file}`),
      'dcat:accessURL': iri(at),
      'dcat:downloadURL': iri(`${publicUrl}/d/${dataset.source}/${dataset.id}.${form}`),
      'dcat:mediaType': iri(`${MEDIA_TYPES}/${media}`),
      'dct:format': iri(`${AUTHORITY}/file-type/${file}`),
      'dct:license': licence,
      'dcat:accessService': iri(service),
    })),
  };
}
