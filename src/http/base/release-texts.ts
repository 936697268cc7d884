/** The release calendar in formats for calendar programs and feed readers. */
import { readPeriod } from '../../core/calendar/period-spellings.ts';
import type { QueryContext } from '../../queries/base/context.ts';
import type { ReleaseList } from '../../queries/releases/list-releases.ts';
import type { ReleaseRow } from '../../queries/releases/shape.ts';
import { downloadStamp } from '../../queries/status/latest-download.ts';
import { periodWords, sydneyWords } from '../../render/chart/calendar-words.ts';
import { renderCalendar } from '../../render/icalendar.ts';
import { renderFeed } from '../../render/rss.ts';

export const CALENDAR_TYPE = 'text/calendar';
export const FEED_TYPE = 'application/rss+xml';
const NAME = 'Australian statistical releases';
const ABOUT = 'Releases announced by the Australian Bureau of Statistics, the Reserve Bank of Australia and APRA.';

interface ReleaseText {
  readonly text: string;
  readonly type: string;
}

/** Returns the time when the calendars were read. If they were never read, returns the time of the latest download. */
const stampOf = async (context: QueryContext, list: ReleaseList): Promise<number> => list.readAt ?? (await downloadStamp(context));
const idOf = (row: ReleaseRow): string => `${row.source}-${row.publication_id}@releases.wattle`;

export async function calendarText(context: QueryContext, list: ReleaseList, url: string): Promise<ReleaseText> {
  const frame = { name: NAME, description: ABOUT, url, stampedAt: await stampOf(context, list), programVersion: context.version };
  const events = list.data.map((row) => ({
    uid: idOf(row),
    startsAt: Date.parse(row.release_at),
    timesMoved: row.times_moved,
    summary: headingOf(row),
    description: wordsOf(row),
    url: row.source_url,
    categories: [row.source.toUpperCase(), row.event_type],
  }));
  return { text: renderCalendar(events, frame), type: CALENDAR_TYPE };
}

/**
 * Past releases, latest first. Future releases are omitted, because feed readers sort by `pubDate` and some hide future items.
 * @param self URL of the feed
 */
export async function feedText(context: QueryContext, list: ReleaseList, self: string): Promise<ReleaseText> {
  const link = `${context.publicUrl}/calendar`;
  const frame = { title: NAME, description: ABOUT, link, self, builtAt: await stampOf(context, list), ttlMinutes: 60 };
  const out = list.data.filter((row) => Date.parse(row.release_at) <= context.clock.now()).reverse();
  const items = out.map((row) => ({
    id: idOf(row),
    publishedAt: Date.parse(row.release_at),
    title: headingOf(row),
    description: wordsOf(row),
    link: row.source_url,
    categories: [row.source.toUpperCase(), row.event_type],
  }));
  return { text: renderFeed(items, frame), type: FEED_TYPE };
}

/** Returns the heading of a release, such as `ABS: Labour Force, Australia (October 2026)`. */
const headingOf = ({ source, title, reference_period: about }: ReleaseRow): string => {
  const period = about === null ? null : readPeriod(about);
  return `${source.toUpperCase()}: ${title}${about === null ? '' : ` (${period === null ? about : periodWords(period)})`}`;
};

const wordsOf = (row: ReleaseRow): string =>
  [
    `${sydneyWords(row.release_at)}, Sydney time (UTC${row.release_at.slice(19)}).`,
    ...(row.basis === 'by_rule' ? ["This date follows the publication's usual rule. The agency may choose another."] : []),
    ...(row.dataset_ids.length === 0 ? [] : [`Datasets: ${row.dataset_ids.join(', ')}.`]),
    row.source_url,
  ].join('\n');
