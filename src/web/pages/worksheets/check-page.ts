/** The page that checks the statements in a text against stored vintages. */
import { datasetKey } from '../../../core/define-dataset.ts';
import { convert, formatPeriod, parsePeriod, period as periodOf } from '../../../core/period.ts';
import { readChart } from '../../../queries/charts/read-chart.ts';
import { answerText, figureText, nameOf } from '../../../queries/economy/check/answer-text.ts';
import { type CheckedText, checked, LONGEST_TEXT, NO_FIGURE } from '../../../queries/economy/check/check-text.ts';
import type { Evaluation } from '../../../queries/economy/check/evaluate-claim.ts';
import { reproducing } from '../../../queries/economy/check/reproduce.ts';
import type { Judged, Verdict } from '../../../queries/economy/check/verdict.ts';
import { indicatorRows } from '../../../queries/signals/indicator-rows.ts';
import { type Html, html, NOTHING } from '../../html.ts';
import type { PageContent, PageRequest, WebContext, WebPage } from '../../page.ts';
import { chartFigure } from '../../parts/chart-figure.ts';
import { fileForms } from '../../parts/file-menu.ts';
import { methodLink } from '../../parts/method-link.ts';
import { hashOfFile } from '../../parts/reproduced.ts';
import { table } from '../../parts/table.ts';
import type { Site } from '../../site.ts';
import { dayText, periodText } from '../../words/period-words.ts';

const PATH = '/check';
const MAX_AGE_SECONDS = 60;
/** By frequency, the number of periods before and after the statement's period that the chart shows. */
const AROUND = { A: 8, FY: 8, S: 8, Q: 12, M: 24, W: 52, D: 200, '30MIN': 96, '5MIN': 96 } as const;
const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  agrees: 'Agrees',
  agreed_then: 'Agreed when published',
  other_measure: 'Another measure',
  other_period: 'Another period',
  differs: 'Differs',
  forecast: 'Forecast',
  no_value: 'No value',
  unknown_measure: 'Unknown measure',
  no_figure: 'No figure',
};
const CHIP: Partial<Record<Verdict, string>> = {
  agrees: ' good',
  agreed_then: ' good',
  differs: ' bad',
  other_measure: ' warn',
  other_period: ' warn',
};
const EXAMPLES = [
  'Inflation was 7.8% in December 2022',
  'Retail turnover fell 4.4% in December 2021',
  'The RBA cut the cash rate by 25 basis points in February 2025',
  'Unemployment in Victoria was 4.7% in January 2025',
];

export const checkPage: WebPage = { id: 'check', path: PATH, access: 'reading', query: ['text'], make };

async function make(web: WebContext, { query }: PageRequest): Promise<PageContent> {
  const { site, queries } = web;
  const text = query.get('text')?.trim().slice(0, LONGEST_TEXT) ?? '';
  const read = text === '' ? null : await checked(queries, text, indicatorRows);
  const used = read === null ? [] : read.judged.flatMap(({ meant, others }) => [...(meant === null ? [] : [meant]), ...others]);
  return {
    title: 'Figure check',
    description: 'Check a figure in a text against every stored vintage of its series.',
    section: 'datasets',
    canonical: text === '' ? PATH : null,
    maxAgeSeconds: MAX_AGE_SECONDS,
    datasets: used.map(({ variant }) => datasetKey(variant.handle.dataset)),
    ...(read === null ? {} : { forms: fileForms((form) => site.href(`/w/check.${form}`, { text })) }),
    body: html`<h1>Figure check</h1><p class="prose m">Enter a sentence with a figure. The check finds the series, and the vintages that agree with the figure.</p>
<section><form action="${site.href(PATH)}"><div class="field"><label for="text">Sentence</label><textarea id="text" name="text" rows="2" maxlength="${LONGEST_TEXT}" required>${text}</textarea></div><button class="btn act">Check</button></form></section>
${read === null ? examples(site) : await results(web, read)}
${method(site)}`,
  };
}

const examples = (site: Site): Html =>
  html`<section><h2>Examples</h2><ul class="prose">${EXAMPLES.map((text) => html`<li><a href="${site.href(PATH, { text })}">${text}</a></li>`)}</ul></section>`;

const method = (site: Site): Html => html`<section><h2>How it works</h2><ul class="prose">
<li>The check searches for series with the words in the sentence. It uses the first result with a comparable unit.</li>
<li>A published value agrees if it equals the figure when rounded to the same number of decimal places.</li>
<li>The check compares the figure with every stored vintage. Vintages that are not stored may have other values.</li>
<li>In a quarterly series, the last month of a quarter means the whole quarter: “December 2025” is the December quarter. “November 2025” is not a quarter.</li>
<li>If the sentence gives no date, the check uses the latest value. A month or quarter without a year is the latest one. For a statistic, it is the latest one that has ended.</li>
<li>An indicator, such as real wage growth, has no vintages. The check uses its current values.</li>
<li>A forecast is compared with the <a href="${site.href('/forecasts')}">RBA’s forecasts</a> for that quarter, not with the published value.</li></ul>${methodLink(site, 'figure-check')}</section>`;

async function results(web: WebContext, read: CheckedText): Promise<Html> {
  if (read.judged.length === 0) return html`<section><h2>Result</h2><p>${NO_FIGURE}</p></section>`;
  const parts = await Promise.all(read.judged.map((one, i) => result(web, one, i)));
  return html`${parts}${read.more > 0 && html`<p class="m">The text has ${read.more} more figures, which were not checked. Check them separately.</p>`}`;
}

async function result(web: WebContext, one: Judged, i: number): Promise<Html> {
  const { claim, verdict, meant, others, forecast, indicator } = one;
  const compared = [...(meant === null ? [] : [meant]), ...others];
  return html`<section id="claim-${i + 1}"><h2>${claim.number.text.replace(/\s+/g, ' ')}${claim.period !== null && `, ${periodText(formatPeriod(claim.period))}`} <span class="chip${CHIP[verdict] ?? ''}">${VERDICT_WORDS[verdict]}</span></h2><p class="prose">${answerText(one)}</p>${meant !== null && (await citedFile(web, meant))}${forecast !== null && html`<p class="s"><a href="${web.site.href(`/forecasts/${forecast.id}`)}">All forecasts of this measure</a></p>`}${indicator !== null && html`<p class="s"><a href="${web.site.href(`/signals/${indicator.id}`)}">How the indicator is calculated</a></p>`}
${compared.length > 0 && (await vintages(web, compared, i))}${meant !== null && (await chart(web, meant, i))}</section>`;
}

/** Returns the file that contains the compared value. Its hash can be checked later. */
async function citedFile({ queries, site }: WebContext, of: Evaluation): Promise<Html> {
  const { id } = of.variant.handle;
  const query = await reproducing(queries, of);
  if (query === null) return NOTHING;
  const hash = await hashOfFile(queries, id, query);
  return html`<p class="s m">To cite this value: <a href="${site.href(`/s/${id}.csv`, query)}">CSV of this vintage</a>, SHA-256 <code class="hash">${hash}</code>.</p>`;
}

async function vintages({ queries, site }: WebContext, compared: readonly Evaluation[], i: number): Promise<Html> {
  const rows = compared.flatMap((of) =>
    of.values.map(async (value) => {
      const { id } = of.variant.handle;
      const query = await reproducing(queries, of, value);
      return [
        html`<a href="${site.href(`/series/${id}`)}">${nameOf(of.variant)}</a>`,
        periodText(of.of),
        html`<b class="nw">${figureText(of, value.value)}</b>`,
        html`${value.basis === 'upper_bound' ? 'on or before' : 'from'} ${dayText(value.from)}${value.to !== null && html` to ${dayText(value.to)}`}`,
        value === of.agrees ? 'yes' : 'no',
        query === null ? '–' : html`<a href="${site.href(`/s/${id}.csv`, query)}">CSV</a>`,
      ];
    }),
  );
  return table({
    caption: 'Published values',
    id: `values-${i + 1}`,
    prose: true,
    onPhone: 3,
    columns: [
      { title: 'Series' },
      { title: 'Period' },
      { title: 'Value', numeric: true },
      { title: 'Vintages' },
      { title: 'Agrees' },
      { title: 'Request' },
    ],
    rows: await Promise.all(rows),
  });
}

async function chart({ queries, site }: WebContext, { variant: { handle, shaping }, of }: Evaluation, i: number): Promise<Html> {
  const compared = parsePeriod(of);
  if (compared === null || shaping.frequency !== null) return NOTHING;
  const { first, last } = convert(compared, handle.frequency);
  const around = AROUND[handle.frequency];
  const params = new URLSearchParams({
    start: formatPeriod(periodOf(handle.frequency, first.t - around)),
    end: formatPeriod(periodOf(handle.frequency, last.t + around)),
    ...(shaping.units === 'lin' ? {} : { units: shaping.units }),
  });
  const { chart: drawn } = await readChart(queries, [handle], params);
  return chartFigure({
    chart: drawn,
    dataHref: site.href(`/s/${handle.id}.chart.json`, params),
    id: `chart-${i + 1}`,
    tableId: `values-${i + 1}`,
    height: 220,
  });
}
