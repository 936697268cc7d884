/** pandas with two engines, openpyxl and polars read workbooks from URLs of a running program. Dates are read as dates. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { readXlsx } from 'hucre';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROWS, startHarness } from '../http/harness.ts';
import { type Running, remove, startWattle, temporaryFolder } from '../program/running.ts';
import { needs } from '../programs/needs.ts';
import { withStarterProgram } from '../starter/loaded-starter.ts';
import { PYTHON_MS, python } from './python.ts';

const run = promisify(execFile);

describe('a workbook', needs('Python 3.10'), () => {
  let data: string;
  let work: string;
  let program: Running;
  beforeAll(async () => {
    data = temporaryFolder();
    work = mkdtempSync(path.join(os.tmpdir(), 'wattle-workbooks-'));
    await Promise.all([withStarterProgram(data), python()]);
    program = await startWattle({ WATTLE_DATA_DIR: data });
  }, PYTHON_MS);
  afterAll(async () => {
    await program?.stop();
    remove(data);
    rmSync(work, { recursive: true, force: true });
  });

  it.each([
    ['d/rba/F1.1', 'v1/data/rba/F1.1', 'series=cash_rate_target&start=2024-01&end=2024-02', ['2024-01-31', '2024-02-29']],
    ['g/real-wages', 'v1/real-wages', 'start=2024-Q1&end=2024-Q2', ['2024-03-31', '2024-06-30']],
    ['d/rba/F11.1', 'v1/data/rba/F11.1', 'series=FXREUR&start=2025-06-30&end=2025-06-30', null],
  ])('and the CSV of %s have its columns, and the API has its JSON members', async (file, api, query, days) => {
    const lines = async (address: string) => (await (await program.get(address)).text()).trimEnd().split('\r\n');
    const [plain, own] = [await lines(`/${file}.csv?${query}`), await lines(`/${api}?format=csv&${query}`)];
    expect(plain.map((line, i) => (days === null ? line : `${own[i]},${['date', ...days][i]}`))).toEqual(plain);
    if (days === null) expect(plain).toEqual(own);
  });

  it.each<[string, Record<string, unknown>, number]>([
    ['s/AU.CPI.YOY.xlsx?start=2024&end=2024', { date: '2024-12-31', period: '2024-Q4', value: 2.4 }, 4],
    [
      's/multi.xlsx?ids=AU.CPI.YOY,AU.WPI.YOY&start=2024&end=2024',
      { date: '2024-12-31', period: '2024-Q4', 'AU.CPI.YOY': 2.4, 'AU.WPI.YOY': 3.2 },
      4,
    ],
    [
      'd/rba/F1.1.xlsx?series=cash_rate_target&start=2024-01&end=2024-03',
      { period: '2024-03', value: 4.35, unit: 'Per cent', date: '2024-03-31' },
      3,
    ],
    ['g/real-wages.xlsx?start=2024-Q1&end=2024-Q4', { period: '2024-Q4', real_wages_gap_pct: 0.8, date: '2024-12-31' }, 4],
  ])(
    '%s gives the same values in pandas, openpyxl and polars',
    async (address, newest, rows) => {
      const file = path.join(work, 'figures.xlsx');
      writeFileSync(file, Buffer.from(await (await program.get(`/${address}`)).arrayBuffer()));
      const code = [
        'import json, sys, openpyxl, pandas, polars',
        'file = sys.argv[1]',
        'day = lambda value: value.isoformat()[:10] if hasattr(value, "isoformat") else value',
        'told = lambda rows: print(json.dumps([len(rows), {k: day(v) for k, v in rows[-1].items() if v is not None and v == v}]))',
        'for engine in ("openpyxl", "calamine"):',
        '    told(pandas.read_excel(file, engine=engine).to_dict("records"))',
        'told(polars.read_excel(file, infer_schema_length=None).to_dicts())',
        'book = openpyxl.load_workbook(file, read_only=True)',
        'head, *rows = book["Data"].iter_rows(values_only=True)',
        'told([dict(zip(head, row)) for row in rows])',
        'whole = openpyxl.load_workbook(file)["Data"]',
        'assert whole.freeze_panes == "A2", whole.freeze_panes',
        'assert [table.ref for table in whole.tables.values()] == [whole.dimensions], whole.tables',
        'print(json.dumps([book.sheetnames, [row[0].value for row in book["About"].iter_rows()]]))',
      ];
      const { stdout } = await run(await python(), ['-c', code.join('\n'), file]);
      const [byOpenpyxl, ...others] = stdout
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line));
      expect(byOpenpyxl).toEqual([rows, expect.objectContaining(newest)]);
      const [sheets, about] = others.pop();
      expect(others).toEqual([byOpenpyxl, byOpenpyxl, byOpenpyxl]);
      expect(sheets).toEqual(['Data', 'About']);
      expect(about).toEqual(expect.arrayContaining(['Address', 'Licence', 'Rows']));
    },
    60_000,
  );
});

it('a workbook is readable with a package from npm', async () => {
  const h = await startHarness();
  try {
    const book = await readXlsx((await h.get(`${ROWS}?format=xlsx&limit=2`)).rawPayload);
    expect(book.sheets.map(({ name }) => name)).toEqual(['Data', 'About']);
    expect(book.sheets[0]?.rows).toHaveLength(3);
  } finally {
    await h.close();
  }
});
