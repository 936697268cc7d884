/** Imports a workbook as an older vintage, with many later versions in the starter data. */
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { useOf } from '../command-use.ts';
import { type BenchCase, median, noteRow, type Row, targetRow } from '../measure.ts';

const ROUNDS = 3;
/** A recorded ABS workbook of 1.0 MB with 115 series. These files are next to the repository, not in it. */
const WORKBOOK = path.resolve('..', 'shared', 'upstream-vintages', 'files', 'abs', '6202001', '2022-06-16.xlsx');
const [MOST_SECONDS, MOST_MIB] = [1, 200];

export const importCase: BenchCase = {
  name: 'import',
  about: `Imports the Labour Force workbook of June 2022 (1.0 MB) into the starter data, which have about 100 later versions. The time includes the start of the command. Values are medians of ${ROUNDS} imports into new copies.`,
  async run(): Promise<readonly Row[]> {
    if (!existsSync(WORKBOOK)) return [noteRow('workbook', 'not measured: the recorded files are missing')];
    const folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-bench-'));
    const env = { WATTLE_UPSTREAM: 'offline', WATTLE_LOG_LEVEL: 'error' };
    try {
      const first = path.join(folder, 'first');
      useOf(['datasets'], { WATTLE_DATA_DIR: first, ...env });
      const uses = Array.from({ length: ROUNDS }, (_, round) => {
        const copy = path.join(folder, `copy-${round}`);
        cpSync(first, copy, { recursive: true });
        return useOf(['import', WORKBOOK, '--published', '2022-06-16', '--dataset', 'abs/LF'], { WATTLE_DATA_DIR: copy, ...env });
      });
      const seconds = median(uses.map((use) => use.seconds));
      const processor = median(uses.map((use) => use.processorSeconds));
      const mib = median(uses.map((use) => use.bytes)) / 2 ** 20;
      return [
        targetRow('importTime', `${seconds.toFixed(2)} s (processor ${processor.toFixed(2)} s)`, seconds <= MOST_SECONDS),
        targetRow('importMemory', `${mib.toFixed(0)} MB`, mib <= MOST_MIB),
      ];
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
