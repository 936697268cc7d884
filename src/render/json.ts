/**
 * JSON as bytes. Many rows are written in pieces into one room: a text of a megabyte is nothing that the garbage collector clears away
 * in passing, and the pause that follows is felt by whoever asks next.
 */
import { JsonRows } from '../core/json-rows.ts';
import { Room, type Written } from './room.ts';

const ROWS_AT_ONCE = 200;
const COMMA = 0x2c;
/** UTF-8 has at most so many bytes for a UTF-16 unit. */
const MOST_BYTES_A_UNIT = 3;

/** `{"data": [rows], …rest}`, byte for byte as JSON.stringify has it. */
export function jsonBytes({ data, ...rest }: { readonly data: unknown }): Written {
  if ((Array.isArray(data) || data instanceof JsonRows) && data.length > ROWS_AT_ONCE) return inPieces(data, rest);
  const text = data instanceof JsonRows ? `{"data":${data.json},${JSON.stringify(rest).slice(1)}` : JSON.stringify({ data, ...rest });
  return { bytes: Buffer.from(text), room: null };
}

function inPieces(data: readonly unknown[] | JsonRows, rest: object): Written {
  const end = Buffer.from(`],${JSON.stringify(rest).slice(1)}`);
  let room: Room | null = Room.take();
  let bytes = room.buffer;
  let at = bytes.write('{"data":');
  const step = data instanceof JsonRows ? data.length : ROWS_AT_ONCE;
  for (let i = 0; i < data.length; i += step) {
    const rows = data instanceof JsonRows ? data.json : JSON.stringify(data.slice(i, i + step));
    const atMost = at + rows.length * MOST_BYTES_A_UNIT + end.length;
    if (atMost > bytes.length) {
      bytes = larger(bytes, at, Math.max(atMost, roomFor(at + rows.length, i + step, data.length) + end.length));
      room?.leave();
      room = null;
    }
    const written = bytes.write(rows, at, 'utf8');
    // The next rows begin on the bracket that ends these; a comma joins them.
    if (i > 0) bytes[at] = COMMA;
    at += written - 1;
  }
  end.copy(bytes, at);
  return { bytes: bytes.subarray(0, at + end.length), room };
}

/** Room for all rows if the rest are as long as those so far, and a little more. */
const roomFor = (bytesSoFar: number, written: number, rows: number): number =>
  Math.ceil(((bytesSoFar * rows) / Math.min(rows, written)) * 1.05) + ROWS_AT_ONCE;

function larger(bytes: Buffer, used: number, size: number): Buffer {
  const grown = Buffer.allocUnsafeSlow(size);
  bytes.copy(grown, 0, 0, used);
  return grown;
}
