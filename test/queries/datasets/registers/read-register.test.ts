import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RegisterDataset, RegisterRow } from '../../../../src/core/define-dataset.ts';
import type { Answer } from '../../../../src/queries/base/answer.ts';
import { readDataset } from '../../../../src/queries/datasets/read-dataset.ts';
import { rowsOf } from '../../../../src/render/envelope.ts';
import { dataset, openShelf, params, type Shelf } from '../../shelf.ts';

/** An invented register of companies. */
const companies: RegisterDataset = {
  ...dataset({ id: 'companies', quirks: ['Invented.'] }),
  kind: 'register',
  columns: [
    { name: 'acn', type: 'text', description: 'Number.', indexed: true },
    { name: 'name', type: 'text', description: 'Name.', match: 'words' },
    { name: 'street', type: 'text', description: 'Street.', match: 'substring' },
    { name: 'state', type: 'text', description: 'State.' },
    { name: 'staff', type: 'integer', unit: 'Persons', description: 'Staff.' },
    { name: 'listed', type: 'boolean', description: 'Listed.' },
    { name: 'registered', type: 'date', description: 'Day of registration.' },
    { name: 'tags', type: 'text[]', description: 'Tags.' },
  ],
  key: ['acn'],
  parse: () => {
    throw new Error('not parsed in these tests');
  },
};

const row = (acn: string, name: string, state: string | null, staff: number | null, listed: boolean, street = 'High St'): RegisterRow => ({
  acn,
  name,
  street,
  state,
  staff,
  listed,
  registered: '2001-02-03',
  tags: ['a', 'b'],
});

const ROWS: readonly RegisterRow[] = [
  row('004085616', 'WOMBAT HOLDINGS PTY LTD', 'NSW', 10, true),
  row('010000001', 'Koala Coffee Pty Ltd', 'VIC', 2, false, '1 Wattle Lane, Upper'),
  row('010000002', 'Wombat Coffee Roasters', 'NSW', null, false),
  row('010000003', 'Echidna, Sons & Co', 'New South Wales', 10, true),
  row('020000004', 'Emu Exports', null, 7, false),
];

const CODES = { 'High St': 'High street' };

let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf();
  await shelf.load(companies, ROWS);
});
afterEach(() => shelf.close());

const read = (text: string): Promise<Answer> => readDataset(shelf.ctx, companies, params(text));
const acns = async (text: string): Promise<unknown[]> => rowsOf(await read(text)).map((one) => one['acn']);
const [WOMBAT, KOALA, ROASTERS, ECHIDNA, EMU] = ROWS.map((one) => one['acn']);

test('explain=1 names the files of the rows', async () => {
  expect((await read('')).meta['explain']).toBeUndefined();
  expect((await read('explain=1')).meta['explain']).toEqual({
    operands: [],
    files: [
      { source_url: expect.stringMatching(/^https:/), sha256: expect.stringMatching(/^[0-9a-f]{64}$/), retrieved_at: expect.any(String) },
    ],
  });
});

test('rows have no nested members, and are in register order', async () => {
  const answer = await read('limit=2');
  expect(rowsOf(answer)).toEqual(ROWS.slice(0, 2));
  expect(answer.meta).toMatchObject({
    row_count: 2,
    total_rows: 5,
    truncated: true,
    period: { start: null, end: null },
    notes: ['Invented.'],
    query: { limit: 2 },
    sources: [{ dataset_id: 'abs.companies' }],
  });
  expect(answer.columns.slice(3, 6)).toEqual([
    { name: 'state', unit: null },
    { name: 'staff', unit: 'Persons' },
    { name: 'listed', unit: null },
  ]);
});

describe('conditions by column', () => {
  test.each([
    ['acn=004085616', [WOMBAT]],
    ['acn=004 085 616', [WOMBAT]],
    ['acn=01000000*', [KOALA, ROASTERS, ECHIDNA]],
    ['acn=010000001,020000004', [KOALA, EMU]],
    ['acn=010000001&acn=020000004', [KOALA, EMU]],
    ['ACN=004085616', [WOMBAT]],
    ['state=NSW', [WOMBAT, ROASTERS, ECHIDNA]],
    ['state=new south wales', [WOMBAT, ROASTERS, ECHIDNA]],
    ['state=AU-NSW&staff=10', [WOMBAT, ECHIDNA]],
    ['staff=10.0', [WOMBAT, ECHIDNA]],
    ['listed=yes', [WOMBAT, ECHIDNA]],
    ['listed=FALSE&state=VIC', [KOALA]],
    ['street=wattle lane', [KOALA]],
    ['street=wattle lane, upper', [KOALA]],
    ['registered=2001-02-03&staff=7', [EMU]],
    ['acn=999999999', []],
    ['acn=4085616', [WOMBAT]],
    ['acn=ACN 004-085-616', [WOMBAT]],
    ['acn=ABN 53 004 085 616', [WOMBAT]],
    ['registered=3 February 2001&staff=7', [EMU]],
    ['registered=03/02/2001&staff=7', [EMU]],
    ['registered=2001&staff=7', [EMU]],
    ['registered=Feb 2001&staff=7', [EMU]],
    ['registered=2001-Q1&staff=7', [EMU]],
    ['registered=FY2000-01&staff=7', [EMU]],
    ['registered=2001-03&staff=7', []],
    ['q=emu', [EMU]],
  ])('%s', async (text, expected) => {
    expect(await acns(text)).toEqual(expected);
  });

  test('meta.query shows the values as they were understood', async () => {
    const { meta } = await read('acn=ACN 004-085-616&registered=3 Feb 2001&q=wombat&state=new south wales');
    expect(meta).toMatchObject({ query: { acn: '004085616', registered: '2001-02-03', name: 'wombat', state: 'NSW' }, row_count: 1 });
  });

  test('a note says that the check digits of an identifier are wrong', async () => {
    const note = '004085617 is not a valid ACN: its check digits do not match.';
    expect((await read('acn=004 085 617')).meta).toMatchObject({ row_count: 0, notes: ['Invented.', note] });
    expect((await read('acn=004085616')).meta.notes).toEqual(['Invented.']);
  });

  test('words are searched and ranked', async () => {
    expect(new Set(await acns('name=wombat'))).toEqual(new Set([WOMBAT, ROASTERS]));
    expect(await acns('name=coffee wombat')).toEqual([ROASTERS]);
    expect(await acns('name=Echidna, Sons')).toEqual([ECHIDNA]);
  });
});

describe('refuses', () => {
  test('an unknown column, with the nearest', async () => {
    await expect(read('stat=NSW')).rejects.toMatchObject({
      code: 'REQ_UNKNOWN_PARAMETER',
      faults: [{ parameter: 'stat', did_you_mean: 'state', allowed: expect.arrayContaining(['acn', 'name', 'state', 'limit']) }],
    });
  });

  test('an instant in the past, which is not stored', async () => {
    await expect(read('as_of=2026-01-01')).rejects.toMatchObject({
      code: 'REQ_BAD_PARAMETER',
      faults: [{ parameter: 'as_of', detail: expect.stringContaining('has only its current version') }],
    });
  });

  test('impossible values of a column, all of them together', async () => {
    await expect(read('listed=perhaps&staff=many&limit=0&columns=acm&acn=,')).rejects.toMatchObject({
      faults: [
        { parameter: 'limit' },
        { parameter: 'listed', allowed: ['true', 'false'] },
        { parameter: 'staff' },
        { parameter: 'acn' },
        { parameter: 'columns' },
      ],
    });
  });

  test.each([
    ['acn=123', '“123” is not an ACN'],
    ['acn=abc', 'An ACN has 9 digits.'],
    ['acn=53004085617', 'An ACN has 9 digits.'],
    ['registered=04/18/2001', '“04/18/2001” is not a date for “registered”.'],
    ['registered=soon', 'Write 2024-04-18, 2024-04 or 2024.'],
  ])('%s, which no row can have', async (text, detail) => {
    await expect(read(text)).rejects.toMatchObject({ code: 'REQ_UNKNOWN_VALUE', message: expect.stringContaining(detail) });
  });

  test('a missing state without matches', async () => {
    await expect(read('state=Quensland')).rejects.toMatchObject({
      code: 'REQ_UNKNOWN_VALUE',
      faults: [{ parameter: 'state', did_you_mean: 'Queensland' }],
    });
  });

  test('a date range, which a register does not have', async () => {
    await expect(read('start=2024')).rejects.toMatchObject({ code: 'REQ_UNKNOWN_PARAMETER' });
  });
});

test('columns can be chosen', async () => {
  expect((await read('columns=name,acn&limit=1')).data).toEqual([{ name: 'WOMBAT HOLDINGS PTY LTD', acn: WOMBAT }]);
});

test('paging reads the version of its first page while a new version is loaded', async () => {
  const seen: unknown[] = [];
  let cursor: string | null = null;
  do {
    const answer: Answer = await read(`limit=2${cursor === null ? '' : `&cursor=${cursor}`}`);
    seen.push(...rowsOf(answer));
    if (cursor === null) {
      shelf.clock.advance(1000);
      await shelf.load(companies, [row('000000000', 'First now', 'TAS', 1, false), ...ROWS.slice(1)]);
    }
    cursor = answer.next;
  } while (cursor !== null);
  expect(seen).toEqual(ROWS);
  expect(await acns('limit=1')).toEqual(['000000000']);
});

test('a cursor belongs to its query', async () => {
  const { next } = await read('limit=1');
  await expect(read(`limit=1&state=NSW&cursor=${next}`)).rejects.toMatchObject({ code: 'REQ_BAD_CURSOR' });
});

describe('a view', () => {
  const view: RegisterDataset = {
    ...companies,
    id: 'coffee',
    columns: [
      { name: 'company', type: 'text', description: 'Name.', match: 'words', aliases: ['name'] },
      { name: 'state', type: 'text', description: 'State.' },
      { name: 'number', type: 'text', description: 'Number.', hidden: true },
    ],
    view: { of: companies, columns: { company: 'name', number: 'acn' }, where: { listed: ['false'] } },
  };
  const rows = async (text: string): Promise<unknown> => rowsOf(await readDataset(shelf.ctx, view, params(text)));

  test('shows some rows of the other register under its own names', async () => {
    expect(await rows('')).toEqual([
      { company: 'Koala Coffee Pty Ltd', state: 'VIC' },
      { company: 'Wombat Coffee Roasters', state: 'NSW' },
      { company: 'Emu Exports', state: null },
    ]);
  });

  test('can be filtered by its own names, aliases and hidden columns', async () => {
    const wombats = [{ company: 'Wombat Coffee Roasters', state: 'NSW' }];
    expect(await rows('company=wombat')).toEqual(wombats);
    expect(await rows('name=wombat&state=nsw')).toEqual(wombats);
    expect(await rows('number=010 000 002')).toEqual(wombats);
    expect(await rows(`number=${WOMBAT}`)).toEqual([]);
    await expect(rows('acn=010000002')).rejects.toMatchObject({ code: 'REQ_UNKNOWN_PARAMETER' });
    await expect(rows('columns=number')).rejects.toMatchObject({ code: 'REQ_BAD_PARAMETER' });
  });
});

test('has codes that are found by meaning, in any case, and refuses other text only without a match', async () => {
  const coded = {
    ...companies,
    columns: companies.columns.map((column) =>
      column.name === 'state' ? column : column.name === 'street' ? { ...column, codes: CODES } : column,
    ),
  };
  const streets = async (text: string): Promise<unknown> => (await readDataset(shelf.ctx, coded, params(text))).meta.total_rows;
  expect(await streets('street=high street')).toBe(4);
  expect(await streets('street=HIGH ST')).toBe(4);
  expect(await streets('street=1 Wattle')).toBe(1);
  await expect(streets('street=highstreet')).rejects.toMatchObject({
    code: 'REQ_UNKNOWN_VALUE',
    faults: [{ parameter: 'street', allowed: ['High St'], did_you_mean: 'High street' }],
  });
});

test('lists omitted common words, and reports if there are more rows than were counted', async () => {
  const many = Array.from({ length: 1_200 }, (_, i) => row(`03000${i}`, `N${i}X PTY ${i % 2 === 0 ? 'LTD' : 'LIMITED'}`, 'NSW', i, false));
  await shelf.load(companies, [...many, row('040000001', 'PTYX', 'NSW', 1, false)]);
  const without = await read('name=N1X+pty+ltd');
  expect(without.meta).toMatchObject({ total_rows: 0, notes: ['Invented.'] }); // `ltd` is not common enough to be omitted.
  const more = await read('name=pty');
  expect(more.meta.total_rows).toBe(1_200);
  expect(more.meta.notes).toEqual(['Invented.', expect.stringContaining('More rows match than total_rows')]);
});

test('a common word is omitted and named if no row contains it together with the other words', async () => {
  const many = Array.from({ length: 1_100 }, (_, i) => row(`03000${i}`, i === 7 ? 'WATTLE' : `N${i}X PTY`, 'NSW', i, false));
  await shelf.load(companies, many);
  const answer = await read('name=wattle+pty');
  expect(rowsOf(answer)).toMatchObject([{ name: 'WATTLE' }]);
  expect(answer.meta.notes).toEqual(['Invented.', 'No row has all the words. Very common words were ignored: pty.']);
});
