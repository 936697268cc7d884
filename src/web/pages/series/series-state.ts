/** The settings in the address of a series page. */

import type { SeriesHandle } from '../../../core/define-series.ts';
import { FREQUENCY, type Frequency, isInterval } from '../../../core/frequency.ts';
import { firstDay, type Period } from '../../../core/period.ts';
import { calendarDay } from '../../../render/chart/calendar-words.ts';
import type { Site } from '../../site.ts';

/** Parameters that have the same names in the API. */
export const STATE_KEYS = ['start_period', 'end_period', 'units', 'frequency', 'aggregation_method', 'as_of', 'type', 'bands'] as const;
export const PICTURE_KEYS: readonly string[] = ['type', 'bands'];
export const PAGE_KEYS = ['rows', 'sample', 'embed'] as const;

/** Parameters with shorter names than in the API. */
const SHORT: Readonly<Record<string, string>> = { start_period: 'start', end_period: 'end' };

export class SeriesState {
  readonly handle: SeriesHandle;
  readonly query: URLSearchParams;
  readonly #site: Site;

  constructor(site: Site, handle: SeriesHandle, query: URLSearchParams) {
    this.#site = site;
    this.handle = handle;
    this.query = query;
  }

  get(name: string): string | null {
    return this.query.get(name);
  }

  /** Returns the address of the page with changed parameters. Null removes a parameter. */
  href(changes: Readonly<Record<string, string | null>> = {}, anchor = ''): string {
    return `${this.#site.href(`/series/${this.handle.id}`, this.#with(changes, [...STATE_KEYS, ...PAGE_KEYS]))}${anchor}`;
  }

  form(extension: string, changes: Readonly<Record<string, string | null>> = {}): string {
    return this.#site.href(
      `/s/${this.handle.id}.${extension}`,
      this.#with(
        changes,
        STATE_KEYS.filter((key) => isFor(key, extension)),
      ),
    );
  }

  formAbsolute(extension: string, changes: Readonly<Record<string, string | null>> = {}): string {
    return this.#site.absolute(
      `/s/${this.handle.id}.${extension}`,
      this.#with(
        changes,
        STATE_KEYS.filter((key) => isFor(key, extension)),
      ),
    );
  }

  /** Returns the address in the API. It contains no key, because the key is sent in a header. */
  api(changes: Readonly<Record<string, string | null>> = {}): string {
    return this.#site.absolute(
      `/v1/series/${this.handle.id}`,
      this.#with(
        changes,
        STATE_KEYS.filter((key) => !PICTURE_KEYS.includes(key)),
      ),
    );
  }

  params(keys: readonly string[], more: Readonly<Record<string, string>> = {}): URLSearchParams {
    const params = new URLSearchParams(more);
    for (const key of keys) {
      const value = this.query.get(key);
      if (value !== null && !params.has(key)) params.set(key, value);
    }
    return params;
  }

  #with(changes: Readonly<Record<string, string | null>>, keys: readonly string[]): URLSearchParams {
    const query = new URLSearchParams();
    for (const key of keys) {
      const value = key in changes ? (changes[key] ?? null) : this.query.get(key);
      if (value !== null) query.set(SHORT[key] ?? key, value);
    }
    return query;
  }
}

/** Returns false if the option applies only to pictures and the file is a table. */
const isFor = (key: string, extension: string): boolean => !PICTURE_KEYS.includes(key) || ['svg', 'png', 'chart.json'].includes(extension);

interface Span {
  readonly label: string;
  /** The length of the range in years. Null means all stored values. */
  readonly years: number | null;
}

const SPANS: Readonly<Record<'yearly' | 'often' | 'daily', { readonly spans: readonly Span[]; readonly usual: number | null }>> = {
  yearly: {
    spans: [
      { label: '15 y', years: 15 },
      { label: '30 y', years: 30 },
      { label: 'All', years: null },
    ],
    usual: null,
  },
  often: {
    spans: [
      { label: '5 y', years: 5 },
      { label: '15 y', years: 15 },
      { label: 'All', years: null },
    ],
    usual: 15,
  },
  daily: {
    spans: [
      { label: '1 y', years: 1 },
      { label: '5 y', years: 5 },
      { label: '15 y', years: 15 },
      { label: 'All', years: null },
    ],
    usual: 5,
  },
};

/** Returns the ranges that the reader can choose. Returns null for market intervals. */
export function spansOf(freq: Frequency): { readonly spans: readonly Span[]; readonly usual: number | null } | null {
  const { perYear, rank } = FREQUENCY[freq];
  if (isInterval(freq)) return null;
  if (rank <= FREQUENCY.S.rank) return SPANS.yearly;
  return perYear !== null ? SPANS.often : SPANS.daily;
}

/** Returns the first year of a range that ends with the latest period. */
export function startOfSpan(newest: Period, first: Period, years: number | null): string {
  const yearOf = (one: Period): number => calendarDay(firstDay(one)).year;
  return String(years === null ? yearOf(first) : yearOf(newest) - years);
}

export const isWithin = (newest: Period, first: Period, years: number): boolean => firstDay(newest) - firstDay(first) < years * 365.25;
