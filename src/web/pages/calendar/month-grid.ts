/** A month as a grid of weeks. On a phone, it is a list of days with releases. */
import { groupedBy } from '../../../core/basic/lists.ts';
import { isoDay } from '../../../core/period.ts';
import type { ReleaseRow } from '../../../queries/releases/shape.ts';
import { attribute, type Html, html } from '../../html.ts';
import type { Site } from '../../site.ts';
import { weekday } from '../../words/time-words.ts';
import { daysOfMonth, type Month, sinceMonday } from './months.ts';
import { releaseItem } from './release-item.ts';

const NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

interface MonthGrid {
  readonly month: Month;
  readonly title: string;
  /** The releases, earliest first. */
  readonly rows: readonly ReleaseRow[];
  readonly today: number;
  /** Returns false for days that are too far from today to be listed. */
  readonly isListed: (day: number) => boolean;
}

export function monthGrid(site: Site, { month, title, rows, today, isListed }: MonthGrid): Html {
  const { from, to } = daysOfMonth(month);
  const byDay = groupedBy(rows, (row) => row.date);
  const days = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return html`<p class="weekdays" aria-hidden="true">${NAMES.map((name) => html`<span>${name}</span>`)}</p><ol class="weeks from-${sinceMonday(from) + 1}" aria-label="Days of ${title}">${days.map(
    (day) => dayCell(site, day, byDay.get(isoDay(day)) ?? [], { isToday: day === today, isListed: isListed(day) }),
  )}</ol>`;
}

interface DayState {
  readonly isToday: boolean;
  readonly isListed: boolean;
}

function dayCell(site: Site, day: number, rows: readonly ReleaseRow[], { isToday, isListed }: DayState): Html {
  const kinds = [isToday && 'today', rows.length === 0 && !isToday && 'free', !isListed && 'unlisted', sinceMonday(day) > 4 && 'weekend'];
  const content =
    rows.length > 0 ? html`<ul>${rows.map((row) => releaseItem(site, row))}</ul>` : isToday && html`<p class="s m">No releases today</p>`;
  return html`<li class="${['day', ...kinds].filter((kind) => kind !== false).join(' ')}" id="${isoDay(day)}"${attribute('aria-current', isToday ? 'date' : null)}><time datetime="${isoDay(day)}"><b>${Number(isoDay(day).slice(8))}</b><span>${weekday(day)}</span></time>${content}</li>`;
}
