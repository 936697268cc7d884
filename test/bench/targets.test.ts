/** The table of targets in bench/RESULTS.md lists every target, and a bench case reports each. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { type Reports, TARGETS, type Target, targetsSection } from '../../bench/targets/targets.ts';

const RESULTS = path.resolve('bench/targets/results.json');

it('each target is reported by the case that it names', () => {
  for (const [name, { by }] of Object.entries(TARGETS)) {
    expect(readFileSync(path.resolve('bench', 'cases', `${by}.ts`), 'utf8'), name).toMatch(new RegExp(`'${name}'`));
  }
});

it('the results have the table of the last runs', () => {
  const reports = JSON.parse(readFileSync(RESULTS, 'utf8')) as Reports;
  expect(readFileSync(path.resolve('bench/RESULTS.md'), 'utf8')).toContain(targetsSection(reports));
});

it('the changes that were tried are listed for each target that is not met', () => {
  const all: readonly (readonly [string, Target])[] = Object.entries(TARGETS);
  const reports: Reports = {
    tail: { value: '9', isMet: false },
    help: { value: '0.1 s', isMet: true },
    postgres: { value: 'x', isMet: null },
  };
  const section = targetsSection(reports);
  expect(section).toMatch(/^\| uncached responses[^|]* \| at most 3 \| 9 \| \*\*no\*\* \| tail \|$/m);
  expect(section).toMatch(/^\| `wattle --help` \| at most 0.15 s \| 0.1 s \| yes \| command-line \|$/m);
  expect(section).toMatch(/^\| PostgreSQL: [^|]* \| at least 0.8 \| x \| {2}\| postgres \|$/m);
  expect(section.match(/^- /gm)).toHaveLength(1);
  expect(section.match(/^\| .*not measured/gm)).toHaveLength(all.length - 3);
});
