/** Registers on their way in: streamed row by row, judged and compared without holding more than a page of them. */
import type { Captured, RegisterDataset, RegisterRow } from '../core/define-dataset.ts';
import { datasetKey } from '../core/define-dataset.ts';
import { WattleError } from '../core/errors.ts';
import type { DatasetState, Store } from '../store/port.ts';
import { type Acceptable, MAX_LOST_SHARE } from './validate.ts';

/** What running through a register once tells. */
export interface RegisterSurvey {
  readonly rows: number;
}

/** Every page costs a count of the whole register. */
const COMPARED_PAGE_ROWS = 10_000;

/** Runs through the rows of one capture. Throws PARSE_* where they cannot be read, DATA_EMPTY when there are none. */
export async function surveyRegister(dataset: RegisterDataset, captured: Captured): Promise<RegisterSurvey> {
  const rows = await countRows(dataset.parse(captured));
  if (rows === 0) throw new WattleError('DATA_EMPTY', 'The file holds no row.');
  return { rows };
}

export async function countRows(rows: AsyncIterable<RegisterRow>): Promise<number> {
  let count = 0;
  for await (const _row of rows) count++;
  return count;
}

/** The rows of all captures: one capture after the other, or combined where the register is made so. */
export async function* registerRows(dataset: RegisterDataset, captured: readonly Captured[]): AsyncGenerator<RegisterRow> {
  if (dataset.combine) {
    yield* dataset.combine(captured);
    return;
  }
  for (const one of captured) yield* dataset.parse(one);
}

/** Throws DATA_SHRANK when more than a fifth of the held rows would go, unless that is accepted. */
export function validateRegisterSize(rows: number, state: DatasetState | null, accept: readonly Acceptable[]): void {
  const held = state?.version ? state.rows : 0;
  if (held - rows <= MAX_LOST_SHARE * held || accept.includes('DATA_SHRANK')) return;
  throw new WattleError('DATA_SHRANK', `The register has ${rows} rows, ${held} are held.`);
}

/** Whether the captures say, row by row and in the same order, what is held. */
export async function sameRegister(store: Store, dataset: RegisterDataset, captured: readonly Captured[]): Promise<boolean> {
  const held = heldRows(store, dataset);
  try {
    for await (const row of registerRows(dataset, captured)) {
      const before = await held.next();
      if (before.done || rowText(dataset, row) !== rowText(dataset, before.value)) return false;
    }
    return (await held.next()).done === true;
  } finally {
    await held.return(undefined);
  }
}

async function* heldRows(store: Store, dataset: RegisterDataset): AsyncGenerator<RegisterRow, undefined> {
  let after: number | null = null;
  do {
    const page = await store.registers.query({
      dataset: datasetKey(dataset),
      where: [],
      limit: COMPARED_PAGE_ROWS,
      ...(after === null ? {} : { after }),
    });
    yield* page.rows;
    after = page.next;
  } while (after !== null);
  return undefined;
}

const rowText = (dataset: RegisterDataset, row: RegisterRow): string =>
  JSON.stringify(dataset.columns.map((column) => row[column.name] ?? null));
