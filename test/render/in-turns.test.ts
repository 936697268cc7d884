/** A long response that is written in turns has the same bytes as one that is written at once. */
import { describe, expect, it } from 'vitest';
import { withPayer } from '../../src/core/cost.ts';
import type { Answer } from '../../src/queries/base/answer.ts';
import { csvInTurns, renderCsv } from '../../src/render/csv.ts';
import { jsonInTurns, renderJson } from '../../src/render/json.ts';
import { jsonLinesInTurns, renderJsonLines } from '../../src/render/jsonl.ts';

const LENGTHS = [0, 1, 499, 500, 501, 999, 1000, 1001, 2600];
const rowsOf = (length: number, period: (i: number) => string) =>
  Array.from({ length }, (_, i) => ({
    period: period(i),
    value: i % 7 === 0 ? null : i / 3,
    unit: i % 5 === 0 ? '=1+1' : 'a "b", c',
    ...(i % 11 === 0 ? { breaks: ['x', 'y'] } : {}),
  }));
const monthly = (i: number): string => `${2000 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}`;
const daily = (i: number): string => new Date(i * 86_400_000).toISOString().slice(0, 10);
/** The first month is after more daily rows than one turn writes. */
const mixed = (i: number): string => (i < 700 ? daily(i) : monthly(i));
const answerOf = (data: Answer['data']): Answer =>
  ({ data, columns: ['period', 'value', 'unit', 'breaks'].map((name) => ({ name })) }) as unknown as Answer;

describe.each([
  ['monthly', monthly],
  ['daily', daily],
  ['daily, then monthly', mixed],
])('%s rows', (_name, period) => {
  it.each(LENGTHS)('%i rows in each format', async (length) => {
    const data = rowsOf(length, period);
    const answer = answerOf(data);
    const envelope = { data, meta: { row_count: length }, links: { csv: null, next: null } };
    expect((await jsonInTurns(envelope)).equals(renderJson(envelope))).toBe(true);
    expect((await jsonLinesInTurns(answer)).toString()).toBe(renderJsonLines(answer));
    for (const safe of [true, false])
      for (const dated of [true, false])
        expect((await csvInTurns(answer, { safe, dated })).toString()).toBe(renderCsv(answer, { safe, dated }).toString());
  });
});

it('other requests run between the parts', async () => {
  let turns = 0;
  const share = async (): Promise<void> => {
    turns += 1;
  };
  const payer = { reserve: () => undefined, note: () => undefined, share };
  await withPayer(payer, () => jsonLinesInTurns(answerOf(rowsOf(2600, monthly))));
  expect(turns).toBe(6);
});
