/** A part taken from cached rows has the same bytes as these rows rendered alone. */
import { describe, expect, it } from 'vitest';
import { KeptRows } from '../../src/core/json-rows.ts';
import type { Answer } from '../../src/queries/base/answer.ts';
import { renderCsv } from '../../src/render/csv.ts';
import { renderJson } from '../../src/render/json.ts';

const ROWS = [
  { date: '2026-03-31', period: '2026-03', value: 4.1 },
  { date: '2026-04-30', period: '2026-04', value: null, status: 'not_held' },
  { date: '2026-05-31', period: '2026-05', value: -1e-7, breaks: ['=a', 'b "c"'] },
  { date: '2026-06-30', period: '2026-06', value: 12 },
];
const PARTS = [0, 1, 2, 3, 4].flatMap((first) => [0, 1, 2, 3, 4].map((end) => [first, end] as const));
const envelope = (data: Answer['data']) => ({ data, meta: { row_count: 1 }, links: { csv: null, next: null } });
const answer = (data: Answer['data'], names = ['date', 'period', 'value', 'status', 'breaks']) =>
  ({ data, columns: names.map((name) => ({ name })) }) as unknown as Answer;

describe('a part of cached rows', () => {
  it.each(PARTS)('from %i to %i is the JSON of its rows', (first, end) => {
    const kept = new KeptRows(ROWS);
    for (const data of [kept.part(first, end), kept.part(first, end)])
      expect(renderJson(envelope(data)).toString()).toBe(JSON.stringify(envelope(ROWS.slice(first, end))));
  });

  it.each(PARTS)('from %i to %i is the CSV of its rows in each form', (first, end) => {
    const kept = new KeptRows(ROWS);
    for (const safe of [true, false]) {
      for (const names of [undefined, ['period', 'value']]) {
        const plain = renderCsv(answer(ROWS.slice(first, end), names), { safe });
        expect(renderCsv(answer(kept.part(first, end), names), { safe })).toEqual(plain);
      }
    }
  });
});
