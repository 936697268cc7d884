/** Lays out the parts of a chart: heading, axis titles, legend, plot, footer. */
import type { Chart } from '../../queries/base/answer.ts';
import type { Names } from './names.ts';
import { shorten, widthOf, wrap } from './text.ts';
import { BETWEEN } from './words.ts';

export interface Sizes {
  readonly title: number;
  readonly text: number;
  readonly foot: number;
  readonly pad: number;
}

/** Returns font sizes and margin in pixels, for a drawing of this size. */
export function sizesOf(width: number, height: number): Sizes {
  if (height < 180) return { title: 12, text: 10, foot: 9, pad: 8 };
  if (width < 420) return { title: 14, text: 11, foot: 10, pad: 10 };
  if (width < 820) return { title: 16, text: 12, foot: 10.5, pad: 14 };
  if (width < 1500) return { title: 19, text: 13, foot: 11.5, pad: 18 };
  return { title: 26, text: 17, foot: 15, pad: 26 };
}

export interface Line {
  readonly text: string;
  readonly x: number;
  /** The vertical position of the text's baseline, in pixels. */
  readonly y: number;
}

/** The subject of a legend entry: a series (by its index), a range, a break line, or a ribbon of breaks. */
type LegendSubject = number | 'band' | 'break' | 'breaks';

interface LegendItem {
  readonly of: LegendSubject;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly row: number;
}

export interface Frame {
  readonly sizes: Sizes;
  readonly width: number;
  readonly height: number;
  readonly title: readonly Line[];
  readonly leftTitle: readonly Line[];
  readonly rightTitle: readonly Line[];
  readonly legend: readonly LegendItem[];
  readonly footer: readonly Line[];
  readonly top: number;
  readonly bottom: number;
}

export interface LegendEntry {
  readonly of: LegendSubject;
  readonly text: string;
}

interface Content {
  readonly names: Names;
  readonly subtitle: string | null;
  readonly leftTitle: string;
  readonly rightTitle: string | null;
  /** The entries of the legend. Empty if lines and ranges have labels in the plot. */
  readonly legend: readonly LegendEntry[];
  readonly footer: Footer;
}

interface Footer {
  readonly source: string;
  readonly state: string;
  /** The licence and the ids. They are never shortened if the footer has more than one row. */
  readonly licence: string;
}

/** The line height, as a multiple of the font size. */
export const LEADING = 1.32;
/** The width of the line sample in a legend and of the gap after it, in pixels. */
export const SAMPLE = 20;
const SAMPLE_BLANK = 6;
const BETWEEN_ITEMS = 16;
/** More rows than any footer has. */
const MANY_ROWS = 40;

const SHAPE = 0.5;
const LEAST_HEIGHT = 260;
const MOST_HEIGHT = 520;
/** The minimum height of the plot, as a share of the chart's height. If the plot would be lower, other parts lose rows. */
const LEAST_PLOT = 0.42;

/** The number of text rows in each part. */
interface Rows {
  readonly title: number;
  readonly axis: number;
  readonly legend: number;
  readonly footer: number;
}

const ALL_ROWS: Rows = { title: 3, axis: 2, legend: 40, footer: 4 };
/** If the plot is too low, parts lose rows in this order. The number is the number of rows that the part keeps. */
const GIVING_WAY: readonly (readonly [keyof Rows, number])[] = [
  ['title', 2],
  ['footer', 3],
  ['legend', 4],
  ['footer', 2],
  ['title', 1],
  ['legend', 2],
  ['footer', 1],
  ['axis', 1],
  ['legend', 1],
];

const SUBTITLE_ROWS = 2;

/** The height of break marks between a legend and the plot, in pixels. */
const BREAK_MARKS = 8;

/** Lays out a chart with all its parts. If no height is requested, the height depends on the width and the legend. */
export function frameOf({ width, height }: Pick<Chart, 'width' | 'height'>, content: Content): Frame {
  const base = height ?? Math.round(Math.min(MOST_HEIGHT, Math.max(LEAST_HEIGHT, width * SHAPE)));
  const sizes = sizesOf(width, base);
  const built = (rows: Rows): Frame => frameWith(rows, width, base, height === null, sizes, content);
  let rows = ALL_ROWS;
  let frame = built(rows);
  for (const [part, least] of GIVING_WAY) {
    while (rows[part] > least && frame.bottom - frame.top < base * LEAST_PLOT) {
      rows = { ...rows, [part]: Math.min(rows[part] - 1, Math.max(least, part === 'legend' ? rowsIn(frame.legend) - 1 : 0)) };
      frame = built(rows);
    }
  }
  return frame;
}

/** Font sizes for charts in pages. They do not depend on the width, because readers see every page from a similar distance. */
const PAGE_SIZES: Sizes = { title: 12, text: 12, foot: 12, pad: 2 };
const PAGE_SHAPE = 0.45;
const LEAST_PAGE_HEIGHT = 290;
const MOST_PAGE_HEIGHT = 430;
/** The number of pixels above the plot, for half a letter and for a break mark. */
const ABOVE_PLOT = 22;

/** Lays out a chart in a page. The heading and the sources are outside the chart. */
export function plotFrame({ width, height }: Pick<Chart, 'width' | 'height'>): Frame {
  const own = height ?? Math.round(Math.min(MOST_PAGE_HEIGHT, Math.max(LEAST_PAGE_HEIGHT, width * PAGE_SHAPE)));
  const none = { title: [], leftTitle: [], rightTitle: [], legend: [], footer: [] };
  return { sizes: PAGE_SIZES, width, height: own, ...none, top: ABOVE_PLOT, bottom: own - 2 };
}

function frameWith(rows: Rows, width: number, base: number, grows: boolean, sizes: Sizes, content: Content): Frame {
  const inner = width - 2 * sizes.pad;
  const row = sizes.text * LEADING;
  const title = stack(wrap(content.names.heading, inner, sizes.title, rows.title, true), sizes.pad, sizes.pad * 0.8, sizes.title);
  const said = content.subtitle === null || rows.title === 1 ? [] : wrap(content.subtitle, inner, sizes.text, SUBTITLE_ROWS);
  const subtitle = stack(said, sizes.pad, title.end + sizes.text * 0.15, sizes.text);
  const titlesTop = subtitle.end;
  const sides = axisTitles(content, inner, sizes, rows.axis);
  const left = stack(sides.left, sizes.pad, titlesTop, sizes.text);
  const right = stack(sides.right, width - sizes.pad, titlesTop, sizes.text);
  const legendTop = Math.max(left.end, right.end) + sizes.text * 0.4;
  const legend = content.legend.length === 0 ? [] : legendOf(content.legend, inner, sizes, rows.legend, legendTop);
  const legendEnd = legend.length === 0 ? legendTop : (legend.at(-1)?.y ?? legendTop) + row * 0.8;
  const height = grows ? Math.round(base + legendEnd - legendTop) : base;
  const foot = footLines(content.footer, inner, sizes.foot, rows.footer);
  const footTop = height - sizes.pad * 0.8 - foot.length * sizes.foot * LEADING;
  return {
    sizes,
    width,
    height,
    title: title.lines,
    leftTitle: [...subtitle.lines, ...left.lines],
    rightTitle: right.lines,
    legend,
    footer: stack(foot, sizes.pad, footTop, sizes.foot).lines,
    top: legendEnd + sizes.text * 0.5 + (content.legend.some(({ of }) => of === 'break' || of === 'breaks') ? BREAK_MARKS : 0),
    bottom: footTop - sizes.foot * 0.4,
  };
}

function stack(texts: readonly string[], x: number, top: number, size: number): { lines: readonly Line[]; end: number } {
  const row = size * LEADING;
  return { lines: texts.map((text, i) => ({ text, x, y: top + (i + 0.78) * row })), end: top + texts.length * row };
}

/** Wraps the axis titles. The left title uses the full width. If there is a right axis, it uses half of the width. */
function axisTitles(content: Content, inner: number, sizes: Sizes, rows: number): { left: readonly string[]; right: readonly string[] } {
  const { leftTitle, rightTitle } = content;
  if (rightTitle === null) return { left: wrap(leftTitle, inner, sizes.text, rows), right: [] };
  const half = (inner - sizes.text) / 2;
  return { left: wrap(leftTitle, half, sizes.text, rows), right: wrap(rightTitle, half, sizes.text, rows) };
}

/** Widths of the columns in a legend, as shares of the full width. */
const COLUMNS = [1, 1 / 2, 1 / 3, 1 / 4, 1 / 6] as const;
/** The shortest useful label, as a multiple of the font size. */
const LEAST_LABEL = 2.5;

/**
 * Lays out the legend in columns. If there are too many rows, it shortens the entries. If there are still too many, it omits the last
 * entries.
 */
function legendOf(labels: readonly LegendEntry[], inner: number, sizes: Sizes, mostRows: number, top: number): readonly LegendItem[] {
  let items: readonly LegendItem[] = [];
  for (const share of COLUMNS) {
    const width = inner * share - (share === 1 ? 0 : BETWEEN_ITEMS);
    if (width < SAMPLE + SAMPLE_BLANK + LEAST_LABEL * sizes.text) break;
    items = flow(labels, inner, width, sizes, top);
    if (rowsIn(items) <= mostRows) return items;
  }
  return items.filter((item) => item.row < mostRows);
}

const rowsIn = (items: readonly LegendItem[]): number => (items.at(-1)?.row ?? -1) + 1;

function flow(labels: readonly LegendEntry[], inner: number, most: number, sizes: Sizes, top: number): readonly LegendItem[] {
  let [x, row] = [0, 0];
  return labels.map(({ of, text: label }) => {
    const text = shorten(label, most - SAMPLE - SAMPLE_BLANK, sizes.text);
    const width = SAMPLE + SAMPLE_BLANK + widthOf(text, sizes.text);
    if (x > 0 && x + width > inner) [x, row] = [0, row + 1];
    const item = { of, text, x: sizes.pad + x, y: top + (row + 0.5) * sizes.text * LEADING, row };
    x += width + BETWEEN_ITEMS;
    return item;
  });
}

/** Wraps the footer. The source always has a row. The licence and ids keep all their rows, so the other texts are shortened first. */
function footLines({ source, state, licence }: Footer, inner: number, size: number, rows: number): readonly string[] {
  if (rows <= 1) return wrap(source, inner, size, 1);
  const last = licence === '' ? [] : wrap(licence, inner, size, rows - 1);
  const together = licence === '' ? state : `${state}${BETWEEN}${licence}`;
  const needed = wrap(together, inner, size, MANY_ROWS).length;
  const above = wrap(source, inner, size, Math.max(1, rows - Math.min(needed, last.length + 1)));
  const left = rows - above.length;
  if (needed <= left) return [...above, ...wrap(together, inner, size, left)];
  const rest = left - last.length;
  return [...above, ...(rest > 0 ? wrap(state, inner, size, rest) : []), ...last];
}
