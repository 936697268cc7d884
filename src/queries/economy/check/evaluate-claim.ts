/** Compares one statement with one series in each vintage. */
import { at, present } from '../../../core/assert.ts';
import { roundedTo, shiftDecimal } from '../../../core/decimal.ts';
import type { PublishedBasis } from '../../../core/observation.ts';
import { formatPeriod, isoDay, lastDay, parseIsoDay, period } from '../../../core/period.ts';
import type { Version } from '../../../store/ports/series.ts';
import { citationOf, publishedBasis } from '../../base/citation.ts';
import type { Spell } from '../../base/compared-vintages.ts';
import type { QueryContext } from '../../base/context.ts';
import type { SourceCitation } from '../../base/meta-shape.ts';
import { neededFigures } from '../../series/freshness/newest-figure.ts';
import { shownDecimals } from '../../series/reading/shown-decimals.ts';
import { knownThrough, type LoadedSeries } from '../../series/reading/stored-series.ts';
import { namesOfStudy, type RevisionKind } from '../../series/vintages/revision-kinds.ts';
import { lastKnownDay, type Study, studyVintages } from '../../series/vintages/vintage-study.ts';
import { lagText } from './claim-lags.ts';
import type { Variant } from './claim-measures.ts';
import { type ContradictedMove, contradictedMove } from './claim-moves.ts';
import { ordinalsOf } from './claim-periods.ts';
import type { Claim } from './read-claims.ts';

export interface DatedValue {
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
  /** The day of the decision, if the compared value applies only from a later day. Otherwise null. */
  readonly decidedOn: string | null;
  /** For a statement about the present, a sentence about later values that are not stored. Null if none is missing. */
  readonly lag: string | null;
  /** Earlier values that contradict the stated direction. Null if the text states none, or if they agree with it. */
  readonly contradicted: ContradictedMove | null;
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
export function agreesWith({ number, value: stated }: Claim, unrounded: number, decimals: number | null): boolean {
  const isFiner = decimals !== null && number.tolerance < 0.5 * 10 ** -decimals * (1 - 1e-9);
  const value = isFiner ? roundedTo(unrounded, decimals) : unrounded;
  const noise = Math.abs(stated) * 1e-12;
  const slack = (isFiner ? 0 : number.tolerance * (1 + 1e-9)) + noise;
  // A limit such as `more than 4 per cent` is exact. It is compared with the published value.
  const published = decimals === null ? unrounded : roundedTo(unrounded, decimals);
  if (number.bound === 'more') return published >= stated - noise;
  if (number.bound === 'less') return published <= stated + noise;
  return Math.abs(value - stated) <= slack;
}

/** Compares the statement with the series. Returns null if the series is not stored. */
export async function evaluate(ctx: QueryContext, variant: Variant, claim: Claim): Promise<Evaluation | Missing | null> {
  const { handle, shaping } = variant;
  const [figure] = await neededFigures(ctx, [handle]);
  if (figure === undefined || figure.loaded === null) return null;
  const study = await studyVintages(ctx, handle, { ...WHOLE, shaping, realtime: REALTIME }, null);
  const periods = [...study.spells].flatMap(([t, own]) => (isCurrent(own.at(-1)) ? [t] : [])).sort((a, b) => a - b);
  const freq = shaping.frequency ?? handle.frequency;
  const requested = ordinalsOf(variant, claim, { periods, through: knownThrough(figure.loaded) });
  const shown = requested.filter((t) => (study.spells.get(t) ?? []).some(({ value }) => value !== null));
  const last = shown.at(-1);
  const name = (t: number | undefined): string | null => (t === undefined ? null : formatPeriod(period(freq, t)));
  if (last === undefined) return { variant, first: name(periods[0]), last: name(periods.at(-1)) };
  const decimals = decimalsOfRate(variant, figure.loaded);
  const agreesTo = (value: number): boolean => agreesWith(claim, value, decimals);
  const valuesOf = (t: number): readonly DatedValue[] => datedValues(study, t, variant);
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
    change: agrees === null || next === undefined ? null : changeOf(study, next, agrees, variant.scale),
    decidedOn: claim.period !== null && freq === 'D' && t > lastDay(claim.period) ? isoDay(lastDay(claim.period)) : null,
    lag: claim.period === null ? lagText(figure) : null,
    contradicted:
      agrees === null
        ? null
        : contradictedMove(claim, {
            study,
            variant,
            freq,
            t,
            decimals,
            periods,
            value: shiftDecimal(agrees.value, -variant.scale),
            from: agrees.from,
          }),
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

/** Converts a value of the series to single units. */
export const inSingleUnits = ({ scale }: Variant, value: number): number => Number(shiftDecimal(value, scale).toPrecision(DIGITS));

function datedValues(study: Study, t: number, variant: Variant): readonly DatedValue[] {
  return (study.spells.get(t) ?? []).flatMap((spell) => {
    const { value, from } = spell;
    if (value === null) return [];
    const to = lastKnownDay(study, spell);
    const version = study.versions.get(from);
    return [
      {
        value: inSingleUnits(variant, value),
        from: isoDay(from),
        to: to === Number.POSITIVE_INFINITY ? null : isoDay(to),
        basis: version === undefined ? null : publishedBasis(version),
      },
    ];
  });
}

function changeOf(study: Study, next: DatedValue, before: DatedValue, scale: number): Evaluation['change'] {
  const day = present(parseIsoDay(next.from), 'The day of a vintage');
  const kind = namesOfStudy(study).of(day, shiftDecimal(before.value, -scale), shiftDecimal(next.value, -scale));
  return { kind, day: next.from, value: next.value };
}
