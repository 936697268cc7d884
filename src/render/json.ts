/** Writes an answer as JSON. The bytes are the same as those of JSON.stringify. */
import { JsonRows, keptPartOf } from '../core/json-rows.ts';
import type { Envelope } from './envelope.ts';

/** Uses the cached JSON text of the rows, if there is one. */
export function renderJson({ data, ...rest }: Envelope): string {
  const rows = data instanceof JsonRows ? data.json : keptJson(data);
  return rows === null ? JSON.stringify({ data, ...rest }) : `{"data":${rows},${JSON.stringify(rest).slice(1)}`;
}

function keptJson(data: Envelope['data']): string | null {
  const part = keptPartOf(data);
  return part === undefined ? null : `[${part.text('json', (rows) => rows.map((row) => `${JSON.stringify(row)},`)).slice(0, -1)}]`;
}
