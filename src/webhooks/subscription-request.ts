/** Validates the body of a request for a subscription. One error reports all faults. */
import { type Dataset, type DatasetKey, type SourceCode, storeKey } from '../core/define-dataset.ts';
import type { SeriesHandle } from '../core/define-series.ts';
import { type ParameterFault, quoted, valuesInWords, WattleError } from '../core/errors.ts';
import { EVENT_KINDS, type EventKind } from '../core/events.ts';
import { nearest } from '../core/nearest.ts';
import { parseBound } from '../core/period.ts';
import type { EventFilter, SubscriptionFields } from '../store/ports/webhooks.ts';
import type { TargetPolicy } from './public-address.ts';
import { targetOf } from './target.ts';

/** Finds sources, datasets and series by id. */
export interface WebhookCatalogue {
  sources(): readonly { readonly code: SourceCode }[];
  findSource(text: string): { readonly code: SourceCode } | null;
  findDataset(source: string, id: string): Dataset | null;
  nearestDatasets(source: string, id: string): readonly string[];
  findSeries(id: string): SeriesHandle | null;
  nearestSeries(id: string): readonly string[];
}

interface SubscriptionRequest {
  readonly fields: SubscriptionFields;
  /** The requested state of the subscription. Null if the body does not set it. */
  readonly active: boolean | null;
}

export const SUBSCRIPTION_KEYS = ['url', 'events', 'datasets', 'series', 'sources', 'description', 'active'] as const;
export const MOST_FILTERS = 100;
export const LONGEST_DESCRIPTION = 500;

/**
 * Applies the body to an existing subscription. Null means a new subscription. Throws REQ_BAD_BODY, or HOOK_INVALID if only the URL is
 * wrong.
 */
export function subscriptionRequest(
  body: unknown,
  before: SubscriptionFields | null,
  catalogue: WebhookCatalogue,
  policy: TargetPolicy,
): SubscriptionRequest {
  const given = objectOf(body);
  const faults: ParameterFault[] = [];
  for (const key of Object.keys(given))
    if (!SUBSCRIPTION_KEYS.some((known) => known === key)) faults.push(unknownKey(key, SUBSCRIPTION_KEYS));
  const list = <T>(name: 'events' | 'datasets' | 'series' | 'sources', read: (text: string) => T | ParameterFault): readonly T[] =>
    given[name] === undefined ? ((before?.[name] ?? []) as readonly T[]) : listOf(name, given[name], read, faults);
  const fields = {
    events: list('events', eventOf),
    datasets: list('datasets', (text) => datasetOf(text, catalogue)),
    series: list('series', (text) => filterSeries(text, catalogue)),
    sources: list('sources', (text) => sourceOf(text, catalogue)),
    description: descriptionOf(given['description'], before?.description ?? null, faults),
  };
  const active = activeOf(given['active'], faults);
  const url = 'url' in given ? given['url'] : before?.url;
  if (typeof url !== 'string' || url.trim() === '') {
    faults.push({ parameter: 'url', detail: 'Give the delivery address: {"url": "https://…"}.' });
  }
  refuse(faults);
  return { fields: { ...fields, url: targetOf(String(url).trim(), policy) }, active };
}

/** Returns the filter for an event stream. An empty list does not limit the stream. Throws REQ_BAD_PARAMETER. */
export function filterRequest(given: Readonly<Record<keyof EventFilter, readonly string[]>>, catalogue: WebhookCatalogue): EventFilter {
  const faults: ParameterFault[] = [];
  const filter = {
    events: listOf('events', given.events, eventOf, faults),
    datasets: listOf('datasets', given.datasets, (text) => datasetOf(text, catalogue), faults),
    series: listOf('series', given.series, (text) => filterSeries(text, catalogue), faults),
    sources: listOf('sources', given.sources, (text) => sourceOf(text, catalogue), faults),
  };
  refuse(faults, 'REQ_BAD_PARAMETER');
  return filter;
}

/** Reads the body of a replay request, which contains only `since`. Returns ms since the epoch. Throws REQ_BAD_BODY. */
export function replayRequest(body: unknown, now: number): number {
  const given = objectOf(body);
  const faults = Object.keys(given)
    .filter((key) => key !== 'since')
    .map((key) => unknownKey(key, ['since']));
  const since = given['since'];
  const ms = typeof since === 'string' && DAY_OR_INSTANT.test(since) ? (parseBound(since)?.fromMs ?? null) : null;
  if (ms === null || ms > now) {
    const detail =
      ms === null
        ? 'The member “since” must be a date, or a time with its zone.'
        : 'The member “since” is in the future, so there are no later events.';
    faults.push({ parameter: 'since', detail, allowed: ['2026-03-31', '2026-03-31T11:30:00+11:00'] });
  }
  refuse(faults);
  return ms ?? now;
}

const DAY_OR_INSTANT = /^\d{4}-\d{2}-\d{2}([T ].+)?$/;

function objectOf(body: unknown): Readonly<Record<string, unknown>> {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Record<string, unknown>;
  throw new WattleError('REQ_BAD_BODY', 'The body is not a JSON object.', { hint: 'Send a JSON object as application/json.' });
}

function refuse(faults: readonly ParameterFault[], code: 'REQ_BAD_BODY' | 'REQ_BAD_PARAMETER' = 'REQ_BAD_BODY'): void {
  if (faults.length === 0) return;
  const suggestion = faults.find((fault) => fault.did_you_mean !== undefined)?.did_you_mean;
  throw new WattleError(code, faults.map((fault) => fault.detail).join(' '), {
    faults,
    ...(suggestion === undefined ? {} : { hint: `Did you mean ${suggestion}?` }),
  });
}

function unknownKey(key: string, allowed: readonly string[]): ParameterFault {
  return fault(key, `Unknown member: ${quoted(key)}.`, allowed, nearest(key, allowed));
}

/** Reads a list of the filter. Null is treated as an empty list, which does not limit the filter. */
function listOf<T>(name: string, value: unknown, read: (text: string) => T | ParameterFault, faults: ParameterFault[]): readonly T[] {
  const items = value === null ? [] : value;
  if (!Array.isArray(items) || items.some((item) => typeof item !== 'string') || items.length > MOST_FILTERS) {
    faults.push({
      parameter: name,
      detail: `The member ${quoted(name)} must be a list of at most ${MOST_FILTERS} strings. Omit it to receive all events.`,
    });
    return [];
  }
  const found: T[] = [];
  for (const item of new Set(items as readonly string[])) {
    const one = read(item);
    if (isFault(one)) faults.push(one);
    else if (!found.includes(one)) found.push(one);
  }
  return found;
}

const isFault = (value: unknown): value is ParameterFault => typeof value === 'object' && value !== null && 'detail' in value;

function eventOf(text: string): EventKind | ParameterFault {
  const kind = EVENT_KINDS.find((one) => one === text.trim().toLowerCase());
  return (
    kind ??
    fault(
      'events',
      `${quoted(text)} is not a kind of event. Allowed: ${valuesInWords(EVENT_KINDS)}.`,
      EVENT_KINDS,
      nearest(text, EVENT_KINDS),
    )
  );
}

function sourceOf(text: string, catalogue: WebhookCatalogue): SourceCode | ParameterFault {
  const codes = catalogue.sources().map(({ code }) => code);
  return catalogue.findSource(text)?.code ?? fault('sources', `Unknown source: ${quoted(text)}.`, codes, nearest(text, codes));
}

/** Finds a dataset by an id such as `abs.CPI` or `abs/CPI`. */
function datasetOf(text: string, catalogue: WebhookCatalogue): DatasetKey | ParameterFault {
  const [source = '', id = ''] = text.trim().split(/[./](.*)/s, 2);
  const found = catalogue.findSource(source);
  if (!found) {
    const codes = catalogue.sources().map(({ code }) => code);
    return fault('datasets', `${quoted(text)} does not start with a source. Write datasets as abs.CPI.`, codes, nearest(source, codes));
  }
  const dataset = catalogue.findDataset(found.code, id);
  if (dataset) return storeKey(dataset);
  const near = catalogue.nearestDatasets(found.code, id).map((one) => `${found.code}.${one}`);
  return fault('datasets', `Unknown dataset: ${quoted(text)}. GET /v1/datasets lists all datasets.`, near, near);
}

function filterSeries(text: string, catalogue: WebhookCatalogue): string | ParameterFault {
  const near = (): readonly string[] => catalogue.nearestSeries(text);
  const id = catalogue.findSeries(text)?.id;
  return id ?? fault('series', `Unknown series: ${quoted(text)}. Search with GET /v1/series?q=.`, near(), near());
}

function descriptionOf(value: unknown, before: string | null, faults: ParameterFault[]): string | null {
  if (value === undefined) return before;
  if (value === null || (typeof value === 'string' && value.length <= LONGEST_DESCRIPTION)) return value;
  faults.push({
    parameter: 'description',
    detail: `The member “description” must be text of at most ${LONGEST_DESCRIPTION} characters, or null.`,
  });
  return before;
}

function activeOf(value: unknown, faults: ParameterFault[]): boolean | null {
  if (value === undefined) return null;
  if (typeof value === 'boolean') return value;
  faults.push({ parameter: 'active', detail: 'The member “active” must be true or false.', allowed: ['true', 'false'] });
  return null;
}

function fault(parameter: string, detail: string, allowed: readonly string[], near: readonly string[]): ParameterFault {
  const [first] = near;
  return { parameter, detail, ...(allowed.length > 0 ? { allowed } : {}), ...(first === undefined ? {} : { did_you_mean: first }) };
}
