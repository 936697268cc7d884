/** Runs questions in people's own words: searches for the unchanged words, uses the first result, and reads the requested data. */
import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import type { Call, PlanResult, Report } from './question-plans.ts';

export interface Voiced {
  readonly id: string;
  readonly voice: string;
  readonly question: string;
  readonly kind: string;
  readonly plan: string;
  readonly answer: string;
  readonly period: string;
  readonly unit: string;
  readonly tolerance: string;
  /** The dataset and key for the published values behind the expected answer to a question. */
  readonly read_from: string;
}

export const voiced = (file: string): readonly Voiced[] =>
  Papa.parse<Voiced>(readFileSync(new URL(file, import.meta.url), 'utf8'), { header: true, skipEmptyLines: true }).data;

interface Result {
  readonly id: string;
  readonly title: string;
  readonly kind: string;
  readonly available?: boolean;
}
interface Point {
  readonly value: number;
  readonly period: string;
}
interface Summary {
  readonly first: Point;
  readonly last: Point;
  readonly lowest: { readonly value: number; readonly periods: readonly string[] };
  readonly highest: { readonly value: number; readonly periods: readonly string[] };
  readonly change_first_to_last_pct: number | null;
}

/** Returns the members in a text such as `start=2024; filters sector=all`. */
function membersOf(plan: string): Record<string, string> {
  return Object.fromEntries(
    plan.split('; ').flatMap((part) => {
      const [, name, value] = /^(\w+)[= ](.*)$/.exec(part) ?? [];
      return name === undefined || value === undefined ? [] : [[name, value]];
    }),
  );
}

const READ = ['start', 'end', 'units', 'frequency', 'aggregation_method', 'as_of'];
const pick = (members: Record<string, string>, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(members).filter(([name]) => names.includes(name)));
const unmatchedOf = (found: Report): readonly string[] => (found.answer['unmatched'] ?? []) as readonly string[];
const resultsOf = (found: Report): readonly Result[] => (found.answer['results'] ?? []) as readonly Result[];
const rowsOf = (reported: Report): readonly (readonly unknown[])[] => (reported.answer['rows'] ?? []) as readonly (readonly unknown[])[];

/** Runs a question. Throws if a response lacks a member in its schema. */
export async function runVoice(question: Voiced, call: Call): Promise<PlanResult> {
  const { kind, plan, answer, period, tolerance } = question;
  const members = membersOf(plan);
  const near = (value: unknown): boolean => typeof value === 'number' && Math.abs(value - Number(answer)) <= Number(tolerance) + 1e-9;
  if (kind === 'share' || kind === 'lagging') return two(members, near, kind, call);
  const found = await call('search', { query: question.question });
  const results = resultsOf(found);
  const [first] = results;
  const verdict = (right: boolean, result: unknown): PlanResult => ({
    right,
    result: `${first?.id ?? 'nothing'}: ${JSON.stringify(result)}`,
  });
  if (kind === 'top') return verdict(answer.split('/').includes(first?.id ?? ''), unmatchedOf(found));
  if (kind === 'found') return verdict(isFound(answer, first, unmatchedOf(found), members), [first?.title, unmatchedOf(found)]);
  if (kind === 'refusal') return refusal(members, plan, found, call, verdict);
  if (kind === 'rows') return rows(question, members, results, near, call, verdict);
  if (first === undefined) return verdict(false, found.answer);
  if (kind === 'first') {
    const reported = await call('get_vintages', { id: first.id, ...pick(members, ['period']) });
    return verdict(near(reported.answer['first'] ?? reported.answer['earliest']), reported.text.slice(0, 200));
  }
  if (kind === 'known') {
    const reported = await call('get_series', { id: first.id, as_of: members['as_of'], last_n: 1 });
    const row = rowsOf(reported).at(-1);
    return verdict(row?.[0] === period && near(row?.[1]), row);
  }
  const window = pick(members, READ);
  const reported = await asRequested(first.id, window, members['level'], call);
  if (kind === 'applied') return verdict(String(reported.answer['note']).includes(` is ${answer}, from `), reported.text.slice(0, 300));
  const summary = reported.answer['summary'] as Summary | null | undefined;
  if (summary === null || summary === undefined) return verdict(false, reported.text.slice(0, 200));
  if (kind === 'extreme') {
    const { value, periods } = members['take'] === 'lowest' ? summary.lowest : summary.highest;
    return verdict(near(value) && periods.includes(period), { value, periods });
  }
  const unit = String(reported.answer['units']).toLowerCase();
  if (kind === 'difference') return verdict(near(summary.last.value - summary.first.value), summary);
  if (kind === 'growth') return verdict(near(summary.change_first_to_last_pct), summary);
  const row = rowsOf(reported).at(-1);
  return verdict(row?.[0] === period && near(row?.[1]) && unit.includes(question.unit), [row, unit]);
}

/** Like a model, reads the change if the question is about a change and the result is a level. */
async function asRequested(id: string, window: Record<string, string>, change: string | undefined, call: Call): Promise<Report> {
  const reported = await call('get_series', { id, ...window });
  const isLevel = change !== undefined && !/^per cent/i.test(String(reported.answer['units']));
  return isLevel ? call('get_series', { id, ...window, units: change }) : reported;
}

async function two(members: Record<string, string>, near: (value: unknown) => boolean, kind: string, call: Call): Promise<PlanResult> {
  const ids = await Promise.all(
    ['first', 'second'].map(
      async (which) => resultsOf(await call('search', { query: members[which], kind: 'series' }))[0]?.id ?? 'nothing',
    ),
  );
  const reported = await call('compare', { ids, ...pick(members, ['start', 'end']) });
  const { compared } = (reported.answer['summary'] ?? {}) as { compared?: { first_below_second: number } };
  const [, part, whole] = rowsOf(reported).at(-1) ?? [];
  const value = kind === 'share' ? (100 * Number(part)) / Number(whole) : compared?.first_below_second;
  return { right: near(value), result: `${ids.join(', ')}: ${String(value)}` };
}

/**
 * Returns true if the first result has one of the ids, and the unmatched words are exactly the expected ones. At least one word in `named`
 * must be unmatched. `may` lists words that can be unmatched.
 */
function isFound(
  ids: string,
  first: Result | undefined,
  unmatched: readonly string[],
  { named = '', may = '' }: Record<string, string>,
): boolean {
  const id = first?.kind === 'release' ? `release:${first.title}` : (first?.id ?? 'nothing');
  const patterns = ids.split('/').map((one) => new RegExp(`^${one.replace(/[.()]/g, '\\$&').replaceAll('*', '.*')}$`, 'i'));
  const wordsOf = (list: string): readonly string[] => (list === '' ? [] : list.toLowerCase().split('/'));
  const has = (words: readonly string[], missed: string): boolean => words.some((word) => missed.toLowerCase().includes(word));
  const [required, accepted] = [wordsOf(named), wordsOf(may)];
  return (
    patterns.some((pattern) => pattern.test(id)) &&
    unmatched.every((missed) => has([...required, ...accepted], missed)) &&
    (required.length === 0 || unmatched.some((missed) => has(required, missed)))
  );
}

type Verdict = (right: boolean, result: unknown) => PlanResult;

/** Reads a dataset by words and filters, if no series has the value. */
async function rows(
  question: Voiced,
  members: Record<string, string>,
  results: readonly Result[],
  near: (value: unknown) => boolean,
  call: Call,
  verdict: Verdict,
): Promise<PlanResult> {
  const [wanted = ''] = question.read_from.split(' ');
  const chosen = results[0];
  if (chosen?.kind === 'series') {
    const reported = await call('get_series', { id: chosen.id, last_n: 1 });
    const row = rowsOf(reported).at(-1);
    return verdict(row?.[0] === question.period && near(row?.[1]), row);
  }
  if (chosen?.id !== wanted) return verdict(false, results.map(({ id }) => id).slice(0, 3));
  const filters = Object.fromEntries((members['filters'] ?? '').split(', ').map((one) => one.split('=')));
  const reported = await call('get_rows', { dataset: chosen.id, filters, limit: 1 });
  const columns = (reported.answer['columns'] ?? []) as readonly string[];
  const row = rowsOf(reported)[0] ?? [];
  const at = (name: string): unknown => row[columns.indexOf(name)];
  const value = at('value') ?? at(/measure=(\w+)/.exec(question.plan)?.[1] ?? '');
  return verdict(at('period') === question.period && near(value), reported.text.slice(0, 300));
}

async function refusal(members: Record<string, string>, plan: string, found: Report, call: Call, verdict: Verdict): Promise<PlanResult> {
  const [first] = resultsOf(found);
  const unmatched = unmatchedOf(found);
  if (plan.startsWith('unmatched')) {
    const words = (members['word'] ?? '').toLowerCase().split('/');
    return verdict(
      unmatched.some((one) => words.some((word) => one.toLowerCase().includes(word))),
      unmatched,
    );
  }
  if (plan.startsWith('unavailable')) {
    if (first === undefined || first.kind === 'series' || first.kind === 'signal') {
      const reported = await call(first?.kind === 'signal' ? 'get_signal' : 'get_series', {
        [first?.kind === 'signal' ? 'name' : 'id']: first?.id ?? '',
      });
      return verdict(reported.isError || rowsOf(reported).length === 0, reported.text.slice(0, 200));
    }
    const reported = await call('get_rows', { dataset: first.id, limit: 1 });
    return verdict(
      first.id.startsWith(members['dataset'] ?? '') && reported.isError && /^No data for \S+ yet\b/.test(reported.text),
      reported.text.slice(0, 200),
    );
  }
  if (first === undefined) return verdict(unmatched.length > 0, unmatched);
  if (plan.startsWith('outdated')) {
    const reported = await call('get_series', { id: first.id });
    const isNamed = reported.answer['stale'] === true && /Stale: \S/.test(String(reported.answer['note']));
    return verdict(isNamed && rowsOf(reported).at(-1)?.[0] === members['period'], reported.text.slice(0, 300));
  }
  const reported = await call('get_series', { id: first.id, ...pick(members, READ) });
  const why = reported.isError ? reported.text : String(reported.answer['note']);
  return verdict(
    rowsOf(reported).length === 0 && /No value is published|no data|\bheld\b|are stored|left out/i.test(why),
    reported.text.slice(0, 300),
  );
}
