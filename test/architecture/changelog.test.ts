/** CHANGELOG.md follows Keep a Changelog: dated versions, known groups, one line per change. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..', '..');
const lines = readFileSync(path.join(ROOT, 'CHANGELOG.md'), 'utf8').split('\n');
const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string };

const GROUPS = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security', 'Data'];
const LONGEST_LINE = 200;
/** A release must be readable in two minutes. */
const MOST_LINES_PER_RELEASE = 60;

interface Release {
  readonly heading: string;
  readonly lines: readonly string[];
}

const starts = lines.flatMap((line, at) => (line.startsWith('## ') ? [at] : []));
const releases: readonly Release[] = starts.map((at, index) => ({
  heading: lines[at] ?? '',
  lines: lines.slice(at + 1, starts[index + 1] ?? lines.length),
}));

it('the changelog lists unreleased changes first, then dated releases', () => {
  const [first, ...rest] = releases.map(({ heading }) => heading);
  expect(first).toBe('## [Unreleased]');
  for (const heading of rest) expect(heading).toMatch(/^## \[\d+\.\d+\.\d+\] - \d{4}-\d{2}-\d{2}$/);
});

it('the changelog has an entry for the version of the package', () => {
  expect(releases[1]?.heading).toContain(`[${version}]`);
});

it('the changelog groups changes under the headings of Keep a Changelog, and Data', () => {
  const groups = lines.filter((line) => line.startsWith('### ')).map((line) => line.slice('### '.length));
  expect(groups.filter((group) => !GROUPS.includes(group))).toEqual([]);
});

it('the changelog has one line for each change', () => {
  const entries = releases.flatMap((release) => release.lines);
  expect(entries.filter((line) => line.length > LONGEST_LINE)).toEqual([]);
  expect(entries.filter((line) => /^\s/.test(line))).toEqual([]);
});

it.each(releases)('$heading can be read in two minutes', (release) => {
  expect(release.lines.filter((line) => line.startsWith('- ')).length).toBeLessThanOrEqual(MOST_LINES_PER_RELEASE);
});
