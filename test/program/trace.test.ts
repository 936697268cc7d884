/**
 * Follows a caller's trace through the built program. It passes from the request through the job table and the ingest process to the
 * agency, and is in the log.
 */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withStarterProgram } from '../starter/loaded-starter.ts';
import { type Running, remove, startWattle, temporaryFolder, until } from './running.ts';

const ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const folder = temporaryFolder();
const seen: { readonly path: string; readonly traceparent: unknown }[] = [];
const agencies = http.createServer(({ url = '', headers }, response) => {
  seen.push({ path: url, traceparent: headers['traceparent'] });
  response.writeHead(404, { 'content-type': 'text/plain' }).end('nothing here');
});
let program: Running;

beforeAll(async () => {
  await new Promise<void>((resolve) => agencies.listen(0, '127.0.0.1', resolve));
  const { port } = agencies.address() as AddressInfo;
  await withStarterProgram(folder);
  program = await startWattle({
    WATTLE_DATA_DIR: folder,
    WATTLE_DEV_KEY: 'ak_trace',
    WATTLE_UPSTREAM: `http://127.0.0.1:${port}`,
  });
});
afterAll(async () => {
  await program.stop();
  agencies.closeAllConnections();
  agencies.close();
  remove(folder);
});

it('the trace is sent only to the requested agency', async () => {
  // The table is in no list, so it is downloaded only on request.
  const answer = await program.get('/v1/data/rba/A4?limit=1', { traceparent: `00-${ID}-00f067aa0ba902b7-01` });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  const ofTable = () => seen.filter(({ path }) => path.includes('a4-data'));
  await until('the agency is asked', () => ofTable().length > 0);
  expect(ofTable()[0]?.traceparent).toMatch(new RegExp(`^00-${ID}-(?!00f067aa0ba902b7)[0-9a-f]{16}-01$`));
  await until('the log names the trace', () => program.output().includes(`"trace_id":"${ID}"`));
  const entries = program
    .output()
    .split('\n')
    .filter((line) => line.includes(ID));
  expect(entries.some((line) => line.includes('rba/A4'))).toBe(true);
  expect(seen.filter(({ path }) => !path.includes('a4-data')).every(({ traceparent }) => traceparent === undefined)).toBe(true);
});
