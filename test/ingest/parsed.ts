/** Builds parsed and stored data for import tests. */
import type { Observation, ParsedDataset, ParsedSeries } from '../../src/core/observation.ts';
import type { DatasetState, SeriesDelta, SeriesSlice, Version } from '../../src/store/ports/series.ts';

export const observation = (t: number, value: number | null, rest: Partial<Observation> = {}): Observation => ({
  t,
  value,
  status: null,
  text: null,
  at: null,
  ...rest,
});

export const series = (key: string, observations: readonly Observation[], rest: Partial<ParsedSeries> = {}): ParsedSeries => ({
  key,
  freq: 'M',
  unit: 'Per cent',
  multiplier: 0,
  decimals: null,
  adjustment: 'original',
  title: null,
  basePeriod: null,
  observations,
  ...rest,
});

export const parsed = (all: readonly ParsedSeries[], rest: Partial<ParsedDataset> = {}): ParsedDataset => ({
  dimensions: [{ id: 'SERIES', label: 'Series', values: all.map((one) => ({ code: one.key, label: one.key })) }],
  series: all,
  publishedOn: null,
  scope: 'whole',
  notes: [],
  ...rest,
});

/** Returns stored data after only this series has been applied. */
export const sliceOf = (one: ParsedSeries, id = 1): SeriesSlice => {
  const { observations, ...attributes } = one;
  const withValue = observations.filter(({ value }) => value !== null);
  return {
    series: {
      ...attributes,
      id,
      codes: [one.key],
      firstT: withValue[0]?.t ?? 0,
      lastT: withValue.at(-1)?.t ?? -1,
      count: observations.length,
    },
    t: observations.map(({ t }) => t),
    value: observations.map(({ value }) => value),
    status: observations.map(({ status }) => status),
    text: observations.map(({ text }) => text),
    seq: observations.map(() => 1),
    at: observations.map(({ at }) => at),
  };
};

export const slicesOf = (data: ParsedDataset): SeriesSlice[] => data.series.map(sliceOf);

/** Returns stored data after deltas have been applied to slices. This is the simplest implementation. */
export function applied(stored: readonly SeriesSlice[], deltas: readonly SeriesDelta[]): SeriesSlice[] {
  const all = new Map(stored.map((slice) => [slice.series.key, slice]));
  for (const { attributes, write, remove } of deltas) {
    const before = all.get(attributes.key);
    const rows = new Map<number, Observation>();
    before?.t.forEach((t, i) => {
      rows.set(t, observation(t, before.value[i] ?? null, { status: before.status[i] ?? null, text: before.text[i] ?? null }));
    });
    for (const t of remove) if (!rows.delete(t)) throw new Error(`${attributes.key} has no ${t} to remove`);
    for (const one of write) rows.set(one.t, one);
    const observations = [...rows.values()].sort((a, b) => a.t - b.t);
    all.set(attributes.key, sliceOf({ ...attributes, observations }, before?.series.id));
  }
  return [...all.values()];
}

export const version = (rest: Partial<Version> = {}): Version => ({
  dataset: 'rba/F5',
  seq: 1,
  effectiveFrom: 0,
  recordedAt: 0,
  origin: 'live',
  kind: 'initial',
  captures: [],
  publishedOn: null,
  note: null,
  added: 0,
  changed: 0,
  removed: 0,
  ...rest,
});

export const state = (rest: Partial<DatasetState> = {}): DatasetState => ({
  dataset: 'rba/F5',
  version: version(),
  dimensions: [{ id: 'SERIES', label: 'Series', values: [] }],
  rows: 0,
  periodStart: null,
  periodEnd: null,
  newestDay: null,
  checkedAt: null,
  confirmedAt: null,
  failure: null,
  concerns: { files: null, figures: null },
  ...rest,
});
