/** A response about several series contains those with data, and names those without data. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Figures, startFigures } from '../figures.ts';

let figures: Figures;
beforeAll(async () => {
  // Other datasets have no data here, for example rba.I2 with commodity prices.
  figures = await startFigures(['rba/G1', 'abs/WPI']);
});
afterAll(() => figures.close());

const ABSENT = 'AU.COMMODITY.PRICES.ALL.USD';
const get = (url: string, headers: Record<string, string> = {}) => figures.harness.get(url, headers);
const page = (url: string) => get(url, { accept: 'text/html' });

describe('values of several series', () => {
  it.each(['/v1/series/multi', '/s/multi.json'])('%s have a column without values, in the requested order', async (path) => {
    const answer = await get(`${path}?ids=AU.CPI.YOY,${ABSENT},AU.WPI.YOY&start=2024&frequency=q`);
    const { data, meta } = answer.json();
    expect([answer.statusCode, Object.keys(data[0])]).toEqual([200, ['date', 'period', 'AU.CPI.YOY', ABSENT, 'AU.WPI.YOY']]);
    const plain = (await get(`${path}?ids=AU.CPI.YOY,AU.WPI.YOY&start=2024&frequency=q`)).json();
    expect(data).toEqual(plain.data.map((row: object) => ({ ...row, [ABSENT]: null })));
    expect(meta.query.ids).toBe(`AU.CPI.YOY,${ABSENT},AU.WPI.YOY`);
    expect(meta.note_facts).toContainEqual(expect.objectContaining({ code: 'no_data', values: { series: ABSENT } }));
    expect(meta.summary.series.map((one: { series_id: string }) => one.series_id)).toEqual(['AU.CPI.YOY', ABSENT, 'AU.WPI.YOY']);
  });

  it('have the column in CSV', async () => {
    const [header, row] = (await get(`/s/multi.csv?ids=${ABSENT},AU.CPI.YOY&start=2024-Q1&end=2024-Q1`)).body.split('\r\n');
    expect([header, row?.split(',').slice(0, 3)]).toEqual([`date,period,${ABSENT},AU.CPI.YOY`, ['2024-03-31', '2024-Q1', '']]);
  });

  it.each(['xlsx', 'svg', 'png', 'chart.json', 'parquet'])('are also in the form %s', async (form) => {
    expect((await get(`/s/multi.${form}?ids=AU.CPI.YOY,${ABSENT}`)).statusCode).toBe(200);
  });

  it('are refused if no series has data, or if an expression needs one without', async () => {
    for (const query of [`ids=${ABSENT},AU.COMMODITY.PRICES.BULK.USD`, `expr=AU.CPI.YOY/${ABSENT}`])
      expect((await get(`/v1/series/multi?${query}`)).json()).toMatchObject({ status: 503, code: 'DATA_UNAVAILABLE' });
  });
});

describe('the page that compares series', () => {
  it('shows the series with data, and names the other with a link that removes it', async () => {
    const answer = await page(`/compare?ids=AU.CPI.YOY,${ABSENT}`);
    expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('<svg')]);
    expect(answer.body).toMatch(
      new RegExp(`No data here: <a href="/series/${ABSENT}">[^<]+</a>\\. <a href="/compare\\?ids=AU\\.CPI\\.YOY">`),
    );
    expect(answer.body).toMatch(new RegExp(`/s/multi\\.csv\\?[^"]*ids=AU\\.CPI\\.YOY%2C${ABSENT}`));
  });

  it('says if none has data', async () => {
    const answer = await page(`/compare?ids=${ABSENT}`);
    expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('None of these series has data here.')]);
  });
});
