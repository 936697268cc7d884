/**
 * Compares file readers with independent ones, on files with randomly changed cells. If both read a file, each cell must be the same.
 * WATTLE_FUZZ_RUNS sets the number of files, and WATTLE_FUZZ_SEED the first seed.
 */
import { readXlsx } from 'hucre';
import { describe, expect, it } from 'vitest';
import { Random } from '../../bench/simulation/random.ts';
import { WattleError } from '../../src/core/errors.ts';
import { type Cell, cellAddress, readWorkbook } from '../../src/formats/workbook.ts';
import { workbook } from '../clients/random-workbook.ts';

const RUNS = Number(process.env['WATTLE_FUZZ_RUNS'] ?? 400);
const SEED = Number(process.env['WATTLE_FUZZ_SEED'] ?? 1);

/** Accepts two differences: an error with an unknown name (`#SPILL!`), and a number beyond the largest. */
const isKnown = (mine: unknown, yours: unknown): boolean =>
  mine === '#ERROR!' || (mine === undefined && yours === Number.POSITIVE_INFINITY);

/** Returns the filled cells by their address. */
function filled(rows: readonly (readonly unknown[])[]): Map<string, unknown> {
  const cells = new Map<string, unknown>();
  for (const [r, row] of rows.entries()) {
    for (const [c, value] of row.entries()) if (value !== null && value !== undefined && value !== '') cells.set(cellAddress(r, c), value);
  }
  return cells;
}

function wattleCells(bytes: Uint8Array): ReadonlyMap<string, unknown> | null {
  try {
    const rows: readonly (readonly Cell[])[] = readWorkbook(bytes).sheet('Data').rows;
    return filled(rows);
  } catch (error) {
    if (error instanceof WattleError && error.code.startsWith('PARSE_')) return null;
    throw error;
  }
}

async function theirs(bytes: Uint8Array): Promise<ReadonlyMap<string, unknown> | null> {
  try {
    return filled((await readXlsx(bytes)).sheets[0]?.rows ?? []);
  } catch {
    return null;
  }
}

describe('a workbook', () => {
  it(`of ${RUNS} changed ones: each cell is the same as from another reader`, async () => {
    let compared = 0;
    const different: string[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const { bytes, isXml } = workbook(new Random(SEED * 1_000_000 + run));
      // Results for a file that is not XML are not compared.
      if (!isXml) continue;
      const [own, other] = [wattleCells(bytes), await theirs(bytes)];
      if (own === null || other === null) continue;
      for (const address of new Set([...own.keys(), ...other.keys()])) {
        compared += 1;
        const [mine, yours] = [own.get(address), other.get(address)];
        if (mine !== yours && !isKnown(mine, yours)) different.push(`file ${run}, ${address}: ${String(mine)} and ${String(yours)}`);
      }
    }
    expect(different).toEqual([]);
    expect(compared).toBeGreaterThan(4 * RUNS);
  });
});
