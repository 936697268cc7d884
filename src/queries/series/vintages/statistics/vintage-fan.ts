/** Prepares the chart of vintages. It shows the latest periods in recent vintages, and the first-published values. */
import type { SeriesHandle } from '../../../../core/define-series.ts';
import type { Frequency } from '../../../../core/frequency.ts';
import type { QueryContext } from '../../../base/context.ts';
import { AS_PUBLISHED } from '../../transforms/series-transforms.ts';
import { namesOfStudy } from '../revision-kinds.ts';
import { spellOn } from '../series-vintages.ts';
import { studyVintages } from '../vintage-study.ts';
import { type RevisionsOfHorizon, revisionsByHorizon } from './revision-statistics.ts';

/** The number of latest periods in the chart, and of latest vintages. */
const PERIODS = 48;
const VINTAGES = 40;
const LEAST_VINTAGES = 3;

interface VintageLine {
  readonly t: readonly number[];
  readonly value: readonly number[];
}

export interface VintageFan {
  readonly freq: Frequency;
  readonly latest: VintageLine;
  /** Vintages since the last rebasing, oldest first. Each contains only the values that differ from the latest vintage. */
  readonly vintages: readonly (VintageLine & { readonly day: number })[];
  readonly firsts: VintageLine;
  /** The first and last day of the older vintages, in days since 1970-01-01. */
  readonly days: readonly [from: number, to: number];
  readonly byAge: readonly RevisionsOfHorizon[];
}

/** Returns the data of the chart. Returns null if there are too few vintages, and for daily series and events. */
export async function vintageFan(ctx: QueryContext, handle: SeriesHandle): Promise<VintageFan | null> {
  if (handle.nature === 'event' || !['M', 'Q', 'S', 'A', 'FY'].includes(handle.frequency)) return null;
  const [start, end] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const window = { start: null, end: null };
  const study = await studyVintages(ctx, handle, { window, realtime: { start, end }, limit: 1, vintages: 1, shaping: AS_PUBLISHED }, null);
  const { spells, days, firsts } = study;
  const base = Math.max(Number.NEGATIVE_INFINITY, ...days.filter(namesOfStudy(study).isRereference));
  const comparable = days.filter((day) => day >= base);
  const newest = comparable.at(-1);
  if (newest === undefined || comparable.length < LEAST_VINTAGES) return null;
  const ordinals = [...spells.keys()].sort((a, b) => a - b).slice(-PERIODS);
  const valueOn = (t: number, day: number): number | null => spellOn(spells.get(t) ?? [], day)?.value ?? null;
  const lineOf = (day: number): VintageLine => line(ordinals.map((t) => [t, valueOn(t, day)]));
  const older = comparable.slice(0, -1).slice(-VINTAGES);
  const latest = lineOf(newest);
  const differing = older.map((day) => {
    const differs = ordinals.map((t) => valueOn(t, day) !== null && valueOn(t, day) !== valueOn(t, newest));
    // Also includes the values next to a difference, so that the line meets the line of the latest vintage.
    const own = line(ordinals.map((t, i) => [t, differs[i - 1] || differs[i] || differs[i + 1] ? valueOn(t, day) : null]));
    return { day, ...own };
  });
  const known = ordinals.filter((t) => firsts.known.has(t));
  const firstOf = (t: number): number | null => {
    const own = (spells.get(t) ?? []).find(({ value }) => value !== null);
    return own === undefined || own.from < base ? null : own.value;
  };
  return {
    freq: study.loaded.slice.series.freq,
    latest,
    vintages: differing.filter(({ t }) => t.length > 1),
    firsts: line(known.map((t) => [t, firstOf(t)])),
    days: [older[0] ?? newest, older.at(-1) ?? newest],
    byAge: revisionsByHorizon(study, () => true),
  };
}

function line(points: readonly (readonly [t: number, value: number | null])[]): VintageLine {
  const kept = points.filter((point): point is readonly [number, number] => point[1] !== null);
  return { t: kept.map(([t]) => t), value: kept.map(([, value]) => value) };
}
