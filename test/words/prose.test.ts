/** Checks Markdown for people: plain words, short sentences, short decision records, and few pages. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { expectNoFaults } from './faults.ts';
import { bannedIn, fieldNamesIn, joinedIn, longIn } from './glossary.ts';
import { proseOf } from './markdown.ts';

const markdownIn = (folder: string, recursive = true): readonly string[] =>
  readdirSync(folder, { recursive, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')))
    .filter((name) => name.endsWith('.md') && !name.includes('node_modules/'))
    .sort();

/** Returns true for files with names and numbers that tools write. */
const isGenerated = (file: string): boolean => file.startsWith('docs/generated/');

const docs = markdownIn('docs').filter((file) => !isGenerated(file));
const decisions = docs.filter((file) => file.startsWith('docs/adr/'));
const others = [
  ...markdownIn('.', false),
  ...['.github', 'clients', 'data', 'examples', 'src'].flatMap((folder) => markdownIn(folder)),
].filter((file) => !file.endsWith('LICENSE.md'));
const read = (file: string): string => readFileSync(file, 'utf8');

const MOST_WORDS_OF_DOCS = 30_000;
const LINES_OF_A_SCREEN = 40;
const COLUMNS_OF_A_SCREEN = 150;

describe('Markdown', () => {
  it('is read without code, link targets and comments', () => {
    const text = '# Title\n\nOne line\ncontinues in [a page](told.md).\n\n```sh\ntold\n```\n| cell | told |\n- item\n  continued\n';
    expect(proseOf('x.md', text).map(({ text }) => text.trim())).toEqual([
      '# Title',
      'One line continues in [a page].',
      '',
      'cell',
      'told',
      '',
      '- item continued',
    ]);
    expect(proseOf('x.md', text).flatMap((one) => bannedIn(one, 'prose'))).toHaveLength(1);
  });

  it('has plain words and sentences of at most 25 words', () => {
    const passages = [...docs, ...others].flatMap((file) => proseOf(file, read(file)));
    expect(passages.length).toBeGreaterThan(2000);
    expectNoFaults(
      'markdown',
      passages.flatMap((one) => [...bannedIn(one, 'prose'), ...longIn(one)]),
    );
  });

  it('has no semicolon, and field names are code', () => {
    const passages = [...docs, ...others].flatMap((file) => proseOf(file, read(file)));
    expectNoFaults(
      'markdown: marks',
      passages.flatMap((one) => [...joinedIn(one), ...fieldNamesIn(one)]),
    );
  });

  it(`in docs has at most ${MOST_WORDS_OF_DOCS} words`, () => {
    const count = docs.reduce(
      (sum, file) =>
        sum +
        read(file)
          .split(/\s+/)
          .filter((word) => word !== '').length,
      0,
    );
    expect(count).toBeGreaterThan(10_000);
    expect(count).toBeLessThanOrEqual(MOST_WORDS_OF_DOCS);
  });

  it.each(decisions)('%s fits on one screen', (file) => {
    const lines = read(file).split('\n');
    expect(lines.length - 1).toBeLessThanOrEqual(LINES_OF_A_SCREEN);
    expect(lines.filter((line) => line.length > COLUMNS_OF_A_SCREEN)).toEqual([]);
  });
});
