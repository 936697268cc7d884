/** Values of a series that are of different editions: figures that stand alone behind a gap, and were not read with what is stored before it. */
import { at } from '../../core/assert.ts';
import type { DatasetKey } from '../../core/define-dataset.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import { SINGLE_FIGURES, TABLE_OF_FACTS } from '../../core/observation.ts';
import { DAY_MS, formatPeriod, isoDay, lastDay, period } from '../../core/period.ts';
import type { Version } from '../../store/port.ts';
import type { QueryContext } from '../context.ts';
import type { ReadSlice } from '../read-slice.ts';

/** Versions that were put together of figures: what they do not hold they neither confirm nor replace. */
export const speaksForItselfOnly = ({ note }: Pick<Version, 'note'>): boolean =>
  note !== null && (note.includes(SINGLE_FIGURES) || note.includes(TABLE_OF_FACTS));

/** Of a loaded series, what tells its editions apart. */
interface EditionFacts {
  readonly handle: SeriesHandle;
  readonly dataset: DatasetKey;
  readonly slice: ReadSlice;
  readonly edition: Version;
  readonly alone: ReadonlySet<number>;
}

/** Periods without a gap between them, and the newest version that any of their values came with. */
interface Stretch {
  /** Last day of the first period. */
  readonly from: number;
  readonly newestSeq: number;
}

/**
 * Whether values that end on two days are known to be of different editions. A file of the publisher speaks of a series as a whole, so that a
 * value which it left as it was is of its edition too. Figures that were reported alone are not, where periods before them are not stored:
 *
 *   2025-11  2025-12              2026-05
 *   seq 2    seq 2     (gap)      seq 3, a single figure: the values of 2025 were revised with it, and nobody kept them
 *
 * Rates are not levels: what two editions of one say may be compared.
 *
 * @param alone the versions of the dataset that speak for their own figures only
 */
export function editionsApart(
  { nature, units }: SeriesHandle,
  slice: ReadSlice,
  alone: ReadonlySet<number>,
): ((a: number, b: number) => boolean) | null {
  if (alone.size === 0 || nature === 'event' || /^per cent\b/i.test(units) || !slice.seq.some((seq) => alone.has(seq))) return null;
  const stretches = stretchesOf(slice);
  if (stretches.length < 2) return null;
  const stretchAt = (day: number): Stretch | undefined => stretches.findLast(({ from }) => from <= day);
  return (a, b) => {
    const [one, other] = [stretchAt(a), stretchAt(b)];
    if (one === undefined || other === undefined || one.newestSeq === other.newestSeq) return false;
    return alone.has(Math.max(one.newestSeq, other.newestSeq));
  };
}

function stretchesOf({ series, t, value, seq, gaps }: ReadSlice): readonly Stretch[] {
  const begins = gaps.map(({ to }) => to + 1);
  const stretches: Stretch[] = [];
  let next = 0;
  t.forEach((one, i) => {
    const own = at(seq, i);
    const last = stretches.at(-1);
    if (value[i] === null) return;
    if (last !== undefined && one < (begins[next] ?? Number.POSITIVE_INFINITY)) {
      stretches[stretches.length - 1] = { ...last, newestSeq: Math.max(last.newestSeq, own) };
      return;
    }
    if (last !== undefined) next += 1;
    stretches.push({ from: lastDay(period(series.freq, one)), newestSeq: own });
  });
  return stretches;
}

/** Figures without a gap between them that are known to be of an older edition than those behind the gap. */
export interface OlderStretch {
  readonly version: Version;
  /** Last days of its first and of its last period. */
  readonly from: number;
  readonly to: number;
  /** `2025-01` */
  readonly until: string;
}

/**
 * The stretches before a gap where what stands behind it came as single figures, so that its edition says nothing of them; oldest first. Events
 * are announced once, and have none.
 */
export async function olderStretches(
  ctx: QueryContext,
  { handle, dataset, slice, edition, alone }: EditionFacts,
): Promise<readonly OlderStretch[]> {
  if (handle.nature === 'event' || !alone.has(edition.seq)) return [];
  const stretches = stretchesOf(slice);
  const older: { readonly newestSeq: number; readonly from: number; before: number }[] = [];
  for (const [i, { newestSeq, from }] of stretches.entries()) {
    const [next, last] = [stretches[i + 1], older.at(-1)];
    if (!next || newestSeq >= edition.seq) continue;
    if (last?.newestSeq === newestSeq && last.before === from) last.before = next.from;
    else older.push({ newestSeq, from, before: next.from });
  }
  const versions = await ctx.store.datasets.versionsAt(
    dataset,
    older.map(({ newestSeq }) => newestSeq),
  );
  const periods = slice.points.t.map((t) => period(slice.series.freq, t));
  return older.flatMap(({ from, before, newestSeq }) => {
    const version = versions.find(({ seq }) => seq === newestSeq);
    const last = periods.findLast((one) => lastDay(one) < before);
    return version && last ? [{ version, from, to: lastDay(last), until: formatPeriod(last) }] : [];
  });
}

/** The edition that figures of these days are of: an older one where all of them stand in one stretch of it. */
export const editionWithin = (stretches: readonly OlderStretch[], edition: Version, oldest: number, newest: number): Version =>
  stretches.find(({ from, to }) => oldest >= from && newest <= to)?.version ?? edition;

/** What an answer says of the stretches that its rows reach. */
export const stretchNotes = (stretches: readonly OlderStretch[], oldest: number, newest: number): readonly string[] =>
  stretches
    .filter(({ from, to }) => oldest <= to && newest >= from)
    .map(({ version, until }) => {
      const day = version.publishedOn ?? isoDay(Math.floor(version.effectiveFrom / DAY_MS));
      return `Figures up to ${until} are of the edition of ${day}: what later editions revised of them is not stored.`;
    });
