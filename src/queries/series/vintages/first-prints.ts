/**
 * Adds first-published values from releases whose vintages are not stored. Each was imported as a single value, with the release date of
 * its period. Responses about a past day do not use these values, because the other values in their release are unknown.
 */
import { referenceKindOf } from '../../../catalogue/reference-periods.ts';
import { releaseOfPeriod, releasePublicationOf } from '../../../catalogue/releases/release-publications.ts';
import { isSingleFigures } from '../../../catalogue/single-figures.ts';
import { datasetKey } from '../../../core/define-dataset.ts';
import { DAY_MS, parseIsoDay } from '../../../core/period.ts';
import { sydneyDate } from '../../../core/sydney-time.ts';
import type { Version } from '../../../store/ports/series.ts';
import type { Spell, Spells } from '../../base/compared-vintages.ts';
import type { QueryContext } from '../../base/context.ts';
import { readLives } from '../../base/stored-dataset.ts';
import { type LoadedSeries, loadSingles, vintageDay } from '../reading/stored-series.ts';
import type { Shaping } from '../transforms/series-transforms.ts';

interface FirstPrints {
  /** The spells, including the spells of added values. An added value is earlier than the first stored value for its period. */
  readonly spells: Spells;
  /** The versions of the added values, by day. */
  readonly versions: ReadonlyMap<number, Version>;
}

/** Adds the values to series as published. Nothing is added to indexes and chain volumes, because they are rebased. */
export async function withFirstPrints(
  ctx: QueryContext,
  loaded: LoadedSeries,
  { units, frequency }: Pick<Shaping, 'units' | 'frequency'>,
  spells: Spells,
): Promise<FirstPrints> {
  const { handle } = loaded;
  const none: FirstPrints = { spells, versions: new Map() };
  if (units !== 'lin' || frequency !== null || isSingleFigures(loaded.dataset) || referenceKindOf(handle) !== null) return none;
  const publication = releasePublicationOf(datasetKey(handle.dataset), loaded.slice.series.freq);
  const single = publication && (await loadSingles(ctx, handle));
  if (!single) return none;
  const lives = await readLives(ctx, single.dataset, single.stored);
  const stored = await ctx.store.datasets.versionsAt(single.dataset, [...new Set(lives.map(({ fromSeq }) => fromSeq))]);
  const bySeq = new Map(stored.map((version) => [version.seq, version]));
  const added = new Map<number, readonly Spell[]>(spells);
  const versions = new Map<number, Version>();
  for (const { t, value, fromSeq } of lives) {
    const [version, known] = [bySeq.get(fromSeq), spells.get(t)];
    const released = releaseOfPeriod(publication, t)?.at ?? null;
    const [next] = known ?? [];
    if (value === null || version === undefined || next === undefined || known === undefined || released === null) continue;
    const day = version.publishedOn === null ? vintageDay(version) : parseIsoDay(version.publishedOn);
    if (day === null || day !== parseIsoDay(sydneyDate(released)) || day >= next.from) continue;
    // The spell of an added value ends before the next release. That release may have revised it, even if the first stored value is from
    // a later one.
    const following = releaseOfPeriod(publication, t + 1)?.earliest ?? Number.POSITIVE_INFINITY;
    const to = Math.min(next.from, Math.floor(following / DAY_MS)) - 1;
    added.set(t, [{ from: day, to, value }, ...known]);
    versions.set(day, version);
  }
  return { spells: added, versions };
}
