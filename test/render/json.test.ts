import fc from 'fast-check';
import { expect, it } from 'vitest';
import { JsonRows } from '../../src/core/json-rows.ts';
import { jsonBytes } from '../../src/render/json.ts';

const cell = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.constant(null),
  fc.constant(undefined),
  fc.array(fc.string({ unit: 'grapheme' })),
);

it('is what JSON.stringify gives, however many rows there are and whatever they hold', () => {
  const rows = fc.array(fc.record({ period: fc.string({ unit: 'grapheme' }), value: cell }), { maxLength: 7 });
  fc.assert(
    fc.property(rows, fc.integer({ min: 1, max: 400 }), fc.boolean(), (some, times, growing) => {
      // Rows that grow longer outrun the room that was made for the first ones.
      const data = Array.from({ length: times }, (_, i) => some.map((row) => (growing ? { ...row, more: 'ü'.repeat(i) } : row))).flat();
      const whole = { data, meta: { note: '“x”' }, links: { next: null } };
      const { bytes, room } = jsonBytes(whole);
      expect(bytes.equals(Buffer.from(JSON.stringify(whole)))).toBe(true);
      room?.leave();
    }),
    { numRuns: 60 },
  );
});

it('takes a single row, and no rows', () => {
  for (const data of [{ value: 1 }, [], [{ value: 1 }], null]) {
    expect(jsonBytes({ data }).bytes.toString()).toBe(JSON.stringify({ data }));
  }
});

it('takes rows that are JSON already, few and many', () => {
  for (const count of [0, 1, 200, 201, 20_000]) {
    const rows = Array.from({ length: count }, (_, i) => ({ acn: String(i), name: 'ÜBER “x” ü'.repeat(1 + (i % 50)) }));
    const rest = { meta: { note: '“x”' }, links: { next: null } };
    const { bytes, room } = jsonBytes({ data: JsonRows.of(rows), ...rest });
    expect(bytes.toString()).toBe(JSON.stringify({ data: rows, ...rest }));
    room?.leave();
  }
});
