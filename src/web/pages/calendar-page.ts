/** The calendar: what comes out, and when, day by day in Sydney time, and how to have it in one's own calendar. */
import { DAY_MS, isoDay, parseIsoDay } from '../../core/period.ts';
import { formatSydney, sydneyDate } from '../../core/sydney-time.ts';
import { listReleases } from '../../queries/releases/list-releases.ts';
import { CALENDAR_SOURCES, type ReleaseRow } from '../../queries/releases/release-calendar.ts';
import { calendarDay, monthName } from '../../render/chart/calendar-words.ts';
import { attribute, type Html, html } from '../html.ts';
import { icon } from '../icons.ts';
import type { PageContent, WebContext, WebPage } from '../page.ts';
import { codeSample } from '../parts/code-sample.ts';
import { menu } from '../parts/menu.ts';
import { segments } from '../parts/segments.ts';
import { dot } from '../parts/state-dot.ts';
import type { Site } from '../site.ts';
import { clockText, weekday } from '../words/time-words.ts';

const MOST_DAYS = 90;
const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/;
const KINDS: Readonly<Record<string, string>> = {
  data_release: 'Figures',
  policy_decision: 'Decisions',
  statement: 'Statements',
  speech: 'Speeches',
};

export const calendarPage: WebPage = {
  id: 'calendar',
  path: '/calendar',
  access: 'reading',
  query: ['month', 'source', 'event_type'],
  make: (web, { query }) => make(web, query),
};

interface Shown {
  /** Days since 1970-01-01, both inclusive. */
  readonly from: number;
  readonly to: number;
  readonly today: number;
}

async function make(web: WebContext, query: URLSearchParams): Promise<PageContent> {
  const { site, queries } = web;
  const today = parseIsoDay(sydneyDate(queries.clock.now())) ?? 0;
  const shown = daysShown(query.get('month'), today);
  const asked = new URLSearchParams({
    limit: '1000',
    days_back: String(between(today - shown.from, 0)),
    days_ahead: String(between(shown.to - today, 1)),
  });
  for (const name of ['source', 'event_type']) for (const value of query.getAll(name)) asked.append(name, value);
  const list = await listReleases(queries, asked);
  const rows = list.data.filter(({ date }) => within(date, shown));
  const filters = new URLSearchParams([...query].filter(([name]) => name !== 'month'));
  return {
    title: 'What comes out, and when',
    description:
      'The release calendar of the ABS, the RBA and APRA in Sydney time: figures, decisions and statements, to read and to subscribe to.',
    section: 'calendar',
    canonical: '/calendar',
    maxAgeSeconds: list.maxAgeSeconds,
    forms: [
      { label: 'iCal', href: site.href('/calendar.ics', filters) },
      { label: 'RSS', href: site.href('/calendar.rss', filters) },
      { label: 'JSON', href: site.absolute('/v1/releases', filters) },
    ],
    body: html`<div class="head"><div><h1>What comes out, and when</h1><p class="s m">Sydney time, now ${clockText(formatSydney(queries.clock.now()))}. <span data-own-time hidden></span></p></div>${subscribeMenu(site, filters)}</div>
<div class="tools">${sourceSegments(site, query)}${kindSegments(site, query)}</div>
<div class="side"><div>${days(site, rows, shown, query.get('month'))}${list.readAt === null && html`<p class="note">${dot('none')} Not every agency’s calendar has been read yet; they fill in with the first contact.</p>`}${steps(site, query, shown)}</div>
<aside>${[0, 1].map((ahead) => monthCard(site, query, monthOf(shown.from, ahead), list.data, today))}<section class="card flat"><h2 class="eyebrow">In your own calendar</h2><p class="s">This address works in every calendar program. It opens the calendar and nothing else.</p>${codeSample(site.absolute('/calendar.ics', filters).replace(/^https?/, 'webcal'))}</section></aside></div>`,
  };
}

const between = (days: number, least: number): number => Math.max(least, Math.min(MOST_DAYS, days));
const within = (date: string, { from, to }: Shown): boolean => {
  const day = parseIsoDay(date) ?? 0;
  return day >= from && day <= to;
};

/** A month, or this week and the four after it. */
function daysShown(month: string | null, today: number): Shown {
  const m = MONTH.exec(month ?? '');
  if (m) {
    const from = Date.UTC(Number(m[1]), Number(m[2]) - 1, 1) / DAY_MS;
    const to = Date.UTC(Number(m[1]), Number(m[2]), 1) / DAY_MS - 1;
    return { from, to, today };
  }
  const monday = today - ((today + 3) % 7);
  return { from: monday, to: monday + 34, today };
}

const monthOf = (day: number, ahead: number): { readonly year: number; readonly month: number } => {
  const { year, month } = calendarDay(day);
  return { year: year + Math.floor((month + ahead) / 12), month: (month + ahead) % 12 };
};
const monthKey = ({ year, month }: { readonly year: number; readonly month: number }): string =>
  `${year}-${String(month + 1).padStart(2, '0')}`;

function hrefWith(site: Site, query: URLSearchParams, changes: Readonly<Record<string, string | null>>): string {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return site.href('/calendar', next);
}

const sourceSegments = (site: Site, query: URLSearchParams): Html =>
  segments('Agency', [
    { label: 'All', href: hrefWith(site, query, { source: null }), current: !query.has('source') },
    ...CALENDAR_SOURCES.map((code) => ({
      label: code.toUpperCase(),
      href: hrefWith(site, query, { source: code }),
      current: query.get('source') === code,
    })),
  ]);

const kindSegments = (site: Site, query: URLSearchParams): Html =>
  segments('Kind', [
    { label: 'Everything', href: hrefWith(site, query, { event_type: null }), current: !query.has('event_type') },
    ...Object.entries(KINDS).map(([kind, label]) => ({
      label,
      href: hrefWith(site, query, { event_type: kind }),
      current: query.get('event_type') === kind,
    })),
  ]);

// ---------------------------------------------------------------- days

/** Each day with something on it, and today in any case; months have headings. */
function days(site: Site, rows: readonly ReleaseRow[], { from, to, today }: Shown, month: string | null): Html {
  const byDay = new Map<string, ReleaseRow[]>();
  for (const row of rows) byDay.set(row.date, [...(byDay.get(row.date) ?? []), row]);
  if (today >= from && today <= to && !byDay.has(isoDay(today))) byDay.set(isoDay(today), []);
  if (byDay.size === 0)
    return html`<div class="empty"><b>Nothing is announced for these days.</b>Agencies announce some weeks ahead; APRA announces nothing ahead.</div>`;
  let heading = '';
  const thisWeekEnd = today + (13 - ((today + 3) % 7));
  return html`${[...byDay]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([date, own]) => {
      const day = parseIsoDay(date) ?? 0;
      const { year, month: of } = calendarDay(day);
      const title = month === null && day <= thisWeekEnd ? 'This week and next' : `${monthName(of)} ${year}`;
      const head = title === heading ? '' : html`<h2>${(heading = title)}</h2>`;
      return html`${head}${dayRow(site, date, day, own, today)}`;
    })}`;
}

function dayRow(site: Site, date: string, day: number, rows: readonly ReleaseRow[], today: number): Html {
  const { day: ofMonth } = calendarDay(day);
  return html`<section class="day${day === today && ' today'}" id="${date}"><time datetime="${date}"><b>${ofMonth}</b>${weekday(day)}</time>${
    rows.length === 0 ? html`<p class="s m">Today. Nothing is due.</p>` : html`<ul>${rows.map((row) => releaseItem(site, row))}</ul>`
  }</section>`;
}

function releaseItem(site: Site, row: ReleaseRow): Html {
  const dataset = row.dataset_id;
  const href = dataset === null ? row.source_url : site.href(`/datasets/${dataset.replace('.', '/')}`);
  return html`<li><time class="s m nw" datetime="${row.release_at}">${clockText(row.release_at)}</time><span><a href="${href}"${attribute('rel', dataset === null ? 'noreferrer' : null)}>${row.title}</a>${row.reference_period !== null && html` <span class="s m">${row.reference_period}</span>`}<span class="chip">${row.source.toUpperCase()}</span>${row.status === 'released' && html`<span class="xs m">${dot('ok')} out</span>`}</span></li>`;
}

function steps(site: Site, query: URLSearchParams, { from, to }: Shown): Html {
  const isMonth = query.has('month');
  const [before, after] = [monthOf(from, isMonth ? -1 : 0), monthOf(to, isMonth ? 1 : 0)];
  const link = (month: { year: number; month: number }, words: string): Html =>
    html`<a class="btn" href="${hrefWith(site, query, { month: monthKey(month) })}">${words}</a>`;
  return html`<p class="row">${isMonth ? link({ year: before.month < 0 ? before.year - 1 : before.year, month: (before.month + 12) % 12 }, 'Earlier') : link(before, `All of ${monthName(before.month)}`)}${link(after, isMonth ? 'Later' : `All of ${monthName(after.month)}`)}${isMonth && html`<a class="btn" href="${hrefWith(site, query, { month: null })}">This week</a>`}</p>`;
}

// ---------------------------------------------------------------- beside it

/** A month with the days on which something comes out. */
function monthCard(
  site: Site,
  query: URLSearchParams,
  month: { readonly year: number; readonly month: number },
  rows: readonly ReleaseRow[],
  today: number,
): Html {
  const key = monthKey(month);
  const first = Date.UTC(month.year, month.month, 1) / DAY_MS;
  const count = (Date.UTC(month.year, month.month + 1, 1) / DAY_MS - first) | 0;
  const blank = (first + 3) % 7;
  const busy = new Set(rows.filter(({ date }) => date.startsWith(key)).map(({ date }) => date));
  const cells = Array.from({ length: Math.ceil((blank + count) / 7) * 7 }, (_, i) => i - blank);
  const cell = (n: number): Html => {
    if (n < 0 || n >= count) return html`<td></td>`;
    const date = isoDay(first + n);
    const words = busy.has(date) ? html`<a href="${hrefWith(site, query, { month: key })}#${date}">${n + 1}</a>` : html`${n + 1}`;
    return html`<td${attribute('class', first + n === today ? 'now' : null)}${attribute('aria-current', first + n === today ? 'date' : null)}>${words}</td>`;
  };
  const weeks = Array.from({ length: cells.length / 7 }, (_, w) => cells.slice(w * 7, w * 7 + 7));
  return html`<section class="card"><h2 class="eyebrow"><a href="${hrefWith(site, query, { month: key })}">${monthName(month.month)} ${month.year}</a></h2><table class="month"><caption class="vh">${monthName(month.month)} ${month.year}</caption><thead><tr>${['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((name) => html`<th scope="col"><abbr title="${name}">${name.charAt(0)}</abbr></th>`)}</tr></thead><tbody>${weeks.map((week) => html`<tr>${week.map(cell)}</tr>`)}</tbody></table></section>`;
}

function subscribeMenu(site: Site, filters: URLSearchParams): Html {
  const https = site.absolute('/calendar.ics', filters);
  const webcal = https.replace(/^https?/, 'webcal');
  return menu({
    button: html`${icon('bell')}Subscribe`,
    label: 'Subscribe',
    primary: true,
    heading: 'What is chosen here, kept up to date',
    groups: [
      [
        { label: 'Calendar', words: 'Apple, Thunderbird, phones', href: webcal },
        { label: 'Google', words: 'Google Calendar', href: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}` },
        {
          label: 'Outlook',
          words: 'on the web',
          href: `https://outlook.office.com/calendar/0/addfromweb?url=${encodeURIComponent(https)}&name=${encodeURIComponent('Australian releases')}`,
        },
      ],
      [
        { label: 'File', words: 'iCalendar', href: site.href('/calendar.ics', filters) },
        { label: 'Feed', words: 'RSS', href: site.href('/calendar.rss', filters) },
      ],
    ],
  });
}
