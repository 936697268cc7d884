/** Writes events as iCalendar (RFC 5545). Times are in UTC. */
import { parseUrl } from '../core/url.ts';

export interface CalendarEvent {
  /** An id that never changes, even if the event moves to another time. */
  readonly uid: string;
  /** The start of the event, in ms since the epoch. */
  readonly startsAt: number;
  /** The SEQUENCE of the event. Calendar programs accept a moved event only if this number has increased. */
  readonly timesMoved: number;
  readonly summary: string;
  readonly description: string;
  readonly url: string;
  readonly categories: readonly string[];
}

interface CalendarFrame {
  readonly name: string;
  readonly description: string;
  readonly url: string;
  /** The time at which the calendar was written, in ms since the epoch. */
  readonly stampedAt: number;
  readonly programVersion: string;
}

/** The maximum length of a line in octets. Longer lines are folded. */
const LINE_OCTETS = 75;

/** The time zone component. A calendar needs at least one component, even if it has no events. */
const SYDNEY = [
  'BEGIN:VTIMEZONE',
  'TZID:Australia/Sydney',
  'BEGIN:STANDARD',
  'DTSTART:20080406T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1SU',
  'TZOFFSETFROM:+1100',
  'TZOFFSETTO:+1000',
  'TZNAME:AEST',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:20081005T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=1SU',
  'TZOFFSETFROM:+1000',
  'TZOFFSETTO:+1100',
  'TZNAME:AEDT',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
] as const;

/** Writes a calendar. Events have no duration. */
export function renderCalendar(events: readonly CalendarEvent[], frame: CalendarFrame): string {
  const stamp = utc(frame.stampedAt);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Wattle//Wattle ${text(frame.programVersion)}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${text(frame.name)}`,
    `X-WR-CALNAME:${text(frame.name)}`,
    `DESCRIPTION:${text(frame.description)}`,
    `URL:${uri(frame.url)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...(events.length === 0 ? SYDNEY : events.flatMap((event) => eventLines(event, stamp))),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const eventLines = (event: CalendarEvent, stamp: string): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${text(event.uid)}`,
  `DTSTAMP:${stamp}`,
  `SEQUENCE:${event.timesMoved}`,
  `DTSTART:${utc(event.startsAt)}`,
  `SUMMARY:${text(event.summary)}`,
  `DESCRIPTION:${text(event.description)}`,
  `URL:${uri(event.url)}`,
  `CATEGORIES:${event.categories.map(text).join(',')}`,
  'STATUS:CONFIRMED',
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/** Writes an instant such as `20261126T003000Z`. */
const utc = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** Escapes text, and removes control characters. */
const text = (value: string): string =>
  value
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\t\n])\p{Cc}/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');

/** Returns a normalised URL. Returns an empty string for a malformed URL, so that the line is still valid. */
const uri = (value: string): string => parseUrl(value)?.href ?? '';

/** Folds a long line without splitting a character. */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      pieces.push(piece);
      piece = '';
      // A continuation line starts with a space, which counts as one octet.
      octets = 1;
    }
    piece += character;
    octets += size;
  }
  return [...pieces, piece].join('\r\n ');
}
