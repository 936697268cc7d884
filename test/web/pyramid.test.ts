/** Draws a population pyramid from the stored values of a dataset with ages and sexes. */
import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { LF_AGE } from '../../src/sources/abs/datasets/LF_AGE.ts';
import type { WebContext } from '../../src/web/page.ts';
import { pyramidBody } from '../../src/web/pages/datasets/pyramid-view.ts';
import { openShelf } from '../queries/shelf.ts';

it('the pyramid has the narrowest age groups, males on the left and females on the right, for the latest month', async () => {
  const shelf = await openShelf('2026-11-27T00:00:00.000Z');
  const put = (sex: string, age: string, value: number) => ({
    codes: ['M3', sex, age, '10', 'AUS', 'M'],
    unit: 'Persons',
    multiplier: 3,
    values: { '2026-08': value - 1, '2026-09': value },
  });
  await shelf.put(LF_AGE, {
    dimensions: {
      MEASURE: { M3: 'Employed persons' },
      SEX: { '1': 'Males', '2': 'Females', '3': 'Persons' },
      AGE: { '1599': 'Total (age)', '1524': '15-24 years', '1519': '15-19 years', '2024': '20-24 years', '65': '65 years and over' },
      TSEST: { '10': 'Original' },
      REGION: { AUS: 'Australia' },
      FREQ: { M: 'Monthly' },
    },
    series: ['1519', '2024', '1524', '65', '1599'].flatMap((age, i) => [
      put('1', age, 100 + i),
      put('2', age, 200 + i),
      put('3', age, 300),
    ]),
  });
  const filters = new URLSearchParams('measure=employed_persons&adjustment=original');
  const body = await pyramidBody({ queries: shelf.ctx } as unknown as WebContext, LF_AGE, filters);
  const page = parse(body.text);
  expect(page.querySelectorAll('tbody tr').map((row) => row.querySelectorAll('th, td').map(({ text }) => text))).toEqual([
    ['15-19 years', '100', '200'],
    ['20-24 years', '101', '201'],
    ['65 years and over', '103', '203'],
  ]);
  expect(page.querySelector('.key')?.text).toContain('September 2026');
  expect(page.querySelectorAll('svg.wid path.f0')).toHaveLength(3);
  await shelf.close();
});
