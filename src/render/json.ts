/** Writes a response as JSON. The bytes are the same as from JSON.stringify. */
import { JsonRows, keptPartOf } from '../core/json-rows.ts';
import type { Envelope } from './envelope.ts';
import { manyRows, writtenInTurns } from './in-turns.ts';

/** Returns UTF-8. If the JSON text of the rows is cached, it is inserted unchanged. */
export function renderJson({ data, ...rest }: Envelope): Buffer {
  const rows = data instanceof JsonRows ? Buffer.from(data.json.slice(1, -1)) : keptJson(data);
  if (rows === null) return Buffer.from(JSON.stringify({ data, ...rest }));
  return Buffer.concat([Buffer.from('{"data":['), rows, Buffer.from(`],${JSON.stringify(rest).slice(1)}`)]);
}

/** Returns the same bytes as `renderJson`. Other requests are served while a long response is written. */
export async function jsonInTurns(envelope: Envelope): Promise<Buffer> {
  const rows = manyRows(envelope);
  if (rows === null) return renderJson(envelope);
  const { data: _, ...rest } = envelope;
  const written = await writtenInTurns(rows, (part) => part.map((row) => JSON.stringify(row)).join(','), ',');
  return Buffer.concat([Buffer.from('{"data":['), written, Buffer.from(`],${JSON.stringify(rest).slice(1)}`)]);
}

/** Returns the JSON text of the rows without brackets. Returns null if it is not cached. */
function keptJson(data: Envelope['data']): Uint8Array | null {
  const kept = keptPartOf(data)?.bytes('json', (rows) => rows.map((row) => `${JSON.stringify(row)},`));
  return kept === undefined ? null : kept.subarray(0, -1);
}
