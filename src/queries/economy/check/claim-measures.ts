/** Finds the series that a statement may be about, and the possible calculations of its value. */
import type { SeriesCandidate } from '../../../catalogue/concepts/concept.ts';
import { conceptsOfSeries, findConcept } from '../../../catalogue/concepts/concepts.ts';
import { measureFactsOf } from '../../../catalogue/measure-facts.ts';
import { findSeries, SERIES } from '../../../catalogue/series.ts';
import { stemOf } from '../../../catalogue/series-stem.ts';
import { at } from '../../../core/assert.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import { FREQUENCY, type Frequency } from '../../../core/frequency.ts';
import { firstDay, lastDay, type Period, parsePeriod } from '../../../core/period.ts';
import { parseUnit } from '../../../core/units.ts';
import { searchCatalogue } from '../../search/catalogue-search.ts';
import { AS_PUBLISHED, type Shaping } from '../../series/transforms/series-transforms.ts';
import type { Claim } from './read-claims.ts';

export interface Variant {
  readonly handle: SeriesHandle;
  readonly shaping: Shaping;
  /** The power of ten that converts a value to single units. */
  readonly scale: number;
  readonly kind: 'rate' | 'points' | 'index' | 'count' | 'money' | 'other';
}

/** A series, with `units`. If the series is from a concept, `units` is the transformation in the concept. */
export interface Measured {
  readonly handle: SeriesHandle;
  readonly units: SeriesCandidate['units'] | null;
}

export interface Measures {
  /** The series of one concept, or a single series. The most likely one comes first. */
  readonly meant: readonly Measured[];
  /** Other series. They are compared if no value of the `meant` series agrees with the text. */
  readonly others: readonly Measured[];
  /** All series that the words may mean. They are used if the unit of the statement does not suit the `meant` series. */
  readonly alike: readonly Measured[];
  /** Words that match nothing. A place without data comes first. */
  readonly unmatched: readonly string[];
  readonly reason: string | null;
}

/** A search result measures something else if its score is below this share of the best score. */
const ALIKE = 0.55;
const AS_WELL = 0.85;
const MOST = 8;
const SHORT_CHANGES: ReadonlySet<string> = new Set(['quarterly_change', 'monthly_change']);
const CHANGES: ReadonlySet<string> = new Set(['annual_change', 'quarterly_change', 'monthly_change', 'change']);

/** Returns the frequency that the words name. `Weekly` and `annual` name no frequency, because they describe earnings and changes. */
const frequencyIn = (words: string): Frequency | null => (/\bmonthly\b/i.test(words) ? 'M' : /\bquarterly\b/i.test(words) ? 'Q' : null);

/** Returns true for a series of rates of change, such as annual inflation. */
export const isPublishedChange = (handle: SeriesHandle): boolean => CHANGES.has(measureFactsOf(handle).measure);

const NONE = { meant: [], others: [], alike: [] } as const;

export function measuresOf(claim: Claim): Measures {
  const { found, unmatched, uncovered, notCovered } = searchCatalogue(claim.words, ['series']);
  const frequency = frequencyIn(claim.words);
  const listed = found.flatMap(({ item, score }) => (item.kind === 'series' ? [{ handle: item.series, score }] : []));
  const named = listed.filter(({ handle, score }) => handle.frequency === frequency && score >= ALIKE * at(listed, 0).score);
  const all = named.length > 0 ? named : listed;
  const [first] = all;
  if (notCovered !== null) return { ...NONE, unmatched, reason: `This site has no data on ${notCovered.title}.` };
  if (first === undefined) return { ...NONE, unmatched, reason: 'No series matches the words.' };
  if (uncovered !== null) return { ...NONE, unmatched, reason: `No series of this measure covers ${uncovered}.` };
  const { place } = first.handle;
  const alike = all.filter(({ handle, score }) => handle.place === place && score >= ALIKE * first.score);
  // If a statement is about a quarter, a quarterly series of the same measure has priority.
  const isQuarter = claim.period?.freq === 'Q';
  const measureOf = ({ handle }: { readonly handle: SeriesHandle }): string => measureFactsOf(handle).measure;
  const ofQuarter = alike.find(
    (one) => isQuarter && one.handle.frequency === 'Q' && one.score >= AS_WELL * first.score && measureOf(one) === measureOf(first),
  );
  const ofFrequency = ofQuarter ?? first;
  const isNamed = (one: SeriesHandle): boolean => named.length === 0 || one.frequency === frequency;
  const ofConcept = conceptsOfSeries(ofFrequency.handle.id).flatMap(({ candidates }) =>
    candidates.flatMap((one) =>
      one.kind === 'series' && counts(one, claim.period) && isNamed(one.series) ? [{ handle: one.series, units: one.units }] : [],
    ),
  );
  const single = { handle: ofFrequency.handle, units: null };
  // If there is no quarterly series of annual changes, uses the annual change in the quarterly index. It is the same measure.
  const index = alike.find(({ handle }) => isQuarter && handle.frequency === 'Q' && kindOf(handle) === 'index');
  const computed =
    index === undefined || ofQuarter !== undefined || measureOf(first) !== 'annual_change'
      ? []
      : [{ handle: index.handle, units: 'pc1' as const }];
  const ofPeriod = alike.find((one) => measureOf(first) === 'annual_change' && isOfOnePeriod(one.handle, claim));
  const short = ofPeriod === undefined ? [] : [{ handle: ofPeriod.handle, units: null }];
  const own = [...short, ...(ofConcept.length === 0 || ofFrequency !== first ? [...computed, single, ...ofConcept] : ofConcept)];
  const meant = [...new Map(own.toReversed().map((one) => [one.handle, one])).values()].toReversed();
  const rest = alike.filter(({ handle }) => meant.every((one) => one.handle !== handle)).map(({ handle }) => ({ handle, units: null }));
  const isConcept = ofConcept.length > 0 || (named.length > 0 && conceptsOfSeries(ofFrequency.handle.id).length > 0);
  const others = isConcept ? relatedTo(meant, claim.period) : rest;
  return { meant, others: others.slice(0, MOST), alike: rest.slice(0, MOST), unmatched, reason: null };
}

/** Returns true if a statement such as `rose 1.2% in the September quarter` may mean the change of this series in one period. */
const isOfOnePeriod = (handle: SeriesHandle, { form, isAnnual, number, period }: Claim): boolean =>
  form === 'change' &&
  !isAnnual &&
  number.unit === 'percent' &&
  handle.frequency === period?.freq &&
  SHORT_CHANGES.has(measureFactsOf(handle).measure);

/**
 * If the words name a concept, returns only the measures in its `see_also` list and other adjustments of its series. Among many unrelated
 * series, one often has the same rounded value by chance.
 */
function relatedTo(meant: readonly Measured[], period: Period | null): readonly Measured[] {
  const own = new Set(meant.map(({ handle }) => handle));
  const adjusted = SERIES.filter((one) => meant.some(({ handle }) => isSameButAdjusted(one, handle)));
  const related = meant.flatMap(({ handle }) => conceptsOfSeries(handle.id)).flatMap(({ seeAlso }) => seeAlso);
  const all = [...adjusted.map((handle) => ({ handle, units: null })), ...related.flatMap((id) => measuredAs(id, period))].filter(
    ({ handle }) => !own.has(handle),
  );
  return [...new Map(all.map((one) => [one.handle, one])).values()];
}

/** @param id of a concept or series */
function measuredAs(id: string, period: Period | null): readonly Measured[] {
  const series = findSeries(id);
  if (series !== null) return [{ handle: series, units: null }];
  const candidates = findConcept(id)?.candidates ?? [];
  return candidates.flatMap((one) => (one.kind === 'series' && counts(one, period) ? [{ handle: one.series, units: one.units }] : []));
}

const isSameButAdjusted = (one: SeriesHandle, other: SeriesHandle): boolean =>
  one.adjustment !== other.adjustment &&
  one.frequency === other.frequency &&
  one.place === other.place &&
  one.units === other.units &&
  stemOf(one.id) === stemOf(other.id);

/** Returns true if a concept can be compared with the statement. A concept that adds up several periods cannot be compared. */
function counts({ since, sum }: SeriesCandidate, period: Period | null): boolean {
  const start = since === null ? null : parsePeriod(since);
  return sum === 1 && (start === null || period === null || lastDay(period) >= firstDay(start));
}

/**
 * Returns the possible calculations of a value from a series, most likely first. Returns none if the unit of the series does not suit the
 * statement.
 */
export function variantsOf({ handle, units }: Measured, claim: Claim): readonly Variant[] {
  const kind = kindOf(handle);
  const scale = kind === 'count' || kind === 'money' ? parseUnit(handle.units).multiplier : 0;
  const all = shapingsOf(handle, kind, claim);
  const usual = all.filter((one) => one.units === units && one.frequency === null);
  // If a concept uses a transformation of the series, only transformed values measure the concept.
  const possible = units === null || units === 'lin' ? [...usual, ...all.filter((one) => !usual.includes(one))] : usual;
  return possible.map((shaping) => {
    const isRate = ['pch', 'pc1'].includes(shaping.units);
    return { handle, shaping, scale: isRate ? 0 : scale, kind: isRate ? 'rate' : isChange(shaping) && kind === 'rate' ? 'points' : kind };
  });
}

const isChange = ({ units }: Shaping): boolean => units === 'chg' || units === 'ch1';

function kindOf({ unitsShort, units }: SeriesHandle): Variant['kind'] {
  if (unitsShort === 'ppt') return 'points';
  if (unitsShort.startsWith('%')) return 'rate';
  if (/^index/i.test(units)) return 'index';
  if (/^aud\b/i.test(units)) return 'money';
  return /number|persons|thousand|million|dwelling|jobs|vacanc|hours|no\./i.test(units) ? 'count' : 'other';
}

/** A number of this size or more, without a unit, is not a rate. */
const LEAST_COUNT = 1000;

const shaped = (units: Shaping['units'], more: Partial<Shaping> = {}): Shaping => ({ ...AS_PUBLISHED, units, ...more });

function shapingsOf(handle: SeriesHandle, kind: Variant['kind'], claim: Claim): readonly Shaping[] {
  const lin = shaped('lin');
  const coarse = coarserThan(handle, claim.period);
  const { unit, isShare } = claim.number;
  if ((claim.isCounted && kind !== 'count') || (isShare && kind !== 'rate')) return [];
  const isOfYear = claim.isAnnual || claim.period?.freq === 'A' || claim.period?.freq === 'FY';
  if (isOfYear && SHORT_CHANGES.has(measureFactsOf(handle).measure)) return [];
  if (handle.nature === 'event')
    return (kind === 'points' ? claim.form === 'change' : unit !== 'points' && claim.form === 'level') ? [lin] : [];
  const mean = coarse === null ? [] : [shaped('lin', { frequency: coarse, aggregation: 'avg' })];
  if (kind === 'rate' || kind === 'points') {
    if (unit === 'money' || (unit === 'count' && Math.abs(claim.number.value) >= LEAST_COUNT)) return [];
    const change = shaped(claim.isAnnual ? 'ch1' : 'chg');
    if (unit === 'points') return kind === 'points' ? [lin] : [change];
    const isRateOfChange = isPublishedChange(handle) || kind === 'points';
    return claim.form === 'change' ? (isRateOfChange ? [lin, change] : [change]) : [lin, ...mean];
  }
  if (unit === 'percent') {
    const overYear = coarse === null || claim.isAnnual ? [] : [shaped('pch', { frequency: coarse, aggregation: 'avg' })];
    return [...overYear, ...(claim.isAnnual ? [shaped('pc1')] : [shaped('pch'), shaped('pc1')])];
  }
  if (unit === 'points' || (unit === 'money' && kind !== 'money')) return [];
  if (claim.form === 'change') return [shaped(claim.isAnnual ? 'ch1' : 'chg')];
  return [lin, ...(coarse === null || kind === 'index' ? [] : [shaped('lin', { frequency: coarse, aggregation: 'sum' })])];
}

/** Returns the frequency of the period if the period contains several values of the series. Otherwise returns null. */
function coarserThan({ frequency }: SeriesHandle, period: Period | null): Frequency | null {
  return period !== null && FREQUENCY[period.freq].rank < FREQUENCY[frequency].rank ? period.freq : null;
}
