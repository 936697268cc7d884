import type { IncomingHttpHeaders } from 'node:http';
import { NEAR_VALUES, SAME_VALUES } from '../../catalogue/parameter-synonyms.ts';
import { quoted, WattleError } from '../../core/errors.ts';
import { nearest } from '../../core/nearest.ts';
import type { Format } from '../../queries/base/parameters/standard.ts';

export const CONTENT_TYPES: Readonly<Record<Format, string>> = {
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8; header=present',
  jsonl: 'application/jsonl; charset=utf-8',
  parquet: 'application/vnd.apache.parquet',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The media types of each format, without wildcards. */
const MEDIA_TYPES: Readonly<Record<Format, readonly string[]>> = {
  json: ['application/json', 'application/problem+json', 'text/json'],
  csv: ['text/csv', 'application/csv'],
  jsonl: ['application/jsonl', 'application/x-ndjson', 'application/x-jsonlines'],
  parquet: ['application/vnd.apache.parquet', 'application/x-parquet'],
  xlsx: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
};

export type Encoding = 'identity' | 'gzip' | 'br';

interface Preference {
  readonly name: string;
  readonly q: number;
}

/** Reads a header such as `text/csv;q=0.9, *\/*`. Returns the most preferred type first. A malformed weight is read as 1. */
function preferences(header: string): Preference[] {
  return header
    .split(',')
    .map((part) => {
      const [name = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
      const q = Number(parameters.find((p) => p.startsWith('q='))?.slice(2) ?? 1);
      return { name, q: Number.isFinite(q) ? q : 1 };
    })
    .filter((p) => p.name !== '')
    .sort((a, b) => b.q - a.q);
}

/**
 * Returns the format in `format=`, or else in Accept, or else JSON. Throws REQ_BAD_PARAMETER for an unknown format, and REQ_NOT_ACCEPTABLE
 * if no format matches Accept.
 */
export function chooseFormat(requested: string | null, accept: string | undefined, offered: readonly Format[]): Format {
  if (requested !== null) return formatNamed(requested, offered);
  if (accept === undefined || accept.trim() === '') return 'json';
  for (const { name, q } of preferences(accept)) {
    if (q <= 0) continue;
    const found = offered.find((format) => name === '*/*' || MEDIA_TYPES[format].some((type) => type === name || covers(name, type)));
    if (found) return found;
  }
  const allowed = offered.flatMap((format) => MEDIA_TYPES[format].slice(0, 1));
  throw new WattleError('REQ_NOT_ACCEPTABLE', `Available formats: ${allowed.join(', ')}. The Accept header includes none of them.`, {
    hint: 'Omit the Accept header, or add */* to it.',
    faults: [{ parameter: 'Accept', detail: 'None of the media types is available.', allowed }],
  });
}

/** True if Accept contains text/html, which browsers send and programs do not. */
export function prefersHtml(accept: string | undefined): boolean {
  const named = preferences(accept ?? '');
  const weightOf = (types: readonly string[]): number => Math.max(0, ...named.filter(({ name }) => types.includes(name)).map(({ q }) => q));
  const html = weightOf(['text/html', 'application/xhtml+xml']);
  return html > 0 && html >= weightOf(MEDIA_TYPES.json);
}

/** True if the request is for an `<img>` element. */
export function wantsPicture({ accept, 'sec-fetch-dest': destination }: IncomingHttpHeaders): boolean {
  if (destination !== undefined) return destination === 'image';
  return !prefersHtml(accept) && preferences(accept ?? '').some(({ name, q }) => name.startsWith('image/') && q > 0);
}

/** True if a range such as `text/*` includes the type. `application/*` matches JSON first. */
const covers = (range: string, type: string): boolean => range.endsWith('/*') && type.startsWith(range.slice(0, -1));

function formatNamed(requested: string, offered: readonly Format[]): Format {
  const word = requested.trim().toLowerCase();
  const found = offered.find((format) => format === word) ?? offered.find((format) => SAME_VALUES.get(word)?.includes(format));
  if (found) return found;
  const [near] = [...offered.filter((format) => NEAR_VALUES.get(word)?.includes(format)), ...nearest(requested, offered, 1)];
  const detail = `${quoted(requested)} is not a format of this endpoint. Available formats: ${offered.join(', ')}.`;
  throw new WattleError('REQ_BAD_PARAMETER', detail, {
    ...(near === undefined ? {} : { hint: `Did you mean ${near}?` }),
    faults: [{ parameter: 'format', detail, allowed: offered, ...(near === undefined ? {} : { did_you_mean: near }) }],
  });
}

/** Returns the encoding. Prefers brotli if the caller accepts brotli and gzip equally, because its output is smaller. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity';
  const weights = new Map(preferences(acceptEncoding).map(({ name, q }) => [name, q]));
  const anything = weights.get('*') ?? 0;
  const br = weights.get('br') ?? anything;
  const gzip = weights.get('gzip') ?? weights.get('x-gzip') ?? anything;
  if (br <= 0 && gzip <= 0) return 'identity';
  return br >= gzip ? 'br' : 'gzip';
}

/** True if If-None-Match contains ETags. `*` is not an ETag. */
export const namesEtags = (ifNoneMatch: string | undefined): boolean => ifNoneMatch !== undefined && ifNoneMatch.trim() !== '*';

/** True if If-None-Match contains the ETag. Uses weak comparison. `*` never matches. */
export function hasEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const wanted = etag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === wanted);
}
