/** What the caller can take: format, content encoding, and whether it already has the answer. */
import type { IncomingHttpHeaders } from 'node:http';
import { WattleError } from '../../core/errors.ts';
import { nearest } from '../../core/nearest.ts';
import type { Format } from '../../queries/parameters/standard.ts';

export const CONTENT_TYPES: Readonly<Record<Format, string>> = {
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8; header=present',
  jsonl: 'application/jsonl; charset=utf-8',
  parquet: 'application/vnd.apache.parquet',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Names in Accept, besides wildcards, that mean a format. */
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

/** `text/csv;q=0.9, *\/*` by falling preference; a malformed weight counts as 1. */
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
 * The format of the answer: `format=` decides, else Accept, else JSON.
 * Throws REQ_BAD_PARAMETER for a format there is not, REQ_NOT_ACCEPTABLE where nothing that Accept names is offered.
 */
export function chooseFormat(asked: string | null, accept: string | undefined, offered: readonly Format[]): Format {
  if (asked !== null) return formatNamed(asked, offered);
  if (accept === undefined || accept.trim() === '') return 'json';
  for (const { name, q } of preferences(accept)) {
    if (q <= 0) continue;
    const found = offered.find((format) => name === '*/*' || MEDIA_TYPES[format].some((type) => type === name || covers(name, type)));
    if (found) return found;
  }
  const allowed = offered.flatMap((format) => MEDIA_TYPES[format].slice(0, 1));
  throw new WattleError('REQ_NOT_ACCEPTABLE', `Available formats: ${allowed.join(', ')}. Accept includes none of them.`, {
    hint: 'Leave Accept out, or add */* to it.',
    faults: [{ parameter: 'Accept', detail: 'None of the media types is available.', allowed }],
  });
}

/** Whether a page is wanted rather than data, as browsers say it: they name text/html, programs do not. */
export function prefersHtml(accept: string | undefined): boolean {
  const named = preferences(accept ?? '');
  const weightOf = (types: readonly string[]): number => Math.max(0, ...named.filter(({ name }) => types.includes(name)).map(({ q }) => q));
  const html = weightOf(['text/html', 'application/xhtml+xml']);
  return html > 0 && html >= weightOf(MEDIA_TYPES.json);
}

/** Whether the answer will be in a page as a picture, as browsers say it of what an `<img>` names. */
export function wantsPicture({ accept, 'sec-fetch-dest': destination }: IncomingHttpHeaders): boolean {
  if (destination !== undefined) return destination === 'image';
  return !prefersHtml(accept) && preferences(accept ?? '').some(({ name, q }) => name.startsWith('image/') && q > 0);
}

/** `text/*` covers `text/csv`; `application/*` means JSON, which is offered first. */
const covers = (range: string, type: string): boolean => range.endsWith('/*') && type.startsWith(range.slice(0, -1));

function formatNamed(asked: string, offered: readonly Format[]): Format {
  const found = offered.find((format) => format === asked.toLowerCase());
  if (found) return found;
  const [near] = nearest(asked, offered, 1);
  const detail = `"${asked}" is not a format of this endpoint. It comes as ${offered.join(', ')}.`;
  throw new WattleError('REQ_BAD_PARAMETER', detail, {
    faults: [{ parameter: 'format', detail, allowed: offered, ...(near === undefined ? {} : { did_you_mean: near }) }],
  });
}

/** Brotli where it is taken as gladly as gzip, since it is smaller; identity where neither is. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity';
  const weights = new Map(preferences(acceptEncoding).map(({ name, q }) => [name, q]));
  const anything = weights.get('*') ?? 0;
  const br = weights.get('br') ?? anything;
  const gzip = weights.get('gzip') ?? weights.get('x-gzip') ?? anything;
  if (br <= 0 && gzip <= 0) return 'identity';
  return br >= gzip ? 'br' : 'gzip';
}

/** Whether If-None-Match names answers that the caller may have; a star names none. */
export const namesEtags = (ifNoneMatch: string | undefined): boolean => ifNoneMatch !== undefined && ifNoneMatch.trim() !== '*';

/**
 * If-None-Match against the ETag that would be sent, by weak comparison as the RFC requests. A star names no answer that the caller has: it
 * is as if nothing had been sent.
 */
export function hasEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
