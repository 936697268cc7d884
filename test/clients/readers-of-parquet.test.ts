/** DuckDB, polars and pandas read Parquet from URLs of a running program, including bulk files. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtFile } from '../built.ts';
import { type Running, remove, startWattle, temporaryFolder } from '../program/running.ts';
import { needs } from '../programs/needs.ts';
import { withStarterProgram } from '../starter/loaded-starter.ts';
import { PYTHON_MS, python } from './python.ts';

const run = promisify(execFile);

let data: string;
let work: string;
let program: Running;
let made: string;
beforeAll(async () => {
  data = temporaryFolder();
  work = mkdtempSync(path.join(os.tmpdir(), 'wattle-parquet-'));
  await withStarterProgram(data);
  program = await startWattle({ WATTLE_DATA_DIR: data, WATTLE_BULK_EVERY_MINUTES: '60' });
  // The program builds them without agency requests.
  while ((await ask('/bulk/datapackage.json')).status === 503) await sleep(500);
  made = await bulk();
}, 300_000);
afterAll(async () => {
  await program?.stop();
  remove(data);
  rmSync(work, { recursive: true, force: true });
});

/** Building this writes all values of the starter data, which are a million rows. */
const bulk = async (): Promise<string> => {
  const env = { PATH: process.env['PATH'] ?? '', WATTLE_UPSTREAM: 'offline', WATTLE_DATA_DIR: data };
  return (await run(process.execPath, [builtFile('src/cli/wattle.js'), 'bulk', '--json'], { env, timeout: 200_000 })).stdout;
};

const ask = (where: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${program.origin}${where}`, { method, headers });

interface Resource {
  readonly path: string;
  readonly bytes: number;
  readonly hash: string;
  readonly rows: number;
}
const resources = async (): Promise<readonly Resource[]> =>
  ((await (await ask('/bulk/datapackage.json')).json()) as { resources: Resource[] }).resources;

describe('/bulk/', () => {
  it('has a file for each source and one for all series, which exist since the start, so the command leaves them unchanged', async () => {
    const all = await resources();
    expect(
      JSON.parse(made).map(({ path: at, rows, made: when }: { path: string; rows: number; made: string }) => [at, rows, when]),
    ).toEqual(all.map(({ path: at, rows }) => [at, rows, 'before']));
    expect(all.map(({ path: at }) => at)).toEqual(
      expect.arrayContaining(['source=abs/observations.parquet', 'source=rba/observations.parquet', 'series.parquet']),
    );
    expect(all.every(({ path: at }) => !at.includes('bom'))).toBe(true);
    const sums = await (await ask('/bulk/SHA256SUMS')).text();
    const [first] = all;
    const file = await ask(`/bulk/${first?.path}`);
    const bytes = Buffer.from(await file.arrayBuffer());
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect([bytes.length, `sha256:${sha256}`, file.headers.get('etag')]).toEqual([first?.bytes, first?.hash, `"${sha256}"`]);
    expect(sums).toContain(`${sha256}  ${first?.path}\n`);
  });

  it('supports ranges, ETags and HEAD', async () => {
    const [first] = await resources();
    const url = `/bulk/${first?.path}`;
    const head = await ask(url, {}, 'HEAD');
    expect([head.status, head.headers.get('content-length'), head.headers.get('accept-ranges')]).toEqual([
      200,
      String(first?.bytes),
      'bytes',
    ]);
    const etag = head.headers.get('etag') ?? '';
    const tail = await ask(url, { range: 'bytes=-4', 'if-range': etag });
    expect([tail.status, await tail.text(), tail.headers.get('etag')]).toEqual([206, 'PAR1', etag]);
    expect((await ask(url, { range: `bytes=${first?.bytes}-` })).status).toBe(416);
    expect((await ask(url, { 'if-none-match': etag })).status).toBe(304);
    const wrong = await ask('/bulk/source=rbb/observations.parquet');
    expect([wrong.status, ((await wrong.json()) as { hint: string }).hint]).toEqual([
      404,
      expect.stringContaining('source=rba/observations.parquet'),
    ]);
    expect((await ask(`${url}?junk=1`)).status).toBe(400);
  });

  it('is not rebuilt for the same values', async () => {
    const before = await resources();
    expect(JSON.parse(await bulk()).map((one: { made: string }) => one.made)).toEqual(before.map(() => 'before'));
    expect(await resources()).toEqual(before);
  });
});

describe('readers in Python', needs('Python 3.10'), () => {
  beforeAll(python, PYTHON_MS);

  const runPython = async (lines: readonly string[]): Promise<unknown> => {
    const file = path.join(work, 'play.py');
    writeFileSync(file, ['import json, os', 'W = os.environ["WATTLE_URL"]', ...lines].join('\n'));
    // Passes on the user's home folder, because polars stores downloads there.
    const { PATH = '', HOME = '' } = process.env;
    const { stdout } = await run(await python(), [file], { env: { PATH, HOME, WATTLE_URL: program.origin } });
    return JSON.parse(stdout);
  };
  const rows = async (): Promise<number | undefined> => (await resources()).find(({ path: at }) => at.startsWith('source=rba'))?.rows;

  it('pandas', async () => {
    const reported = await runPython([
      'import pandas as pd',
      'd = pd.read_parquet(W + "/s/AU.CPI.YOY.parquet?start=2024-Q1&end=2024-Q4")',
      'b = pd.read_parquet(W + "/bulk/source=rba/observations.parquet")',
      'print(json.dumps([d.value.tolist(), str(d.date[0]), len(b), str(b.realtime_start.dtype)]))',
    ]);
    expect(reported).toEqual([[3.6, 3.8, 2.9, 2.4], '2024-03-31', await rows(), expect.stringMatching(/^datetime64\[ms, UTC\]$/)]);
  });

  it('frictionless, which accepts the descriptions of the package and of each file', async () => {
    const reported = await runPython([
      'import frictionless, urllib.request',
      'd = json.load(urllib.request.urlopen(W + "/bulk/datapackage.json"))',
      'faults = [e.message for e in frictionless.Package.metadata_validate(d)]',
      'package = frictionless.Package(W + "/bulk/datapackage.json")',
      'print(json.dumps([faults, [[r.path, r.format, bool(r.hash), r.bytes] for r in package.resources]]))',
    ]);
    expect(reported).toEqual([[], (await resources()).map(({ path: at, bytes }) => [at, 'parquet', true, bytes])]);
  });

  it('csvw, which finds the description of a CSV file from its URL, and reads dates and numbers with it', async () => {
    const reported = await runPython([
      'import csvw',
      'def read(where):',
      '    table = csvw.CSVW(W + where, validate=True)',
      '    rows = table.to_json(minimal=True)',
      '    return [bool(table.is_valid), [str(w.message) for w in table.warnings], rows[0], len(rows)]',
      'cols = lambda where: [[c.name, c.datatype.base] for c in csvw.CSVW(W + where).tables[0].tableSchema.columns]',
      'print(json.dumps([read("/s/AU.CPI.YOY.csv"), read("/g/real-wages.csv"), read("/d/rba/F1.1.csv"), cols("/s/AU.CPI.YOY.csv")]))',
    ]);
    const [period, value] = [expect.any(String), expect.any(Number)];
    const DAY = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/);
    expect(reported).toEqual([
      [true, [], expect.objectContaining({ date: DAY, period, value }), expect.any(Number)],
      [true, [], expect.objectContaining({ period, wpi_annual_change_pct: value, date: DAY }), expect.any(Number)],
      [true, [], expect.objectContaining({ period, value, date: DAY }), expect.any(Number)],
      expect.arrayContaining([
        ['date', 'date'],
        ['period', 'string'],
        ['value', 'double'],
      ]),
    ]);
  });

  it('polars, column by column', async () => {
    const reported = await runPython([
      'import polars as pl',
      'd = pl.scan_parquet(W + "/bulk/source=rba/observations.parquet").filter(pl.col("series_id") == "AU.CPI.YOY", pl.col("realtime_end").is_null(), pl.col("period").str.starts_with("2024")).select("period", "value").collect()',
      's = pl.read_parquet(W + "/bulk/series.parquet")',
      'c = pl.read_csv(W + "/s/AU.CPI.YOY.csv?start=2024-Q4&end=2024-Q4", try_parse_dates=True)',
      'print(json.dumps([d.rows(), s.filter(pl.col("series_id") == "AU.CPI.YOY").height, [str(v) for v in c.select("date", "value").row(0)]]))',
    ]);
    expect(reported).toEqual([
      [
        ['2024-Q1', 3.6],
        ['2024-Q2', 3.8],
        ['2024-Q3', 2.9],
        ['2024-Q4', 2.4],
      ],
      1,
      ['2024-12-31', '2.4'],
    ]);
  });

  it('DuckDB, with the values known on a day', async () => {
    const reported = await runPython([
      'import datetime, duckdb, email.utils, requests',
      'from fsspec.implementations.http import HTTPFileSystem',
      'class Http(HTTPFileSystem):',
      '    def modified(self, path):',
      '        told = requests.head(path).headers.get("Last-Modified")',
      '        return email.utils.parsedate_to_datetime(told) if told else datetime.datetime.now(datetime.timezone.utc)',
      'duckdb.register_filesystem(Http())',
      'at = W + "/bulk/source=rba/observations.parquet"',
      'def known(day):',
      "    return duckdb.sql(f\"\"\"SELECT value FROM read_parquet('{at}') WHERE series_id = 'AU.CPI.YOY' AND period = '2022-Q2'",
      "        AND realtime_start <= TIMESTAMPTZ '{day}' AND (realtime_end IS NULL OR realtime_end > TIMESTAMPTZ '{day}')\"\"\").fetchall()",
      'n = duckdb.sql(f"SELECT count(*) FROM read_parquet(\'{at}\')").fetchall()[0][0]',
      'one = duckdb.sql(f"SELECT value FROM read_parquet(\'{W}/s/AU.CPI.YOY.parquet?start=2022-Q2&end=2022-Q2\')").fetchall()',
      'print(json.dumps([n, known("2025-12-01"), known("2026-11-01"), one]))',
    ]);
    const asOf = async (day: string): Promise<unknown> => {
      const answer = await program.get(`/v1/series/AU.CPI.YOY?start=2022-Q2&end=2022-Q2&as_of=${day}&gap=allow`);
      return ((await answer.json()) as { data: { value: number }[] }).data.map(({ value }) => [value]);
    };
    expect(reported).toEqual([await rows(), await asOf('2025-12-01'), await asOf('2026-11-01'), await asOf('2026-11-01')]);
  });
});
