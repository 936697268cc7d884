/** Collects facts about a series: range, vintages, related series and citation. */

import { aliasesOf, SERIES } from '../../catalogue/series.ts';
import { shortSeriesTitle } from '../../catalogue/short-title.ts';
import { at } from '../../core/assert.ts';
import { addTo, groupedBy } from '../../core/basic/lists.ts';
import { isoDayInWords } from '../../core/calendar/month-names.ts';
import { type Dataset, dottedId } from '../../core/define-dataset.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import { FREQUENCY } from '../../core/frequency.ts';
import type { PublishedBasis } from '../../core/observation.ts';
import { formatPeriod, isoDay, period } from '../../core/period.ts';
import { SIGNALS } from '../../signals/registry.generated.ts';
import type { Version } from '../../store/ports/series.ts';
import type { Freshness } from '../base/answer.ts';
import { publishedBasis, sourceOf } from '../base/citation.ts';
import type { QueryContext } from '../base/context.ts';
import { discontinuedOf } from '../base/notes.ts';
import { plainWord } from '../base/parameters/parameters.ts';
import { gradeOf, lagPeriodsOf } from '../base/reason.ts';
import { seriesInputs } from '../base/signal-inputs.ts';
import { figuresOf, latestFact } from './reading/newest-values.ts';
import { referenceOf, unitsOf, unitsWithoutData } from './reading/reference.ts';
import { type LoadedSeries, vintageDay } from './reading/stored-series.ts';
import { AS_PUBLISHED } from './transforms/series-transforms.ts';
import { changeDays, versionsByDay } from './vintages/series-vintages.ts';

const MOST_RELATED = 24;

export type Facts = Readonly<Record<string, unknown>>;

/** Returns the members of `/v1/series/{id}/meta`. If no data are stored, members that depend on values are null or empty. */
export async function factsOf(ctx: QueryContext, handle: SeriesHandle, loaded: LoadedSeries | null, freshness: Freshness): Promise<Facts> {
  const vintages = loaded ? await changeDays(ctx, loaded, AS_PUBLISHED) : [];
  const newest = vintages.at(-1);
  const first = vintages[0];
  const coverage = loaded === null ? null : coverageOf(loaded);
  const ended = discontinuedOf(handle.dataset);
  const reference = loaded && referenceOf(handle, loaded.slice);
  return {
    id: handle.id,
    title: handle.title,
    short_title: shortSeriesTitle(handle),
    description: handle.description,
    aliases: aliasesOf(handle),
    source: handle.dataset.source,
    dataset_id: dottedId(handle.dataset),
    dimensions: { ...handle.dataset.fixed, ...handle.select },
    units: loaded ? unitsOf(handle, loaded.slice) : unitsWithoutData(handle),
    units_short: handle.unitsShort,
    ...(reference === null ? {} : { reference }),
    frequency: FREQUENCY[handle.frequency].word,
    adjustment: handle.adjustment,
    place: handle.place,
    topic: handle.topic,
    tags: handle.tags,
    available: coverage !== null && coverage.end !== null,
    from: coverage?.start ?? null,
    to: coverage?.end ?? null,
    latest: latestFact(figuresOf(handle, loaded)),
    coverage: loaded && { ...coverage, count: loaded.slice.value.filter((value) => value !== null).length },
    last_updated: newest === undefined ? null : isoDay(newest),
    next_release: freshness.nextRelease,
    stale: freshness.state !== 'fresh',
    grade: loaded && gradeOf(freshness.reasons),
    lag_periods: loaded && lagPeriodsOf(freshness.reasons),
    ...(ended === null ? {} : { discontinued: ended }),
    published_basis: loaded ? publishedBasis(loaded.vintage) : null,
    vintages: {
      count: vintages.length,
      first: first === undefined ? null : isoDay(first),
      first_basis: loaded && first !== undefined ? await basisOn(ctx, loaded, first) : null,
    },
    used_in_signals: signalsBySeries().get(handle.id) ?? [],
    related: relatedTo(handle),
    citation: loaded ? { text: citationText(handle, loaded), bibtex: bibtex(handle, loaded) } : null,
  };
}

/** Returns how the date of a vintage is known. This depends on the last version on that day. */
async function basisOn(ctx: QueryContext, loaded: LoadedSeries, day: number): Promise<PublishedBasis> {
  return publishedBasis((await versionsByDay(ctx, loaded, AS_PUBLISHED)).get(day) ?? loaded.version);
}

/** Returns the first and the last period with a value. Returns nulls if the series has no value. */
export function coverageOf(loaded: LoadedSeries): { readonly start: string | null; readonly end: string | null } {
  const { slice } = loaded;
  const text = (i: number): string | null => (i === -1 ? null : formatPeriod(period(slice.series.freq, at(slice.t, i))));
  return { start: text(slice.value.findIndex((value) => value !== null)), end: text(slice.value.findLastIndex((value) => value !== null)) };
}

let signalsOf: ReadonlyMap<string, readonly string[]> | null = null;

/** Returns the indicators that use each series, by the id of the series. */
function signalsBySeries(): ReadonlyMap<string, readonly string[]> {
  if (signalsOf) return signalsOf;
  const found = new Map<string, string[]>();
  for (const signal of SIGNALS) {
    for (const { id } of seriesInputs(signal)) addTo(found, id, signal.id);
  }
  signalsOf = found;
  return found;
}

/** Returns related series. Those in the series definition come first, and then series in the dataset that differ in one code. */
function relatedTo(handle: SeriesHandle): readonly string[] {
  const siblings = seriesByDataset()
    .get(handle.dataset)
    ?.filter((other) => differences(handle, other) === 1)
    .map(({ id }) => id);
  return [...new Set([...(handle.related ?? []), ...(siblings ?? [])])].slice(0, MOST_RELATED);
}

const differences = (a: SeriesHandle, b: SeriesHandle): number =>
  Object.entries(a.select).filter(([dimension, code]) => b.select[dimension] !== code).length;

let handlesOf: ReadonlyMap<Dataset, readonly SeriesHandle[]> | null = null;

function seriesByDataset(): ReadonlyMap<Dataset, readonly SeriesHandle[]> {
  if (handlesOf) return handlesOf;
  const found = groupedBy(SERIES, (handle) => handle.dataset);
  handlesOf = found;
  return found;
}

/** Writes a text such as `released 17 March 2026`. If the agency does not state the date, the text explains how it is known. */
function datedWords(version: Version): string {
  const day = isoDayInWords(version.publishedOn ?? isoDay(vintageDay(version)));
  switch (publishedBasis(version)) {
    case 'stated':
    case 'found':
      return `released ${day}`;
    case 'inferred':
      return `released ${day} (day inferred)`;
    case 'by_rule':
      return `released ${day} (usual release day)`;
    case 'upper_bound':
      return `released on or before ${day}`;
  }
}

/**
 * Writes a citation such as `Reserve Bank of Australia, Cash rate target [AU.CASHRATE], Changes in monetary policy …, released
 * 17 March 2026, https://…`.
 */
export function citationText(handle: SeriesHandle, loaded: LoadedSeries): string {
  const { dataset } = handle;
  const released = datedWords(loaded.vintage);
  return `${sourceOf(dataset).name}, ${handle.title} [${handle.id}], ${dataset.title}, ${released}, ${dataset.landingPage}`;
}

function bibtex(handle: SeriesHandle, loaded: LoadedSeries): string {
  const { dataset } = handle;
  const day = loaded.vintage.publishedOn ?? isoDay(vintageDay(loaded.vintage));
  const lines = [
    `@misc{${plainWord(handle.id).replaceAll('.', '_')},`,
    `  author = {{${inTex(sourceOf(dataset).name)}}},`,
    `  title = {${inTex(handle.title)} [${inTex(handle.id)}]},`,
    `  year = {${day.slice(0, 4)}},`,
    `  howpublished = {\\url{${dataset.landingPage}}},`,
    `  note = {${inTex(dataset.title)}, ${datedWords(loaded.vintage)}}`,
    '}',
  ];
  return lines.join('\n');
}

const inTex = (text: string): string => text.replace(/[&%$#_{}]/g, (c) => `\\${c}`);
