/** A heat map of annual changes, with a row for each class and a column for each month. */

import { at } from '../../../core/assert.ts';
import { SHORT_MONTHS } from '../../../core/calendar/month-names.ts';
import { ORIGINAL } from '../../../queries/economy/cpi-laboratory/class-indexes.ts';
import { changeIn } from '../../../queries/economy/cpi-laboratory/laboratory.ts';
import type { Laboratory } from '../../../queries/economy/cpi-laboratory/read-laboratory.ts';
import { heatMonths } from '../../../queries/economy/cpi-laboratory/read-laboratory.ts';
import { escapeXml, shorten } from '../../../render/chart/text.ts';
import { Html, html } from '../../html.ts';

/** The lower limits of the shades, in per cent. The first shade has no lower limit. */
const LIMITS = [0, 2, 3, 5] as const;
const ROW = 15;
/** The distance between a label and the first column, in pixels. */
const GAP = 6;
const HEAD = 20;
const TEXT = 12;
const SIZES = [
  { name: 'wid', width: 1120, label: 360, months: 13 },
  { name: 'nar', width: 328, label: 196, months: 3 },
] as const;

const shadeOf = (change: number): number => LIMITS.filter((limit) => change >= limit).length;

/** Returns a month such as `Jun 26`. */
const monthName = (t: number): string => `${at(SHORT_MONTHS, t % 12)} ${String(Math.floor(t / 12)).slice(2)}`;

export function heatMap(laboratory: Laboratory): Html {
  const said = 'Annual price change in each CPI expenditure class, by month. The table below has the latest month.';
  return html`<figure class="chart"><ul class="key">${['below 0%', '0 to 2%', '2 to 3%', '3 to 5%', '5% or more'].map(
    (words, i) =>
      html`<li>${new Html(`<svg width="14" height="12" viewBox="0 0 14 12" aria-hidden="true"><path class="k${i}" d="M0 0h14v12H0z"/></svg>`)}${words}</li>`,
  )}</ul>${SIZES.map((size) => new Html(drawing(laboratory, size, said)))}</figure>`;
}

function drawing(laboratory: Laboratory, { name, width, label, months }: (typeof SIZES)[number], said: string): string {
  const shown = heatMonths(laboratory).slice(-months);
  const cell = (width - label) / Math.max(1, shown.length);
  const heads = shown.map(
    (t, i) => `<text x="${(label + (i + 0.5) * cell).toFixed(1)}" y="14" text-anchor="middle">${monthName(t)}</text>`,
  );
  const rows = laboratory.classes.map(({ code, name: title }, row) => {
    const y = HEAD + row * ROW;
    const index = laboratory.read.index(code, ORIGINAL);
    const cells = shown.map((t, i) => {
      const change = changeIn(index, t - 12, t);
      const shade = change === null ? 'kl' : `k${shadeOf(change)}`;
      return `<path class="${shade}" d="M${(label + i * cell).toFixed(1)} ${y}h${(cell - 1).toFixed(1)}v${ROW - 1}h${(1 - cell).toFixed(1)}z"/>`;
    });
    const text = shorten(title, label - GAP, TEXT);
    const whole = text === title ? '' : `<title>${escapeXml(title)}</title>`;
    return `<text x="0" y="${y + 11}">${whole}${escapeXml(text)}</text>${cells.join('')}`;
  });
  const height = HEAD + laboratory.classes.length * ROW;
  return `<svg class="${name}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${said}">${heads.join('')}${rows.join('')}</svg>`;
}
