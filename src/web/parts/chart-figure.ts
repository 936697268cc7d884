/** A chart on a page. It has a wide and a narrow drawing, a legend, sources, and data for the script. */
import type { Chart } from '../../queries/base/answer.ts';
import { wordlessBands } from '../../render/chart/bands.ts';
import { BREAK_KINDS, type BreakKind, breakKinds } from '../../render/chart/breaks.ts';
import { renderPageChart } from '../../render/chart/page-chart.ts';
import { asOfLine, axisTitle, sourceLine } from '../../render/chart/words.ts';
import { attribute, Html, html, jsonScript } from '../html.ts';

/** The width for wide screens, in pixels. */
export const WIDE = 840;
const NARROW = 328;
/**
 * The maximum number of values that are part of the page. If the chart has more, the script loads them when the reader first uses the
 * chart.
 */
const MOST_VALUES_IN_PAGE = 1500;

export interface ChartFigure {
  readonly chart: Chart;
  /** The address from which the script loads the values. Null if they are in the page. */
  readonly dataHref: string | null;
  /** An id that distinguishes the charts of one page. */
  readonly id?: string;
  /** The meanings of the marks, for the legend. */
  readonly signs?: {
    readonly revised?: string | null;
    readonly other?: string | null;
    readonly excess?: string;
  };
  /** The id of a table with the same values. */
  readonly tableId: string;
  readonly height?: number;
  /** Returns the address with one line highlighted. Null highlights no line. If this function is set, names in the legend are links. */
  readonly highlightHref?: (id: string | null) => string;
  /** The width in pixels, by default `WIDE`. */
  readonly width?: number;
  /** False if a chart above this one has the same sources. */
  readonly hasSources?: boolean;
  /** False if the page states elsewhere how current the values are. */
  readonly hasGrade?: boolean;
}

export function chartFigure({
  chart,
  dataHref,
  id = 'chart',
  signs = {},
  tableId,
  height,
  width: wide = WIDE,
  highlightHref,
  hasSources = true,
  hasGrade = true,
}: ChartFigure): Html {
  const drawn = (width: number, name: string) => renderPageChart({ ...chart, width, height: height ?? null }, name);
  const [forWide, forNarrow] = [drawn(wide, 'wid'), drawn(NARROW, 'nar')];
  const keys = [
    ...bandKeys(chart, wordlessBands(chart, forWide.layout.plot), wordlessBands(chart, forNarrow.layout.plot)),
    ...breakKeys(breakKinds(forWide.layout.plot), breakKinds(forNarrow.layout.plot)),
  ];
  const inPage = { ...chart, height: height ?? chart.height };
  const isLong = dataHref !== null && chart.series.reduce((sum, { t }) => sum + t.length, 0) > MOST_VALUES_IN_PAGE;
  return html`<figure class="chart" id="${id}" data-chart${attribute('data-source', dataHref)}${attribute('data-values', isLong ? 'later' : null)} data-table="${tableId}">${keyRow(chart, signs, keys, highlightHref)}${new Html(forWide.svg)}${new Html(forNarrow.svg)}${
    hasSources &&
    html`
<figcaption>${captionOf(chart, hasGrade)}</figcaption>`
  }${jsonScript('application/json', isLong ? withoutValues(inPage) : inPage)}</figure>`;
}

/** Returns the chart without its values. It keeps the labels, rings and linked charts. */
const withoutValues = (chart: Chart): Chart => ({
  ...chart,
  series: chart.series.map(({ other: _, ...one }) => ({ ...one, t: [], value: [] })),
});

/**
 * Returns legend entries for ranges whose labels do not fit in the visible drawing. The script updates these entries.
 * @param wide labels that the wide drawing omits
 * @param narrow labels that the narrow drawing omits
 */
function bandKeys(chart: Chart, wide: readonly string[], narrow: readonly string[]): readonly Html[] {
  const bands = new Map((chart.bands ?? []).map((band) => [band.label, band]));
  return [...bands.values()].map(
    ({ label, tone }) =>
      html`<li data-band="${label}"${shownOn(wide.includes(label), narrow.includes(label))}><svg width="20" height="10" viewBox="0 0 20 10" aria-hidden="true"><path class="band edged${tone !== undefined && ` ${tone}`}" d="M.5.5h19v9H.5z"/></svg>${label}</li>`,
  );
}

/** Returns legend entries for marks of breaks. An entry is shown if the visible drawing contains such a mark. */
function breakKeys(wide: readonly BreakKind[], narrow: readonly BreakKind[]): readonly Html[] {
  return BREAK_KINDS.map((kind) => {
    const { sample, text } = BREAK_KEYS[kind];
    return html`<li data-break-kind="${kind}"${shownOn(wide.includes(kind), narrow.includes(kind))}>${sample}${text}</li>`;
  });
}

const BREAK_KEYS: Readonly<Record<BreakKind, { readonly sample: Html; readonly text: string }>> = {
  line: {
    sample: html`<svg width="10" height="8" viewBox="0 0 10 8" aria-hidden="true"><path class="brkm" d="M1 1h8L5 7z"/></svg>`,
    text: 'break in series',
  },
  ribbon: {
    sample: html`<svg width="20" height="8" viewBox="0 0 20 8" aria-hidden="true"><path class="brkm" d="M0 1h20v6H0z"/></svg>`,
    text: 'several breaks in series',
  },
};

/** Returns attributes that hide a legend entry if the visible drawing does not contain such a mark. The script updates them. */
const shownOn = (isWide: boolean, isNarrow: boolean): Html =>
  html`${attribute('class', isWide === isNarrow ? null : isWide ? 'on-wide' : 'on-narrow')}${attribute('hidden', !isWide && !isNarrow)}`;

/**
 * Returns the legend. It lists lines (if there are several), axis titles, ranges, breaks, rings of revised values, and the grey line
 * `other`.
 */
function keyRow(
  chart: Chart,
  { revised, other, excess }: NonNullable<ChartFigure['signs']>,
  keys: readonly Html[],
  highlightHref: ChartFigure['highlightHref'],
): Html {
  const left = chart.series.filter((one) => one.axis === 'left');
  const right = chart.series.filter((one) => one.axis === 'right');
  return html`${chart.subtitle !== undefined && html`<p class="s m">${chart.subtitle}</p>`}${chart.series.length > 1 && html`<ul class="key">${chart.series.map((one, i) => html`<li>${lineSample(`l${i % 6}`)}${nameOf(chart, one, highlightHref)}${right.length > 0 && ` (${one.axis})`}</li>`)}${excess !== undefined && html`<li class="m"><svg width="20" height="10" viewBox="0 0 20 10" aria-hidden="true"><path class="over" d="M0 0h20v10H0z"/></svg>${excess}</li>`}</ul>`}<ul class="key"><li>${axisTitle(left, right.length > 0 ? 'left' : null)}</li>${right.length > 0 && html`<li class="push">${axisTitle(right, 'right')}</li>`}${keys}${
    revised &&
    html`<li class="push"><svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true"><circle class="rev" cx="6" cy="6" r="4"/></svg>${revised}</li>`
  }${
    other &&
    html`<li class="push"><svg width="20" height="8" viewBox="0 0 20 8" aria-hidden="true"><path class="l lg" d="M0 4h20"/></svg>${other}</li>`
  }</ul>`;
}

/** Returns the name of a line. The name is a link if the line can be highlighted. */
function nameOf({ highlight }: Chart, { id, title }: Chart['series'][number], href: ChartFigure['highlightHref']): Html {
  if (href === undefined) return html`${title}`;
  const isOn = highlight === id;
  return html`<a href="${href(isOn ? null : id)}"${attribute('aria-current', isOn ? 'true' : null)} title="${isOn ? 'Remove the highlight' : 'Highlight this line'}">${title}</a>`;
}

const captionOf = (chart: Chart, hasGrade: boolean): string => `${sourceLine(chart.sources)} · ${lower(asOfLine(chart, hasGrade))}`;
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Draws the line of a series for a key. */
export const lineSample = (name: string): Html =>
  new Html(`<svg width="20" height="8" viewBox="0 0 20 8" aria-hidden="true"><path class="l ${name}" d="M0 4h20"/></svg>`);
