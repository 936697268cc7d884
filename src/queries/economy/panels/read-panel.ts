/**
 * Returns real-time panels in the format of FRED-MD and FRED-QD. The first rows have codes. The other rows are one for each period, with
 * a column for each series. A vintage has the values that were known at the end of its month.
 */
import { type Panel, type PanelSeries, panelSeries } from '../../../catalogue/panels/panels.ts';
import { present } from '../../../core/assert.ts';
import { firstFrom } from '../../../core/basic/lists.ts';
import { datasetKey } from '../../../core/define-dataset.ts';
import { quoted, WattleError } from '../../../core/errors.ts';
import { DAY_MS, formatPeriod, isoDay, lastDay, type Period, parsePeriod, period, periodOfDay, windowOf } from '../../../core/period.ts';
import type { Answer, Freshness } from '../../base/answer.ts';
import { citationOf } from '../../base/citation.ts';
import type { QueryContext } from '../../base/context.ts';
import { echoWindow, metaOf } from '../../base/meta.ts';
import { flag, type QueryParameter, text } from '../../base/parameters/declaration.ts';
import { type AsOf, Parameters } from '../../base/parameters/parameters.ts';
import { WINDOW } from '../../base/parameters/standard.ts';
import { gradeOf } from '../../base/reason.ts';
import { freshnessOfAll, freshnessOfSeries } from '../../series/freshness/series-freshness.ts';
import { holdDataset, type LoadedSeries, loadOrSingles } from '../../series/reading/stored-series.ts';
import { seriesStored } from '../../series/series-stored.ts';

const LATEST = 'latest';
/** Transformation codes that take the logarithm. */
const LOGARITHMS: ReadonlySet<number> = new Set([4, 5, 6]);
const VINTAGE = text(
  'vintage',
  'Returns the values known at the end of this month, such as `2025-06`. By default, returns the current values.',
  {
    examples: ['2025-06'],
  },
);
const BALANCED = flag(
  'balanced',
  'Only series that have a value in every period. The periods are from `start` until a few months before the vintage.',
  {
    absent: false,
  },
);
export const READ_PANEL: readonly QueryParameter[] = [VINTAGE, BALANCED, ...WINDOW];

const ordinal = (name: string): number => present(parsePeriod(name), name).t;

/** The bounds of a balanced panel. It begins with the period `start` and ends `lag` periods before the vintage. */
const SHAPES = {
  'AUS-MD': { freq: 'M', start: '1992-06', lag: 6 },
  'AUS-QD': { freq: 'Q', start: '1992-Q3', lag: 3 },
} as const;
const SECONDS = 300;
/** The first month for which most series have vintages. */
export const FIRST_VINTAGE = ordinal('2017-08');

const NOTES: readonly string[] = [
  'Imports are positive amounts, because their transformation takes logarithms. The ABS publishes them as debits with a minus sign.',
  'A vintage has the values known at the end of its month. `behind` lists columns for which a later release is not stored. The values in these columns are from the previous vintage.',
  'Values have the units of their series. Transformation codes: 1 none, 2 difference, 4 logarithm, 5 difference of logarithms, 6 second difference of logarithms.',
];

interface Column extends PanelSeries {
  readonly loaded: LoadedSeries;
  readonly values: ReadonlyMap<number, number>;
}

export async function readPanel(ctx: QueryContext, panel: Panel, params: URLSearchParams): Promise<Answer> {
  const parameters = new Parameters(params);
  const month = vintageOf(ctx, parameters);
  const isBalanced = parameters.flag(BALANCED);
  const window = parameters.window();
  parameters.refuseRest();
  parameters.check();
  const { freq, start, lag } = SHAPES[panel];
  const day = month === null ? today(ctx) : Math.min(lastDay(month), today(ctx));
  const asOf: AsOf | null = day === today(ctx) ? null : { text: isoDay(day), ms: (day + 1) * DAY_MS - 1, gap: 'allow' };
  const listed = panelSeries(panel);
  const all = await columnsOf(ctx, listed, asOf);
  const bounds = windowOf(freq, window.start, window.end);
  const from = isBalanced && window.start === null ? ordinal(start) : bounds.from;
  const to = isBalanced ? Math.min(bounds.to, periodOfDay(freq, day).t - lag) : bounds.to;
  const shown = isBalanced ? all.filter((one) => isComplete(one, from, to)) : all;
  const periods = [...new Set(shown.flatMap(({ values }) => [...values.keys()]))].filter((t) => t >= from && t <= to).sort((a, b) => a - b);
  const names = (some: readonly PanelSeries[]): readonly string[] => some.map(({ name }) => name);
  const cited = await Promise.all(shown.map(({ handle, loaded }) => citationOf(ctx, handle.dataset, loaded.vintage)));
  const query = {
    ...(month === null ? {} : { vintage: formatPeriod(month) }),
    ...(isBalanced ? { balanced: '1' } : {}),
    ...echoWindow(window),
  };
  const rows = [...codeRows(panel, shown), ...periods.map((t) => rowOf(freq, t, shown))];
  return {
    data: rows,
    columns: ['sasdate', ...names(shown)].map((name) => ({ name })),
    meta: {
      ...metaOf(ctx, {
        query,
        rows: rows.length,
        sources: [...new Map(cited.map((one) => [one.dataset_id, one])).values()],
        freshness: await freshnessOfColumns(ctx, shown, asOf),
        versions: [],
        notes: NOTES,
      }),
      summary: {
        panel,
        as_of: isoDay(day),
        series: shown.length,
        periods: periods.length,
        columns: shown.map(({ name, handle, transform, group }) => ({ name, series_id: handle.id, transform, group })),
        behind: names(await behindOf(ctx, shown, asOf)),
        without_data: names(listed.filter((one) => !all.some(({ name }) => name === one.name))),
        incomplete: names(all.filter((one) => !shown.includes(one))),
      },
    },
    next: null,
    datasets: [...new Set(listed.map(({ handle }) => datasetKey(handle.dataset)))],
    maxAgeSeconds: SECONDS,
  };
}

interface Coverage {
  readonly freq: 'M' | 'Q';
  readonly t: readonly number[];
  readonly value: readonly number[];
  readonly freshness: Freshness;
}

/** Counts the series of the current panel that have a value in each period. The periods are ascending ordinals. */
export async function panelCoverage(ctx: QueryContext, panel: Panel): Promise<Coverage> {
  const columns = await columnsOf(ctx, panelSeries(panel), null);
  const all = columns.flatMap(({ values }) => [...values.keys()]).sort((a, b) => a - b);
  const t = [...new Set(all)];
  const value = t.map((one) => firstFrom(all, one + 1) - firstFrom(all, one));
  return { freq: SHAPES[panel].freq, t, value, freshness: await freshnessOfColumns(ctx, columns, null) };
}

const freshnessOfColumns = (ctx: QueryContext, columns: readonly Column[], asOf: AsOf | null): Promise<Freshness> =>
  freshnessOfAll(
    ctx,
    columns.map(({ loaded }) => loaded),
    asOf,
  );

const today = ({ clock }: QueryContext): number => Math.floor(clock.now() / DAY_MS);

/** Returns the columns for which a later release is not stored: on the day of a vintage, or today. */
async function behindOf(ctx: QueryContext, columns: readonly Column[], asOf: AsOf | null): Promise<readonly Column[]> {
  const isBehind = await Promise.all(
    columns.map(async ({ loaded }) =>
      asOf === null ? gradeOf((await freshnessOfSeries(ctx, loaded)).reasons) !== 'current' : loaded.gap !== null,
    ),
  );
  return columns.filter((_, i) => isBehind[i]);
}

/** Returns the month of the vintage. Returns null for current values. Reports a fault for an invalid month. */
function vintageOf(ctx: QueryContext, parameters: Parameters): Period | null {
  const given = parameters.text(VINTAGE);
  if (given === null || given.toLowerCase() === LATEST) return null;
  const month = parsePeriod(given);
  if (month?.freq === 'M' && month.t <= periodOfDay('M', today(ctx)).t) return month;
  parameters.fault('REQ_BAD_PARAMETER', {
    parameter: VINTAGE.name,
    detail: `The parameter “vintage” must be a month such as 2025-06, up to the current month, not ${quoted(given)}.`,
  });
  return null;
}

/** Returns the series that had values at the requested time. Looks up each dataset only once. */
async function columnsOf(ctx: QueryContext, listed: readonly PanelSeries[], asOf: AsOf | null): Promise<readonly Column[]> {
  const stored = await seriesStored(
    ctx,
    listed.map(({ handle }) => handle),
  );
  const shown = listed.filter(({ handle }) => stored.has(handle));
  const datasets = new Map(shown.map(({ handle: { dataset } }) => [dataset, ifKnown(holdDataset(ctx, dataset, asOf))]));
  const read = shown.map(async (one): Promise<readonly Column[]> => {
    const on = (await datasets.get(one.handle.dataset)) ?? null;
    const loaded = on === null ? null : await ifKnown(loadOrSingles(ctx, one.handle, on));
    if (loaded === null) return [];
    const { t, value } = loaded.slice.points;
    // In some publications, debits are negative. Their sign is changed, because a logarithm needs a positive amount.
    const isDebit = LOGARITHMS.has(one.transform) && value.every((amount) => amount < 0);
    const values = new Map(t.flatMap((at, i) => (value[i] === undefined ? [] : [[at, isDebit ? -value[i] : value[i]] as const])));
    return values.size === 0 ? [] : [{ ...one, loaded, values }];
  });
  return (await Promise.all(read)).flat();
}

/** Returns the result of a read. Returns null if nothing was stored for the requested time. */
async function ifKnown<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof WattleError && (error.code === 'REQ_NO_VINTAGE' || error.code === 'DATA_UNAVAILABLE')) return null;
    throw error;
  }
}

function isComplete({ values }: Column, from: number, to: number): boolean {
  for (let t = from; t <= to; t += 1) if (!values.has(t)) return false;
  return to >= from;
}

/** Returns the rows with transformation codes. In FRED-QD, a second row marks the series that are used to estimate factors. */
const codeRows = (panel: Panel, columns: readonly Column[]): readonly Readonly<Record<string, unknown>>[] => {
  const row = (sasdate: string, of: (one: Column) => number) => ({
    sasdate,
    ...Object.fromEntries(columns.map((one) => [one.name, of(one)])),
  });
  const codes = ({ transform }: Column): number => transform;
  return panel === 'AUS-MD' ? [row('Transform:', codes)] : [row('factors', () => 1), row('transform', codes)];
};

const rowOf = (freq: 'M' | 'Q', t: number, columns: readonly Column[]): Readonly<Record<string, unknown>> => ({
  sasdate: dateOf(freq, t),
  ...Object.fromEntries(columns.map(({ name, values }) => [name, values.get(t) ?? null])),
});

/** Writes a date as in FRED-MD (`6/1/2025`). It is the first day of the month, or of the last month of the quarter. */
function dateOf(freq: 'M' | 'Q', t: number): string {
  const [year, month] = isoDay(lastDay(period(freq, t)))
    .split('-')
    .map(Number);
  return `${month}/1/${year}`;
}
