/** The release calendar in Sydney time, as a list or as a month. */

import { present } from '../../../core/assert.ts';
import { groupedBy } from '../../../core/basic/lists.ts';
import { quoted, WattleError } from '../../../core/errors.ts';
import { isoDay, parseIsoDay } from '../../../core/period.ts';
import { formatSydney, sydneyDate } from '../../../core/sydney-time.ts';
import { listReleases } from '../../../queries/releases/list-releases.ts';
import { CALENDAR_SOURCES, type ReleaseRow } from '../../../queries/releases/shape.ts';
import { calendarDay, dayWords, monthName } from '../../../render/chart/calendar-words.ts';
import { attribute, type Html, html } from '../../html.ts';
import { icon } from '../../icons.ts';
import type { PageContent, WebContext, WebPage } from '../../page.ts';
import { codeSample } from '../../parts/code-sample.ts';
import { menu } from '../../parts/menu.ts';
import { segments } from '../../parts/segments.ts';
import { unreadDates } from '../../parts/state-dot.ts';
import type { Site } from '../../site.ts';
import { clockText, weekday } from '../../words/time-words.ts';
import { monthGrid } from './month-grid.ts';
import { daysOfMonth, isWithinReach, MOST_DAYS, type Month, monthKey, monthOf, monthOfKey, sinceMonday } from './months.ts';
import { releaseItem } from './release-item.ts';

/** Query parameters that only affect the display. All others are filters. */
const OWN_KEYS = ['month', 'view'];
const VIEWS = ['list', 'month'] as const;
type View = (typeof VIEWS)[number];
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
  query: [...OWN_KEYS, 'source', 'event_type'],
  make: (web, { query }) => make(web, query),
};

interface Shown {
  /** The first day that is shown. Both days are inclusive, in days since 1970-01-01. */
  readonly from: number;
  readonly to: number;
  readonly today: number;
}

async function make(web: WebContext, query: URLSearchParams): Promise<PageContent> {
  const { site, queries } = web;
  const today = present(parseIsoDay(sydneyDate(queries.clock.now())), 'Today');
  const view = requestedView(query);
  const month = monthRequested(query, view, today);
  const shown: Shown = { ...(month === null ? fiveWeeks(today) : daysOfMonth(month)), today };
  // The small months next to the list may start before the list and end after it.
  const requested = new URLSearchParams({
    limit: '1000',
    days_back: String(between(today - daysOfMonth(monthOf(shown.from)).from, 0)),
    days_ahead: String(between(daysOfMonth(monthOf(shown.from, 1)).to - today, 1)),
  });
  for (const name of ['source', 'event_type']) for (const value of query.getAll(name)) requested.append(name, value);
  const list = await listReleases(queries, requested);
  const rows = list.data.filter(({ date }) => within(date, shown));
  const filters = new URLSearchParams([...query].filter(([name]) => !OWN_KEYS.includes(name)));
  const unread = list.readAt === null && unreadDates();
  return {
    title: 'Release calendar',
    description:
      'Upcoming and past statistics, decisions and statements from the ABS, the RBA and APRA, in Sydney time. Subscribe in your calendar.',
    section: 'calendar',
    canonical: '/calendar',
    isTimed: true,
    maxAgeSeconds: list.maxAgeSeconds,
    feed: { title: 'Australian statistical releases', href: site.href('/calendar.rss', filters) },
    forms: [
      { label: 'iCal', href: site.href('/calendar.ics', filters) },
      { label: 'RSS', href: site.href('/calendar.rss', filters) },
      { label: 'JSON', href: site.absolute('/v1/releases', filters), needsKey: true },
    ],
    body: html`<div class="head"><div><h1>Release calendar</h1><p class="s m">Times are in Sydney time, now ${clockText(formatSydney(queries.clock.now()))}. <span data-own-time hidden></span> <a href="${site.href('/releases/week')}">Releases this week</a></p></div>${subscribeMenu(site, filters)}</div>
<div class="tools">${viewSegments(site, query, view)}${sourceSegments(site, query)}${kindSegments(site, query)}</div>
${
  month !== null && view === 'month'
    ? html`${weeks(site, query, { month, rows, today })}${unread}<div class="g2 gap">${ownCalendar(site, filters)}</div>`
    : html`<div class="side"><div>${days(site, rows, shown, query.get('month'))}${unread}${steps(site, query, shown)}</div>
<aside>${[0, 1].map((ahead) => monthCard(site, query, monthOf(shown.from, ahead), list.data, today))}${ownCalendar(site, filters)}</aside></div>`
}`,
  };
}

const between = (days: number, least: number): number => Math.max(least, Math.min(MOST_DAYS, days));
const within = (date: string, { from, to }: Shown): boolean => {
  const day = parseIsoDay(date) ?? 0;
  return day >= from && day <= to;
};

function requestedView(query: URLSearchParams): View {
  const requested = query.get('view') ?? 'list';
  const view = VIEWS.find((one) => one === requested);
  if (view === undefined) throw new WattleError('REQ_BAD_PARAMETER', `Unknown view: ${quoted(requested)}. Allowed: ${VIEWS.join(', ')}.`);
  return view;
}

/** Returns the requested month. If none is requested, the month view shows the current month, and the list shows no month (null). */
function monthRequested(query: URLSearchParams, view: View, today: number): Month | null {
  const requested = query.get('month');
  if (requested === null) return view === 'month' ? monthOf(today) : null;
  const month = monthOfKey(requested);
  if (month === null)
    throw new WattleError(
      'REQ_BAD_PARAMETER',
      `The parameter “month” must be a year and a month, such as ${monthKey(monthOf(today))}, not ${quoted(requested)}.`,
    );
  return month;
}

/** Returns the first and the last day of five weeks, which include the current week. */
function fiveWeeks(today: number): { readonly from: number; readonly to: number } {
  const monday = today - sinceMonday(today);
  return { from: monday, to: monday + 34 };
}

function hrefWith(site: Site, query: URLSearchParams, changes: Readonly<Record<string, string | null>>): string {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return site.href('/calendar', next);
}

const viewSegments = (site: Site, query: URLSearchParams, view: View): Html =>
  segments('View', [
    { label: 'List', href: hrefWith(site, query, { view: null }), current: view === 'list' },
    { label: 'Month', href: hrefWith(site, query, { view: 'month' }), current: view === 'month' },
  ]);

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

const nothingAnnounced = html`<div class="empty"><b>No announced releases on these days.</b>Agencies announce releases a few weeks ahead. APRA does not announce its releases.</div>`;

/** Lists today and the days with releases. Each month has a heading. */
function days(site: Site, rows: readonly ReleaseRow[], { from, to, today }: Shown, month: string | null): Html {
  const byDay = new Map<string, readonly ReleaseRow[]>(groupedBy(rows, ({ date }) => date));
  if (today >= from && today <= to && !byDay.has(isoDay(today))) byDay.set(isoDay(today), []);
  if (byDay.size === 0) return nothingAnnounced;
  let heading = '';
  const thisWeekEnd = today + 13 - sinceMonday(today);
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
    rows.length === 0 ? html`<p class="s m">No releases today</p>` : html`<ul>${rows.map((row) => releaseItem(site, row))}</ul>`
  }</section>`;
}

function steps(site: Site, query: URLSearchParams, { from, to, today }: Shown): Html {
  const isMonth = query.has('month');
  const [before, after] = [monthOf(from, isMonth ? -1 : 0), monthOf(to, isMonth ? 1 : 0)];
  const link = (month: Month, words: string): Html | false =>
    isWithinReach(month, today) && html`<a class="btn" href="${hrefWith(site, query, { month: monthKey(month) })}">${words}</a>`;
  return html`<p class="row">${link(before, isMonth ? 'Earlier' : `All of ${monthName(before.month)}`)}${link(after, isMonth ? 'Later' : `All of ${monthName(after.month)}`)}${isMonth && html`<a class="btn" href="${hrefWith(site, query, { month: null })}">This week</a>`}</p>`;
}

interface Weeks {
  readonly month: Month;
  readonly rows: readonly ReleaseRow[];
  readonly today: number;
}

/** Shows one month. It has links to the previous and next month if the calendar lists their releases. */
function weeks(site: Site, query: URLSearchParams, { month, rows, today }: Weeks): Html {
  const { from, to } = daysOfMonth(month);
  const title = `${monthName(month.month)} ${month.year}`;
  const reach = { from: today - MOST_DAYS, to: today + MOST_DAYS };
  const step = (other: Month, rel: 'prev' | 'next'): Html | false =>
    isWithinReach(other, today) &&
    html`<a class="btn" rel="${rel}" href="${hrefWith(site, query, { month: monthKey(other) })}">${rel === 'prev' && '‹ '}${monthName(other.month)} ${other.year}${rel === 'next' && ' ›'}</a>`;
  const isNow = monthKey(month) === monthKey(monthOf(today));
  return html`<div class="head"><h2>${title}</h2><nav class="row" aria-label="Months">${step(monthOf(from, -1), 'prev')}${!isNow && html`<a class="btn" href="${hrefWith(site, query, { month: null })}">This month</a>`}${step(monthOf(from, 1), 'next')}</nav></div>
${rows.length === 0 && nothingAnnounced}${monthGrid(site, { month, title, rows, today, isListed: (day) => day >= reach.from && day <= reach.to })}${
  (from < reach.from || to > reach.to) &&
  html`<p class="note">Releases are shown for ${MOST_DAYS} days before and after today: from ${dayWords(reach.from)} to ${dayWords(reach.to)}. Other days are greyed out.</p>`
}`;
}

const ownCalendar = (site: Site, filters: URLSearchParams): Html =>
  html`<section class="card flat"><h2 class="eyebrow">Add to your calendar</h2><p class="s">Copy this link into Outlook, Google or Apple Calendar.</p>${codeSample(site.absolute('/calendar.ics', filters).replace(/^https?/, 'webcal'))}</section>`;

function monthCard(site: Site, query: URLSearchParams, month: Month, rows: readonly ReleaseRow[], today: number): Html {
  const key = monthKey(month);
  const { from: first, to: last } = daysOfMonth(month);
  const count = last - first + 1;
  const blank = sinceMonday(first);
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
    heading: 'Subscribe to this selection',
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
