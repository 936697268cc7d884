/** The page that lists indicators by the questions that they answer. Each has its latest result. */

import { subjectsOf } from '../../../catalogue/questions.ts';
import { gradeOf } from '../../../queries/base/reason.ts';
import { type Html, html } from '../../html.ts';
import type { PageContent, WebContext, WebPage } from '../../page.ts';
import { dot } from '../../parts/state-dot.ts';
import { tuck } from '../../parts/tuck.ts';
import { ageWords, newestAnswer } from './signal-answer.ts';
import { leadingFigure } from './signal-figure.ts';

const MAX_AGE_SECONDS = 60;
/** The number of subjects that are open on phones. Further subjects are folded. */
const OPEN_ON_PHONES = 4;

/** Other pages that show calculations with stored values. */
const WORKSHEET_LINKS = [
  ['/forecasts', 'RBA forecasts'],
  ['/board-days', 'Cash rate decisions'],
  ['/inflation', 'CPI laboratory'],
  ['/check', 'Figure check'],
  ['/housing', 'Housing desk'],
  ['/my-inflation', 'My inflation'],
  ['/rules', 'Rule calculators'],
  ['/gdp-partials', 'GDP partials'],
  ['/panels', 'Real-time panels'],
] as const;

export const signalsPage: WebPage = {
  id: 'signals',
  path: '/signals',
  access: 'reading',
  query: [],
  make: async (web): Promise<PageContent> => ({
    title: 'Indicators',
    description:
      'Indicators calculated from published figures that answer questions about pay and prices, interest rates and inflation, homes and people in Australia.',
    section: 'signals',
    canonical: '/signals',
    maxAgeSeconds: MAX_AGE_SECONDS,
    forms: [{ label: 'JSON', href: web.site.absolute('/v1/signals'), needsKey: true }],
    body: html`<h1>Indicators</h1><p class="prose m">Indicators calculated from official figures. Each page shows the formula and every input.</p>
<p>${WORKSHEET_LINKS.map(([path, words], i) => html`${i > 0 && ' · '}<a href="${web.site.href(path)}">${words}</a>`)}</p>
${await Promise.all(subjectsOf(web.signals).map((subject, i) => subjectSection(web, subject, i >= OPEN_ON_PHONES)))}`,
  }),
};

async function subjectSection(
  web: WebContext,
  { title, questions }: ReturnType<typeof subjectsOf>[number],
  isFolded: boolean,
): Promise<Html> {
  const all = Object.entries(questions);
  const list = html`<ul class="list">${await Promise.all(all.map(([id, question]) => signalHit(web, id, question)))}</ul>`;
  return html`<section><h2>${title}</h2>${isFolded ? tuck(`Show the ${all.length === 1 ? 'question' : `${all.length} questions`}`, list) : list}</section>`;
}

async function signalHit({ site, queries, signals }: WebContext, id: string, question: string): Promise<Html> {
  const signal = signals.find((one) => one.id === id);
  if (!signal) return html``;
  const { newest, refusal } = await newestAnswer(queries, signal);
  const headline = newest?.meta.headline ?? null;
  const figure = newest === null || newest.meta.outdated ? null : leadingFigure(signal, newest);
  const state = newest === null ? 'none' : queries.sandbox ? 'sim' : newest.meta.grade === 'current' ? 'ok' : 'stale';
  const words =
    newest === null ? (refusal?.code === 'DATA_STALE' ? 'Not shown, because it needs current data' : 'No data') : ageWords(newest);
  return html`<li class="hit"><h3><a href="${site.href(`/signals/${id}`)}">${question}</a></h3>${figure !== null && html`<div class="val">${figure.text}<small>${figure.period}</small></div>`}<p class="s m ${figure === null ? 'clip' : 'detail'}">${headline ?? signal.summary}</p><p class="xs m st${newest !== null && gradeOf(newest.meta.reasons) !== 'out_of_date' && ' minor'}">${dot(state)}<span>${words}</span></p></li>`;
}
