/** Pages and MCP tools of a running program name the registered breaks within comparisons of their values. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { present } from '../../src/core/assert.ts';
import type { SeriesHandle } from '../../src/core/define-series.ts';
import { SIGNALS } from '../../src/signals/registry.generated.ts';
import { spelledOut } from '../../src/web/words/reason-words.ts';
import { type Running, remove, startWattle, temporaryFolder } from '../program/running.ts';
import { type Break, crossed, eachKind, stepsOf, wordsOf } from '../queries/breaks-crossed.ts';
import { withStarterProgram } from '../starter/loaded-starter.ts';

const KEY = 'ak_breaks_told';
const DATA = temporaryFolder();
const UNITS = { lin: () => 0, pch: () => 1, pc1: (year: number) => year };
let program: Running;
let client: Client;

beforeAll(async () => {
  await withStarterProgram(DATA);
  program = await startWattle({ WATTLE_DATA_DIR: DATA, WATTLE_DEV_KEY: KEY, WATTLE_FREE_MONTHLY_CALLS: '1000000' });
  client = new Client({ name: 'test', version: '1' });
  const requestInit = { headers: { authorization: `Bearer ${KEY}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${program.origin}/mcp`), { requestInit }));
});
afterAll(async () => {
  await client?.close();
  await program?.stop();
  remove(DATA);
});

interface Row {
  readonly period: string;
  readonly breaks?: readonly string[];
}
interface Rows {
  readonly data: readonly Row[] | Row;
  readonly meta: { readonly breaks?: readonly { readonly ids: readonly string[]; readonly what: string }[] };
}

/** Returns the response from the API, or null without values. */
async function rowsOf(path: string): Promise<Rows | null> {
  const response = await program.get(path);
  return response.ok ? ((await response.json()) as Rows) : null;
}

/** Returns the text of a page without scripts, data for scripts, and drawings. */
async function wordsOn(path: string): Promise<string> {
  const response = await fetch(new URL(path, program.origin), { headers: { accept: 'text/html' } });
  expect(response.status, path).toBe(200);
  const page = parse(await response.text());
  for (const one of page.querySelectorAll('script, svg')) one.remove();
  return page.text.replace(/\s+/g, ' ');
}

const listOf = (data: Rows['data']): readonly Row[] => (Array.isArray(data) ? data : [data as Row]);
const stepsAcross = (handle: SeriesHandle, rows: readonly Row[], lag: number): readonly Break[] => {
  const ids = new Map(rows.flatMap(({ period }) => crossed(stepsOf(handle), period, lag).map((step) => [step.id, step] as const)));
  return [...ids.values()].toSorted((a, b) => a.month - b.month);
};

describe('pages', () => {
  test('of a series and of a comparison name each break between a value and its comparison', async () => {
    const silent: string[] = [];
    let crossing = 0;
    for (const { handle, units, lag } of eachKind(UNITS)) {
      const requested = `units=${units}&start_period=2000`;
      const answer = await rowsOf(`/v1/series/${handle.id}?${requested}&limit=2000`);
      if (answer === null || listOf(answer.data).length === 0) continue;
      const steps = stepsAcross(handle, listOf(answer.data), lag);
      if (steps.length === 0) continue;
      crossing += steps.length;
      for (const page of [`/series/${handle.id}?${requested}`, `/compare?ids=${handle.id}&${requested}`]) {
        const reported = await wordsOn(page);
        for (const { id } of steps) if (!reported.includes(spelledOut(present(wordsOf(handle).get(id), id)))) silent.push(`${page} ${id}`);
      }
    }
    expect(silent).toEqual([]);
    expect(crossing).toBeGreaterThan(100);
  }, 240_000);

  test('of an indicator explain each break that its rows name', async () => {
    const silent: string[] = [];
    let named = 0;
    for (const { id, mode } of SIGNALS) {
      const answer = await rowsOf(`/v1/${id}${mode === 'history' ? '?start=2012' : ''}`);
      if (answer === null) continue;
      const ids = new Set(listOf(answer.data).flatMap(({ breaks = [] }) => breaks));
      const breaks = (answer.meta.breaks ?? []).filter((one) => mode === 'snapshot' || one.ids.some((name) => ids.has(name)));
      if (breaks.length === 0) continue;
      const reported = await wordsOn(`/signals/${id}${mode === 'history' ? '?start=2012' : ''}`);
      named += breaks.length;
      for (const { what } of breaks) if (!reported.includes(spelledOut(what))) silent.push(`${id}: ${what}`);
    }
    expect(silent).toEqual([]);
    expect(named).toBeGreaterThan(20);
  });
});

describe('tools of the Model Context Protocol', () => {
  const noteOf = async (name: string, given: Record<string, unknown>): Promise<{ note: string; periods: readonly string[] } | null> => {
    const { structuredContent, isError } = await client.callTool({ name, arguments: given });
    if (isError === true) return null;
    const { note, rows = [] } = structuredContent as { note?: string | null; rows?: readonly (readonly unknown[])[] };
    // If another series is shown too, the first series has no value for some periods.
    return { note: note ?? '', periods: rows.flatMap(([period, value]) => (value === null ? [] : [String(period)])) };
  };
  const unlisted = (note: string): number => Number(/(\d+) more breaks? (?:is|are) not listed/.exec(note)?.[1] ?? 0);
  /** Returns true if the note names the breaks, or counts them as unlisted and names a newer break in the series. */
  const isReported = (note: string, handle: SeriesHandle, steps: readonly Break[], i: number): boolean => {
    const words = (step: Break): string => present(wordsOf(handle).get(step.id), step.id);
    if (note.includes(words(present(steps[i], 'step')))) return true;
    return unlisted(note) > 0 && steps.slice(i + 1).some((step) => note.includes(words(step)));
  };

  test('name each break between values and their comparison, or the number of older breaks that they omit', async () => {
    const silent: string[] = [];
    let crossing = 0;
    for (const { handle, units, lag } of eachKind(UNITS)) {
      const window = { start: '2000', units, last_n: 60 };
      const calls: readonly (readonly [string, Record<string, unknown>])[] = [
        ['get_series', { id: handle.id, ...window }],
        ['compare', { ids: [handle.id, handle.frequency === 'M' ? 'AU.UNEMP.SA' : 'AU.WPI.YOY'], ...window }],
      ];
      for (const [name, given] of calls) {
        const answer = await noteOf(name, given);
        if (answer === null) continue;
        const steps = stepsAcross(
          handle,
          answer.periods.map((period) => ({ period })),
          lag,
        );
        crossing += steps.length;
        for (const [i, { id }] of steps.entries()) {
          if (!isReported(answer.note, handle, steps, i)) silent.push(`${name} ${handle.id} ${units} ${id}: ${answer.note.slice(-200)}`);
        }
      }
    }
    expect(silent).toEqual([]);
    expect(crossing).toBeGreaterThan(40);
  }, 240_000);

  test('do the same for indicators', async () => {
    const silent: string[] = [];
    let named = 0;
    for (const { id, mode } of SIGNALS) {
      const answer = await rowsOf(`/v1/${id}${mode === 'history' ? '?start=2015' : ''}`);
      if (answer === null) continue;
      const breaks = answer.meta.breaks ?? [];
      if (breaks.length === 0) continue;
      const reported = await noteOf('get_signal', { name: id, ...(mode === 'history' ? { start: '2015', last_n: 100 } : {}) });
      if (reported === null) throw new Error(`${id} is accepted by the API, and not by the tool`);
      named += breaks.length;
      const unnamed = breaks.filter(({ what }) => !reported.note.includes(what)).length;
      if (unnamed > unlisted(reported.note)) silent.push(`${id}: ${unnamed} of ${breaks.length} are not reported`);
    }
    expect(silent).toEqual([]);
    expect(named).toBeGreaterThan(20);
  });
});
