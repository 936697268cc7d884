/** Compares one statement with one series in each vintage. */
import { at, present } from '../../../core/assert.ts';
import { roundedTo, shiftDecimal } from '../../../core/decimal.ts';
import { FREQUENCY } from '../../../core/frequency.ts';
import type { PublishedBasis } from '../../../core/observation.ts';
import { convert, formatPeriod, isoDay, lastDay, parseIsoDay, period } from '../../../core/period.ts';
import type { Version } from '../../../store/ports/series.ts';
import { citationOf, publishedBasis } from '../../base/citation.ts';
import type { Spell } from '../../base/compared-vintages.ts';
import type { QueryContext } from '../../base/context.ts';
import type { SourceCitation } from '../../base/meta-shape.ts';
import { neededFigures } from '../../series/freshness/newest-figure.ts';
import { shownDecimals } from '../../series/reading/shown-decimals.ts';
import type { LoadedSeries } from '../../series/reading/stored-series.ts';
import { namesOfStudy, type RevisionKind } from '../../series/vintages/revision-kinds.ts';
import { lastKnownDay, type Study, studyVintages } from '../../series/vintages/vintage-study.ts';
import type { Variant } from './claim-measures.ts';
import type { Claim } from './read-claims.ts';

interface DatedValue {
  readonly value: number;
  /** ISO date of the first vintage with this value. `to` is the date of the last such vintage, or null if the value is current. */
  readonly from: string;
  readonly to: string | null;
  /** How the date of the first vintage is known. Null if a rule about releases infers it. */
  readonly basis: PublishedBasis | null;
}

export interface Evaluation {
  readonly variant: Variant;
  /** The number of decimals of a published rate. Null for other values. */
  readonly decimals: number | null;
  /** The compared period. It is one that agrees with the statement, or otherwise the last period that the statement may mean. */
  readonly of: string;
  readonly at: number;
  /** The values in single units, one for each vintage. The last value is current. */
  readonly values: readonly DatedValue[];
  readonly now: number;
  readonly isFirstKnown: boolean;
  readonly agrees: DatedValue | null;
  /**
   * The later value that replaced the agreeing value, with the kind of the change and its day. Null if the agreeing value is still
   * current.
   */
  readonly change: { readonly kind: RevisionKind; readonly day: string; readonly value: number } | null;
  readonly source: SourceCitation;
  readonly periods: readonly number[];
  readonly agreeingAt: (t: number) => number | null;
}

/** A series without a value for the period. It has values for the periods from `first` to `last`. */
export interface Missing {
  readonly variant: Variant;
  readonly first: string | null;
  readonly last: string | null;
}

const WHOLE = { window: { start: null, end: null }, limit: 1, vintages: 1 } as const;
const REALTIME = { start: Number.NEGATIVE_INFINITY, end: Number.POSITIVE_INFINITY } as const;
const DIGITS = 12;
/** The number of latest values from which the decimals of a rate are found. */
const RECENT = 12;

/**
 * Returns true if the statement agrees with a value. Some survey files contain unrounded rates. If a text has more decimals than the
 * published rate, it must equal the published rate.
 * @param decimals number of decimals of a published rate. Null for other values
 */
function agreesWith({ number, value: stated }: Claim, unrounded: number, decimals: number | null): boolean {
  const isFiner = decimals !== null && number.tolerance < 0.5 * 10 ** -decimals * (1 - 1e-9);
  const value = isFiner ? roundedTo(unrounded, decimals) : unrounded;
  const slack = (isFiner ? 0 : number.tolerance * (1 + 1e-9)) + Math.abs(stated) * 1e-12;
  if (number.bound === 'more') return value >= stated - slack;
  if (number.bound === 'less') return value <= stated + slack;
  return Math.abs(value - stated) <= slack;
}

/** Compares the statement with the series. Returns null if the series is not stored. */
export async function evaluate(ctx: QueryContext, variant: Variant, claim: Claim): Promise<Evaluation | Missing | null> {
  const { handle, shaping, scale } = variant;
  const [figure] = await neededFigures(ctx, [handle]);
  if (figure === undefined || figure.loaded === null) return null;
  const study = await studyVintages(ctx, handle, { ...WHOLE, shaping, realtime: REALTIME }, null);
  const inUnits = (value: number): number => Number(shiftDecimal(value, scale).toPrecision(DIGITS));
  const periods = [...study.spells].flatMap(([t, own]) => (isCurrent(own.at(-1)) ? [t] : [])).sort((a, b) => a - b);
  const freq = shaping.frequency ?? handle.frequency;
  const requested = ordinalsOf(variant, claim, periods);
  const shown = requested.filter((t) => (study.spells.get(t) ?? []).some(({ value }) => value !== null));
  const last = shown.at(-1);
  const name = (t: number | undefined): string | null => (t === undefined ? null : formatPeriod(period(freq, t)));
  if (last === undefined) return { variant, first: name(periods[0]), last: name(periods.at(-1)) };
  const decimals = decimalsOfRate(variant, figure.loaded);
  const agreesTo = (value: number): boolean => agreesWith(claim, value, decimals);
  const valuesOf = (t: number): readonly DatedValue[] => datedValues(study, t, inUnits);
  const agreeing = shown.toReversed().find((t) => valuesOf(t).some(({ value }) => agreesTo(value)));
  const t = agreeing ?? last;
  const values = valuesOf(t);
  const agrees = values.findLast(({ value, to }) => to === null && agreesTo(value)) ?? values.find(({ value }) => agreesTo(value)) ?? null;
  const next = agrees === null ? undefined : values[values.indexOf(agrees) + 1];
  return {
    variant,
    decimals,
    of: formatPeriod(period(freq, t)),
    at: t,
    values,
    now: at(values, values.length - 1).value,
    isFirstKnown: study.firsts.known.has(t),
    agrees,
    change: agrees === null || next === undefined ? null : changeOf(study, next, agrees, scale),
    source: await citationOf(ctx, handle.dataset, versionOf(study, agrees)),
    periods,
    agreeingAt: (other) => valuesOf(other).findLast(({ value }) => agreesTo(value))?.value ?? null,
  };
}

/** Returns the number of decimals of a published rate. Returns null for other values, and for calculated rates. */
function decimalsOfRate({ handle, kind, shaping }: Variant, { slice }: LoadedSeries): number | null {
  const isPublished = (kind === 'rate' || kind === 'points') && shaping.units === 'lin' && shaping.frequency === null;
  return isPublished
    ? shownDecimals(
        handle,
        slice.value.slice(-RECENT).filter((value) => value !== null),
      )
    : null;
}

/** Returns the version whose file has the agreeing value. If no value agrees, returns the latest version. */
function versionOf({ versions, loaded }: Study, agrees: DatedValue | null): Version {
  const day = agrees === null || agrees.to === null ? null : parseIsoDay(agrees.from);
  return (day === null ? undefined : versions.get(day)) ?? loaded.vintage;
}

const isCurrent = (spell: Spell | undefined): boolean =>
  spell !== undefined && spell.value !== null && spell.to === Number.POSITIVE_INFINITY;

function datedValues(study: Study, t: number, inUnits: (value: number) => number): readonly DatedValue[] {
  return (study.spells.get(t) ?? []).flatMap((spell) => {
    const { value, from } = spell;
    const to = lastKnownDay(study, spell);
    const version = study.versions.get(from);
    const days = { from: isoDay(from), to: to === Number.POSITIVE_INFINITY ? null : isoDay(to) };
    return value === null ? [] : [{ value: inUnits(value), ...days, basis: version === undefined ? null : publishedBasis(version) }];
  });
}

function changeOf(study: Study, next: DatedValue, before: DatedValue, scale: number): Evaluation['change'] {
  const day = present(parseIsoDay(next.from), 'The day of a vintage');
  const kind = namesOfStudy(study).of(day, shiftDecimal(before.value, -scale), shiftDecimal(next.value, -scale));
  return { kind, day: next.from, value: next.value };
}

/**
 * Returns the ordinals of the periods that the statement may mean. For a series of events, these are all events that apply during the
 * period.
 */
function ordinalsOf({ handle, shaping }: Variant, claim: Claim, periods: readonly number[]): readonly number[] {
  const freq = shaping.frequency ?? handle.frequency;
  const newest = periods.at(-1);
  if (claim.period === null) return newest === undefined ? [] : [newest - claim.back];
  const { first, last } = convert(claim.period, freq);
  const end = lastDay(claim.period);
  if (handle.nature === 'event') {
    const before = periods.findLast((t) => t <= first.t);
    return [...(before === undefined ? [] : [before]), ...periods.filter((t) => t > first.t && t <= last.t)];
  }
  const isFiner = FREQUENCY[freq].rank > FREQUENCY[claim.period.freq].rank;
  // If the statement names a month, a quarterly value matches only the last month of its quarter. Texts often name a quarter by its last
  // month.
  if (!isFiner) return lastDay(period(freq, last.t)) === end ? [last.t - claim.back] : [];
  return Array.from({ length: last.t - first.t + 1 }, (_, i) => first.t + i).filter((t) => lastDay(period(freq, t)) <= end);
}
