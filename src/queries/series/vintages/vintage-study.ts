/** Reads all vintages of a series in the requested shape. Each value has the days on which it was current. */

import { LRUCache } from 'lru-cache';
import { singleFiguresKey } from '../../../catalogue/single-figures.ts';
import { dayOrSame } from '../../../core/calendar/period-spellings.ts';
import { datasetKey } from '../../../core/define-dataset.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import { quoted } from '../../../core/errors.ts';
import { FREQUENCY } from '../../../core/frequency.ts';
import { isoDay, parseIsoDay } from '../../../core/period.ts';
import { inWords } from '../../../signals/wording/periods.ts';
import type { Version } from '../../../store/ports/series.ts';
import type { Answer, AnswerColumn } from '../../base/answer.ts';
import { citationOf } from '../../base/citation.ts';
import type { QueryContext } from '../../base/context.ts';
import { type Cursor, cursorVersion } from '../../base/cursor.ts';
import { maxAgeSeconds } from '../../base/freshness.ts';
import { echoWindow, metaOf } from '../../base/meta.ts';
import type { EchoedQuery } from '../../base/meta-shape.ts';
import { integer, type QueryParameter, type TextParameter, text } from '../../base/parameters/declaration.ts';
import type { Parameters, Window } from '../../base/parameters/parameters.ts';
import { CURSOR, limitOf, WINDOW } from '../../base/parameters/standard.ts';
import { within } from '../../base/query-caches.ts';
import { outsideGaps, type ReleaseCover, releaseCover } from '../../base/real-time/gaps-of-series.ts';
import { subjectOf } from '../../base/real-time/subject.ts';
import { versionName } from '../../base/stored-dataset.ts';
import { freshnessOfSeries } from '../freshness/series-freshness.ts';
import { unitsOf } from '../reading/reference.ts';
import { type LoadedSeries, loadSeries, vintageDay } from '../reading/stored-series.ts';
import {
  echoShaping,
  readShaping,
  SHAPING,
  type Shaping,
  transformedUnits,
  transformedUnitsShort,
} from '../transforms/series-transforms.ts';
import { withFirstPrints } from './first-prints.ts';
import { type FirstPublished, firstPublished } from './first-published.ts';
import {
  changeDays,
  type Rebasing,
  rebasingNote,
  rebasingsOf,
  type Spell,
  type Spells,
  spellsOf,
  versionsByDay,
} from './series-vintages.ts';

const REALTIME_START = text('realtime_start', 'Only vintages with this date or a later date.', { format: 'date' });
const REALTIME_END = text('realtime_end', 'Only vintages with this date or an earlier date.', { format: 'date' });
const PERIODS = limitOf('Number of latest periods in the response.', 1000, 100);
const VINTAGES = integer('vintages', 'Number of latest vintages in the response, if each vintage has a column.', {
  min: 1,
  max: 1000,
  default: 100,
});
export const READ_VINTAGES_OF: readonly QueryParameter[] = [...WINDOW, REALTIME_START, REALTIME_END, PERIODS, VINTAGES, ...SHAPING, CURSOR];

export interface VintagesRequest {
  readonly window: Window;
  /** The requested range of vintage dates, inclusive, in days since 1970-01-01. */
  readonly realtime: { readonly start: number; readonly end: number };
  readonly limit: number;
  readonly vintages: number;
  readonly shaping: Shaping;
}

/** Reads the parameters. Reports faults for invalid parameters. */
export function readVintagesRequest(handle: SeriesHandle, parameters: Parameters): VintagesRequest {
  const request = {
    window: parameters.window(),
    realtime: {
      start: readVintageDay(parameters, REALTIME_START) ?? Number.NEGATIVE_INFINITY,
      end: readVintageDay(parameters, REALTIME_END) ?? Number.POSITIVE_INFINITY,
    },
    limit: parameters.integer(PERIODS),
    vintages: parameters.integer(VINTAGES),
    shaping: readShaping(handle, parameters),
  };
  if (request.realtime.start > request.realtime.end) {
    parameters.fault('REQ_BAD_PARAMETER', { parameter: 'realtime_end', detail: 'The real-time period ends before it starts.' });
  }
  return request;
}

function readVintageDay(parameters: Parameters, declared: TextParameter): number | null {
  const { name } = declared;
  const given = parameters.text(declared);
  const day = given === null ? null : parseIsoDay(dayOrSame(given));
  if (given !== null && day === null) {
    parameters.fault('REQ_BAD_PARAMETER', {
      parameter: name,
      detail: `The parameter ${quoted(name)} must be a date such as 2026-03-31, not ${quoted(given)}.`,
    });
  }
  return day;
}

export interface Study {
  readonly loaded: LoadedSeries;
  readonly request: VintagesRequest;
  /** The days of all vintages, ascending. Omits the releases of daily data. */
  readonly all: readonly number[];
  /** The days of the requested vintages, ascending. */
  readonly days: readonly number[];
  /** The day of the first stored vintage. Null if no vintage is stored. */
  readonly first: number | null;
  readonly spells: Spells;
  readonly firsts: FirstPublished;
  /** Days of first-published values that were imported as single values. */
  readonly prints: ReadonlySet<number>;
  readonly rebasings: readonly Rebasing[];
  readonly versions: ReadonlyMap<number, Version>;
  readonly cursor: Cursor | null;
  readonly cover: ReleaseCover;
}

/** Reads all vintages for a request. Throws REQ_BAD_PARAMETER if there are too many transformed values, and the errors of `loadSeries`. */
export async function studyVintages(
  ctx: QueryContext,
  handle: SeriesHandle,
  request: VintagesRequest,
  cursor: Cursor | null,
): Promise<Study> {
  const loaded = await loadSeries(ctx, handle, null);
  const until = Math.min(request.realtime.end, await dayOfCursor(ctx, loaded, cursor));
  const facts = await allVintages(ctx, loaded, request.shaping);
  const { all } = facts;
  return {
    ...facts,
    loaded,
    request,
    days: all.filter((day) => day >= request.realtime.start && day <= until),
    first: all[0] ?? null,
    cursor,
    cover: request.shaping.frequency === null ? await releaseCover(ctx, subjectOf(loaded)) : { gaps: [], releases: null },
  };
}

/** The part of a study that is the same for all requested periods and days. */
type AllVintages = Pick<Study, 'all' | 'spells' | 'firsts' | 'prints' | 'rebasings' | 'versions'>;

/** The memory in bytes for a spell and its entry in a map. */
const SPELL_BYTES = 150;
const SPELLS_KEPT = within(0.03, SPELL_BYTES, 300_000);
/**
 * Studies by series, and by the latest versions of its releases and single values. They can be cached, because earlier vintages never
 * change.
 */
const KEPT = new WeakMap<QueryContext['caches'], LRUCache<string, AllVintages>>();

/** Returns the study of all periods, because the kind of a revision depends on all of them. The cached study is used for every window. */
async function allVintages(ctx: QueryContext, loaded: LoadedSeries, shaping: Shaping): Promise<AllVintages> {
  if (shaping.units !== 'lin' || shaping.frequency !== null) return studiedVintages(ctx, loaded, shaping);
  const kept =
    KEPT.get(ctx.caches) ??
    new LRUCache<string, AllVintages>({ maxSize: SPELLS_KEPT, sizeCalculation: ({ spells, all }) => all.length + spellsIn(spells) + 1 });
  KEPT.set(ctx.caches, kept);
  const single = (await ctx.store.datasets.state(singleFiguresKey(datasetKey(loaded.handle.dataset))))?.version;
  const name = `${loaded.handle.id} ${versionName(loaded.state.version)}#${loaded.stored.id} ${single ? versionName(single) : ''}`;
  const known = kept.get(name);
  if (known) return known;
  const studied = await studiedVintages(ctx, loaded, shaping);
  kept.set(name, studied);
  return studied;
}

function spellsIn(spells: Spells): number {
  let count = 0;
  for (const own of spells.values()) count += own.length;
  return count;
}

async function studiedVintages(ctx: QueryContext, loaded: LoadedSeries, shaping: Shaping): Promise<AllVintages> {
  const all = await changeDays(ctx, loaded, shaping);
  const prints = await withFirstPrints(ctx, loaded, shaping, await spellsOf(ctx, loaded, shaping, all));
  return {
    all,
    spells: prints.spells,
    prints: new Set(prints.versions.keys()),
    firsts: firstPublished(loaded.handle, prints.spells, shaping),
    rebasings: await rebasingsOf(ctx, loaded),
    versions: new Map([...prints.versions, ...(await versionsByDay(ctx, loaded, shaping))]),
  };
}

/**
 * Returns the last vintage date for later pages. Omits vintages that are later than the cursor's vintage, so that all pages have the same
 * columns.
 */
async function dayOfCursor(ctx: QueryContext, loaded: LoadedSeries, cursor: Cursor | null): Promise<number> {
  if (cursor === null) return Number.POSITIVE_INFINITY;
  return vintageDay(cursorVersion(await ctx.store.datasets.versionsAt(loaded.dataset, [cursor.seq]), cursor));
}

/** A page of periods. It contains the latest ordinals before the cursor. */
interface Page {
  readonly ordinals: readonly number[];
  readonly total: number;
  /** The next page contains only ordinals before this one. Null on the last page. */
  readonly next: number | null;
}

/**
 * Returns the latest ordinals before the cursor.
 * @param ordinals ascending
 */
export function pageOf({ request, cursor }: Pick<Study, 'request' | 'cursor'>, ordinals: readonly number[]): Page {
  const before = cursor?.position[0] ?? Number.POSITIVE_INFINITY;
  const left = ordinals.filter((t) => t < before);
  const page = left.slice(-request.limit);
  return { ordinals: page, total: ordinals.length, next: left.length > page.length ? (page[0] ?? null) : null };
}

interface StudyAnswer {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly columns: readonly (string | AnswerColumn)[];
  readonly totalRows: number;
  readonly next: string | null;
  readonly periods: { readonly start: string | null; readonly end: string | null };
  readonly query: EchoedQuery;
  readonly summary: Readonly<Record<string, unknown>>;
  readonly rebasings: readonly Rebasing[];
  readonly notes?: readonly string[];
}

export async function answerOfStudy(ctx: QueryContext, { loaded, request, first }: Study, parts: StudyAnswer): Promise<Answer> {
  const { handle } = loaded;
  const { units, frequency } = request.shaping;
  const freshness = await freshnessOfSeries(ctx, loaded);
  const { start, end } = request.realtime;
  return {
    data: parts.rows,
    columns: parts.columns.map((column) => (typeof column === 'string' ? { name: column } : column)),
    meta: {
      ...metaOf(ctx, {
        query: {
          ...parts.query,
          ...(Number.isFinite(start) ? { realtime_start: isoDay(start) } : {}),
          ...(Number.isFinite(end) ? { realtime_end: isoDay(end) } : {}),
          ...echoShaping(request.shaping),
        },
        period: parts.periods,
        rows: parts.rows.length,
        totalRows: parts.totalRows,
        truncated: parts.next !== null,
        sources: [await citationOf(ctx, handle.dataset, loaded.vintage)],
        freshness,
        versions: [loaded.vintage],
        notes: [...beginNote(first), ...parts.rebasings.map(rebasingNote), ...(parts.notes ?? [])],
      }),
      summary: {
        series_id: handle.id,
        title: handle.title,
        units: transformedUnits(units, unitsOf(handle, loaded.slice)),
        units_short: transformedUnitsShort(units, handle.unitsShort),
        frequency: FREQUENCY[frequency ?? handle.frequency].word,
        ...parts.summary,
      },
    },
    next: parts.next,
    datasets: [loaded.dataset],
    maxAgeSeconds: maxAgeSeconds(handle.dataset, loaded.state, freshness, ctx.clock.now()),
  };
}

export const echoPage = ({ window, limit }: VintagesRequest): EchoedQuery => ({ ...echoWindow(window), limit });

const beginNote = (first: number | null): readonly string[] =>
  first === null ? [] : [`The stored vintages begin on ${inWords(isoDay(first))}. Earlier revisions are not known.`];

/**
 * Returns the last day on which a replaced value is known to have been current, in days since 1970-01-01. If the vintage of the next
 * release is not stored, this is the day before that release. Returns infinity for the current value.
 */
export function lastKnownDay({ cover, prints }: Pick<Study, 'cover' | 'prints'>, spell: Spell): number {
  if (spell.to === Number.POSITIVE_INFINITY || prints.has(spell.from)) return spell.to;
  return outsideGaps(spell, cover.gaps)[0]?.to ?? spell.to;
}
