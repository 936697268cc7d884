/** `npm run generate` in a copy of the repository with one new declaration: it changes at most three files. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const MOST_FILES = 3;

let root: string;
const git = (...args: readonly string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
const text = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const put = (file: string, content: string): void => writeFileSync(path.join(root, file), content);
const commit = (): void => {
  git('add', '--all');
  git('-c', 'user.name=test', '-c', 'user.email=test@localhost', 'commit', '--quiet', '--no-verify', '--message', 'test');
};

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'wattle-declaration-'));
  for (const file of execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
    .trimEnd()
    .split('\n')) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    cpSync(file, path.join(root, file));
  }
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  git('init', '--quiet');
  commit();
});
afterAll(() => rmSync(root, { recursive: true }));

/** Files that the command changes, without files written by hand. */
function generated(): readonly string[] {
  const written = new Set(changed());
  const { PATH, HOME, TMPDIR } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/generate.mjs'], {
    ...{ cwd: root, encoding: 'utf8', env: { PATH, HOME, TMPDIR } },
  });
  expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
  const files = changed().filter((file) => !written.has(file));
  commit();
  return files;
}

const changed = (): readonly string[] =>
  git('status', '--porcelain', '--untracked-files=all')
    .split('\n')
    .flatMap((line) => (line === '' ? [] : [line.slice(3)]));

const SERIES = `
export const AU_COPY = column(F5, 'FILRPLRCCS', {
  id: 'AU.COPY',
  title: 'Copy',
  description: 'A copy of a series of the table.',
  ...PER_CENT_PER_ANNUM,
  ...TOPIC,
  tags: ['copy'],
});
`;

it('a series', () => {
  const topic = 'src/catalogue/series/rates.ts';
  put(topic, text(topic) + SERIES);
  const files = generated();
  expect(files).toContain('docs/generated/catalogue.md');
  expect(files.slice(MOST_FILES)).toEqual([]);
});

it('a dataset', () => {
  put(
    'src/sources/rba/datasets/F7.9.ts',
    text('src/sources/rba/datasets/F7.ts').replace('F7 =', 'F7_9 =').replace("'F7'", "'F7.9'").replace("'f7'", "'f7.9'"),
  );
  put('test/specimens/rba/F7.9.json', text('test/specimens/rba/F7.json'));
  const files = generated();
  expect(files).toContain('docs/generated/catalogue.md');
  expect(files.slice(MOST_FILES)).toEqual([]);
});

it('an indicator', () => {
  put(
    'src/signals/real-wages-copy.ts',
    text('src/signals/real-wages.ts').replace('REAL_WAGES =', 'REAL_WAGES_COPY =').replace("'real-wages'", "'real-wages-copy'"),
  );
  const files = generated();
  expect(files).toContain('data/examples.jsonl');
  expect(files.slice(MOST_FILES)).toEqual([]);
});
