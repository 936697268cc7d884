/** The page of the CPI laboratory. */
import { datasetKey } from '../../../core/define-dataset.ts';
import {
  ADJUSTED,
  ALL_GROUPS,
  ALL_GROUPS_ADJUSTED,
  CPI_MONTHLY,
  CPI_WEIGHTS,
  MARKET_SERVICES,
  ORIGINAL,
  TRIMMED_MEAN,
} from '../../../queries/economy/cpi-laboratory/class-indexes.ts';
import { annualised, type ClassFigures, changeIn } from '../../../queries/economy/cpi-laboratory/laboratory.ts';
import {
  breadthSentence,
  type Laboratory,
  laboratoryIfStored,
  NO_DATA,
  NOTES,
  nameOf,
} from '../../../queries/economy/cpi-laboratory/read-laboratory.ts';
import { attribute, type Html, html, NOTHING } from '../../html.ts';
import type { PageContent, PageRequest, WebContext, WebPage } from '../../page.ts';
import { fileForms, fileMenu } from '../../parts/file-menu.ts';
import { methodLink } from '../../parts/method-link.ts';
import { stateLine } from '../../parts/state-dot.ts';
import { table } from '../../parts/table.ts';
import { fold, tuck } from '../../parts/tuck.ts';
import type { Site } from '../../site.ts';
import { periodText, shortPeriod } from '../../words/period-words.ts';
import { changeText, type ValueStyle, valueText } from '../../words/value-words.ts';
import { heatMap } from './heat-map.ts';

const PATH = '/inflation';
const MAX_AGE_SECONDS = 300;
const [THRESHOLD, TRIM] = [3, 15];
const THRESHOLDS = [0, 2, 2.5, 3, 4, 5];
const TRIMS = [0, 5, 10, 15, 20, 25, 30];
const MONTHS = 13;
const ONE: ValueStyle = { before: '', unit: '%', decimals: 1, shift: 0 };
const TWO: ValueStyle = { ...ONE, decimals: 2 };

export const inflationPage: WebPage = { id: 'inflation', path: PATH, access: 'reading', query: ['period', 'threshold', 'trim'], make };

const pct = (value: number | null | undefined, style = ONE): string =>
  value === null || value === undefined ? '–' : valueText(value, style);

/** Returns the query for the heat map. The response has a row for each class and month. */
function heatQuery(query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set('rows', 'heat_map');
  return next;
}

async function make({ site, queries }: WebContext, { query }: PageRequest): Promise<PageContent> {
  const request = {
    month: query.get('period'),
    threshold: numberOf(query, 'threshold', THRESHOLD, -20, 50),
    trim: numberOf(query, 'trim', TRIM, 0, 49),
  };
  const form = (extension: string): string => site.href(`/w/cpi-laboratory.${extension}`, new URLSearchParams(query));
  const shared = {
    title: 'CPI laboratory',
    section: 'topics' as const,
    canonical: [...query].length === 0 ? PATH : null,
    maxAgeSeconds: MAX_AGE_SECONDS,
    datasets: [datasetKey(CPI_MONTHLY), datasetKey(CPI_WEIGHTS)],
  };
  const laboratory = await laboratoryIfStored(queries, request);
  if (laboratory === null) {
    const body = html`<h1>CPI laboratory</h1><p class="m">${NO_DATA}</p>`;
    return { ...shared, description: 'Inflation by expenditure class.', body };
  }
  return {
    ...shared,
    description: breadthSentence(laboratory),
    forms: fileForms(form),
    body: html`<div class="head"><div><h1>CPI laboratory, ${periodText(nameOf(laboratory.t))}</h1><p>${breadthSentence(laboratory)}</p>${stateLine(laboratory.read.freshness.reasons)}</div><div class="row">${fileMenu('CPI classes', form)}</div></div>
${choices(site, laboratory)}
${measures(laboratory)}
<section><h2>Heat map</h2><p class="s m">Annual change in each class, not seasonally adjusted.</p>${heatMap(laboratory)}<p class="s"><a href="${site.href('/w/cpi-laboratory.csv', heatQuery(query))}">Heat map as CSV</a></p></section>
${trimmedSection(laboratory)}
${classSection(laboratory)}
<section><h2>Method</h2><ul class="prose">${NOTES.map((note) => html`<li>${note}</li>`)}<li><a href="https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/consumer-price-index-australia">Consumer Price Index, ABS</a>, CC BY 4.0.</li></ul>${methodLink(site, 'cpi-laboratory')}</section>`,
  };
}

function numberOf(query: URLSearchParams, name: string, usual: number, min: number, max: number): number {
  const given = query.get(name);
  const value = given === null || given.trim() === '' ? usual : Number(given);
  return Number.isFinite(value) ? Math.min(max, Math.max(min, value)) : usual;
}

function choices(site: Site, { t, months, threshold, trim }: Laboratory): Html {
  const all = Array.from({ length: months.last - months.first + 1 }, (_, i) => nameOf(months.last - i));
  const select = (name: string, label: string, values: readonly string[], chosen: string, words: (value: string) => string): Html =>
    html`<label class="s m" for="${name}">${label}</label><select id="${name}" name="${name}">${values.map(
      (value) => html`<option value="${value}"${attribute('selected', value === chosen)}>${words(value)}</option>`,
    )}</select>`;
  const numbers = (usual: readonly number[], chosen: number): readonly string[] =>
    [...new Set([...usual, chosen])].sort((a, b) => a - b).map(String);
  return html`<div class="tools"><form class="row" action="${site.href(PATH)}">${select('period', 'Month', all, nameOf(t), periodText)}${select('threshold', 'Above', numbers(THRESHOLDS, threshold), String(threshold), (value) => `${value}%`)}${select('trim', 'Trim', numbers(TRIMS, trim), String(trim), (value) => `${value}%`)}<button class="btn sm">Show</button></form></div>`;
}

function measures(laboratory: Laboratory): Html {
  const { read, t, breadth, trimmed, trim } = laboratory;
  const [all, mean] = [read.index(ALL_GROUPS_ADJUSTED, ADJUSTED), read.index(TRIMMED_MEAN, ADJUSTED)];
  const own = trimmed.find((one) => one.t === t);
  const rows: readonly (readonly [string, number | null | undefined, number | null, number | null])[] = [
    ['All groups', changeIn(read.index(ALL_GROUPS, ORIGINAL), t - 12, t), annualised(all, t, 6), annualised(all, t, 3)],
    ['ABS trimmed mean', own?.printedAnnual, annualised(mean, t, 6), annualised(mean, t, 3)],
    [`Custom trimmed mean, ${trim}% cut from each end`, own?.ownAnnual, null, null],
    ['Median of the classes, unweighted', breadth?.median, null, null],
    ['Market services excluding volatile items', changeIn(read.index(MARKET_SERVICES, ORIGINAL), t - 12, t), null, null],
  ];
  return html`<section><h2>Measures</h2>${table({
    caption: 'Measures of inflation',
    prose: true,
    onPhone: 3,
    columns: [{ title: 'Measure' }, ...['Year', '6 months', '3 months'].map((title) => ({ title, numeric: true }))],
    rows: rows.map(([name, annual, six, three]) => [name, html`<b>${pct(annual, TWO)}</b>`, pct(six, TWO), pct(three, TWO)]),
  })}<p class="s m">The 3-month and 6-month changes are annualised and seasonally adjusted.</p></section>`;
}

function trimmedSection({ trimmed, classes, t }: Laboratory): Html {
  const excluded = (end: 'lower' | 'upper'): readonly ClassFigures[] =>
    classes.filter((one) => one.end === end).toSorted((a, b) => ((a.month ?? 0) - (b.month ?? 0)) * (end === 'lower' ? 1 : -1));
  const list = (end: 'lower' | 'upper', title: string): Html => {
    const found = excluded(end);
    if (found.length === 0) return NOTHING;
    return html`<div><h3>${title}</h3>${table({
      caption: `${title}: excluded classes`,
      prose: true,
      columns: [{ title: 'Class' }, { title: 'Month', numeric: true }, { title: 'Excluded', numeric: true }],
      rows: found.map(({ name, month, kept }) => [name, changeText(month ?? 0, TWO), `${Math.round(100 * (1 - (kept ?? 0)))}%`]),
    })}</div>`;
  };
  return html`<section id="trimmed"><h2>Trimmed mean</h2><p class="s m">Monthly change, %.</p>${tuck(
    'Show the months',
    table({
      caption: 'Custom and ABS trimmed means',
      prose: true,
      columns: [{ title: 'Month' }, ...['Custom', 'ABS', 'Custom, annual', 'ABS, annual'].map((title) => ({ title, numeric: true }))],
      rows: trimmed
        .slice(-MONTHS)
        .toReversed()
        .map((one) => [
          shortPeriod(nameOf(one.t)),
          pct(one.own, TWO),
          pct(one.printed, TWO),
          pct(one.ownAnnual, TWO),
          pct(one.printedAnnual, TWO),
        ]),
    }),
  )}<p class="s m">Excluded in ${periodText(nameOf(t))}:</p>${fold('Show the excluded classes', html`<div class="two">${list('lower', 'Largest falls')}${list('upper', 'Largest rises')}</div>`)}</section>`;
}

function classSection({ classes, threshold }: Laboratory): Html {
  return html`<section id="classes"><h2>Classes</h2>${fold(
    `Show the ${classes.length} classes`,
    table({
      caption: 'Classes by annual change',
      prose: true,
      onPhone: 3,
      columns: [
        { title: 'Class' },
        ...['Year', 'Weight', '6 months', '3 months', `Above ${threshold}%`].map((title) => ({ title, numeric: true })),
        { title: 'Group' },
      ],
      rows: classes
        .toSorted((a, b) => (b.annual ?? Number.NEGATIVE_INFINITY) - (a.annual ?? Number.NEGATIVE_INFINITY))
        .map(({ name, group, annual, weight, sixMonths, threeMonths, isAbove }) => [
          name,
          html`<b>${pct(annual)}</b>`,
          pct(weight, TWO),
          pct(sixMonths),
          pct(threeMonths),
          isAbove === null ? '–' : isAbove ? 'yes' : 'no',
          group,
        ]),
    }),
  )}</section>`;
}
