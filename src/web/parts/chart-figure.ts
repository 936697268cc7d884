/** A chart in a page: what it measures, the drawing for wide and for narrow screens, its sources, and its data for the script. */
import type { Chart } from '../../queries/answer.ts';
import { wordlessBands } from '../../render/chart/bands.ts';
import { BREAK_KINDS, type BreakKind, breakKinds } from '../../render/chart/breaks.ts';
import { renderPageChart } from '../../render/chart/page-chart.ts';
import { asOfLine, axisTitle, sourceLine } from '../../render/chart/words.ts';
import { attribute, Html, html, jsonScript } from '../html.ts';

const WIDE = 840;
const NARROW = 328;
/** Beyond so many values the script requests them when somebody points at the chart; what the page has made of it goes with the page all the same. */
const MOST_VALUES_IN_PAGE = 1500;

export interface ChartFigure {
  readonly chart: Chart;
  /** Where the same is to be had as data; null where it is made for the page, and goes with it. */
  readonly dataHref: string | null;
  /** distinguished from other charts of the page. */
  readonly id?: string;
  /** Signs besides the lines that need a word. */
  readonly signs?: {
    readonly revised?: boolean;
    readonly other?: string | null;
    /** What the tint between two lines means. */
    readonly excess?: string;
  };
  /** Id of the table that says the same. */
  readonly tableId: string;
  readonly height?: number;
  /** Of the drawing for wide screens, where it is not the usual one. */
  readonly width?: number;
}

export function chartFigure({ chart, dataHref, id = 'chart', signs = {}, tableId, height, width: wide = WIDE }: ChartFigure): Html {
  const drawn = (width: number, name: string) => renderPageChart({ ...chart, width, height: height ?? null }, name);
  const [forWide, forNarrow] = [drawn(wide, 'wid'), drawn(NARROW, 'nar')];
  const keys = [
    ...bandKeys(chart, wordlessBands(chart, forWide.layout.plot), wordlessBands(chart, forNarrow.layout.plot)),
    ...breakKeys(breakKinds(forWide.layout.plot), breakKinds(forNarrow.layout.plot)),
  ];
  const inPage = { ...chart, height: height ?? chart.height };
  const isLong = dataHref !== null && chart.series.reduce((sum, { t }) => sum + t.length, 0) > MOST_VALUES_IN_PAGE;
  return html`<figure class="chart" id="${id}" data-chart${attribute('data-source', dataHref)}${attribute('data-values', isLong ? 'later' : null)} data-table="${tableId}">${keyRow(chart, signs, keys)}${new Html(forWide.svg)}${new Html(forNarrow.svg)}
<figcaption>${captionOf(chart)}</figcaption>${jsonScript('application/json', isLong ? withoutValues(inPage) : inPage)}</figure>`;
}

/** What a page calls its series, rings and sets beside them, without the values. */
const withoutValues = (chart: Chart): Chart => ({
  ...chart,
  series: chart.series.map(({ other: _, ...one }) => ({ ...one, t: [], value: [] })),
});

/**
 * The words of bands, where the drawing that is to be seen has no room for them; the script shows and hides them as it draws anew.
 * @param wide labels of the bands that the drawing for wide screens has no words on; narrow alike
 */
function bandKeys(chart: Chart, wide: readonly string[], narrow: readonly string[]): readonly Html[] {
  return (chart.bands ?? []).map(
    ({ label }) =>
      html`<li data-band="${label}"${shownOn(wide.includes(label), narrow.includes(label))}><svg width="20" height="10" viewBox="0 0 20 10" aria-hidden="true"><path class="band edged" d="M.5.5h19v9H.5z"/></svg>${label}</li>`,
  );
}

/** What the marks of breaks mean that the drawing has which is to be seen. */
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
    text: 'breaks in series, one after another',
  },
};

/** By the class of the drawing that is to be seen; the script shows and hides as it draws anew. */
const shownOn = (isWide: boolean, isNarrow: boolean): Html =>
  html`${attribute('class', isWide === isNarrow ? null : isWide ? 'on-wide' : 'on-narrow')}${attribute('hidden', !isWide && !isNarrow)}`;

/** What the lines are called, where there are several; what is measured; and what bands, rings and triangles mean. */
function keyRow(chart: Chart, { revised, other, excess }: NonNullable<ChartFigure['signs']>, keys: readonly Html[]): Html {
  const left = chart.series.filter((one) => one.axis === 'left');
  const right = chart.series.filter((one) => one.axis === 'right');
  return html`${chart.series.length > 1 && html`<ul class="key">${chart.series.map((one, i) => html`<li>${lineSample(i)}${one.title}${right.length > 0 && ` (${one.axis})`}</li>`)}${excess !== undefined && html`<li class="m"><svg width="20" height="10" viewBox="0 0 20 10" aria-hidden="true"><path class="over" d="M0 0h20v10H0z"/></svg>${excess}</li>`}</ul>`}<ul class="key"><li>${axisTitle(left, right.length > 0 ? 'left' : null)}</li>${right.length > 0 && html`<li class="push">${axisTitle(right, 'right')}</li>`}${keys}${
    revised &&
    html`<li class="push"><svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true"><circle class="rev" cx="6" cy="6" r="4"/></svg>revised since the earliest stored vintage</li>`
  }${
    other &&
    html`<li class="push"><svg width="20" height="8" viewBox="0 0 20 8" aria-hidden="true"><path class="l lg" d="M0 4h20"/></svg>${other}</li>`
  }</ul>`;
}

const lineSample = (i: number): Html =>
  new Html(`<svg width="20" height="8" viewBox="0 0 20 8" aria-hidden="true"><path class="l l${i % 6}" d="M0 4h20"/></svg>`);

const captionOf = (chart: Chart): string => `${sourceLine(chart.sources)} · ${lower(asOfLine(chart))}`;
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
