/** Runs the command line as a user types it. Checks output, exit codes, and errors for incorrect input. */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GROUPS, groupsFor } from '../../src/cli/groups.ts';
import { systemClock } from '../../src/core/clock.ts';
import { VERSION } from '../../src/program/program.ts';
import { openStore } from '../../src/store/open/open-store.ts';
import { builtFile } from '../built.ts';
import { runCommand } from '../cli/run-command.ts';
import { needs } from '../programs/needs.ts';
import { withStarterProgram } from '../starter/loaded-starter.ts';
import { remove, temporaryFolder, wattle } from './running.ts';

const folder = temporaryFolder();
const run = (...args: string[]) => runCommand(args, { env: { WATTLE_DATA_DIR: folder } });

beforeAll(() => withStarterProgram(folder));

afterAll(() => remove(folder));

describe('wattle', () => {
  it('prints tables for people and JSON and CSV for programs', async () => {
    // RBA G1 of 29 January 2026. The annual change spans the break of the complete monthly index.
    const query = ['series', 'AU.CPI.YOY', '--start', '2025-Q4'];
    const id = 'cpi-2025-q3-complete-monthly';
    expect((await run(...query)).stdout).toMatch(new RegExp(`date +period +value +breaks\n2025-12-31 +2025-Q4 +3\\.6 +${id}\n`));
    expect((JSON.parse((await run(...query, '--json')).stdout) as { data: unknown }).data).toEqual([
      { date: '2025-12-31', period: '2025-Q4', value: 3.6, breaks: [id] },
    ]);
    expect((await run(...query, '--csv')).stdout).toBe(`date,period,value,breaks\r\n2025-12-31,2025-Q4,3.6,${id}\r\n`);
    const earlier = await run('series', 'AU.CPI.YOY', '--start', '2023-Q4', '--end', '2023-Q4');
    expect(earlier.stdout).toMatch(/date +period +value\n2023-12-31 +2023-Q4 +4\.1\n/);
  });

  it('lists, searches and describes', async () => {
    expect((await run('datasets', 'rba')).stdout).toContain('rba.G1');
    expect((await run('datasets', 'rba')).stdout).not.toContain('abs.CPI');
    expect((await run('search', 'house', 'prices')).stdout).toContain('abs.RES_DWELL_ST');
    expect((await run('search', 'house', 'prices')).stdout).toContain('Series: AU.DWELLING.VALUE, ');
    expect((await run('search', 'house', 'prices', '--kind', 'series')).stdout).toMatch(/^id .*\nAU\.DWELLING\.VALUE .*AUD thousand/);
    expect((await run('search', 'zzzzqqqq')).stdout).toBe('No results for “zzzzqqqq”.\n');
    expect((await run('describe', 'rba/G1')).stdout).toContain('GCPIAGYP');
    expect((await run('series')).stdout).toContain('AU.');
    expect((await run('series', 'AU.CPI.YOY', '--start', '2024-Q1', '--end', '2024-Q4')).stdout).toContain('\n▇█▄▁  2.4 to 3.8\n');
    expect((await run('signal')).stdout).toContain('real-wages');
  });

  it('reads several series side by side, first vintages, and the revisions of a period', async () => {
    const several = await run(
      'series',
      'AU.CPI.YOY',
      'AU.WPI.YOY',
      '--align',
      'intersect',
      '--start',
      '2024-Q2',
      '--end',
      '2024-Q2',
      '--csv',
    );
    expect(several.stdout).toBe('date,period,AU.CPI.YOY,AU.WPI.YOY\r\n2024-06-30,2024-Q2,3.8,4.1\r\n');
    // Before and after the new reference period of January 2026.
    const revised = JSON.parse((await run('series', 'AU.CPI.YOY', '--revisions', '2022-Q2', '--json')).stdout) as {
      data: { value: number }[];
    };
    expect(revised.data.map(({ value }) => value)).toEqual([6.1, 6.2]);
    const first = JSON.parse(
      (await run('series', 'AU.CPI.YOY', '--vintage', 'first', '--start', '2022-Q2', '--end', '2022-Q2', '--json')).stdout,
    );
    expect(first).toMatchObject({ data: [{ period: '2022-Q2', value: 6.1 }] });
  });

  it('draws series in the terminal or into a file', async () => {
    const svg = (await run('chart', 'AU.CPI.YOY', 'AU.WPI.YOY', '--start', '2019', '--title', 'Prices & wages')).stdout;
    expect(svg).toMatch(/^<svg [\s\S]*<title[^>]*>Prices &amp; wages<[\s\S]*<\/svg>\n$/);
    const file = path.join(folder, 'chart.svg');
    const toFile = await run('chart', 'AU.CPI.YOY', '--out', file);
    expect([toFile.status, toFile.stdout]).toEqual([0, '']);
    expect(readFileSync(file, 'utf8')).toContain('</svg>');
    expect((await run('chart', 'AU.CPI.YOY', '--width', '5')).stderr).toContain('200');
  });

  it('exports all rows of all pages, with one header', async () => {
    const lines = (await run('export', 'rba/G1', '--filter', 'series=all')).stdout.trimEnd().split('\r\n');
    const { coverage } = (JSON.parse((await run('describe', 'rba/G1', '--json')).stdout) as { data: { coverage: { rows: number } } }).data;
    expect(lines).toHaveLength(coverage.rows + 1);
    expect(coverage.rows).toBeGreaterThan(1000);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it('rebuilds a dataset with the same result', async () => {
    const before = (await run('export', 'rba/G1')).stdout;
    expect((await run('rebuild', 'rba/G1')).stdout).toMatch(/3 versions before, 3 after/);
    expect((await run('export', 'rba/G1')).stdout).toBe(before);
  });

  it.each([
    [['data', 'rba/G1', '--start', '2024-Q5'], 2, '2024-Q5'],
    [['data', 'rba/G1', '--filter', 'serie=x'], 2, 'series'],
    [['data', 'rba/NOPE'], 3, 'rba/NOPE'],
    [['series', 'AU.CPI.YOI'], 3, 'AU.CPI.YOY'],
    [['signal', 'real-wage'], 3, 'real-wages'],
    [['signal', 'real-wages', '--as-of', '2020-01-01'], 3, 'The vintage of 1 January 2020 is not stored'],
    [['refresh', 'rba/G1'], 4, 'turned off'],
    [['nonsense'], 2, 'nonsense'],
    [['describe', 'AU.CPI.YOY'], 3, 'It is a series: wattle series AU.CPI.YOY\n'],
    [['series', 'abs/ABS_ANNUAL_ERP_ASGS2021'], 3, 'It is a dataset: wattle data abs/ABS_ANNUAL_ERP_ASGS2021\n'],
    [['series', 'rba/F1.1', '--limit', '2'], 0, 'Cash rate target, monthly average          Per cent per annum  monthly    20'],
    [['watch', 'real-wages'], 3, 'It is an indicator: wattle signal real-wages\n'],
    [['chart', 'AU.CPI.YOY', '--out', '/nowhere/chart.svg'], 2, 'cannot be written: its folder does not exist'],
    [['export', 'rba/G1', '--out', '/'], 2, 'cannot be written: it is a folder'],
    [['chart', 'AU.CPI.YOY', '--out', 'chart.png'], 2, 'must end with .svg'],
  ])('%j exits with %i and prints %s', async (args, status, said) => {
    const result = await run(...args);
    expect(result.status).toBe(status);
    expect(result.stdout + result.stderr).toContain(said);
  });

  it('states the fault once, with the nearest match', async () => {
    const filter = await run('data', 'rba/G1', '--filter', 'seris=x');
    expect([filter.status, filter.stderr]).toEqual([2, 'error Unknown parameter: “seris”.\n  Did you mean series?\n']);
    const value = await run('data', 'abs/CPI', '--filter', 'measure=nope');
    expect([value.status, value.stderr]).toEqual([
      2,
      'error “nope” is not valid for “measure”. Allowed: index, change_quarter, contribution_to_index.\n',
    ]);
    const { stderr } = await run('series', 'AU.CPI.YOY', '--start', '20x5');
    expect(stderr.split('“20x5” is not a period')).toHaveLength(2);
  });

  it('exits with 5 and one line for a malformed setting, without repeating its value', () => {
    const result = wattle(['status'], { WATTLE_DATA_DIR: folder, WATTLE_DATABASE_URL: 'mysql://user:hunter2@db' });
    expect(result.status).toBe(5);
    expect(result.stderr).toContain('WATTLE_DATABASE_URL');
    expect(result.stdout + result.stderr).not.toContain('hunter2');
  });
});

it('a missing settings file is named, and the guide lists the exit code', () => {
  // Node.js 20 reads this option before the program does.
  const { status, stderr } = spawnSync(process.execPath, [builtFile('src/cli/wattle.js'), '--env-file', '/missing.env', 'datasets']);
  expect(String(stderr)).toContain('/missing.env');
  expect(readFileSync('docs/guides/command-line.md', 'utf8')).toMatch(new RegExp(`^\\| ${status} \\| .*(--env-file|is wrong)`, 'm'));
});

describe('modules loaded on demand', () => {
  const names = (help: string): readonly string[] =>
    [...(/Commands:\n([\s\S]*?)\n\n/.exec(help)?.[1] ?? '').matchAll(/^ {2}([a-z-]+)/gm)].flatMap(([, name]) => name ?? []);

  it('each command is found by its name, and the help lists them all with the exit codes', async () => {
    const { status, stdout } = await run('--help');
    expect(status).toBe(0);
    expect(names(stdout).filter((name) => name !== 'help')).toEqual(GROUPS.flatMap(({ commands }) => commands));
    expect(stdout).toMatch(/Exit codes:\n +0 +done\n[\s\S]* 7 +the store/);
    for (const { commands } of GROUPS) {
      const [first = ''] = commands;
      const one = await run(first, '--help');
      expect([first, one.status]).toEqual([first, 0]);
      expect(one.stdout).toContain(`Usage: wattle ${first} `);
    }
  });

  it('the version needs no command, and an unknown name suggests the nearest match', async () => {
    const version = wattle(['--version'], {});
    expect([version.status, version.stdout]).toEqual([0, `${VERSION}\n`]);
    expect(groupsFor(['--version'])).toEqual([]);
    expect(groupsFor(['--json', 'series', 'AU.CPI.YOY']).flatMap(({ commands }) => commands)).toEqual(['series']);
    const wrong = await run('serie');
    expect([wrong.status, wrong.stderr.includes('Did you mean series?')]).toEqual([2, true]);
    expect(wrong.stderr).toContain('`wattle --help` lists the commands');
  });
});

describe('wattle open', () => {
  const open = (...args: string[]) =>
    runCommand(['open', ...args], { env: { WATTLE_DATA_DIR: folder, WATTLE_URL: 'https://data.example.org/w' } });

  it('prints the URL of a page, and opens nothing without a terminal', async () => {
    expect((await open('AU.CPI.YOY')).stdout).toBe('https://data.example.org/w/series/AU.CPI.YOY\n');
    expect((await open('rba/F1.1')).stdout).toBe('https://data.example.org/w/datasets/rba/F1.1\n');
    expect((await open('real-wages', '--json')).stdout).toBe('{\n  "url": "https://data.example.org/w/signals/real-wages"\n}\n');
  });

  it('suggests the nearest match for an unknown page', async () => {
    const { status, stderr } = await open('AU.CPI.YOYY');
    expect([status, stderr.includes('AU.CPI.YOY')]).toEqual([3, true]);
  });
});

describe('wattle watch', () => {
  it('prints the latest value and each later value, until it is stopped', async () => {
    const env = { PATH: process.env['PATH'] ?? '', WATTLE_DATA_DIR: folder, WATTLE_UPSTREAM: 'offline' };
    const child = spawn(process.execPath, [builtFile('src/cli/wattle.js'), 'watch', 'AU.CPI.YOY', '--every', '1', '--json'], { env });
    const ended = new Promise((resolve) => child.once('exit', (code) => resolve(code)));
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const next = async () => {
      const { series_id, period, value } = JSON.parse((await lines.next()).value ?? '{}') as Record<string, unknown>;
      return [series_id, period, value];
    };
    expect(await next()).toEqual(['AU.CPI.YOY', '2025-Q4', 3.6]);
    const store = await openStore({ databaseUrl: null, dataDir: folder, clock: systemClock, captures: null });
    const state = await store.datasets.state('rba/G1');
    const series = (await store.datasets.series('rba/G1')).find(({ codes }) => codes.includes('GCPIAGYP'));
    if (!state?.version || !series) throw new Error('The starter data have no consumer prices.');
    const now = systemClock.now();
    await store.datasets.apply({
      dataset: 'rba/G1',
      baseSeq: state.version.seq,
      dimensions: state.dimensions,
      version: { effectiveFrom: now, recordedAt: now, origin: 'live', kind: 'update', captures: [], publishedOn: null, note: null },
      series: [{ attributes: series, write: [{ t: series.lastT + 1, value: 9.9, status: null, text: null, at: null }], remove: [] }],
    });
    await store.close();
    expect(await next()).toEqual(['AU.CPI.YOY', '2026-Q1', 9.9]);
    child.kill('SIGINT');
    expect(await ended).toBe(0);
  });

  it('refuses unknown series and spans', async () => {
    expect((await run('watch', 'AU.CPI.YOI')).status).toBe(3);
    expect((await run('watch', 'AU.CPI.YOY', '--every', '0')).status).toBe(2);
  });
});

describe('wattle completion', () => {
  let completion: string | null = null;
  /** Returns bash's completions after these words. The last word is incomplete. */
  const offered = async (...words: string[]): Promise<readonly string[]> => {
    completion ??= (await run('completion', 'bash')).stdout;
    const script = `${completion}
COMP_WORDS=(${['wattle', ...words].map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length}; _wattle; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const { stdout, stderr } = spawnSync('bash', ['-c', script], { encoding: 'utf8' });
    expect(stderr).toBe('');
    return stdout.trimEnd().split('\n');
  };

  it('of bash offers commands, subcommands, options and their values', needs('bash'), async () => {
    expect(await offered('ser')).toEqual(['series']);
    expect(await offered('series', '--ind')).toEqual(['--index-to']);
    expect(await offered('series', 'AU.CPI.YOY', '--align', 'i')).toEqual(['intersect']);
    expect(await offered('account', 'cl')).toEqual(['close']);
    expect(await offered('series', 'AU.CPI.Y')).toEqual(['AU.CPI.YOY']);
    expect(await offered('watch', 'AU.CPI.Y')).toEqual(['AU.CPI.YOY']);
    expect(await offered('data', 'AU.CPI.Y')).toEqual(['']);
    expect(await offered('--json', 'completion', '')).toEqual(expect.arrayContaining(['bash', 'zsh', 'fish']));
  });

  it('of zsh and fish names every command, and other shells are refused', async () => {
    for (const shell of ['zsh', 'fish']) {
      const script = (await run('completion', shell)).stdout;
      for (const name of GROUPS.flatMap(({ commands }) => commands)) expect(script).toContain(name);
    }
    expect((await run('completion', 'tcsh')).status).toBe(2);
  });

  for (const shell of ['zsh', 'fish'] as const) {
    it(`works in ${shell}`, needs(shell), async () => {
      // Uses a file, because fish reads no script from a socket.
      const file = path.join(folder, `completion.${shell}`);
      writeFileSync(file, (await run('completion', shell)).stdout);
      expect(spawnSync(shell, ['-n', file], { encoding: 'utf8' }).stderr).toBe('');
    });
  }
});
