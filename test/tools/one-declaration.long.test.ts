/**
 * Runs `npm run generate` in a copy of the repository with a new declaration of each kind. Each declaration changes at most three files.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const MOST_FILES = 3;

let root: string;
const git = (...args: readonly string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
const text = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const put = (file: string, content: string): void => writeFileSync(path.join(root, file), content);

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
  git('add', '--all');
  git('-c', 'user.name=test', '-c', 'user.email=test@localhost', 'commit', '--quiet', '--no-verify', '--message', 'test');
});
afterAll(() => rmSync(root, { recursive: true }));

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

/** The declarations, their names in generated files, and the files that they change. */
const DECLARATIONS: Readonly<Record<string, { readonly names: RegExp; readonly generated: readonly string[]; readonly add: () => void }>> =
  {
    'a series': {
      names: /AU[._]COPY/i,
      generated: ['docs/generated/catalogue.md', 'data/examples.jsonl', 'docs/generated/starter.md'],
      add: () => {
        const topic = 'src/catalogue/series/rates.ts';
        put(topic, text(topic) + SERIES);
      },
    },
    'a dataset': {
      names: /F7[._]9/i,
      generated: ['docs/generated/catalogue.md', 'docs/generated/damages/rba.md', 'src/catalogue/registry.generated.ts'],
      add: () => {
        put(
          'src/sources/rba/datasets/F7.9.ts',
          text('src/sources/rba/datasets/F7.ts').replace('F7 =', 'F7_9 =').replace("'F7'", "'F7.9'").replace("'f7'", "'f7.9'"),
        );
        put('test/specimens/rba/F7.9.json', text('test/specimens/rba/F7.json'));
      },
    },
    'an indicator': {
      names: /real[-_ ]?wages[-_ ]?copy/i,
      generated: ['data/examples.jsonl', 'clients/typescript/src/types.generated.ts', 'src/signals/registry.generated.ts'],
      add: () =>
        put(
          'src/signals/real-wages-copy.ts',
          text('src/signals/real-wages.ts').replace('REAL_WAGES =', 'REAL_WAGES_COPY =').replace("'real-wages'", "'real-wages-copy'"),
        ),
    },
  };

const changedLines = (file: string): readonly string[] =>
  git('diff', '--unified=0', 'HEAD', '--', file)
    .split('\n')
    .filter((line) => /^[+-](?!\+\+ |-- )/.test(line));

const KINDS = Object.entries(DECLARATIONS);
let files: readonly string[];

beforeAll(() => {
  for (const { add } of Object.values(DECLARATIONS)) add();
  const written = new Set(changed());
  const { PATH, HOME, TMPDIR } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/generate.mjs'], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH, HOME, TMPDIR },
  });
  expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
  files = changed().filter((file) => !written.has(file));
  // New files are part of the difference too.
  git('add', '--all', '--intent-to-add');
});

it('only the files of a declaration are generated', () => {
  expect(files.toSorted()).toEqual([...new Set(KINDS.flatMap(([, { generated }]) => generated))].toSorted());
});

it.each(KINDS)('%s changes at most three files', (_kind, { names, generated }) => {
  expect(generated.length).toBeLessThanOrEqual(MOST_FILES);
  const named = files.filter((file) => changedLines(file).some((line) => names.test(line)));
  expect(named.filter((file) => !generated.includes(file))).toEqual([]);
});
