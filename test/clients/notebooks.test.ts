/** Notebooks for readabs and fredapi, with only the base URL changed. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesOfPublication } from '../../src/queries/series/multi/abs-table.ts';
import { type Running, remove, startWattle, temporaryFolder } from '../program/running.ts';
import { needs } from '../programs/needs.ts';
import { withStarterProgram } from '../starter/loaded-starter.ts';
import { environmentOver, installed, PYTHON_MS } from './python.ts';

const run = promisify(execFile);

it('files have the ABS names, and one frequency each', () => {
  expect(filesOfPublication('6202.0').map(({ name }) => name)).toContain('62020001');
  expect(
    filesOfPublication('6401.0')
      .slice(0, 2)
      .map(({ name, frequency }) => [name, frequency]),
  ).toEqual([
    ['640101', 'M'],
    ['640101-quarterly', 'Q'],
  ]);
});

describe('notebooks', needs('Python 3.11'), () => {
  let data: string;
  let work: string;
  let program: Running;
  let interpreter: string;
  beforeAll(async () => {
    [data, work] = [temporaryFolder(), temporaryFolder()];
    await withStarterProgram(data);
    program = await startWattle({ WATTLE_DATA_DIR: data, WATTLE_PUBLIC_READ: 'on' });
    const packages = await installed([
      'readabs==0.3.0',
      'fredapi==0.5.2',
      'pandas==3.1.1',
      'lxml==6.1.3',
      'openpyxl==3.1.5',
      'requests==2.34.2',
    ]);
    interpreter = await environmentOver(packages, path.join(work, 'python'));
  }, PYTHON_MS);
  afterAll(async () => {
    await program?.stop();
    remove(data);
    remove(work);
  });

  const runNotebook = async (code: readonly string[]): Promise<readonly string[]> => {
    const env = { ...process.env, W: program.origin, K: program.key };
    const { stdout } = await run(interpreter, ['-c', code.join('\n')], { env, cwd: work, maxBuffer: 1 << 26 });
    return stdout.trimEnd().split('\n');
  };
  const newestOf = async (id: string): Promise<{ period: string; value: number }> =>
    (await (await program.get(`/v1/series/${id}/latest`)).json()) as { period: string; value: number };

  it('readabs reads series by ABS Series ID', async () => {
    const { period, value } = await newestOf('A84423050A');
    const lines = await runNotebook([
      'import os, readabs as ra',
      'base = os.environ["W"] + "/abs/tables/"',
      'data, meta = ra.read_abs_series(cat="6202.0", series_id="A84423050A", url=base + "6202.0", single_excel_only="62020001")',
      'print(data.index[-1], data["A84423050A"].iloc[-1], meta["Series Type"].iloc[0])',
      'tables, meta = ra.read_abs_cat("6401.0", url=base + "6401.0")',
      'print(tables["640101-quarterly"].index.freqstr, "A2325846C" in tables["640101-quarterly"], len(meta) > 300)',
    ]);
    expect(lines.slice(-2)).toEqual([`${period} ${value} Seasonally Adjusted`, 'Q-DEC True True']);
  });

  it('fredapi reads a series, its releases and the values known on a day', async () => {
    const { value } = await newestOf('AU.CPI.YOY');
    const lines = await runNotebook([
      'import os',
      'from fredapi import Fred',
      'Fred.root_url = os.environ["W"] + "/fred"',
      'fred = Fred(api_key=os.environ["K"])',
      'print(fred.get_series("AU.CPI.YOY").iloc[-1])',
      'import pandas',
      'known = fred.get_series_as_of_date("AU.CPI.YOY", "2025-12-01")',
      'print(known[known.date == pandas.Timestamp("2022-04-01")].value.iloc[-1])',
      'print(len(fred.get_series_all_releases("AU.CPI.YOY")) > 400)',
    ]);
    expect(lines.slice(-3)).toEqual([String(value), '6.1', 'True']);
  });
});
