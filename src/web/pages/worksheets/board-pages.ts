/** The list of cash rate decisions. Also the page with the values that the RBA Board knew on the day of a decision. */
import { FIRST_VOTE } from '../../../catalogue/board/board-votes.ts';
import { forecasts } from '../../../catalogue/forecasts/forecasts.ts';
import { AU_CASHRATE } from '../../../catalogue/series/rates.ts';
import { datasetKey } from '../../../core/define-dataset.ts';
import { readDecisionChart } from '../../../queries/charts/decision-chart.ts';
import { FIGURES, type KnownFigure } from '../../../queries/economy/board-days/known-figures.ts';
import {
  BOARD_NOTES,
  type BoardDay,
  boardBook,
  boardDayNamed,
  moveOf,
  voteOf,
} from '../../../queries/economy/board-days/read-board-days.ts';
import { forecastSource, newestDay } from '../../../queries/economy/forecasts/read-forecasts.ts';
import type { Decision } from '../../../queries/series/concepts/decisions.ts';
import { type Html, html, NOTHING } from '../../html.ts';
import type { PageContent, PageRequest, Redirect, WebContext, WebPage } from '../../page.ts';
import { chartFigure } from '../../parts/chart-figure.ts';
import { fileForms, fileMenu } from '../../parts/file-menu.ts';
import { methodLink } from '../../parts/method-link.ts';
import { citedNote, sourceNote } from '../../parts/source-note.ts';
import { stateLine } from '../../parts/state-dot.ts';
import { table } from '../../parts/table.ts';
import type { Site } from '../../site.ts';
import { dayText, shortDayText, shortPeriod } from '../../words/period-words.ts';
import { changeText, type ValueStyle, valueText } from '../../words/value-words.ts';

const PATH = '/board-days';
const MAX_AGE_SECONDS = 300;
/** The number of decisions that are open, which is about three years. Earlier decisions are folded by decade. */
const SHOWN = 30;
const ONE: ValueStyle = { before: '', unit: '%', decimals: 1, shift: 0 };
const TWO: ValueStyle = { ...ONE, decimals: 2 };
const MOVES = { cut: 'Cut', hold: 'Hold', rise: 'Rise' } as const;
const SOURCES = [...new Set([AU_CASHRATE, ...Object.values(FIGURES)].map(({ dataset }) => dataset))];
const DATASETS = SOURCES.map(datasetKey);

export const boardDaysPage: WebPage = { id: 'boardDays', path: PATH, access: 'reading', query: [], make: makeList };
export const boardDayPage: WebPage = { id: 'boardDay', path: `${PATH}/{day}`, access: 'reading', query: [], make: makeDay };

const percent = (value: number | null, style = ONE): string => (value === null ? '–' : valueText(value, style));
const move = ({ decision }: BoardDay): string => {
  const found = moveOf(decision);
  return found === null ? 'Not known' : MOVES[found];
};
const notes = (site: Site): Html =>
  html`<section><h2>Notes</h2><ul class="prose">${BOARD_NOTES.map((note) => html`<li>${note}</li>`)}</ul>${methodLink(site, 'board-days')}${sourceNote(site, SOURCES)}<p class="s m">${citedNote([forecastSource(newestDay(forecasts()))])}</p></section>`;

async function makeList({ site, queries }: WebContext): Promise<PageContent> {
  const { days, freshness } = await boardBook(queries);
  const form = (extension: string): string => site.href(`/w/board-days.${extension}`);
  const chart = await readDecisionChart(queries, new URLSearchParams());
  const all = days.toReversed();
  const [latest, rest] = [all.slice(0, SHOWN), all.slice(SHOWN)];
  const decadeOf = ({ decision }: BoardDay): string => `${decision.day.slice(0, 3)}0`;
  const earlier = [...new Set(rest.map(decadeOf))].map((decade) => [decade, rest.filter((one) => decadeOf(one) === decade)] as const);
  return {
    title: 'Cash rate decisions',
    description: 'Every cash rate decision since 1990, with the figures known on the day.',
    section: 'topics',
    canonical: PATH,
    maxAgeSeconds: MAX_AGE_SECONDS,
    datasets: DATASETS,
    forms: fileForms(form),
    body: html`<div class="head"><div><h1>Cash rate decisions</h1><p class="prose m">What the RBA knew at each cash rate decision since 1990. Figures are the latest published before the decision, before any later revisions.</p>${stateLine(freshness.reasons)}</div><div class="row">${fileMenu('All decisions', form)}</div></div>
${chartFigure({ chart, dataHref: null, tableId: 'decisions', height: 240, hasGrade: false })}
${decisions(site, latest, 'decisions')}<section>${earlier.map(([decade, own]) => html`<details class="more"><summary class="s"><span class="link">${decade}s: ${own.length} ${earlier[0]?.[0] === decade ? 'more decisions' : 'decisions'}</span></summary>${decisions(site, own)}</details>`)}</section>${notes(site)}`,
  };
}

const decisions = (site: Site, some: readonly BoardDay[], id?: string): Html =>
  table({
    caption: 'Cash rate decisions',
    ...(id === undefined ? {} : { id }),
    prose: true,
    pinned: true,
    columns: [
      { title: 'Day' },
      { title: 'Decision' },
      ...['Cash rate', 'CPI', 'Trimmed mean', 'Unemployment', 'GDP', 'Wages'].map((title) => ({ title, numeric: true })),
      { title: 'Vote' },
    ],
    rows: some.map((one) => [
      html`<a class="nw" href="${site.href(`${PATH}/${one.decision.day}`)}">${shortDayText(one.decision.day)}</a>`,
      move(one),
      html`<b>${percent(one.decision.after, TWO)}</b>`,
      ...(['cpi', 'trimmed_mean', 'unemployment', 'gdp', 'wages'] as const).map((name) =>
        percent(one.figures.find((figure) => figure.name === name)?.value ?? null),
      ),
      voteOf(one.decision) ?? '–',
    ]),
  });

/** Writes the vote. If it is not stored, writes where the RBA publishes it. Writes nothing if the decision is not stored. */
function voteText(decision: Decision): Html {
  const { day, after } = decision;
  const vote = voteOf(decision);
  if (after === null) return NOTHING;
  if (vote !== null) return html`Vote: ${vote}.`;
  return day < FIRST_VOTE
    ? html`The RBA did not publish votes then.`
    : html`The vote is not stored. The RBA publishes it in its <a href="https://www.rba.gov.au/media-releases/">media releases</a>.`;
}

async function makeDay({ site, queries }: WebContext, { path: { day = '' } }: PageRequest): Promise<PageContent | Redirect> {
  const book = await boardBook(queries);
  const one = boardDayNamed(book, day);
  const { decision, figures, forecasts: next } = one;
  if (decision.day !== day) return { redirect: site.href(`${PATH}/${decision.day}`) };
  const at = book.days.indexOf(one);
  const link = (other: BoardDay | undefined, words: string): Html | false =>
    other !== undefined && html` <a href="${site.href(`${PATH}/${other.decision.day}`)}">${words} ${shortDayText(other.decision.day)}</a>`;
  const form = (extension: string): string => site.href(`/w/board-day.${extension}`, { day });
  const sentence = sentenceOf(one);
  return {
    title: `Decision of ${dayText(day)}`,
    description: sentence,
    section: 'topics',
    canonical: `${PATH}/${day}`,
    maxAgeSeconds: MAX_AGE_SECONDS,
    datasets: DATASETS,
    forms: fileForms(form),
    body: html`<p class="crumb"><a href="${site.href(PATH)}">Cash rate decisions</a> › ${dayText(day)}</p>
<div class="head"><div><h1>Decision of ${dayText(day)}</h1><p>${sentence}</p><p class="s m">${voteText(decision)}${link(book.days[at - 1], 'Previous:')}${link(book.days[at + 1], 'Next:')}</p>${stateLine(book.freshness.reasons)}</div><div class="row">${fileMenu('What was known', form)}</div></div>
<section><h2>What was known</h2>${known(site, figures)}</section>
<section><h2>Next forecasts</h2>${
      next.length === 0
        ? html`<p class="m">The next forecasts are not stored.</p>`
        : table({
            caption: 'Next RBA forecasts',
            prose: true,
            onPhone: 3,
            columns: [{ title: 'Variable' }, { title: 'Quarter' }, { title: 'Forecast', numeric: true }, { title: 'Issue' }],
            rows: next.map(({ series, issued, target, value }) => [
              html`<a href="${site.href(`/forecasts/${series.id}`, { issued })}">${series.title}</a>`,
              shortPeriod(target),
              html`<b>${percent(value)}</b>`,
              shortPeriod(issued),
            ]),
          })
    }</section>${notes(site)}`,
  };
}

function sentenceOf({ decision: { before, after, change } }: BoardDay): string {
  if (after === null) return 'The cash rate target after this decision is not stored.';
  if (change === null || before === null) return `The cash rate target was ${percent(after, TWO)} after the decision.`;
  if (change === 0) return `The cash rate target was unchanged at ${percent(after, TWO)}.`;
  return `The cash rate target went from ${percent(before, TWO)} to ${percent(after, TWO)}.`;
}

const known = (site: Site, figures: readonly KnownFigure[]): Html =>
  table({
    caption: 'What was known',
    prose: true,
    onPhone: 3,
    columns: [
      { title: 'Series' },
      { title: 'Period' },
      { title: 'First published', numeric: true },
      { title: 'Released' },
      { title: 'Now', numeric: true },
      { title: 'Since', numeric: true },
    ],
    rows: figures.map(({ handle, period, value, releasedAt, now, reason }) => [
      html`<a href="${site.href(`/series/${handle.id}`)}">${handle.title}</a>`,
      period === null ? '–' : shortPeriod(period),
      value === null ? html`<span class="m">${reason}</span>` : html`<b>${percent(value)}</b>`,
      releasedAt === null ? '–' : shortDayText(new Date(releasedAt).toISOString().slice(0, 10)),
      percent(now),
      value === null || now === null ? '–' : changeText(now - value, { ...ONE, unit: '' }),
    ]),
  });
