/** A heat map of revisions, with a row for each vintage and a column for each period. */
import { subtractDecimals } from '../../../core/decimal.ts';
import { formatPeriod, isoDay, period } from '../../../core/period.ts';
import type { SeriesView } from '../../../queries/series/series-view.ts';
import { spellOn } from '../../../queries/series/vintages/series-vintages.ts';
import { periodWords } from '../../../render/chart/calendar-words.ts';
import { Html, html, NOTHING } from '../../html.ts';
import { columnPeriod, shortDayText } from '../../words/period-words.ts';
import { changeText, type ValueStyle } from '../../words/value-words.ts';

const ROW = 15;
const HEAD = 18;
const LABEL = 84;
const MOST_VINTAGES = 16;
const SIZES = [
  { name: 'wid', width: 840, periods: 18, every: 2 },
  { name: 'nar', width: 328, periods: 8, every: 3 },
] as const;
/** The share of the largest revision from which a revision has the full shade. */
const LARGE = 0.5;

type Move = number | 'first' | null;

interface Row {
  readonly day: number;
  /**
   * For each period, the change from the previous vintage. It is `first` for the first value of the period, and null if there is no
   * value.
   */
  readonly moves: ReadonlyMap<number, Move>;
}

/**
 * Returns the vintages that changed at least one of the periods, latest first. A vintage with another reference period of the index is
 * not a revision.
 */
function rowsOf({ vintages: { spells, days, rebased } }: SeriesView, shown: readonly number[]): readonly Row[] {
  if (spells === null) return [];
  const moveOf = (t: number, day: number): Move => {
    const own = spells.get(t) ?? [];
    const [now, before] = [spellOn(own, day)?.value, spellOn(own, day - 1)?.value];
    if (now == null) return null;
    return before == null ? 'first' : subtractDecimals(now, before);
  };
  const rows: Row[] = [];
  for (const day of days.slice(1).toReversed()) {
    if (rows.length === MOST_VINTAGES) break;
    if (rebased.includes(day)) continue;
    const moves = new Map(shown.map((t) => [t, moveOf(t, day)]));
    if ([...moves.values()].some((move) => typeof move === 'number' && move !== 0)) rows.push({ day, moves });
  }
  return rows;
}

export function revisionHeat(view: SeriesView, style: ValueStyle): Html {
  const { points, from, to } = view;
  const shown = points.t.filter((t) => t >= from && t <= to).slice(-SIZES[0].periods);
  if (rowsOf(view, shown).length < 2) return NOTHING;
  const key = [
    ['f1', 1, 'revised down'],
    ['f0', 1, 'revised up'],
    ['ca', 0, 'first value here'],
  ] as const;
  return html`<details><summary class="s"><span class="link">Show revisions by vintage</span></summary><figure class="chart"><ul class="key">${key.map(
    ([shade, isFilled, words]) =>
      html`<li>${new Html(`<svg width="14" height="12" viewBox="0 0 14 12" aria-hidden="true"><path class="${shade}"${isFilled ? '' : ' fill="none"'} d="M1 1h12v10H1z"/></svg>`)}${words}</li>`,
  )}</ul>${SIZES.map((size) => new Html(drawing(view, style, shown.slice(-size.periods), size)))}<figcaption class="s m">Each row is a vintage with revisions. Pale cells are revisions of less than half the largest revision.</figcaption></figure></details>`;
}

function drawing(view: SeriesView, style: ValueStyle, shown: readonly number[], { name, width, every }: (typeof SIZES)[number]): string {
  const { freq } = view.points;
  const rows = rowsOf(view, shown);
  const cell = (width - LABEL) / Math.max(1, shown.length);
  const most = Math.max(...rows.flatMap(({ moves }) => shown.map((t) => sizeOf(moves.get(t) ?? null))));
  const heads = shown.flatMap((t, i) =>
    (shown.length - 1 - i) % every === 0
      ? [
          `<text ${i === shown.length - 1 ? `x="${width}" text-anchor="end"` : `x="${(LABEL + (i + 0.5) * cell).toFixed(1)}" text-anchor="middle"`} y="12">${columnPeriod(formatPeriod(period(freq, t)))}</text>`,
        ]
      : [],
  );
  const lines = rows.map(({ day, moves }, row) => {
    const y = HEAD + row * ROW;
    const cells = shown.map((t, i) => {
      const move = moves.get(t) ?? null;
      if (move === null || move === 0) return '';
      const at = `d="M${(LABEL + i * cell + 1).toFixed(1)} ${y}h${(cell - 2).toFixed(1)}v${ROW - 2}h${(2 - cell).toFixed(1)}z"`;
      const words = `${periodWords(period(freq, t))}: ${move === 'first' ? 'first value here' : changeText(move, style)}`;
      if (move === 'first') return `<path class="ca" fill="none" ${at}><title>${words}</title></path>`;
      return `<path class="${move < 0 ? 'f1' : 'f0'}" fill-opacity="${sizeOf(move) >= LARGE * most ? 1 : 0.4}" ${at}><title>${words}</title></path>`;
    });
    return `<text x="0" y="${y + 11}">${shortDayText(isoDay(day))}</text>${cells.join('')}`;
  });
  const label = 'Revisions by vintage and period. The table of vintages has the values.';
  return `<svg class="${name}" viewBox="0 0 ${width} ${HEAD + rows.length * ROW}" role="img" aria-label="${label}">${heads.join('')}${lines.join('')}</svg>`;
}

const sizeOf = (move: Move): number => (typeof move === 'number' ? Math.abs(move) : 0);
