import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { placeLabels } from '../../../src/render/chart/end-labels.ts';

const label = fc.record({ y: fc.double({ min: -50, max: 450, noNaN: true }), height: fc.integer({ min: 10, max: 40 }) });

test('labels do not touch, stay between the edges and keep their order', () => {
  fc.assert(
    fc.property(fc.array(label, { minLength: 1, maxLength: 12 }), (wanted) => {
      const total = wanted.reduce((sum, one) => sum + one.height, 0);
      const places = placeLabels(wanted, 0, 400);
      if (total > 400) {
        expect(places).toBeNull();
        return;
      }
      const placed = wanted.map((one, i) => ({ ...one, at: places?.[i] ?? Number.NaN })).sort((a, b) => a.at - b.at);
      placed.forEach((one, i) => {
        expect(one.at - one.height / 2).toBeGreaterThanOrEqual(-1e-6);
        expect(one.at + one.height / 2).toBeLessThanOrEqual(400 + 1e-6);
        const above = placed[i - 1];
        if (!above) return;
        expect(one.at - one.height / 2).toBeGreaterThanOrEqual(above.at + above.height / 2 - 1e-6);
        expect(one.y).toBeGreaterThanOrEqual(above.y);
      });
    }),
  );
});

it('labels stay at their position if there is space', () => {
  expect(
    placeLabels(
      [
        { y: 100, height: 16 },
        { y: 40, height: 16 },
        { y: 116, height: 16 },
      ],
      0,
      200,
    ),
  ).toEqual([100, 40, 116]);
});

it('overlapping labels move by the minimum, each by half', () => {
  expect(
    placeLabels(
      [
        { y: 100, height: 16 },
        { y: 104, height: 16 },
      ],
      0,
      200,
    ),
  ).toEqual([94, 110]);
});
