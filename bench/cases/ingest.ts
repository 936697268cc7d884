/** Writes a million observations to the embedded store, and then a second version. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { systemClock } from '../../src/core/clock.ts';
import type { ParsedDataset, ParsedSeries } from '../../src/core/observation.ts';
import { difference } from '../../src/ingest/apply/difference.ts';
import { openStore } from '../../src/store/open/open-store.ts';
import { openFile } from '../../src/store/sqlite/driver.ts';
import { type BenchCase, noteRow, seconds } from '../measure.ts';

const SERIES = 1_000;
const PERIODS = 1_000;
const DATASET = 'abs/BENCH';

/** Returns 1,000 monthly series with 1,000 months each. `revised` changes one observation in a thousand and adds a month. */
function content(revised: boolean): ParsedDataset {
  const series: ParsedSeries[] = Array.from({ length: SERIES }, (_, s) => ({
    key: `${s}.M`,
    freq: 'M',
    unit: 'Index',
    multiplier: 0,
    decimals: 1,
    adjustment: 'original',
    title: null,
    basePeriod: null,
    observations: Array.from({ length: PERIODS + (revised ? 1 : 0) }, (_o, t) => ({
      t: 12_000 + t,
      value: ((s * 7919 + t * 104_729) % 100_000) / 10 + (revised && t === s ? 0.1 : 0),
      status: null,
      text: null,
      at: null,
    })),
  }));
  return {
    dimensions: [
      { id: 'SERIES', label: 'Series', values: Array.from({ length: SERIES }, (_, s) => ({ code: String(s), label: `Series ${s}` })) },
      { id: 'FREQ', label: 'Frequency', values: [{ code: 'M', label: 'Monthly' }] },
    ],
    series,
    publishedOn: null,
    scope: 'whole',
    notes: [],
  };
}

/** Measures the least work that any store needs, by prepared inserts of the same rows into a plain table with the same driver. */
async function plainInserts(folder: string, parsed: ParsedDataset): Promise<number> {
  const database = openFile(path.join(folder, 'plain.db'), { readOnly: false });
  database.exec(
    'PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; CREATE TABLE o (s INTEGER, t INTEGER, v REAL, PRIMARY KEY (s, t)) WITHOUT ROWID',
  );
  const insert = database.prepare('INSERT INTO o VALUES (?, ?, ?)');
  const taken = await seconds(() => {
    database.exec('BEGIN');
    for (const [s, series] of parsed.series.entries()) for (const o of series.observations) insert.run(s, o.t, o.value);
    database.exec('COMMIT');
  });
  database.close();
  return taken;
}

export const ingest: BenchCase = {
  name: 'ingest',
  about:
    'Writes a first version with 1,000 series of 1,000 observations to SQLite. Then compares and applies a version with 1,000 revisions and 1,000 new periods.',
  async run() {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-bench-'));
    const store = await openStore({ databaseUrl: null, dataDir: folder, clock: systemClock });
    try {
      await store.migrate();
      const version = (effectiveFrom: number) =>
        ({
          effectiveFrom,
          recordedAt: effectiveFrom,
          origin: 'replay',
          kind: effectiveFrom === 1 ? 'initial' : 'update',
          captures: [],
          publishedOn: null,
          note: null,
        }) as const;
      const first = content(false);
      const second = content(true);
      const bare = await plainInserts(folder, first);
      const applied = await seconds(async () => {
        const series = difference([], first);
        await store.datasets.apply({ dataset: DATASET, baseSeq: null, version: version(1), dimensions: first.dimensions, series });
      });
      let changes = 0;
      let compared = 0;
      const read = await seconds(async () => {
        const stored = await store.datasets.read({ dataset: DATASET, series: (await store.datasets.series(DATASET)).map((s) => s.id) });
        compared = await seconds(async () => {
          const series = difference(stored, second);
          changes = series.reduce((sum, s) => sum + s.write.length, 0);
        });
      });
      const stored = await store.datasets.read({ dataset: DATASET, series: (await store.datasets.series(DATASET)).map((s) => s.id) });
      const update = await seconds(() =>
        store.datasets.apply({
          dataset: DATASET,
          baseSeq: 1,
          version: version(2),
          dimensions: second.dimensions,
          series: difference(stored, second),
        }),
      );
      const some = (await store.datasets.series(DATASET)).filter((_, i) => i % 10 === 0).map((s) => s.id);
      const slices = await seconds(async () => {
        for (const id of some) await store.datasets.read({ dataset: DATASET, series: [id], newest: 300 });
      });
      return [
        noteRow(
          'first version: compare, write and index',
          `${applied.toFixed(2)} s (${((SERIES * PERIODS) / applied / 1e6).toFixed(2)} million rows a second)`,
        ),
        noteRow(
          'time of the first version, relative to plain prepared inserts',
          `${(applied / bare).toFixed(2)} (inserts: ${bare.toFixed(2)} s)`,
        ),
        noteRow('second version: read the stored version', `${(read - compared).toFixed(2)} s`),
        noteRow('second version: difference', `${compared.toFixed(2)} s, ${changes} observations to write`),
        noteRow('second version: write', `${update.toFixed(2)} s`),
        noteRow('read the latest 300 observations of one series', `${((slices / some.length) * 1000).toFixed(2)} ms`),
      ];
    } finally {
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
