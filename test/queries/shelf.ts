/** Provides a store in a temporary folder to which tests add versions, and the context for queries. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FixedClock } from '../../src/core/clock.ts';
import {
  type DatasetKey,
  datasetKey,
  type RegisterDataset,
  type RegisterRow,
  type TimeSeriesDataset,
  type TimeSpan,
} from '../../src/core/define-dataset.ts';
import type { Frequency } from '../../src/core/frequency.ts';
import type {
  Observation,
  ObsStatus,
  ParsedDataset,
  ParsedDimension,
  PublishedBasis,
  SeriesAttributes,
} from '../../src/core/observation.ts';
import { intervalEnding, type Period, parsePeriod } from '../../src/core/period.ts';
import { difference } from '../../src/ingest/apply/difference.ts';
import type { Freshener } from '../../src/ingest/jobs/on-demand.ts';
import type { QueryContext } from '../../src/queries/base/context.ts';
import { QueryCaches } from '../../src/queries/base/query-caches.ts';
import { openStore } from '../../src/store/open/open-store.ts';
import type { Store } from '../../src/store/ports/port.ts';
import type { Version, VersionKind, VersionOrigin } from '../../src/store/ports/series.ts';
import { withStarterStore } from '../starter/loaded-starter.ts';
import { withEmptyStore } from '../store/empty-store.ts';

/** Values by period. A value is a number, or a number with a flag or a text. */
export type Values = Readonly<
  Record<string, number | null | { readonly value: number | null; readonly status?: ObsStatus; readonly text?: string }>
>;

export interface SeriesContent extends Partial<Omit<SeriesAttributes, 'key'>> {
  /** Codes in the order of the dimensions. */
  readonly codes: readonly string[];
  readonly values: Values;
}

export interface Content {
  /** The label for every code by dimension id, in key order. */
  readonly dimensions: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly series: readonly SeriesContent[];
}

export interface VersionFacts {
  /** The scope. The default is `whole`, so stored data that are missing here are removed. */
  readonly scope?: ParsedDataset['scope'];
  /** The instant from which the data are known. The default is the clock's current time. */
  readonly effectiveFrom?: string;
  readonly publishedOn?: string | null;
  readonly publishedBasis?: PublishedBasis;
  readonly origin?: VersionOrigin;
  readonly kind?: VersionKind;
  readonly note?: string;
  /** Set for a partial vintage. */
  readonly isCompiled?: true;
}

export interface Shelf {
  /** The folder with the databases. */
  readonly dataDir: string;
  readonly store: Store;
  readonly clock: FixedClock;
  readonly ctx: QueryContext;
  /** Stores the content as the latest version. */
  put(dataset: TimeSeriesDataset, content: Content, facts?: VersionFacts): Promise<Version>;
  /** Stores the rows as the latest version of a register. */
  load(dataset: RegisterDataset, rows: readonly RegisterRow[]): Promise<Version>;
  with(more: Partial<QueryContext>): QueryContext;
  close(): Promise<void>;
}

/**
 * Opens a shelf.
 * @param content initial content of the store: nothing, or the starter data
 */
export async function openShelf(now = '2026-05-11T03:00:00.000Z', content: 'nothing' | 'starter' = 'nothing'): Promise<Shelf> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'wattle-queries-'));
  await (content === 'starter' ? withStarterStore(dataDir) : withEmptyStore(dataDir));
  const shelf = await shelfIn(dataDir, now);
  return {
    ...shelf,
    close: async () => {
      await shelf.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Opens a shelf with the store in an existing folder, which is not deleted. */
export async function shelfIn(dataDir: string, now: string): Promise<Shelf> {
  const clock = new FixedClock(now);
  const store = await openStore({ databaseUrl: null, dataDir, clock });
  const ctx: QueryContext = {
    store,
    clock,
    caches: new QueryCaches(),
    freshener: null,
    publicUrl: 'https://api.example.org',
    sandbox: false,
    version: '1.0.0',
  };
  let captures = 0;
  const capture = async (dataset: DatasetKey, url: string): Promise<string> => {
    captures += 1;
    const info = { dataset, askId: 'data', url, contentType: 'text/csv', retrievedAt: clock.now(), etag: null, lastModified: null };
    return (await store.captures.put(info, Buffer.from(`${dataset} ${captures}`))).sha256;
  };
  const versionOf = async (dataset: DatasetKey, url: string, facts: VersionFacts) => {
    const state = await store.datasets.state(dataset);
    return {
      effectiveFrom: facts.effectiveFrom === undefined ? clock.now() : Date.parse(facts.effectiveFrom),
      recordedAt: clock.now(),
      origin: facts.origin ?? 'live',
      kind: facts.kind ?? (state?.version ? 'update' : 'initial'),
      captures: [await capture(dataset, url)],
      publishedOn: facts.publishedOn ?? null,
      ...(facts.publishedBasis === undefined ? {} : { publishedBasis: facts.publishedBasis }),
      note: facts.note ?? null,
      ...(facts.isCompiled ? { isCompiled: true as const } : {}),
    } as const;
  };
  return {
    dataDir,
    store,
    clock,
    ctx,
    async put(dataset, content, facts = {}) {
      const key = datasetKey(dataset);
      const state = await store.datasets.state(key);
      const stored = await store.datasets.read({ dataset: key, series: (await store.datasets.series(key)).map((one) => one.id) });
      const series = content.series.map((one) => parsedSeries(one, dataset));
      const parsed = {
        dimensions: parsedDimensions(content),
        series,
        publishedOn: null,
        scope: facts.scope ?? 'whole',
        notes: [],
      } as const;
      return store.datasets.apply({
        dataset: key,
        baseSeq: state?.version?.seq ?? null,
        version: await versionOf(key, dataset.upstream.url, facts),
        dimensions: parsed.dimensions,
        series: difference(stored, parsed),
      });
    },
    async load(dataset, rows) {
      const key = datasetKey(dataset);
      async function* stream() {
        yield* rows;
      }
      const version = await versionOf(key, dataset.upstream.url, {});
      const made = await store.registers.load({ dataset: key, columns: dataset.columns, key: dataset.key, rows: stream(), version });
      if (!made) throw new Error('These rows are stored already');
      return made;
    },
    with: (more) => ({ ...ctx, ...more }),
    close: () => store.close(),
  };
}

const parsedDimensions = (content: Content): readonly ParsedDimension[] =>
  Object.entries(content.dimensions).map(([id, values]) => ({
    id,
    label: id,
    values: Object.entries(values).map(([code, label]) => ({ code, label })),
  }));

function parsedSeries(content: SeriesContent, dataset: TimeSeriesDataset) {
  const { codes, values, ...attributes } = content;
  return {
    key: codes.join('.'),
    freq: dataset.frequency,
    unit: 'Per cent',
    multiplier: 0,
    decimals: null,
    adjustment: null,
    title: null,
    basePeriod: null,
    ...attributes,
    observations: Object.entries(values)
      .map(([text, value]) => observationOf(text, value, attributes.freq ?? dataset.frequency))
      .sort((a, b) => a.t - b.t),
  };
}

/** Parses a period. Market intervals are identified by their end. */
const periodOf = (text: string, freq: Frequency): Period | null =>
  freq === '5MIN' || freq === '30MIN' ? intervalEnding(freq, Date.parse(text)) : parsePeriod(text);

function observationOf(text: string, given: Values[string], freq: Frequency): Observation {
  const period = periodOf(text, freq);
  if (!period) throw new Error(`${text} is not a period`);
  const rest = typeof given === 'object' && given !== null ? given : { value: given };
  return { t: period.t, status: null, text: null, at: `row of ${text}`, ...rest };
}

/** Returns a declaration with default values for all fields that queries do not use. */
export const dataset = (facts: Partial<TimeSeriesDataset> & Pick<TimeSeriesDataset, 'id'>): TimeSeriesDataset => ({
  source: 'abs',
  kind: 'time_series',
  title: `Title of ${facts.id}`,
  description: `Description of ${facts.id}.`,
  landingPage: `https://www.abs.gov.au/${facts.id}`,
  cadence: { checkEveryMinutes: 60, maxAgeDays: null },
  quirks: [],
  curated: true,
  upstream: { url: `https://data.api.abs.gov.au/${facts.id}`, format: 'csv' },
  asks: () => [],
  frequency: 'Q',
  dimensions: [],
  fixed: {},
  parse: () => {
    throw new Error('not parsed in these tests');
  },
  ...facts,
});

export const params = (text: string): URLSearchParams => new URLSearchParams(text);

/** A freshener that records its requests and behaves as set by the test. */
export class ScriptedFreshener implements Freshener {
  readonly requested: { readonly dataset: DatasetKey; readonly budgetMs: number }[] = [];
  readonly windows: TimeSpan[] = [];
  readonly #act: (dataset: DatasetKey) => Promise<void>;
  constructor(act: (dataset: DatasetKey) => Promise<void>) {
    this.#act = act;
  }
  async freshen(dataset: DatasetKey, budgetMs: number): Promise<void> {
    this.requested.push({ dataset, budgetMs });
    await this.#act(dataset);
  }
  async history(dataset: DatasetKey, window: TimeSpan): Promise<void> {
    this.windows.push(window);
    await this.#act(dataset);
  }
}
