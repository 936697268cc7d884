/** Checks the descriptions of the interfaces: OpenAPI, llms.txt, tools for language models, and the help of every command. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../cli/run-command.ts';
import { DEV_KEY } from '../http/harness.ts';
import { type OverStore, serveStore } from '../http/over-store.ts';
import { expectNoFaults } from './faults.ts';
import { interfaceFaults } from './glossary.ts';
import type { Passage } from './passage.ts';

let server: OverStore;
beforeAll(async () => {
  server = await serveStore('2026-11-27T00:00:00.000Z', 'nothing');
}, 240_000);
afterAll(() => server.close());

const TEXT = new Set(['description', 'summary', 'title']);

/** Returns each different text in a JSON document once, with its first location. Omits examples, which are responses and not descriptions. */
function described(document: unknown): readonly Passage[] {
  const found = new Map<string, string>();
  const look = (node: unknown, place: string): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === 'example' || key === 'examples') continue;
      if (typeof value === 'string' && TEXT.has(key)) found.set(value, found.get(value) ?? `${place}/${key}`);
      else look(value, `${place}/${key}`);
    }
  };
  look(document, '');
  return [...found].map(([text, place]) => ({ place, text }));
}

const expectPlain = (kind: string, passages: readonly Passage[]): void => expectNoFaults(kind, passages.flatMap(interfaceFaults));

it('descriptions in OpenAPI use plain words', async () => {
  const passages = described(JSON.parse((await server.get('/openapi.json?examples=no')).body));
  expect(passages.length).toBeGreaterThan(1000);
  expectPlain('openapi', passages);
});

it('llms.txt uses plain words', async () => {
  const { body } = await server.get('/llms.txt');
  const lines = body.split('\n').filter((line) => line !== '');
  expect(lines.length).toBeGreaterThan(20);
  // An entry is a link and its title.
  expectPlain(
    'llms',
    lines.map((text) => ({ place: 'llms.txt', text: text.replace(/\[[^\]]*\]\([^)]*\)/g, '{}') })),
  );
});

it('tools for language models use plain words', async () => {
  const { body } = await server.ask({
    method: 'POST',
    url: '/mcp',
    headers: { authorization: `Bearer ${DEV_KEY}`, 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    payload: { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} },
  });
  const [json = ''] = /\{"?(?:result|jsonrpc)[\s\S]*\}/.exec(body) ?? [];
  const { result } = JSON.parse(json) as { result: { tools: readonly unknown[] } };
  expect(result.tools.length).toBeGreaterThan(5);
  expectPlain('mcp', described(result.tools));
});

describe('help', () => {
  /** Returns the names under "Commands:" in a help text. */
  const commandsOf = (help: string): readonly string[] =>
    [...(help.split(/^Commands:$/m)[1] ?? '').matchAll(/^ {2}([a-z][a-z-]*)/gm)].flatMap(([, name]) =>
      name === undefined || name === 'help' ? [] : [name],
    );

  async function helpOf(command: readonly string[]): Promise<readonly Passage[]> {
    const { stdout } = await runCommand([...command, '--help'], { env: { COLUMNS: '500' } });
    const below = await Promise.all(commandsOf(stdout).map((name) => helpOf([...command, name])));
    return [{ place: `wattle ${command.join(' ')} --help`, text: stdout }, ...below.flat()];
  }

  it('of every command uses plain words', async () => {
    const all = await helpOf([]);
    expect(all.length).toBeGreaterThan(20);
    expectPlain('help', all);
  });
});
