import { MONTHS } from '../../../core/calendar/month-names.ts';
import { formatSydney } from '../../../core/sydney-time.ts';
import { Html, html } from '../../html.ts';
import { whenText } from '../../words/time-words.ts';
import type { AccountFacts } from './account-facts.ts';

/** A chart of daily calls. The page has one drawing for desktops and one for phones. The text has the same size in both. */
interface Drawing {
  readonly id: string;
  /** The left edge, the width and the height of the whole drawing. */
  readonly box: readonly [number, number, number];
  readonly left: number;
  readonly right: number;
  /** The number of days between two labels. It prevents labels from overlapping. */
  readonly apart: number;
}

const WIDE: Drawing = { id: 'wide', box: [-14, 838, 176], left: 36, right: 804, apart: 2 };
const NARROW: Drawing = { id: 'narrow', box: [0, 320, 176], left: 36, right: 314, apart: 3 };
const TOP = 20;
const BOTTOM = 150;

export function useSection({ balance, calls }: AccountFacts): Html {
  const { used, limit, month, resetsAt } = balance;
  const share = limit === 0 ? 1 : Math.min(1, used / limit);
  return html`<section id="use" class="card"><div class="row"><h2>Usage in ${monthName(month)}</h2><span class="push s m n">resets ${whenText(formatSydney(resetsAt))} Sydney (0:00 UTC)</span></div><p class="use n"><b>${used.toLocaleString('en-AU')}</b> <span class="m">${limitWords(limit, share)}</span></p>${limit === Number.POSITIVE_INFINITY ? '' : meter(share)}
<div class="on-wide">${bars(calls, month, WIDE)}</div><div class="on-narrow">${bars(calls, month, NARROW)}</div></section>`;
}

const limitWords = (limit: number, share: number): string =>
  limit === Number.POSITIVE_INFINITY ? 'requests (no limit)' : `of ${limit.toLocaleString('en-AU')} requests · ${percentText(share)}`;

const percentText = (share: number): string => (share === 0 ? 'none yet' : share < 0.01 ? 'under 1%' : `${Math.floor(share * 100)}%`);

const meter = (share: number): Html =>
  new Html(
    `<svg class="meter" viewBox="0 0 1000 10" preserveAspectRatio="none" role="img" aria-label="${(share * 100).toFixed(1)}% used"><path class="mt" d="M0 0H1000V10H0z"/><path class="f0" d="M0 0H${Math.max(share > 0 ? 6 : 0, share * 1000).toFixed(1)}V10H0z"/></svg>`,
  );

const monthName = (month: string): string => MONTHS[Number(month.slice(5, 7)) - 1] ?? month;

/** Draws the bars. The bars of future days are hatched. */
function bars(calls: readonly number[], month: string, { id, box: [edge, width, height], left, right, apart }: Drawing): Html {
  const days = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate();
  const most = Math.max(...calls, 0);
  const top = niceAbove(most);
  const step = (right - left) / days;
  const y = (value: number): number => round(BOTTOM - (value / top) * (BOTTOM - TOP));
  const x = (day: number): number => round(left + day * step + step * 0.15);
  const peak = calls.indexOf(most);
  const short = monthName(month).slice(0, 3);
  const drawn = calls.map(
    (count, i) =>
      `<path class="${i === peak && most > 0 ? 'f1' : 'f0'}" d="M${x(i)} ${BOTTOM}V${y(count)}h${round(step * 0.7)}V${BOTTOM}z"><title>${i + 1} ${short}: ${count} requests</title></path>`,
  );
  const grid = [top, top / 2, 0].map((value) => `<text x="${left - 6}" y="${y(value) + 4}">${value.toLocaleString('en-AU')}</text>`);
  const marks = [1, 10, 20, days]
    .filter((day) => calls.length <= 3 || Math.abs(day - calls.length) > apart)
    .map((day) => dayMark(day, String(day)));
  const today = calls.length > 3 ? [dayMark(calls.length, 'Today')] : [];
  function dayMark(day: number, text: string): string {
    return `<text x="${round(left + (day - 0.5) * step)}" y="168">${text}</text>`;
  }
  const next = round(left + calls.length * step);
  const coming = calls.length === days ? '' : `<path fill="url(#to-come-${id})" d="M${next} ${TOP}H${right}V${BOTTOM}H${next}z"/>`;
  const label =
    most === 0
      ? `no requests in ${monthName(month)} yet`
      : `requests by day in ${monthName(month)}. Most on day ${peak + 1}, ${most}. Today ${calls.at(-1) ?? 0}`;
  return new Html(
    `<svg class="bars" viewBox="${edge} 0 ${width} ${height}" role="img" aria-label="Bar chart: ${label}"><pattern id="to-come-${id}" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="hatch" d="M0 0V7"/></pattern>${coming}<path class="cg" d="M${left} ${y(top)}H${right}M${left} ${y(top / 2)}H${right}"/><g text-anchor="end">${grid.join('')}</g>${drawn.join('')}<path class="ca" d="M${left} ${BOTTOM}H${right}"/><g text-anchor="middle">${[...marks, ...today].join('')}</g>${most > 0 ? `<text class="b" x="${round(x(peak) + step * 0.35)}" y="${y(most) - 6}" text-anchor="middle">${most.toLocaleString('en-AU')}</text>` : ''}</svg>`,
  );
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Returns the first number in the sequence 2, 4, 10, 20, 40, 100 … that is not less than the value. */
function niceAbove(value: number): number {
  for (let scale = 1; ; scale *= 10) for (const lead of [2, 4, 10]) if (lead * scale >= value) return lead * scale;
}
