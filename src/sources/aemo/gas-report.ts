/**
 * Declares datasets from gas reports on NEMweb. A report is a plain CSV file with one row for each gas day and facility or hub:
 *
 *     gas_date,hub_identifier,hub_name,…,ex_ante_market_price,…        STTM and DWGM: dates such as `30 Jun 2009`
 *     GasDate,FacilityName,FacilityId,…,Demand,Supply,…,LastUpdated    Bulletin Board: dates such as `2026/07/25`
 *
 * A file has only the latest days, so stored values for earlier days are kept.
 */
import type { DimensionDeclaration, TimeSeriesDataset } from '../../core/define-dataset.ts';
import type { ParsedDataset } from '../../core/observation.ts';
import { type Period, parseIsoDay } from '../../core/period.ts';
import { type FileLayout, parseTable } from '../../formats/csv-table.ts';
import { publishedDay } from '../../formats/published-date.ts';
import { METRIC, type Metric, metricDimension } from './market-table.ts';

interface GasReport extends Pick<TimeSeriesDataset, 'id' | 'title' | 'description' | 'quirks'> {
  /** The folder below NEMweb's `/Reports/Current/`, and the file name. */
  readonly folder: string;
  readonly file: string;
  readonly dayColumn: string;
  readonly subjects: readonly (DimensionDeclaration & { readonly column: string; readonly labelColumn?: string })[];
  readonly metrics: readonly Metric[];
  readonly defaultMetric: string;
  readonly maxAgeDays: number;
}

const EVERY_THREE_HOURS = 180;

export function gasReport(report: GasReport): TimeSeriesDataset {
  const { folder, file, subjects, metrics } = report;
  const url = `https://www.nemweb.com.au/Reports/Current/${folder}/${file}`;
  const layout: FileLayout = {
    dimensions: subjects.map(({ id, column, labelColumn, words }) => ({
      id,
      column,
      label: wordFor(words),
      ...(labelColumn === undefined ? {} : { labelColumn }),
    })),
    measureDimension: { id: METRIC, label: 'Metric' },
    measures: metrics.map(({ column, word, unit }) => ({ code: column, column, label: word, unit })),
    period: { columns: [report.dayColumn], read: ([day = '']) => gasDay(day) },
  };
  return {
    kind: 'time_series',
    source: 'aemo',
    id: report.id,
    title: report.title,
    description: report.description,
    landingPage: `https://www.nemweb.com.au/Reports/Current/${folder}/`,
    cadence: { checkEveryMinutes: EVERY_THREE_HOURS, maxAgeDays: report.maxAgeDays },
    quirks: report.quirks,
    curated: true,
    upstream: { url, format: 'CSV' },
    frequency: 'D',
    dimensions: [
      ...subjects.map(({ column: _column, labelColumn: _label, ...declaration }) => declaration),
      metricDimension(metrics, report.defaultMetric),
    ],
    fixed: {},
    asks: () => [{ id: 'csv', url, accept: 'text/csv, */*;q=0.1' }],
    parse: (captured) => withoutBlanks(parseTable(captured.bytes, layout)),
  };
}

/** Returns the word for a code. If the code has no word, returns the code. */
const wordFor = (words: Readonly<Record<string, string>>): ((code: string) => string) => {
  const byCode = new Map(Object.entries(words).map(([word, code]) => [code, word]));
  return (code) => byCode.get(code) ?? code;
};

/** Reads `30 Jun 2009` and `2026/07/25`. Null for other text. */
function gasDay(text: string): Period | null {
  const t = parseIsoDay(text.replaceAll('/', '-')) ?? publishedDay(text);
  return t === null ? null : { freq: 'D', t };
}

/** Removes blank cells. In such a row, the metric does not apply: for example, a pipeline has no stored gas. */
function withoutBlanks(parsed: ParsedDataset): ParsedDataset {
  const series = parsed.series.map((one) => ({
    ...one,
    observations: one.observations.filter(({ value, text }) => value !== null || text !== null),
  }));
  return { ...parsed, series: series.filter(({ observations }) => observations.length > 0), scope: 'points' };
}
