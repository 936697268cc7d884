/** The newest figures of a selection as a table: a series a row with its course, a period a column, newest first. */
import { at } from '../../../core/assert.ts';
import { formatPeriod, period } from '../../../core/period.ts';
import { unitText } from '../../../core/units.ts';
import type { DatasetView, ViewedSeries, ViewOrder } from '../../../queries/datasets/dataset-view.ts';
import { type Html, html, type Piece } from '../../html.ts';
import { type SparkPoint, sparkline } from '../../parts/sparkline.ts';
import { table } from '../../parts/table.ts';
import type { Site } from '../../site.ts';
import { capital } from '../../words/dimension-words.ts';
import { columnPeriod } from '../../words/period-words.ts';
import { numberText, styleOfValues } from '../../words/value-words.ts';

/** Values of a sparkline. */
const COURSE = 20;

/** @param orderHref the page with another row order, if available */
export function figuresTable(
  site: Site,
  { rows, periods, frequency, varying, units, order }: DatasetView,
  orderHref: ((order: ViewOrder) => string) | null = null,
): Html {
  const inOrder = (title: string, by: ViewOrder): Piece =>
    order === null || orderHref === null ? title : html`<a href="${orderHref(by)}">${title}</a>`;
  const mixed = units.length > 1;
  const what = varying.length === 0 ? 'Series' : capital(varying.map((name) => name.replaceAll('_', ' ')).join(', '));
  const byName = new Map<string, ViewedSeries[]>();
  for (const row of rows) byName.set(viewedName(row), [...(byName.get(viewedName(row)) ?? []), row]);
  return table({
    caption: 'Latest figures by series',
    id: 'table',
    pinned: true,
    onPhone: 3,
    columns: [
      order === 'newest' ? { title: inOrder(what, 'published'), label: what } : { title: what },
      { title: 'Course' },
      ...periods.map((t, i) => {
        const column = columnPeriod(formatPeriod(period(frequency, t)));
        return {
          title: i === 0 ? inOrder(column, 'newest') : column,
          label: column,
          numeric: true,
          ...(i === 0 && order === 'newest' ? { sorted: 'descending' as const } : {}),
        };
      }),
    ],
    rows: rows.map((row) => rowOf(site, row, periods, { unit: mixed, code: codesApart(row, byName.get(viewedName(row)) ?? []) })),
  });
}

/** Name of a series in its selection. */
export const viewedName = ({ labels, handle }: ViewedSeries): string =>
  labels.length === 0 ? (handle?.title ?? 'The only series of this selection') : labels.join(', ');

/** Codes that distinguish series of one name, or null. */
function codesApart(row: ViewedSeries, alike: readonly ViewedSeries[]): string | null {
  if (alike.length < 2) return null;
  return row.stored.codes.filter((code, i) => alike.some(({ stored }) => stored.codes[i] !== code)).join('.');
}

interface Told {
  readonly unit: boolean;
  readonly code: string | null;
}

function rowOf(site: Site, row: ViewedSeries, periods: readonly number[], told: Told): readonly Piece[] {
  const { stored, handle, slice } = row;
  const newest = courseOf(slice);
  const style = styleOfValues(
    '',
    newest.map(({ value }) => value),
  );
  const name = viewedName(row);
  return [
    html`${handle ? html`<a href="${site.href(`/series/${handle.id}`)}">${name}</a>` : name}${told.unit && html`<small class="m">${unitText(stored)}</small>`}${told.code !== null && html`<small class="m"><code>${told.code}</code></small>`}`,
    html`<span class="course">${sparkline([newest], 'bare line')}</span>`,
    ...periods.map((t): Piece => {
      const i = slice.t.lastIndexOf(t);
      if (i < 0) return '';
      const value = slice.value[i] ?? null;
      return value === null
        ? html`<span class="m">${slice.status[i] ?? 'not published'}</span>`
        : html`<data value="${value}">${numberText(value, style)}</data>`;
    }),
  ];
}

/** The newest values that there are, oldest first. */
function courseOf({ t, value }: ViewedSeries['slice']): readonly SparkPoint[] {
  const points: SparkPoint[] = [];
  for (let i = t.length - 1; i >= 0 && points.length < COURSE; i -= 1) {
    const one = value[i];
    if (one != null) points.push({ t: at(t, i), value: one });
  }
  return points.reverse();
}
