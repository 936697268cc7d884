/** Rows as JSON text from a database, mostly sent on unparsed. */
import type { RegisterRow } from './define-dataset.ts';

export class JsonRows {
  /** An array of flat objects, formatted like JSON.stringify. */
  readonly json: string;
  /** How many there are. */
  readonly length: number;

  constructor(json: string, length: number) {
    this.json = json;
    this.length = length;
  }

  static of(rows: readonly RegisterRow[]): JsonRows {
    return new JsonRows(JSON.stringify(rows), rows.length);
  }

  toArray(): readonly RegisterRow[] {
    return JSON.parse(this.json) as readonly RegisterRow[];
  }

  toJSON(): readonly RegisterRow[] {
    return this.toArray();
  }
}
