/** Checks scheduled work. It updates the starter data with a table of changes, and opens one issue for each dataset with a problem. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Verdict } from '../../src/cli/verify/finding.ts';
import type { Dataset } from '../../src/core/define-dataset.ts';
import { createUpstream } from '../../src/ingest/fetch/client.ts';
import { decodeStarter, encodeStarter } from '../../src/ingest/starter/starter-file.ts';
import { issueActions } from '../../tools/drift.ts';
import { rebuildStarter, renderChanges, starterOf } from '../../tools/starter/from-agencies.ts';
import { body, status } from '../ingest/fake-agency.ts';
import { at, HOST, source, table, tiny } from '../ingest/tiny-dataset.ts';
import { openWorkbench, type Workbench } from '../ingest/workbench.ts';

const dataset = tiny();
const find = (code: string, id: string): Dataset | null => (code === 'rba' && id === 'T1' ? dataset : null);
const FIRST = { '2026-02': [2.1, 141.7], '2026-03': [3.2, 143.6] };

let bench: Workbench;
let directory: string;
beforeEach(async () => {
  bench = await openWorkbench();
  directory = mkdtempSync(path.join(tmpdir(), 'wattle-schedule-'));
  bench.agency.on(at('t1.csv'), body(table({ published: '2026-04-10', rows: FIRST })));
  await bench.refresher.refresh(dataset);
  mkdirSync(path.join(directory, 'rba'));
  writeFileSync(path.join(directory, 'rba', 'T1.json.br'), encodeStarter(await starterOf(bench.store, dataset, source)));
});
afterEach(async () => {
  await bench.close();
  rmSync(directory, { recursive: true });
});

async function rebuilt() {
  const upstream = createUpstream({ mode: { kind: 'base', url: bench.agency.url }, clock: bench.clock, attempts: 1 });
  try {
    return await rebuildStarter({ directory, upstream, clock: bench.clock, sourceOf: () => source, findDataset: find, onChange: () => {} });
  } finally {
    await upstream.close();
  }
}
const starter = () => decodeStarter(readFileSync(path.join(directory, 'rba', 'T1.json.br')), 'rba/T1');

describe('the starter data from the agencies', () => {
  it('have one more version of new data, keep earlier vintages, and report the changes in the table', async () => {
    bench.agency.on(
      at('t1.csv'),
      body(table({ published: '2026-05-08', rows: { '2026-02': [2.2, 141.7], '2026-03': [3.2, 143.6], '2026-04': [3.3, 144] } })),
    );
    const changes = await rebuilt();
    expect(changes).toEqual([
      {
        dataset: 'rba/T1',
        result: 'new version',
        newestBefore: '2026-03',
        newest: '2026-04',
        added: 2,
        changed: 1,
        removed: 0,
        remark: '',
      },
    ]);
    const { versions, series, captures } = starter();
    expect(versions.map(({ seq, publishedOn }) => [seq, publishedOn])).toEqual([
      [1, '2026-04-10'],
      [2, '2026-05-08'],
    ]);
    const revised = series[0]?.observations
      .filter(({ toSeq, fromSeq }) => toSeq !== null || fromSeq === 2)
      .map(({ value, fromSeq, toSeq }) => [value, fromSeq, toSeq]);
    expect(revised).toEqual(expect.arrayContaining([[2.1, 1, 2], [2.2, 2, null], [3.3, 2, null]])); // biome-ignore format: triples read better in one line
    expect(captures.map(({ url, licence }) => [url, licence])).toEqual([
      [`https://${HOST}/t1.csv`, 'cc-by-4.0'],
      [`https://${HOST}/t1.csv`, 'cc-by-4.0'],
    ]);
    expect(renderChanges(changes)).toContain('| rba/T1 | new version | 2026-03 | 2026-04 | 2 | 1 | 0 |  |');
  });

  it('repeat the notes of a new version: a missing series that had ended', async () => {
    const file = (keys: readonly string[], newest: number) => {
      const months = [2.1, 3.2, newest].map(
        (value, i) => [`2026-0${i + 2}`, keys.map((key) => (key === 'CCC' && i > 0 ? null : value))] as const,
      );
      return body(table({ published: '2026-05-08', units: keys.map(() => 'Per cent'), keys, rows: Object.fromEntries(months) }));
    };
    writeFileSync(path.join(directory, 'rba', 'T1.json.br'), encodeStarter({ ...starter(), series: [] }));
    bench.agency.on(at('t1.csv'), file(['AAA', 'BBB', 'CCC', 'DDD', 'EEE', 'FFF'], 3.3));
    expect(await rebuilt()).toMatchObject([{ result: 'new version', remark: '' }]);
    bench.agency.on(at('t1.csv'), file(['AAA', 'BBB', 'DDD', 'EEE', 'FFF'], 3.4));
    expect(await rebuilt()).toMatchObject([
      { result: 'new version', removed: 1, remark: expect.stringMatching(/^1 ended series with .* no longer.*: CCC\./) },
    ]);
  });

  it('are unchanged without new data, and after a refusal or failure, which the table explains', async () => {
    const before = readFileSync(path.join(directory, 'rba', 'T1.json.br'));
    expect(await rebuilt()).toMatchObject([{ result: 'unchanged', added: 0 }]);
    bench.agency.on(at('t1.csv'), body('Units,\nSeries ID,AAA,BBB\n2026-03,what,1\n'));
    expect(await rebuilt()).toMatchObject([{ result: 'not taken', remark: expect.stringMatching(/PARSE_.*t1\.csv/) }]);
    bench.agency.on(at('t1.csv'), status(403, 'Forbidden'));
    const changes = await rebuilt();
    expect(changes).toMatchObject([{ result: 'not taken', remark: expect.stringMatching(/UP_/) }]);
    expect(renderChanges(changes)).toContain('1 were not taken');
    expect(readFileSync(path.join(directory, 'rba', 'T1.json.br')).equals(before)).toBe(true);
  });
});

describe('issues about datasets that have changed', () => {
  const verdict = (id: string, outcome: Verdict['outcome'], text = 'series=twi of 2010-01 is not there.'): Verdict => ({
    dataset: `rba/${id}`,
    outcome,
    findings: [
      { kind: 'wrong', text },
      { kind: 'note', text: 'said by the by' },
    ],
    error: outcome === 'refused' ? { code: 'PARSE_LAYOUT', message: 'No row.', address: 'f11-data.csv, row 6', hint: null } : null,
    barrier: outcome === 'unreachable' ? 'dns' : null,
    figures: { right: 3, of: 5 },
    requested: [{ url: 'https://www.rba.gov.au/a.csv', answer: 'text/csv, 100 bytes, sha256 2d775bca', cameWell: true }],
    series: 2,
    values: 6,
    newest: '2026-04',
    requests: 1,
    bytes: 100,
    ms: 5,
  });

  it('are opened once, updated, and closed when the dataset is read correctly again', () => {
    const verdicts = [
      verdict('A', 'wrong'),
      verdict('B', 'refused'),
      verdict('C', 'right'),
      verdict('D', 'changed'),
      verdict('E', 'unreachable'),
    ];
    const open = [
      { number: 7, title: 'Drift: rba/B' },
      { number: 8, title: 'Drift: rba/C' },
      { number: 9, title: 'Drift: rba/E' },
      { number: 10, title: 'Drift: abs/CPI' },
    ];
    const actions = issueActions(verdicts, open, 'https://ci.example/1');
    expect(actions).toMatchObject([
      {
        kind: 'open',
        title: 'Drift: rba/A',
        body: expect.stringMatching(/contradict each other\.[\s\S]*wrong: series=twi[\s\S]*3 of 5 agree.*ci\.example/),
      },
      {
        kind: 'update',
        number: 7,
        body: expect.stringMatching(
          /PARSE_LAYOUT: No row\.[\s\S]*at f11-data\.csv, row 6[\s\S]*requested https:\/\/www\.rba\.gov\.au\/a\.csv: text\/csv, 100 bytes/,
        ),
      },
      { kind: 'close', number: 8 },
    ]);
    expect(actions[0]?.body).not.toContain('by the by');
  });

  it('are no longer than the limit of an issue, with any number of faults', () => {
    const many = {
      ...verdict('A', 'wrong'),
      findings: Array.from({ length: 900 }, () => ({ kind: 'wrong' as const, text: 'x'.repeat(900) })),
    };
    const [action] = issueActions([many], [], 'https://ci.example/1');
    expect(action?.body.length).toBeLessThan(65_536);
    expect(action?.body).toMatch(/and 821 more lines\n\nFinal figures: /);
  });

  it('show text from an agency as text', () => {
    const [action] = issueActions([verdict('A', 'wrong', 'Hello @everyone\n# <b>x</b>')], [], 'x');
    expect(action?.body).toContain('    wrong: Hello @everyone # <b>x</b>');
  });
});

it('the schedules build the programs that they run', () => {
  const scripts = JSON.parse(readFileSync('package.json', 'utf8')).scripts as Record<string, string>;
  const steps = ['verify', 'starter', 'mutate'].map((name) => readFileSync(`.github/workflows/${name}.yml`, 'utf8')).join('\n');
  for (const [, file] of steps.matchAll(/node dist\/([\w/-]+)\.js/g)) expect(() => readFileSync(`${file}.ts`)).not.toThrow();
  for (const [, script] of steps.matchAll(/npm run -s ([\w:]+)/g)) expect(scripts[script ?? '']).toBeDefined();
});
