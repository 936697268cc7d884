/** Checks that comments, docstrings and manual pages in Python, R, shell, YAML, CSS, HCL and JavaScript use plain words. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { expectNoFaults } from './faults.ts';
import { bannedIn, longIn } from './glossary.ts';
import type { Passage } from './passage.ts';

/** Matches the comments in a file, by its suffix or name. The groups are the text. Adjacent lines of one comment are one passage. */
const HASH = /^[ \t]*#+'?(?!!)(.*)$/gm;
const BLOCK = /\/\*+([\s\S]*?)\*\//g;
const COMMENTS: Readonly<Record<string, readonly RegExp[]>> = {
  py: [HASH, /"""([\s\S]*?)"""/g],
  R: [HASH],
  yaml: [HASH],
  yml: [HASH],
  toml: [HASH],
  conf: [HASH],
  Dockerfile: [HASH],
  css: [BLOCK],
  mjs: [BLOCK, /^[ \t]*\/\/(.*)$/gm],
  js: [BLOCK, /^[ \t]*\/\/(.*)$/gm],
};
const MACRO = /\\(?:code|link|url|href|samp|preformatted|usage|examples|dontrun|name|alias)\{(?:[^{}]|\{[^{}]*\})*\}/g;

const kindOf = (file: string): string => (path.basename(file) === 'Dockerfile' ? 'Dockerfile' : path.extname(file).slice(1));
const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

function passagesOf(file: string, text: string): readonly Passage[] {
  const kind = kindOf(file);
  if (kind === 'Rd')
    return text
      .replaceAll(MACRO, '{}')
      .split('\n\n')
      .map((part) => ({ place: file, text: part.replaceAll(/\\\w+|[{}]/g, ' ') }));
  const found = (COMMENTS[kind] ?? []).flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 1: comment = '', index }) => ({
      line: lineAt(text, index),
      text: comment.replaceAll(/^[ \t]*\*/gm, ''),
    })),
  );
  const joined: { line: number; last: number; text: string }[] = [];
  for (const { line, text: comment } of found.sort((a, b) => a.line - b.line)) {
    const before = joined.at(-1);
    if (before !== undefined && before.last === line - 1 && !comment.includes('\n'))
      Object.assign(before, { last: line, text: `${before.text}${comment.trim() === '' ? '\n' : ` ${comment.trim()}`}` });
    else joined.push({ line, last: line + comment.split('\n').length - 1, text: comment.trim() });
  }
  return joined.map((one) => ({ place: `${file}:${one.line}`, text: one.text }));
}

const tracked = (): readonly string[] => {
  const kinds = new Set([...Object.keys(COMMENTS), 'Rd']);
  return execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
    .split('\0')
    .filter((file) => kinds.has(kindOf(file)));
};

describe('comments in other languages', () => {
  it('are found in each language', () => {
    expect(passagesOf('a.py', '"""Told once."""\nx = 1  # not a line of its own\n# one\n# comment\n').map(({ text }) => text)).toEqual([
      'Told once.',
      'one comment',
    ]);
    expect(passagesOf('a.css', '/* a\n * b */').map(({ text }) => text)).toEqual(['a\n b']);
    expect(passagesOf('a.Rd', '\\name{held}\\title{Read a series}')[0]?.text.trim()).toMatch(/Read a series/);
  });

  it('use plain words and sentences of at most 25 words', () => {
    const passages = tracked().flatMap((file) => passagesOf(file, readFileSync(file, 'utf8')));
    expect(passages.length).toBeGreaterThan(200);
    expectNoFaults(
      'other languages',
      passages.flatMap((one) => [...bannedIn(one, 'comments'), ...longIn(one)]),
    );
  });
});
