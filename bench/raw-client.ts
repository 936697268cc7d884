/** Sends requests over plain sockets in ways that client libraries do not use, such as several at once, late reads and cut connections. */
import { once } from 'node:events';
import net from 'node:net';

export interface RawAnswer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

export interface Sending {
  /** The pause in ms before reading, and between pieces. */
  readonly readsAfterMs?: number;
  /** Number of bytes after which the connection is closed. */
  readonly breaksAfterBytes?: number;
}

/** Sends all requests at once and returns the complete responses. The last request must close the connection. */
export async function send(
  port: number,
  requests: readonly string[],
  { readsAfterMs = 0, breaksAfterBytes }: Sending = {},
): Promise<readonly RawAnswer[]> {
  const socket = net.connect(port, '127.0.0.1');
  const pieces: Buffer[] = [];
  let bytes = 0;
  socket.on('error', () => socket.destroy());
  await once(socket, 'connect');
  socket.write(requests.join(''));
  socket.pause();
  await new Promise((resolve) => setTimeout(resolve, readsAfterMs));
  socket.on('data', (piece: Buffer) => {
    pieces.push(piece);
    bytes += piece.length;
    if (breaksAfterBytes !== undefined && bytes >= breaksAfterBytes) return void socket.destroy();
    if (readsAfterMs === 0) return;
    socket.pause();
    setTimeout(() => socket.resume(), readsAfterMs / 10);
  });
  socket.resume();
  if (!socket.destroyed) await once(socket, 'close');
  return answersIn(Buffer.concat(pieces));
}

/** Returns the complete responses on a connection, in order. */
function answersIn(bytes: Buffer): readonly RawAnswer[] {
  const answers: RawAnswer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const headEnd = bytes.indexOf('\r\n\r\n', at);
    if (headEnd < 0) break;
    const [first = '', ...lines] = bytes.toString('latin1', at, headEnd).split('\r\n');
    const headers = new Map(
      lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
    );
    const bodyAt = headEnd + 4;
    const end = bodyAt + Number(headers.get('content-length'));
    if (!(end <= bytes.length)) break;
    answers.push({ status: Number(first.split(' ')[1]), headers, body: bytes.toString('utf8', bodyAt, end) });
    at = end;
  }
  return answers;
}
