/** The simulated agencies behind a door that shortens long files: a connector reads thirty series as it reads a thousand. */
import { createServer } from 'node:http';
import { type LoopbackServer, listen } from '../../sandbox/loopback.ts';
import { formatOf, type SentFile } from './damages.ts';
import { changedMessage } from './messages.ts';

const MOST_SERIES = 24;
const MOST_TEXT_BYTES = 32 * 1024;

/** A message with its first series, a text with its first lines; other files as they are. */
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
    default:
      return file;
  }
}

export async function startSmallEditions(agencies: string): Promise<LoopbackServer> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(`${agencies}${request.url ?? '/'}`);
    const contentType = answer.headers.get('content-type') ?? '';
    const sent = shortened({ bytes: new Uint8Array(await answer.arrayBuffer()), contentType });
    response.writeHead(answer.status, { 'content-type': contentType, 'content-length': sent.bytes.length });
    response.end(sent.bytes);
  });
  return listen(server, 0);
}
