/** After its first start in the sandbox, the program reads every simulated agency without a failure. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Running, remove, startWattle, temporaryFolder, until } from '../program/running.ts';

interface Source {
  readonly source: string;
  readonly state: string;
  readonly failures: readonly unknown[];
}

const data = temporaryFolder();
let program: Running;
beforeAll(async () => {
  program = await startWattle({ WATTLE_DATA_DIR: data, WATTLE_UPSTREAM: 'sandbox', WATTLE_DEV_KEY: 'ak_sandbox_start' });
});
afterAll(async () => {
  await program?.stop();
  remove(data);
});

it('every agency is up after the first start', async () => {
  const status = async () => (await (await program.get('/v1/status')).json()) as { status: string; sources: readonly Source[] };
  // Before its first request, an agency's state is unknown. This does not change the status of the whole program.
  await until('every agency is up', async () => (await status()).sources.every(({ state }) => state === 'up'));
  const { sources } = await status();
  expect(sources.map(({ source, state, failures }) => [source, state, failures])).toEqual(sources.map(({ source }) => [source, 'up', []]));
});
