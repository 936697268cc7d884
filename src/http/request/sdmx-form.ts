/** Chooses the format of an SDMX message: from `format=`, or else from Accept, or else XML. */
import { at } from '../../core/assert.ts';
import { quoted, WattleError } from '../../core/errors.ts';
import type { CsvLabels } from '../../render/sdmx/csv.ts';
import type { SdmxVersion } from '../../render/sdmx/xml.ts';

export type DataForm =
  | { readonly kind: 'generic' }
  | { readonly kind: 'specific'; readonly version: SdmxVersion }
  | { readonly kind: 'json' }
  | { readonly kind: 'csv'; readonly version: '1.0' | '2.0'; readonly labels: CsvLabels };

export type StructureForm = 'json' | SdmxVersion;

const SDMX = 'application/vnd.sdmx';

export const FORM_TYPES = {
  data: (form: DataForm): string => {
    if (form.kind === 'generic') return `${SDMX}.genericdata+xml;version=2.1`;
    if (form.kind === 'specific')
      return form.version === '2.1' ? `${SDMX}.structurespecificdata+xml;version=2.1` : `${SDMX}.data+xml;version=3.0.0`;
    if (form.kind === 'json') return `${SDMX}.data+json;version=2.0.0`;
    return `${SDMX}.data+csv;version=${form.version}.0;labels=${form.labels};charset=utf-8`;
  },
  structure: (form: StructureForm): string =>
    form === 'json' ? `${SDMX}.structure+json;version=2.0.0` : `${SDMX}.structure+xml;version=${form === '2.1' ? '2.1' : '3.0.0'}`,
} as const;

/** Returns the format of a data message. Throws REQ_BAD_PARAMETER for an unknown format, and REQ_NOT_ACCEPTABLE if Accept matches none. */
export function dataForm(version: SdmxVersion, requested: string | null, labels: string | null, accept: string | undefined): DataForm {
  const byDefault: DataForm = version === '2.1' ? { kind: 'generic' } : { kind: 'specific', version: '3.0' };
  const csvVersion = version === '2.1' ? '1.0' : '2.0';
  const both: CsvLabels = labels === 'both' ? 'both' : 'id';
  if (requested !== null) {
    switch (requested.toLowerCase()) {
      case 'jsondata':
      case 'json':
        return { kind: 'json' };
      case 'genericdata':
        return { kind: 'generic' };
      case 'structurespecificdata':
      case 'structure':
        return { kind: 'specific', version };
      case 'xml':
        return byDefault;
      case 'csv':
      case 'csvfile':
      case 'csvdata':
        return { kind: 'csv', version: csvVersion, labels: both };
      case 'csvfilewithlabels':
        return { kind: 'csv', version: csvVersion, labels: 'both' };
      default:
        throw badFormat(requested, 'jsondata, genericdata, structurespecificdata, csvfile and csvfilewithlabels');
    }
  }
  for (const { type, parameters } of mediaRanges(accept)) {
    const requested = shortest(parameters.get('version') ?? '');
    /** Clients for SDMX-JSON 1.0 cannot read 2.0, so each version is a separate format. */
    const isOf = (...served: readonly string[]): boolean => requested === '' || served.includes(requested);
    if ((type === `${SDMX}.data+json` && isOf('2')) || type === 'application/json') return { kind: 'json' };
    if ((type === `${SDMX}.data+csv` && isOf('1', '2')) || type === 'text/csv') {
      const own = requested === '2' ? '2.0' : requested === '1' ? '1.0' : csvVersion;
      return { kind: 'csv', version: own, labels: parameters.get('labels') === 'both' ? 'both' : both };
    }
    if (type === `${SDMX}.genericdata+xml` && isOf('2.1')) return { kind: 'generic' };
    if (type === `${SDMX}.structurespecificdata+xml` && isOf('2.1', '3'))
      return { kind: 'specific', version: requested === '3' ? '3.0' : '2.1' };
    if (type === `${SDMX}.data+xml` && isOf('3')) return { kind: 'specific', version: '3.0' };
    if (ANY_XML.has(type)) return byDefault;
  }
  throw notAcceptable('SDMX-ML 2.1 and 3.0, SDMX-JSON 2.0 and SDMX-CSV 1.0 and 2.0', accept, DATA_OFFERED);
}

/** Shortens a version: `2.0.0` becomes `2`. */
const shortest = (version: string): string => version.replace(/\.0(?:\.0)?$/, '');

/** Returns the format of a structure message. Throws the errors of `dataForm`. */
export function structureForm(version: SdmxVersion, requested: string | null, accept: string | undefined): StructureForm {
  if (requested !== null) {
    if (/^(json|jsonstructure|structure\+json)$/i.test(requested)) return 'json';
    if (/^(xml|structure)$/i.test(requested)) return version;
    throw badFormat(requested, 'xml and json');
  }
  for (const { type, parameters } of mediaRanges(accept)) {
    const requested = shortest(parameters.get('version') ?? '');
    if ((type === `${SDMX}.structure+json` && (requested === '' || requested === '2')) || type === 'application/json') return 'json';
    if (type === `${SDMX}.structure+xml` && requested === '3') return '3.0';
    if (type === `${SDMX}.structure+xml` && (requested === '' || requested === '2.1')) return requested === '' ? version : '2.1';
    if (ANY_XML.has(type)) return version;
  }
  throw notAcceptable('SDMX-ML 2.1 and 3.0 and SDMX-JSON 2.0', accept, STRUCTURES_OFFERED);
}

/** Returns JSON for clients that request JSON or CSV, otherwise XML. */
export function errorForm(requested: string | null, accept: string | undefined): 'json' | 'xml' {
  if (requested !== null && /json|csv/i.test(requested)) return 'json';
  if (requested !== null && /xml|genericdata|structure/i.test(requested)) return 'xml';
  const reported = mediaRanges(accept).find(({ type }) => ANY_XML.has(type) || /[/+](?:xml|json|csv)$/.test(type));
  return reported !== undefined && /[/+](?:json|csv)$/.test(reported.type) ? 'json' : 'xml';
}

const ANY_XML: ReadonlySet<string> = new Set(['*/*', 'application/*', 'application/xml', 'text/xml', 'text/html']);

interface MediaRange {
  readonly type: string;
  readonly parameters: ReadonlyMap<string, string>;
}

/** Returns the media ranges of Accept, most preferred first. Without the header, returns a range for any type. */
function mediaRanges(accept: string | undefined): readonly MediaRange[] {
  const ranges = (accept === undefined || accept.trim() === '' ? '*/*' : accept).split(',').map((part) => {
    const [type = '', ...rest] = part.split(';').map((word) => word.trim().toLowerCase());
    const parameters = new Map(rest.map((word): [string, string] => [at(word.split('='), 0), word.split('=')[1] ?? '']));
    return { type, parameters, q: Number(parameters.get('q') ?? 1) };
  });
  return ranges.filter(({ q }) => q > 0).sort((a, b) => b.q - a.q);
}

const badFormat = (requested: string, allowed: string): WattleError => {
  const detail = `Unknown format: ${quoted(requested)}. Allowed: ${allowed}.`;
  return new WattleError('REQ_BAD_PARAMETER', detail, { faults: [{ parameter: 'format', detail }] });
};

/** Media types of data. The key is the value of `format` that selects the type. */
const DATA_OFFERED: Readonly<Record<string, string>> = {
  jsondata: FORM_TYPES.data({ kind: 'json' }),
  genericdata: FORM_TYPES.data({ kind: 'generic' }),
  structurespecificdata: FORM_TYPES.data({ kind: 'specific', version: '2.1' }),
  csvfile: FORM_TYPES.data({ kind: 'csv', version: '1.0', labels: 'id' }),
};
const STRUCTURES_OFFERED: Readonly<Record<string, string>> = { json: FORM_TYPES.structure('json'), xml: FORM_TYPES.structure('2.1') };

function notAcceptable(offered: string, accept: string | undefined, types: Readonly<Record<string, string>>): WattleError {
  const detail = `Available formats: ${offered}. The Accept header includes none of them${inBrackets(accept)}.`;
  const each = Object.entries(types).map(([format, type]) => `format=${format} (${type})`);
  return new WattleError('REQ_NOT_ACCEPTABLE', detail, {
    hint: `Add ${each.join(' or ')} to the address. Or omit the Accept header, or its version parameter.`,
    faults: [{ parameter: 'Accept', detail, allowed: Object.values(types) }],
  });
}

const inBrackets = (accept: string | undefined): string => (accept === undefined ? '' : ` (${quoted(accept)})`);
