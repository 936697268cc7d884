/** Reads recent releases. If a release revised the previous value, also reads that value before the revision. */
import { findSeries } from '../../../catalogue/series.ts';
import { parseIsoDay, parsePeriod } from '../../../core/period.ts';
import type { QueryContext } from '../../../queries/base/context.ts';
import { KeptResults } from '../../../queries/base/data-marks.ts';
import { releasePulse } from '../../../queries/releases/release-pulse.ts';
import type { PulseRow } from '../../../queries/releases/shape.ts';
import { viewSeries } from '../../../queries/series/series-view.ts';
import { type Html, html } from '../../html.ts';
import { table } from '../../parts/table.ts';
import type { Site } from '../../site.ts';
import { shortDayText, shortPeriod } from '../../words/period-words.ts';
import { differenceText, styleOfValues, valueText } from '../../words/value-words.ts';

/** The maximum number of days between a release and the publication of its file. */
const MOST_DAYS_APART = 7;

interface WeekRelease {
  readonly row: PulseRow;
  /** False if the value is from an earlier release. */
  readonly hasFigure: boolean;
  /**
   * The value of the previous period before this release. Null if this release did not revise the value, or if the earlier value is
   * unknown.
   */
  readonly was: number | null;
}

const kept = new KeptResults<readonly WeekRelease[]>(4);

/** Returns the releases, latest first. */
export const weekReleases = (ctx: QueryContext, daysBack: number): Promise<readonly WeekRelease[]> =>
  kept.of(ctx, String(daysBack), null, () => readReleases(ctx, daysBack));

async function readReleases(ctx: QueryContext, daysBack: number): Promise<readonly WeekRelease[]> {
  const { data } = await releasePulse(ctx, new URLSearchParams({ days_back: String(daysBack), limit: '100' }));
  const rows = (data as unknown as readonly PulseRow[]).filter(({ status }) => status === 'released');
  return Promise.all(
    rows.map(async (row) => {
      const hasFigure = row.value !== null && isOfRelease(row);
      return { row, hasFigure, was: hasFigure ? await revisedFrom(ctx, row) : null };
    }),
  );
}

function isOfRelease({ date, published_on: published, observed_at: observed }: PulseRow): boolean {
  const [day, known] = [parseIsoDay(date), parseIsoDay((published ?? observed ?? '').slice(0, 10))];
  return day !== null && known !== null && Math.abs(day - known) <= MOST_DAYS_APART;
}

/**
 * Returns the value of the previous period before the day of the release. Returns null if the release did not revise it, or if it is
 * unknown.
 */
async function revisedFrom(ctx: QueryContext, { series_id: id, period, date }: PulseRow): Promise<number | null> {
  const handle = id === null ? null : findSeries(id);
  const [now, day] = [period === null ? null : parsePeriod(period), parseIsoDay(date)];
  if (handle === null || now === null || day === null) return null;
  const { vintages: allVintages } = await viewSeries(ctx, handle, new URLSearchParams());
  const own = allVintages.spells?.get(now.t - 1)?.toSorted((a, b) => a.from - b.from) ?? [];
  const [before, last] = [own.at(-2), own.at(-1)];
  if (before?.value == null || last?.value == null || before.value === last.value) return null;
  return Math.abs(last.from - day) <= MOST_DAYS_APART ? before.value : null;
}

export function releasesTable(site: Site, releases: readonly WeekRelease[]): Html {
  return table({
    caption: 'Releases with their figures',
    prose: true,
    onPhone: 3,
    columns: [
      { title: 'Release' },
      { title: 'Value', numeric: true },
      { title: 'Change', numeric: true },
      { title: 'Period' },
      { title: 'Previous value' },
      { title: 'Released', numeric: true },
    ],
    rows: releases.map((one) => cellsOf(site, one)),
  });
}

function cellsOf(site: Site, { row, hasFigure, was }: WeekRelease) {
  const handle = row.series_id === null ? null : findSeries(row.series_id);
  const released = html`<span class="nw">${shortDayText(row.date)}</span>`;
  if (handle === null || !hasFigure || row.value === null) {
    const href = row.dataset_id === null ? site.href('/calendar') : site.href(`/datasets/${row.dataset_id.replace('.', '/')}`);
    return [
      html`<a href="${href}">${row.title}</a> <span class="s m">${row.source.toUpperCase()}</span>`,
      html`<span class="m">Not on this site</span>`,
      '–',
      '–',
      '–',
      released,
    ];
  }
  const style = styleOfValues(
    handle.unitsShort,
    [row.value, row.previous_value].filter((value) => value !== null),
  );
  const text = (value: number): string => valueText(value, style);
  return [
    html`<a href="${site.href(`/series/${handle.id}`)}">${handle.title}</a> <span class="s m">${row.title}</span>`,
    html`<b class="nw">${text(row.value)}</b>`,
    row.change === null ? '–' : html`<span class="nw">${differenceText(row.change, style)}</span>`,
    row.period === null ? '–' : html`<span class="nw">${shortPeriod(row.period)}</span>`,
    row.previous_value === null
      ? '–'
      : html`<span class="nw">${text(row.previous_value)}</span>${was !== null && text(was) !== text(row.previous_value) && html` <span class="s m nw">revised from ${text(was)}</span>`}`,
    released,
  ];
}
