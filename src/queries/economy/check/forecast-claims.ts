/** Compares statements about the future with RBA forecasts. */
import { type ForecastSeries, forecasts, oneForEachMonth } from '../../../catalogue/forecasts/forecasts.ts';
import { formatPeriod, lastDay, period, periodOfDay } from '../../../core/period.ts';
import { printed } from '../../../signals/wording/figures.ts';
import { inWords } from '../../../signals/wording/periods.ts';
import type { Measured } from './claim-measures.ts';
import type { Claim } from './read-claims.ts';

export interface ComparedForecast {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

interface Issued {
  readonly issue: string;
  readonly value: number;
}

/**
 * Returns the forecasts for the statement's period. Returns null if the statement has no period, or if the RBA does not forecast the
 * measure.
 */
export function forecastOf(meant: readonly Measured[], { period: of, number, issue }: Claim): ComparedForecast | null {
  const series = forecasts().find(({ outcome }) => meant.some(({ handle }) => handle === outcome?.handle));
  if (series === undefined || of === null) return null;
  // A forecast for a year is the forecast for its last quarter.
  const target = periodOfDay('Q', lastDay(of)).t;
  const issued = issuedFor(series, target);
  const agrees = ({ value }: Issued): boolean => Math.abs(value - number.value) <= number.tolerance * (1 + 1e-9);
  const named = formatPeriod(period('Q', target));
  const text = issue === null ? sentenceOf(series, issued, issued.filter(agrees), named) : issueText(series, issued, formatPeriod(issue));
  return { id: series.id, title: series.title, text: `${series.title}: ${text}` };

  /** Compares the text with the forecast of the issue that it names, and states other issues with the same forecast. */
  function issueText(of: ForecastSeries, all: readonly Issued[], month: string): string {
    const own = all.find((one) => one.issue === month);
    const others = sentenceOf(of, all, all.filter(agrees), named);
    if (own === undefined) return `no RBA forecast of ${inWords(month)} for ${inWords(named)} is stored. ${capital(others)}`;
    const forecast = `the RBA forecast ${printed(own.value, of.decimals)}${of.units} in ${inWords(month)}, for ${inWords(named)}`;
    return agrees(own) ? `${forecast}. The text agrees with it.` : `${forecast}, not ${number.text}. ${capital(others)}`;
  }
}

const issuedFor = ({ issues }: ForecastSeries, target: number): readonly Issued[] =>
  oneForEachMonth(issues).flatMap(({ issue, figures }) =>
    figures.flatMap(({ t, value, isData }) => (t === target && !isData ? [{ issue, value }] : [])),
  );

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

function sentenceOf({ units, decimals }: ForecastSeries, issued: readonly Issued[], agreeing: readonly Issued[], target: string): string {
  const figure = (value: number): string => `${printed(value, decimals)}${units}`;
  const one = ({ issue, value }: Issued): string => `${figure(value)} in ${inWords(issue)}`;
  const last = issued.at(-1);
  if (last === undefined) return `no RBA forecast for ${inWords(target)} is stored.`;
  const [first] = agreeing;
  if (first === undefined) return `no stored RBA forecast for ${inWords(target)} agrees. The last forecast is ${one(last)}.`;
  const more = agreeing.length === 1 ? '' : ` and in ${agreeing.length - 1} other ${agreeing.length === 2 ? 'month' : 'months'}`;
  return `the RBA forecast ${one(first)}${more}, for ${inWords(target)}. The last forecast for that quarter is ${one(last)}.`;
}
