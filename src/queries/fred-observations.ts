/** A series in the form of FRED's `series/observations`: its parameters, members, defaults and four output types. */
import type { SeriesHandle } from '../core/define-series.ts';
import { WattleError } from '../core/errors.ts';
import { DAY_MS, firstDay, isoDay, parseIsoDay, period } from '../core/period.ts';
import { aggregate, type Points, transform } from '../core/series.ts';
import type { QueryContext } from './context.ts';
import { wholeSeries } from './held.ts';
import { type HeldSeries, holdSeries, pointsOfSlice, vintageDay, vintageDaysOf } from './held-series.ts';
import { Parameters, quoted } from './parameters.ts';
import { endOfPeriods, readShaping, type Shaping } from './series-transforms.ts';

const LIMIT = { min: 1, max: 100_000, default: 100_000 } as const;
const OFFSET = { min: 0, max: 1_000_000_000, default: 0 } as const;
/** FRED's own first and last day. */
const FIRST_DAY = '1776-07-04';
const LAST_DAY = '9999-12-31';
const MISSING = '.';
/** As many vintage dates as FRED takes in one request. */
const MAX_VINTAGE_DATES = 2000;
/** Values of all vintages that are compared for one answer. */
const MAX_SNAPSHOT_VALUES = 3_000_000;

interface FredRequest {
  readonly observationStart: number;
  readonly observationEnd: number;
  readonly realtimeStart: number;
  readonly realtimeEnd: number;
  /** Empty: the real-time period decides. */
  readonly vintageDates: readonly number[];
  readonly shaping: Shaping;
  readonly outputType: 1 | 2 | 3 | 4;
  readonly descending: boolean;
  readonly limit: number;
  readonly offset: number;
}

type FredRow = Readonly<Record<string, string>>;

/** What was known on a day: value texts by ordinal. */
interface Snapshot {
  readonly day: number;
  /** Day of the vintage that was in force on that day. */
  readonly vintage: number;
  readonly values: ReadonlyMap<number, string>;
}

/**
 * FRED's JSON object. Values are strings, `.` where there is none; `date` is the first day of the period. Without a real-time period
 * the values are those of today. Throws REQ_* with every fault, and as `readSeries` does when nothing is held.
 */
export async function fredObservations(
  ctx: QueryContext,
  handle: SeriesHandle,
  params: URLSearchParams,
): Promise<Readonly<Record<string, unknown>>> {
  const request = readRequest(ctx, handle, params);
  const held = await holdSeries(ctx, handle, null);
  const { freq, rows } = await rowsOf(ctx, held, request);
  const within = rows.filter(({ t }) => {
    const day = firstDay(period(freq, t));
    return day >= request.observationStart && day <= request.observationEnd;
  });
  const sorted = request.descending ? within.toReversed() : within;
  return {
    realtime_start: isoDay(request.vintageDates[0] ?? request.realtimeStart),
    realtime_end: isoDay(request.vintageDates.at(-1) ?? request.realtimeEnd),
    observation_start: isoDay(request.observationStart),
    observation_end: isoDay(request.observationEnd),
    units: request.shaping.units,
    output_type: request.outputType,
    file_type: 'json',
    order_by: 'observation_date',
    sort_order: request.descending ? 'desc' : 'asc',
    count: sorted.length,
    offset: request.offset,
    limit: request.limit,
    observations: sorted.slice(request.offset, request.offset + request.limit).map(({ row }) => row),
  };
}

function readRequest(ctx: QueryContext, handle: SeriesHandle, params: URLSearchParams): FredRequest {
  const parameters = new Parameters(params);
  parameters.accept('series_id', 'api_key');
  parameters.choice('file_type', ['json']);
  parameters.choice('order_by', ['observation_date']);
  const today = Math.floor(ctx.clock.now() / DAY_MS);
  const vintageDates = readVintageDates(parameters, today);
  const realtimeStart = readDay(parameters, 'realtime_start', today);
  const realtimeEnd = readDay(parameters, 'realtime_end', today);
  const request: FredRequest = {
    observationStart: readDay(parameters, 'observation_start', parseIsoDay(FIRST_DAY) ?? 0),
    observationEnd: readDay(parameters, 'observation_end', parseIsoDay(LAST_DAY) ?? 0),
    realtimeStart,
    realtimeEnd: params.has('realtime_end') ? realtimeEnd : Math.max(realtimeStart, today),
    vintageDates,
    shaping: readShaping(handle, parameters),
    outputType: Number(parameters.choice('output_type', ['1', '2', '3', '4']) ?? '1') as FredRequest['outputType'],
    descending: parameters.choice('sort_order', ['asc', 'desc']) === 'desc',
    limit: parameters.integer('limit', LIMIT),
    offset: parameters.integer('offset', OFFSET),
  };
  refuseReversed(parameters, 'realtime_end', request.realtimeStart, request.realtimeEnd);
  refuseReversed(parameters, 'observation_end', request.observationStart, request.observationEnd);
  if (vintageDates.length > 0 && (params.has('realtime_start') || params.has('realtime_end'))) {
    parameters.fault('REQ_BAD_PARAMETER', {
      parameter: 'vintage_dates',
      detail: 'Vintage dates and a real-time period exclude each other.',
    });
  }
  parameters.refuseRest();
  parameters.check();
  return request;
}

function readDay(parameters: Parameters, name: string, absent: number): number {
  const text = parameters.text(name);
  if (text === null) return absent;
  const day = parseIsoDay(text);
  if (day !== null) return day;
  parameters.fault('REQ_BAD_PARAMETER', {
    parameter: name,
    detail: `The parameter ${name} is a date such as 2026-03-31, not ${quoted(text)}.`,
  });
  return absent;
}

function readVintageDates(parameters: Parameters, today: number): readonly number[] {
  const text = parameters.text('vintage_dates');
  if (text === null) return [];
  const days: number[] = [];
  for (const part of text.split(',').map((piece) => piece.trim())) {
    const day = parseIsoDay(part);
    if (day !== null && day <= today) days.push(day);
    else {
      const detail = `Vintage dates are dates such as 2026-03-31 up to today, joined by commas; ${quoted(part)} is none.`;
      parameters.fault('REQ_BAD_PARAMETER', { parameter: 'vintage_dates', detail });
    }
  }
  if (days.length > MAX_VINTAGE_DATES) {
    parameters.fault('REQ_BAD_PARAMETER', {
      parameter: 'vintage_dates',
      detail: `There are at most ${MAX_VINTAGE_DATES} vintage dates in a request.`,
    });
  }
  return [...new Set(days)].sort((a, b) => a - b);
}

function refuseReversed(parameters: Parameters, name: string, start: number, end: number): void {
  if (start <= end) return;
  parameters.fault('REQ_BAD_PARAMETER', {
    parameter: name,
    detail: `The period ends (${isoDay(end)}) before it starts (${isoDay(start)}).`,
  });
}

// ---------------------------------------------------------------- what was known when

interface Rows {
  readonly freq: Points['freq'];
  /** Ascending by period, then by real-time start. */
  readonly rows: readonly { readonly t: number; readonly row: FredRow }[];
}

async function rowsOf(ctx: QueryContext, held: HeldSeries, request: FredRequest): Promise<Rows> {
  const changes = await vintageDaysOf(ctx, held);
  const days = request.vintageDates.length > 0 ? request.vintageDates : snapshotDays(changes, request);
  refuseTooMuch(held, days.length);
  const snapshots: Snapshot[] = [];
  for (const day of days) {
    const snapshot = await snapshotOn(ctx, held, request.shaping, day, changes);
    if (snapshot) snapshots.push(snapshot);
  }
  if (snapshots.length === 0) throw nothingKnown(held, changes);
  const freq = request.shaping.frequency ?? held.slice.series.freq;
  return { freq, rows: inOutputType(held.handle, snapshots, request) };
}

/** Throws REQ_BAD_PARAMETER where every value on every one of so many days is more than one answer can hold. */
function refuseTooMuch(held: HeldSeries, days: number): void {
  const values = held.slice.t.length;
  if (days * values <= MAX_SNAPSHOT_VALUES) return;
  const detail = `The real-time period takes in ${days} vintages of ${values} values, which is more than one answer holds; ask for a shorter one.`;
  throw new WattleError('REQ_BAD_PARAMETER', detail, { faults: [{ parameter: 'realtime_start', detail }] });
}

/**
 * The first day of the real-time period, and every day in it on which the series changed. What is new or revised shows against the day
 * before; initial releases need every vintage up to its end.
 */
function snapshotDays(changes: readonly number[], { outputType, realtimeStart, realtimeEnd }: FredRequest): readonly number[] {
  const until = changes.filter((day) => day <= realtimeEnd);
  if (outputType === 4) return until;
  const first = outputType === 3 ? realtimeStart - 1 : realtimeStart;
  return [first, ...until.filter((day) => day > first)];
}

async function snapshotOn(
  ctx: QueryContext,
  held: HeldSeries,
  shaping: Shaping,
  day: number,
  changes: readonly number[],
): Promise<Snapshot | null> {
  const version = await ctx.store.datasets.versionAsOf(held.dataset, (day + 1) * DAY_MS - 1);
  if (!version) return null;
  const slice = await wholeSeries(ctx, held.dataset, held.stored, version);
  return { day, vintage: changes.filter((one) => one <= day).at(-1) ?? day, values: textsOf({ ...held, version, slice }, shaping) };
}

/** Value texts of every period that has one before the transformation; those that it leaves without a value are missing. */
function textsOf(held: HeldSeries, shaping: Shaping): ReadonlyMap<number, string> {
  const base = basePoints(held, shaping);
  const shaped = shaping.units === 'lin' ? base : transform(base, shaping.units);
  const texts = new Map(base.t.map((t): [number, string] => [t, MISSING]));
  if (shaping.frequency === null) for (const t of held.slice.t) texts.set(t, MISSING);
  shaped.t.forEach((t, i) => {
    texts.set(t, plainNumber(shaped.value[i] ?? Number.NaN));
  });
  return new Map([...texts].sort(([a], [b]) => a - b));
}

function basePoints(held: HeldSeries, shaping: Shaping): Points {
  const own = pointsOfSlice(held.slice);
  if (shaping.frequency === null) return own;
  return held.handle.nature === 'event' ? endOfPeriods(held, shaping.frequency) : aggregate(own, shaping.frequency, shaping.aggregation);
}

/** All digits, never an exponent. */
function plainNumber(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toFixed(20).replace(/\.?0+$/, '') : text;
}

function nothingKnown(held: HeldSeries, changes: readonly number[]): WattleError {
  const first = isoDay(changes[0] ?? vintageDay(held.version));
  return new WattleError(
    'REQ_NO_VINTAGE',
    `Nothing of ${held.handle.id} was held in that real-time period; its first vintage held is of ${first}.`,
  );
}

// ---------------------------------------------------------------- output types

function inOutputType(handle: SeriesHandle, snapshots: readonly Snapshot[], request: FredRequest): Rows['rows'] {
  const date = (t: number): string => isoDay(firstDay(period(request.shaping.frequency ?? handle.frequency, t)));
  switch (request.outputType) {
    case 1:
      return spellRows(request.vintageDates.length > 0 ? spellsOfDays(snapshots) : spellsOf(snapshots, request.realtimeEnd), date);
    case 2:
      return vintageRows(handle.id, columnsOf(snapshots), date);
    case 3:
      return vintageRows(handle.id, changesOf(snapshots, request), date);
    case 4:
      return spellRows(firstSpells(spellsOf(snapshots, request.realtimeEnd)), date);
  }
}

type DateOf = (t: number) => string;

const spellRows = (spells: readonly Spell[], date: DateOf): Rows['rows'] =>
  spells.map(({ t, from, to, text }) => ({
    t,
    row: { realtime_start: isoDay(from), realtime_end: isoDay(to), date: date(t), value: text },
  }));

/** Cells by ordinal, then by the day of their vintage. */
type Cells = ReadonlyMap<number, ReadonlyMap<number, string>>;

/** One row for each period, one member for each vintage: `AU.CPI.YOY_20260129`. */
const vintageRows = (id: string, cells: Cells, date: DateOf): Rows['rows'] =>
  [...cells]
    .sort(([a], [b]) => a - b)
    .map(([t, texts]) => {
      const members = [...texts].map(([day, text]) => [`${id}_${isoDay(day).replaceAll('-', '')}`, text]);
      return { t, row: { date: date(t), ...Object.fromEntries(members) } };
    });

/** Every period in every vintage; missing where the vintage did not reach it. */
function columnsOf(snapshots: readonly Snapshot[]): Cells {
  const ordinals = new Set(snapshots.flatMap(({ values }) => [...values.keys()]));
  return new Map([...ordinals].map((t) => [t, new Map(snapshots.map(({ vintage, values }) => [vintage, values.get(t) ?? MISSING]))]));
}

/** Only the values that a vintage brought or revised. */
function changesOf(snapshots: readonly Snapshot[], request: FredRequest): Cells {
  const cells = new Map<number, Map<number, string>>();
  let before: Snapshot['values'] = new Map();
  for (const { day, vintage, values } of snapshots) {
    const shown = request.vintageDates.length > 0 || day >= request.realtimeStart;
    for (const [t, text] of values) {
      if (!shown || text === MISSING || text === before.get(t)) continue;
      cells.set(t, (cells.get(t) ?? new Map<number, string>()).set(vintage, text));
    }
    before = values;
  }
  return cells;
}

/** A value and the days, both inclusive, through which it was the known one. */
interface Spell {
  readonly t: number;
  readonly from: number;
  to: number;
  readonly text: string;
}

function spellsOf(snapshots: readonly Snapshot[], end: number): readonly Spell[] {
  const spells: Spell[] = [];
  const open = new Map<number, Spell>();
  snapshots.forEach(({ day, values }) => {
    for (const [t, spell] of open) {
      if (values.get(t) === spell.text) continue;
      spell.to = day - 1;
      open.delete(t);
    }
    for (const [t, text] of values) {
      if (open.has(t)) continue;
      const spell = { t, from: day, to: end, text };
      open.set(t, spell);
      spells.push(spell);
    }
  });
  return spells.sort((a, b) => a.t - b.t || a.from - b.from);
}

/** Each value on the one day it was asked for. */
function spellsOfDays(snapshots: readonly Snapshot[]): readonly Spell[] {
  const spells = snapshots.flatMap(({ day, values }) => [...values].map(([t, text]): Spell => ({ t, from: day, to: day, text })));
  return spells.sort((a, b) => a.t - b.t || a.from - b.from);
}

function firstSpells(spells: readonly Spell[]): readonly Spell[] {
  const seen = new Set<number>();
  return spells.filter((spell) => {
    if (spell.text === MISSING || seen.has(spell.t)) return false;
    seen.add(spell.t);
    return true;
  });
}
