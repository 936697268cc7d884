/** The latest values of a selection. Each series has a row with its trend. Each period has a column, latest first. */
import { at } from '../../../core/assert.ts';
import { groupedBy } from '../../../core/basic/lists.ts';
import { capitalised } from '../../../core/basic/text.ts';
import { publishedDecimals, roundedTo, subtractDecimals } from '../../../core/decimal.ts';
import { formatPeriod, period } from '../../../core/period.ts';
import { unitsShort, unitText } from '../../../core/units.ts';
import type { DatasetView, ViewedSeries, ViewOrder } from '../../../queries/datasets/dataset-view.ts';
import { type Html, html, type Piece } from '../../html.ts';
import { type SparkPoint, sparkline } from '../../parts/sparkline.ts';
import { type TableColumn, table } from '../../parts/table.ts';
import type { Site } from '../../site.ts';
import { columnPeriod } from '../../words/period-words.ts';
import { changeText, numberText, styleOfValues, type ValueStyle } from '../../words/value-words.ts';

const COURSE = 20;

/**
 * Returns the table.
 * @param orderHref returns the address with another row order. Null if the order cannot be changed
 */
export function figuresTable(
  site: Site,
  { rows, periods, frequency, varying, units, order }: DatasetView,
  orderHref: ((order: ViewOrder) => string) | null = null,
): Html {
  const head = (title: string, by: 'name' | 'newest' | 'change'): TableColumn => {
    if (order === null || orderHref === null || (units.length > 1 && by !== 'name')) return { title, label: title };
    const isDown = by === 'name' ? order === '-name' : order === by;
    const isUp = by === 'name' ? order === 'name' : order === `-${by}`;
    const next: ViewOrder = by === 'name' ? (isUp ? '-name' : isDown ? 'published' : by) : isDown ? `-${by}` : isUp ? 'published' : by;
    const sorted = isDown ? 'descending' : isUp ? 'ascending' : null;
    return { title: html`<a href="${orderHref(next)}">${title}</a>`, label: title, ...(sorted === null ? {} : { sorted }) };
  };
  const columnOf = (t: number): string => columnPeriod(formatPeriod(period(frequency, t)));
  const hasChange = periods.length > 1 && periods[1] === at(periods, 0) - 1;
  const mixed = units.length > 1;
  const what = varying.length === 0 ? 'Series' : capitalised(varying.map((name) => name.replaceAll('_', ' ')).join(', '));
  const byName = groupedBy(rows, (row) => viewedName(row));
  return table({
    caption: 'Latest figures by series',
    id: 'table',
    pinned: true,
    onPhone: 3,
    columns: [
      head(what, 'name'),
      { title: 'Trend' },
      ...periods.slice(0, 1).map((t) => ({ ...head(columnOf(t), 'newest'), numeric: true })),
      ...(hasChange ? [{ ...head('Change', 'change'), numeric: true }] : []),
      ...periods.slice(1).map((t) => ({ title: columnOf(t), numeric: true })),
    ],
    rows: rows.map((row) =>
      rowOf(site, row, periods, { unit: mixed, hasChange, code: codesApart(row, byName.get(viewedName(row)) ?? []) }),
    ),
  });
}

/** Returns a name of the series that is unique in its selection. */
export const viewedName = ({ labels, handle }: ViewedSeries): string =>
  labels.length === 0 ? (handle?.title ?? 'The only series in this selection') : labels.join(', ');

/**
 * Returns the codes in which series with the same name differ. Returns null if the name is unique, or if the level in a tree
 * distinguishes the series.
 */
function codesApart(row: ViewedSeries, alike: readonly ViewedSeries[]): string | null {
  // A subgroup and its only class can have the same name. Their levels distinguish them.
  if (alike.length < 2 || new Set(alike.map(({ depth }) => depth)).size === alike.length) return null;
  return row.stored.codes.filter((code, i) => alike.some(({ stored }) => stored.codes[i] !== code)).join('.');
}

interface Report {
  readonly hasChange: boolean;
  readonly unit: boolean;
  readonly code: string | null;
}

function rowOf(site: Site, row: ViewedSeries, periods: readonly number[], reported: Report): readonly Piece[] {
  const { stored, handle, slice } = row;
  const newest = courseOf(slice);
  const values = newest.map(({ value }) => value);
  const style = { ...styleOfValues('', values), decimals: publishedDecimals(unitsShort(stored.unit, stored.multiplier), values) };
  const name = viewedName(row);
  const cells = periods.map((t): Piece => {
    const i = slice.t.lastIndexOf(t);
    if (i < 0) return '';
    const value = slice.value[i] ?? null;
    return value === null
      ? html`<span class="m">${slice.status[i] ?? 'not published'}</span>`
      : html`<data value="${value}">${numberText(value, style)}</data>`;
  });
  return [
    html`${row.depth > 0 && html`<span class="in" data-depth="${Math.min(row.depth, 4)}"></span>`}${handle ? html`<a href="${site.href(`/series/${handle.id}`)}">${name}</a>` : name}${reported.unit && html`<small class="m">${unitText(stored)}</small>`}${reported.code !== null && html`<small class="m"><code>${reported.code}</code></small>`}`,
    html`<span class="course">${sparkline([newest], 'bare line')}</span>`,
    ...cells.slice(0, 1),
    ...(reported.hasChange ? [changeCell(row, periods, style)] : []),
    ...cells.slice(1),
  ];
}

/** Returns the change between two values. It is calculated from the values as rounded in the table. */
function changeCell({ slice }: ViewedSeries, [newest, before]: readonly number[], style: ValueStyle): Piece {
  const valueIn = (t: number | undefined): number | null => (t === undefined ? null : (slice.value[slice.t.lastIndexOf(t)] ?? null));
  const [now, then] = [valueIn(newest), valueIn(before)];
  if (now === null || then === null) return html`<span class="m">–</span>`;
  return changeText(subtractDecimals(roundedTo(now, style.decimals), roundedTo(then, style.decimals)), style);
}

/** Returns the points of the trend, oldest first. */
function courseOf({ t, value }: ViewedSeries['slice']): readonly SparkPoint[] {
  const points: SparkPoint[] = [];
  for (let i = t.length - 1; i >= 0 && points.length < COURSE; i -= 1) {
    const one = value[i];
    if (one != null) points.push({ t: at(t, i), value: one });
  }
  return points.reverse();
}
