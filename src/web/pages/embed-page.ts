import type { SeriesHandle } from '../../core/define-series.ts';
import { formatPeriod, period } from '../../core/period.ts';
import type { Chart } from '../../queries/base/answer.ts';
import { gradeText } from '../../render/chart/grade-words.ts';
import { attribute, type Html, html } from '../html.ts';
import { MARK } from '../mark.ts';
import { chartFigure } from '../parts/chart-figure.ts';
import { table } from '../parts/table.ts';
import type { Site } from '../site.ts';
import { periodText } from '../words/period-words.ts';
import { figureHtml, styleOfValues, valueText } from '../words/value-words.ts';

const STYLED = 12;
const ROWS_SAID = 12;

/**
 * Returns the document for embedding a chart.
 * @param query query of the request, with the series and the theme of the embedding page
 */
export function embedDocument(site: Site, handle: SeriesHandle, chart: Chart, query: URLSearchParams): string {
  const theme = query.get('theme');
  const shown = new URLSearchParams(query);
  shown.delete('theme');
  const title = chart.title ?? handle.title;
  return html`${head(site, title, theme)}<link rel="canonical" href="${site.absolute(`/series/${handle.id}`)}"><script src="${site.asset('wattle.js')}" type="module"></script></head>
<body class="embed"><main>${newest(title, chart)}${chartFigure({ chart, dataHref: site.href(`/s/${handle.id}.chart.json`, shown), tableId: 'table', hasGrade: false })}${values(chart)}<p class="xs row"><a href="${site.absolute(`/series/${handle.id}`, shown)}" target="_blank" rel="noopener">${MARK}Wattle</a>${chart.sandbox ? html`<span class="m">Simulated figures, not real</span>` : chart.currency != null && html`<span class="m">${gradeText(chart.currency)}</span>`}</p></main></body></html>
`.text;
}

interface EmbedProblem {
  readonly heading: string;
  readonly detail: string;
  readonly hint: string | null;
  readonly code: string;
}

/** Returns the document that replaces a chart that is not available. */
export const embedProblem = (site: Site, { heading, detail, hint, code }: EmbedProblem, theme: string | null): string =>
  html`${head(site, heading, theme)}</head>
<body class="embed"><main><div class="empty"><h1>${heading}</h1><p>${detail}</p>${hint !== null && html`<p class="s m">${hint}</p>`}</div><p class="xs row"><a href="${site.absolute('/')}" target="_blank" rel="noopener">${MARK}Wattle</a><code class="m">${code}</code></p></main></body></html>
`.text;

const head = (site: Site, title: string, theme: string | null): Html =>
  html`<!doctype html>
<html lang="en-AU"${attribute('data-theme', theme === 'light' || theme === 'dark' ? theme : null)} data-base="${site.base}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} · Wattle</title><meta name="robots" content="noindex"><link rel="icon" href="${site.href('/favicon.svg')}" type="image/svg+xml"><link rel="stylesheet" href="${site.asset('style.css')}">`;

function newest(title: string, { series: [one] }: Chart): Html {
  const last = one?.value.findLastIndex((value) => value !== null) ?? -1;
  const value = one?.value[last];
  const t = one?.t[last];
  if (!one || value === undefined || value === null || t === undefined)
    return html`<div class="row"><h1>${title}</h1><span class="push m">No data</span></div>`;
  const style = styleOfValues(
    one.unitsShort,
    one.value.slice(-STYLED).filter((loaded) => loaded !== null),
  );
  return html`<div class="row"><h1>${title}</h1><b class="push n">${figureHtml(value, style)}</b></div><p class="xs m">${periodText(formatPeriod(period(one.freq, t)))}</p>`;
}

/** Returns the latest values as text for readers who cannot see the chart. */
function values({ series: [one] }: Chart): Html {
  const loaded = (one?.t ?? []).flatMap((t, i) => {
    const value = one?.value[i] ?? null;
    return one && value !== null ? [{ period: periodText(formatPeriod(period(one.freq, t))), value }] : [];
  });
  const shown = loaded.slice(-ROWS_SAID).toReversed();
  const style = styleOfValues(
    one?.unitsShort ?? '',
    shown.map(({ value }) => value),
  );
  return html`<details class="more"><summary class="s link">Values</summary>${table({
    caption: 'Latest values',
    id: 'table',
    columns: [{ title: 'Period' }, { title: 'Value', numeric: true }],
    rows: shown.map(({ period: when, value }) => [when, valueText(value, style)]),
  })}</details>`;
}
