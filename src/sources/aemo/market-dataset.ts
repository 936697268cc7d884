import type { Ask, Captured } from '../../core/capture.ts';
import type { DimensionDeclaration, Quirk, TimeSeriesDataset, TimeSpan, WindowRules } from '../../core/define-dataset.ts';
import type { ParsedDataset } from '../../core/observation.ts';
import { type MarketDimension, type MarketFrequency, type MarketTable, metricDimension, REGION, readMarketTables } from './market-table.ts';
import { isRegion, REGIONS } from './regions.ts';

interface MarketFacts {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** The folder below NEMweb's `/Reports/Current/`. */
  readonly folder: string;
  readonly frequency: MarketFrequency;
  readonly tables: readonly MarketTable[];
  /** The column of the default metric. Without it, a query returns all metrics. */
  readonly defaultMetric?: string;
  readonly asks: readonly Ask[];
  readonly history?: (window: TimeSpan, now: number) => readonly Ask[];
  readonly window?: Partial<WindowRules>;
  readonly checkEveryMinutes: number;
  readonly maxAgeDays: number;
  readonly maxAgeMinutes?: number;
  /** Number of days for which intervals and their files are stored. Daily values are always stored. */
  readonly keepDays?: number;
  readonly keepCapturesDays?: number;
  /** Reads a file that is not a report. Returns null for reports. */
  readonly otherFormat?: (captured: Captured) => ParsedDataset | null;
  /** Parsers by request id. */
  readonly parsers?: Readonly<Record<string, (captured: Captured) => ParsedDataset>>;
  readonly quirks: readonly Quirk[];
}

/** The number of days for data that are never deleted: a hundred years. */
export const FOR_GOOD = 36_500;

const MARKET_TIME =
  'Times are market time, UTC+10 all year without daylight saving. The time of an interval is its end. AEMO publishes the report when the interval starts, so the latest interval may end up to five minutes in the future.';

/** Sets the storage time and the longest response for a dataset of intervals. Daily datasets have neither limit. */
const ofIntervals = ({ frequency, keepDays = FOR_GOOD, keepCapturesDays = 3, window }: MarketFacts): Partial<TimeSeriesDataset> =>
  frequency === 'D' ? {} : { layout: { kind: 'blocks', keepDays, keepCapturesDays }, window: { maxDays: 31, ...window } };

export function marketDataset(facts: MarketFacts): TimeSeriesDataset {
  const metrics = facts.tables.flatMap((table) => table.metrics);
  const dimensions: readonly DimensionDeclaration[] = [
    metricDimension(metrics, facts.defaultMetric ?? null),
    ...(facts.tables[0]?.dimensions ?? []).map(({ declaration }) => declaration),
  ];
  const landingPage = `https://www.nemweb.com.au/Reports/Current/${facts.folder}/`;
  const cadence = { checkEveryMinutes: facts.checkEveryMinutes, maxAgeDays: facts.maxAgeDays };
  return {
    kind: 'time_series',
    source: 'aemo',
    id: facts.id,
    title: facts.title,
    description: facts.description,
    landingPage,
    cadence: facts.maxAgeMinutes === undefined ? cadence : { ...cadence, maxAgeMinutes: facts.maxAgeMinutes },
    quirks: facts.frequency === 'D' ? facts.quirks : [MARKET_TIME, ...facts.quirks],
    curated: true,
    upstream: { url: facts.asks[0]?.url ?? landingPage, format: 'CSV (market data model rows), often in a ZIP' },
    asks: () => facts.asks,
    frequency: facts.frequency,
    dimensions,
    fixed: {},
    ...ofIntervals(facts),
    ...(facts.history === undefined ? {} : { history: facts.history }),
    parse: (captured) =>
      facts.parsers?.[captured.askId]?.(captured) ??
      facts.otherFormat?.(captured) ??
      readMarketTables(captured, facts.tables, facts.frequency),
  };
}

/** The region dimension. Rows for parts or sums of regions are skipped. */
export const regionDimension: MarketDimension = {
  declaration: {
    name: 'region',
    id: REGION,
    description:
      'Region of the market. NSW1 includes the Australian Capital Territory. Western Australia and the Northern Territory are not in the market.',
    words: {},
    default: null,
  },
  values: REGIONS.map((code) => ({ code, label: code })),
  codeOf: (table, row) => {
    const code = table.code(row, REGION);
    return isRegion(code) ? code : null;
  },
};

/** Declares a dimension from a column, with the values in the column as codes. */
export const columnDimension = (name: string, column: string, description: string, match?: 'words'): MarketDimension => ({
  declaration: { name, id: column, description, words: {}, default: null, ...(match === undefined ? {} : { match }) },
  codeOf: (table, row) => table.code(row, column),
});
