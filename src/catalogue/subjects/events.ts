/** Reads events that questions name instead of a date, such as the introduction of the GST. The file is `data/search-events.csv`. */
import { readDataTable } from '../../formats/data-table.ts';
import { namesIn } from './subjects.ts';

interface DatedEvent {
  /** Names in lower case. */
  readonly names: readonly string[];
  /** The first day, as in `2000-07-01`. Null if there were several, as for the governments of a party. */
  readonly start: string | null;
}

let read: readonly DatedEvent[] | null = null;

export function events(): readonly DatedEvent[] {
  read ??= readDataTable('search-events.csv', ['names', 'start', 'source'], { key: ['names'], optional: ['start'] }).map(
    ({ names, start }) => ({ names: namesIn(names), start: start === '' ? null : start }),
  );
  return read;
}
