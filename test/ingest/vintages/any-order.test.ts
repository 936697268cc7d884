/** Imports vintages in any order. For each past day, the response is the vintage of that day, even if values return to earlier ones. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { importFile } from '../../../src/cli/import.ts';
import { FixedClock } from '../../../src/core/clock.ts';
import { ACCEPTABLE } from '../../../src/core/errors.ts';
import { formatPeriod, parseInstant, parsePeriod } from '../../../src/core/period.ts';
import { openSqliteStore } from '../../../src/store/open/sqlite-store.ts';
import { table, tiny } from '../tiny-dataset.ts';

const dataset = tiny();
const NOW = Date.parse('2026-05-11T03:00:00.000Z');
const FIRST = parsePeriod('2023-01')?.t ?? 0;
const KEYS = ['AAA', 'BBB'] as const;
const DAYS = ['2023-08-10', '2023-09-10', '2023-10-10', '2023-11-10', '2023-12-10'] as const;
/** The number of periods in the first vintage. Each later vintage has one more. */
const LEAST = 5;

type Figures = Readonly<Record<string, number>>;
interface Import {
  readonly day: string;
  readonly text: string;
  readonly isTable: boolean;
}

const month = (i: number): string => formatPeriod({ freq: 'M', t: FIRST + i });

/** There are few possible values, so values are often revised and often return. */
const levels = fc.array(fc.constantFrom(100, 101, 102), { minLength: 2 * (LEAST + DAYS.length), maxLength: 2 * (LEAST + DAYS.length) });

function vintageOf(values: readonly number[], periods: number): Readonly<Record<string, readonly number[]>> {
  const at = (i: number): number => values[i] ?? expect.fail(`no value ${i}`);
  return Object.fromEntries(Array.from({ length: periods }, (_, i) => [month(i), [at(2 * i), at(2 * i + 1)]]));
}

const figuresOf = (rows: Readonly<Record<string, readonly number[]>>): Figures =>
  Object.fromEntries(
    Object.entries(rows).flatMap(([period, values]) => KEYS.map((key, k) => [`${key} ${period}`, values[k] ?? Number.NaN])),
  );

/** Returns the response for each day after all imports in the given order. */
async function answersAfter(imports: readonly Import[], days: readonly string[]): Promise<readonly Figures[]> {
  const directory = await mkdtemp(path.join(tmpdir(), 'wattle-order-'));
  const store = openSqliteStore({ dataDir: directory, clock: new FixedClock(NOW) });
  try {
    await store.migrate();
    for (const { day, text, isTable } of imports) {
      const file = path.join(directory, `${day}.csv`);
      await writeFile(file, text);
      await importFile(store, { file, dataset, published: isTable ? null : day, basis: 'stated', url: null, accept: ACCEPTABLE }, NOW);
    }
    expect((await store.integrity.verify('rba/T1', NOW))?.damages).toEqual([]);
    const series = await store.datasets.series('rba/T1');
    return await Promise.all(
      days.map(async (day) => {
        const version = await store.datasets.versionAsOf('rba/T1', parseInstant(day) ?? 0);
        const slices = version
          ? await store.datasets.read({ dataset: 'rba/T1', series: series.map(({ id }) => id), seq: version.seq })
          : [];
        return Object.fromEntries(
          slices.flatMap(({ series: { key }, t, value }) =>
            t.map((one, i) => [`${key} ${formatPeriod({ freq: 'M', t: one })}`, value[i] ?? Number.NaN]),
          ),
        );
      }),
    );
  } finally {
    await store.close();
    await rm(directory, { recursive: true });
  }
}

it('whole files imported in any order: each day has the file of that day', async () => {
  const order = fc.shuffledSubarray([...DAYS.keys()], { minLength: DAYS.length });
  await fc.assert(
    fc.asyncProperty(fc.array(levels, { minLength: DAYS.length, maxLength: DAYS.length }), order, async (values, shuffled) => {
      const vintages = DAYS.map((day, i) => ({ day, rows: vintageOf(values[i] ?? [], LEAST + i) }));
      const imports = shuffled.map((i) => ({ day: DAYS[i] ?? '', text: table({ rows: vintages[i]?.rows ?? {} }), isTable: false }));
      expect(await answersAfter(imports, DAYS)).toEqual(vintages.map(({ rows }) => figuresOf(rows)));
    }),
    { numRuns: 20 },
  );
});

it('whole files and a table of single values imported in any order: each day has the same values as in the order of days', async () => {
  const order = fc.shuffledSubarray([1, 2, 3, 4], { minLength: 4 });
  await fc.assert(
    fc.asyncProperty(fc.array(levels, { minLength: DAYS.length, maxLength: DAYS.length }), order, async (values, shuffled) => {
      const imports = DAYS.map((day, i): Import => {
        if (i !== 2) return { day, text: table({ rows: vintageOf(values[i] ?? [], LEAST + i) }), isTable: false };
        const facts = ['series_id,period,value,published,unit', `AAA,${month(LEAST + i - 1)},${values[i]?.[0]},${day},Per cent`, ''];
        return { day, text: facts.join('\n'), isTable: true };
      });
      const given = [0, ...shuffled].map((i) => imports[i] ?? expect.fail(`no import ${i}`));
      expect(await answersAfter(given, DAYS)).toEqual(await answersAfter(imports, DAYS));
    }),
    { numRuns: 15 },
  );
});
