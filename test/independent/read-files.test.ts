/**
 * Reads recorded files and changed copies of them again with a Python script, which has other libraries and separate rules. Each value
 * from a connector must be the one in its cell. The files are next to the checkout. Without the files or Python, the test is skipped.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDataset } from '../../src/catalogue/catalogue.ts';
import { environmentOver, installed, PYTHON_MS } from '../clients/python.ts';
import { VARIANTS } from '../damage/variants.ts';
import { madeOnce } from '../made-once.ts';
import { allOf, needs, recorded } from '../programs/needs.ts';
import {
  type Compared,
  compare,
  compareRows,
  type Fact,
  type Parsed,
  parsedOf,
  type Read,
  type Reading,
  readByScript,
} from './readings.ts';
import { CHANGED, RECORDED } from './recorded-files.ts';

const SHARED = path.resolve('..', 'shared');

/** Returns a Python environment with the only library that the script needs. */
async function reader(): Promise<string> {
  const folder = await madeOnce('python-reader', async (made) => {
    await environmentOver(await installed(['python-calamine==0.9.1']), made);
  });
  return path.join(folder, 'bin', 'python');
}

const nameOf = ({ file, dataset }: Reading): string => `${dataset} from ${path.basename(file)}`;
const bytesOf = ({ file }: Reading): Uint8Array => new Uint8Array(readFileSync(path.join(SHARED, file)));

const comparedOf = (outcome: Exclude<Parsed, { readonly refused: string }>, facts: readonly Fact[]): Compared =>
  'rows' in outcome ? compareRows(outcome.rows, facts) : compare(outcome.parsed, facts);

async function next(reads: AsyncGenerator<Read>): Promise<Read> {
  const { done, value } = await reads.next();
  if (done) throw new Error('The script ended before it had read all files');
  return value;
}

describe('files that are read by other rules and libraries', allOf(needs('Python 3.10'), recorded('upstream')), () => {
  let python: string;
  let folder: string;
  beforeAll(async () => {
    python = await reader();
    folder = mkdtempSync(path.join(tmpdir(), 'wattle-read-'));
  }, PYTHON_MS);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('give each value of a recorded file as it is in its cell', async () => {
    const reads = readByScript(
      python,
      RECORDED.map((one) => ({ ...one, file: path.join(SHARED, one.file) })),
    );
    const all: Record<string, readonly string[]> = {};
    let [same, inFile] = [0, 0];
    for (const reading of RECORDED) {
      const read = await next(reads);
      const outcome = await parsedOf(reading, bytesOf(reading));
      if ('none' in read || 'refused' in outcome) {
        all[nameOf(reading)] = [JSON.stringify(read).slice(0, 200), JSON.stringify(outcome).slice(0, 200)];
        continue;
      }
      const compared = comparedOf(outcome, read.facts);
      if (compared.differences.length > 0) all[nameOf(reading)] = compared.differences.slice(0, 5);
      const missed = compared.inFile - compared.same;
      if (missed > 0 && !('rows' in outcome) && !outcome.parsed.leftOut?.some(({ count }) => count > 0))
        all[`${nameOf(reading)}: no result`] = [`${missed} figures`];
      same += compared.same;
      inFile += compared.inFile;
    }
    console.info(`${same} of ${inFile} values in the tables of ${RECORDED.length} files are equal.`);
    expect(all).toEqual({});
    expect(same).toBeGreaterThan(840_000);
  }, 600_000);

  it('give each value of a changed copy as it is in its cell, or the copy is refused with the place', async () => {
    const copies: { readonly reading: Reading; readonly variant: string; readonly bytes: Uint8Array }[] = [];
    for (const reading of CHANGED) {
      const sound = bytesOf(reading);
      for (const { name, apply } of VARIANTS) {
        const changed = apply({ bytes: sound, contentType: reading.file.endsWith('.json') ? 'application/json' : '' });
        if (changed === null) continue;
        const file = path.join(folder, `${copies.length}${path.extname(reading.file)}`);
        writeFileSync(file, changed.bytes);
        copies.push({ reading: { ...reading, file }, variant: name, bytes: changed.bytes });
      }
    }
    const reads = readByScript(
      python,
      copies.map(({ reading }) => reading),
    );
    const faults: string[] = [];
    const counts = { refused: 0, same: 0, 'not read by the script': 0 };
    let figures = 0;
    for (const { reading, variant, bytes } of copies) {
      const read = await next(reads);
      const outcome = await parsedOf(reading, bytes);
      const name = `${reading.dataset}, ${variant}`;
      if ('refused' in outcome) {
        counts.refused++;
        if (outcome.refused === '') faults.push(`${name}: refused without a place`);
        continue;
      }
      if ('none' in read) {
        counts['not read by the script']++;
        continue;
      }
      const compared = comparedOf(outcome, read.facts);
      figures += compared.same;
      if (compared.differences.length === 0) counts.same++;
      else faults.push(`${name}: ${compared.differences.length} differ, ${compared.differences[0]}`);
    }
    console.info(`${copies.length} changed copies: ${JSON.stringify(counts)}; ${figures} figures are the same.`);
    expect(faults).toEqual([]);
  }, 600_000);
});

it('each recorded file belongs to a declared dataset, and is listed only once', () => {
  const unknown = RECORDED.filter(({ dataset }) => findDataset(...(dataset.split('/') as [string, string])) === null);
  expect(unknown.map(nameOf)).toEqual([]);
  const names = RECORDED.map((one) => `${one.file} ${one.dataset} ${one.sheet ?? ''}`);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});
