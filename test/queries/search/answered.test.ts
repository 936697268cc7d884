/** Searches with queries in five voices. Checks the first result, and the words that are reported as unmatched. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { searchEverything } from '../../../src/queries/finder/search-everything.ts';
import { openShelf, params, type Shelf } from '../shelf.ts';
import {
  type AnsweredQuery,
  FIFTH_ANSWERED,
  FIRST_ANSWERED,
  FOURTH_ANSWERED,
  SECOND_ANSWERED,
  THIRD_ANSWERED,
} from './answered-queries.ts';

let shelf: Shelf;
beforeAll(async () => {
  shelf = await openShelf('2026-11-30T03:00:00.000Z');
});
afterAll(() => shelf.close());

const search = async (text: string) =>
  (await searchEverything(shelf.ctx, params(`limit=3&q=${encodeURIComponent(text)}`))) as {
    readonly data: readonly { readonly id: string }[];
    readonly meta: { readonly unmatched?: readonly string[]; readonly notes: readonly string[] };
  };

const patternOf = (expected: string): RegExp =>
  new RegExp(`^${expected.replace(/[.()]/g, '\\$&').replaceAll('*', '.*')}(?:\\.SA|\\.ORIG)?$`, 'i');

async function isRight([query, expected, words]: AnsweredQuery): Promise<{ readonly right: boolean; readonly seen: string }> {
  const { data, meta } = await search(query);
  const unmatched = (meta.unmatched ?? []).map((word) => word.toLowerCase());
  const listed = words === '' ? [] : words.split(',');
  const allowed = listed.map((word) => word.replace('?', ''));
  const areWordsRight =
    listed.every((word) => word.startsWith('?') || unmatched.includes(word)) && unmatched.every((word) => allowed.includes(word));
  const ids = expected.split('|');
  const missing = ids.flatMap((id) => (id.startsWith('not:') ? [id.slice('not:'.length)] : []));
  const isMissing = unmatched.some((word) => missing.some((one) => one === '*' || word.startsWith(one)));
  const saysSo = missing.length > 0 && (isMissing || meta.notes.some((note) => note.startsWith('Not covered')));
  const isFirst = ids.some((id) => !id.startsWith('not:') && patternOf(id).test(data[0]?.id ?? ''));
  return {
    right: saysSo || (isFirst && areWordsRight),
    seen: `${query} → ${data.map(({ id }) => id).join(', ')} (${unmatched.join(', ')})`,
  };
}

describe('the first result and the unmatched words are right', () => {
  test.each([
    ['first', FIRST_ANSWERED, 56],
    ['second', SECOND_ANSWERED, 57],
    ['third', THIRD_ANSWERED, 49],
    ['fourth', FOURTH_ANSWERED, 57],
    ['fifth', FIFTH_ANSWERED, 53],
  ] as const)('for the %s set', async (_name, { firstRun, queries }, least) => {
    const results = await Promise.all(queries.map(isRight));
    const misses = results.filter(({ right }) => !right).map(({ seen }) => seen);
    expect(queries).toHaveLength(60);
    expect(queries.length - misses.length, misses.join('\n')).toBeGreaterThanOrEqual(Math.max(least, firstRun));
  });
});

describe('a time in words', () => {
  test.each([
    ['net overseas migration in 2022-23', 'AU.NOM.FY', 'a financial year prefers a value for the year'],
    ['inflation two years ago', 'AU.CPI.YOY', 'a number of years ago is only a time'],
    ['house prices since the GST', 'AU.DWELLING.VALUE', 'an event is only a time'],
    ['did retail sales in Western Australia slump', 'AU.RETAIL.WA', 'a place before a word for an occasion remains a place'],
    ['spread between 10 year and 2 year government bonds', 'yield-curve', 'a difference of yields is the slope of the yield curve'],
  ])('%s', async (query, expected, _why) => {
    expect((await search(query)).data[0]?.id.replace(/\.SA$/, '')).toBe(expected);
  });
});

describe('an id of another organisation', () => {
  test.each(['NY.GDP.MKTP.KD.ZG', 'BIS:WS_SPP(1.0)/Q.AU.R.628', 'IMF/IFS/Q.AU.NGDP_R_SA_XDC', 'AUS.CPALTT01.GY.Q'])(
    '%s is unmatched as a whole',
    async (id) => {
      expect(await search(id)).toMatchObject({ data: [], meta: { unmatched: [id] } });
    },
  );

  test.each([
    ['6202', 'abs.LF'],
    ['6202 table 1', 'AU.UNEMP.SA'],
  ])('but %s is a catalogue number', async (text, first) => {
    expect((await search(text)).data[0]?.id).toBe(first);
  });

  test('and a misspelt mnemonic after the name of its table is corrected', async () => {
    expect((await search('F11.1 FXRJPY')).meta.notes.join(' ')).toContain('Did you mean FXRJY (AU.FX.JPY)');
  });
});
