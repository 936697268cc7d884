/** Checks series per head, per hour worked, and in the prices of one period. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AU_HOURS_MONTHLY } from '../../src/catalogue/series/labour-slack.ts';
import { AU_GDP, AU_GDP_NOMINAL } from '../../src/catalogue/series/national-accounts.ts';
import { AU_POPULATION, AU_POPULATION_BY_STATE } from '../../src/catalogue/series/population.ts';
import { AU_CPI_INDEX } from '../../src/catalogue/series/prices.ts';
import { AU_CASHRATE } from '../../src/catalogue/series/rates.ts';
import { findSeries } from '../../src/catalogue/series.ts';
import { present } from '../../src/core/assert.ts';
import type { SeriesHandle } from '../../src/core/define-series.ts';
import { readChart } from '../../src/queries/charts/read-chart.ts';
import { fredObservations } from '../../src/queries/dialects/fred/fred-observations.ts';
import { readMulti } from '../../src/queries/series/multi/read-multi.ts';
import { readSeries } from '../../src/queries/series/resolve-series.ts';
import { readVintages } from '../../src/queries/series/vintages/read-vintages.ts';
import { renderCsv } from '../../src/render/csv.ts';
import { monthsFrom, putSeries } from '../signals/put-series.ts';
import { openShelf, params, type Shelf } from './shelf.ts';

const named = (id: string): SeriesHandle => present(findSeries(id), id);
const AU_RETAIL_NSW = named('AU.RETAIL.NSW');
const AU_SFD_NOMINAL_NSW = named('AU.SFD.NOMINAL.NSW');

/** ABS 5206.0, December quarter 2025, and 3101.0: chain volume and current prices, million dollars, and residents. */
const GDP = { '2022-Q4': 661_330, '2023-Q1': 663_371, '2023-Q2': 666_020, '2023-Q3': 668_997, '2023-Q4': 668_330, '2024-Q1': 670_670 };
const NOMINAL = { '2022-Q4': 640_000, '2023-Q1': 650_000, '2023-Q2': 655_000, '2023-Q3': 660_000, '2023-Q4': 670_000, '2024-Q1': 680_000 };
const RESIDENTS = { '2022-Q4': 26_300_000, '2023-Q1': 26_509_923, '2023-Q2': 26_658_948, '2023-Q3': 26_837_432, '2023-Q4': 26_966_789 };
const PRICES = { '2022-Q4': 130.8, '2023-Q1': 132.6, '2023-Q2': 133.7, '2023-Q3': 135.3, '2023-Q4': 136.1, '2024-Q1': 137.4 };
/** In thousands of hours. The value is the same in each month of a quarter. */
const HOURS = monthsFrom(
  '2023-01',
  [1_900_000, 1_910_000, 1_920_000].flatMap((hours) => [hours, hours, hours]),
);

let shelf: Shelf;
beforeAll(async () => {
  shelf = await openShelf('2026-05-11T03:00:00.000Z');
  await putSeries(shelf, [
    { handle: AU_GDP, values: GDP },
    { handle: AU_GDP_NOMINAL, values: NOMINAL },
    { handle: named('AU.GDP.PRICE.INDEX'), values: { '2022-Q4': 97.1, '2023-Q4': 100.3 } },
  ]);
  await putSeries(shelf, [
    { handle: AU_POPULATION, values: RESIDENTS },
    { handle: AU_POPULATION_BY_STATE.NSW, values: { '2023-Q1': 8_300_000, '2023-Q2': 8_350_000 } },
  ]);
  await putSeries(shelf, [{ handle: AU_HOURS_MONTHLY, values: HOURS }]);
  await putSeries(shelf, [{ handle: AU_CPI_INDEX, values: PRICES }]);
  await putSeries(shelf, [{ handle: AU_RETAIL_NSW, values: monthsFrom('2023-01', [10_000, 11_000, 12_000, 13_000, 14_000, 15_000]) }]);
  await putSeries(shelf, [{ handle: AU_SFD_NOMINAL_NSW, values: { '2023-Q1': 200_000 } }]);
});
afterAll(() => shelf.close());

const read = async (handle: SeriesHandle, text: string) => {
  const answer = await readSeries(shelf.ctx, handle, params(text));
  const rows = answer.data as readonly { readonly period: string; readonly value: number; readonly breaks?: readonly string[] }[];
  return { ...answer, rows, values: rows.map(({ value }) => value) };
};
const refusal = async (handle: SeriesHandle, text: string): Promise<string> => {
  try {
    await read(handle, text);
  } catch (error) {
    expect(error).toMatchObject({ code: 'REQ_BAD_PARAMETER' });
    return String(error);
  }
  throw new Error(`${handle.id}?${text} was accepted`);
};

describe('per head', () => {
  test('counts only periods in the window that have no result, and states the span of the divisor', async () => {
    const note = async (handle: SeriesHandle, text: string) =>
      (await read(handle, text)).meta.notes.filter((one) => one.includes('no result'));
    expect(await note(AU_GDP, 'per=capita&end=2023-Q4')).toEqual([]);
    const [early, late, both] = await Promise.all(
      ['end=2023-Q2', 'start=2023-Q2', ''].map((window) => note(AU_GDP, `units=per_hour&${window}`)),
    );
    expect(early).toEqual([expect.stringMatching(/ 1 period .*\(its first period is the March quarter 2023\)/)]);
    expect(late).toEqual([expect.stringMatching(/ 2 periods .*\(its last period is the September quarter 2023\)/)]);
    expect(both).toEqual([expect.stringMatching(/ 3 periods .*\(its periods are the March quarter 2023 to the September quarter 2023\)/)]);
  });

  test('is a total divided by the residents at the end of the quarter, in single units, without a value if there are no residents', async () => {
    const { rows, meta, columns } = await read(AU_GDP, 'units=per_capita&start=2023-Q4');
    expect(rows).toMatchObject([{ period: '2023-Q4', value: 668_330e6 / 26_966_789 }]);
    expect(meta.summary).toMatchObject({ units: 'AUD per person', units_short: 'AUD/person' });
    expect(columns.find(({ name }) => name === 'value')).toMatchObject({ unit: 'AUD per person' });
    expect(meta.query).toMatchObject({ units: 'per_capita' });
    expect(meta.notes.join('\n')).toMatch(
      /AU\.POPULATION.*1 period of the series has no result, because AU\.POPULATION has no value \(its last period is the December quarter 2023\)/s,
    );
    expect(meta.sources.map((source) => source.dataset_id)).toEqual(['abs.ANA_AGG', 'abs.ERP_Q']);
  });

  /** ABS 5206.0, December quarter 2025, A2304404C: 24,786 for the December quarter of 2023. */
  test('is the published value per head, except for the vintage of the population', async () => {
    const { values } = await read(AU_GDP, 'units=per_capita&start=2023-Q4');
    expect(values[0]).toBeGreaterThan(24_786 * 0.999);
    expect(values[0]).toBeLessThan(24_786 * 1.001);
  });

  test('has growth that is requested with per and units', async () => {
    const { rows, meta } = await read(AU_GDP, 'per=capita&units=pch&start=2023-Q2&end=2023-Q2');
    expect(rows[0]?.value).toBeCloseTo(100 * (666_020 / 26_658_948 / (663_371 / 26_509_923) - 1), 10);
    expect(meta.summary).toMatchObject({ units: 'Per cent change, of AUD per person' });
    expect(meta.query).toMatchObject({ units: 'pch', per: 'capita' });
  });

  test('of a state uses the residents of that state, and a monthly series is divided only as quarters', async () => {
    expect(await refusal(AU_RETAIL_NSW, 'units=per_capita')).toMatch(/AU\.POPULATION\.NSW has only quarterly.*frequency=q/);
    const { values } = await read(AU_RETAIL_NSW, 'units=per_capita&frequency=q&aggregation_method=sum');
    expect(values).toEqual([33_000e6 / 8_300_000, 42_000e6 / 8_350_000].map((value) => expect.closeTo(value, 8)));
  });

  test('of a year uses the mean of its quarters', async () => {
    const { values } = await read(AU_GDP, 'per=capita&frequency=a&aggregation_method=sum');
    const residents = (26_509_923 + 26_658_948 + 26_837_432 + 26_966_789) / 4;
    expect(values).toEqual([expect.closeTo((663_371e6 + 666_020e6 + 668_997e6 + 668_330e6) / residents, 6)]);
  });

  test('is refused for rates, indexes, events and values per person', async () => {
    expect(await refusal(named('AU.UNEMP.SA'), 'units=per_capita')).toMatch(/is in Per cent\. Only totals/);
    expect(await refusal(named('AU.GDP.PER.CAPITA'), 'per=capita')).toMatch(/Only totals/);
    expect(await refusal(AU_CASHRATE, 'per=capita')).toMatch(/Only totals/);
    expect(await refusal(AU_GDP, 'units=per_capita&per=hour')).toMatch(/divide the values twice/);
  });

  test('lists each input with its file and place', async () => {
    const { meta } = await read(AU_GDP, 'units=per_capita&start=2023-Q4&explain=1');
    expect(meta['explain']).toMatchObject({
      formula: 'x(t) = 1000000 a(t) / n(t), a: AU.GDP, n: AU.POPULATION, of the same period',
      operands: [
        { series_id: 'AU.GDP', period: '2023-Q4', value: 668_330, sha256: expect.any(String) },
        { series_id: 'AU.POPULATION', period: '2023-Q4', value: 26_966_789, sha256: expect.any(String) },
      ],
    });
  });
});

describe('per hour worked', () => {
  test('is a quarter divided by the hours of its three months, without a value if a month is missing', async () => {
    const { rows, meta } = await read(AU_GDP, 'units=per_hour');
    expect(rows.map(({ period }) => period)).toEqual(['2023-Q1', '2023-Q2', '2023-Q3']);
    expect(rows[0]?.value).toBeCloseTo(663_371e6 / (3 * 1_900_000e3), 9);
    expect(meta.summary).toMatchObject({ units: 'AUD per hour worked', units_short: 'AUD/h' });
  });

  test('is available only for national accounts aggregates, with hours of the same adjustment', async () => {
    expect(await refusal(named('AU.GVA.MINING'), 'per=hour')).toMatch(/cannot be divided by hours/);
    expect(await refusal(named('AU.GVA.MARKET'), 'per=hour')).toMatch(/cannot be divided by hours/);
    expect(await refusal(named('AU.SFD.NT'), 'per=hour')).toMatch(/no seasonally adjusted hours worked of Northern Territory\.$/);
  });
});

describe('values at the prices of one period', () => {
  test('use the latest common period, which the unit names', async () => {
    const { rows, meta } = await read(AU_GDP_NOMINAL, 'deflate=AU.CPI.INDEX&start=2023-Q1');
    expect(rows[0]).toMatchObject({ period: '2023-Q1', value: expect.closeTo((650_000 * 137.4) / 132.6, 6) });
    expect(rows.at(-1)).toMatchObject({ period: '2024-Q1', value: 680_000 });
    expect(meta.summary).toMatchObject({ units: 'AUD million, at prices of 2024-Q1 (AU.CPI.INDEX)' });
    expect(meta.query).toMatchObject({ deflate: 'AU.CPI.INDEX' });
  });

  test('use a requested period, with the mean of several values, on which growth does not depend', async () => {
    const { values } = await read(AU_GDP_NOMINAL, 'deflate=AU.CPI.INDEX&deflate_to=2023&start=2024-Q1');
    const mean = (132.6 + 133.7 + 135.3 + 136.1) / 4;
    expect(values).toEqual([expect.closeTo((680_000 * mean) / 137.4, 6)]);
    const growth = await Promise.all(
      ['', '&deflate_to=2023-Q1'].map((base) => read(AU_GDP_NOMINAL, `deflate=AU.CPI.INDEX${base}&units=pc1&start=2024-Q1`)),
    );
    for (const { values: one } of growth) expect(one).toEqual([expect.closeTo(100 * (680 / 137.4 / (650 / 132.6) - 1), 10)]);
  });

  test('use the price index of the economy, not its changes', async () => {
    const { values, meta } = await read(AU_GDP_NOMINAL, 'deflate=AU.GDP.PRICE.INDEX&deflate_to=2023-Q4&end=2022-Q4');
    expect(values).toEqual([expect.closeTo(640_000 / (97.1 / 100.3), 6)]);
    expect(meta.summary).toMatchObject({ units: 'AUD million, at prices of 2023-Q4 (AU.GDP.PRICE.INDEX)' });
    expect(await refusal(AU_GDP_NOMINAL, 'deflate=AU.GDP.PRICE.INDEX.QOQ')).toMatch(/is in Per cent and is not a price index/);
  });

  test('are real terms per person if a head count is also requested', async () => {
    const { values, meta } = await read(AU_GDP_NOMINAL, 'units=per_capita&deflate=au.cpi.index&deflate_to=2023-Q4&start=2023-Q3');
    expect(values).toEqual([expect.closeTo((660_000e6 / 26_837_432) * (136.1 / 135.3), 6), expect.closeTo(670_000e6 / 26_966_789, 6)]);
    expect(meta.summary).toMatchObject({ units: 'AUD per person, at prices of 2023-Q4 (AU.CPI.INDEX)' });
  });

  test('are refused for volumes, rates, indexes other than prices, and missing bases', async () => {
    expect(await refusal(AU_GDP, 'deflate=AU.CPI.INDEX')).toMatch(/is already at constant prices/);
    expect(await refusal(named('AU.UNEMP.SA'), 'deflate=AU.CPI.INDEX')).toMatch(/only amounts of money/);
    expect(await refusal(AU_GDP_NOMINAL, 'deflate=AU.CPI.YOY')).toMatch(/is in Per cent and is not a price index/);
    expect(await refusal(AU_GDP_NOMINAL, 'deflate=AU.CPI.INDX')).toMatch(/Unknown series: “AU\.CPI\.INDX”/);
    expect(await refusal(AU_GDP_NOMINAL, 'deflate_to=2023')).toMatch(/needs deflate=AU\.CPI\.INDEX/);
    expect(await refusal(AU_RETAIL_NSW, 'deflate=AU.CPI.INDEX')).toMatch(/AU\.CPI\.INDEX has only quarterly.*frequency=q/);
    await expect(read(AU_GDP_NOMINAL, 'deflate=AU.CPI.INDEX&deflate_to=1990')).rejects.toMatchObject({ code: 'REQ_UNPROCESSABLE' });
  });

  test('are read in the same versions of both series on all pages', async () => {
    const first = await read(AU_GDP_NOMINAL, 'deflate=AU.CPI.INDEX&limit=4');
    const rest = await read(AU_GDP_NOMINAL, `deflate=AU.CPI.INDEX&limit=4&cursor=${first.next}`);
    const whole = await read(AU_GDP_NOMINAL, 'deflate=AU.CPI.INDEX');
    expect([...rest.rows, ...first.rows]).toEqual(whole.rows);
  });
});

describe('other formats', () => {
  test('return a table, a column next to an expression, and a chart', async () => {
    expect(
      renderCsv(await readSeries(shelf.ctx, AU_GDP_NOMINAL, params('deflate=AU.CPI.INDEX&start=2024-Q1')), { safe: false }).toString(),
    ).toBe('date,period,value,status\r\n2024-03-31,2024-Q1,680000,\r\n');
    const multi = await readMulti(
      shelf.ctx,
      [AU_GDP, AU_GDP_NOMINAL],
      params('ids=AU.GDP,AU.GDP.NOMINAL&per=capita&expr=AU.GDP/AU.GDP.NOMINAL&start=2023-Q4&align=intersect'),
    );
    expect(multi.data).toEqual([
      {
        date: '2023-12-31',
        period: '2023-Q4',
        'AU.GDP': 668_330e6 / 26_966_789,
        'AU.GDP.NOMINAL': 670_000e6 / 26_966_789,
        expr: expect.closeTo(668_330 / 670_000, 9),
      },
    ]);
    expect(multi.meta.summary).toMatchObject({
      expr: { units: 'Ratio' },
      series: [{ units: 'AUD per person' }, { units: 'AUD per person' }],
    });
    const { chart } = await readChart(shelf.ctx, [AU_GDP_NOMINAL], params('deflate=AU.CPI.INDEX&start=2023-Q4'));
    expect(chart.series).toMatchObject([
      {
        units: 'AUD million, at prices of 2024-Q1 (AU.CPI.INDEX)',
        value: [expect.closeTo((670_000 * 137.4) / 136.1, 6), 680_000],
        computed: true,
      },
    ]);
    expect(chart.sources.map(({ citation }) => citation.dataset_id)).toEqual(['abs.ANA_AGG', 'rba.G1']);
  });

  test('are refused for first values, vintages and FRED, because vintages of two series have no common days', async () => {
    expect(await refusal(AU_GDP, 'per=capita&vintage=first')).toMatch(/vintage=first cannot be combined with per or deflate/);
    await expect(readVintages(shelf.ctx, AU_GDP, params('units=per_capita'))).rejects.toMatchObject({ code: 'REQ_BAD_PARAMETER' });
    await expect(fredObservations(shelf.ctx, AU_GDP, params('deflate=AU.CPI.INDEX'))).rejects.toMatchObject({
      code: 'REQ_UNKNOWN_PARAMETER',
    });
  });
});

describe('breaks', () => {
  test('a level at the prices of a base names the breaks of prices between the two, and growth those inside its range', async () => {
    await putSeries(shelf, [{ handle: AU_CPI_INDEX, values: { ...PRICES, '2025-Q2': 141.7, '2025-Q3': 143, '2025-Q4': 144 } }]);
    await putSeries(shelf, [
      { handle: AU_GDP, values: GDP },
      { handle: AU_GDP_NOMINAL, values: { ...NOMINAL, '2025-Q2': 700_000, '2025-Q3': 710_000, '2025-Q4': 720_000 } },
    ]);
    const levels = await read(AU_GDP_NOMINAL, 'deflate=AU.CPI.INDEX&start=2025-Q2');
    const growth = await read(AU_GDP_NOMINAL, 'deflate=AU.CPI.INDEX&units=pch&start=2025-Q3');
    expect(levels.rows.map(({ breaks = [] }) => breaks.length > 0)).toEqual([true, false, false]);
    expect(growth.rows.map(({ breaks = [] }) => breaks.length > 0)).toEqual([true, false]);
    expect(levels.meta.breaks?.flatMap(({ series }) => series)).toContain('AU.CPI.INDEX');
  });
});
