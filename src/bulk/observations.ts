/**
 * Returns all values of a time series dataset, in the columns of a bulk file. Each row states the time during which its value was
 * current.
 */

import { seriesOfDataset } from '../catalogue/series.ts';
import { at } from '../core/assert.ts';
import { datasetKey, dottedId, type TimeSeriesDataset } from '../core/define-dataset.ts';
import type { SeriesHandle } from '../core/define-series.ts';
import type { SeriesAttributes } from '../core/observation.ts';
import { DAY_MS, formatPeriod, lastDay, period, utcDayNumber } from '../core/period.ts';
import type { ParquetField, ParquetValue } from '../formats/written/parquet.ts';
import { coverOfHistory, outsideGaps, type SeriesGap } from '../queries/base/real-time/gaps-of-series.ts';
import { policyOf, releasesOfLives } from '../queries/base/real-time/own-vintages.ts';
import { findStored } from '../queries/series/reading/stored-series.ts';
import type { Store } from '../store/ports/port.ts';
import type { DatasetState, ObservationLife, SeriesHistory, StoredSeries, Version } from '../store/ports/series.ts';

export interface BulkField extends ParquetField {
  readonly description: string;
}

export const OBSERVATION_FIELDS: readonly BulkField[] = [
  { name: 'dataset', type: 'text', description: 'Dataset: rba.G1.' },
  { name: 'series_key', type: 'text', description: 'Codes of the agency, one for each dimension of the dataset, joined by dots.' },
  { name: 'series_id', type: 'text', description: 'Canonical id of the series: AU.CPI.YOY. Null if the series has no canonical id.' },
  { name: 'frequency', type: 'text', description: 'A, FY, S, Q, M, W, D, 30MIN, 5MIN.' },
  { name: 'period', type: 'text', description: 'Reference period: 2024-Q1.' },
  { name: 'date', type: 'day', description: 'Last day of the period. For a market interval, the market day that contains it.' },
  {
    name: 'value',
    type: 'number',
    description: 'Value as published, without the multiplier. Null if the agency states that there is no value.',
  },
  {
    name: 'status',
    type: 'text',
    description: 'Flag of the agency: preliminary, estimated, break, suppressed and others. Null if the value has no flag.',
  },
  { name: 'unit', type: 'text', description: 'Unit as published in that vintage, without the multiplier.' },
  { name: 'multiplier', type: 'whole', description: 'Exponent of the power of ten by which to multiply the value. 6 means millions.' },
  { name: 'adjustment', type: 'text', description: 'original, seasonally_adjusted or trend. Null if not stated.' },
  {
    name: 'realtime_start',
    type: 'instant',
    description: 'Time from which this value was current. If values are never revised, this is the time of the release.',
  },
  {
    name: 'realtime_end',
    type: 'instant',
    description: 'Time until which this value was current, exclusive. Null if the value is still current.',
  },
  {
    name: 'realtime_end_basis',
    type: 'text',
    description:
      'What ended the real-time period. next_vintage: the next stored vintage. calendar: a release before it whose vintage is not stored. If the next stored vintage has the same value, it has another row. Null if the value is still current.',
  },
];

export const SERIES_FIELDS: readonly BulkField[] = [
  { name: 'dataset', type: 'text', description: 'Dataset: rba.G1.' },
  { name: 'series_key', type: 'text', description: 'Codes of the agency, one for each dimension of the dataset, joined by dots.' },
  { name: 'series_id', type: 'text', description: 'Canonical id. Null if the series has no canonical id.' },
  { name: 'title', type: 'text', description: 'Title of the series, or the labels of its codes.' },
  { name: 'frequency', type: 'text', description: 'A, FY, S, Q, M, W, D, 30MIN, 5MIN.' },
  { name: 'unit', type: 'text', description: 'Unit as published, without the multiplier.' },
  { name: 'multiplier', type: 'whole', description: 'Exponent of the power of ten by which to multiply the values. 6 means millions.' },
  { name: 'adjustment', type: 'text', description: 'original, seasonally_adjusted or trend. Null if not stated.' },
  { name: 'first_period', type: 'text', description: 'First period with a value. Null if there is no value.' },
  { name: 'last_period', type: 'text', description: 'Last period with a value. Null if there is no value.' },
  { name: 'observations', type: 'whole', description: 'Number of values in the latest vintage.' },
];

export type Columns = readonly (readonly ParquetValue[])[];

interface StoredTimeSeries {
  readonly dataset: TimeSeriesDataset;
  readonly state: DatasetState;
  readonly stored: readonly StoredSeries[];
  /** The catalogue series by series key. */
  readonly handles: ReadonlyMap<string, SeriesHandle>;
}

export async function storedTimeSeries(store: Store, dataset: TimeSeriesDataset, state: DatasetState): Promise<StoredTimeSeries> {
  const stored = await store.datasets.series(state.dataset);
  const handles = new Map<string, SeriesHandle>();
  for (const handle of seriesOfDataset(dataset)) {
    const found = findStored(handle, state, stored);
    if (found && !handles.has(found.key)) handles.set(found.key, handle);
  }
  return { dataset, state, stored, handles };
}

/** The number of latest values that are read at once. A series with more values is read separately. */
const VALUES_AT_ONCE = 10_000;
const SERIES_AT_ONCE = 100;
/**
 * A part of a file ends with the first series that reaches this number of rows. Smaller parts compress less, and larger parts need
 * more memory.
 */
const ROWS_OF_A_PIECE = 50_000;

/**
 * Returns a function that finds the time from which a value was current. A value that is never revised was current from its release,
 * even if the first stored file is later.
 */
function startsOf(
  { dataset, state, handles }: StoredTimeSeries,
  series: StoredSeries,
  versions: readonly Version[],
  { attributes, observations }: SeriesHistory,
): (spell: ObservationLife) => number | null {
  const [effectiveFrom, policy] = [instants(versions), policyOf({ dataset, state, stored: series })];
  const unrevised = handles.get(series.key)?.unrevised;
  const releases = policy && releasesOfLives({ policy, freq: series.freq, unrevised }, observations, versions, attributes);
  return ({ t, fromSeq }) => {
    const own = releases?.get(t);
    return own?.version.seq === fromSeq ? own.at : effectiveFrom(fromSeq);
  };
}

/**
 * Yields one row for each value, sorted by series, period and vintage. The rows come in parts, because a whole dataset may not fit
 * in memory.
 */
export async function* observationColumns(store: Store, of: StoredTimeSeries, now: number): AsyncGenerator<Columns> {
  const { dataset, stored, handles } = of;
  const key = datasetKey(dataset);
  const versions = await store.datasets.versions(key);
  const effectiveFrom = instants(versions);
  const byDay = new Map(versions.map((version) => [utcDayNumber(version.effectiveFrom), version.effectiveFrom]));
  const startOfDay = (day: number): number => byDay.get(day) ?? day * DAY_MS;
  let columns: ParquetValue[][] = OBSERVATION_FIELDS.map(() => []);
  const add = (
    { key: seriesKey, freq, unit, multiplier, adjustment }: SeriesAttributes,
    { t, value, status, toSeq }: ObservationLife,
    from: number | null,
    gaps: readonly SeriesGap[],
  ): void => {
    const about = period(freq, t);
    const next = toSeq === null ? null : effectiveFrom(toSeq);
    for (const known of spansOutside(gaps, from, next, startOfDay)) {
      const row: readonly ParquetValue[] = [
        ...[dottedId(dataset), seriesKey, handles.get(seriesKey)?.id ?? null, freq, formatPeriod(about), lastDay(about), value, status],
        ...[unit, multiplier, adjustment, known.from, known.to, known.basis],
      ];
      row.forEach((cell, i) => {
        columns[i]?.push(cell);
      });
    }
  };
  for (const some of groupsOf(stored.toSorted((a, b) => (a.key < b.key ? -1 : 1)))) {
    if (dataset.layout?.kind === 'blocks') {
      for (const series of some)
        for (const spell of await store.datasets.lives(key, series.id)) add(series, spell, effectiveFrom(spell.fromSeq), []);
    } else {
      const histories = await store.datasets.histories(
        key,
        some.map(({ id }) => id),
      );
      for (const [i, history] of histories.entries()) {
        const { attributes, observations } = history;
        const series = at(some, i);
        const startOf = startsOf(of, series, versions, history);
        const gaps = gapsOf(of, series, versions, history, now);
        for (const spell of observations.toSorted((a, b) => a.t - b.t || a.fromSeq - b.fromSeq)) {
          // Uses the unit of the value's vintage. A later vintage may have another unit, because an index can be rebased.
          const own = attributes.findLast(({ fromSeq }) => fromSeq <= spell.fromSeq) ?? attributes[0];
          if (own) add(own.attributes, spell, startOf(spell), gaps);
        }
      }
    }
    if (at(columns, 0).length < ROWS_OF_A_PIECE) continue;
    yield columns;
    columns = OBSERVATION_FIELDS.map(() => []);
  }
  yield columns;
}

/** Returns the gaps between the stored vintages of a series. */
function gapsOf(
  { dataset, state, handles }: StoredTimeSeries,
  stored: StoredSeries,
  versions: readonly Version[],
  { attributes, observations }: SeriesHistory,
  now: number,
): readonly SeriesGap[] {
  const { nature, unrevised } = handles.get(stored.key) ?? {};
  return coverOfHistory({ dataset, state, stored, nature, unrevised }, { lives: observations, versions, attributes }, now).gaps;
}

interface KnownSpan {
  readonly from: number | null;
  readonly to: number | null;
  readonly basis: 'next_vintage' | 'calendar' | null;
}

/**
 * Returns the times outside gaps at which a value was known. An unchanged value therefore has several spans if releases between its vintages
 * are not stored. The latest value stays current, even if a later release is not stored yet.
 * @param next the time of the next value. Null if the value is current
 * @param startOfDay returns the time at which the vintages of a day begin
 */
function spansOutside(
  gaps: readonly SeriesGap[],
  from: number | null,
  next: number | null,
  startOfDay: (day: number) => number,
): readonly KnownSpan[] {
  const whole: KnownSpan = { from, to: next, basis: next === null ? null : 'next_vintage' };
  const first = from === null ? Number.NEGATIVE_INFINITY : utcDayNumber(from);
  const last = next === null ? Number.POSITIVE_INFINITY : utcDayNumber(next) - 1;
  const within = gaps.filter((gap) => gap.to >= first && gap.from <= last && Number.isFinite(gap.to));
  if (within.length === 0) return [whole];
  return outsideGaps({ from: first, to: Math.max(first, last) }, within).map((part) => ({
    from: part.from === first ? from : startOfDay(part.from),
    to: part.isCut ? (part.to + 1) * DAY_MS : whole.to,
    basis: part.isCut ? 'calendar' : whole.basis,
  }));
}

/** Groups neighbouring series that are read at once. */
function groupsOf(series: readonly StoredSeries[]): readonly (readonly StoredSeries[])[] {
  const groups: StoredSeries[][] = [];
  let values = Number.POSITIVE_INFINITY;
  for (const one of series) {
    if (values + one.count > VALUES_AT_ONCE || groups.at(-1)?.length === SERIES_AT_ONCE) {
      groups.push([]);
      values = 0;
    }
    groups.at(-1)?.push(one);
    values += one.count;
  }
  return groups;
}

export function seriesColumns({ dataset, state, stored, handles }: StoredTimeSeries): Columns {
  const rows = stored.map((series): readonly ParquetValue[] => {
    const { key, freq, unit, multiplier, adjustment, title, codes, firstT, lastT, count } = series;
    const periodOf = (t: number): string | null => (lastT < firstT ? null : formatPeriod(period(freq, t)));
    const labels = state.dimensions.map(({ values }, i) => values.find(({ code }) => code === codes[i])?.label ?? codes[i] ?? '');
    return [
      ...[dottedId(dataset), key, handles.get(key)?.id ?? null, title ?? labels.join(', '), freq, unit, multiplier, adjustment],
      ...[periodOf(firstT), periodOf(lastT), count],
    ];
  });
  return SERIES_FIELDS.map((_, i) => rows.map((row) => row[i] ?? null));
}

/** Returns a function that finds the time of a version. For a deleted version, it returns the time of the next stored version. */
function instants(versions: readonly Version[]): (seq: number) => number | null {
  const bySeq = new Map(versions.map(({ seq, effectiveFrom }) => [seq, effectiveFrom]));
  return (seq) => bySeq.get(seq) ?? versions.find((version) => version.seq > seq)?.effectiveFrom ?? null;
}
