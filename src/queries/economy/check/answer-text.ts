/** Writes the result of a check in sentences. */
import { shortSeriesTitle } from '../../../catalogue/short-title.ts';
import { at } from '../../../core/assert.ts';
import { decimalsOf } from '../../../core/decimal.ts';
import { formatPeriod, period } from '../../../core/period.ts';
import { printed } from '../../../signals/wording/figures.ts';
import { inWords } from '../../../signals/wording/periods.ts';
import type { RevisionKind } from '../../series/vintages/revision-kinds.ts';
import type { Variant } from './claim-measures.ts';
import type { ComparedDecision } from './decision-claims.ts';
import { type Evaluation, inSingleUnits } from './evaluate-claim.ts';
import { type ComparedSpan, spanWords } from './span-claims.ts';
import type { Judged } from './verdict.ts';

const MOST_DECIMALS = 2;
/** Smaller amounts, such as weekly earnings, are shown with cents. */
const CENTS_BELOW = 10_000;

/** Larger amounts are shown in billions. */
const BILLION = 1e9;

/** Writes a value such as `7.8%`, `0.2 percentage points`, `$1,100,400`, `$102.96 billion` or `32,000`. */
export function figureText(
  { variant: { kind, handle }, decimals: ofRate }: Pick<Evaluation, 'variant' | 'decimals'>,
  value: number,
): string {
  if (kind === 'money' && Math.abs(value) >= BILLION) return `${dollars(printed(value / BILLION, MOST_DECIMALS))} billion`;
  const isSmall = kind === 'money' && Math.abs(value) < CENTS_BELOW;
  const most = kind === 'count' || (kind === 'money' && !isSmall) ? 0 : (ofRate ?? MOST_DECIMALS);
  const decimals = isSmall && !Number.isInteger(value) ? MOST_DECIMALS : (ofRate ?? Math.min(decimalsOf(value), most));
  const number = printed(value, decimals);
  if (kind === 'rate') return `${number}%`;
  if (kind === 'points') return `${number} percentage points`;
  if (kind === 'money') return dollars(number);
  return kind === 'other' ? `${number} ${handle.unitsShort}` : number;
}

const dollars = (number: string): string => (/^[-−]/.test(number) ? `−$${number.slice(1)}` : `$${number}`);

const TRANSFORMED: Readonly<Record<string, string>> = {
  chg: 'change from the previous period',
  ch1: 'change on a year before',
  pch: 'percentage change from the previous period',
  pc1: 'percentage change from a year earlier',
};
const AGGREGATED = { avg: 'mean of the period', sum: 'sum of the period', eop: 'end of the period' } as const;

/** Writes a name such as `Employment, change from the previous period`. */
export const nameOf = ({ handle, shaping }: Variant): string =>
  [shortSeriesTitle(handle), ...(shaping.frequency === null ? [] : [AGGREGATED[shaping.aggregation]]), TRANSFORMED[shaping.units]]
    .filter((part) => part !== undefined)
    .join(', ');

const when = (of: string): string => `${/^\d{4}-\d\d-\d\d$/.test(of) ? 'on' : 'in'} ${inWords(of)}`;

const CHANGED: Readonly<Record<RevisionKind, (day: string) => string>> = {
  update: (day) => `The agency revised it on ${day}.`,
  rereference: (day) => `The index has had a different reference base since ${day}.`,
  rounding: (day) => `Only the rounding changed on ${day}, because the index has a new reference base.`,
  method_break: (day) => `The vintage of ${day} has a break in series.`,
};

const said = ({ claim: { number, value } }: Judged): string =>
  value < 0 && number.value > 0 ? `a fall of ${number.text}` : number.text.replace(/\s+/g, ' ');

const denialText = (one: Judged, agrees: boolean): string =>
  agrees ? `The text denies ${said(one)}, but the value agrees with it.` : `The text denies ${said(one)}. No stored value agrees with it.`;

/** Writes a limit that some of the values do not satisfy, such as `always at least 4 per cent`. */
function limitText(one: Judged): string {
  const { bound } = one.claim.number;
  return bound === 'exact' ? said(one) : `always ${bound === 'more' ? 'at least' : 'at most'} ${said(one)}`;
}

function spanText(one: Judged, { variant, how, low, high, count, agrees, decimals, ...named }: ComparedSpan): string {
  const figure = (value: number): string => figureText({ variant, decimals }, value);
  const values = low === high ? figure(low) : `${figure(low)} to ${figure(high)}`;
  const what = how === 'mean' ? `mean ${values} of ${count} values` : values;
  const compared = one.claim.isDenied
    ? `. ${denialText(one, agrees)}`
    : agrees
      ? '. The text agrees with the current vintage.'
      : `, not ${how === 'each' ? limitText(one) : said(one)}.`;
  return `${nameOf(variant)}: ${what} ${spanWords(named)}${compared}`;
}

const MOVED = { up: 'rose', down: 'fell' } as const;

/** Writes the earlier values from which the value did not move in the stated direction. */
function moveText(of: Evaluation, { move, earlier }: NonNullable<Evaluation['contradicted']>): string {
  const values = earlier.map((one) => `${figureText(of, inSingleUnits(of.variant, one.value))} ${when(one.of)}`);
  return `The text says that it ${MOVED[move]}, but it was ${values.join(' and ')}.`;
}

function decisionText(one: Judged, { words, agrees, missing }: ComparedDecision): string {
  const later = missing === 0 ? '' : ` ${missing} later decision${missing === 1 ? ' is' : 's are'} not stored.`;
  if (one.claim.isDenied) return `Cash rate target: ${words}. ${denialText(one, agrees)}${later}`;
  return `Cash rate target: ${words}${agrees ? '. The text agrees with the decision.' : `, not ${said(one)}.`}${later}`;
}

export function answerText(one: Judged): string {
  if (one.span !== null) return spanText(one, one.span);
  if (one.decision !== null) return decisionText(one, one.decision);
  const { verdict, meant, others, elsewhere, missing, indicator, reason } = one;
  const is = (of: Evaluation, value: number): string =>
    `${nameOf(of.variant)}: ${figureText(of, value)} ${when(of.of)}${of.decidedOn === null ? '' : `, decided ${when(of.decidedOn)}`}`;
  if (meant?.contradicted) return `${is(meant, meant.now)}. ${moveText(meant, meant.contradicted)}`;
  if (indicator !== null && indicator.figure !== null && verdict !== 'other_measure') {
    if (one.claim.isDenied) return `${indicator.title}: ${indicator.words}. ${denialText(one, indicator.agrees)}`;
    const how = indicator.agrees ? '. The text agrees with the current value.' : `, not ${said(one)}.`;
    return `${indicator.title}: ${indicator.words}${how}`;
  }
  const agreed = meant?.agrees ?? null;
  const lag = meant?.lag == null ? '' : ` ${meant.lag}`;
  if (meant !== null && one.claim.isDenied) {
    const then = agreed === null || agreed.to === null ? '' : `, as published from ${inWords(agreed.from)} to ${inWords(agreed.to)}`;
    return `${is(meant, agreed?.value ?? meant.now)}${then}. ${denialText(one, agreed !== null)}${lag}`;
  }
  if (meant !== null && agreed !== null && verdict === 'agrees')
    return `${is(meant, agreed.value)}. The text agrees with the current vintage.${lag}`;
  if (meant !== null && agreed !== null && agreed.to !== null) {
    const why = meant.change === null ? '' : ` ${CHANGED[meant.change.kind](inWords(meant.change.day))}`;
    return `${is(meant, agreed.value)}, as published from ${inWords(agreed.from)} to ${inWords(agreed.to)}. It is now ${figureText(meant, meant.now)}.${why}`;
  }
  const now = meant === null ? '' : `${is(meant, meant.now)}, not ${said(one)}.${lag}`;
  const [other] = others;
  const earliest = meant === null || meant.isFirstKnown ? '' : ` The earliest stored vintage is from ${inWords(at(meant.values, 0).from)}.`;
  if (indicator !== null) return `${now}${earliest} ${indicator.title}: ${indicator.words}, which is another measure.`.trim();
  if (other !== undefined) return `${now}${earliest} ${is(other, other.agrees?.value ?? other.now)}, which is another measure.`.trim();
  if (meant !== null && elsewhere !== null) {
    const freq = meant.variant.shaping.frequency ?? meant.variant.handle.frequency;
    return `${now}${earliest} It was ${figureText(meant, elsewhere.value)} ${when(formatPeriod(period(freq, elsewhere.t)))}.`;
  }
  if (meant !== null) return `${now} No stored vintage agrees.${earliest}`;
  if (missing !== null) return `${nameOf(missing.variant)} has no value for the period. ${storedText(missing.first, missing.last)}`;
  return reason ?? 'The text could not be checked.';
}

const storedText = (first: string | null, last: string | null): string =>
  first === null || last === null ? 'No data are stored.' : `Stored: ${inWords(first)} to ${inWords(last)}.`;
