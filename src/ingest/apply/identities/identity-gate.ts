/**
 * Checks identities (equations between values) within a file. The file needs review if new values break an identity that is true in other
 * periods.
 */
import { allowance, type RoundedFigure } from '../../../catalogue/identities/allowance.ts';
import { PRINTED_RATES, PRINTED_STEPS, type PrintedRates } from '../../../catalogue/identities/every-series.ts';
import { IDENTITIES } from '../../../catalogue/identities/identities.ts';
import type { Identity, Term } from '../../../catalogue/identities/identity.ts';
import { at, member } from '../../../core/assert.ts';
import { decimalsOf, shiftDecimal } from '../../../core/decimal.ts';
import { type DatasetKey, datasetKey } from '../../../core/define-dataset.ts';
import { codeOf } from '../../../core/define-series.ts';
import type { WattleError } from '../../../core/errors.ts';
import { isInterval } from '../../../core/frequency.ts';
import type { ParsedDataset, ParsedSeries } from '../../../core/observation.ts';
import { formatPeriod } from '../../../core/period.ts';
import type { SeriesDelta } from '../../../store/ports/series.ts';
import { refusal } from '../changed-figures.ts';

/** An identity is enforced if it is true in at least this share of other periods. Older values may not satisfy it because of rounding. */
const SHARE_AGREEING = 0.95;
const FEWEST_PERIODS = 12;
/**
 * The tolerance on a first load, as a share of the smallest value. The ABS smooths trend rates and levels separately, so they differ by a
 * few hundredths of a per cent. If two columns were swapped, they differ by far more.
 */
const LARGE_DIFFERENCE = 0.01;
/** The number of values on either side that determine the precision of a value. */
const NEIGHBOURS = 6;
/**
 * The tolerance for market data, as a share. On 1 August 2024, AEMO's own balance for New South Wales was wrong by 2 MW in nine intervals.
 */
const MARKET_SLACK = 0.01;
/**
 * The tolerance for published rates of change. Agencies calculated older rates from an index with an earlier reference period. That index
 * was rounded differently.
 */
const FORMER_ROUNDING = { upTo: 0.15, because: 'rates were calculated from the index as rounded on its reference base at the time' };

/** Revisions of a millionth in the levels may move a rate over the limit of rounding. This tolerance is added to the limit. */
const ROUNDING_EDGE = 0.005;

interface Part {
  readonly series: ParsedSeries;
  readonly lag: number;
}

interface Condition {
  readonly title: string;
  readonly identity: Pick<Identity, 'residual' | 'slack'>;
  readonly parts: ReadonlyMap<string, Part>;
  /** True if the slack only applies near periods that need it. */
  readonly isSlackRare?: true;
  /** True if published values are exact, such as targets. */
  readonly isExact?: true;
}

/**
 * Returns DATA_IMPLAUSIBLE for the first broken identity, or null. On a first load (`isFirst`), an identity that fails in most periods is
 * also broken. The reason is then two swapped columns, because the rounding of older values cannot explain it.
 */
export function contradictedFigures(
  dataset: DatasetKey,
  parsed: ParsedDataset,
  deltas: readonly SeriesDelta[],
  isFirst = false,
): WattleError | null {
  const written = new Map(deltas.map(({ attributes, write }) => [attributes.key, new Set(write.map(({ t }) => t))]));
  if (written.size === 0) return null;
  for (const condition of [...declaredConditions(dataset, parsed), ...printedRates(dataset, parsed), ...printedSteps(dataset, parsed)]) {
    const error = contradictionIn(condition, written, isFirst);
    if (error !== null) return error;
  }
  return null;
}

/** Returns the declared identities whose series are all in the file. */
function declaredConditions(dataset: DatasetKey, parsed: ParsedDataset): readonly Condition[] {
  const within = IDENTITIES.filter(({ sets }) =>
    Object.values(sets).every((terms) => Object.values(terms).every((term) => datasetKey(term.dataset) === dataset && !term.inForce)),
  );
  if (within.length === 0) return [];
  const order = parsed.dimensions.map(({ id }) => id);
  const find = (term: Term): ParsedSeries | undefined => {
    const wanted = order.map((id) => codeOf(term, id));
    return parsed.series.find(({ key }) => {
      const codes = key.split('.');
      return wanted.every((code, i) => code === null || codes[i] === code);
    });
  };
  return within.flatMap((identity) =>
    Object.entries(identity.sets).flatMap(([set, terms]): readonly Condition[] => {
      const parts = new Map<string, Part>();
      for (const [name, term] of Object.entries(terms)) {
        const series = find(term);
        if (series === undefined) return [];
        parts.set(name, { series, lag: term.lag === undefined ? 0 : term.lag });
      }
      return [{ title: set === '' ? identity.title : `${identity.title}, ${set}`, identity, parts }];
    }),
  );
}

/** Returns identities between levels or indexes and their published changes, if the file contains both. */
function printedRates(dataset: DatasetKey, parsed: ParsedDataset): readonly Condition[] {
  const byKey = new Map(parsed.series.map((one) => [one.key, one]));
  return (PRINTED_RATES.get(dataset) ?? []).flatMap((printed) => {
    const place = parsed.dimensions.findIndex(({ id }) => id === printed.dimension);
    return place < 0 ? [] : parsed.series.flatMap((series) => ratesOf(series, place, printed, byKey));
  });
}

function ratesOf(
  index: ParsedSeries,
  place: number,
  printed: PrintedRates,
  byKey: ReadonlyMap<string, ParsedSeries>,
): readonly Condition[] {
  const codes = index.key.split('.');
  if (codes[place] !== printed.index) return [];
  return Object.entries(printed.changes).flatMap(([code, over]) => {
    const rate = byKey.get(codes.with(place, code).join('.'));
    if (rate === undefined) return [];
    const parts = new Map([
      ['g', { series: rate, lag: 0 }],
      ['I', { series: index, lag: 0 }],
      ['J', { series: index, lag: over }],
    ]);
    const residual: Identity['residual'] = (x) => member(x, 'g') - 100 * (member(x, 'I') / member(x, 'J') - 1);
    return [{ title: 'An index and its printed change', identity: { residual, slack: FORMER_ROUNDING }, parts, isSlackRare: true }];
  });
}

/** Returns identities for tables that have a row for each change: the new rate is the previous rate plus the published change. */
function printedSteps(dataset: DatasetKey, parsed: ParsedDataset): readonly Condition[] {
  const printed = PRINTED_STEPS.get(dataset);
  const place = printed === undefined ? -1 : parsed.dimensions.findIndex(({ id }) => id === printed.dimension);
  if (printed === undefined || place < 0) return [];
  const byKey = new Map(parsed.series.map((one) => [one.key, one]));
  return parsed.series.flatMap((change): readonly Condition[] => {
    const codes = change.key.split('.');
    const rate = printed.rates[at(codes, place)];
    const own = rate === undefined ? undefined : byKey.get(codes.with(place, rate).join('.'));
    if (own === undefined) return [];
    const parts = new Map([
      ['new', { series: own, lag: 0 }],
      ['old', { series: delayed(own), lag: 0 }],
      ['change', { series: change, lag: 0 }],
    ]);
    const residual: Identity['residual'] = (x) => member(x, 'new') - member(x, 'old') - member(x, 'change');
    return [{ title: 'A rate and its printed change', identity: { residual }, parts, isExact: true }];
  });
}

/** Returns a series in which each period has the value from the previous row. It is compared with the published change. */
const delayed = (series: ParsedSeries): ParsedSeries => ({
  ...series,
  observations: series.observations.slice(1).map((one, i) => ({ ...one, value: series.observations[i]?.value ?? null })),
});

function contradictionIn(
  { title, identity, parts, isSlackRare, isExact }: Condition,
  written: ReadonlyMap<string, ReadonlySet<number>>,
  isFirst: boolean,
): WattleError | null {
  const [first] = parts.values();
  if (first === undefined || ![...parts.values()].some(({ series }) => written.has(series.key))) return null;
  const tables = new Map([...parts].map(([name, part]) => [name, new Figures(part.series, isExact)]));
  const isOfIntervals = isInterval(first.series.freq);
  let [agreeing, compared, inARow] = [0, 0, 0];
  const wrong: { readonly t: number; readonly text: string; readonly isLarge: boolean }[] = [];
  for (const { t } of first.series.observations) {
    const figures = new Map<string, RoundedFigure>();
    for (const [name, { lag }] of parts) {
      const figure = tables.get(name)?.at(t - lag);
      if (figure) figures.set(name, figure);
    }
    if (figures.size < parts.size) continue;
    const values = Object.fromEntries([...figures].map(([name, { value }]) => [name, value]));
    const difference = identity.residual(values);
    const most = isOfIntervals ? MARKET_SLACK * Math.max(...Object.values(values).map(Math.abs)) : 0;
    const allowed = allowance(identity, figures, values, difference) + most;
    // If the periods before it need no slack, this period needs none either.
    const isStrict = isSlackRare === true && Math.abs(difference) <= allowed - FORMER_ROUNDING.upTo + ROUNDING_EDGE;
    const isSound = Math.abs(difference) <= allowed && (isStrict || inARow < FEWEST_PERIODS);
    inARow = isStrict ? inARow + 1 : 0;
    compared += 1;
    if (isSound) agreeing += 1;
    else if ([...parts.values()].some(({ series, lag }) => written.get(series.key)?.has(t - lag)))
      wrong.push({
        t,
        text: [...figures].map(([name, { value }]) => `${name} ${value}`).join(', '),
        isLarge: Math.abs(difference) > LARGE_DIFFERENCE * Math.min(...Object.values(values).map(Math.abs)),
      });
  }
  const [contradiction] = wrong;
  const others = compared - wrong.length;
  if (contradiction === undefined) return null;
  const large = wrong.filter(({ isLarge }) => isLarge).length;
  const isMostly = isFirst && large >= FEWEST_PERIODS && 2 * large > compared;
  if (!isMostly && (others < FEWEST_PERIODS || agreeing < SHARE_AGREEING * others)) return null;
  const { key, freq } = first.series;
  const when = formatPeriod({ freq, t: contradiction.t });
  const more = wrong.length > 1 ? ` and ${wrong.length - 1} more` : '';
  const beside = isMostly ? '' : ', but the figures for other periods agree';
  return refusal(`${title}: the figures for ${when}${more} do not agree (${contradiction.text})${beside}.`, key, when);
}

/** The values of a series by period, each with half a unit of its last digit. */
class Figures {
  readonly #series: ParsedSeries;
  readonly #places: ReadonlyMap<number, number>;
  readonly #isExact: boolean;

  constructor(series: ParsedSeries, isExact = false) {
    this.#series = series;
    this.#isExact = isExact;
    this.#places = new Map(series.observations.map(({ t }, i) => [t, i]));
  }

  at(t: number): RoundedFigure | null {
    const i = this.#places.get(t);
    const { observations, multiplier } = this.#series;
    const value = i === undefined ? null : (observations[i]?.value ?? null);
    if (i === undefined || value === null) return null;
    const near = observations.slice(Math.max(0, i - NEIGHBOURS), i + NEIGHBOURS + 1);
    const decimals = near.reduce((most, one) => (one.value === null ? most : Math.max(most, decimalsOf(one.value))), 0);
    return { value: shiftDecimal(value, multiplier), half: this.#isExact ? 0 : 0.5 * 10 ** (multiplier - decimals) };
  }
}
