/** The command line as a user types it: forms of output, exit codes, and what is said on bad input. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { remove, temporaryFolder, wattle } from './running.ts';

const folder = temporaryFolder();
const run = (...args: string[]) => wattle(args, { WATTLE_DATA_DIR: folder });

beforeAll(() => {
  expect(run('datasets').status).toBe(0);
});

afterAll(() => remove(folder));

describe('wattle', () => {
  it('prints tables for people and JSON and CSV for programs', () => {
    // RBA G1 of 29 January 2026. The change over the year spans the break of the complete monthly index.
    const query = ['series', 'AU.CPI.YOY', '--start', '2025-Q4'];
    const id = 'cpi-2025-q3-complete-monthly';
    expect(run(...query).stdout).toMatch(new RegExp(`date +period +value +breaks\n2025-12-31 +2025-Q4 +3\\.6 +${id}\n`));
    expect((JSON.parse(run(...query, '--json').stdout) as { data: unknown }).data).toEqual([
      { date: '2025-12-31', period: '2025-Q4', value: 3.6, breaks: [id] },
    ]);
    expect(run(...query, '--csv').stdout).toBe(`date,period,value,breaks\r\n2025-12-31,2025-Q4,3.6,${id}\r\n`);
    const earlier = run('series', 'AU.CPI.YOY', '--start', '2023-Q4', '--end', '2023-Q4');
    expect(earlier.stdout).toMatch(/date +period +value\n2023-12-31 +2023-Q4 +4\.1\n/);
  });

  it('lists, searches and describes', () => {
    expect(run('datasets', 'rba').stdout).toContain('rba.G1');
    expect(run('datasets', 'rba').stdout).not.toContain('abs.CPI');
    expect(run('search', 'house', 'prices').stdout).toContain('abs.RES_DWELL_ST');
    expect(run('describe', 'rba/G1').stdout).toContain('GCPIAGYP');
    expect(run('series').stdout).toContain('AU.');
    expect(run('signal').stdout).toContain('real-wages');
  });

  it('reads several series side by side, first vintages, and how a period was revised', () => {
    const several = run('series', 'AU.CPI.YOY', 'AU.WPI.YOY', '--align', 'intersect', '--start', '2024-Q2', '--end', '2024-Q2', '--csv');
    expect(several.stdout).toBe('date,period,AU.CPI.YOY,AU.WPI.YOY\r\n2024-06-30,2024-Q2,3.8,4.1\r\n');
    // Before and after the re-reference of January 2026.
    const revised = JSON.parse(run('series', 'AU.CPI.YOY', '--revisions', '2022-Q2', '--json').stdout) as { data: { value: number }[] };
    expect(revised.data.map(({ value }) => value)).toEqual([6.1, 6.2]);
    const first = JSON.parse(run('series', 'AU.CPI.YOY', '--vintage', 'first', '--start', '2022-Q2', '--end', '2022-Q2', '--json').stdout);
    expect(first).toMatchObject({ data: [{ period: '2022-Q2', value: 6.1 }] });
  });

  it('draws series, to the terminal or into a file', () => {
    const svg = run('chart', 'AU.CPI.YOY', 'AU.WPI.YOY', '--start', '2019', '--title', 'Prices & wages').stdout;
    expect(svg).toMatch(/^<svg [\s\S]*<title[^>]*>Prices &amp; wages<[\s\S]*<\/svg>\n$/);
    const file = path.join(folder, 'chart.svg');
    const toFile = run('chart', 'AU.CPI.YOY', '--out', file);
    expect([toFile.status, toFile.stdout]).toEqual([0, '']);
    expect(readFileSync(file, 'utf8')).toContain('</svg>');
    expect(run('chart', 'AU.CPI.YOY', '--width', '5').stderr).toContain('200');
  });

  it('exports all rows, past what one page holds, with one header', () => {
    const lines = run('export', 'rba/G1', '--filter', 'series=all').stdout.trimEnd().split('\r\n');
    const { coverage } = (JSON.parse(run('describe', 'rba/G1', '--json').stdout) as { data: { coverage: { rows: number } } }).data;
    expect(lines).toHaveLength(coverage.rows + 1);
    expect(coverage.rows).toBeGreaterThan(1000);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it('derives a dataset again and comes out the same', () => {
    const before = run('export', 'rba/G1').stdout;
    expect(run('rebuild', 'rba/G1').stdout).toMatch(/3 versions before, 3 after/);
    expect(run('export', 'rba/G1').stdout).toBe(before);
  });

  it.each([
    [['data', 'rba/G1', '--start', '2024-Q5'], 2, '2024-Q5'],
    [['data', 'rba/G1', '--filter', 'serie=x'], 2, 'series'],
    [['data', 'rba/NOPE'], 3, 'rba/NOPE'],
    [['series', 'AU.CPI.YOI'], 3, 'AU.CPI.YOY'],
    [['signal', 'real-wage'], 3, 'real-wages'],
    [['signal', 'real-wages', '--as-of', '2020-01-01'], 3, '2020-01-01'],
    [['refresh', 'rba/G1'], 4, 'switched off'],
    [['nonsense'], 2, 'nonsense'],
  ])('%j ends with %i and says %s', (args, status, said) => {
    const result = run(...args);
    expect(result.status).toBe(status);
    expect(result.stdout + result.stderr).toContain(said);
  });

  it('ends with 5 and one line on a malformed setting, and does not repeat it', () => {
    const result = wattle(['status'], { WATTLE_DATA_DIR: folder, WATTLE_DATABASE_URL: 'mysql://user:hunter2@db' });
    expect(result.status).toBe(5);
    expect(result.stderr).toContain('WATTLE_DATABASE_URL');
    expect(result.stdout + result.stderr).not.toContain('hunter2');
  });
});
