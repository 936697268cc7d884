/**
 * Recognises questions that a forecast or a register answers. The words of such a question also name a series, but the series is not an
 * answer.
 */
import { findDataset } from '../../catalogue/catalogue.ts';
import { type ForecastSeries, forecasts } from '../../catalogue/forecasts/forecasts.ts';
import { at } from '../../core/assert.ts';
import type { Dataset } from '../../core/define-dataset.ts';
import { searchCatalogue } from '../search/catalogue-search.ts';
import { withoutTimes, withoutWhen } from '../search/question-times.ts';
import { isStopWord, wordsOf } from '../search/words.ts';

const FORECAST = /\b(?:forecasts?|forecasted|forecasting|projections?|projected|outlook)\b/i;
const RBA = /\b(?:the )?(?:rba|reserve bank(?: of australia)?|central bank)(?:['’]s)?\b/i;
const EXPECTS =
  /\b(?:expect(?:s|ed|ing)?|think(?:s|ing)?|predict(?:s|ed|ing)?|reckons?|anticipat(?:es?|ed|ing)|assum(?:es?|ed|ing|ptions?)|envisag(?:es?|ed|ing)|foresees?|project(?:s|ed|ing)?|guess(?:es)?|pencil(?:s|led)? in|see(?:s|ing)?|views?|tip(?:s|ped|ping)?)\b/i;
const HEADED = /\b(?:(?:will|would) be|going to be|is going|is heading|is headed|heading|headed)\b/i;
/** What a forecaster says about a later time, as in `what did the RBA say unemployment would be`. */
const SAYS = /\b(?:says?|said|saying|puts?)\b/i;
/** Who makes a forecast of the RBA, and where it is published. */
const FORECASTER = /\b(?:staff|board|governor|smp|statements? on monetary policy|baseline|central (?:case|scenario))(?:['’]s)?\b/i;
/** Words for other forecasters, and for groups whose expectations are surveyed. */
const OF_OTHERS = /\b(?:treasury|budget|imf|oecd|economists?|consumers?|households?|unions?|markets?|bonds?|surveys?|westpac|anz|nab)\b/i;
/** The number of first results that are searched for the outcome series of a forecast. */
const FIRST_RESULTS = 8;

interface RequestedForecast {
  readonly forecast: ForecastSeries;
  /** Words that match neither the forecast nor its series. */
  readonly unmatched: readonly string[];
}

/** Returns true if a question is about forecasts that the catalogue does not cover, such as projections of the population. */
function isForecastOfOthers(q: string): boolean {
  const { notCovered } = searchCatalogue(q, ['series']);
  return notCovered !== null && FORECAST.test(notCovered.title);
}

/** Returns the RBA forecast for a question such as `where does the RBA think wages are heading`. Returns null for other questions. */
export function requestedForecast(q: string): RequestedForecast | null {
  const isForecast = FORECAST.test(q) || (RBA.test(q) && (EXPECTS.test(q) || (SAYS.test(q) && HEADED.test(q))));
  if (!isForecast || (!RBA.test(q) && isForecastOfOthers(q))) return null;
  const rest = [FORECAST, RBA, EXPECTS, HEADED, SAYS, FORECASTER].reduce((text, words) => text.replace(new RegExp(words, 'gi'), ' '), q);
  const { found, unmatched, uncovered, notCovered } = searchCatalogue(rest, ['series']);
  const named = titled(rest);
  if (named !== null) return { forecast: named, unmatched: [] };
  if (OF_OTHERS.test(q) && !RBA.test(q)) return null;
  if (uncovered !== null || notCovered !== null) return null;
  const series = found.slice(0, FIRST_RESULTS).flatMap(({ item }) => (item.kind === 'series' ? [item.series] : []));
  if (series.length > 0 && series[0]?.place !== 'Australia') return null;
  const forecast = ofOutcome(series.map(({ id }) => id));
  return forecast === null ? null : { forecast, unmatched };
}

/** Returns the forecast whose title, short title and other names together contain all the words. */
function titled(words: string): ForecastSeries | null {
  const wanted = withoutTimes(wordsOf(withoutWhen(words))).typed.filter((word) => !isStopWord(word));
  const all = forecasts().map((one) => ({ one, own: wordsOf(`${one.title} ${one.short} ${one.names}`) }));
  return wanted.length === 0 ? null : (all.find(({ own }) => wanted.every((word) => own.includes(word)))?.one ?? null);
}

/**
 * Returns the forecast for the first series that is the outcome of a forecast. Another matching series can have a forecast with a shorter
 * id, such as `GDP` instead of `GDP.QOQ`. That forecast is then returned.
 */
function ofOutcome(ids: readonly string[]): ForecastSeries | null {
  const compared = ids.flatMap((id) => forecasts().filter(({ outcome }) => outcome?.handle.id === id));
  const [first] = compared;
  return first === undefined
    ? null
    : at(
        compared.filter(({ id }) => first.id === id || first.id.startsWith(`${id}.`)).toSorted((a, b) => a.id.length - b.id.length),
        0,
      );
}

const NAMED = /\b(?:named?|called|register(?:ed)?)\b/i;
/** The registers with their patterns. A question is about a register if all its patterns match. */
const REGISTERS: readonly (readonly [readonly RegExp[], string, string])[] = [
  [[/\bbusiness names?\b/i], 'asic', 'ASIC_BUSINESS_NAMES'],
  [[/\bcharit(?:y|ies)\b/i, NAMED], 'ato', 'ACNC_REGISTER'],
  [[/\b(?:company|companies)\b/i, NAMED], 'asic', 'companies'],
];

/** Registers of employers, companies and funds, by the beginning of the id of the national figure that a question about one of them finds. */
const OF_ENTITIES: readonly (readonly [RegExp, string, string])[] = [
  [/^(?:AU\.GENDER\.PAY\.GAP|wgea\.HEADLINE_GAP)/, 'wgea', 'EMPLOYER_GAPS'],
  [/^ato\.COMPANY_INDUSTRY/, 'ato', 'CORP_TRANSPARENCY'],
];

/** Returns the register with rows for each employer or company, if the first result is the figure for all of them. */
export function registerOfEntities(first: string): Dataset | null {
  const named = OF_ENTITIES.find(([ids]) => ids.test(first));
  return named === undefined ? null : findDataset(named[1], named[2]);
}

/** Returns the register that answers a question such as `is the business name Sunshine Bakery taken`. Returns null for other questions. */
export function requestedRegister(q: string): Dataset | null {
  const named = REGISTERS.find(([words]) => words.every((word) => word.test(q)));
  return named === undefined ? null : findDataset(named[1], named[2]);
}
