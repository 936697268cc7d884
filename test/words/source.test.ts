/** Checks text in the source code. Text for people, comments and names of tests follow docs/words.csv. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseDataTable } from '../../src/formats/data-table.ts';
import { expectNoFaults } from './faults.ts';
import { bannedIn, interfaceFaults, longIn, words } from './glossary.ts';
import { sourceFiles, textsOf } from './literals.ts';

/** String literals that are not text for people, by file and content. */
const notText = parseDataTable(
  readFileSync(path.join(import.meta.dirname, 'not-text.csv'), 'utf8'),
  'not-text.csv',
  ['path', 'text', 'reason'],
  {
    optional: ['text'],
    key: ['path', 'text'],
  },
).map((row) => ({ path: row.path, text: row.text === '' ? null : new RegExp(row.text) }));

const ofInterface = ['src', 'sandbox', 'tools'];
const all = [...ofInterface, 'bench', 'clients/typescript', 'test']
  .flatMap(sourceFiles)
  .filter((file) => !file.includes('/node_modules/'))
  .concat('vitest.config.ts', 'vitest.mutate.config.ts')
  .map((file) => ({ file, ...textsOf(file) }));
const texts = all.filter(({ file }) => ofInterface.some((folder) => file.startsWith(`${folder}/`)));
const comments = all.flatMap((one) => one.comments);
const titles = all.flatMap((one) => one.titles);

const isText = (file: string, text: string): boolean =>
  !notText.some((one) => file.startsWith(one.path) && (one.text === null || one.text.test(text)));

describe('words', () => {
  it('are listed with a replacement, and are found in a text', () => {
    expect(words.length).toBeGreaterThan(30);
    expect(bannedIn({ place: 'here', text: 'No edition is held. Whoever runs it can be asked.' }, 'interface')).toHaveLength(4);
    expect(bannedIn({ place: 'here', text: 'Households stand out; deposits held; `newest`.' }, 'comments')).toHaveLength(1);
  });

  it('that are exceptions are used', () => {
    const unused = notText.filter((one) => !texts.some(({ file }) => file.startsWith(one.path)));
    expect(unused).toEqual([]);
  });
});

describe('string literals', () => {
  const shown = texts.flatMap(({ file, literals }) => literals.filter(({ text }) => isText(file, text)));

  it('are read from templates, sums and HTML', () => {
    expect(shown.length).toBeGreaterThan(8000);
    expect(shown.some(({ text }) => text.includes('{}'))).toBe(true);
  });

  it('have no banned word, no long sentence and no semicolon', () => {
    expectNoFaults(
      'interface',
      shown.flatMap((one) => interfaceFaults(one)),
    );
  });
});

describe('comments', () => {
  it('use plain words', () => {
    expectNoFaults(
      'comments: words',
      comments.flatMap((one) => bannedIn(one, 'comments')),
    );
  });

  it('have short sentences', () => {
    expectNoFaults('comments: long sentences', comments.flatMap(longIn));
  });
});

describe('names of tests', () => {
  it('are found', () => {
    expect(titles.length).toBeGreaterThan(4000);
    expect(titles.some(({ text }) => text === 'are found')).toBe(true);
  });

  it('use plain words', () => {
    expectNoFaults(
      'names of tests',
      titles.flatMap((one) => [...bannedIn(one, 'comments'), ...longIn(one)]),
    );
  });
});
