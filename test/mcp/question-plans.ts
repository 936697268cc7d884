/** Follows a model's plan for a question: searches for its words, uses the first result, and reads the requested data. */

/** A tool's response, with its cost. */
export interface Report {
  readonly answer: Record<string, unknown>;
  readonly text: string;
  readonly isError: boolean;
}
export type Call = (name: string, given: Record<string, unknown>) => Promise<Report>;

export interface Question {
  readonly id: string;
  readonly question: string;
  readonly kind: string;
  readonly tool_plan: string;
  readonly answer: string;
  readonly period: string;
  readonly tolerance: string;
  readonly series_or_dataset: string;
}

/** The result of a question. */
export interface PlanResult {
  readonly right: boolean;
  readonly result: string;
}

interface Result {
  readonly id: string;
  readonly kind: string;
  readonly units: string | null;
}
interface Extreme {
  readonly value: number;
  readonly periods: readonly string[];
}
interface Summary {
  readonly count: number;
  readonly first: { readonly value: number };
  readonly last: { readonly value: number };
  readonly lowest: Extreme;
  readonly highest: Extreme;
  readonly sum: number;
  readonly above_zero: number;
  readonly below_zero: number;
}

/** Returns the arguments that a model would derive from the question. The plan is a short form of these. */
function argumentsOf({ tool_plan: plan, period }: Question): Record<string, string> {
  const given = Object.fromEntries(
    [...plan.matchAll(/\b(start|end|units|frequency|aggregation_method|as_of)=([\w.:-]+)/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
  const transformed = /units=(\w+), (\d{4}(?:-Q\d|-\d\d)*)/.exec(plan)?.[2] ?? /aggregation_method=\w+, ([\w-]+)\)/.exec(plan)?.[1];
  if (transformed !== undefined && given['start'] === undefined) return { ...given, start: transformed, end: transformed };
  const year = /series\((\d{4})\)/.exec(plan)?.[1];
  if (year !== undefined) return { ...given, start: `${year}-01-01`, end: `${year}-12-31` };
  const window = /series\(([\d-]+)\.\.([\d-]+)\)/.exec(plan);
  if (window) return { ...given, start: window[1] ?? '', end: window[2] ?? '' };
  const [from, to] = period.split(' to ');
  if (given['start'] === undefined && from && to) return { ...given, start: from, end: to };
  return given;
}

const near = (reported: number | undefined, question: Question): boolean =>
  reported !== undefined && Math.abs(reported - Number(question.answer)) <= Number(question.tolerance || 0) + 1e-9;

const lastValue = (reported: Report): number | undefined => (reported.answer['rows'] as [string, number][] | undefined)?.at(-1)?.[1];

/** Runs the plan for a question. Throws for a call with an unexpected error. */
export async function runPlan(question: Question, call: Call): Promise<PlanResult> {
  const found = await call('search', { query: question.question });
  const results = (found.answer['results'] ?? []) as readonly Result[];
  const picked = results[0]?.id ?? 'nothing';
  const wanted = question.series_or_dataset.split(';').map((id) => id.trim().replace('/', '.'));
  const verdict = (right: boolean, result: unknown): PlanResult => ({ right, result: `${picked}: ${JSON.stringify(result)}` });
  if (question.kind === 'refusal') return verdict(await refuses(question, picked, found, call), found.answer['unmatched']);
  const dataset = /^[a-z]+\.[A-Z]/.test(wanted[0] ?? '');
  if (question.kind === 'register' || dataset) return register(question, results, wanted, call, verdict);
  const { units, ...others } = argumentsOf(question);
  // A model would not calculate the percentage change of a result that is already in per cent.
  const isChange = results[0]?.units === 'Per cent' && /^p/.test(units ?? '');
  const given = units === undefined || isChange ? others : { ...others, units };
  const plan = question.tool_plan;
  if (/multi\(|^multi/.test(plan)) return several(question, wanted, given, call, verdict);
  if (question.kind === 'vintage') return vintage(question, picked, given, call, verdict);
  const reported = await call('get_series', { id: picked, ...given });
  const summary = reported.answer['summary'] as Summary | null;
  if (summary === null || summary === undefined) return verdict(false, reported.text.slice(0, 200));
  if (/not 0/.test(plan)) return verdict(near(summary.above_zero + summary.below_zero, question), summary);
  if (/count negative/.test(plan)) return verdict(near(summary.below_zero, question), summary.below_zero);
  if (/; sum$/.test(plan)) return verdict(near(summary.sum, question), summary.sum);
  if (/(smallest|largest)/.test(plan)) {
    const { value, periods } = /smallest/.test(plan) ? summary.lowest : summary.highest;
    const numbers = [...question.answer.matchAll(/\d+\.\d+|\b\d{1,2}\b(?= from)/g)].map(([text]) => Number(text));
    const isValue = numbers.some((one) => Math.abs(one - value) <= Number(question.tolerance) + 1e-4);
    return verdict(isValue && [periods[0], periods.at(-1)].every((one) => one !== undefined && question.answer.includes(one)), {
      value,
      periods,
    });
  }
  if (/b\/a-1/.test(plan)) return verdict(near(100 * (summary.last.value / summary.first.value - 1), question), summary);
  if (/100\*b\/a/.test(plan)) return verdict(near((100 * summary.last.value) / summary.first.value, question), summary);
  return verdict(near(lastValue(reported), question), lastValue(reported));
}

/** Returns true if an id matches a pattern such as `AU.CPI.<group>.WEIGHT`. */
const matches = (pattern: string, id: string): boolean =>
  new RegExp(`^${pattern.replace(/\./g, '\\.').replace(/<\w+>|\*/, '.+')}$`).test(id);

type Verdict = (right: boolean, result: unknown) => PlanResult;

async function several(
  question: Question,
  wanted: readonly string[],
  given: Record<string, string>,
  call: Call,
  verdict: Verdict,
): Promise<PlanResult> {
  const [from, to] = question.period.split(' to ');
  const window = { start: given['start'] ?? from, end: given['end'] ?? to ?? from };
  if (/index_to/.test(question.tool_plan)) {
    const index = /index_to=([\w-]+)/.exec(question.tool_plan)?.[1];
    const reported = await call('compare', { ids: ['AU.CPI.INDEX', 'AU.WPI.INDEX'], index_to: index, ...window });
    return verdict(near(lastValue(reported), question), reported.answer['rows']);
  }
  if (wanted.some((id) => id.includes('<'))) {
    const more = await call('search', { query: question.question, kind: 'series', limit: 25 });
    const ids = (more.answer['results'] as readonly Result[])
      .map(({ id }) => id)
      .filter((id) => matches(wanted[0] ?? '', id))
      .slice(0, 12);
    const reported = await call('compare', { ids, ...window });
    const columns = reported.answer['columns'] as readonly string[];
    const row = (reported.answer['rows'] as readonly (readonly (string | number)[])[]).at(-1) ?? [];
    const most = columns
      .slice(1)
      .reduce((best, name, i) => (Number(row[i + 1]) > Number(row[columns.indexOf(best)] ?? 0) ? name : best), columns[1] ?? '');
    return verdict(question.answer.startsWith(most.split('.')[2] ?? '?'), { most, of: ids.length });
  }
  const reported = await call('compare', { ids: wanted, ...window });
  const { compared } = reported.answer['summary'] as { compared: { first_above_second: number } };
  if (question.kind === 'comparison') return verdict(near(compared.first_above_second, question), compared);
  const [, part = 0, whole = 0] = (reported.answer['rows'] as readonly (readonly number[])[]).at(-1) ?? [];
  return verdict(near((100 * part) / whole, question), [part, whole]);
}

async function vintage(
  question: Question,
  picked: string,
  given: Record<string, string>,
  call: Call,
  verdict: Verdict,
): Promise<PlanResult> {
  const numbers = [...question.answer.matchAll(/-?\d+(?:\.\d+)?(?![\d-]*-Q)/g)].map(([text]) => Number(text));
  if (given['as_of'] !== undefined && !question.answer.includes('before')) {
    const reported = await call('get_series', { id: picked, as_of: given['as_of'], last_n: 1 });
    const row = (reported.answer['rows'] as readonly (readonly [string, number])[]).at(-1);
    return verdict(row !== undefined && question.answer === `${row[1]} for ${row[0]}`, row);
  }
  const reported = await call('get_vintages', { id: picked, period: question.period });
  const { earliest: first, now } = reported.answer as { earliest: number; now: number };
  const [a = Number.NaN, b = Number.NaN] = numbers;
  const right =
    question.answer.includes('first') || question.answer.includes('before')
      ? [first, now].every((value) => numbers.some((one) => Math.abs(one - value) <= Number(question.tolerance)))
      : Math.abs(now - first - a) <= Number(question.tolerance);
  return verdict(right, { first, now, b });
}

/** Registers are not in the starter data. The plan must find the right register, and the response must report that its data are missing. */
async function register(
  question: Question,
  results: readonly Result[],
  wanted: readonly string[],
  call: Call,
  verdict: Verdict,
): Promise<PlanResult> {
  const first = results.find(({ kind }) => kind === 'dataset')?.id ?? 'nothing';
  if (!wanted.includes(first)) return verdict(false, `the first dataset is ${first}`);
  if (first === 'abs.LF_INDUSTRY') {
    const reported = await call('get_rows', {
      dataset: first,
      filters: { industry: '*', region: 'australia', period: question.period },
      limit: 30,
      columns: ['period', 'value', 'industry'],
    });
    const rows = reported.answer['rows'] as readonly (readonly [string, number, string])[];
    const [most] = rows.filter(([, , industry]) => !/^(all industries|total)/i.test(industry)).sort((a, b) => b[1] - a[1]);
    return verdict(most !== undefined && question.answer === `${most[2]} (${most[1].toFixed(1)})`, most);
  }
  const reported = await call('get_rows', { dataset: first, limit: 1 });
  return verdict(
    reported.isError ? /stored|held|loaded|refresh|unavailable/i.test(reported.text) : reported.answer['rows'] !== undefined,
    reported.text.slice(0, 160),
  );
}

async function refuses({ id, tool_plan: plan, question }: Question, picked: string, found: Report, call: Call): Promise<boolean> {
  const place = /no region/.test(plan);
  if (place) return ((found.answer['unmatched'] ?? []) as readonly string[]).length > 0;
  const day = /(\d{4}-\d{2}-\d{2})/.exec(plan)?.[1] ?? (/(20[3-9]\d|202[7-9])/.test(question) ? '2027-12' : null);
  if (day !== null) {
    const reported = await call('get_series', { id: picked, start: day, end: day });
    return (reported.answer['rows'] as unknown[]).length === 0 && /Available:/.test(String(reported.answer['note']));
  }
  const ids = ((found.answer['results'] ?? []) as readonly Result[]).map((one) => one.id);
  if (/several/.test(plan)) return ids.includes('AU.GDP') && ids.includes('AU.GDP.NOMINAL');
  return /SA_STATE/.test(plan) ? picked.endsWith('.SA_STATE') : id === '';
}
