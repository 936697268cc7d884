/** Fields for the first and the last date of a chart. Dragging over the chart also sets them. */
import { readBound } from '../../core/calendar/period-spellings.ts';
import { DAY_MS, isoDay } from '../../core/period.ts';
import { type Html, html } from '../html.ts';

interface DateRange {
  /** The address of the page without the parameters of the range. */
  readonly href: string;
  /** The first period, as written in the address. */
  readonly start: string | null;
  readonly end: string | null;
}

export function dateRange({ href, start, end }: DateRange): Html {
  const [path = '', query = ''] = href.split('?');
  const field = (name: string, label: string, value: string): Html =>
    html`<span class="nw"><label class="s m" for="r-${name}">${label}</label> <input class="date" id="r-${name}" type="date" name="${name}" value="${value}"></span>`;
  return html`<form class="row range" action="${path}">${[...new URLSearchParams(query)].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}${field('start', 'From', dayOf(start, 'fromMs'))}${field('end', 'To', dayOf(end, 'toMs'))}<button class="btn sm">Show</button></form>`;
}

/** Returns the first or last day of a period, for a date field. Returns an empty text if `text` is null or invalid. */
function dayOf(text: string | null, side: 'fromMs' | 'toMs'): string {
  const bound = text === null || text === '' ? null : readBound(text);
  return bound === null ? '' : isoDay(Math.floor(bound[side] / DAY_MS));
}
