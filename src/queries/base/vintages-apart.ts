/**
 * Finds boundaries between vintages within a series. A file may cover only recent years and revise them. The values before these
 * years are then still from an older vintage. The boundary is between the two groups of values.
 */
import { at } from '../../core/assert.ts';
import type { DatasetKey } from '../../core/define-dataset.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import type { Frequency } from '../../core/frequency.ts';
import { BASIS_WORDS } from '../../core/observation.ts';
import { DAY_MS, formatPeriod, isoDay, lastDay, parseIsoDay, period } from '../../core/period.ts';
import { inWords } from '../../signals/wording/periods.ts';
import type { Version } from '../../store/ports/series.ts';
import type { OlderFigures } from './answer.ts';
import { publishedBasis } from './citation.ts';
import type { QueryContext } from './context.ts';
import type { ReadSlice } from './read-slice.ts';
import type { Note } from './reason-shape.ts';

const NONE: ReadonlySet<number> = new Set();

interface VintageFacts {
  readonly handle: Pick<SeriesHandle, 'nature'>;
  readonly dataset: DatasetKey;
  readonly slice: ReadSlice;
  readonly vintage: Version;
}

/** Consecutive periods without a boundary between them. `newestSeq` is the sequence number of the latest version of their values. */
interface Stretch {
  /** The last day of the first period. */
  readonly from: number;
  readonly newestSeq: number;
}

/** Rates from different vintages can be compared, because rebasing does not change rates. */
export const isRate = (unit: string): boolean => /^per cent\b/i.test(unit);

/**
 * Returns a function of the last days of two periods, or null. The function returns true if a boundary is between the two days,
 * because their values are then from different vintages. Null means that the series has rates or events, which can be compared
 * across boundaries.
 */
export function vintagesApart({ nature, units }: SeriesHandle, slice: ReadSlice): ((a: number, b: number) => boolean) | null {
  if (!slice.series.vintageStarts || nature === 'event' || isRate(units)) return null;
  const stretches = stretchesOf(slice);
  if (stretches.length < 2) return null;
  const stretchAt = (day: number): number => stretches.findLastIndex(({ from }) => from <= day);
  return (a, b) => {
    const [first, last] = [stretchAt(Math.min(a, b)), stretchAt(Math.max(a, b))];
    return first !== -1 && first !== last;
  };
}

/**
 * Returns the ordinals of the first values after each boundary. No change is calculated across a boundary. Returns an empty set for
 * rates and events.
 */
export function vintageSeams(handle: SeriesHandle, slice: ReadSlice): ReadonlySet<number> {
  const isApart = vintagesApart(handle, slice);
  if (isApart === null) return NONE;
  const { freq, t } = slice.points;
  const day = (i: number): number => lastDay(period(freq, at(t, i)));
  return new Set(t.filter((_, i) => i > 0 && isApart(day(i - 1), day(i))));
}

/** The ranges by slice. A slice never changes, and pages read its ranges many times. */
const STRETCHES = new WeakMap<ReadSlice, readonly Stretch[]>();

function stretchesOf(slice: ReadSlice): readonly Stretch[] {
  const known = STRETCHES.get(slice) ?? findStretches(slice);
  STRETCHES.set(slice, known);
  return known;
}

function findStretches({ series, t, value, seq }: ReadSlice): readonly Stretch[] {
  const vintages = new Set(series.vintageStarts);
  const stretches: { readonly from: number; newestSeq: number }[] = [];
  t.forEach((one, i) => {
    const own = at(seq, i);
    const last = stretches.at(-1);
    if (value[i] === null) return;
    if (last !== undefined && !vintages.has(one)) last.newestSeq = Math.max(last.newestSeq, own);
    else stretches.push({ from: lastDay(period(series.freq, one)), newestSeq: own });
  });
  return stretches;
}

/** A range of values from an older vintage than the values after it. */
export interface OlderStretch {
  readonly version: Version;
  readonly from: number;
  readonly to: number;
  /** The last period in the range, such as `2025-01`. */
  readonly until: string;
}

/** The older ranges by slice. The store makes a new version object after every change, so ranges of an earlier state are never used. */
const OLDER = new WeakMap<ReadSlice, { readonly vintage: Version; readonly stretches: readonly OlderStretch[] }>();

/** Returns the older ranges of a series, oldest first. Returns an empty list for events, because each event is announced only once. */
export async function olderStretches(ctx: QueryContext, facts: VintageFacts): Promise<readonly OlderStretch[]> {
  const { handle, slice, vintage: ofVintage } = facts;
  if (handle.nature === 'event' || !slice.series.vintageStarts) return [];
  const known = OLDER.get(slice);
  if (known?.vintage === ofVintage) return known.stretches;
  const stretches = await readOlderStretches(ctx, facts);
  OLDER.set(slice, { vintage: ofVintage, stretches });
  return stretches;
}

async function readOlderStretches(
  ctx: QueryContext,
  { dataset, slice, vintage: ofVintage }: VintageFacts,
): Promise<readonly OlderStretch[]> {
  const stretches = stretchesOf(slice);
  const older: { readonly newestSeq: number; readonly from: number; before: number }[] = [];
  for (const [i, { newestSeq, from }] of stretches.entries()) {
    const [next, last] = [stretches[i + 1], older.at(-1)];
    if (!next || newestSeq >= ofVintage.seq) continue;
    if (last?.newestSeq === newestSeq && last.before === from) last.before = next.from;
    else older.push({ newestSeq, from, before: next.from });
  }
  const versions = await ctx.store.datasets.versionsAt(
    dataset,
    older.map(({ newestSeq }) => newestSeq),
  );
  const periods = slice.points.t.map((t) => period(slice.series.freq, t));
  return older.flatMap(({ from, before, newestSeq }) => {
    const version = versions.find(({ seq }) => seq === newestSeq);
    const last = periods.findLast((one) => lastDay(one) < before);
    return version && last ? [{ version, from, to: lastDay(last), until: formatPeriod(last) }] : [];
  });
}

/** Returns the vintage of an older range if the range includes all days from `oldest` to `newest`. Otherwise returns `vintageRead`. */
export const vintageWithin = (stretches: readonly OlderStretch[], vintageRead: Version, oldest: number, newest: number): Version =>
  stretches.find(({ from, to }) => oldest >= from && newest <= to)?.version ?? vintageRead;

/** Returns a note for each older range that includes at least one of the rows. `oldest` and `newest` are the last days of periods. */
export const stretchNotes = (stretches: readonly OlderStretch[], oldest: number, newest: number): readonly Note[] =>
  olderFigures([{ named: null, stretches: within(stretches, oldest, newest) }]).map((one) => ({
    code: 'older_vintage',
    scope: 'periods',
    values: { until: one.until, vintage: isoDay(one.vintage), basis: one.basis },
    text: olderText(one),
  }));

const within = (stretches: readonly OlderStretch[], oldest: number, newest: number): readonly OlderStretch[] =>
  stretches.filter(({ from, to }) => oldest <= to && newest >= from);

export interface ShownVintage {
  readonly named: string | null;
  /** The version whose date is shown with the values. */
  readonly vintage: Version;
  readonly stretches: readonly OlderStretch[];
}

/**
 * Returns the vintage of the shown values and the older ranges among them.
 * @param points the shown periods, ascending. Only the first and last period are used
 */
export async function shownVintage(
  ctx: QueryContext,
  loaded: VintageFacts,
  named: string | null,
  { freq, t }: { readonly freq: Frequency; readonly t: readonly number[] },
): Promise<ShownVintage> {
  const [first, last] = [t[0], t.at(-1)];
  if (first === undefined || last === undefined) return { named, vintage: loaded.vintage, stretches: [] };
  const [oldest, newest] = [lastDay(period(freq, first)), lastDay(period(freq, last))];
  const stretches = await olderStretches(ctx, loaded);
  return { named, vintage: vintageWithin(stretches, loaded.vintage, oldest, newest), stretches: within(stretches, oldest, newest) };
}

const MOST_NAMED = 3;

/** Returns the publication day in days since 1970-01-01. If it is unknown, returns the first day on which the version applies. */
const dayOfVintage = ({ publishedOn, effectiveFrom }: Version): number =>
  (publishedOn === null ? null : parseIsoDay(publishedOn)) ?? Math.floor(effectiveFrom / DAY_MS);

/** Returns the older ranges of all series, grouped by vintage and last period. */
export function olderFigures(shown: readonly Pick<ShownVintage, 'named' | 'stretches'>[]): readonly OlderFigures[] {
  const alike = new Map<string, OlderFigures & { readonly series: string[] }>();
  for (const { named, stretches } of shown) {
    for (const { version, until } of stretches) {
      const [day, basis] = [dayOfVintage(version), publishedBasis(version)];
      const name = `${until} ${day} ${basis}`;
      const one = alike.get(name) ?? { until, vintage: day, basis, series: [] };
      alike.set(name, one);
      if (named !== null) one.series.push(named);
    }
  }
  return [...alike.values()];
}

/** Writes one sentence for each vintage and last period, with the names of its series. */
export const olderFiguresNotes = (older: readonly OlderFigures[]): readonly string[] => older.map(olderText);

function olderText({ until, vintage, basis, series }: OlderFigures): string {
  const of = series.length === 0 ? '' : ` for ${series.length > MOST_NAMED ? `${series.length} series` : series.join(', ')}`;
  return `Figures${of} up to ${inWords(until)} are from the vintage of ${inWords(isoDay(vintage))}${BASIS_WORDS[basis]}. Later revisions are not stored.`;
}
