/** A message has the same id in every attempt, and at most 20 kB. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { StoredEvent } from '../../src/store/ports/events.ts';
import { MOST_BODY_BYTES, messageOf, pingOf } from '../../src/webhooks/message.ts';

const event = (changes: Partial<StoredEvent> = {}): StoredEvent => ({
  id: 42,
  kind: 'series.updated',
  dataset: 'abs/CPI',
  seq: 3,
  at: Date.parse('2026-11-21T00:30:00Z'),
  payload: { dataset_id: 'abs.CPI', series_ids: ['AU.CPI.YOY'] },
  ...changes,
});

it('a message has type, timestamp and data', () => {
  const { body, id, kind } = messageOf(event());
  expect(JSON.parse(body)).toEqual({
    type: 'series.updated',
    timestamp: '2026-11-21T00:30:00.000Z',
    data: { dataset_id: 'abs.CPI', series_ids: ['AU.CPI.YOY'] },
  });
  expect(id).toMatch(/^evt_[0-9a-z]{16}$/);
  expect(kind).toBe('series.updated');
});

it('an event always has the same id, and two events have different ids', () => {
  const place = fc.record({ id: fc.integer({ min: 1, max: 36 ** 7 - 1 }), at: fc.integer({ min: 0, max: Date.parse('2100-01-01') }) });
  fc.assert(
    fc.property(place, place, (a, b) => {
      expect(messageOf(event(a))).toEqual(messageOf(event(a)));
      const isSame = a.id === b.id && a.at === b.at;
      expect(messageOf(event(a)).id === messageOf(event(b)).id).toBe(isSame);
    }),
  );
});

it('a message has at most 20 kB, and states omitted content', () => {
  const long = Array.from({ length: 3000 }, (_, i) => ({ series_id: `AU.ÄÖ.${i}`, value: i }));
  const { body } = messageOf(event({ payload: { dataset_id: 'abs.CPI', headlines: long, title: 'T', notes: 'é'.repeat(9000) } }));
  expect(Buffer.byteLength(body)).toBeLessThanOrEqual(MOST_BODY_BYTES);
  expect(JSON.parse(body).data).toEqual({ dataset_id: 'abs.CPI', title: 'T', notes: 'é'.repeat(9000), left_out: ['headlines'] });
  fc.assert(
    fc.property(fc.dictionary(fc.string({ maxLength: 20 }), fc.string({ maxLength: 30_000 }), { maxKeys: 6 }), (payload) => {
      expect(Buffer.byteLength(messageOf(event({ payload })).body)).toBeLessThanOrEqual(MOST_BODY_BYTES);
    }),
  );
});

it('pings are not in the event log, and each has a new id', () => {
  const [one, two] = [pingOf('sub_1', 0), pingOf('sub_1', 0)];
  expect(one.id).not.toBe(two.id);
  expect(JSON.parse(one.body)).toMatchObject({
    type: 'test.ping',
    timestamp: '1970-01-01T00:00:00.000Z',
    data: { subscription_id: 'sub_1' },
  });
});
