/** Writes tables on the starter data for docs/generated: the age of each dataset, and the share of headline releases that are stored. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { datasets, sources } from '../../src/catalogue/catalogue.ts';
import { concepts } from '../../src/catalogue/concepts/concepts.ts';
import { SERIES, seriesOfDataset } from '../../src/catalogue/series.ts';
import { datasetKey, dottedId, storedAs, type TimeSeriesDataset } from '../../src/core/define-dataset.ts';
import type { SeriesHandle } from '../../src/core/define-series.ts';
import { WattleError } from '../../src/core/errors.ts';
import { DAY_MS, isoDay, lastDay, period } from '../../src/core/period.ts';
import { parseDataTable } from '../../src/formats/data-table.ts';
import type { QueryContext } from '../../src/queries/base/context.ts';
import { findStored, loadSeries } from '../../src/queries/series/reading/stored-series.ts';
import { seriesMeta } from '../../src/queries/series/series-meta.ts';
import { AS_PUBLISHED } from '../../src/queries/series/transforms/series-transforms.ts';
import { firstsOf } from '../../src/queries/series/vintages/first-published.ts';

/** For each dataset that is empty or incomplete, the files that were searched for, and the result. */
const LOOKED_FOR = new Map(
  parseDataTable(
    readFileSync(path.join(import.meta.dirname, 'looked-for.csv'), 'utf8'),
    'looked-for.csv',
    ['dataset', 'looked_for', 'result'],
    { key: ['dataset'] },
  ).map((row) => [row.dataset, row]),
);
/** Complete days in the electricity market, by report. */
const MARKET_DAYS = parseDataTable(
  readFileSync(path.join(import.meta.dirname, 'market-days.csv'), 'utf8'),
  'market-days.csv',
  ['dataset', 'looked_for', 'result'],
  { key: ['dataset'] },
);

const DAYS_IN_MONTH = 30.44;
const MADE_BY = '`npm run generate` writes this page from the files in `starter/`. Do not edit it.';

const table = (header: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [header, header.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/**
 * Returns the report.
 * @param now time at which ages are measured, in ms since the epoch
 */
export async function starterReport({ store }: QueryContext, now: number): Promise<string> {
  const sections: string[] = [];
  const lacking: (readonly string[])[] = [];
  const lacks = (dataset: TimeSeriesDataset, values: string): void => {
    const looked = LOOKED_FOR.get(datasetKey(dataset));
    if (looked !== undefined) lacking.push([`\`${dottedId(dataset)}\``, dataset.title, values, looked.looked_for, looked.result]);
  };
  for (const source of sources()) {
    const rows: (readonly (string | number)[])[] = [];
    const own = datasets().filter((one): one is TimeSeriesDataset => one.kind === 'time_series' && one.source === source.code);
    for (const dataset of own) {
      if (storedAs(dataset) !== dataset) continue;
      const key = datasetKey(dataset);
      const state = await store.datasets.state(key);
      const handles = seriesOfDataset(dataset);
      if (!state?.version || state.newestDay === null) {
        lacks(dataset, `0 of ${handles.length}`);
        continue;
      }
      const stored = await store.datasets.series(key);
      const withValues = handles.filter((handle) => (findStored(handle, state, stored)?.count ?? 0) > 0).length;
      if (withValues < handles.length) lacks(dataset, `${withValues} of ${handles.length}`);
      const age = Math.max(0, Math.round((now / DAY_MS - state.newestDay) / DAYS_IN_MONTH));
      const released = isoDay(Math.floor(state.version.effectiveFrom / DAY_MS));
      const versions = await store.datasets.versions(key);
      rows.push([
        ...[`\`${dottedId(dataset)}\``, dataset.title, state.periodEnd ?? '', released, age],
        ...[`${withValues} of ${handles.length}`, versions.length],
      ]);
    }
    if (rows.length > 0) {
      const header = ['Dataset', 'Title', 'Latest period', 'Released', 'Age in months', 'Series with values', 'Vintages'];
      sections.push(`## ${source.name}\n\n${table(header, rows)}`);
    }
  }
  return [
    '# Age of the starter data',
    `${MADE_BY} “Age” is the time from the end of the latest period to ${isoDay(Math.floor(now / DAY_MS))}. “Vintages” is the number of stored versions.`,
    ...sections,
    '## Datasets with incomplete starter data',
    'The first update from the agency loads the missing data. The table shows the archived files that we searched for, and the result. See [starter data](../../src/ingest/starter/README.md).',
    table(['Dataset', 'Title', 'Series with values', 'Searched for', 'Result'], lacking),
    '## Complete days in the electricity market',
    'The table shows the days for which we found every interval and region. They differ between reports, because we found no day that is complete in all reports.',
    `${table(
      ['Dataset', 'Searched for', 'Result'],
      MARKET_DAYS.map((row) => [`\`${row.dataset.replace('/', '.')}\``, row.looked_for, row.result]),
    )}\n`,
  ].join('\n\n');
}

const percent = (share: number | null): string => (share !== null ? `${Math.round(share * 100)}%` : 'not known');

/** The facts about vintages in a series' `/meta`. */
interface VintageFacts {
  readonly stored: number;
  readonly first: string | null;
  readonly last: string | null;
  readonly releases: number | null;
  readonly complete_share: number | null;
  readonly first_release_known_share: number | null;
}

const FIRST_DAY = Date.UTC(2015, 0, 1) / DAY_MS;

/** Returns the share of periods since 2015 whose first-published value is stored. Returns null if there are no such periods. */
async function knownSince2015(ctx: QueryContext, handle: SeriesHandle): Promise<number | null> {
  const loaded = await loadSeries(ctx, handle, null);
  const { known, unknown } = await firstsOf(ctx, loaded, AS_PUBLISHED);
  const isSince = (t: number): boolean => lastDay(period(loaded.slice.series.freq, t)) >= FIRST_DAY;
  const [stored, others] = [[...known].filter(isSince).length, unknown.filter(isSince).length];
  return stored + others === 0 ? null : stored / (stored + others);
}

/** Publications with vintages, and their main dataset. */
const PUBLICATIONS: readonly (readonly [title: string, dataset: string])[] = [
  ['Australian National Accounts', 'abs/ANA_AGG'],
  ['Labour Force, Australia', 'abs/LF'],
  ['Wage Price Index, Australia', 'abs/WPI'],
  ['Retail Trade, Australia', 'abs/RT'],
];

/**
 * Returns two numbers for each publication: the number of periods since 2015 whose first value is known in at least one Australian series,
 * and the number of all periods.
 */
async function publicationRows(ctx: QueryContext): Promise<readonly (readonly (string | number)[])[]> {
  const rows: (readonly (string | number)[])[] = [];
  for (const [title, key] of PUBLICATIONS) {
    const own = SERIES.filter(({ dataset, place }) => datasetKey(dataset) === key && place === 'Australia');
    const [stored, all] = [new Set<number>(), new Set<number>()];
    for (const handle of own) {
      const firsts = await loadSeries(ctx, handle, null)
        .then((loaded) => firstsOf(ctx, loaded, AS_PUBLISHED))
        .catch(lackOfData);
      const since = (t: number): boolean => lastDay(period(handle.frequency, t)) >= FIRST_DAY;
      for (const t of [...(firsts?.known ?? [])].filter(since)) stored.add(t);
      for (const t of [...(firsts?.known ?? []), ...(firsts?.unknown ?? [])].filter(since)) all.add(t);
    }
    rows.push([title, `\`${key.replace('/', '.')}\``, all.size, stored.size, percent(stored.size / all.size)]);
  }
  return rows;
}

export async function vintagesReport(ctx: QueryContext): Promise<string> {
  const handles = concepts().flatMap(({ candidates }) => candidates.flatMap((one) => (one.kind === 'series' ? [one.series] : [])));
  const rows: (readonly (string | number)[])[] = [];
  for (const handle of new Set(handles)) {
    const meta = await seriesMeta(ctx, handle).catch(lackOfData);
    if (meta === null) continue;
    const { vintages } = meta.data as unknown as { readonly vintages: VintageFacts };
    rows.push([
      ...[`\`${handle.id}\``, handle.title, vintages.stored, vintages.first ?? '', vintages.last ?? '', vintages.releases ?? 'not known'],
      ...[percent(vintages.complete_share), percent(vintages.first_release_known_share), percent(await knownSince2015(ctx, handle))],
    ]);
  }
  const header = ['Series', 'Title', 'Vintages', 'First', 'Latest', 'Releases', 'Days known', 'First values known', 'Since 2015'];
  return [
    '# Vintages of headline series in the starter data',
    MADE_BY,
    '“Releases” is the number of releases in the calendar since the first vintage. “Days known” is the share of days since the first vintage for which the latest release on that day is stored. “First values known” is the share of periods whose first published value is stored. “Since 2015” is the same share for periods since 2015.',
    table(header, rows),
    '## Releases since 2015',
    'The table counts periods whose first published value is stored in at least one series for Australia. That series may not be the headline series. For example, we did not find the seasonally adjusted wage price index for some releases, but only trend and original values.',
    'First values are from stored releases, or are single figures published on the release date. The single figures are GDP growth (from the replication data for RBA Research Discussion Paper 2024-04), and wages and retail turnover (from printed releases). No single figure contradicts a stored release.',
    `${table(['Publication', 'Dataset', 'Periods', 'First value stored', 'Share'], await publicationRows(ctx))}\n`,
  ].join('\n\n');
}

function lackOfData(error: unknown): null {
  if (error instanceof WattleError && error.code === 'DATA_UNAVAILABLE') return null;
  throw error;
}
