/** Calculates revision statistics. They compare first-published values with values in later vintages. */
import { measureFactsOf } from '../../../../catalogue/measure-facts.ts';
import { roundedTo } from '../../../../core/decimal.ts';
import type { SeriesHandle } from '../../../../core/define-series.ts';
import { formatPeriod, isoDay, period } from '../../../../core/period.ts';
import {
  LEAST_PAIRS,
  type RevisionPair,
  type RevisionStatistics,
  type RevisionTest,
  revisionStatistics,
} from '../../../../core/series/revision-statistics.ts';
import { inWords } from '../../../../signals/wording/periods.ts';
import type { QueryContext } from '../../../base/context.ts';
import { policyOfHandle } from '../../../base/real-time/own-vintages.ts';
import { AS_PUBLISHED, RATES_OF_CHANGE } from '../../transforms/series-transforms.ts';
import { namesOfStudy, settledKind } from '../revision-kinds.ts';
import { spellOn } from '../series-vintages.ts';
import { type Study, studyVintages } from '../vintage-study.ts';

const YEAR_DAYS = 365;
/** The maximum number of days from the anniversary to the vintage that `one_year` and `two_years` use. Some releases are quarterly. */
const LATER_DAYS = 100;
const DIGITS = 6;
const P_DECIMALS = 4;
const T_DECIMALS = 2;

/**
 * The vintage with which the first value is compared. `next`: the next stored vintage. `one_year`, `two_years`: the first stored vintage
 * after this time.
 */
export const REVISION_HORIZONS = ['next', 'one_year', 'two_years', 'latest'] as const;
export type RevisionHorizon = (typeof REVISION_HORIZONS)[number];

export interface RevisionsOfHorizon {
  readonly horizon: RevisionHorizon;
  readonly statistics: RevisionStatistics | null;
  readonly from: number | null;
  readonly to: number | null;
}

/** Calculates the statistics for each horizon. Omits comparisons of two vintages if the series was rebased between them. */
export function revisionsByHorizon(study: Study, within: (t: number) => boolean): readonly RevisionsOfHorizon[] {
  const { spells, firsts, days } = study;
  const ordinals = isNeverRevised(study) ? [] : [...firsts.known].filter(within).sort((a, b) => a - b);
  return REVISION_HORIZONS.map((horizon) => {
    const found = ordinals.flatMap((t): (RevisionPair & { readonly t: number })[] => {
      const own = spells.get(t) ?? [];
      const first = own.find(({ value }) => value !== null);
      const day = first === undefined ? null : laterDay(days, first.from, horizon);
      if (first?.value == null || day === null) return [];
      const later = spellOn(own, day)?.value;
      if (later == null || isRebased(study, first.from, day)) return [];
      return [{ t, first: first.value, later }];
    });
    return { horizon, statistics: revisionStatistics(found), from: found[0]?.t ?? null, to: found.at(-1)?.t ?? null };
  });
}

/** Values of these series differ from their first values only through rounding. */
const isNeverRevised = ({ loaded, request }: Study): boolean => settledKind(loaded.handle, request.shaping) === 'rounding';

const isRebased = (study: Study, first: number, later: number): boolean =>
  !RATES_OF_CHANGE.has(study.request.shaping.units) && namesOfStudy(study).isRereferencedBetween(first, later);

/** Returns the date of the vintage with which the first value is compared. Returns null if no stored vintage is late enough. */
function laterDay(days: readonly number[], first: number, horizon: RevisionHorizon): number | null {
  const latest = days.at(-1) ?? Number.NEGATIVE_INFINITY;
  if (latest <= first) return null;
  if (horizon === 'latest') return latest;
  if (horizon === 'next') return days.find((day) => day > first) ?? null;
  const wanted = first + YEAR_DAYS * (horizon === 'one_year' ? 1 : 2);
  return days.find((day) => day >= wanted && day <= wanted + LATER_DAYS) ?? null;
}

export const REVISION_STATISTICS_COLUMNS = [
  ...['horizon', 'n', 'mean_revision', 't', 'mean_absolute_revision', 'standard_deviation'],
  ...['news_intercept', 'news_slope', 'news_p', 'noise_intercept', 'noise_slope', 'noise_p', 'first_period', 'last_period', 'reason'],
];

export function statisticsRows(study: Study, all: readonly RevisionsOfHorizon[]): readonly Readonly<Record<string, unknown>>[] {
  const freq = study.request.shaping.frequency ?? study.loaded.slice.series.freq;
  const name = (t: number | null): string | null => (t === null ? null : formatPeriod(period(freq, t)));
  return all.map(({ horizon, statistics, from, to }) => ({
    horizon,
    n: statistics?.n ?? null,
    mean_revision: shown(statistics?.mean),
    t: rounded(statistics?.t, T_DECIMALS),
    mean_absolute_revision: shown(statistics?.meanAbsolute),
    standard_deviation: shown(statistics?.deviation),
    ...testFacts('news', statistics?.news ?? null),
    ...testFacts('noise', statistics?.noise ?? null),
    first_period: name(from),
    last_period: name(to),
    reason: isNeverRevised(study) ? 'The agency does not revise this series. Values differ only through rounding.' : reasonOf(statistics),
  }));
}

const shown = (value: number | null | undefined): number | null => (value == null ? null : Number(value.toPrecision(DIGITS)));
const rounded = (value: number | null | undefined, decimals: number): number | null => (value == null ? null : roundedTo(value, decimals));

const testFacts = (name: string, test: RevisionTest | null): Readonly<Record<string, number | null>> => ({
  [`${name}_intercept`]: shown(test?.intercept),
  [`${name}_slope`]: shown(test?.slope),
  [`${name}_p`]: rounded(test?.p, P_DECIMALS),
});

function reasonOf(statistics: RevisionStatistics | null): string | null {
  if (statistics === null) return 'No first value with a later vintage is stored.';
  if (statistics.n < LEAST_PAIRS) return `Too few pairs for tests: at least ${LEAST_PAIRS} are needed.`;
  return statistics.news === null && statistics.meanAbsolute === 0 ? 'No value was revised.' : null;
}

export const statisticsNotes = (study: Study): readonly string[] => [
  'A revision is the later value minus the first published value. Periods without a stored first value are excluded.',
  ...rebasedNote(study),
];

function rebasedNote(study: Study): readonly string[] {
  const days = study.days.filter((day, i) => i > 0 && isRebased(study, day - 1, day));
  return days.length === 0
    ? []
    : [`Pairs across a change of the reference base are excluded: ${days.map((day) => inWords(isoDay(day))).join(', ')}.`];
}

/** The values whose revisions are measured: published values for rates, growth for indexes and chain volumes, and changes for others. */
type TypicalUnits = 'lin' | 'pch' | 'chg';

export interface TypicalRevision {
  readonly n: number;
  /** The mean absolute difference between the first-published value and the latest vintage. */
  readonly meanAbsolute: number;
  readonly units: TypicalUnits;
}

/**
 * Returns the typical revision of a series. Returns null if too few first values are stored. Also returns null for events, for series
 * that are never revised, and for series that are not monthly or quarterly.
 */
export async function typicalRevision(ctx: QueryContext, handle: SeriesHandle): Promise<TypicalRevision | null> {
  // If a series is never revised, values differ from their first values only by rounding.
  if (handle.nature === 'event' || policyOfHandle(handle) !== null || !['M', 'Q'].includes(handle.frequency)) return null;
  const hasReferencePeriod = handle.unitsShort === 'Index' || measureFactsOf(handle).prices === 'chain_volume';
  const units: TypicalUnits = /%|ppt/.test(handle.unitsShort) ? 'lin' : hasReferencePeriod ? 'pch' : 'chg';
  const [start, end] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const window = { start: null, end: null };
  const study = await studyVintages(ctx, handle, { window, realtime: { start, end }, limit: 1, vintages: 1, shaping: AS_PUBLISHED }, null);
  const latest = study.days.at(-1);
  if (latest === undefined) return null;
  const pairs = [...study.firsts.known].flatMap((t): RevisionPair[] => {
    const day = study.spells.get(t)?.find(({ value }) => value !== null)?.from;
    if (day === undefined || day >= latest || (units === 'chg' && isRebased(study, day, latest))) return [];
    const [first, later] = [growthOn(study, t, day, units), growthOn(study, t, latest, units)];
    return first === null || later === null ? [] : [{ first, later }];
  });
  const statistics = revisionStatistics(pairs);
  return statistics === null || statistics.n < LEAST_PAIRS ? null : { n: statistics.n, meanAbsolute: statistics.meanAbsolute, units };
}

/** Returns the value in a vintage. For `pch` and `chg`, returns the change from the previous period in the same vintage. */
function growthOn({ spells }: Pick<Study, 'spells'>, t: number, day: number, units: TypicalUnits): number | null {
  const value = spellOn(spells.get(t) ?? [], day)?.value ?? null;
  if (units === 'lin' || value === null) return value;
  const before = spellOn(spells.get(t - 1) ?? [], day)?.value ?? null;
  if (before === null || (units === 'pch' && before === 0)) return null;
  return units === 'chg' ? value - before : 100 * (value / before - 1);
}
