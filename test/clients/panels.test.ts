/** Reads AUS-MD with a public tool for FRED-MD. The tool is unchanged, except that the URL it reads is replaced. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { madeOnce } from '../made-once.ts';
import { type Running, remove, startWattle, temporaryFolder } from '../program/running.ts';
import { needs } from '../programs/needs.ts';
import { withStarterProgram } from '../starter/loaded-starter.ts';
import { environmentOver, installed, PYTHON_MS } from './python.ts';

const run = promisify(execFile);
// The tool calls functions that pandas 2 removed. Python 3.12 has no pandas 1.5.
const PACKAGES = ['FredMD==0.0.6', 'pandas==1.5.3', 'numpy==1.26.4', 'scikit-learn==1.6.1'];
const SCRIPT = `
import json, sys, warnings
import pandas
warnings.simplefilter('ignore')
read, addresses = pandas.read_csv, []
def from_instance(url, **more):
    addresses.append(url)
    return read(url.replace('https://files.stlouisfed.org/files/htdocs/fred-md/monthly/current.csv', sys.argv[1]), **more)
pandas.read_csv = from_instance
from FredMD import FredMD
panel = FredMD(Nfactor=2)
panel.estimate_factors()
json.dump({
    'addresses': addresses,
    'codes': panel.transforms,
    'dates': [str(panel.rawseries.index[i].date()) for i in (0, -1)],
    'last': panel.rawseries['EMP'].iloc[-1],
    'growth': panel.series['EMP'].iloc[-1],
    'factors': list(panel.factors.shape),
    'missing': int(panel.factors.isna().sum().sum()),
}, open(sys.argv[2], 'w'))
`;

interface Result {
  readonly addresses: readonly string[];
  readonly codes: Readonly<Record<string, number>>;
  readonly dates: readonly string[];
  readonly last: number;
  readonly growth: number;
  readonly factors: readonly number[];
  readonly missing: number;
}

let data: string;
let program: Running;
beforeAll(async () => {
  data = temporaryFolder();
  await withStarterProgram(data);
  program = await startWattle({ WATTLE_DATA_DIR: data, WATTLE_PUBLIC_READ: 'on' });
});
afterAll(async () => {
  await program?.stop();
  remove(data);
});

it('AUS-MD has the format that tools for FRED-MD read', async () => {
  const [head, codes, ...rows] = (await (await program.get('/w/aus-md.csv')).text())
    .trim()
    .split('\n')
    .map((line) => line.trim().split(','));
  expect([head?.[0], codes?.[0]]).toEqual(['sasdate', 'Transform:']);
  expect(codes?.slice(1).every((code) => /^[1-7]$/.test(code))).toBe(true);
  expect(rows.every(([date = '', ...cells]) => /^\d{1,2}\/1\/\d{4}$/.test(date) && cells.length === (head?.length ?? 0) - 1)).toBe(true);
});

it.each(['/w/aus-md.csv', '/w/aus-md.csv?balanced=1', '/w/aus-md.csv?vintage=2025-06'])(
  'FredMD reads %s and estimates the factors',
  { ...needs('Python 3.10 or 3.11'), timeout: PYTHON_MS },
  async (target) => {
    const folder = await madeOnce('fred-md', async (made) => void (await environmentOver(await installed(PACKAGES), made)));
    const interpreter = path.join(folder, 'bin', 'python');
    const file = path.join(data, 'factors.json');
    await run(interpreter, ['-c', SCRIPT, `${program.origin}${target}`, file]);
    const read = JSON.parse(readFileSync(file, 'utf8')) as Result;
    expect(read.addresses).not.toEqual([]);
    const [head = [], codes = [], ...rows] = (await (await program.get(target)).text())
      .trim()
      .split('\n')
      .map((line) => line.trim().split(','));
    expect(Object.keys(read.codes)).toEqual(head.slice(1));
    expect(Object.values(read.codes)).toEqual(codes.slice(1).map(Number));
    // The tool ignores the last line, because files of FRED-MD end with an empty one.
    const shown = rows.slice(0, -1);
    const dateOf = ([date = '']: readonly string[]): string => {
      const [month = '', , year] = date.split('/');
      return `${year}-${month.padStart(2, '0')}-01`;
    };
    expect(read.dates).toEqual([shown.at(0), shown.at(-1)].map((row) => dateOf(row ?? [])));
    const employed = shown.map((row) => Number(row[head.indexOf('EMP')]));
    expect(read.last).toBe(employed.at(-1));
    expect(read.growth).toBeCloseTo(Math.log((employed.at(-1) ?? 0) / (employed.at(-2) ?? 0)), 12);
    // The tool omits the first two rows, which have no second differences.
    expect([read.factors, read.missing]).toEqual([[shown.length - 2, 2], 0]);
  },
);
