/** The values of one measure for all states or cities in one period, with ranks, changes and comparisons with the national value. */

import { measureFactsOf } from '../../../catalogue/measure-facts.ts';
import { type Family, families, findFamily, type Member, nearestFamilies } from '../../../catalogue/regions/families.ts';
import { at } from '../../../core/assert.ts';
import { notOnePeriod, readBound } from '../../../core/calendar/period-spellings.ts';
import { roundedTo, subtractDecimals } from '../../../core/decimal.ts';
import { quoted, WattleError } from '../../../core/errors.ts';
import { FREQUENCY } from '../../../core/frequency.ts';
import { formatPeriod, type Period, period, windowOf } from '../../../core/period.ts';
import { valueAt } from '../../../core/series/points.ts';
import type { Answer } from '../../base/answer.ts';
import type { QueryContext } from '../../base/context.ts';
import { type QueryParameter, text } from '../../base/parameters/declaration.ts';
import { Parameters } from '../../base/parameters/parameters.ts';
import { limitOf } from '../../base/parameters/standard.ts';
import type { Note } from '../../base/reason-shape.ts';
import type { Of } from '../../base/shape-parts.ts';
import { answerOfFigures } from '../../series/figures/figure-answer.ts';
import { type ChangeOfYear, type FigureRow, figureRows, isPercentage, yearChange } from '../../series/figures/figure-rows.ts';
import { seriesStored } from '../../series/series-stored.ts';
import { ofOneRelease } from './one-release-rows.ts';
import type { FamilyRow, RegionRow as RegionShape } from './shape.ts';

const SECONDS = 60;
const MOST_CLASSES = 5;
const PERIOD = text('period', 'Reference period. The default is the latest period for which most regions have a value.', {
  examples: ['2026-06'],
});
const LIMIT = limitOf('Maximum number of rows in the response.', 1000, 1000);
export const LIST_REGIONS: readonly QueryParameter[] = [LIMIT];
export const READ_REGION: readonly QueryParameter[] = [PERIOD];

export interface RegionRow extends ChangeOfYear {
  readonly member: Member;
  readonly figure: FigureRow;
  readonly value: number | null;
  /** The rank, which is 1 for the highest shown value. Equal values have the same rank. */
  readonly rank: number | null;
  /** The difference from the national value. Null for totals. */
  readonly difference: number | null;
  /** The value as a percentage of the national value. Null if the values are not totals. */
  readonly sharePct: number | null;
}

interface NationalFigure extends ChangeOfYear {
  readonly figure: FigureRow;
  readonly value: number | null;
}

export interface RegionFigures {
  readonly family: Family;
  readonly period: Period | null;
  /** Periods with data for at least one region, latest first. */
  readonly periods: readonly Period[];
  readonly decimals: number;
  readonly units: string;
  readonly rows: readonly RegionRow[];
  readonly national: NationalFigure | null;
  /** The lowest and highest value in each class, lowest class first. */
  readonly classes: readonly (readonly [from: number, to: number])[];
}

/** Finds a family of regional series. Throws REQ_NOT_FOUND with the nearest ids. */
export function familyNamed(id: string): Family {
  const family = findFamily(id);
  if (family !== null) return family;
  const near = nearestFamilies(id);
  const detail = `Unknown measure for states and capital cities: ${quoted(id)}.`;
  throw new WattleError('REQ_NOT_FOUND', detail, {
    hint: `${near.length === 0 ? '' : `Did you mean ${near.join(', ')}? `}GET /v1/regions lists all measures.`,
    faults: [{ parameter: 'family', detail, ...(near[0] === undefined ? {} : { allowed: near, did_you_mean: near[0] }) }],
  });
}

/** The values, with a note if some of them have a later release. */
export interface NotedFigures extends RegionFigures {
  readonly notes: readonly Note[];
}

/** Reads the values. Throws REQ_BAD_PARAMETER if the period cannot be read. */
export async function regionFigures(ctx: QueryContext, family: Family, params: URLSearchParams): Promise<NotedFigures> {
  const requested = requestedPeriod(family, params);
  const members = family.members.map(({ handle }) => handle);
  const rows = await figureRows(ctx, family.national === null ? members : [...members, family.national]);
  const one = await ofOneRelease(ctx, rows.slice(0, members.length), rows[members.length] ?? null);
  return { ...figuresIn(family, one.members, one.national, requested), notes: one.notes };
}

/** Returns the values in a period. The default is the period in which most regions have a value. */
export function figuresIn(family: Family, rows: readonly FigureRow[], national: FigureRow | null, wanted: Period | null): RegionFigures {
  const shown = wanted ?? commonPeriod(rows);
  const decimals = Math.max(0, ...rows.map((row) => row.decimals));
  const nationalValue = shown && national && valueIn(national, shown);
  const values = rows.map((row) => (shown === null ? null : valueIn(row, shown)));
  const sorted = values.flatMap((value) => (value === null ? [] : [roundedTo(value, decimals)])).sort((a, b) => b - a);
  const isShare = isTotal(family);
  const compared = (value: number | null): Pick<RegionRow, 'difference' | 'sharePct'> =>
    value === null || nationalValue === null
      ? { difference: null, sharePct: null }
      : isShare
        ? { difference: null, sharePct: nationalValue > 0 && value >= 0 ? roundedTo((100 * value) / nationalValue, 1) : null }
        : {
            difference: isComparable(family) ? subtractDecimals(roundedTo(value, decimals), roundedTo(nationalValue, decimals)) : null,
            sharePct: null,
          };
  return {
    family,
    period: shown,
    get periods() {
      return periodsOf(rows);
    },
    decimals,
    units: at(rows, 0).figure.units,
    national: national && {
      figure: national,
      value: nationalValue,
      ...yearChange(national.figure.loaded, national.decimals, nationalValue === null ? null : shown),
    },
    classes: classesOf(sorted.toReversed()),
    rows: family.members.map((member, i) => {
      const [figure, value] = [rows[i] as FigureRow, values[i] ?? null];
      return {
        member,
        figure,
        value,
        rank: value === null ? null : 1 + sorted.indexOf(roundedTo(value, decimals)),
        ...compared(value),
        ...yearChange(figure.figure.loaded, figure.decimals, value === null ? null : shown),
      };
    }),
  };
}

function requestedPeriod(family: Family, params: URLSearchParams): Period | null {
  const parameters = new Parameters(params);
  const text = parameters.text(PERIOD);
  const freq = family.members[0]?.handle.frequency ?? 'A';
  const bound = text === null ? null : readBound(text);
  const span = bound && windowOf(freq, bound, bound);
  const read = span !== null && span.from === span.to ? period(freq, span.from) : null;
  if (text !== null && read === null) {
    parameters.fault('REQ_BAD_PARAMETER', {
      parameter: 'period',
      detail: notOnePeriod(text, freq),
    });
  }
  parameters.refuseRest();
  parameters.check();
  return read;
}

const valueIn = ({ figure }: FigureRow, { t }: Period): number | null => figure.loaded && valueAt(figure.loaded.slice.points, t);

/**
 * Returns the period in which most regions have a value. Only the latest period of each region is considered. Of several such periods,
 * returns the latest one.
 */
function commonPeriod(rows: readonly FigureRow[]): Period | null {
  const newest = rows.flatMap((row) => row.newest?.period ?? []);
  const count = (one: Period): number => rows.filter((row) => valueIn(row, one) !== null).length;
  return newest.toSorted((a, b) => count(b) - count(a) || b.t - a.t)[0] ?? null;
}

function periodsOf(rows: readonly FigureRow[]): readonly Period[] {
  const loaded = rows.flatMap(({ figure }) => figure.loaded ?? []);
  const freq = loaded[0]?.slice.series.freq;
  if (freq === undefined) return [];
  const all = new Set(loaded.flatMap(({ slice }) => slice.points.t));
  return [...all].sort((a, b) => b - a).map((t) => period(freq, t));
}

/** Divides values into classes. Each class has about the same number of distinct values. */
export function classesOf(ascending: readonly number[]): RegionFigures['classes'] {
  const distinct = [...new Set(ascending)];
  const count = Math.min(MOST_CLASSES, distinct.length);
  return Array.from({ length: count }, (_, i) => {
    const [from, to] = [Math.round((i * distinct.length) / count), Math.round(((i + 1) * distinct.length) / count)];
    return [at(distinct, from), at(distinct, to - 1)] as const;
  });
}

export const classOf = ({ classes, decimals }: RegionFigures, value: number | null): number | null => {
  const found =
    value === null ? -1 : classes.findIndex(([from, to]) => roundedTo(value, decimals) >= from && roundedTo(value, decimals) <= to);
  return found === -1 ? null : found;
};

const COUNTED = new Set(["'000", 'no.', 'persons', 'AUD m', 'AUD bn', "'000 h"]);

/** Returns true if the members add up to the national value. Chain volumes and averages do not. */
function isTotal({ members }: Family): boolean {
  const { handle } = at(members, 0);
  const { prices, isAverage } = measureFactsOf(handle);
  return COUNTED.has(handle.unitsShort) && !isAverage && (prices === null || prices === 'current');
}

/** Returns true if the values of two places can be compared. Levels of indexes cannot be compared. */
function isComparable({ members }: Family): boolean {
  const { handle } = at(members, 0);
  if (handle.unitsShort === 'Index') return false;
  return isPercentage(handle) || !COUNTED.has(handle.unitsShort) || measureFactsOf(handle).isAverage;
}

export async function listRegions(ctx: QueryContext, params: URLSearchParams): Promise<Answer> {
  const parameters = new Parameters(params);
  const limit = parameters.integer(LIMIT);
  parameters.refuseRest();
  parameters.check();
  const all = families().slice(0, limit);
  const stored = await seriesStored(
    ctx,
    all.flatMap(({ members }) => members.map(({ handle }) => handle)),
  );
  const rows = all.map((family): Of<typeof FamilyRow> => {
    const { topic, units, frequency, adjustment } = at(family.members, 0).handle;
    return {
      family: family.id,
      title: family.title,
      kind: family.kind,
      topic,
      units,
      frequency: FREQUENCY[frequency].word,
      adjustment,
      national: family.national?.id ?? null,
      regions: family.members.length,
      available: family.members.filter(({ handle }) => stored.has(handle)).length,
      url: `${ctx.publicUrl}/v1/regions/${family.id}`,
    };
  });
  const empty = await answerOfFigures(ctx, []);
  return {
    ...empty,
    data: rows,
    columns: Object.keys(rows[0] ?? {}).map((name) => ({ name })),
    meta: {
      ...empty.meta,
      query: { limit },
      row_count: rows.length,
      total_rows: families().length,
      truncated: rows.length < families().length,
    },
    datasets: [
      ...new Set(all.flatMap(({ members }) => members.map(({ handle }) => `${handle.dataset.source}/${handle.dataset.id}` as const))),
    ],
    maxAgeSeconds: SECONDS,
  };
}

const COLUMNS = [
  ...['region', 'name', 'code', 'series_id', 'period', 'value', 'rank', 'difference', 'share_pct'],
  ...['year_ago_value', 'change_year', 'change_year_pct', 'vintage'],
];

/** Returns the rows. `meta.summary` has the national value and the classes for the map. */
export async function readRegion(ctx: QueryContext, family: Family, params: URLSearchParams): Promise<Answer> {
  const figures = await regionFigures(ctx, family, params);
  const { rows, national, notes } = figures;
  const shownRows = [...rows.map(({ figure }) => figure), ...(national === null ? [] : [national.figure])];
  const answer = await answerOfFigures(ctx, shownRows, notes);
  const shown = figures.period && formatPeriod(figures.period);
  return {
    ...answer,
    data: rows.map(
      (row): Of<typeof RegionShape> => ({
        region: row.member.region,
        name: row.member.name,
        code: row.member.code,
        series_id: row.member.handle.id,
        period: shown,
        value: row.value,
        rank: row.rank,
        difference: row.difference,
        share_pct: row.sharePct,
        year_ago_value: row.yearAgo?.value ?? null,
        change_year: row.changeYear,
        change_year_pct: row.changeYearPct,
        vintage: row.figure.figure.vintage,
      }),
    ),
    columns: COLUMNS.map((name) => (name === 'value' ? { name, unit: figures.units } : { name })),
    meta: {
      ...answer.meta,
      query: shown === null ? {} : { period: shown },
      row_count: rows.length,
      total_rows: rows.length,
      period: { start: shown, end: shown },
      summary: {
        family: family.id,
        title: family.title,
        kind: family.kind,
        units: figures.units,
        decimals: figures.decimals,
        period: shown,
        first_period: figures.periods.length === 0 ? null : formatPeriod(figures.periods.at(-1) as Period),
        last_period: figures.periods.length === 0 ? null : formatPeriod(figures.periods[0] as Period),
        national: national && { series_id: national.figure.handle.id, value: national.value },
        classes: figures.classes.map(([from, to]) => ({ from, to })),
        url: `${ctx.publicUrl}/regions/${family.id}`,
      },
    },
  };
}
