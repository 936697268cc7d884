/**
 * Stores a version of the cash rate without using the nodes. As a program, it opens the data folder and stores the rate in its arguments. A
 * SQLite connection in the test's process would keep files on the disk open.
 */
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import { systemClock } from '../../../src/core/clock.ts';
import { openStore } from '../../../src/store/open/open-store.ts';
import type { Store } from '../../../src/store/ports/port.ts';

export async function storeRate(store: Store, rate: number): Promise<void> {
  const state = await store.datasets.state('rba/F1.1');
  const series = (await store.datasets.series('rba/F1.1')).find(({ codes }) => codes[0] === 'FIRMMCRT');
  if (!state?.version || !series) throw new Error('Nothing is stored yet');
  const { key, freq, unit, multiplier, decimals, adjustment, title, basePeriod } = series;
  const now = systemClock.now();
  await store.datasets.apply({
    dataset: 'rba/F1.1',
    baseSeq: state.version.seq,
    dimensions: state.dimensions,
    version: { ...state.version, effectiveFrom: now, recordedAt: now, kind: 'update', note: null },
    series: [
      {
        attributes: { key, freq, unit, multiplier, decimals, adjustment, title, basePeriod },
        write: [{ t: series.lastT, value: rate, status: null, text: null, at: null }],
        remove: [],
      },
    ],
  });
}

const [, program = '', dataDir = '', rate = ''] = argv;
if (import.meta.url === pathToFileURL(program).href) {
  await storeRate(await openStore({ databaseUrl: null, dataDir, clock: systemClock }), Number(rate));
}
