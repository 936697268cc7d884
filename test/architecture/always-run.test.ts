/** Each test file has a test that runs on every machine. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { hasTestThatAlwaysRuns } from './always-run.ts';

describe('a test file', () => {
  it('has a test that runs on every machine', () => {
    const files = readdirSync('test', { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.test.ts') && !name.includes('node_modules'),
    );
    expect(files.length).toBeGreaterThan(200);
    expect(files.filter((name) => !hasTestThatAlwaysRuns(readFileSync(path.join('test', name), 'utf8')))).toEqual([]);
  });

  it.each([
    "it('x', () => {});",
    "describe('a', () => { it.each([1, 2])('%i', () => {}); });",
    "describe('a', needs('PostgreSQL'), () => { it('x', () => {}); });",
    "it('x', recorded('upstream'), () => {}); test('y', () => {});",
    "import { storeContract } from './contract.ts'; storeContract('sqlite');",
  ])('is counted as running everywhere with: %s', (text) => {
    expect(hasTestThatAlwaysRuns(text)).toBe(true);
  });

  it.each([
    "describe('a', needs('R'), () => { it('x', () => {}); });",
    "const R = needs('R'); it('x', R, () => {});",
    "it('x', { ...recorded('upstream'), timeout: 1 }, () => {});",
    "it.skipIf(!has)('x', () => {});",
    "const TABLES = LIST.filter((file) => existsSync(file)); it.each(TABLES)('%s', () => {});",
    "describe.each(readdirSync('x'))('%s', () => { it('y', () => {}); });",
    '',
  ])('is not counted as running everywhere with: %s', (text) => {
    expect(hasTestThatAlwaysRuns(text)).toBe(false);
  });
});
