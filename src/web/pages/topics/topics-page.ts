/** The page that shows all topics in a grid. */
import { mainValue, type TopicFigure, topicFigures } from '../../../queries/concepts/topics/read-topics.ts';
import { type Html, html } from '../../html.ts';
import type { PageContent, WebContext, WebPage } from '../../page.ts';
import { fileForms } from '../../parts/file-menu.ts';
import { exceptionMark } from '../../parts/state-dot.ts';
import type { Site } from '../../site.ts';
import { shortPeriodWords } from '../../words/period-words.ts';

const MAX_AGE_SECONDS = 60;
const REGISTERS = 'registers';

export const topicsPage: WebPage = {
  id: 'topics',
  path: '/topics',
  access: 'reading',
  query: [],
  make: async ({ queries, site }: WebContext): Promise<PageContent> => ({
    title: 'Topics',
    description: 'Australian statistics by topic: prices, work, wages, housing, growth, interest rates, trade, population and others.',
    section: 'topics',
    canonical: '/topics',
    maxAgeSeconds: MAX_AGE_SECONDS,
    forms: fileForms((form) => site.href(`/t/all.${form}`)),
    body: html`<h1>Topics</h1><p class="prose m">Each topic has its main series, a chart, indicators and datasets.</p>
${topicGrid(site, await topicFigures(queries))}`,
  }),
};

/** Returns the grid. Each card has one number. With `brief`, phones show it without its description. */
export const topicGrid = (site: Site, figures: readonly TopicFigure[], form?: 'brief'): Html =>
  html`<ul class="grid${form !== undefined && ` ${form}`}">${figures.map((one) => html`<li><a class="card" href="${site.href(`/topics/${one.topic.id}`)}"><b>${one.topic.title}</b>${figureOf(one)}</a></li>`)}</ul>`;

/** Returns the main value. A topic without one has the number of its datasets. */
function figureOf(one: TopicFigure): Html {
  const value = mainValue(one);
  const { datasets, id, summary } = one.topic;
  if (value === null)
    return html`<span class="big-figure">${datasets.length} ${id === REGISTERS ? 'registers' : 'datasets'}</span><span class="s m">${summary}</span>`;
  return html`<span class="big-figure${!value.isCurrent && ' m'}">${value.words}</span><span class="s m">${value.title}, ${shortPeriodWords(value.period)}${!value.isCurrent && exceptionMark('out_of_date', 'old', '')}</span>`;
}
