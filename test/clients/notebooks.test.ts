/** Runs notebooks for readabs and fredapi with only the base URL changed. */
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

it('files have the names that the ABS uses, and one frequency each', () => {
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

  it('readabs runs unchanged if the address of the ABS leads to this server', async () => {
    const { period, value } = await newestOf('A84423050A');
    const lines = await runNotebook([
      'import os, sys, readabs as ra',
      'site = sys.modules["readabs.abs_catalogue"]',
      'site.ABS_CATALOGUE_URL = os.environ["W"] + "/abs/about/data-services/help/abs-time-series-directory"',
      'site.ABS_STATISTICS_ROOT = os.environ["W"] + "/abs/statistics/"',
      'catalogue = ra.abs_catalogue()',
      'print(catalogue.loc["6202.0", "Theme"], set(catalogue.Status))',
      'data, meta = ra.read_abs_series(cat="6202.0", series_id=["A84423050A", "A84423051C"])',
      'print(data.index[-1], data["A84423050A"].iloc[-1], len(data.columns))',
      'mc = ra.metacol',
      'tables, meta = ra.read_abs_cat("6202.0")',
      'print(ra.find_abs_id(meta, {"Unemployment rate ;  Persons ;": mc.did, "Seasonally Adjusted": mc.stype, "62020001": mc.table}))',
      'print(len(ra.search_abs_meta(meta, {"Unemployment rate": mc.did, "62020001": mc.table})) > 2)',
      'wanted = {"rate": {"cat": "6202.0", "table": "62020001", "did": "Unemployment rate ;  Persons ;", "stype": "Seasonally Adjusted"}}',
      'print({k: v.iloc[-1] for k, v in ra.read_abs_by_desc(wanted)[0].items()})',
      'index = ra.read_abs_series(cat="6401.0", series_id="A2325846C")[0]["A2325846C"]',
      'print(ra.percent_change(index, 4).iloc[-1].round(1) > 0, ra.qtly_to_monthly(index).index.freqstr)',
      'print(len(ra.read_abs_cat("6345.0")[1]) > 50, len(ra.read_abs_cat("5206.0")[1]) > 50)',
    ]);
    expect(lines.slice(-7)).toEqual([
      "Labour {'Active'}",
      `${period} ${value} 2`,
      "('62020001', 'A84423050A', '%')",
      'True',
      expect.stringContaining(String(value)),
      'True M',
      'True True',
    ]);
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
      'print(fred.get_series("A84423050A", observation_start="2026-01-01").equals(fred.get_series("LRUNTTTTAUM156S", observation_start="1/1/2026")))',
      'print(fred.get_series("AU.FX.JPY", frequency="q", aggregation_method="eop", observation_start="2025-01-01").index[0].date())',
      'print(fred.get_series("AU.CPI.INDEX", units="pc1", observation_start="2025-10-01").round(1).iloc[0])',
      'print(fred.get_series_first_release("AU.UNEMP.SA").index.is_monotonic_increasing)',
      'print(len(fred.get_series_vintage_dates("A84423050A")) > 20, "DISCONTINUED" in fred.get_series_info("AU.RETAIL")["title"])',
      'print(set(fred.search("trimmed mean", filter=("frequency", "Quarterly")).frequency_short))',
      'print(fred.get_series("AU.UNEMP.SA", observation_start=pandas.Timestamp("2026-01-01"), sort_order="desc", limit=2).index[0].date())',
    ]);
    expect(lines.slice(-10)).toEqual([
      ...[String(value), '6.1', 'True', 'True', '2025-01-01', '3.6', 'True', 'True True'],
      ...["{'Q'}", '2026-06-01'],
    ]);
  });
});
