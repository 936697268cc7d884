/** Defines requirements for registers: complete new versions, conditions, word search and cursors. */
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Column, DatasetKey, RegisterRow } from '../../src/core/define-dataset.ts';
import { type ErrorCode, WattleError } from '../../src/core/errors.ts';
import type { Store } from '../../src/store/ports/port.ts';
import type { RegisterPage, RegisterQuery } from '../../src/store/ports/registers.ts';
import { COMPANY_COLUMNS, company, loadOf, NOW, versionAfter } from './specimens.ts';

const COMPANIES: DatasetKey = 'asic/COMPANIES';

async function expectError(work: Promise<unknown>, code: ErrorCode): Promise<WattleError> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(WattleError);
  expect((error as WattleError).code).toBe(code);
  return error as WattleError;
}

const namesOf = (rows: readonly Readonly<Record<string, unknown>>[]): unknown[] => rows.map((row) => row['name']);
/** Returns a page with its rows. Their JSON must equal the result of JSON.stringify. */
async function read(store: Store, query: RegisterQuery): Promise<Page> {
  const { rows, ...rest } = await store.registers.query(query);
  const read = rows.toArray();
  expect(rows.json).toBe(JSON.stringify(read));
  expect(rows).toHaveLength(read.length);
  return { ...rest, rows: read };
}

type Page = Omit<RegisterPage, 'rows'> & { readonly rows: readonly RegisterRow[] };
const companies = (changes: Partial<RegisterQuery> = {}): RegisterQuery => ({ dataset: COMPANIES, where: [], limit: 100, ...changes });

interface Bench {
  readonly store: Store;
  readonly place: { ageRegisters(): Promise<void> };
  /** Opens the same data with separate connections. */
  another(): Promise<Store>;
}

export const REGISTER_CASES: Readonly<Record<string, (bench: Bench) => Promise<void>>> = {
  async 'registers: one indexed by an earlier release is refused until it is loaded again'({ store, place, another }) {
    const rows = [company('004028077', 'BHP GROUP LIMITED')];
    await store.registers.load(loadOf(rows, null));
    await place.ageRegisters();
    const other = await another();
    const { message, hint } = await expectError(read(other, companies()), 'DATA_UNAVAILABLE');
    expect(message).toContain('An earlier version of Wattle');
    expect(hint).toBe('For the site administrator: run wattle rebuild asic.COMPANIES');
    const again = await other.registers.load(loadOf(rows, 1));
    expect(again).toMatchObject({ seq: 2, added: 0, changed: 0, removed: 0 });
    expect(namesOf((await read(other, companies({ search: { column: 'name', text: 'bhp' } }))).rows)).toEqual(['BHP GROUP LIMITED']);
  },

  async 'registers: rows are read in order, with their types, page by page'({ store }) {
    const rows = [
      company('004085616', 'WOOLWORTHS LTD', {
        former_names: ['A "B"', "O'C"],
        suburb: 'Bella Vista',
        registered_on: '1924-09-22',
        employees: 200_000,
        turnover_aud: 0.1 + 0.2,
        charity: false,
      }),
      company('004028077', 'BHP GROUP LIMITED', { former_names: [], charity: true, suburb: '' }),
      company('000000019', 'EMPTY'),
    ];
    const version = await store.registers.load(loadOf(rows, null));
    expect(version).toMatchObject({ dataset: COMPANIES, seq: 1, added: 3, changed: 0, removed: 0 });
    expect(await store.datasets.state(COMPANIES)).toMatchObject({ version, rows: 3, periodStart: null, confirmedAt: NOW });
    const whole = await read(store, companies());
    expect(whole).toEqual({ rows, total: 3, totalExact: true, leftOut: [], next: null, seq: 1 });
    await store.registers.load(loadOf([], null, { dataset: 'asic/EMPTY' }));
    expect(await read(store, companies({ dataset: 'asic/EMPTY' }))).toEqual({
      rows: [],
      total: 0,
      totalExact: true,
      leftOut: [],
      next: null,
      seq: 1,
    });
    const few = await read(store, companies({ members: { suburb: 'suburb', number: 'acn' }, limit: 1 }));
    expect(few.rows).toEqual([{ suburb: 'Bella Vista', number: '004085616' }]);
    const found = await read(store, companies({ members: { acn: 'acn' }, search: { column: 'name', text: 'bhp group' } }));
    expect(found.rows).toEqual([{ acn: '004028077' }]);
    const first = await read(store, companies({ limit: 2 }));
    expect(first).toMatchObject({ rows: rows.slice(0, 2), total: 3 });
    expect(await read(store, companies({ limit: 2, after: first.next ?? 0 }))).toMatchObject({ rows: rows.slice(2), next: null });
  },

  async 'registers: text, lists and flags have the JSON of JavaScript, under any name'({ store }) {
    const odd = [
      '"',
      '\\',
      '/',
      "'",
      '\u0001\b\f\n\r\t\u001f\u007f',
      'é\u2028\u2029',
      '\u{1f98a}',
      '',
      ' ',
      '\ufffd',
      '<&>',
      '1.0',
      'null',
      '{"a":1}',
    ];
    const columns: readonly Column[] = COMPANY_COLUMNS.filter(({ type }) => type !== 'number');
    const flags = [true, false, null];
    const rows = odd.map((text, i) => {
      const { turnover_aud: _, ...row } = company(`${i}${text}`, `NAME ${text}`, {
        former_names: i % 4 === 0 ? null : odd.slice(0, i),
        suburb: text,
        employees: (i % 2 === 0 ? -1 : 1) * (Number.MAX_SAFE_INTEGER - i),
        charity: flags[i % 3] ?? null,
      });
      return row;
    });
    await store.registers.load(loadOf(rows, null, { columns }));
    expect((await read(store, companies())).rows).toEqual(rows);
    const members = { "it's": 'suburb', '"': 'former_names', charity: 'charity', 'é \\': 'employees', again: 'suburb' };
    const shown = rows.map((row) =>
      Object.fromEntries(Object.entries(members).map(([name, column]) => [name, row[column as keyof typeof row]])),
    );
    expect((await read(store, companies({ members }))).rows).toEqual(shown);
    const search = { column: 'name', text: 'name' };
    const found = (await read(store, companies({ members, search }))).rows;
    expect(new Set(found.map(({ again }) => again))).toEqual(new Set(odd));
    const later = { acn: 'acn', since: 'nothing that was there when it was loaded' };
    expect((await read(store, companies({ members: later, limit: 1 }))).rows).toEqual([{ acn: '0"', since: null }]);
  },

  async 'registers: rows may be wide'({ store }) {
    const columns = Array.from({ length: 150 }, (_, i): Column => ({ name: `column ${i}`, type: 'text', description: `${i}` }));
    const rows = [0, 1].map((row) => Object.fromEntries(columns.map(({ name }, i) => [name, i % 7 === 0 ? null : `${row} ${i}`])));
    await store.registers.load(loadOf(rows, null, { columns, key: ['column 1'] }));
    expect((await read(store, companies())).rows).toEqual(rows);
  },

  async 'registers: rows are counted and columns summed by a value'({ store }) {
    await store.registers.load(
      loadOf(
        [
          company('1', 'ONE', { status: 'REGD', employees: 5, turnover_aud: 1.5 }),
          company('2', 'TWO', { status: 'DRGD', employees: 7 }),
          company('3', 'THREE', { status: 'REGD', employees: null, turnover_aud: 2 }),
          company('4', 'FOUR', { status: null as unknown as string, employees: 1 }),
        ],
        null,
      ),
    );
    const query = { dataset: COMPANIES, where: [], by: 'status', sums: ['employees', 'turnover_aud'] };
    expect(await store.registers.groups(query)).toEqual([
      { value: 'DRGD', rows: 1, sums: { employees: { sum: 7, filled: 1 }, turnover_aud: { sum: null, filled: 0 } } },
      { value: 'REGD', rows: 2, sums: { employees: { sum: 5, filled: 1 }, turnover_aud: { sum: 3.5, filled: 2 } } },
      { value: null, rows: 1, sums: { employees: { sum: 1, filled: 1 }, turnover_aud: { sum: null, filled: 0 } } },
    ]);
    const where = [{ column: 'status', op: 'equals', values: ['regd'] }] as const;
    expect(await store.registers.groups({ ...query, where, by: null, sums: ['employees'] })).toEqual([
      { value: null, rows: 2, sums: { employees: { sum: 5, filled: 1 } } },
    ]);
    const none = [{ column: 'status', op: 'equals', values: ['nothing'] }] as const;
    expect(await store.registers.groups({ ...query, where: none, by: null, sums: ['employees'] })).toEqual([
      { value: null, rows: 0, sums: { employees: { sum: null, filled: 0 } } },
    ]);
    expect(await store.registers.groups({ ...query, where: none })).toEqual([]);
    // The second row has more employees than dollars. A missing value contradicts nothing.
    const within = { part: 'employees', whole: 'turnover_aud' };
    expect(await store.registers.groups({ ...query, within, by: null })).toEqual([
      { value: null, rows: 4, contradicted: 1, sums: { employees: { sum: 8, filled: 2 }, turnover_aud: { sum: 2, filled: 1 } } },
    ]);
    expect(await store.registers.groups({ ...query, within, where: none, by: null, sums: [] })).toEqual([
      { value: null, rows: 0, contradicted: 0, sums: {} },
    ]);
    await expectError(store.registers.groups({ ...query, within: { part: 'name', whole: 'employees' } }), 'BUG');
    await expectError(store.registers.groups({ ...query, by: 'former_names' }), 'BUG');
    await expectError(store.registers.groups({ ...query, sums: ['name'] }), 'BUG');
    await expectError(store.registers.groups({ ...query, dataset: 'asic/NOTHING' }), 'DATA_UNAVAILABLE');
  },

  async 'registers: rows are filtered by conditions'({ store }) {
    await store.registers.load(
      loadOf(
        [
          company('1', 'ACME', { suburb: 'St Kilda', status: 'REGD', former_names: ['Wile E', 'Road 100%'], employees: 5, charity: true }),
          company('2', 'ACME_TWO', { suburb: 'Kilda_Town', status: 'DRGD', turnover_aud: 1.5, charity: false }),
          company('3', 'Zeta 50% Ltd', { suburb: 'Ōtara', status: 'regd', employees: 7 }),
          company('4', 'Nothing', { suburb: null, status: null as unknown as string }),
        ],
        null,
      ),
    );
    const found = async (column: string, op: 'equals' | 'prefix' | 'substring', ...values: string[]) =>
      namesOf((await read(store, companies({ where: [{ column, op, values }] }))).rows);
    expect(await found('status', 'equals', 'regd')).toEqual(['ACME', 'Zeta 50% Ltd']);
    expect(await found('status', 'equals', 'REGD', 'drgd')).toEqual(['ACME', 'ACME_TWO', 'Zeta 50% Ltd']);
    expect(await found('status', 'equals')).toEqual([]);
    expect(await found('name', 'prefix', 'acme')).toEqual(['ACME', 'ACME_TWO']);
    expect(await found('name', 'prefix', 'acme_')).toEqual(['ACME_TWO']);
    expect(await found('name', 'prefix', 'zeta', 'noth')).toEqual(['Zeta 50% Ltd', 'Nothing']);
    expect(await found('suburb', 'substring', 'KILDA')).toEqual(['ACME', 'ACME_TWO']);
    expect(await found('suburb', 'substring', 'ilda_t')).toEqual(['ACME_TWO']);
    expect(await found('suburb', 'substring', 'ōt')).toEqual([]); // only A to Z ignore case
    expect(await found('suburb', 'substring', 'tara', 'ILD')).toEqual(['ACME', 'ACME_TWO', 'Zeta 50% Ltd']);
    expect(await found('suburb', 'substring', 'da')).toEqual(['ACME', 'ACME_TWO']);
    expect(await found('name', 'substring', '50%')).toEqual(['Zeta 50% Ltd']);
    expect(await found('name', 'substring', '"')).toEqual([]);
    expect(await found('former_names', 'equals', 'wile e')).toEqual(['ACME']);
    expect(await found('former_names', 'prefix', 'road')).toEqual(['ACME']);
    expect(await found('former_names', 'substring', '0%')).toEqual(['ACME']);
    expect(await found('employees', 'equals', '5', '7', 'x', '1.5')).toEqual(['ACME', 'Zeta 50% Ltd']);
    expect(await found('turnover_aud', 'equals', '1.50')).toEqual(['ACME_TWO']);
    expect(await found('charity', 'equals', 'TRUE')).toEqual(['ACME']);
    expect(await found('charity', 'equals', 'perhaps')).toEqual([]);
    const both = companies({
      where: [
        { column: 'status', op: 'equals', values: ['REGD'] },
        { column: 'employees', op: 'equals', values: ['7'] },
      ],
    });
    expect(await read(store, both)).toMatchObject({ rows: [{ name: 'Zeta 50% Ltd' }], total: 1 });
    await expectError(found('nowhere', 'equals', 'x'), 'BUG');
    await expectError(found('employees', 'prefix', '5'), 'BUG');
  },

  async 'registers: a page of filtered rows continues after the previous one'({ store }) {
    const rows = Array.from({ length: 250 }, (_, i) => company(String(i), `N${i}`, { status: i % 2 === 0 ? 'REGD' : 'DRGD' }));
    await store.registers.load(loadOf(rows, null));
    const where = [{ column: 'status', op: 'equals', values: ['REGD', 'OTHER'] }] as const;
    const seen: unknown[] = [];
    for (let after = 0; ; ) {
      const page = await read(store, companies({ where, limit: 40, after }));
      expect(page.total).toBe(125);
      seen.push(...page.rows.map((row) => row['acn']));
      if (page.next === null) break;
      after = page.next;
    }
    expect(seen).toEqual(Array.from({ length: 125 }, (_, i) => String(2 * i)));
  },

  async 'registers: word search ranks the exact name first'({ store }) {
    const names = [
      'GREAT BANK OF COMMERCE PTY LTD',
      'BANKSTOWN MOTORS',
      'THE BANK',
      'BANK AUSTRALIA LIMITED',
      'BANK',
      "O'Brien Glass",
      'Café Zürich',
      'AB HOLDINGS',
      'ABACUS',
    ];
    await store.registers.load(
      loadOf(
        names.map((name, i) => company(String(i), name, { status: i % 2 === 0 ? 'REGD' : 'DRGD' })),
        null,
      ),
    );
    const found = async (text: string, changes: Partial<RegisterQuery> = {}) =>
      namesOf((await read(store, companies({ search: { column: 'name', text }, ...changes }))).rows);
    expect(await found('bank')).toEqual([
      'BANK',
      'BANK AUSTRALIA LIMITED',
      'THE BANK',
      'GREAT BANK OF COMMERCE PTY LTD',
      'BANKSTOWN MOTORS',
    ]);
    expect(await found('bank commerce')).toEqual(['GREAT BANK OF COMMERCE PTY LTD']);
    expect(await found('ban aust')).toEqual(['BANK AUSTRALIA LIMITED']);
    expect(await found('ba')).toEqual([]); // two letters match whole words only
    expect(await found('ab')).toEqual(['AB HOLDINGS']);
    expect(await found('OBRIEN')).toEqual(["O'Brien Glass"]);
    expect(await found('cafe zurich')).toEqual(['Café Zürich']);
    expect(await found('" OR * & | !')).toEqual([]);
    expect(await found('bank', { where: [{ column: 'status', op: 'equals', values: ['DRGD'] }] })).toEqual([
      'BANK AUSTRALIA LIMITED',
      'BANKSTOWN MOTORS',
    ]);
    const page = await read(store, companies({ search: { column: 'name', text: 'bank' }, limit: 2 }));
    expect(page).toMatchObject({ total: 5, totalExact: true });
    expect(await found('bank', { limit: 2, after: page.next ?? 0 })).toEqual(['THE BANK', 'GREAT BANK OF COMMERCE PTY LTD']);
    await expectError(found('regd', { search: { column: 'status', text: 'regd' } }), 'BUG');
  },

  async 'registers: every row with a very common word is reached, page by page, the shortest first'({ store }) {
    const rows = Array.from({ length: 5_000 }, (_, i) => company(String(i), `NUMBER ${i} PTY LTD`));
    await store.registers.load(loadOf([...rows, company('x', 'PTY', { status: 'DRGD' })], null));
    const search = { column: 'name', text: 'pty' };
    const seen: string[] = [];
    for (let after: number | null = 0; after !== null; ) {
      const page = await read(store, companies({ search, limit: 999, after }));
      expect(page).toMatchObject({ total: 5_001, totalExact: true });
      seen.push(...namesOf(page.rows).map(String));
      after = page.next;
    }
    expect(seen).toEqual(['PTY', ...rows.map((row) => String(row['name']))].sort((a, b) => a.length - b.length));
    const filtered = await read(store, companies({ search, where: [{ column: 'status', op: 'equals', values: ['DRGD'] }] }));
    expect(filtered).toMatchObject({ total: 1, totalExact: true, rows: [{ name: 'PTY' }] });
    const where = [{ column: 'status', op: 'equals', values: ['REGD'] }] as const;
    const loose = await read(store, companies({ search: { column: 'name', text: 'ltd' }, where }));
    expect(loose).toMatchObject({ total: 5_000, totalExact: true });
    const last = await read(store, companies({ search: { column: 'name', text: '4999 pty' }, where }));
    expect(last).toMatchObject({ total: 1, totalExact: true, rows: [{ name: 'NUMBER 4999 PTY LTD' }] });
  },

  async 'registers: rows with a longer word follow rows with the exact word'({ store }) {
    const rows = Array.from({ length: 2_000 }, (_, i) => company(String(i), `BANK ${i}`));
    await store.registers.load(loadOf([...rows, company('x', 'BANKSTOWN MOTORS', { status: 'DRGD' })], null));
    const where = [{ column: 'status', op: 'equals', values: ['DRGD'] }] as const;
    const found = async (text: string) => (await read(store, companies({ search: { column: 'name', text }, where }))).total;
    expect(await found('bank')).toBe(1);
    expect(await found('banks')).toBe(1);
    expect(await read(store, companies({ search: { column: 'name', text: 'bank' } }))).toMatchObject({
      total: 2_000,
      totalExact: false,
    });
  },

  async 'registers: the most common words with the same beginning are searched'({ store }) {
    const rare = Array.from({ length: 300 }, (_, i) => company(`r${i}`, `SAL${i} ONE`));
    const common = Array.from({ length: 5 }, (_, i) => company(`c${i}`, `SALMON ${i}`));
    await store.registers.load(loadOf([...rare, ...common], null));
    for (const text of ['sal', 'salm']) {
      const page = await read(store, companies({ search: { column: 'name', text }, limit: 1_000 }));
      const names = namesOf(page.rows).map(String);
      expect(names.filter((name) => name.startsWith('SALMON'))).toHaveLength(5);
      expect(page).toMatchObject(text === 'sal' ? { total: 54, totalExact: false } : { total: 5, totalExact: true });
    }
  },

  async 'registers: preferred values are first among equal matches, and the exact name before all'({ store }) {
    const columns = COMPANY_COLUMNS.map((column) => {
      if (column.name === 'status') return { ...column, preferred: ['regd'] };
      return column.name === 'charity' ? { ...column, preferred: ['1'] } : column;
    });
    const rows = [
      company('1', 'WATTLE', { status: 'DRGD' }),
      company('2', 'WATTLE DRGD A', { status: 'DRGD', charity: true }),
      company('3', 'WATTLE REGD LONGER', { charity: false }),
      company('4', 'WATTLE REGD', { charity: false }),
      company('5', 'WATTLE REGD CHARITY', { charity: true }),
      company('6', 'GOLDEN WATTLE', { charity: true }),
    ];
    await store.registers.load(loadOf(rows, null, { columns }));
    const found = async (where: RegisterQuery['where']) =>
      (await read(store, companies({ search: { column: 'name', text: 'wattle' }, where }))).rows.map((row) => row['acn']);
    expect(await found([])).toEqual(['1', '5', '4', '3', '2', '6']);
    expect(await found([{ column: 'status', op: 'equals', values: ['DRGD'] }])).toEqual(['1', '2']);
    expect(await found([{ column: 'status', op: 'equals', values: ['DRGD', 'REGD'] }])).toEqual(['1', '5', '4', '3', '2', '6']);
    expect(await found([{ column: 'charity', op: 'equals', values: ['false'] }])).toEqual(['4', '3']);
  },

  async 'registers: every row is returned once, even with more exact names than are compared'({ store }) {
    const same = Array.from({ length: 120 }, (_, i) => company(`s${i}`, 'WATTLE BANK', { status: 'DRGD' }));
    const others = Array.from({ length: 30 }, (_, i) => company(`o${i}`, i % 2 === 0 ? `WATTLE BANK ${i}` : `WATTLE ${i} BANK`));
    const columns = COMPANY_COLUMNS.map((column) => (column.name === 'status' ? { ...column, preferred: ['REGD'] } : column));
    await store.registers.load(loadOf([...others, ...same], null, { columns }));
    for (const limit of [7, 60, 200]) {
      const seen: unknown[] = [];
      for (let after: number | null = 0; after !== null; ) {
        const page: Page = await read(store, companies({ search: { column: 'name', text: 'wattle bank' }, limit, after }));
        seen.push(...page.rows.map((row) => row['acn']));
        after = page.next;
      }
      expect(new Set(seen).size).toBe(150);
      expect(seen).toHaveLength(150);
      expect(seen.slice(0, 50).every((acn) => String(acn).startsWith('s'))).toBe(true);
    }
  },

  async 'registers: a common word is ignored if no row has all words, and a rare one never'({ store }) {
    const rows = Array.from({ length: 1_500 }, (_, i) => company(String(i), `NAME${i}X PTY ${i % 2 === 0 ? 'LTD' : 'LIMITED'}`));
    await store.registers.load(loadOf(rows, null));
    const found = (text: string, changes: Partial<RegisterQuery> = {}) =>
      read(store, companies({ search: { column: 'name', text }, ...changes }));
    expect(await found('name7x pty ltd')).toMatchObject({ rows: [], total: 0, leftOut: [] }); // neither is common enough
    const more = Array.from({ length: 2_500 }, (_, i) => company(`m${i}`, `MORE${i} PTY ${i % 2 === 0 ? 'LTD' : 'LIMITED'}`));
    await store.registers.load(loadOf([...rows, ...more], 1));
    expect(await found('name7x pty ltd')).toMatchObject({ rows: [{ name: 'NAME7X PTY LIMITED' }], leftOut: ['pty', 'ltd'] });
    expect(await found('name8x pty ltd')).toMatchObject({ total: 1, leftOut: [] });
    expect(await found('nowhere pty ltd')).toMatchObject({ rows: [], total: 0 });
    const page = await found('pty limited ltd', { limit: 400 });
    expect(page.leftOut).toEqual(['pty', 'limited']);
    const next = await found('pty limited ltd', { limit: 400, after: page.next ?? 0 });
    expect(next.leftOut).toEqual(['pty', 'limited']);
    expect(new Set([...page.rows, ...next.rows].map((row) => row['acn'])).size).toBe(800);
  },

  async 'registers: words and conditions find the same rows as a full scan, in the same order'({ store }) {
    const stems = ['bank', 'banks', 'bankstown', 'of', 'the', 'pty', 'ltd', 'great', 'gre', "o'brien", 'ob'];
    const random = fc.record({
      words: fc.array(fc.constantFrom(...stems), { minLength: 0, maxLength: 4 }),
      status: fc.constantFrom('REGD', 'regd', 'DRGD', 'SOFF', null),
      registered_on: fc.constantFrom('2001-01-01', '2002-02-02', null),
      employees: fc.constantFrom(1, 2, null),
    });
    const condition = fc.constantFrom(
      { column: 'status', op: 'equals', values: ['Regd'] } as const,
      { column: 'status', op: 'equals', values: ['drgd', 'soff', 'none'] } as const,
      { column: 'employees', op: 'equals', values: ['2'] } as const,
      { column: 'registered_on', op: 'prefix', values: ['2001'] } as const,
      { column: 'status', op: 'substring', values: ['g'] } as const,
      { column: 'acn', op: 'prefix', values: ['1'] } as const,
    );
    const query = fc.record({
      words: fc.option(fc.array(fc.constantFrom(...stems, 'gr', 'unknown'), { minLength: 1, maxLength: 3 })),
      where: fc.uniqueArray(condition, { maxLength: 2 }),
      limit: fc.integer({ min: 1, max: 7 }),
    });
    const columns = COMPANY_COLUMNS.map((column) => (column.name === 'status' ? { ...column, preferred: ['REGD'] } : column));
    let base: number | null = null;
    await fc.assert(
      fc.asyncProperty(
        fc.array(random, { minLength: 1, maxLength: 60 }),
        fc.array(query, { minLength: 5, maxLength: 5 }),
        async (made, requested) => {
          const rows = made.map(({ words, ...cells }, i) => company(String(i), words.join(' ').toUpperCase(), cells as RegisterRow));
          const version = await store.registers.load(loadOf(rows, base, { columns }));
          base = version?.seq ?? base;
          for (const { words, where, limit } of requested) {
            const search = words ? { search: { column: 'name', text: words.join(' ') } } : {};
            const expected = foundByReading(rows, where, words);
            const seen: unknown[] = [];
            for (let after: number | null = 0; after !== null; ) {
              const page: Page = await read(store, companies({ ...search, where, limit, after }));
              expect(page).toMatchObject({ total: expected.length, totalExact: true, leftOut: [] });
              seen.push(...page.rows.map((row) => row['acn']));
              after = page.next;
            }
            expect(seen).toEqual(expected);
          }
        },
      ),
      { numRuns: 12 },
    );
  },

  async 'registers: a condition that every row with words meets changes nothing, with any rows without words'({ store }) {
    const named = Array.from({ length: 300 }, (_, i) =>
      company(String(i), `WATTLE ${i % 3 === 0 ? 'BANK' : 'GUM'} ${i}`, { charity: i % 2 === 0 }),
    );
    const nameless = Array.from({ length: 50 }, (_, i) => company(`n${i}`, '', { status: i % 2 === 0 ? 'NONE' : 'DRGD' }));
    const rows = named.flatMap((row, i) => [{ ...row, status: i % 5 === 0 ? 'DRGD' : 'REGD' }, ...nameless.slice(i, i + 1)]);
    const columns = COMPANY_COLUMNS.map((column) => (column.name === 'status' ? { ...column, preferred: ['REGD'] } : column));
    await store.registers.load(loadOf(rows, null, { columns }));
    const ask = (text: string, ...values: readonly string[]) =>
      read(
        store,
        companies({ search: { column: 'name', text }, where: values.length > 0 ? [{ column: 'status', op: 'equals', values }] : [] }),
      );
    for (const text of ['wattle', 'bank wat', 'gum 7', 'ba']) expect(await ask(text, 'REGD', 'DRGD')).toEqual(await ask(text));
    expect((await ask('wattle', 'REGD')).total).toBe(240);
    expect((await ask('wattle', 'DRGD')).total).toBe(60);
    expect((await ask('wattle', 'NONE')).total).toBe(0);
  },

  async 'registers: words in very many rows are found like any others'({ store }) {
    const cell = fc.record({
      words: fc.array(
        fc.oneof(
          { weight: 6, arbitrary: fc.constantFrom('pty', 'ltd', 'limited', 'the', 'group') },
          { weight: 3, arbitrary: fc.constantFrom('bank', 'banks', 'grouped', 'theatre', 'ptyx') },
          { weight: 1, arbitrary: fc.integer({ min: 0, max: 400 }).map((n) => `rare${n}`) },
        ),
        { minLength: 1, maxLength: 5 },
      ),
      status: fc.constantFrom('REGD', 'REGD', 'REGD', 'DRGD', 'SOFF'),
      registered_on: fc.integer({ min: 1900, max: 2025 }).map((year) => `${year}-01-01`),
    });
    const rows = fc
      .sample(cell, { seed: 7, numRuns: 6_000 })
      .map(({ words, ...cells }, i) => company(String(i), words.join(' ').toUpperCase(), cells));
    const columns = COMPANY_COLUMNS.map((column) => (column.name === 'status' ? { ...column, preferred: ['REGD'] } : column));
    await store.registers.load(loadOf(rows, null, { columns }));
    const requested = fc.constantFrom('pty', 'ltd', 'limited', 'the', 'group', 'bank', 'banks', 'gro', 'rare7', 'rare12', 'pt');
    const condition = fc.constantFrom(
      { column: 'status', op: 'equals', values: ['DRGD'] } as const,
      { column: 'status', op: 'equals', values: ['REGD', 'SOFF'] } as const,
      { column: 'status', op: 'equals', values: ['REGD', 'SOFF', 'DRGD'] } as const,
      { column: 'registered_on', op: 'prefix', values: ['19'] } as const,
      { column: 'registered_on', op: 'equals', values: ['2001-01-01'] } as const,
      { column: 'acn', op: 'prefix', values: ['59'] } as const,
    );
    const query = fc.record({
      words: fc.array(requested, { minLength: 1, maxLength: 4 }),
      where: fc.uniqueArray(condition, { maxLength: 2 }),
    });
    await fc.assert(
      fc.asyncProperty(query, async ({ words, where }) => {
        const seen: unknown[] = [];
        let last: Page | null = null;
        for (let after: number | null = 0; after !== null; ) {
          last = await read(store, companies({ search: { column: 'name', text: words.join(' ') }, where, limit: 1_000, after }));
          seen.push(...last.rows.map((row) => row['acn']));
          after = last.next;
        }
        const leftOut = last?.leftOut ?? [];
        if (leftOut.length > 0) expect(foundByReading(rows, [], words)).toEqual([]);
        const expected = foundByReading(
          rows,
          where,
          words.filter((word) => !leftOut.includes(word)),
        );
        expect(seen).toEqual(expected);
        if (last?.totalExact) expect(last.total).toBe(expected.length);
        else expect(last?.total).toBeLessThan(expected.length);
      }),
      { numRuns: 60 },
    );
  },

  async 'registers: an open cursor continues in its version while newer ones arrive'({ store, another }) {
    const rows = (suffix: string) => ['1', '2', '3'].map((acn) => company(acn, `${acn}${suffix}`));
    await store.registers.load(loadOf(rows('a'), null));
    const reader = await another();
    const page = await read(reader, companies({ limit: 1 }));
    await store.registers.load(loadOf(rows('b'), 1));
    const rest = companies({ limit: 9, after: page.next ?? 0, seq: page.seq });
    expect(namesOf((await read(reader, rest)).rows)).toEqual(['2a', '3a']);
    expect(namesOf((await read(reader, companies())).rows)).toEqual(['1b', '2b', '3b']);
    await store.registers.load(loadOf(rows('c'), 2));
    expect(namesOf((await read(reader, companies())).rows)).toEqual(['1c', '2c', '3c']);
    await expectError(read(reader, rest), 'REQ_CURSOR_EXPIRED');
    await expectError(read(store, rest), 'REQ_CURSOR_EXPIRED');
    await expectError(read(store, companies({ seq: 9 })), 'REQ_CURSOR_EXPIRED');
  },

  async 'registers: a version has its numbers of added, changed and removed rows'({ store }) {
    await store.registers.load(loadOf([company('1', 'A'), company('2', 'B'), company('3', 'C')], null));
    const second = await store.registers.load(loadOf([company('4', 'D'), company('3', 'C'), company('2', 'B2'), company('5', 'E')], 1));
    expect(second).toMatchObject({ seq: 2, added: 2, changed: 1, removed: 1 });
    const columns = [...COMPANY_COLUMNS, { name: 'new', type: 'text', description: 'Came later' } as const];
    const third = await store.registers.load(loadOf([{ ...company('4', 'D'), new: 'x' }, { ...company('9', 'I'), new: null }], 2, { columns })); // biome-ignore format: pairs read better in one line
    expect(third).toMatchObject({ added: 1, changed: 0, removed: 3 });
  },

  async 'registers: unchanged rows make no version'({ store }) {
    const rows = [company('1', 'A'), company('2', 'B', { employees: 3 })];
    expect(await store.registers.load(loadOf(rows, null))).toMatchObject({ seq: 1 });
    expect(await store.registers.load(loadOf(rows, 1))).toBeNull();
    expect(await store.registers.load(loadOf([...rows].reverse(), 1))).toMatchObject({ seq: 2 });
    expect(await store.registers.load(loadOf(rows, 2, { key: ['name'] }))).toMatchObject({ seq: 3 });
    expect(await store.registers.load(loadOf([rows[0] ?? company('1', 'A'), company('2', 'B')], 3))).toMatchObject({ seq: 4 });
    expect(await store.datasets.versions(COMPANIES)).toHaveLength(4);
    expect(await read(store, companies())).toMatchObject({ rows: [{ name: 'A' }, { employees: null }], seq: 4 });
  },

  async 'registers: a refused number of rows leaves the served version'({ store }) {
    await store.registers.load(loadOf([company('1', 'A'), company('2', 'B')], null));
    const requested: number[] = [];
    const check = (rows: number): void => {
      requested.push(rows);
      if (rows < 2) throw new WattleError('DATA_SHRANK', 'Too few rows');
    };
    await expectError(store.registers.load(loadOf([company('1', 'C')], 1, { check })), 'DATA_SHRANK');
    expect(await read(store, companies())).toMatchObject({ rows: [{ name: 'A' }, { name: 'B' }], seq: 1 });
    await store.registers.load(loadOf([company('1', 'C'), company('2', 'D'), company('3', 'E')], 1, { check }));
    expect(requested).toEqual([1, 3]);
  },

  async 'registers: a load that fails leaves the served version'({ store }) {
    await expectError(read(store, companies()), 'DATA_UNAVAILABLE');
    await store.registers.load(loadOf([company('1', 'A')], null));
    async function* failing() {
      yield company('1', 'B');
      throw new WattleError('DATA_SHRANK', 'Too few rows');
    }
    await expectError(store.registers.load(loadOf([], 1, { rows: failing() })), 'DATA_SHRANK');
    const twice = await expectError(store.registers.load(loadOf([company('7', 'B'), company('7', 'C')], 1)), 'DATA_DUPLICATE_KEY');
    expect(twice.at).toEqual({ column: 'acn', value: '7' });
    const wrongType = await expectError(store.registers.load(loadOf([company('7', 'B', { employees: 'many' })], 1)), 'BUG');
    expect(wrongType.at).toMatchObject({ row: 1, column: 'employees' });
    await expectError(
      store.registers.load(loadOf([company('7', 'B')], 1, { version: versionAfter(0, { effectiveFrom: NOW - 1 }) })),
      'REQ_CONFLICT',
    );
    expect(await read(store, companies())).toMatchObject({ rows: [{ name: 'A' }], seq: 1 });
    await store.registers.load(loadOf([company('1', 'Z')], 1));
    expect(await read(store, companies())).toMatchObject({ rows: [{ name: 'Z' }], seq: 2 });
    await store.datasets.reset(COMPANIES);
    await expectError(read(store, companies()), 'DATA_UNAVAILABLE');
  },
};

/** Returns the result of a query in the register contract by reading every row, as company numbers in order. */
function foundByReading(rows: readonly RegisterRow[], where: RegisterQuery['where'], query: readonly string[] | null): unknown[] {
  const meets = (row: RegisterRow): boolean =>
    where.every(({ column, op, values }) => {
      const cell = String(row[column] ?? '\0').toLowerCase();
      const wanted = values.map((value) => value.toLowerCase());
      if (op === 'equals') return wanted.includes(cell);
      return wanted.some((value) => (op === 'prefix' ? cell.startsWith(value) : cell.includes(value)));
    });
  const found = rows.filter(meets);
  if (!query) return found.map((row) => row['acn']);
  const wanted = query.map((word) => word.replace("'", ''));
  const ranked = found.flatMap((row) => {
    const words = String(row['name']).toLowerCase().replaceAll("'", '').split(' ');
    const rank = rankByReading(wanted, words);
    const tier = /^regd$/i.test(String(row['status'])) ? 0 : 1;
    return rank === null ? [] : [{ acn: row['acn'], rank, by: [tier, words.join(' ').length] }];
  });
  const inTier = ranked.sort((a, b) => compare(a.by, b.by));
  // At most 50 rows in each tier rank as exact matches, and at most 50 in total as names that begin with the words. Others rank below.
  const same = new Set([0, 1].flatMap((tier) => inTier.filter(({ rank, by }) => rank === 0 && by[0] === tier).slice(0, 50)));
  const opening = new Set(inTier.filter(({ rank }) => rank <= 2).slice(0, new Set(wanted).size > 1 ? 50 : 0));
  const rankOf = (row: (typeof inTier)[number]): number => {
    if (row.rank > 1 || same.has(row) || opening.has(row)) return row.rank;
    return 2;
  };
  return inTier.sort((a, b) => rankOf(a) - rankOf(b)).map(({ acn }) => acn);
}

const compare = (a: readonly number[], b: readonly number[]): number => a.map((n, i) => n - (b[i] ?? 0)).find((n) => n !== 0) ?? 0;

/** Returns the rank, or null if the words do not match. */
function rankByReading(wanted: readonly string[], words: readonly string[]): number | null {
  const begins = (word: string, like: string): boolean => word === like || (like.length >= 3 && word.startsWith(like));
  const [first = ''] = wanted;
  if (wanted.every((word) => words.includes(word))) {
    const inOrder = wanted.every((word, i) => words[i] === word);
    if (inOrder && words.length === wanted.length) return 0;
    if (inOrder && new Set(wanted).size > 1) return 1;
    return words[0] === first ? 2 : 3;
  }
  if (!wanted.every((like) => words.some((word) => begins(word, like)))) return null;
  return begins(words[0] ?? '', first) ? 4 : 5;
}
