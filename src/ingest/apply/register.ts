/** Streams register rows into the store. */
import type { Captured } from '../../core/capture.ts';
import type { RegisterDataset, RegisterRow } from '../../core/define-dataset.ts';
import { type Acceptable, WattleError } from '../../core/errors.ts';
import type { DatasetState } from '../../store/ports/series.ts';
import { MAX_LOST_SHARE } from './shrinkage.ts';

/** How many rows are read before the import. These rows show whether the file is wrong. */
const FIRST_ROWS = 100;

/** Reads the first rows in a capture. If the file is wrong, another format can then still be requested. Throws PARSE_* or DATA_EMPTY. */
export async function tryRegister(dataset: RegisterDataset, captured: Captured): Promise<void> {
  let rows = 0;
  for await (const _row of dataset.parse(captured)) if (++rows === FIRST_ROWS) break;
  if (rows === 0) throw new WattleError('DATA_EMPTY', 'The file has no rows.');
}

/**
 * The maximum number of years ahead for a plausible date. Registers contain future dates, such as the end of a ban. Later dates are typing
 * errors (2206 for 2026).
 */
const HORIZON_YEARS = 100;
/** The year in dates that mean “no end date”. */
const END_OF_TIME = '9999';

/** Yields the rows unchanged. Throws DATA_FUTURE_PERIOD, with the column and value, for a date beyond the horizon. */
async function* plausible(dataset: RegisterDataset, rows: AsyncIterable<RegisterRow>, now: number): AsyncGenerator<RegisterRow> {
  const days = dataset.columns.filter(({ type }) => type === 'date').map(({ name }) => name);
  const horizon = String(new Date(now).getUTCFullYear() + HORIZON_YEARS);
  let number = 0;
  for await (const row of rows) {
    number += 1;
    for (const name of days) {
      const day = row[name];
      if (typeof day !== 'string' || day < horizon || day.startsWith(END_OF_TIME)) continue;
      throw new WattleError(
        'DATA_FUTURE_PERIOD',
        `Record ${number} has the date ${day}, which is more than ${HORIZON_YEARS} years in the future.`,
        {
          at: { column: name, value: day },
        },
      );
    }
    yield row;
  }
}
/** Yields the rows in all captures, in sequence or combined as declared. `explain` converts parser errors. */
export async function* registerRows(
  dataset: RegisterDataset,
  captured: readonly Captured[],
  explain: (error: unknown, url: string) => WattleError,
  now: number,
): AsyncGenerator<RegisterRow> {
  let url = captured.map((one) => one.url).join(' ');
  try {
    if (dataset.combine) yield* plausible(dataset, dataset.combine(captured), now);
    else {
      for (const one of captured) {
        url = one.url;
        yield* plausible(dataset, dataset.parse(one), now);
      }
    }
  } catch (error) {
    throw explain(error, url);
  }
}

/**
 * Throws DATA_EMPTY if there are no rows. Throws DATA_SHRANK if more than a fifth of the stored rows would be removed and no operator
 * accepted this.
 */
export function validateRegisterSize(rows: number, state: DatasetState | null, accept: readonly Acceptable[]): void {
  if (rows === 0) throw new WattleError('DATA_EMPTY', 'The files have no rows.');
  const stored = state?.version ? state.rows : 0;
  if (stored - rows <= MAX_LOST_SHARE * stored || accept.includes('DATA_SHRANK')) return;
  throw new WattleError('DATA_SHRANK', `The new file of the register has only ${rows} rows, but ${stored} rows are stored.`);
}
