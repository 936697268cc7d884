/** The page that shows all topics in a grid. */
import { currentWords, type TopicFigure, topicFigures } from '../../../queries/concepts/topics/read-topics.ts';
import { type Html, html } from '../../html.ts';
import type { PageContent, WebContext, WebPage } from '../../page.ts';
import { fileForms } from '../../parts/file-menu.ts';
import type { Site } from '../../site.ts';
import { shortPeriodWords } from '../../words/period-words.ts';

const MAX_AGE_SECONDS = 60;

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

/** Returns the grid. Each card has the current value or the subject of its topic. With `brief`, phones do not show this line. */
export const topicGrid = (site: Site, figures: readonly TopicFigure[], form?: 'brief'): Html =>
  html`<ul class="grid${form !== undefined && ` ${form}`}">${figures.map((one) => html`<li><a class="card" href="${site.href(`/topics/${one.topic.id}`)}"><b>${one.topic.title}</b>${figureOf(one)}</a></li>`)}</ul>`;

function figureOf(one: TopicFigure): Html {
  const { topic, resolved } = one;
  const words = currentWords(one);
  if (words === null || resolved?.figure == null) return html`<span class="s m">${topic.summary}</span>`;
  return html`<span class="big-figure">${words}</span><span class="s m">${resolved.concept.title}, ${shortPeriodWords(resolved.figure.newest.period)}</span>`;
}
