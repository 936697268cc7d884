/** FRED's four output types: values by real-time period, values by vintage, new and revised values, or initial releases. */

import { at } from '../../../core/assert.ts';
import { firstFrom } from '../../../core/basic/lists.ts';
import { reserveObservations } from '../../../core/cost.ts';
import { WattleError } from '../../../core/errors.ts';
import { isoDay } from '../../../core/period.ts';
import type { Shaping } from '../../series/transforms/series-transforms.ts';
import type { FirstPublished } from '../../series/vintages/first-published.ts';
import { dayInForce, endOfSpell, type Spell, spellOn } from '../../series/vintages/series-vintages.ts';
import { type FredPage, onPage, plainNumber, type RealtimePeriod } from './fred-request.ts';

/** The maximum number of cells in a response. It is the number of periods times the number of vintage dates. */
const MOST_CELLS = 1_000_000;

export interface FredOutputRequest {
  readonly observationStart: number;
  readonly observationEnd: number;
  readonly realtime: RealtimePeriod;
  /** Vintage dates in ascending order. If empty, the real-time period applies. */
  readonly vintageDates: readonly number[];
  readonly shaping: Shaping;
  readonly outputType: 1 | 2 | 3 | 4;
  readonly order: 'asc' | 'desc';
  readonly page: FredPage;
  /** True if past vintages are requested. False for current values. */
  readonly isPast: boolean;
}

type FredRow = Readonly<Record<string, string>>;

export interface Known {
  readonly id: string;
  /** Vintage days in the requested range, ascending. */
  readonly changes: readonly number[];
  readonly periods: readonly { readonly t: number; readonly date: string; readonly spells: readonly Spell[] }[];
  /** The initial releases. Null if they are not requested. */
  readonly firsts: FirstPublished | null;
  /** The number of releases that are not stored. There are no observations for the days on which their vintages were current. */
  readonly missing: number;
  /** Release dates that the agency does not state, and how each of them is known, such as `2020-09-17 inferred`. */
  readonly bases: readonly string[];
}

interface Output {
  readonly count: number;
  readonly observations: readonly FredRow[];
}

export function inOutputType(known: Known, request: FredOutputRequest): Output {
  const { outputType, realtime, vintageDates, page } = request;
  switch (outputType) {
    case 1:
      return vintageDates.length > 0 ? onEachDate(known, request) : spellRows(known, page, (spells) => withinRealtime(spells, realtime));
    case 2:
      return vintageRows(known, page, columnsOf(known, request));
    case 3:
      return vintageDates.length > 0 ? newRows(known, page, newBetween(known, vintageDates)) : newRows(known, page, newWithin(realtime));
    case 4:
      return spellRows({ ...known, periods: known.periods.filter(({ t }) => known.firsts?.known.has(t)) }, page, (spells) =>
        initialRelease(spells, vintageDates.at(-1) ?? realtime.end),
      );
  }
}

const rowOf = (date: string, from: number, to: number, value: number | null): FredRow => ({
  realtime_start: isoDay(from),
  realtime_end: endOfSpell(to),
  date,
  value: plainNumber(value),
});

function spellRows({ periods }: Known, page: FredPage, choose: (spells: readonly Spell[]) => readonly Spell[]): Output {
  const rows = periods.flatMap(({ date, spells }) => choose(spells).map((spell) => ({ date, spell })));
  return { count: rows.length, observations: onPage(rows, page).map(({ date, spell }) => rowOf(date, spell.from, spell.to, spell.value)) };
}

const withinRealtime = (spells: readonly Spell[], { start, end }: RealtimePeriod): readonly Spell[] =>
  spells
    .filter(({ from, to }) => from <= end && to >= start)
    .map(({ from, to, value }) => ({ from: Math.max(from, start), to: Math.min(to, end), value }));

function initialRelease(spells: readonly Spell[], end: number): readonly Spell[] {
  const first = spells.find(({ from, value }) => from <= end && value !== null);
  return first ? [{ ...first, to: Math.min(first.to, end) }] : [];
}

/** Returns one row for each value that was current on a vintage date. Builds only the rows on the page. */
function onEachDate({ periods }: Known, { vintageDates, page }: FredOutputRequest): Output {
  const observations: FredRow[] = [];
  let count = 0;
  for (const { date, spells } of periods) {
    for (const { from, to, value } of spells) {
      const first = firstFrom(vintageDates, from);
      const end = firstFrom(vintageDates, to + 1);
      for (let i = Math.max(first, first + page.offset - count); i < end && observations.length < page.limit; i += 1) {
        const day = at(vintageDates, i);
        observations.push(rowOf(date, day, day, value));
      }
      count += end - first;
    }
  }
  return { count, observations };
}

interface Column {
  readonly vintage: number;
  readonly on: number;
}

const columnsOf = ({ changes }: Known, { realtime, vintageDates }: FredOutputRequest): readonly Column[] =>
  vintageDates.length > 0
    ? vintageDates.flatMap((on) => {
        const vintage = dayInForce(changes, on);
        return vintage === null ? [] : [{ vintage, on }];
      })
    : changes.map((vintage) => ({ vintage, on: Math.max(vintage, realtime.start) }));

/** Returns a name such as `AU.CPI.YOY_20260129`. */
const memberOf = (id: string, vintage: number): string => `${id}_${isoDay(vintage).replaceAll('-', '')}`;

/** Returns one row for each period, with a column for each vintage. A cell without a value is `.`, as in FRED. */
function vintageRows({ id, periods }: Known, page: FredPage, columns: readonly Column[]): Output {
  const known = periods.filter(({ spells }) => columns.some(({ on }) => spellOn(spells, on) !== undefined));
  const shown = onPage(known, page);
  if (shown.length * columns.length > MOST_CELLS) throw tooManyCells(shown.length, columns.length);
  reserveObservations(shown.length * columns.length);
  const named = columns.map(({ vintage, on }) => ({ name: memberOf(id, vintage), on }));
  const observations = shown.map(({ date, spells }) => {
    const members = named.map(({ name, on }) => [name, plainNumber(spellOn(spells, on)?.value ?? null)]);
    return { date, ...Object.fromEntries(members) };
  });
  return { count: known.length, observations };
}

function tooManyCells(rows: number, columns: number): WattleError {
  const most = Math.max(1, Math.floor(MOST_CELLS / columns));
  const detail = `${rows} periods in ${columns} vintages have too many values. Request at most ${most} periods with limit and offset.`;
  return new WattleError('REQ_BAD_PARAMETER', detail, { faults: [{ parameter: 'limit', detail }] });
}

type Cells = readonly { readonly vintage: number; readonly value: number }[];

/** Returns one row for each period, with the values that a vintage added or revised. */
function newRows({ id, periods }: Known, page: FredPage, cellsOf: (spells: readonly Spell[]) => Cells): Output {
  const rows = periods.flatMap(({ date, spells }) => {
    const cells = cellsOf(spells);
    return cells.length > 0 ? [{ date, cells }] : [];
  });
  const observations = onPage(rows, page).map(({ date, cells }) => ({
    date,
    ...Object.fromEntries(cells.map(({ vintage, value }) => [memberOf(id, vintage), plainNumber(value)])),
  }));
  return { count: rows.length, observations };
}

const newWithin =
  ({ start, end }: RealtimePeriod) =>
  (spells: readonly Spell[]): Cells =>
    spells.flatMap(({ from, value }) => (value !== null && from >= start && from <= end ? [{ vintage: from, value }] : []));

/** Returns the values added or revised since the previous vintage date. On the first date, all values are new. */
const newBetween =
  ({ changes }: Known, dates: readonly number[]) =>
  (spells: readonly Spell[]): Cells => {
    let before: number | null = null;
    return dates.flatMap((day) => {
      const value = spellOn(spells, day)?.value ?? null;
      const isNew = value !== null && value !== before;
      before = value;
      return isNew ? [{ vintage: dayInForce(changes, day) ?? day, value }] : [];
    });
  };
