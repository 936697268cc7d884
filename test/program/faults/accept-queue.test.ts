/** Opens connections while the program is busy. */
import { once } from 'node:events';
import net from 'node:net';
import { expect, it } from 'vitest';
import { remove, startWattle, temporaryFolder, withEndings } from '../running.ts';

/** By default, Node lets 511 connections wait. Systems other than Linux allow fewer. */
const COUNT = process.platform === 'linux' ? 1000 : 100;

it('many connections are accepted later if the program has no processor time', () =>
  withEndings(async (onEnd) => {
    const folder = temporaryFolder();
    onEnd(() => remove(folder));
    const program = await startWattle({ WATTLE_DATA_DIR: folder });
    onEnd(() => program.stop());
    process.kill(program.pid, 'SIGSTOP');
    onEnd(() => process.kill(program.pid, 'SIGCONT'));
    const { hostname, port } = new URL(program.origin);
    const sockets = Array.from({ length: COUNT }, () => net.connect(Number(port), hostname).on('error', () => undefined));
    onEnd(() => {
      for (const socket of sockets) socket.destroy();
    });
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    process.kill(program.pid, 'SIGCONT');
    for (const socket of sockets) socket.destroy();
    expect((await program.get('/v1/health')).status).toBe(200);
  }));
