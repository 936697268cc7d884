import fc from 'fast-check';
import { expect, it } from 'vitest';
import { JsonRows } from '../../src/core/json-rows.ts';
import type { Envelope } from '../../src/render/envelope.ts';
import { renderJson } from '../../src/render/json.ts';

const REST = { meta: { note: '“x”' }, links: { csv: null, next: null } };
const envelope = (data: unknown): Envelope => ({ data, ...REST }) as Envelope;

const cell = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.constant(null),
  fc.constant(undefined),
  fc.array(fc.string({ unit: 'grapheme' })),
);

it('rows are written as JSON.stringify writes them, for any number and any content', () => {
  const rows = fc.array(fc.record({ period: fc.string({ unit: 'grapheme' }), value: cell }), { maxLength: 7 });
  fc.assert(
    fc.property(rows, fc.integer({ min: 1, max: 400 }), fc.boolean(), (some, times, growing) => {
      const data = Array.from({ length: times }, (_, i) => some.map((row) => (growing ? { ...row, more: 'ü'.repeat(i) } : row))).flat();
      expect(renderJson(envelope(data)).toString()).toBe(JSON.stringify(envelope(data)));
    }),
    { numRuns: 60 },
  );
});

it('a single row and no rows are accepted', () => {
  for (const data of [{ value: 1 }, [], [{ value: 1 }], null]) {
    expect(renderJson(envelope(data)).toString()).toBe(JSON.stringify(envelope(data)));
  }
});

it('rows that are already JSON are accepted, for few and many rows', () => {
  for (const count of [0, 1, 200, 201, 20_000]) {
    const rows = Array.from({ length: count }, (_, i) => ({ acn: String(i), name: 'ÜBER “x” ü'.repeat(1 + (i % 50)) }));
    expect(renderJson(envelope(JsonRows.of(rows))).toString()).toBe(JSON.stringify(envelope(rows)));
  }
});
