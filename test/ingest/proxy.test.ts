/**
 * Agency requests through a proxy, simulated by a plain HTTP server. It receives the agency's address, and its response counts as the
 * agency's.
 */
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { type LoopbackServer, listen } from '../../sandbox/loopback.ts';
import { FixedClock } from '../../src/core/clock.ts';
import { createUpstream } from '../../src/ingest/fetch/client.ts';
import { source } from './tiny-dataset.ts';

const open: LoopbackServer[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

it('an agency request is sent through the configured proxy', async () => {
  const agency = await listen(
    createServer((_, response) => response.end('figures')),
    0,
  );
  const tunnels: string[] = [];
  const proxy = createServer();
  proxy.on('connect', (request, socket) => {
    tunnels.push(request.url ?? '');
    const onward = connect(Number(new URL(agency.url).port), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      onward.pipe(socket).pipe(onward);
    });
    onward.on('error', () => socket.destroy());
  });
  const listening = await listen(proxy, 0);
  open.push(agency, listening);
  const upstream = createUpstream({
    mode: { kind: 'live' },
    clock: new FixedClock('2026-11-21T03:00:00Z'),
    proxy: listening.url,
    attempts: 1,
  });
  const host = 'agency.test';
  const answer = await upstream.ask({ ...source, hosts: [host] }, { id: 'a', url: `http://${host}/a.csv`, accept: 'text/csv' }, null);
  expect(answer.kind === 'bytes' ? Buffer.from(answer.bytes).toString() : answer.kind).toBe('figures');
  expect(tunnels).toEqual([`${host}:80`]);
  await upstream.close();
});
