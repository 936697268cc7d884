/**
 * Each file reader against an independent one in Python (csv, openpyxl, calamine, lxml, sdmx1, pandas, zipfile). The files are generated
 * from seeds and changed by the recipes of test/clients/corpus. If both read a file, each cell is the same. WATTLE_FUZZ_MINUTES sets the
 * duration, and WATTLE_FUZZ_SEED the first seed.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { needs, recorded, SHARED } from '../programs/needs.ts';
import { PYTHON_MS, python } from './python.ts';
import { type Cells, changedFile, KINDS, type Kind, ownCells, randomFile, seedsOf } from './random-files.ts';

const MINUTES = Number(process.env['WATTLE_FUZZ_MINUTES'] ?? 0);
const FIRST = 1_000_000 * Number(process.env['WATTLE_FUZZ_SEED'] ?? 1);
const RUNS = 400;
/** Recorded files of agencies. Changed copies of them are compared as well. */
const RECORDED = [
  { file: 'upstream/rba/f1.1-data.csv', kind: 'csv', sheet: '', part: '' },
  { file: 'upstream/rba/a2-data.csv', kind: 'csv', sheet: '', part: '' },
  { file: 'upstream/rba/a02hist.xlsx', kind: 'workbook', sheet: 'Data', part: 'xl/worksheets/sheet1.xml' },
  { file: 'upstream/abs/640101_jan2026.xlsx', kind: 'workbook', sheet: 'Data1', part: 'xl/worksheets/sheet2.xml' },
] as const;
const COPIES = 40;
/** Kinds of file with few cells each, such as an address or a text. */
const FEW_CELLS: readonly Kind[] = ['ckan', 'text', 'text-stream', 'facts', 'comments', 'landing'];
/** Files with a difference are stored there. */
const FOUND = path.resolve('var/differential');

type Answer = { readonly cells: Cells } | { readonly none: string };

const changedCells = (cells: Cells, change: (cell: unknown, address: string) => unknown): Cells =>
  Object.fromEntries(Object.entries(cells).map(([address, cell]) => [address, change(cell, address)]));

/** Errors of a reader that the test must detect. */
const PLANTED: Readonly<Record<string, { readonly kind: Kind; readonly plant: (cells: Cells) => Cells }>> = {
  'loses the spaces around a cell': {
    kind: 'csv',
    plant: (cells) => changedCells(cells, (cell) => (typeof cell === 'string' ? cell.trim() : cell)),
  },
  'loses a cell at the end of a row': {
    kind: 'csv',
    plant: (cells) => changedCells(cells, (cell, address) => (address.startsWith('D') ? undefined : cell)),
  },
  'loses a sign': {
    kind: 'workbook',
    plant: (cells) => changedCells(cells, (cell) => (typeof cell === 'number' ? Math.abs(cell) : cell)),
  },
  'reads a period as the next one': {
    kind: 'sdmx-json',
    plant: (cells) => Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name.replace('-04', '-05'), cell])),
  },
  'loses a quote in a quoted cell': {
    kind: 'nem',
    plant: (cells) => changedCells(cells, (cell) => (typeof cell === 'string' ? cell.replaceAll('"', '') : cell)),
  },
  'rounds to whole numbers': {
    kind: 'sdmx-csv',
    plant: (cells) => changedCells(cells, (cell) => Math.round(Number(cell))),
  },
};

function differences(own: Cells, other: Cells): readonly string[] {
  return [...new Set([...Object.keys(own), ...Object.keys(other)])].flatMap((address) =>
    isSame(own[address], other[address]) ? [] : [`${address}: ${JSON.stringify(own[address])} and ${JSON.stringify(other[address])}`],
  );
}

function* seedsToTry(kind: Kind, end: number): Generator<number> {
  yield* seedsOf(kind);
  for (let seed = FIRST; seed < FIRST + RUNS || performance.now() < end; seed += 1) yield seed;
}

describe('files read by Python', needs('Python 3.10'), () => {
  let child: ChildProcess;
  let answers: AsyncIterator<string>;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-differential-'));
  const file = path.join(folder, 'file.xlsx');
  beforeAll(async () => {
    child = spawn(await python(), [path.resolve('test/clients/read_cells.py')], { stdio: ['pipe', 'pipe', 'inherit'] });
    if (!child.stdout) throw new Error('The script has no output.');
    answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  }, PYTHON_MS);
  afterAll(() => {
    child?.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  async function theirs(kind: Kind, bytes: Uint8Array, sheet?: string): Promise<Answer> {
    writeFileSync(file, bytes);
    child.stdin?.write(`${JSON.stringify({ kind, file, ...(kind === 'workbook' && sheet !== undefined ? { sheet } : {}) })}\n`);
    const { done, value } = await answers.next();
    if (done) throw new Error('The script has ended.');
    return JSON.parse(value) as Answer;
  }

  it.each(KINDS)(
    'every cell of a %s is the same',
    async (kind) => {
      const end = performance.now() + (MINUTES / KINDS.length) * 60_000;
      const counts = { files: 0, both: 0, cells: 0 };
      const different: string[] = [];
      for (const seed of seedsToTry(kind, end)) {
        const bytes = randomFile(kind, seed);
        const [own, other] = [await ownCells(kind, bytes), await theirs(kind, bytes)];
        counts.files += 1;
        if (own !== null && 'none' in other && /^ValueError/.test(other.none) && kind === 'workbook') {
          different.push(`seed ${seed}: read here, but ${other.none}`);
        }
        if (own === null || 'none' in other) continue;
        counts.both += 1;
        counts.cells += Object.keys(own).length;
        const found = differences(own, other.cells);
        if (found.length === 0) continue;
        different.push(...found.map((one) => `seed ${seed}, ${one}`));
        mkdirSync(FOUND, { recursive: true });
        writeFileSync(path.join(FOUND, `${kind}-${seed}`), bytes);
      }
      console.info(`${kind}: ${counts.cells} cells of ${counts.both} files that both read, of ${counts.files}.`);
      expect(different.slice(0, 20)).toEqual([]);
      // The reader refuses most damaged workbooks.
      expect(counts.both).toBeGreaterThan(kind === 'workbook' ? RUNS / 6 : RUNS / 4);
      expect(counts.cells).toBeGreaterThan(kind === 'workbook' ? RUNS : FEW_CELLS.includes(kind) ? RUNS / 4 : 2 * RUNS);
    },
    (MINUTES + 5) * 60_000,
  );

  it.each(RECORDED)(
    'every cell of changed copies of $file is the same',
    { ...recorded(...RECORDED.map(({ file }) => file)) },
    async ({ file, kind, sheet, part }) => {
      const bytes = readFileSync(path.resolve(SHARED, file));
      const different: string[] = [];
      let [both, cells] = [0, 0];
      for (let seed = FIRST; seed < FIRST + COPIES; seed += 1) {
        const copy = changedFile(kind, bytes, seed, part);
        const [own, other] = [await ownCells(kind, copy, sheet), await theirs(kind, copy, sheet)];
        if (own === null || 'none' in other) continue;
        both += 1;
        cells += Object.keys(own).length;
        different.push(...differences(own, other.cells).map((one) => `seed ${seed}, ${one}`));
      }
      console.info(`${file}: ${cells} cells of ${both} copies that both read.`);
      expect(different.slice(0, 20)).toEqual([]);
      expect(both).toBeGreaterThan(COPIES / 4);
    },
  );

  it.each(Object.entries(PLANTED))('detects a reader that %s', async (_what, { kind, plant }) => {
    for (let seed = FIRST; seed < FIRST + RUNS; seed += 1) {
      const bytes = randomFile(kind, seed);
      const own = await ownCells(kind, bytes);
      const other = own && (await theirs(kind, bytes));
      if (other && 'cells' in other && differences(plant(own), other.cells).length > 0) return;
    }
    expect.unreachable(`None of ${RUNS} files showed it.`);
  });
});

/**
 * Known differences: openpyxl does not decode `_x0041_`, which the standard reads as A. It returns the name of an unknown error (`#SPILL!`)
 * as it is written. calamine reads damaged text of an xls with NUL characters. No figure is affected.
 */
function isSame(own: unknown, other: unknown): boolean {
  if (typeof other !== 'string') return own === other;
  // Damaged text of an xls.
  if (other.includes('\0')) return true;
  const read = other.replace(/_x([\dA-F]{4})_/g, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return own === other || own === read || (own === undefined && read === '') || own === '#ERROR!';
}

it('the recipes and seeds are for readers that exist', async () => {
  expect(KINDS.filter((kind) => seedsOf(kind).length === 0)).toEqual([]);
  for (const kind of KINDS) expect(await ownCells(kind, randomFile(kind, 12)), kind).not.toEqual({});
});
