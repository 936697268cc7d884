/** Reads the figures of regions and of Australia from one release, so that values, ranks and shares agree. */
import { at } from '../../../core/assert.ts';
import { groupedBy } from '../../../core/basic/lists.ts';
import { dottedId } from '../../../core/define-dataset.ts';
import { inWords } from '../../../signals/wording/periods.ts';
import type { Version } from '../../../store/ports/series.ts';
import type { QueryContext } from '../../base/context.ts';
import { dayOfInstant } from '../../base/freshness.ts';
import type { Note } from '../../base/reason-shape.ts';
import { type FigureRow, figureRow } from '../../series/figures/figure-rows.ts';
import { figureIn } from '../../series/freshness/newest-figure.ts';

interface OfOneRelease {
  readonly members: readonly FigureRow[];
  readonly national: FigureRow | null;
  readonly notes: readonly Note[];
}

/**
 * Reads figures with a later vintage than most regions again, as they were in the vintage of most regions. A note names that vintage.
 * Figures of another dataset do not change.
 */
export async function ofOneRelease(ctx: QueryContext, members: readonly FigureRow[], national: FigureRow | null): Promise<OfOneRelease> {
  const usual = usualVintage(members);
  if (usual === null) return { members, national, notes: [] };
  const isLater = ({ figure: { loaded } }: FigureRow): boolean =>
    loaded?.dataset === usual.dataset && loaded.vintage.seq > usual.vintage.seq;
  const all = national === null ? members : [...members, national];
  if (!all.some(isLater)) return { members, national, notes: [] };
  const read = async (row: FigureRow): Promise<FigureRow> =>
    isLater(row) && row.figure.loaded !== null ? figureRow(await figureIn(ctx, row.figure.loaded, usual.vintage)) : row;
  const [dataset, day] = [dottedId(usual.handle.dataset), dayOf(usual.vintage)];
  const later = all.filter(isLater).length;
  const text = `For comparison, all regions use the vintage of ${usual.handle.dataset.title} released on or before ${inWords(day)}. Some have later figures.`;
  return {
    members: await Promise.all(members.map(read)),
    national: national && (await read(national)),
    notes: [{ code: 'one_release', scope: 'dataset', values: { dataset, day, later }, text }],
  };
}

const dayOf = ({ publishedOn, effectiveFrom }: Version): string => publishedOn ?? dayOfInstant(effectiveFrom);

/** Returns a region with the most common vintage. If two vintages are equally common, the later one counts. */
function usualVintage(members: readonly FigureRow[]): NonNullable<FigureRow['figure']['loaded']> | null {
  const loaded = members.flatMap(({ figure }) => figure.loaded ?? []);
  const groups = [...groupedBy(loaded, ({ dataset, vintage }) => `${dataset} ${vintage.seq}`).values()];
  return groups.toSorted((a, b) => b.length - a.length || at(b, 0).vintage.seq - at(a, 0).vintage.seq)[0]?.[0] ?? null;
}
