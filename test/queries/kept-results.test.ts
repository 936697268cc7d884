/** A kept result is calculated again only after a change of the data or after half an hour, and never shared between stores. */
import { beforeEach, expect, it } from 'vitest';
import type { QueryContext } from '../../src/queries/base/context.ts';
import { KeptResults } from '../../src/queries/base/data-marks.ts';

let counter: number;
let now: number;
let made: number;
const context = (): QueryContext =>
  ({ caches: {}, clock: { now: () => now }, store: { counterOfTurn: async () => counter } }) as unknown as QueryContext;
const make = async (): Promise<number> => {
  made += 1;
  return made;
};
beforeEach(() => {
  [counter, now, made] = [1, Date.UTC(2026, 10, 27), 0];
});

it('keeps a result until the data change or the half hour ends', async () => {
  const [kept, ctx] = [new KeptResults<number>(2), context()];
  const read = (): Promise<number> => kept.of(ctx, 'one', null, make);
  expect([await read(), await read()]).toEqual([1, 1]);
  counter += 1;
  expect([await read(), await read()]).toEqual([2, 2]);
  now += 29 * 60_000;
  expect(await read()).toBe(2);
  now += 60_000;
  expect([await read(), await read()]).toEqual([3, 3]);
});

it('keeps a result that does not depend on the time until the data change', async () => {
  const [kept, ctx] = [new KeptResults<number>(2, false), context()];
  const read = (): Promise<number> => kept.of(ctx, 'one', null, make);
  await read();
  now += 3_600_000;
  expect(await read()).toBe(1);
  counter += 1;
  expect(await read()).toBe(2);
});

it('calculates a result once for concurrent requests, and separately for each name and store', async () => {
  const [kept, ctx, other] = [new KeptResults<number>(2), context(), context()];
  const all = await Promise.all([kept.of(ctx, 'one', null, make), kept.of(ctx, 'one', null, make), kept.of(ctx, 'two', null, make)]);
  expect(new Set(all).size).toBe(2);
  expect(await kept.of(other, 'one', null, make)).toBe(3);
});

it('does not keep an error', async () => {
  const [kept, ctx] = [new KeptResults<number>(2), context()];
  const fail = async (): Promise<number> => {
    throw new Error('no data');
  };
  await expect(kept.of(ctx, 'one', null, fail)).rejects.toThrow('no data');
  expect(await kept.of(ctx, 'one', null, make)).toBe(1);
});
