/**
 * Requests and reads market notices. A notice is a text file with labelled lines, and with free text after `Reason :`.
 *
 *     Creation Date :     08/07/2024     20:01:41
 *     Notice ID               :         117325
 *     Notice Type ID          :         INTER-REGIONAL TRANSFER
 *     Notice Type Description :         Inter-Regional Transfer limit variation
 *     Issue Date              :         08/07/2024
 *     External Reference      :         Inter-regional transfer limit variation …
 *     -------------------------------------------------------------------
 *     Reason :
 *     AEMO ELECTRICITY MARKET NOTICE …
 *     -------------------------------------------------------------------
 *     END OF REPORT
 */
import type { Ask, Captured } from '../../core/capture.ts';
import type { RegisterRow } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import { isoDay } from '../../core/period.ts';
import { publishedDay } from '../../formats/published-date.ts';
import { decodeText } from '../../formats/text.ts';
import { namesIn } from './nemweb.ts';

export const NOTICES = 'https://www.nemweb.com.au/Reports/Current/Market_Notice/';
const FILE = /NEMITWEB1_MKTNOTICE_\d{8}\.R\d+/;
/** Number of notices in about a week. */
const MOST_NOTICES = 60;
/** The maximum length of a notice in characters. Notices are a few kB long. */
const LONGEST_TEXT = 8_000;

/** Requests the latest notices, which have the highest numbers. */
export const noticesAsk: Ask = {
  id: 'listing Market_Notice',
  url: NOTICES,
  accept: 'text/html',
  atMost: MOST_NOTICES,
  follow: (listing) =>
    [...namesIn(listing, FILE)]
      .sort((a, b) => numberIn(b) - numberIn(a))
      .map((name) => ({ id: name, url: NOTICES + name, accept: 'text/plain, */*;q=0.1', immutable: true })),
};

const numberIn = (name: string): number => Number(/\.R(\d+)$/.exec(name)?.[1]);

/** Yields the notice in a file. Throws PARSE_LAYOUT for a different kind of file, and PARSE_VALUE with the label and its text. */
export async function* readNotice({ bytes, url }: Captured): AsyncGenerator<RegisterRow> {
  const text = decodeText(bytes).text.replaceAll('\r', '');
  const reason = /^Reason\s*:/m.exec(text);
  const head = text.slice(0, reason?.index);
  if (!/\bMARKET NOTICE\b/.test(head) || reason === null) {
    throw new WattleError('PARSE_LAYOUT', 'The file is not a market notice.', { at: { value: text.slice(0, 80) } });
  }
  const cell = (label: string): string => {
    const value = new RegExp(`^${label}\\s*:[^\\S\\n]*(.*)$`, 'm').exec(head)?.[1]?.trim();
    if (value === undefined)
      throw new WattleError('PARSE_LAYOUT', `The market notice has no line with the label ${label}.`, { at: { column: label } });
    return value;
  };
  yield {
    notice_id: numbered(cell('Notice ID')),
    type: cell('Notice Type ID'),
    type_description: cell('Notice Type Description'),
    created_at: instantIn(cell('Creation Date')),
    issued_on: dayIn(cell('Issue Date'), 'Issue Date'),
    reference: cell('External Reference'),
    text: bounded(text.slice(reason.index + reason[0].length)),
    url,
  };
}

function numbered(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  throw valueError('The number of the notice is not a number.', 'Notice ID', text);
}

function dayIn(text: string, column: string): string {
  const day = publishedDay(text);
  if (day === null) throw valueError('A date is not in the form 31/01/2026.', column, text);
  return isoDay(day);
}

/** Reads `08/07/2024     20:01:41`, in market time. */
function instantIn(text: string): string {
  const [day = '', time = ''] = text.split(/\s+/);
  if (!/^([01]\d|2[0-3])(:[0-5]\d){2}$/.test(time))
    throw valueError('A time is not in the form 31/01/2026 13:05:00.', 'Creation Date', text);
  return `${dayIn(day, 'Creation Date')}T${time}+10:00`;
}

/** Returns the text of the notice on one line, without horizontal rules and the end-of-report line. */
function bounded(text: string): string {
  const end = text.lastIndexOf('\nEND OF REPORT');
  const lines = (end < 0 ? text : text.slice(0, end)).split('\n').filter((line) => !/^-+$/.test(line.trim()));
  const line = lines.join(' ').replace(/\s+/g, ' ').trim();
  return line.length > LONGEST_TEXT ? `${line.slice(0, LONGEST_TEXT - 1)}…` : line;
}

const valueError = (detail: string, column: string, value: string): WattleError =>
  new WattleError('PARSE_VALUE', detail, { at: { column, value: value.slice(0, 80) } });
