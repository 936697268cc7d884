/**
 * Stores market intervals in blocks, for a month with all market units. The last day is written one interval at a time, as the market
 * publishes it.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { systemClock } from '../../src/core/clock.ts';
import type { DatasetKey } from '../../src/core/define-dataset.ts';
import type { Observation, ParsedDimension, SeriesAttributes } from '../../src/core/observation.ts';
import { openStore } from '../../src/store/open/open-store.ts';
import type { Store } from '../../src/store/ports/port.ts';
import type { SeriesDelta, StorageLayout } from '../../src/store/ports/series.ts';
import { openFile } from '../../src/store/sqlite/driver.ts';
import { type BenchCase, median, noteRow, seconds } from '../measure.ts';

const UNITS = 520;
const DAYS = 30;
const PER_DAY = 288;
/** The interval that ends at midnight (market time) before the first day. */
const START = (20_700 * 1440 - 600) / 5;
/** Number of days that are also stored in rows, for comparison. */
const ROW_DAYS = 2;

const hash = (a: number, b: number): number => {
  const n = Math.sin(a * 12.9898 + b * 78.233) * 43_758.5453;
  return n - Math.floor(n);
};

/**
 * Returns a unit's output in MW, with a mix of values like that in a published file. Half of the units do not run at night. Most others
 * have two decimals. Some have six, because their meter uses single precision.
 */
function output(unit: number, n: number): number {
  const hour = (n % PER_DAY) / 12;
  const kind = unit % 10;
  const noise = hash(unit, n);
  if (kind < 3) return 0;
  if (kind < 6) return hour < 6 || hour > 18 ? 0 : Math.round((80 * Math.sin(((hour - 6) / 12) * Math.PI) + noise) * 100) / 100;
  if (kind < 9) return Number(Math.fround(60 + 40 * Math.sin(n / 90 + unit) + noise * 5).toFixed(6));
  return Math.round(400 + 3 * noise);
}

const keyOf = (unit: number): string => `UNIT${String(unit).padStart(3, '0')}`;

const DIMENSIONS: readonly ParsedDimension[] = [
  { id: 'DUID', label: 'Unit', values: Array.from({ length: UNITS }, (_, unit) => ({ code: keyOf(unit), label: keyOf(unit) })) },
];

const attributesOf = (unit: number): SeriesAttributes => ({
  key: keyOf(unit),
  freq: '5MIN',
  unit: 'MW',
  multiplier: 0,
  decimals: null,
  adjustment: null,
  title: null,
  basePeriod: null,
});

/** Yields all units for a range of intervals, counted from the start. */
function* unitsBetween(from: number, to: number): Generator<SeriesDelta> {
  for (let unit = 0; unit < UNITS; unit++) {
    const write: Observation[] = [];
    for (let n = from; n <= to; n++) {
      write.push({ t: START + n, value: output(unit, n), status: null, text: null, at: `r${unit + 3} SCADAVALUE` });
    }
    yield { attributes: attributesOf(unit), write, remove: [] };
  }
}

async function apply(store: Store, dataset: DatasetKey, layout: StorageLayout, seq: number, from: number, to: number): Promise<void> {
  await store.datasets.apply({
    dataset,
    layout,
    baseSeq: seq === 1 ? null : seq - 1,
    version: {
      effectiveFrom: seq,
      recordedAt: seq,
      origin: 'replay',
      kind: seq === 1 ? 'initial' : 'update',
      captures: ['0'.repeat(64)],
      publishedOn: null,
      note: null,
    },
    dimensions: DIMENSIONS,
    series: unitsBetween(from, to),
  });
}

/** Returns the size of the files after a checkpoint of the write-ahead log. */
function bytesOf(folder: string): number {
  const file = path.join(folder, 'data.db');
  const db = openFile(file, { readOnly: false });
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  db.close();
  return statSync(file).size;
}

const ms = (s: number): string => `${(s * 1000).toFixed(s < 0.01 ? 2 : 1)} ms`;

export const blocks: BenchCase = {
  name: 'blocks',
  about: `Writes the output of ${UNITS} generating units in 5-minute intervals to SQLite, for ${DAYS} days (${((UNITS * DAYS * PER_DAY) / 1e6).toFixed(1)} million values). The last day is written interval by interval.`,
  async run() {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-bench-'));
    const store = await openStore({ databaseUrl: null, dataDir: folder, clock: systemClock });
    try {
      await store.migrate();
      const empty = bytesOf(folder);
      const key: DatasetKey = 'aemo/BENCH';
      let seq = 0;
      const load = await seconds(async () => {
        for (let day = 0; day < DAYS - 1; day++) await apply(store, key, 'blocks', ++seq, day * PER_DAY + 1, (day + 1) * PER_DAY);
      });
      const intervals: number[] = [];
      for (let n = (DAYS - 1) * PER_DAY + 1; n <= DAYS * PER_DAY; n++) {
        intervals.push(await seconds(() => apply(store, key, 'blocks', ++seq, n, n)));
      }
      const size = bytesOf(folder) - empty;
      const ids = (await store.datasets.series(key)).map(({ id }) => id);
      const end = START + DAYS * PER_DAY;
      const each = async (
        some: readonly number[],
        window: { from?: number; to?: number; newest?: number; seq?: number },
      ): Promise<number> => {
        const taken: number[] = [];
        for (const id of some) taken.push(await seconds(() => store.datasets.read({ dataset: key, series: [id], ...window })));
        return median(taken);
      };
      const some = ids.filter((_, i) => i % 7 === 0);
      const day = await each(some, { from: end - 5 * PER_DAY + 1, to: end - 4 * PER_DAY });
      const today = await each(some, { from: end - PER_DAY + 1, to: end });
      const month = await each(some, {});
      const asOf = await each(some, { newest: 12, seq: seq - 100 });
      const newest: number[] = [];
      for (let i = 0; i < 9; i++) newest.push(await seconds(() => store.datasets.read({ dataset: key, series: ids, newest: 1 })));
      const span: number[] = [];
      for (let i = 0; i < 9; i++) span.push(await seconds(() => store.datasets.read({ dataset: key, series: ids, from: end, to: end })));
      const before = bytesOf(folder);
      await apply(store, 'aemo/ROWS', 'rows', 1, 1, ROW_DAYS * PER_DAY);
      const rowBytes = (bytesOf(folder) - before) / (UNITS * PER_DAY * ROW_DAYS);
      const pruned = await seconds(() => store.datasets.prune(key, 20_701));
      const values = UNITS * PER_DAY * DAYS;
      return [
        noteRow('database size per value, in bytes', `${(size / values).toFixed(2)} (as ordinary rows: ${rowBytes.toFixed(1)})`),
        noteRow('database size for one year', `${(((size / values) * UNITS * PER_DAY * 365.25) / 1e6) | 0} MB`),
        noteRow(
          'write one new interval for all units: median, longest in the day',
          `${ms(median(intervals))}, ${ms(Math.max(...intervals))}`,
        ),
        noteRow('write a whole day for all units', ms(load / (DAYS - 1))),
        noteRow('read one unit for a past day, for the last day', `${ms(day)}, ${ms(today)}`),
        noteRow('read one unit for the whole month', ms(month)),
        noteRow('read the latest hour of one unit, as of 100 versions earlier', ms(asOf)),
        noteRow('read the latest interval for all units', ms(median(newest))),
        noteRow('read one interval for all units, as an update does', ms(median(span))),
        noteRow('delete the oldest day', ms(pruned)),
      ];
    } finally {
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
