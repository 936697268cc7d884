/** Responds to requests while a node starts. Health checks get the status `starting`, and other requests get 503 with the reason. */
import http from 'node:http';
import { isoInstant, systemClock } from '../core/clock.ts';
import { WattleError } from '../core/errors.ts';
import { renderProblem } from '../render/problem.ts';
import { VERSION } from './program.ts';

export interface StartingServer {
  close(): Promise<void>;
}

const RETRY_AFTER_SECONDS = 5;

export async function answerWhileStarting(host: string, port: number, reason: string): Promise<StartingServer> {
  const server = http.createServer((request, response) => {
    const [instance = '/'] = (request.url ?? '/').split('?');
    const isHealth = instance === '/v1/health' || instance === '/health';
    const detail = `starting: ${reason}`;
    const problem = { publicUrl: '', instance, requestId: '' };
    const body = isHealth
      ? { status: 'starting', reason: detail, version: VERSION, time: isoInstant(systemClock.now()) }
      : renderProblem(new WattleError('STORE_AWAY', detail), problem);
    response.writeHead(isHealth ? 200 : 503, {
      'content-type': isHealth ? 'application/json; charset=utf-8' : 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
      connection: 'close',
      ...(isHealth ? {} : { 'retry-after': String(RETRY_AFTER_SECONDS) }),
    });
    response.end(request.method === 'HEAD' ? undefined : JSON.stringify(body));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * Checks the address before the first start loads data, so that a start with a used port fails at once. Throws the error of `listen` if the
 * program cannot use the address. Port 0 means any free port.
 */
export async function expectFreePort(host: string, port: number | null): Promise<void> {
  if (port === null || port === 0) return;
  const server = http.createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, resolve);
  });
  await new Promise<void>((resolve) => server.close(() => resolve()));
}
