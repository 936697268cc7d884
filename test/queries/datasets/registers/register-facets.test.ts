/** Counts the rows in a register by value, within the other filters. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RegisterDataset, RegisterRow } from '../../../../src/core/define-dataset.ts';
import { registerFacets } from '../../../../src/queries/datasets/registers/register-facets.ts';
import { dataset, openShelf, params, type Shelf } from '../../shelf.ts';

/** An invented register of shops. */
const shops: RegisterDataset = {
  ...dataset({ id: 'shops' }),
  kind: 'register',
  columns: [
    { name: 'number', type: 'text', description: 'Number.', indexed: true },
    { name: 'name', type: 'text', description: 'Name.', match: 'words' },
    { name: 'state', type: 'text', description: 'State.' },
    { name: 'status', type: 'text', description: 'Status.', codes: { R: 'Registered', D: 'Deregistered' } },
  ],
  key: ['number'],
  parse: () => {
    throw new Error('not parsed in these tests');
  },
};
const row = (number: string, name: string, state: string, status: string): RegisterRow => ({ number, name, state, status });
const ROWS = [
  row('1', 'Wombat Books', 'NSW', 'R'),
  row('2', 'Wombat Bread', 'New South Wales', 'D'),
  row('3', 'Koala Books', 'VIC', 'R'),
  row('4', 'Emu Books', 'VIC', 'R'),
];

let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf('2026-05-20T03:00:00.000Z');
  await shelf.load(shops, ROWS);
});
afterEach(() => shelf.close());

const counts = async (text: string): Promise<unknown> =>
  ((await registerFacets(shelf.ctx, shops, params(text))).data as readonly Record<string, unknown>[]).map(
    ({ column, value, rows }) => `${column} ${value} ${rows}`,
  );

test('the response counts every value with rows, and accepts any name of a state', async () => {
  expect(await counts('')).toEqual(['state NSW 2', 'state VIC 2', 'status R 3', 'status D 1']);
  expect((await registerFacets(shelf.ctx, shops, params(''))).data).toContainEqual(
    expect.objectContaining({ column: 'status', value: 'R', label: 'Registered', rows: 3, exact: true }),
  );
});

test('a filter limits the other columns, but not its own', async () => {
  expect(await counts('state=VIC')).toEqual(['state NSW 2', 'state VIC 2', 'status R 2']);
  expect(await counts('name=wombat')).toEqual(['state NSW 2', 'status R 1', 'status D 1']);
});

test('the error names an unknown column, and a dataset that is not a register', async () => {
  await expect(registerFacets(shelf.ctx, shops, params('sttus=R'))).rejects.toMatchObject({ code: 'REQ_UNKNOWN_PARAMETER' });
  const series = dataset({ id: 'SERIES', frequency: 'M' });
  await expect(registerFacets(shelf.ctx, series, params(''))).rejects.toMatchObject({ code: 'REQ_UNPROCESSABLE' });
});
