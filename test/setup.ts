/** Runs before every test file. Refuses network access beyond loopback. With WATTLE_TESTS=recorded, runs only tests with recorded files. */
import net from 'node:net';
import { beforeEach } from 'vitest';

// `.ci/run` has already run the other tests in these files, in a clone without recorded files.
if (process.env['WATTLE_TESTS'] === 'recorded') beforeEach(({ task, skip }) => skip(task.meta.recorded !== true));

const LOOPBACK = /^(127\.|::1$|::ffff:127\.|localhost$)/;
/** Marks a worker with a guard. Its files share sockets, so one guard is enough. */
const GUARDED = Symbol.for('wattle.tests.guarded');

if (!(GUARDED in net.Socket.prototype)) {
  const connect = net.Socket.prototype.connect;
  net.Socket.prototype.connect = function guarded(this: net.Socket, ...args: unknown[]): net.Socket {
    const first = Array.isArray(args[0]) ? (args[0] as unknown[])[0] : args[0];
    const options =
      typeof first === 'object' && first !== null ? (first as { host?: string; path?: string }) : { host: String(args[1] ?? 'localhost') };
    if (!options.path && options.host !== undefined && !LOOPBACK.test(options.host)) {
      throw new Error(`Tests may not reach ${options.host}: only loopback addresses are allowed`);
    }
    return Reflect.apply(connect, this, args) as net.Socket;
  } as typeof connect;
  Object.defineProperty(net.Socket.prototype, GUARDED, { value: true });
}
