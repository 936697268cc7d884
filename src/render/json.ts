/** The envelope as JSON, byte for byte as JSON.stringify has it. */
import { JsonRows } from '../core/json-rows.ts';
import type { Envelope } from './envelope.ts';

/** Rows that are already JSON are copied. */
export function renderJson({ data, ...rest }: Envelope): string {
  return data instanceof JsonRows ? `{"data":${data.json},${JSON.stringify(rest).slice(1)}` : JSON.stringify({ data, ...rest });
}
