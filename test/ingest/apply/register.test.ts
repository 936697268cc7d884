/** Tests the checks of a register during import. */
import { describe, expect, it } from 'vitest';
import type { Captured } from '../../../src/core/capture.ts';
import type { RegisterDataset, RegisterRow } from '../../../src/core/define-dataset.ts';
import { WattleError } from '../../../src/core/errors.ts';
import { registerRows, tryRegister, validateRegisterSize } from '../../../src/ingest/apply/register.ts';
import { state } from '../parsed.ts';

const NOW = Date.parse('2026-11-20T03:00:00Z');
const capture = (url: string): Captured => ({ url }) as Captured;

/** Makes a register with these rows by URL. `read` counts the rows that were read. */
function register(files: Readonly<Record<string, readonly RegisterRow[]>>, isCombined = false) {
  const counter = { read: 0 };
  async function* rowsOf(...captures: readonly Captured[]) {
    for (const { url } of captures) {
      for (const row of files[url] ?? []) {
        counter.read += 1;
        if (row['broken'] === true) throw new Error(`broken in ${url}`);
        yield row;
      }
    }
  }
  const columns = [
    { name: 'name', type: 'string' },
    { name: 'until', type: 'date' },
  ];
  const dataset = {
    source: 'asic',
    id: 'BANNED',
    kind: 'register',
    columns,
    parse: (one: Captured) => rowsOf(one),
    ...(isCombined ? { combine: (all: readonly Captured[]) => rowsOf(...[...all].reverse()) } : {}),
  } as unknown as RegisterDataset;
  return { dataset, counter };
}

async function rowsOf({ dataset }: ReturnType<typeof register>, ...urls: string[]): Promise<readonly RegisterRow[]> {
  const rows: RegisterRow[] = [];
  const explain = (error: unknown, url: string) =>
    error instanceof WattleError ? error : new WattleError('PARSE_LAYOUT', `${url}: ${error instanceof Error ? error.message : ''}`);
  for await (const row of registerRows(dataset, urls.map(capture), explain, NOW)) rows.push(row);
  return rows;
}

describe('the first reading', () => {
  it('reads a hundred rows, and refuses a file without rows', async () => {
    const long = register({ a: Array.from({ length: 150 }, () => ({ name: 'x' })) });
    await tryRegister(long.dataset, capture('a'));
    expect(long.counter.read).toBe(100);
    await expect(tryRegister(register({ a: [] }).dataset, capture('a'))).rejects.toMatchObject({
      code: 'DATA_EMPTY',
      message: 'The file has no rows.',
    });
  });
});

describe('rows', () => {
  const row = (name: string, until: string | null = null): RegisterRow => ({ name, until });

  it('are read file by file, or combined', async () => {
    const files = { a: [row('A')], b: [row('B')] };
    expect((await rowsOf(register(files), 'a', 'b')).map(({ name }) => name)).toEqual(['A', 'B']);
    expect((await rowsOf(register(files, true), 'a', 'b')).map(({ name }) => name)).toEqual(['B', 'A']);
  });

  it('may have dates within a hundred years, and dates that mean no end', async () => {
    const days = ['2126-01-01', '2125-12-31', '9999-12-31', '1970-01-01', null];
    await expect(rowsOf(register({ a: days.slice(1).map((until) => row('A', until)) }), 'a')).resolves.toHaveLength(4);
    await expect(rowsOf(register({ a: [row('A'), row('B', '2126-01-01')] }), 'a')).rejects.toMatchObject({
      code: 'DATA_FUTURE_PERIOD',
      message: 'Record 2 has the date 2126-01-01, which is more than 100 years in the future.',
      at: { column: 'until', value: '2126-01-01' },
    });
    await expect(rowsOf(register({ a: [row('3000-01-01')] }), 'a')).resolves.toHaveLength(1);
    await expect(rowsOf(register({ a: [row('A', '3000-01-01')] }, true), 'a')).rejects.toMatchObject({ code: 'DATA_FUTURE_PERIOD' });
  });

  it('that cannot be read are reported with the place in their file', async () => {
    const files = { a: [row('A')], b: [{ ...row('B'), broken: true }] };
    await expect(rowsOf(register(files), 'a', 'b')).rejects.toThrow('b: broken in b');
    await expect(rowsOf(register(files, true), 'a', 'b')).rejects.toThrow('a b: broken in b');
  });
});

describe('the size of a register', () => {
  const of = (rows: number, stored: number | null, accept: Parameters<typeof validateRegisterSize>[2] = []) => {
    validateRegisterSize(rows, stored === null ? null : state({ rows: stored }), accept);
  };

  it('may fall by a fifth, but not by more', () => {
    expect(() => of(80, 100)).not.toThrow();
    expect(() => of(79, 100)).toThrow(
      new WattleError('DATA_SHRANK', 'The new file of the register has only 79 rows, but 100 rows are stored.'),
    );
    expect(() => of(79, 100, ['DATA_SHRANK'])).not.toThrow();
    expect(() => of(79, 100, ['DATA_UNIT_CHANGED'])).toThrow('The new file of the register has only 79 rows');
    expect(() => of(500, 100)).not.toThrow();
  });

  it('is compared with nothing if nothing is stored', () => {
    expect(() => of(1, null)).not.toThrow();
    expect(() => validateRegisterSize(1, state({ rows: 100, version: null }), [])).not.toThrow();
  });

  it('is never zero', () => {
    expect(() => of(0, null)).toThrow(new WattleError('DATA_EMPTY', 'The files have no rows.'));
    expect(() => of(0, 100, ['DATA_SHRANK'])).toThrow('The files have no rows.');
  });
});
