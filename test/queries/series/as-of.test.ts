/** For any history, a response for a past day has exactly the values published by that day. */

import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isoInstant } from '../../../src/core/clock.ts';
import { datasetKey } from '../../../src/core/define-dataset.ts';
import { formatPeriod } from '../../../src/core/period.ts';
import { fredObservations } from '../../../src/queries/dialects/fred/fred-observations.ts';
import { readSeries } from '../../../src/queries/series/resolve-series.ts';
import { readRevisions } from '../../../src/queries/series/vintages/series-revisions.ts';
import { putSales, sales } from '../sales.ts';
import { openShelf, params, type Shelf, type Values } from '../shelf.ts';

const DAY_MS = 86_400_000;
const START = Date.parse('2024-07-01T10:00:00.000Z');

describe('any history', () => {
  let shelf: Shelf;
  beforeEach(async () => {
    shelf = await openShelf('2026-05-11T03:00:00.000Z');
  });
  afterEach(() => shelf.close());

  const months = Array.from({ length: 6 }, (_, i) => formatPeriod({ freq: 'M', t: 2024 * 12 + i }));
  /** For each month, a version has a value, a missing value, or nothing. */
  const version = fc.record({
    hoursLater: fc.integer({ min: 0, max: 60 }),
    values: fc.array(fc.option(fc.option(fc.integer({ min: 1, max: 5 }), { nil: null }), { nil: undefined }), {
      minLength: 6,
      maxLength: 6,
    }),
  });

  test('is read as the last version known at the instant, and revisions and FRED agree', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(version, { minLength: 1, maxLength: 6 }),
        fc.array(fc.integer({ min: -5, max: 400 }), { maxLength: 6 }),
        async (history, hours) => {
          await shelf.store.datasets.reset(datasetKey(sales.dataset));
          let at = START;
          const known: { readonly at: number; readonly values: Values }[] = [];
          for (const { hoursLater, values } of history) {
            at += hoursLater * 3_600_000;
            const stated = Object.fromEntries(months.flatMap((month, i) => (values[i] === undefined ? [] : [[month, values[i] ?? null]])));
            // Versions differ by their recording time.
            shelf.clock.advance(1);
            await putSales(shelf, stated, { effectiveFrom: isoInstant(at) });
            known.push({ at, values: stated });
          }
          const model = (instant: number) => known.findLast((one) => one.at <= instant)?.values ?? null;
          const shown = (values: Values) =>
            Object.entries(values)
              .filter(([, value]) => value !== null)
              .sort();

          for (const hour of hours) {
            const instant = START + hour * 3_600_000;
            const expected = model(instant);
            const answer = readSeries(shelf.ctx, sales, params(`gap=allow&as_of=${isoInstant(instant)}`));
            // Versions of its dataset before the first one with the series are not vintages of the series.
            const began = known.find(({ values }) => Object.keys(values).length > 0);
            if (expected === null || (began !== undefined && began.at > instant)) {
              await expect(answer).rejects.toMatchObject({ code: 'REQ_NO_VINTAGE' });
              continue;
            }
            const rows = (await answer).data as readonly { period: string; value: number }[];
            expect(rows.map(({ period, value }) => [period, value])).toEqual(shown(expected));
          }

          // For each day, the revision triangle under the latest vintage equals the responses of FRED and `as_of` at the end of the day.
          const { data: triangle, meta } = await readRevisions(shelf.ctx, sales, params('vintages=1000'));
          const vintages = ((meta.summary?.['vintages'] ?? []) as readonly { vintage: string }[]).map(({ vintage }) => vintage);
          for (const vintage of vintages) {
            const end = Date.parse(`${vintage}T00:00:00Z`) + DAY_MS - 1;
            const expected = shown(model(end) ?? {});
            const column = (triangle as readonly Record<string, unknown>[]).flatMap((row) =>
              row[vintage] === null ? [] : [[row['period'], row[vintage]]],
            );
            expect(column).toEqual(expected);
            const fred = await fredObservations(shelf.ctx, sales, params(`realtime_start=${vintage}&realtime_end=${vintage}`));
            const observed = (fred['observations'] as readonly { date: string; value: string }[]).flatMap(({ date, value }) =>
              value === '.' ? [] : [[date.slice(0, 7), Number(value)]],
            );
            expect(observed).toEqual(expected);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
