/** The page of one variable that the RBA forecasts. */

import { type ForecastIssue, type ForecastSeries, findForecast, oneForEachMonth } from '../../../catalogue/forecasts/forecasts.ts';
import { datasetKey } from '../../../core/define-dataset.ts';
import { parsePeriod } from '../../../core/period.ts';
import { coverageNotes, type ErrorStatistics, errorsByHorizon } from '../../../queries/economy/forecasts/forecast-errors.ts';
import { type Outcomes, outcomesOf } from '../../../queries/economy/forecasts/forecast-outcomes.ts';
import { errorOf, forecastNamed, forecastSource, newestDay, notesOf, quarter } from '../../../queries/economy/forecasts/read-forecasts.ts';
import { type FanLine, renderFan } from '../../../render/chart/fan.ts';
import { attribute, Html, html, NOTHING } from '../../html.ts';
import type { PageContent, PageRequest, Redirect, WebContext, WebPage } from '../../page.ts';
import { lineSample } from '../../parts/chart-figure.ts';
import { fileForms, fileMenu } from '../../parts/file-menu.ts';
import { methodLink } from '../../parts/method-link.ts';
import { citedNote } from '../../parts/source-note.ts';
import { stateLine } from '../../parts/state-dot.ts';
import { table } from '../../parts/table.ts';
import type { Site } from '../../site.ts';
import { dayText, periodText, shortPeriod } from '../../words/period-words.ts';
import { changeText, lower, valueText } from '../../words/value-words.ts';
import { styleOfForecast } from './forecasts-page.ts';

const MAX_AGE_SECONDS = 300;
const [WIDE, WIDE_HEIGHT, NARROW, NARROW_HEIGHT] = [1120, 380, 328, 260];
/** The number of quarters by which the chart starts before the first issue. */
const QUARTERS_BEFORE = 4;
const ERROR_NAMES = ['Errors', 'Mean', 'Mean absolute', 'Root mean square'] as const;
const MEASURES = { annual_change: 'Change over the year', quarterly_change: 'Change over the quarter', level: 'Level' } as const;
/** Groups of issues. They have separate rows, because errors before and since the pandemic differ greatly. */
const SPANS = [
  { title: 'Issues 1993 to 2019', from: '1993-01', to: '2019-12' },
  { title: 'Issues since 2020', from: '2020-01', to: null },
] as const;

export const forecastPage: WebPage = { id: 'forecast', path: '/forecasts/{variable}', access: 'reading', query: ['issued'], make };

async function make(web: WebContext, { path: { variable = '' }, query }: PageRequest): Promise<PageContent | Redirect> {
  const { site, queries } = web;
  const series = findForecast(variable) ?? forecastNamed(variable);
  if (series.id !== variable) return { redirect: site.href(`/forecasts/${series.id}`, query) };
  const issues = oneForEachMonth(series.issues);
  const chosen = issues.find(({ issue }) => issue === query.get('issued')) ?? issues.at(-1);
  const outcomes = await outcomesOf(queries, series);
  const form = (extension: string): string => site.href(`/f/${series.id}.${extension}`, { issued: 'all' });
  const first = issues[0]?.issue ?? '';
  return {
    title: `${series.title}: RBA forecasts`,
    description: `Forecasts of the Reserve Bank of Australia for ${lower(series.title)} since ${periodText(first)}, with outcomes and errors by horizon.`,
    section: 'signals',
    canonical: `/forecasts/${series.id}`,
    maxAgeSeconds: MAX_AGE_SECONDS,
    datasets: outcomes.handle === null ? [] : [datasetKey(outcomes.handle.dataset)],
    forms: fileForms(form),
    body: html`<p class="crumb"><a href="${site.href('/forecasts')}">RBA forecasts</a> › <code>${series.id}</code></p>
<div class="head"><div><h1>${series.title}</h1><p class="m">${MEASURES[series.measure]}, ${series.units}. ${issues.length} issues since ${periodText(first)}.</p>${stateLine(outcomes.freshness?.reasons ?? [])}</div><div class="row">${fileMenu(`${series.title}, all issues`, form)}</div></div>
${fan(series, issues, chosen, outcomes)}
${chosen !== undefined && issueSection(site, series, issues, chosen, outcomes)}
${errorsSection(site, series, outcomes)}
${notes(site, series, outcomes)}`,
  };
}

function fan(series: ForecastSeries, issues: readonly ForecastIssue[], chosen: ForecastIssue | undefined, outcomes: Outcomes): Html {
  const from = (issues[0]?.quarter ?? 0) - QUARTERS_BEFORE;
  const quarters = outcomes.quarters.filter((t) => t >= from);
  const drawing = {
    outcome: { t: quarters, value: quarters.flatMap((t) => outcomes.at(t).latest ?? []) },
    forecasts: issues.map((issue) => lineOf(issue, outcomes)),
    chosen: chosen === undefined ? null : lineOf(chosen, outcomes),
    said: `${series.title}: outcome and ${issues.length} forecasts since ${periodText(issues[0]?.issue ?? '')}. The tables list the values.`,
  };
  const sources = [forecastSource(newestDay([series])), ...outcomes.sources];
  return html`<figure class="chart" id="chart"><ul class="key">${drawing.outcome.t.length > 0 && html`<li>${lineSample('l0')}Outcome, latest vintage</li>`}<li>${lineSample('l1 thin')}Each forecast</li>${chosen !== undefined && html`<li>${lineSample('l1')}Forecast of ${periodText(chosen.issue)}</li>`}<li class="push">${series.units === 'index' ? 'Index' : series.units}</li></ul>${new Html(
    renderFan(drawing, WIDE, WIDE_HEIGHT, 'wid') + renderFan(drawing, NARROW, NARROW_HEIGHT, 'nar'),
  )}<figcaption>${citedNote(sources)}</figcaption></figure>`;
}

/**
 * Returns the line of an issue. If the RBA's value for the quarter before the first forecast is known, the line starts with that quarter.
 */
function lineOf({ figures }: ForecastIssue, outcomes: Outcomes): FanLine {
  const ahead = figures.filter(({ isData }) => !isData);
  const before = figures.findLast(({ isData }) => isData);
  const [next] = ahead;
  const start = before !== undefined && next !== undefined && next.t - before.t <= 2 ? before : null;
  const outcome = next === undefined || start !== null ? null : outcomes.at(next.t - 1).first;
  const points = [
    ...(start === null ? [] : [start]),
    ...(outcome === null || next === undefined ? [] : [{ t: next.t - 1, value: outcome }]),
    ...ahead,
  ];
  return { t: points.map(({ t }) => t), value: points.map(({ value }) => value) };
}

function issueSection(
  site: Site,
  series: ForecastSeries,
  issues: readonly ForecastIssue[],
  chosen: ForecastIssue,
  outcomes: Outcomes,
): Html {
  const style = styleOfForecast(series);
  const shown = (value: number | null): string => (value === null ? '–' : valueText(value, style));
  const error = (outcome: number | null, value: number): string => {
    const found = errorOf(outcome, value);
    return found === null ? '–' : changeText(found, style);
  };
  const day = chosen.day === null ? '' : ` Published ${dayText(chosen.day)}${chosen.dayBasis === 'by_rule' ? ' (usual release day)' : ''}.`;
  const hasData = outcomes.why === null;
  return html`<section><h2>Forecast of ${periodText(chosen.issue)}</h2><p class="s m">${BASIS_WORDS[chosen.basis]}${day}</p><div class="tools"><form class="row" action="${site.href(`/forecasts/${series.id}`)}"><label class="s m" for="issued">Issue</label><select id="issued" name="issued">${issues
    .toReversed()
    .map(
      ({ issue }) => html`<option value="${issue}"${attribute('selected', issue === chosen.issue)}>${periodText(issue)}</option>`,
    )}</select><button class="btn sm">Show</button></form></div>
${table({
  caption: `Forecast of ${periodText(chosen.issue)} by quarter`,
  onPhone: 3,
  columns: [
    { title: 'Quarter' },
    { title: 'Forecast', numeric: true },
    ...(hasData ? ['Latest outcome', 'Error', 'First outcome', 'Error, first outcome'].map((title) => ({ title, numeric: true })) : []),
  ],
  rows: chosen.figures
    .filter(({ isData }) => !isData)
    .map(({ t, value }) => {
      const { latest, first } = outcomes.at(t);
      return [
        shortPeriod(quarter(t)),
        html`<b>${shown(value)}</b>`,
        ...(hasData ? [shown(latest), error(latest, value), shown(first), error(first, value)] : []),
      ];
    }),
})}</section>`;
}

const BASIS_WORDS = {
  rba_file: 'From the RBA’s historical forecasts file, which it released later.',
  rba_table: 'From the forecast table in the Statement on Monetary Policy.',
  secondary: 'From another publication that reports only part of the RBA’s forecast table.',
} as const;

function errorsSection(site: Site, series: ForecastSeries, outcomes: Outcomes): Html {
  if (outcomes.why !== null) return html`<section><h2>Errors</h2><p class="m">Errors are not calculated. ${outcomes.why}</p></section>`;
  const monthOf = (text: string | null): number => (text === null ? Number.POSITIVE_INFINITY : (parsePeriod(text)?.t ?? Number.NaN));
  const spans = SPANS.map(({ title, from, to }) => {
    const months = { from: monthOf(from), to: monthOf(to) };
    return {
      title,
      errors: errorsByHorizon(series, outcomes, months),
      notes: coverageNotes(series, months, (t) => shortPeriod(quarter(t)).replace(' quarter', '')),
    };
  }).filter(({ errors }) => errors.length > 0);
  const style = { ...styleOfForecast(series), decimals: 2, unit: '' };
  const cells = ({ n, mean, meanAbsolute, rootMeanSquare }: ErrorStatistics): readonly (string | number)[] => [
    n,
    mean === null ? '–' : changeText(mean, style),
    ...[meanAbsolute, rootMeanSquare].map((value) => (value === null ? '–' : valueText(value, style))),
  ];
  if (spans.length === 0) return NOTHING;
  const hasFirst = (errors: ReturnType<typeof errorsByHorizon>): boolean => errors.some(({ first }) => first.n > 0);
  return html`<section id="errors"><h2>Errors by quarters ahead</h2><p class="prose m">An error is the outcome minus the forecast. A positive mean error means that forecasts were too low. ${series.units === '%' && 'All errors are in percentage points. '}A row with 0 quarters ahead is for the quarter of the forecast.</p>${spans.map(
    ({ title, errors, notes }) =>
      html`<h3>${title}</h3>${notes.map((note) => html`<p class="prose s m">${note}</p>`)}${table({
        caption: `Errors, ${title.toLowerCase()}`,
        prose: true,
        pinned: true,
        columns: [
          { title: 'Quarters ahead', numeric: true },
          ...[...ERROR_NAMES, ...(hasFirst(errors) ? ERROR_NAMES.map((name) => `${name}, first outcome`) : [])].map((title) => ({
            title,
            numeric: true,
          })),
        ],
        rows: errors.map(({ horizon, latest, first }) => [horizon, ...cells(latest), ...(hasFirst(errors) ? cells(first) : [])]),
      })}`,
  )}<p class="s m">${spans.some(({ errors }) => hasFirst(errors)) ? 'The first outcome is the first published value, if this site has that vintage. ' : 'This site has no first published outcomes for these errors. '}<a href="${site.href(`/f/${series.id}.errors.csv`)}">Errors for all issues as CSV</a></p></section>`;
}

const notes = (site: Site, series: ForecastSeries, outcomes: Outcomes): Html =>
  html`<section><h2>Notes</h2><ul class="prose">${notesOf(series, outcomes).map((note) => html`<li>${note}</li>`)}${
    outcomes.handle !== null &&
    html`<li>Outcomes are from the series <a href="${site.href(`/series/${outcomes.handle.id}`)}">${outcomes.handle.title}</a>.</li>`
  }</ul>${methodLink(site, 'forecasts')}</section>`;
