import { findDataset } from '../../../catalogue/catalogue.ts';
import { questionOf, SUBJECTS, subjectOf } from '../../../catalogue/questions.ts';
import { member } from '../../../core/assert.ts';
import { capitalised } from '../../../core/basic/text.ts';
import type { ParameterDeclaration, Signal, SignalRow } from '../../../core/define-signal.ts';
import { quoted, WattleError } from '../../../core/errors.ts';
import { FREQUENCY, type Frequency, isFrequency } from '../../../core/frequency.ts';
import { nearest } from '../../../core/nearest.ts';
import { formatPeriod, type Period, parsePeriod } from '../../../core/period.ts';
import type { Answer, Chart } from '../../../queries/base/answer.ts';
import { gradeOf } from '../../../queries/base/reason.ts';
import type { Note, Reason } from '../../../queries/base/reason-shape.ts';
import { defaultValue } from '../../../queries/base/signal-inputs.ts';
import { datedHeadline } from '../../../queries/signals/oldest-age.ts';
import { attribute, type Html, html, NOTHING } from '../../html.ts';
import { icon } from '../../icons.ts';
import type { PageContent, PageRequest, Redirect, WebContext, WebPage } from '../../page.ts';
import { type BreakWords, breakList, breaksOfAnswer } from '../../parts/break-list.ts';
import { chartFigure } from '../../parts/chart-figure.ts';
import { fileForms } from '../../parts/file-menu.ts';
import { type MenuItem, menu } from '../../parts/menu.ts';
import { segments } from '../../parts/segments.ts';
import { smallMultiples } from '../../parts/small-multiples.ts';
import { dot } from '../../parts/state-dot.ts';
import { fold, tuck } from '../../parts/tuck.ts';
import type { Site } from '../../site.ts';
import { dayText } from '../../words/period-words.ts';
import { reasonSentences, spelledOut } from '../../words/reason-words.ts';
import { stateWords } from '../../words/state-words.ts';
import { caveats, methodSections } from './method.ts';
import { ageWords, answerSignal, newestAnswer, rowsOfAnswer, type SignalFacts } from './signal-answer.ts';
import { chartsOf, isDrawn, rowsShown } from './signal-chart.ts';
import { bigFigure, leadingFigure } from './signal-figure.ts';
import { lowerUnit, newestTable } from './signal-tables.ts';

const YEARS = [5, 15] as const;
const CHART_HEIGHT = 260;
/** The minimum number of lines for which each line has a small chart. */
const FROM_MULTIPLES = 6;
/** The number of reasons that are open. Further reasons are folded. */
const MOST_REASONS = 2;

export const signalPage: WebPage = {
  id: 'signal',
  path: '/signals/{signal}',
  access: 'reading',
  query: null,
  make: makePage,
};

async function makePage(web: WebContext, { path, query }: PageRequest): Promise<PageContent | Redirect> {
  const { site, queries, signals } = web;
  const id = member(path, 'signal');
  const signal = signalNamed(signals, id);
  if (signal.id !== id) return { redirect: site.href(`/signals/${signal.id}`, query) };
  const params = new URLSearchParams([...query].filter(([name]) => name !== 'span'));
  const facts = await answerSignal(queries, signal, params);
  const question = questionOf(signal);
  const beside = await othersOf(web, signal);
  const { newest } = facts;
  return {
    title: question,
    description: newest?.meta.headline ?? signal.summary,
    section: 'signals',
    canonical: `/signals/${signal.id}`,
    maxAgeSeconds: newest?.maxAgeSeconds ?? 30,
    ...(newest ? { datasets: [...new Set([newest, ...beside.map((one) => one.newest)].flatMap((one) => one?.datasets ?? []))] } : {}),
    ...(facts.course !== null && isDrawn(signal) ? { image: `/g/${signal.id}.png` } : {}),
    forms: newest === null ? [] : fileForms((extension) => site.href(`/g/${signal.id}.${extension}`, params)),
    body: html`<p class="crumb"><a href="${site.href('/signals')}">Indicators</a> › ${subjectOf(signal)} › <code>${signal.id}</code></p><h1>${question}</h1>${figure(web, signal, facts)}
<div class="side"><div>${tools(site, signal, facts, params)}${course(site, signal, facts, params)}${breakList(breaksShown(facts, params))}${newestTable(signal, facts)}
${methodSections(site, signal, newest)}</div><aside><section class="card"><h2 class="eyebrow">Notes</h2>${tuck('Show the notes', notesOn(signal, newest))}</section>${othersCard(site, beside)}</aside></div>`,
  };
}

/** Shows notes about the indicator and its constants. Notes about the stored data follow and are folded. */
function notesOn(signal: Signal, newest: Answer | null): Html {
  const always = caveats(signal);
  const added = (newest?.meta.note_facts ?? []).filter(({ text }) => !always.includes(text));
  const [constants, onData] = [added.filter(({ code }) => code === 'constant'), added.filter(({ code }) => code !== 'constant')];
  const list = (notes: readonly Html[]): Html => html`<ul class="s">${notes.map((note) => html`<li>${note}</li>`)}</ul>`;
  const fixed = [...always.map((text) => html`${spelledOut(text)}`), ...constants.map((note) => noteHtml(signal, note))];
  return html`${list(fixed)}${onData.length > 0 && html`<details class="more"><summary class="s"><span class="link">Notes on the data (${onData.length})</span></summary>${list(onData.map((note) => noteHtml(signal, note)))}</details>`}`;
}

/** Shows a note. A note about breaks has no details, because the page lists the breaks. */
function noteHtml(signal: Signal, { code, values, text }: Note): Html {
  if (code === 'breaks') return html`${spelledOut(String(values['what']))}`;
  if (code !== 'constant') return html`${spelledOut(text)}`;
  const { name, amount, from, source, source_url: url } = values as Readonly<Record<string, string>>;
  const declared = signal.parameters[String(name)];
  const label =
    declared !== undefined ? nameWords(String(name)) : isSymbol(String(name)) ? name : capitalised(String(name).replaceAll('_', ' '));
  return html`${label}: ${amount} from ${dayText(String(from))}. Source: <a href="${url ?? ''}" rel="noreferrer">${source}</a>`;
}

/** Returns true if the name of a constant is also its symbol in the formula, such as `τ`. */
const isSymbol = (name: string): boolean => name.length === 1;

function breaksShown({ newest, course: rows }: SignalFacts, params: URLSearchParams): readonly BreakWords[] {
  const named = (some: readonly SignalRow[]): ReadonlySet<string> =>
    new Set(some.flatMap((row) => (Array.isArray(row['breaks']) ? row['breaks'].map(String) : [])));
  if (rows === null) return breaksOfAnswer(newest?.meta.breaks ?? [], null);
  return breaksOfAnswer(rows.meta.breaks ?? [], named([...rowsShown(rows, params), ...(newest === null ? [] : rowsOfAnswer(newest))]));
}

/** The former address of a method. It redirects to the page of the indicator. */
export const methodologyPage: WebPage = {
  id: 'methodologyPage',
  path: '/docs/methodology/{signal}',
  access: 'open',
  query: [],
  make: async ({ site, signals }, { path }) => ({
    redirect: `${site.href(`/signals/${signalNamed(signals, member(path, 'signal')).id}`)}#method`,
  }),
};

/** Finds an indicator. Accepts former ids, capitals and `_`. Throws REQ_NOT_FOUND with the nearest ids. */
export function signalNamed(signals: readonly Signal[], id: string): Signal {
  const folded = id.toLowerCase().replaceAll('_', '-');
  const found = signals.find((one) => one.id === folded) ?? signals.find(({ aliases }) => aliases?.includes(folded));
  if (found) return found;
  const near = nearest(
    id,
    signals.map((signal) => signal.id),
  );
  throw new WattleError('REQ_NOT_FOUND', `Unknown indicator: ${quoted(id)}.`, { near });
}

function figure({ queries, site }: WebContext, signal: Signal, { newest, refusal }: SignalFacts): Html {
  if (newest === null) {
    return html`<div class="fig"><b class="words">No current value</b><p>${whyNoValue(site, refusal)}</p><div class="row"><a class="chip" href="${site.href('/status')}">${dot('none')}See which datasets have data</a></div></div>`;
  }
  const big = newest.meta.outdated ? html`<b class="words">No current value</b>` : bigFigure(signal, rowsOfAnswer(newest)[0]);
  const { stale, reasons, sandbox, inputs } = { ...newest.meta, sandbox: queries.sandbox, inputs: newest.meta.inputs ?? [] };
  // The headline of an old result starts with the words above it and below it.
  const above = newest.meta.outdated ? datedHeadline(null, newest.meta.outdated) : '';
  const said = newest.meta.headline?.slice(above.length).trim() || signal.summary;
  return html`<div class="fig">${big}<p>${said}</p><div class="row">${
    sandbox
      ? html`<span class="chip warn">${dot('sim')}Simulated</span>`
      : stale && gradeOf(reasons) !== 'current'
        ? html`<a class="chip warn" href="#why">${dot('stale')}${ageWords(newest)}</a>`
        : html`<span class="chip">${dot('ok')}Up to date</span>`
  }<span class="chip">${signal.mode === 'history' ? capitalised(FREQUENCY[signal.frequency].word) : 'Now'}</span><span class="chip">Method, version ${signal.methodologyVersion}</span><span class="chip">${inputs.length} ${inputs.length === 1 ? 'input' : 'inputs'}</span></div></div>`;
}

/** Explains why there is no value. The titles of datasets are links. */
function whyNoValue(site: Site, refusal: WattleError | null): Html {
  if (refusal?.code === 'DATA_UNAVAILABLE' && refusal.dataset !== undefined)
    return html`This site has no data yet for ${datasetLink(site, refusal.dataset)}.`;
  const old = [...new Set(((refusal?.reasons ?? []) as readonly Reason[]).map(({ dataset }) => dataset))];
  if (refusal?.code !== 'DATA_STALE' || old.length === 0) return html`${refusal?.message}`;
  return html`This indicator uses current data only. These datasets may be out of date: ${old.map((id, i) => html`${i > 0 && ', '}${datasetLink(site, id)}`)}.`;
}

function tools(site: Site, signal: Signal, { newest, course: rows }: SignalFacts, params: URLSearchParams): Html {
  const href = (changes: Record<string, string | null>): string => site.href(`/signals/${signal.id}`, withChanges(params, changes));
  const last = rows === null ? null : parsePeriod(String(rowsOfAnswer(rows).at(-1)?.['period'] ?? ''));
  const fields = Object.entries(signal.parameters);
  return html`<div class="tools">${last !== null && spans(last, params, href)}${
    fields.length > 0 &&
    html`<form class="row" action="${site.href(`/signals/${signal.id}`)}" data-facets>${params.has('start_period') && html`<input type="hidden" name="start" value="${params.get('start_period')}">`}${fields.map(([name, declared]) => parameterField(name, declared, params.get(name)))}<button class="btn">Show</button></form>`
  }${newest !== null && html`<div class="row push">${downloads(site, signal, params)}</div>`}</div>`;
}

function spans(last: Period, params: URLSearchParams, href: (changes: Record<string, string | null>) => string): Html {
  const year = Number(formatPeriod(last).replace(/^FY/, '').slice(0, 4));
  const start = params.get('start_period');
  return segments('Range', [
    ...YEARS.map((years) => ({
      label: `${years} y`,
      href: href({ start_period: String(year - years) }),
      current: start === String(year - years) || (start === null && years === 15),
    })),
    { label: 'All', href: href({ start_period: '1900' }), current: start === '1900' },
  ]);
}

function withChanges(params: URLSearchParams, changes: Record<string, string | null>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

function parameterField(name: string, declared: ParameterDeclaration, value: string | null): Html {
  const label = parameterWords(name, declared);
  const byDefault = defaultValue(declared);
  const current = value ?? (byDefault === null ? '' : String(byDefault));
  if (declared.kind === 'number') {
    return html`<label class="row">${label}<input class="short" name="${name}" type="number" step="${declared.whole ? '1' : 'any'}" min="${declared.min}" max="${declared.max}" value="${current}"></label>`;
  }
  return html`<label class="row">${label}<select class="short" name="${name}">${declared.default === null && html`<option value="">All</option>`}${declared.values.map(
    (one) =>
      html`<option value="${one}"${attribute('selected', one.toLowerCase() === current.toLowerCase())}>${valueWords(name, one)}</option>`,
  )}</select></label>`;
}

/** Returns a value in words. Codes of frequencies and states become words. */
const valueWords = (name: string, value: string): string =>
  name === 'frequency' && isFrequency(value.toUpperCase())
    ? capitalised(FREQUENCY[value.toUpperCase() as Frequency].word)
    : (stateWords(name, value) ?? capitalised(value.replaceAll('_', ' ')));

const nameWords = (name: string): string => capitalised(name.replace(/_pct$/, '').replaceAll('_', ' '));

/** Returns a name in words: `deposit_pct` becomes `Deposit, %`, and `lag` becomes `Lag, quarters`. */
function parameterWords(name: string, declared: ParameterDeclaration): string {
  const words = nameWords(name);
  if (declared.kind !== 'number') return words;
  const unit = declared.unit === 'Per cent' ? '%' : lowerUnit(declared);
  return words.toLowerCase().includes(unit) ? words : `${words}, ${unit}`;
}

const downloads = (site: Site, signal: Signal, params: URLSearchParams): Html =>
  menu({
    button: html`${icon('download')}Download`,
    label: 'Download',
    primary: true,
    heading: 'Current view',
    groups: [
      [
        { label: 'Excel', words: 'all rows', href: site.href(`/g/${signal.id}.xlsx`, params) },
        { label: 'CSV', words: 'all rows', href: site.href(`/g/${signal.id}.csv`, params) },
        { label: 'JSON', words: 'with sources', href: site.href(`/g/${signal.id}.json`, params) },
        { label: 'Explain', words: 'with every input', href: site.href(`/g/${signal.id}.json`, withChanges(params, { explain: '1' })) },
      ],
      ...(isDrawn(signal) ? [pictures(site, signal, params)] : []),
    ],
  });

const pictures = (site: Site, signal: Signal, params: URLSearchParams): readonly MenuItem[] =>
  ['svg', 'png'].map((form) => ({
    label: form.toUpperCase(),
    words: 'image with source',
    href: site.href(`/g/${signal.id}.${form}`, params),
  }));

function course(site: Site, signal: Signal, { course: answer, newest }: SignalFacts, params: URLSearchParams): Html {
  const why =
    newest !== null && newest.meta.grade !== 'current'
      ? html`<div class="note" id="why">${reasonList(site, newest.meta.reasons)}</div>`
      : NOTHING;
  if (answer === null || !isDrawn(signal))
    return signal.mode === 'snapshot' && 'none' in signal.past ? html`${why}<p class="s m">No chart. ${signal.past.none}</p>` : why;
  const charts = chartsOf(signal, answer, rowsShown(answer, params)).filter(hasValues);
  return html`${charts.map((chart, i) =>
    chart.series.length >= FROM_MULTIPLES
      ? smallMultiples(chart, [])
      : chartFigure({
          chart,
          dataHref: null,
          tableId: 'table',
          height: CHART_HEIGHT,
          hasSources: i === 0,
          hasGrade: false,
          id: i === 0 ? 'chart' : `chart-${i + 1}`,
        }),
  )}${why}`;
}

/** True if a line has at least two values. A single value is already shown above the chart. */
const hasValues = ({ series }: Chart): boolean => series.some(({ value }) => value.filter((one) => one !== null).length > 1);

function reasonList(site: Site, reasons: readonly Reason[]): Html {
  const all = reasonSentences(reasons);
  const items = html`<ul>${all.map(
    ({ datasets, words }) => html`<li>${datasets.map((id, i) => html`${i > 0 && ', '}${datasetLink(site, id)}`)}: ${words}</li>`,
  )}</ul>`;
  const words = 'Show why it is out of date';
  return all.length > MOST_REASONS ? fold(words, items) : all.length > 1 ? tuck(words, items) : items;
}

function datasetLink(site: Site, id: string): Html {
  const [source = '', ...rest] = id.split('.');
  const dataset = findDataset(source, rest.join('.'));
  return dataset === null ? html`${id}` : html`<a href="${site.href(`/datasets/${dataset.source}/${dataset.id}`)}">${dataset.title}</a>`;
}

/** Another indicator with its result. The result is null if the indicator returns an error. */
interface Other {
  readonly question: string;
  readonly signal: Signal;
  readonly newest: Answer | null;
}

async function othersOf({ queries, signals }: WebContext, signal: Signal): Promise<readonly Other[]> {
  const subject = SUBJECTS.find(({ questions }) => signal.id in questions);
  return Promise.all(
    Object.entries(subject?.questions ?? {}).flatMap(([id, question]) => {
      const one = id === signal.id ? undefined : signals.find((other) => other.id === id);
      return one === undefined ? [] : [newestAnswer(queries, one).then(({ newest }) => ({ question, signal: one, newest }))];
    }),
  );
}

const othersCard = (site: Site, others: readonly Other[]): Html =>
  html`<section class="card"><h2 class="eyebrow">Other questions</h2>${tuck('Show the questions', html`<ul class="list s">${others.map((other) => html`<li><a href="${site.href(`/signals/${other.signal.id}`)}">${other.question}</a>${otherFigure(other)}</li>`)}</ul>`)}</section>`;

/** Returns a text such as `−0.6 points, Dec quarter 2025`. Returns an empty text if the result is not a single value. */
function otherFigure({ signal, newest }: Other): Html {
  if (newest === null) return html`<br><span class="m">${dot('none')} No current value</span>`;
  const figure = leadingFigure(signal, newest);
  if (figure === null) return NOTHING;
  return html`<br><span class="m n">${figure.text}${figure.period !== '' && html`, ${figure.period}`}</span>`;
}
