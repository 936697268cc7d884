/** Distinguishes a new reference period for an index from a changed unit. */

import { documentedIndexPeriod } from '../../catalogue/reference-periods.ts';
import { groupedBy } from '../../core/basic/lists.ts';
import type { DatasetKey } from '../../core/define-dataset.ts';
import { type ParsedSeries, type Remark, remarkOn, type SeriesAttributes } from '../../core/observation.ts';
import { referencePeriod } from '../../core/series/reference-period.ts';
import { sameScale } from '../../core/units.ts';
import type { SeriesSlice } from '../../store/ports/series.ts';

export interface Rereference {
  readonly key: string;
  /** The previous unit or reference period, as published. `to` is the new one. */
  readonly from: string;
  readonly to: string;
  /** The new value divided by the old value. */
  readonly factor: number;
}

type UnitChange =
  | { readonly kind: 'none' }
  | { readonly kind: 'rereference'; readonly rereference: Rereference }
  | { readonly kind: 'other'; readonly from: string; readonly to: string };

/** The minimum number of common periods. With fewer, the ratio may be constant by chance. */
const MIN_COMMON_PERIODS = 3;
/** The share of values that must have the common ratio. Agencies often also revise values when they change the reference period. */
const SHARE_ON_THE_LINE = 0.9;
const REVISION_TOLERANCE = 0.005;

const plain = (text: string | null): string => (text ?? '').trim().toLowerCase().replace(/\s+/g, ' ');
/** Normalises a reference period, so that `Sep 2025 = 100.0` equals `September 2025 = 100`. */
const baseIn = (text: string | null): string => (text === null ? '' : (referencePeriod(text) ?? plain(text)));

/**
 * Reference periods (`2011-12`) that an agency documents outside its files. They are used if only one of two files states its reference
 * period.
 */
interface DocumentedBases {
  readonly before: string | null;
  readonly now: string | null;
}

const UNDOCUMENTED: DocumentedBases = { before: null, now: null };

/**
 * Returns the documented reference periods for a dataset's indexes in two releases. The first ends with the latest stored period, and the
 * second with the latest received period.
 */
export function documentedBases(dataset: DatasetKey, stored: readonly SeriesSlice[], parsed: readonly ParsedSeries[]): DocumentedBases {
  const at = (t: number): string | null => (Number.isFinite(t) ? documentedIndexPeriod(dataset, t) : null);
  const newest = (ends: readonly (number | undefined)[]): number => ends.reduce<number>((max, t) => Math.max(max, t ?? max), -Infinity);
  return {
    before: at(newest(stored.map(({ t }) => t.at(-1)))),
    now: at(newest(parsed.map(({ observations }) => observations.at(-1)?.t))),
  };
}

export const isIndex = (unit: string): boolean => /\bind(ex|ices)\b|=\s*100(\.0+)?\b/i.test(unit);

/**
 * Returns how the unit of a series has changed. Ignores differences in spelling (`PCT`, `Per cent`, see sameScale), and reference periods
 * for series that are not indexes. An index has a new reference period if the ratio of new to old values is nearly constant. In December
 * 2025, 141.7 on 2011-12 = 100 became 98.43 on September 2025 = 100. If the ratio is one, only the wording changed.
 */
export function unitChange(stored: SeriesSlice, parsed: ParsedSeries, documented: DocumentedBases = UNDOCUMENTED): UnitChange {
  const before = stored.series;
  const sameUnit = sameScale(before, parsed);
  const isOneStated = (before.basePeriod === null) !== (parsed.basePeriod === null);
  const then = before.basePeriod ?? (isOneStated ? documented.before : null);
  const now = parsed.basePeriod ?? (isOneStated ? documented.now : null);
  const sameBase = baseIn(then) === baseIn(now);
  const index = isIndex(before.unit) && isIndex(parsed.unit);
  if (before.multiplier !== parsed.multiplier && !sameUnit) return { kind: 'other', from: describeUnit(before), to: describeUnit(parsed) };
  if (sameUnit && (sameBase || !index)) return { kind: 'none' };
  const from = sameUnit ? describeBase(then) : before.unit;
  const to = sameUnit ? describeBase(now) : parsed.unit;
  if (!index) return { kind: 'other', from, to };
  const factor = constantRatio(stored, parsed);
  // Only the new file states a reference period. This is a change only if the values changed by a factor.
  const isUnstated = sameUnit && then === null;
  if (isUnstated && (factor === null || Math.abs(factor - 1) <= REVISION_TOLERANCE)) return { kind: 'none' };
  if (factor === null) return { kind: 'other', from, to };
  return factor === 1 ? { kind: 'none' } : { kind: 'rereference', rereference: { key: parsed.key, from, to, factor } };
}

/** Returns the reference period that an index states. Empty if it states none. */
export const statedBase = ({ unit, basePeriod }: SeriesAttributes): string =>
  plain(basePeriod) || (/=\s*100/.test(unit) ? plain(unit) : '');

const describeUnit = (series: SeriesAttributes): string => `${series.unit} (times 10^${series.multiplier})`;
const describeBase = (base: string | null): string => base ?? 'no stated base';

/**
 * Returns the ratio of new to old values if it is nearly constant over the common periods, and otherwise null. If all common values are
 * equal, the ratio is exactly 1.
 */
function constantRatio(stored: SeriesSlice, parsed: ParsedSeries): number | null {
  const oldValues: number[] = [];
  const newValues: number[] = [];
  const storedAt = new Map(stored.t.map((t, i) => [t, stored.value[i]]));
  for (const { t, value } of parsed.observations) {
    const old = storedAt.get(t);
    if (typeof old !== 'number' || old === 0 || value === null) continue;
    oldValues.push(old);
    newValues.push(value);
  }
  if (oldValues.length < MIN_COMMON_PERIODS) return null;
  if (oldValues.every((old, i) => old === newValues[i])) return 1;
  const factor = median(oldValues.map((old, i) => (newValues[i] as number) / old));
  if (!(factor > 0)) return null;
  // Both values were rounded for publication, so differences up to half a unit of the last decimal place are ignored.
  const rounding = factor * halfUnit(oldValues) + halfUnit(newValues);
  const onTheLine = oldValues.filter((old, i) => {
    const value = newValues[i] as number;
    return Math.abs(value - factor * old) <= rounding + REVISION_TOLERANCE * Math.abs(value);
  });
  return onTheLine.length >= SHARE_ON_THE_LINE * oldValues.length ? factor : null;
}

function median(numbers: number[]): number {
  const sorted = numbers.sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] as number;
}

/** Returns half a unit of the last decimal place in the values. */
function halfUnit(values: readonly number[]): number {
  const decimals = Math.max(...values.map((value) => /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0));
  return 0.5 * 10 ** -decimals;
}

/** Returns a remark for each pair of old and new reference periods. */
export function describeRereferences(rereferences: readonly Rereference[]): readonly Remark[] {
  const groups = groupedBy(rereferences, (one) => `from "${one.from}" to "${one.to}"`);
  return [...groups].map(([name, members]) => {
    const factors = members.map((member) => member.factor);
    const [least, most] = [Math.min(...factors).toPrecision(4), Math.max(...factors).toPrecision(4)];
    const span = least === most ? least : `${least} to ${most}`;
    const text = `Index re-referenced ${name} (${members.length} series, values times about ${span}). This is not a revision.`;
    return remarkOn(
      members.map(({ key }) => key),
      text,
    );
  });
}
