/**
 * Shortens long files in a proxy in front of the simulated agencies, to save time. A connector reads thirty series in the same way as a
 * thousand.
 */
import { createServer } from 'node:http';
import { read, utils, write } from '@e965/xlsx';
import { type LoopbackServer, listen } from '../../sandbox/loopback.ts';
import { formatOf, type SentFile } from './damages.ts';
import { changedMessage } from './messages.ts';
import type { Cells } from './tables.ts';

const MOST_SERIES = 24;
const MOST_TEXT_BYTES = 32 * 1024;

const MOST_WORKBOOK_BYTES = 200 * 1024;
const MOST_DATED_ROWS = 60;

/** Returns a workbook with only the latest rows in each sheet, if rows begin with a day. */
function shortWorkbook(bytes: Uint8Array): Uint8Array {
  const book = read(bytes, { type: 'buffer', cellNF: true });
  for (const [name, sheet] of Object.entries(book.Sheets)) {
    const rows = utils.sheet_to_json<Cells>(sheet, { header: 1, raw: true, defval: null, blankrows: true });
    const dated = rows.flatMap(([first], i) => (typeof first === 'number' && first > 15_000 && first < 60_000 ? [i] : []));
    const dropped = new Set(dated.slice(0, -MOST_DATED_ROWS));
    if (dropped.size > 0) book.Sheets[name] = utils.aoa_to_sheet(rows.filter((_, i) => !dropped.has(i)).map((row) => [...row]));
  }
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: false });
}

/**
 * Shortens a message to its first series, a text to its first lines, and a large workbook to its latest rows. Other files are unchanged.
 */
function shortened(file: SentFile): SentFile {
  switch (formatOf(file)) {
    case 'json': {
      const value: unknown = JSON.parse(
        Buffer.from(file.bytes)
          .toString('utf8')
          .replace(/^\uFEFF/, ''),
      );
      const changed = changedMessage(value, (message) => message.shorten(MOST_SERIES));
      return changed === value ? file : { ...file, bytes: Buffer.from(JSON.stringify(changed)) };
    }
    case 'text': {
      if (file.bytes.length <= MOST_TEXT_BYTES || !/csv|plain/.test(file.contentType)) return file;
      const end = file.bytes.lastIndexOf(10, MOST_TEXT_BYTES);
      return { ...file, bytes: file.bytes.slice(0, end + 1) };
    }
    case 'workbook':
      return file.bytes.length <= MOST_WORKBOOK_BYTES ? file : { ...file, bytes: shortWorkbook(file.bytes) };
    default:
      return file;
  }
}

export async function startSmallVintages(agencies: string): Promise<LoopbackServer> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(`${agencies}${request.url ?? '/'}`);
    const contentType = answer.headers.get('content-type') ?? '';
    const sent = shortened({ bytes: new Uint8Array(await answer.arrayBuffer()), contentType });
    response.writeHead(answer.status, { 'content-type': contentType, 'content-length': sent.bytes.length });
    response.end(sent.bytes);
  });
  return listen(server, 0);
}
