/** Writes workbooks in the ABS layout, and reads them with the parser for real ones. */
import { expect, it } from 'vitest';
import { findSeries } from '../../src/catalogue/series.ts';
import { present } from '../../src/core/assert.ts';
import { absWorkbook } from '../../src/render/abs-workbook.ts';
import { readTimeSeriesWorkbook } from '../../src/sources/abs/time-series-workbook.ts';
import { capture } from '../sources/capture.ts';

it('the workbook has series, days, values, units and adjustment where programs for ABS workbooks look for them', () => {
  const column = (absId: string, id: string, title: string, values: readonly (readonly [string, number])[]) => ({
    absId,
    title,
    units: 'Percent',
    handle: present(findSeries(id), id),
    values: values.map(([date, value]) => ({ date, value })),
  });
  const bytes = absWorkbook({
    number: '6202.0',
    code: '1',
    attribution: ['Source: ABS'],
    datasets: [],
    maxAgeSeconds: 60,
    columns: [
      column('A84423050A', 'AU.UNEMP.SA', 'Unemployment rate ;  Persons ;', [
        ['2026-05-31', 4.37],
        ['2026-06-30', 4.43],
      ]),
      column('A84423134K', 'AU.UNEMP.TREND', 'Unemployment rate ;  Trend ;', [['2026-06-30', 4.4]]),
    ],
  });
  const { series } = readTimeSeriesWorkbook(
    capture(bytes, { url: 'https://www.abs.gov.au/62020001.xlsx', retrievedAt: '2026-08-01T00:00:00Z' }),
  );
  expect(
    series.map(({ id, freq, adjustment, unit, observations }) => [
      id,
      freq,
      adjustment,
      unit,
      observations.map(({ t, value }) => [t, value]),
    ]),
  ).toEqual([
    [
      'A84423050A',
      'M',
      'seasonally_adjusted',
      'Per cent',
      [
        [24_316, 4.37],
        [24_317, 4.43],
      ],
    ],
    ['A84423134K', 'M', 'trend', 'Per cent', [[24_317, 4.4]]],
  ]);
});
