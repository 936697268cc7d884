/**
 * Kills the program with kill -9 while it sends webhooks. This is a short run of `npm run bench webhook-kills`, which kills it two
 * hundred times. Also checks that the run would find missing events.
 */
import { expect, it } from 'vitest';
import { faultsOf, killRuns, type Received } from '../../bench/cases/webhook-kills.ts';
import type { StoredContents } from '../../bench/servers/child-webhooks.ts';
import { builtFile } from '../built.ts';

const child = builtFile('bench/servers/child-webhooks.js');

it('a program that is killed at random moments loses no subscription or event, and never gives an event two ids', async () => {
  const { kills, subscriptions, events, deliveries, faults } = await killRuns(16, 2, (task) => [child, JSON.stringify(task)]);
  expect(faults).toEqual([]);
  expect(kills).toBe(16);
  expect(subscriptions).toBeGreaterThan(0);
  expect(events).toBeGreaterThan(5);
  expect(deliveries).toBeGreaterThanOrEqual(events);
});

const stored: StoredContents = {
  subscriptions: [{ id: 'sub_a', url: 'http://127.0.0.1/0/1-a', pending: 0 }],
  versions: [2, 3, 4],
  events: [
    { id: 1, n: 2 },
    { id: 2, n: 3 },
    { id: 3, n: 4 },
  ],
};
const reported = ['ready', 'event 1', 'event 2', 'subscribed sub_a', 'event 3'];
const receivedOf = (n: number, changes: Partial<Received> = {}): Received => ({
  path: '/0/1-a',
  id: `evt_${n}`,
  n,
  signed: true,
  ...changes,
});
const good = [receivedOf(3), receivedOf(4), receivedOf(3)];

it.each<[string, readonly string[], StoredContents, readonly Received[], RegExp | null]>([
  ['nothing', reported, stored, good, null],
  ['a deleted subscription', [...reported, 'subscribed sub_b'], stored, good, /sub_b was acknowledged/],
  ['a missing version', [...reported, 'event 5'], stored, good, /Version 5/],
  ['a version without its event', reported, { ...stored, events: stored.events.slice(1) }, good, /events of 3,4/],
  ['a missing event', reported, stored, [receivedOf(3)], /never got the events 4/],
  ['events out of order', reported, stored, [receivedOf(4), receivedOf(3)], /out of order/],
  ['an event under two ids', reported, stored, [...good, receivedOf(4, { id: 'evt_x' })], /Event 4 came under 2 ids/],
  ['two events under one id', reported, stored, [receivedOf(3), receivedOf(4, { id: 'evt_3' })], /under one id/],
  ['a delivery that is not signed', reported, stored, [receivedOf(3), receivedOf(4, { signed: false })], /not signed/],
  ['an error that was logged', [...reported, 'failed to fan'], stored, good, /failed to fan/],
])('the check finds %s', (_what, lines, store, received, fault) => {
  const faults = faultsOf(lines, store, received);
  if (fault) expect(faults).toEqual([expect.stringMatching(fault)]);
  else expect(faults).toEqual([]);
});
