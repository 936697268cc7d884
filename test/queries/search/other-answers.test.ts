/** Questions about forecasts and names in registers lead to these. Questions about other forecasters do not. */
import { describe, expect, test } from 'vitest';
import { findDataset } from '../../../src/catalogue/catalogue.ts';
import { forecasts } from '../../../src/catalogue/forecasts/forecasts.ts';
import { requestedForecast, requestedRegister } from '../../../src/queries/finder/other-answers.ts';

const idOf = (q: string): string | null => requestedForecast(q)?.forecast.id.replace('AU.FORECAST.RBA.', '') ?? null;

describe('a forecast', () => {
  test.each(forecasts().map(({ id, title, short }) => [id, title, short] as const))('%s is found by its titles', (id, title, short) => {
    for (const name of [title, short])
      for (const q of [`RBA forecast of ${name}`, `${name} forecasts`, `what does the Reserve Bank expect for ${name}`]) {
        const found = requestedForecast(q)?.forecast;
        expect([q, found?.title === title || found?.short === short]).toEqual([q, true]);
        expect([q, id.startsWith(found?.id ?? '-')]).toEqual([q, true]);
      }
  });

  test.each([
    ['RBA forecast of inflation', 'CPI'],
    ['Where does the Reserve Bank think underlying inflation is heading?', 'TRIMMED'],
    ['What does the RBA forecast for wages growth?', 'WPI'],
    ['jobless rate outlook', 'UNEMP'],
    ['RBA projections for economic growth', 'GDP'],
    ['what productivity growth does the RBA assume', 'PRODUCTIVITY'],
    ['what did the RBA project for business investment', 'INVESTMENT.BUSINESS'],
    ['RBA view on underlying inflation', 'TRIMMED'],
  ])('%s is for %s', (q, id) => {
    expect(idOf(q)).toBe(id);
  });

  test.each([
    'inflation',
    'Treasury forecast of GDP',
    'weather forecast',
    'market economists forecast inflation',
    'consumers expect inflation',
    'forecast unemployment in Victoria',
    'what did the RBA decide',
  ])('%s has no forecast', (q) => {
    expect(idOf(q)).toBeNull();
  });
});

test.each([
  ['Is the business name Sunshine Bakery already taken?', 'asic', 'ASIC_BUSINESS_NAMES'],
  ['Which companies are registered under the name Harvey Norman?', 'asic', 'companies'],
  ['a charity called Helping Hands', 'ato', 'ACNC_REGISTER'],
])('%s is about a register', (q, source, id) => {
  expect(requestedRegister(q)).toBe(findDataset(source, id));
});

test.each(['company profits', 'business investment', 'registered unemployed', 'charities'])('%s names no register', (q) => {
  expect(requestedRegister(q)).toBeNull();
});
