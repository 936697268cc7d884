/** The result for a statement: its series, and the agreeing vintage, period or measure. */
import { conceptsOfSeries } from '../../../catalogue/concepts/concepts.ts';
import { shortSeriesTitle } from '../../../catalogue/short-title.ts';
import type { Signal } from '../../../core/define-signal.ts';
import { WattleError } from '../../../core/errors.ts';
import { FREQUENCY } from '../../../core/frequency.ts';
import { formatPeriod } from '../../../core/period.ts';
import { inWords } from '../../../signals/wording/periods.ts';
import type { QueryContext } from '../../base/context.ts';
import { figureOfSeries } from '../../series/concepts/figures.ts';
import { resolveBy, seriesOfConcept } from '../../series/concepts/resolve.ts';
import type { NamedSpan } from './claim-context.ts';
import { isPublishedChange, type Measured, type Measures, measuresOf, variantsOf } from './claim-measures.ts';
import { type ComparedDecision, compareDecision } from './decision-claims.ts';
import { type Evaluation, evaluate, type Missing } from './evaluate-claim.ts';
import { type ComparedForecast, forecastOf } from './forecast-claims.ts';
import { type ComparedIndicator, compareIndicator, type IndicatorRows, indicatorOf, relatedIndicator } from './indicator-claims.ts';
import type { Claim } from './read-claims.ts';
import { type ComparedSpan, compareSpan } from './span-claims.ts';

/**
 * `agrees`: the current vintage agrees. `agreed_then`: an earlier vintage agrees. `other_measure`, `other_period`: the value is correct
 * for another series or period. `differs`: no stored vintage agrees. All other results mean that the statement could not be checked.
 */
export const VERDICTS = [
  ...(['agrees', 'agreed_then', 'other_measure', 'other_period', 'differs'] as const),
  ...(['forecast', 'no_value', 'unknown_measure', 'no_figure'] as const),
] as const;
export type Verdict = (typeof VERDICTS)[number];

export interface Judged {
  readonly claim: Claim;
  readonly verdict: Verdict;
  /** The comparison with the series that the statement means. Null if the statement could not be checked. */
  readonly meant: Evaluation | null;
  readonly others: readonly Evaluation[];
  readonly elsewhere: { readonly t: number; readonly value: number } | null;
  readonly missing: Missing | null;
  /** The forecasts with which the statement is compared. Null if it does not state a forecast. */
  readonly forecast: ComparedForecast | null;
  /** The indicator with which the statement is compared. Null if it is compared with series. */
  readonly indicator: ComparedIndicator | null;
  /** The cash rate decision with which the statement is compared. Null if it is not about a change of the cash rate. */
  readonly decision: ComparedDecision | null;
  /** The values of several periods with which the statement is compared. Null if it is compared with one period. */
  readonly span: ComparedSpan | null;
  readonly unmatched: readonly string[];
  readonly reason: string | null;
}

/** Names the author of a forecast, and not its measure. */
const FORECASTER = /\b(?:the )?(?:rba|reserve bank(?: of australia)?)\b/gi;
const CHANGES: ReadonlySet<string> = new Set(['chg', 'ch1', 'pch', 'pc1', 'pca', 'cch', 'cca']);
const isChange = (units: string): boolean => CHANGES.has(units);
const OTHERS = 3;
/** The number of periods before and after the stated period that are searched, if the stated period does not agree. */
const AROUND = 8;
const NOTHING = {
  meant: null,
  others: [],
  elsewhere: null,
  missing: null,
  forecast: null,
  indicator: null,
  decision: null,
  span: null,
  unmatched: [],
  reason: null,
} as const;

export async function judge(ctx: QueryContext, read: Claim, readIndicator: IndicatorRows): Promise<Judged> {
  const signal = indicatorOf(read);
  if (signal !== null && !read.isForecast)
    return denied(judgeIndicator(await compareIndicator(ctx, signal, ended(read), readIndicator), signal, ended(read)));
  const judged = await judgeSeries(ctx, read);
  return denied(needsOther(judged) ? await withIndicator(ctx, judged, readIndicator) : judged);
}

/** Reverses the verdict if the text denies the figure. */
function denied(judged: Judged): Judged {
  if (!judged.claim.isDenied) return judged;
  if (judged.verdict === 'agrees' || judged.verdict === 'agreed_then') return { ...judged, verdict: 'differs' };
  const isWrong = judged.meant !== null && ['differs', 'other_measure', 'other_period'].includes(judged.verdict);
  if (!isWrong && judged.verdict !== 'differs') return judged;
  return { ...judged, verdict: 'agrees', others: [], elsewhere: null };
}

/** Returns true if no series has the figure for the stated period. */
const needsOther = ({ claim, verdict, forecast, span, decision }: Judged): boolean =>
  ['differs', 'other_period', 'no_value'].includes(verdict) &&
  [forecast, span, decision].every((one) => one === null) &&
  claim.number.bound === 'exact' &&
  !claim.isDenied;

/** Adds the indicator of another measure with the same name, if it agrees with the figure. */
async function withIndicator(ctx: QueryContext, judged: Judged, readIndicator: IndicatorRows): Promise<Judged> {
  const claim = ended(judged.claim);
  const signal = relatedIndicator(claim);
  const indicator = signal === null ? null : await compareIndicator(ctx, signal, claim, readIndicator);
  return indicator?.agrees ? { ...judged, verdict: 'other_measure', indicator, elsewhere: null } : judged;
}

/** Returns true if the series has no value within the stated period. Decisions and daily values have values before the period ends. */
const hasWholePeriods = ({ handle: { nature, frequency } }: Measured, { period }: Claim): boolean =>
  nature !== 'event' && (period === null || FREQUENCY[frequency].rank <= FREQUENCY[period.freq].rank);

/** Returns the statement about the latest period that has ended, if it names a month or quarter without a year. */
const ended = (claim: Claim): Claim => (claim.lastEnded === null ? claim : { ...claim, period: claim.lastEnded });

function judgeIndicator(compared: ComparedIndicator | null, { id }: Signal, claim: Claim): Judged {
  const known = { ...NOTHING, claim, indicator: compared };
  if (compared === null) {
    return {
      ...known,
      verdict: 'unknown_measure',
      reason: `The words match the indicator ${id}. Its values cannot be compared with a text.`,
    };
  }
  const { figure, agrees } = compared;
  if (figure === null) return { ...known, verdict: 'no_value', reason: `${compared.title} has no value for the period.` };
  return { ...known, verdict: agrees ? 'agrees' : 'differs' };
}

async function judgeSeries(ctx: QueryContext, read: Claim): Promise<Judged> {
  const { unmatched, reason, ...found } = measuresOf(read.isForecast ? { ...read, words: read.words.replace(FORECASTER, ' ') } : read);
  const claim = !read.isForecast && found.meant.every((one) => hasWholePeriods(one, read)) ? ended(read) : read;
  const { meant, others } = comparable(found, claim);
  const known = { ...NOTHING, claim, unmatched };
  if (reason !== null) return { ...known, verdict: 'unknown_measure', reason };
  const forecast = claim.isForecast ? forecastOf(meant, claim) : null;
  if (forecast !== null) return { ...known, verdict: 'forecast', forecast, reason: forecast.text };
  if (claim.span !== null && isSpan(meant, claim.span)) return { ...known, ...(await judgeSpan(ctx, meant, claim, claim.span)) };
  // Only the decisions have the latest change. The daily table can lack days before it.
  const decision = await compareDecision(ctx, meant, claim);
  if (decision !== null && claim.period === null) return { ...known, verdict: decision.agrees ? 'agrees' : 'differs', decision };
  const { best, missing } = await bestOf(ctx, await presentOf(ctx, meant, claim), claim);
  if (best?.contradicted) return { ...known, verdict: 'differs', meant: best };
  if (best?.agrees) return { ...known, verdict: best.agrees.to === null ? 'agrees' : 'agreed_then', meant: best };
  if (decision !== null) return { ...known, verdict: decision.agrees ? 'agrees' : 'differs', decision };
  // A bound such as `more than` is not compared with other series, because it would agree with many values.
  const isExact = claim.number.bound === 'exact';
  const also = isExact ? (await agreeing(ctx, others, claim)).filter((one) => best === null || isAlike(one, best)) : [];
  const [other] = also;
  if (best === null) {
    if (other !== undefined) return { ...known, verdict: 'other_measure', others: also, missing };
    return { ...known, verdict: 'no_value', missing, reason: missing === null ? whyNone(meant, claim) : null };
  }
  if (other !== undefined) return { ...known, verdict: 'other_measure', meant: best, others: also };
  const elsewhere = isExact ? nearPeriod(best) : null;
  return { ...known, verdict: elsewhere === null ? 'differs' : 'other_period', meant: best, elsewhere };
}

/** Returns true if the text names several periods of the series. The mean of one period of a series is its value. */
const isSpan = (meant: readonly Measured[], { first, last }: NamedSpan): boolean =>
  first === null ||
  last === null ||
  formatPeriod(first) !== formatPeriod(last) ||
  meant.some(({ handle: { frequency } }) => FREQUENCY[frequency].rank > FREQUENCY[first.freq].rank);

async function judgeSpan(
  ctx: QueryContext,
  meant: readonly Measured[],
  claim: Claim,
  span: NamedSpan,
): Promise<Pick<Judged, 'verdict' | 'span' | 'reason'>> {
  const compared = await compareSpan(ctx, meant, claim, span);
  if (compared !== null) return { verdict: compared.agrees ? 'agrees' : 'differs', span: compared, reason: null };
  const last = span.last === null ? 'the latest period' : inWords(formatPeriod(span.last));
  const first = span.first === null ? 'the first period' : inWords(formatPeriod(span.first));
  const reason = `The text covers the time from ${first} to ${last}. Wattle cannot compare a value for all these periods.`;
  return { verdict: 'unknown_measure', span: null, reason };
}

/** For a statement about the current policy rate, returns only the table that has the latest rate. */
async function presentOf(ctx: QueryContext, meant: readonly Measured[], { period }: Claim): Promise<readonly Measured[]> {
  const concept = meant.flatMap(({ handle }) => conceptsOfSeries(handle.id)).find(({ rule }) => rule === 'policy_rate');
  if (period !== null || concept === undefined) return meant;
  const latest = seriesOfConcept(await resolveBy(ctx, concept, null, figureOfSeries));
  const own = meant.filter(({ handle }) => handle === latest);
  return own.length === 0 ? meant : own;
}

/** Returns the most likely series whose units can be compared with the statement's units. */
function comparable(
  { meant, others, alike }: Pick<Measures, 'meant' | 'others' | 'alike'>,
  claim: Claim,
): Pick<Measures, 'meant' | 'others'> {
  const fits = (one: Measured): boolean => variantsOf(one, claim).length > 0;
  if (meant.some(fits)) return { meant, others };
  const next = alike.find(fits);
  return next === undefined ? { meant, others } : { meant: [next], others: alike.filter((one) => one !== next) };
}

/** Returns the first series that agrees with the statement. If none agrees, returns the first series with a value. */
async function bestOf(
  ctx: QueryContext,
  measures: readonly Measured[],
  claim: Claim,
): Promise<{ readonly best: Evaluation | null; readonly missing: Missing | null }> {
  let best: Evaluation | null = null;
  let missing: Missing | null = null;
  for (const variant of measures.flatMap((one) => variantsOf(one, claim))) {
    const found = await evaluate(ctx, variant, claim).catch(notCalculated);
    if (found === null) continue;
    if (!('values' in found)) missing ??= found;
    else if (found.agrees !== null) return { best: found, missing };
    else best ??= found;
  }
  return { best, missing };
}

/** Returns null if a transformation cannot be used with the series, or needs too many values. Damaged data are reported. */
function notCalculated(error: unknown): null {
  if (error instanceof WattleError && error.code.startsWith('REQ_')) return null;
  throw error;
}

const UNIT_WORDS = {
  percent: 'a percentage',
  points: 'percentage points',
  money: 'an amount in dollars',
  count: 'a number without a unit',
} as const;

/** Returns why no series could be compared with the statement. */
function whyNone(meant: readonly Measured[], claim: Claim): string {
  const fitting = meant.find((one) => variantsOf(one, claim).length > 0);
  if (fitting !== undefined) return `No data for “${shortSeriesTitle(fitting.handle)}” are stored here.`;
  const [first] = meant;
  if (first === undefined) return 'No series matches the words.';
  return `The unit of “${shortSeriesTitle(first.handle)}” is ${first.handle.unitsShort}. The text has ${UNIT_WORDS[claim.number.unit]}.`;
}

/** Returns true for a change that is published or calculated. */
const isOfChange = ({ variant: { handle, shaping } }: Evaluation): boolean => isChange(shaping.units) || isPublishedChange(handle);

/** Returns true if both are levels or both are changes. For example, growth in the number of people is not an alternative to a rate. */
const isAlike = (one: Evaluation, best: Evaluation): boolean => isOfChange(one) === isOfChange(best);

async function agreeing(ctx: QueryContext, measures: readonly Measured[], claim: Claim): Promise<readonly Evaluation[]> {
  const found: Evaluation[] = [];
  for (const one of measures) {
    if (found.length === OTHERS) return found;
    const { best } = await bestOf(ctx, [one], claim);
    if (best?.agrees) found.push(best);
  }
  return found;
}

function nearPeriod({ periods, at, agreeingAt }: Evaluation): Judged['elsewhere'] {
  const i = periods.indexOf(at);
  if (i < 0) return null;
  const around = periods.slice(Math.max(0, i - AROUND), i + AROUND + 1).toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at));
  for (const t of around) {
    const value = agreeingAt(t);
    if (t !== at && value !== null) return { t, value };
  }
  return null;
}
