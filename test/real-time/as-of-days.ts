/** Classifies a response for a past day: complete, refused, or older than the released data without a notice. */
import type { OverStore } from '../http/over-store.ts';
import { type Headline, leastPeriod, targetOn } from './headline-days.ts';

export interface Counted {
  complete: number;
  refused: number;
  readonly silent: string[];
}

const REFUSALS = new Set(['REQ_VINTAGE_GAP', 'REQ_NO_VINTAGE']);

async function newestAsOf(
  { get }: OverStore,
  id: string,
  day: string,
): Promise<{ readonly period: string; readonly value: number } | null> {
  const { statusCode, body } = await get(`/v1/series/${id}?as_of=${day}&limit=1`);
  const { code, data } = JSON.parse(body) as { code?: string; data?: readonly { period: string; value: number }[] };
  if (statusCode === 404 && REFUSALS.has(String(code))) return null;
  const [row] = statusCode === 200 ? (data ?? []) : [];
  if (row === undefined) throw new Error(`${id} as of ${day}: ${statusCode} ${body.slice(0, 300)}`);
  return row;
}

export async function countDays(server: OverStore, headline: Headline, days: readonly string[]): Promise<Counted> {
  const counted: Counted = { complete: 0, refused: 0, silent: [] };
  for (const day of days) {
    const row = await newestAsOf(server, headline.id, day);
    const least = leastPeriod(headline, day);
    if (row === null) counted.refused += 1;
    else if (row.period >= least) counted.complete += 1;
    else counted.silent.push(`${day}: ${row.period}, and ${least} was out`);
  }
  return counted;
}

export async function countTargets(server: OverStore, days: readonly string[]): Promise<Counted> {
  const counted: Counted = { complete: 0, refused: 0, silent: [] };
  for (const day of days) {
    const row = await newestAsOf(server, 'AU.CASHRATE', day);
    if (row === null) counted.refused += 1;
    else if (row.value === targetOn(day)) counted.complete += 1;
    else counted.silent.push(`${day}: ${row.value}, and ${targetOn(day)} was announced`);
  }
  return counted;
}
