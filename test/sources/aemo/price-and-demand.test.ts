/** Reads a month of one region from AEMO's website. The prices are for Victoria on 1 March 2024. */
import { expect, it } from 'vitest';
import { formatPeriod } from '../../../src/core/period.ts';
import { trading_price } from '../../../src/sources/aemo/datasets/trading_price.ts';
import { capture } from '../capture.ts';

const HEAD = 'REGION,SETTLEMENTDATE,TOTALDEMAND,RRP,PERIODTYPE';
const FIRST = 'VIC1,2024/03/01 00:05:00,4626.79,90.10,TRADE';
const SECOND = 'VIC1,2024/03/01 00:10:00,4664.52,92.78,TRADE';
const read = async (...rows: readonly string[]) =>
  await trading_price.parse(capture([HEAD, ...rows, ''].join('\n'), { url: 'https://agency.example/prices.csv' }));

it('a file has the trading price at the end of each interval', async () => {
  const { series, scope } = await read(FIRST, SECOND, 'VIC1,2024/03/01 00:15:00,4664.52,99,PREDISPATCH');
  expect(scope).toBe('points');
  expect(series.map(({ key, unit }) => [key, unit])).toEqual([['RRP.VIC1', '$/MWh']]);
  expect(series[0]?.observations.map(({ t, value }) => [formatPeriod({ freq: '5MIN', t }), value])).toEqual([
    ['2024-03-01T00:05:00+10:00', 90.1],
    ['2024-03-01T00:10:00+10:00', 92.78],
  ]);
});

it('a file has the same prices after a byte order mark', async () => {
  const { series } = await trading_price.parse(capture(`\ufeff${HEAD}\n${FIRST}\n`, { url: 'https://agency.example/prices.csv' }));
  expect(series[0]?.observations.map(({ value }) => value)).toEqual([90.1]);
});

it('a file with two prices for an interval, a price that is not a number or a time between intervals is refused', async () => {
  await expect(read(FIRST, FIRST.replace('90.10', '90.11'))).rejects.toMatchObject({ code: 'DATA_DUPLICATE_KEY' });
  await expect(read(FIRST.replace('90.10', 'n/a'))).rejects.toMatchObject({ code: 'PARSE_VALUE', at: { row: 2 } });
  await expect(read(FIRST.replace('00:05:00', '00:06:00'))).rejects.toMatchObject({ code: 'PARSE_VALUE' });
});
