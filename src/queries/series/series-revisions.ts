/** How figures were revised: the history of one period, and the triangle of periods by vintages. */

import { isoInstant } from '../../core/clock.ts';
import { subtractDecimals } from '../../core/decimal.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import { FREQUENCY, type Frequency } from '../../core/frequency.ts';
import { formatPeriod, isoDay, lastDay, PERIOD_FORMS, parseIsoDay, period, windowOf } from '../../core/period.ts';
import type { Version } from '../../store/port.ts';
import type { Answer } from '../answer.ts';
import { citationOf, filesOf, publishedBasis } from '../citation.ts';
import type { QueryContext } from '../context.ts';
import { type Cursor, cursorVersion, decodeCursor, encodeCursor, queryFingerprint } from '../cursor.ts';
import { freshnessOf, maxAgeSeconds } from '../freshness.ts';
import { echoWindow, metaOf } from '../meta.ts';
import { integer, type QueryParameter, type TextParameter, text } from '../parameters/declaration.ts';
import { Parameters, quoted, type Window } from '../parameters/parameters.ts';
import { CURSOR, limitOf, WINDOW } from '../parameters/standard.ts';
import { type FirstPublished, firstPublished } from './first-published.ts';
import { echoShaping, readShaping, SHAPING, type Shaping, transformedUnits, transformedUnitsShort } from './series-transforms.ts';
import {
  changeDays,
  endOfSpell,
  type Rebasing,
  rebasingNote,
  rebasingsOf,
  type Spell,
  type Spells,
  spellOn,
  spellsOf,
  unitsOnDay,
  versionsByDay,
} from './series-vintages.ts';
import { type LoadedSeries, loadSeries, vintageDay } from './stored-series.ts';

const PERIOD = text('period', 'One period of the series: `2025-Q4`, `2025-12`. Not together with a window.');
const REALTIME_START = text('realtime_start', 'First day of the vintages.', { format: 'date' });
const REALTIME_END = text('realtime_end', 'Last day of the vintages.', { format: 'date' });
const PERIODS = limitOf('Newest periods of the triangle.', 1000, 100);
const VINTAGES = integer('vintages', 'Newest vintages of the triangle.', { min: 1, max: 1000, default: 100 });
export const READ_REVISIONS: readonly QueryParameter[] = [
  PERIOD,
  ...WINDOW,
  REALTIME_START,
  REALTIME_END,
  PERIODS,
  VINTAGES,
  ...SHAPING,
  CURSOR,
];
/** Values of one triangle. */
const MOST_CELLS = 250_000;

interface RevisionsRequest {
  /** Null: the triangle. */
  readonly period: { readonly text: string; readonly t: number } | null;
  readonly window: Window;
  /** Days of the vintages, both inclusive. */
  readonly realtime: { readonly start: number; readonly end: number };
  readonly limit: number;
  readonly vintages: number;
  readonly shaping: Shaping;
  readonly cursor: Cursor | null;
}

/**
 * With `period` the values that one period has had, oldest first: each with the days through which it was the known one, what it changed
 * from, and the release that brought it. Without, a row for each period and a column for each vintage, named by its day; null where a
 * vintage does not reach a period. A vintage that has another reference base is marked `rereference`, and no change is worked out
 * across it. Throws as `readSeries` does, and REQ_NO_VINTAGE when no vintage lies in the real-time period.
 */
export async function readRevisions(ctx: QueryContext, handle: SeriesHandle, params: URLSearchParams): Promise<Answer> {
  const fingerprint = queryFingerprint(`${handle.id} revisions`, params);
  const request = readRequest(handle, params, fingerprint);
  const loaded = await loadSeries(ctx, handle, null);
  const all = await changeDays(ctx, loaded, request.shaping);
  const until = Math.min(request.realtime.end, await dayOfCursor(ctx, loaded, request.cursor));
  const spells = await spellsOf(ctx, loaded, request.shaping, all);
  const study: Study = {
    loaded,
    request,
    days: all.filter((day) => day >= request.realtime.start && day <= until),
    first: all[0] ?? null,
    spells,
    firsts: firstPublished(handle, spells, request.shaping),
    rebasings: await rebasingsOf(ctx, loaded),
    versions: await versionsByDay(ctx, loaded, request.shaping),
  };
  return request.period ? historyOf(ctx, study, request.period) : triangleOf(ctx, study, fingerprint);
}

interface Study {
  readonly loaded: LoadedSeries;
  readonly request: RevisionsRequest;
  /** Days of the vintages that were asked for, ascending. */
  readonly days: readonly number[];
  readonly first: number | null;
  readonly spells: Spells;
  readonly firsts: FirstPublished;
  readonly rebasings: readonly Rebasing[];
  readonly versions: ReadonlyMap<number, Version>;
}

/** The day of the version that a cursor reads: later vintages are left out, so that all pages have the same columns. */
async function dayOfCursor(ctx: QueryContext, loaded: LoadedSeries, cursor: Cursor | null): Promise<number> {
  if (cursor === null) return Number.POSITIVE_INFINITY;
  return vintageDay(cursorVersion(await ctx.store.datasets.versionsAt(loaded.dataset, [cursor.seq]), cursor));
}

function readRequest(handle: SeriesHandle, params: URLSearchParams, fingerprint: string): RevisionsRequest {
  const parameters = new Parameters(params);
  const cursorText = parameters.text(CURSOR);
  const shaping = readShaping(handle, parameters);
  const request = {
    period: readPeriod(parameters, shaping.frequency ?? handle.frequency),
    window: parameters.window(),
    realtime: {
      start: readVintageDay(parameters, REALTIME_START) ?? Number.NEGATIVE_INFINITY,
      end: readVintageDay(parameters, REALTIME_END) ?? Number.POSITIVE_INFINITY,
    },
    limit: parameters.integer(PERIODS),
    vintages: parameters.integer(VINTAGES),
    shaping,
  };
  if (request.period && (request.window.start || request.window.end)) {
    parameters.fault('REQ_BAD_PARAMETER', { parameter: 'period', detail: 'A period and a window of periods exclude each other.' });
  }
  if (request.realtime.start > request.realtime.end) {
    parameters.fault('REQ_BAD_PARAMETER', { parameter: 'realtime_end', detail: 'The real-time period ends before it starts.' });
  }
  parameters.refuseRest();
  parameters.check();
  return { ...request, cursor: cursorText === null ? null : decodeCursor(cursorText, fingerprint) };
}

function readPeriod(parameters: Parameters, freq: Frequency): RevisionsRequest['period'] {
  const bound = parameters.period(PERIOD);
  if (bound === null) return null;
  const { from, to } = bound === 'latest' ? { from: 0, to: 1 } : windowOf(freq, bound, bound);
  if (bound !== 'latest' && from === to) return { text: bound.text, t: from };
  parameters.fault('REQ_BAD_PERIOD', {
    parameter: 'period',
    detail: `The parameter period names one ${FREQUENCY[freq].word} period of the series.`,
    allowed: PERIOD_FORMS,
  });
  return null;
}

function readVintageDay(parameters: Parameters, declared: TextParameter): number | null {
  const { name } = declared;
  const text = parameters.text(declared);
  const day = text === null ? null : parseIsoDay(text);
  if (text !== null && day === null) {
    parameters.fault('REQ_BAD_PARAMETER', {
      parameter: name,
      detail: `The parameter ${name} is a date such as 2026-03-31, not ${quoted(text)}.`,
    });
  }
  return day;
}

// ---------------------------------------------------------------- the history of one period

type HistoryRow = Readonly<Record<string, unknown>>;

/**
 * first: as it was first published. earliest: the earliest that is stored, others may have been published before it. withdrawn: published without
 * a value from here on. rereference: on another base from here on.
 */
type Kind = 'first' | 'earliest' | 'revision' | 'rereference' | 'withdrawn';

async function historyOf(ctx: QueryContext, study: Study, asked: NonNullable<RevisionsRequest['period']>): Promise<Answer> {
  const { loaded, request, spells, rebasings } = study;
  const own = gapsFilled(spells.get(asked.t) ?? []);
  const { start, end } = request.realtime;
  const rows: HistoryRow[] = [];
  for (const [i, spell] of own.entries()) {
    if (spell.to < start || spell.from > end) continue;
    rows.push(await historyRow(ctx, study, asked.t, spell, own[i - 1]));
  }
  const text = formatPeriod(period(request.shaping.frequency ?? loaded.slice.series.freq, asked.t));
  return answerOf(ctx, study, {
    rows,
    columns: HISTORY_COLUMNS,
    totalRows: rows.length,
    next: null,
    periods: { start: text, end: text },
    query: { period: text },
    summary: {},
    rebasings: rebasings.filter(({ day }) => own.some(({ from }) => from === day)),
  });
}

const HISTORY_COLUMNS = [
  'realtime_start',
  'realtime_end',
  'value',
  'previous_value',
  'change',
  'change_pct',
  'kind',
  'units',
  'known_from',
  'release_date',
  'published_basis',
  'source_url',
  'sha256',
  'note',
];

/** A period that was taken back shows as a spell without a value. */
function gapsFilled(spells: readonly Spell[]): readonly Spell[] {
  const filled = spells.flatMap((spell, i) => {
    const next = spells[i + 1];
    const gap = next ? next.from - 1 : Number.POSITIVE_INFINITY;
    return spell.to < gap ? [spell, { from: spell.to + 1, to: gap, value: null }] : [spell];
  });
  return filled;
}

async function historyRow(ctx: QueryContext, study: Study, t: number, spell: Spell, before: Spell | undefined): Promise<HistoryRow> {
  const version = study.versions.get(spell.from);
  const newest = version ? (await filesOf(ctx, version)).at(-1) : undefined;
  const kind = kindOf(study, t, spell, before);
  const change = kind === 'revision' && spell.value !== null && before ? changeBetween(before.value, spell.value) : null;
  return {
    realtime_start: isoDay(spell.from),
    realtime_end: endOfSpell(spell.to),
    value: spell.value,
    previous_value: before?.value ?? null,
    change: change?.by ?? null,
    change_pct: change?.pct ?? null,
    kind,
    units: transformedUnits(study.request.shaping.units, unitsOnDay(study.loaded, study.rebasings, spell.from)),
    known_from: version ? isoInstant(version.effectiveFrom) : null,
    release_date: version?.publishedOn ?? null,
    published_basis: version ? publishedBasis(version) : null,
    source_url: newest?.url ?? null,
    sha256: newest?.sha256 ?? null,
    note: version?.note ?? null,
  };
}

function kindOf({ rebasings, firsts }: Study, t: number, spell: Spell, before: Spell | undefined): Kind {
  if (!before) return firsts.known.has(t) ? 'first' : 'earliest';
  if (spell.value === null) return 'withdrawn';
  return rebasings.some(({ day }) => day === spell.from) ? 'rereference' : 'revision';
}

function changeBetween(before: number | null, now: number): { readonly by: number; readonly pct: number | null } | null {
  if (before === null) return null;
  return { by: subtractDecimals(now, before), pct: before === 0 ? null : 100 * (now / before - 1) };
}

// ---------------------------------------------------------------- the triangle

async function triangleOf(ctx: QueryContext, study: Study, fingerprint: string): Promise<Answer> {
  const { loaded, request, spells, days, rebasings } = study;
  const freq = request.shaping.frequency ?? loaded.slice.series.freq;
  const columns = days.slice(-request.vintages);
  const { from, to } = windowOf(freq, request.window.start, request.window.end);
  const before = request.cursor?.position[0] ?? Number.POSITIVE_INFINITY;
  const shownIn = (own: readonly Spell[]): boolean => columns.some((day) => spellOn(own, day)?.value != null);
  const within = [...spells].filter(([t, own]) => t >= from && t <= to && shownIn(own)).sort(([a], [b]) => a - b);
  const left = within.filter(([t]) => t < before);
  const page = left.slice(-request.limit);
  const [oldest] = page;
  const more = left.length > page.length && oldest !== undefined;
  refuseTooMany(page.length, columns.length);
  const named = columns.map((day) => ({ day, name: isoDay(day) }));
  const rows = page.map(([t, own]) => {
    const p = period(freq, t);
    const cells = named.map(({ day, name }) => [name, spellOn(own, day)?.value ?? null]);
    return { date: isoDay(lastDay(p)), period: formatPeriod(p), ...Object.fromEntries(cells) };
  });
  return answerOf(ctx, study, {
    rows,
    columns: ['date', 'period', ...named.map(({ name }) => name)],
    totalRows: within.length,
    next: more ? encodeCursor(fingerprint, loaded.version, [oldest[0]]) : null,
    periods: { start: rows[0]?.period ?? null, end: rows.at(-1)?.period ?? null },
    query: { ...echoWindow(request.window), limit: request.limit, vintages: request.vintages },
    summary: { vintages: columns.map((day) => vintageFacts(study, day)), vintages_held: study.days.length },
    rebasings: rebasings.filter(({ day }) => columns.includes(day)),
  });
}

/** What one column of the triangle is. */
function vintageFacts({ loaded, request, rebasings, versions, first }: Study, day: number): Readonly<Record<string, unknown>> {
  const version = versions.get(day);
  const kind = rebasings.some((one) => one.day === day) ? 'rereference' : day === first ? 'initial' : 'update';
  return {
    vintage: isoDay(day),
    kind,
    units: transformedUnits(request.shaping.units, unitsOnDay(loaded, rebasings, day)),
    known_from: version ? isoInstant(version.effectiveFrom) : null,
    release_date: version?.publishedOn ?? null,
    published_basis: version ? publishedBasis(version) : null,
  };
}

function refuseTooMany(periods: number, vintages: number): void {
  if (periods * vintages <= MOST_CELLS) return;
  const parameters = new Parameters(new URLSearchParams());
  parameters.fault('REQ_BAD_PARAMETER', {
    parameter: 'limit',
    detail: `A triangle of ${periods} periods and ${vintages} vintages is more than one answer holds: at most ${MOST_CELLS} values. Ask for fewer with limit and vintages.`,
  });
  parameters.check();
}

// ---------------------------------------------------------------- the answer

interface Parts {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly columns: readonly string[];
  readonly totalRows: number;
  readonly next: string | null;
  readonly periods: { readonly start: string | null; readonly end: string | null };
  readonly query: Readonly<Record<string, unknown>>;
  readonly summary: Readonly<Record<string, unknown>>;
  readonly rebasings: readonly Rebasing[];
}

async function answerOf(ctx: QueryContext, { loaded, request, first }: Study, parts: Parts): Promise<Answer> {
  const { handle } = loaded;
  const { units, frequency } = request.shaping;
  const freshness = await freshnessOf(ctx, handle.dataset, loaded.state);
  const { start, end } = request.realtime;
  return {
    data: parts.rows,
    columns: parts.columns.map((name) => ({ name })),
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
        sources: [await citationOf(ctx, handle.dataset, loaded.version)],
        freshness,
        versions: [loaded.version],
        notes: [...beginNote(first), ...parts.rebasings.map(rebasingNote)],
      }),
      summary: {
        series_id: handle.id,
        title: handle.title,
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

const beginNote = (first: number | null): readonly string[] =>
  first === null
    ? []
    : [`The vintages held begin on ${isoDay(first)}: periods published before then had been revised by then, and how is not known here.`];
