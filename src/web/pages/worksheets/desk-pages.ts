/** Calculators that use the reader's assumptions. Each has a form, a table and a file. */

import { AU_CPI_GROUPS } from '../../../catalogue/series/prices.ts';
import { capitalised } from '../../../core/basic/text.ts';
import { addDecimals, roundedTo } from '../../../core/decimal.ts';
import type { Answer } from '../../../queries/base/answer.ts';
import type { QueryParameter } from '../../../queries/base/parameters/declaration.ts';
import { HOUSING_DESK, readHousingDesk } from '../../../queries/economy/desks/housing-desk.ts';
import { MY_INFLATION, nameOfGroup, readMyInflation } from '../../../queries/economy/desks/my-inflation.ts';
import { RULE_CALCULATOR, readRuleCalculator } from '../../../queries/economy/desks/rule-calculator.ts';
import { attribute, type Html, html, NOTHING, type Piece } from '../../html.ts';
import type { PageContent, PageRequest, WebContext, WebPage } from '../../page.ts';
import { fileForms, fileMenu } from '../../parts/file-menu.ts';
import { methodLink } from '../../parts/method-link.ts';
import { stateLine } from '../../parts/state-dot.ts';
import { table, withoutEmptyColumns } from '../../parts/table.ts';
import { tuck } from '../../parts/tuck.ts';
import type { Site } from '../../site.ts';
import { periodText, shortPeriod } from '../../words/period-words.ts';
import { ruleInputs } from './rule-chart.ts';

type Row = Readonly<Record<string, unknown>>;

interface Desk {
  readonly id: string;
  readonly path: string;
  /** The address of the file, such as `/w/housing-desk.csv`. */
  readonly file: string;
  readonly title: string;
  readonly lede: string;
  readonly parameters: readonly QueryParameter[];
  /** Returns the fields. They depend on the values that the reader entered. */
  readonly fields: (given: URLSearchParams) => readonly QueryParameter[];
  readonly label: (name: string) => string;
  /** Returns the value that is used if a field is empty. */
  readonly hint?: (name: string, rows: readonly Row[]) => string | null;
  /** Returns the row of the group whose weight the field sets. Such a field has a slider. */
  readonly slide?: (name: string, rows: readonly Row[]) => Row | undefined;
  readonly read: (web: WebContext, query: URLSearchParams) => Promise<Answer>;
  readonly results: (rows: readonly Row[], summary: Row, given: URLSearchParams, site: Site) => Html;
  /** Returns a chart of stored series. It is shown below the results. */
  readonly chart?: (web: WebContext, summary: Row) => Promise<Html>;
}

const number = (value: unknown, decimals: number): string =>
  typeof value === 'number'
    ? value.toLocaleString('en-AU', { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).replace('-', '−')
    : '–';
const percent = (value: unknown, decimals = 1): string => (typeof value === 'number' ? `${number(value, decimals)}%` : '–');
const dollars = (value: unknown): string => (typeof value === 'number' ? `$${number(value, 0)}` : '–');
const capital = (text: string): string => capitalised(text.replaceAll('_', ' '));
/**
 * Returns bars that use the whole width of the page.
 * @param caption the name and unit of the values
 */
const bars = (
  of: readonly { readonly name: string; readonly value: number }[],
  caption: string,
  written: (value: number) => string,
): Html => {
  const most = Math.max(...of.map(({ value }) => Math.abs(value)));
  return html`<figure class="chart"><div class="bar-list" role="img" aria-label="${caption}. The table below lists the values.">${of.map(
    ({ name, value }) =>
      html`<p class="s"><span>${name}</span><svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true"><path class="${value < 0 ? 'f1' : 'f0'}" d="M0 2h${Math.max(0.5, roundedTo((100 * Math.abs(value)) / most, 1))}v8H0z"/></svg><b>${written(value)}</b></p>`,
  )}</div><figcaption>${caption}</figcaption></figure>`;
};
const valued = (rows: readonly Row[], name: string, member: string) =>
  rows.flatMap((row) => (typeof row[member] === 'number' ? [{ name: String(row[name]), value: row[member] }] : []));

const HOUSING_LABELS: Readonly<Record<string, string>> = {
  dwelling: 'Dwellings',
  deposit: 'Deposit, %',
  saving: 'Share of income saved, %',
  years: 'Loan term, years',
  buffer: 'Rate increase to test, percentage points',
  rate: 'Interest rate, %',
};

const RULE_LABELS: Readonly<Record<string, string>> = {
  rule: 'Rule',
  r_star: 'Neutral real rate, %',
  u_star: 'Unemployment rate at full employment, %',
  phi: 'Weight on unemployment',
  pi_weight: 'Weight on inflation',
  target: 'Inflation target, %',
  pi: 'Inflation, %',
  u: 'Unemployment rate, %',
  expected: 'Expected inflation, %',
  nominal: 'Nominal rate, %',
  debt: 'Debt, % of GDP',
  interest: 'Interest rate on debt, %',
  growth: 'Nominal GDP growth, %',
  balance: 'Primary balance, % of GDP',
};
/** The fields of each rule. If a reader chooses another rule, its fields are shown only after the form is sent. */
const RULE_FIELDS: Readonly<Record<string, readonly string[]>> = {
  taylor: ['r_star', 'u_star', 'phi', 'pi_weight', 'target', 'pi', 'u'],
  real_rate: ['nominal', 'expected'],
  debt: ['debt', 'interest', 'growth', 'balance'],
};
/** Fields without a default. If one of them is empty, a rule has no result. */
const NEEDED = ['u_star', 'phi', 'pi_weight', 'target', 'debt', 'interest', 'growth', 'balance'];
const labelOfRule = (name: string): string => RULE_LABELS[name] ?? capital(name);
/** Fields whose names take no article in a sentence. */
const UNCOUNTED = ['pi', 'expected', 'debt', 'growth'];
function nounOfRule(name: string): string {
  const label = labelOfRule(name).split(', %', 1).join();
  return `${UNCOUNTED.includes(name) ? '' : 'the '}${label.charAt(0).toLowerCase()}${label.slice(1)}`;
}
const INPUT_LABELS: Readonly<Record<string, string>> = {
  pi: 'Inflation',
  u: 'Unemployment rate',
  expected: 'Expected inflation',
  nominal: 'Nominal rate',
};
const groupName = (parameter: string): string =>
  AU_CPI_GROUPS.find(({ detail }) => nameOfGroup(detail) === parameter)?.name ?? capital(parameter);

const DESKS: readonly Desk[] = [
  {
    id: 'housingDesk',
    path: '/housing',
    file: 'housing-desk',
    title: 'Housing desk',
    lede: 'Deposit, repayments and rent as a share of household income, and dwellings approved, started and completed.',
    parameters: HOUSING_DESK,
    fields: () => HOUSING_DESK,
    label: (name) => HOUSING_LABELS[name] ?? capital(name),
    read: ({ queries }, query) => readHousingDesk(queries, query),
    results: housing,
  },
  {
    id: 'myInflation',
    path: '/my-inflation',
    file: 'my-inflation',
    title: 'My inflation',
    lede: 'Calculate inflation with your own weights for the eleven CPI groups. Groups without a weight share the remaining weight.',
    parameters: MY_INFLATION,
    fields: () => MY_INFLATION,
    hint: (name, rows) => rows.flatMap((row) => (row['parameter'] === name ? [number(row['official_weight_pct'], 1)] : []))[0] ?? null,
    slide: (name, rows) => rows.find((row) => row['parameter'] === name),
    label: (name) => (name === 'household' ? 'Household' : `${groupName(name)}, %`),
    read: ({ queries }, query) => readMyInflation(queries, query),
    results: inflation,
  },
  {
    id: 'ruleCalculator',
    path: '/rules',
    file: 'rule-calculator',
    title: 'Rule calculators',
    lede: 'Apply policy rules with values that you choose. You must enter weights, targets and neutral rates, because they have no default.',
    parameters: RULE_CALCULATOR,
    fields: (given) => {
      const own = RULE_FIELDS[given.get('rule') ?? 'taylor'] ?? [];
      return RULE_CALCULATOR.filter(({ name }) => name === 'rule' || own.includes(name));
    },
    label: labelOfRule,
    read: ({ queries }, query) => readRuleCalculator(queries, query),
    results: rules,
    chart: (web, { rule }) => ruleInputs(web, String(rule)),
  },
];

export const DESK_PAGES: readonly WebPage[] = DESKS.map((desk) => ({
  id: desk.id,
  path: desk.path,
  access: 'reading',
  query: desk.parameters.map(({ name }) => name),
  make: (web, requested) => make(desk, web, requested),
}));

async function make(desk: Desk, web: WebContext, { query }: PageRequest): Promise<PageContent> {
  const { site } = web;
  // Removes empty fields, because browsers send them.
  const given = new URLSearchParams([...query].filter(([, value]) => value.trim() !== ''));
  const answer = await desk.read(web, given);
  const rows = answer.data as readonly Row[];
  const summary = answer.meta.summary ?? {};
  const form = (extension: string): string => site.href(`/w/${desk.file}.${extension}`, given);
  return {
    title: desk.title,
    description: desk.lede,
    section: 'topics',
    canonical: [...given].length === 0 ? desk.path : null,
    maxAgeSeconds: answer.maxAgeSeconds,
    datasets: answer.datasets,
    forms: fileForms(form),
    body: html`<div class="head"><div><h1>${desk.title}</h1><p class="prose m">${desk.lede}</p>${stateLine(answer.meta.reasons)}</div><div class="row">${fileMenu(desk.title, form)}</div></div>
<section><form class="tiles fields" action="${site.href(desk.path)}"${attribute('data-weights', desk.slide === undefined ? null : '')}>${desk.fields(given).map((one) => input(desk, one, given, rows))}<p><button class="btn act">Calculate</button></p></form></section>
<section id="results"><h2>Results</h2>${rows.length === 0 ? html`<p class="m">${answer.meta.notes[0]}</p>` : desk.results(rows, summary, given, site)}</section>
${(await desk.chart?.(web, summary)) ?? NOTHING}
<section><h2>Notes</h2><ul class="prose">${answer.meta.notes.map((note) => html`<li>${note}</li>`)}${answer.meta.sources.map(
      ({ attribution, licence, url }) => html`<li><a href="${url}">${attribution}</a>, ${licence.name}.</li>`,
    )}</ul>${methodLink(site, 'desks')}</section>`,
  };
}

function input(desk: Desk, declared: QueryParameter, given: URLSearchParams, rows: readonly Row[]): Html {
  const { name } = declared;
  const value = given.get(name) ?? (declared.kind === 'number' ? String(declared.default) : '');
  const group = desk.slide?.(name, rows);
  if (declared.kind === 'choice')
    return html`<div class="field"><label for="${name}">${desk.label(name)}</label><select id="${name}" name="${name}">${declared.values.map(
      (one) =>
        html`<option value="${one === declared.default ? '' : one}"${attribute('selected', one === (value === '' ? declared.default : value))}>${capital(one)}</option>`,
    )}</select></div>`;
  return html`<div class="field"><label for="${name}">${desk.label(name)}</label><input id="${name}" name="${name}" type="number" step="any" value="${value}"${attribute('placeholder', desk.hint?.(name, rows) ?? null)}${group !== undefined && html` data-change="${String(group['annual_change_pct'])}" data-official="${String(group['official_weight_pct'])}"`}></div>`;
}

function housing(rows: readonly Row[], summary: Row, given: URLSearchParams): Html {
  const isMixed = new Set(rows.map((row) => row['period'])).size > 1;
  const named = isMixed ? rows.map((row) => ({ ...row, place: `${String(row['place'])}, ${shortPeriod(String(row['period']))}` })) : rows;
  const isMedian = rows.some((row) => row['median_price_aud'] !== null);
  const columns = [
    ...['Quarter', isMedian ? 'Median price' : 'Mean price', 'Household income', 'Years to save', 'Monthly repayment'],
    ...['Share of income', higherRate(summary, given), 'Rent, share of income'],
  ];
  return html`${rateUsed(summary)}${bars(valued(named, 'place', 'repayment_share_pct'), 'Monthly repayments as a share of household income, per cent', percent)}${table(
    {
      caption: 'Deposit and repayments by place',
      prose: true,
      pinned: true,
      ...withoutEmptyColumns({
        columns: [{ title: 'Place' }, ...columns.map((title) => ({ title, numeric: true }))],
        rows: rows.map((row): readonly Piece[] => [
          String(row['place']),
          shortPeriod(String(row['period'])),
          dollars(row['mean_price_aud'] ?? row['median_price_aud']),
          dollars(row['household_income_aud']),
          number(row['years_to_save'], 1),
          dollars(row['monthly_repayment_aud']),
          html`<b>${percent(row['repayment_share_pct'])}</b>`,
          percent(row['repayment_share_with_buffer_pct']),
          percent(row['rent_share_pct']),
        ]),
      }),
    },
  )}${pipeline(rows)}`;
}

/** Returns the heading of the second share of income, with the interest rate of that share. */
function higherRate({ rate_pct: rate }: Row, given: URLSearchParams): string {
  const declared = HOUSING_DESK.find(({ name }) => name === 'buffer');
  const added = Number(given.get('buffer') ?? (declared?.kind === 'number' ? declared.default : Number.NaN));
  return typeof rate === 'number' && Number.isFinite(added)
    ? `Share at ${percent(addDecimals([rate, added]), 2)}`
    : 'Share at a higher rate';
}

/** Shows the interest rate. A rate that is out of date is written in the past tense. */
function rateUsed({ rate_pct: rate, rate_series: series, rate_period: period, rate_currency: currency }: Row): Html {
  if (rate === null) return html`<p>No interest rate is stored. Enter a rate.</p>`;
  const value = html`<b>${percent(rate, 2)}</b>`;
  if (series === null) return html`<p>Interest rate: ${value}, as entered.</p>`;
  const when = periodText(String(period));
  return currency === 'out_of_date'
    ? html`<p>No current interest rate. In ${when}, new variable-rate loans cost ${value}. Repayments use that rate.</p>`
    : html`<p>Interest rate: ${value}, new variable-rate loans, ${when}.</p>`;
}

/** Shows the steps from approval to completion over a year. */
function pipeline(rows: readonly Row[]): Html {
  const counts = ['approvals', 'commencements', 'completions', 'under_construction'];
  const known = rows.filter((row) => counts.some((count) => row[count] !== null));
  const heading = html`<h3>Approved, started and completed</h3>`;
  if (known.length === 0) return html`${heading}<p class="m">This site has no data yet for dwellings approved, started and completed.</p>`;
  const counted = html`${table({
    caption: 'Dwellings approved, started and completed in the year to a quarter',
    prose: true,
    pinned: true,
    columns: [
      { title: 'Place' },
      ...['Year to', 'Approved', 'Started', 'Completed', 'Under construction'].map((title) => ({ title, numeric: true })),
    ],
    rows: known.map((row): readonly Piece[] => [
      String(row['place']),
      shortPeriod(String(row['pipeline_period'])),
      ...counts.map((count) => number(row[count], 0)),
    ]),
  })}<p class="s m">A dash means that the count is not stored for the whole year.</p>`;
  return html`${heading}${tuck('Show the dwellings', counted)}`;
}

function inflation(rows: readonly Row[], summary: Row, _given: URLSearchParams, site: Site): Html {
  return html`<p>With your weights: <b data-own>${percent(summary['own_inflation_pct'], 2)}</b> in the year to ${periodText(String(summary['period']))}. With official weights: ${percent(summary['official_weights_pct'], 2)}. Published: ${percent(summary['published_pct'])}. <a href="${site.href('/signals/cost-of-living')}">Living costs by type of household</a></p>${livingCosts(summary)}${bars(
    valued(rows, 'name', 'own_contribution_ppt'),
    'Contribution of each group, percentage points',
    (value) => number(value, 2),
  )}${table({
    caption: 'CPI groups: weights and annual changes',
    prose: true,
    onPhone: 3,
    columns: [
      { title: 'Group' },
      ...['Your weight', 'Annual change', 'Official weight', 'Your contribution'].map((title) => ({ title, numeric: true })),
    ],
    rows: rows.map((row): readonly Piece[] => [
      String(row['name']),
      percent(row['own_weight_pct']),
      percent(row['annual_change_pct']),
      percent(row['official_weight_pct']),
      number(row['own_contribution_ppt'], 2),
    ]),
  })}`;
}

/** Shows the published living cost index of the household that the reader chose. Returns nothing if the reader chose none. */
function livingCosts({ household, living_cost_annual_pct: change, living_cost_period: period }: Row): Html {
  if (typeof household !== 'string') return NOTHING;
  const whose = `living costs of ${household.replaceAll('_', ' ')} households`;
  return typeof change === 'number'
    ? html`<p>${capital(whose)}, as published: <b>${percent(change)}</b> in the year to ${periodText(String(period))}.</p>`
    : html`<p>This site has no data yet for ${whose}.</p>`;
}

function rules(rows: readonly Row[], summary: Row, given: URLSearchParams): Html {
  const missing = (RULE_FIELDS[String(summary['rule'])] ?? []).filter(
    (name) => (NEEDED.includes(name) && !given.has(name)) || summary[`${name}_pct`] === null,
  );
  const enter = new Intl.ListFormat('en-AU').format(missing.map(nounOfRule));
  const isOpen = missing.length > 0 && rows.every((row) => typeof row['value_pct'] !== 'number');
  return html`<p><code>${String(summary['formula'])}</code></p>${
    isOpen ? html`<p><b>Enter ${enter}.</b></p>` : html`${ruleBars(rows, summary)}${ruleTable(rows)}`
  }<dl class="dl s">${Object.entries(summary).flatMap(([name, value]) => {
    const of = name.replace(/_pct$/, '');
    const period = summary[`${of}_period`];
    if (typeof value !== 'number') return [];
    return [
      html`<dt>${INPUT_LABELS[of] ?? capital(of)}</dt><dd>${percent(value, 2)}${typeof period === 'string' && `, ${periodText(period)}`}</dd>`,
    ];
  })}</dl>`;
}

/** Shows results as bars. There is one bar for each neutral rate, or one for the debt before a year and one after it. */
function ruleBars(rows: readonly Row[], { rule, debt_pct: debt }: Row): Html {
  const results =
    rule === 'debt'
      ? [{ result: 'Debt now', value_pct: debt }, ...rows.filter(({ result }) => result === 'debt_after_a_year')]
      : rows.map((row) => ({ ...row, result: row['basis'] ?? row['result'] }));
  const named = valued(results, 'result', 'value_pct').map(({ name, value }) => ({ name: capital(name), value }));
  if (named.length < 2) return NOTHING;
  return bars(named, rule === 'debt' ? 'Debt, per cent of GDP' : 'Results of the rule, per cent a year', (value) => percent(value, 2));
}

function ruleTable(rows: readonly Row[]): Html {
  return html`${table({
    caption: 'Rule results',
    prose: true,
    columns: [{ title: 'Result' }, { title: 'Value', numeric: true }, { title: 'Neutral rate', numeric: true }, { title: 'Basis' }],
    rows: rows.map((row): readonly Piece[] => [
      capital(String(row['result'])),
      typeof row['value_pct'] === 'number'
        ? html`<b>${percent(row['value_pct'], 2)}</b>`
        : html`<span class="m">${String(row['reason'])}</span>`,
      percent(row['r_star_pct'], 1),
      row['basis'] === null ? '–' : html`${String(row['basis'])}<br><span class="xs m">${String(row['source'])}</span>`,
    ]),
  })}`;
}
