/** The program sends its queries to the name servers directly. A name server that does not respond delays nothing else. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { resolvePublicName } from '../../src/webhooks/guarded-connection.ts';
import { Sender } from '../../src/webhooks/sender.ts';
import { PATIENCE_MS } from './bench.ts';
import { startNameServer, type Zone } from './name-server.ts';

let zone: Zone;
let server: Awaited<ReturnType<typeof startNameServer>>;
beforeEach(async () => {
  server = await startNameServer((name, type) => zone(name, type));
});
afterEach(() => server.stop());

const resolve = (name: string) => resolvePublicName(name, [server.address]);
const send = async (host: string, timeoutMs = PATIENCE_MS) => {
  const sender = new Sender({ policy: { http: false, private: false }, userAgent: 'tests', resolve, timeoutMs });
  return (await sender.send(`https://${host}/`, {}, '{}'))?.error;
};

it('all addresses of a host name are found, for both address families or for one', async () => {
  zone = (name, type) => (type === 'A' ? ['93.184.215.14', '93.184.215.15'] : name === 'both.example.org' ? ['2606:2800::1'] : []);
  const four = [
    { address: '93.184.215.14', family: 4 },
    { address: '93.184.215.15', family: 4 },
  ];
  expect(await resolve('both.example.org')).toEqual([...four, { address: '2606:2800::1', family: 6 }]);
  expect(await resolve('one.example.org')).toEqual(four);
  zone = (_name, type) => (type === 'A' ? [] : ['2606:2800::1']);
  expect(await resolve('six.example.org')).toEqual([{ address: '2606:2800::1', family: 6 }]);
});

it('an unknown host name has its own error', async () => {
  zone = () => null;
  await expect(resolve('nowhere.example.org')).rejects.toMatchObject({ code: 'ENOTFOUND' });
  expect(await send('nowhere.example.org')).toBe('The host name could not be resolved.');
});

it('a host name with any internal address is refused, even if it was accepted before', async () => {
  let requested = 0;
  zone = (_name, type) => {
    if (type === 'AAAA') return [];
    requested += 1;
    return requested === 1 ? ['93.184.215.14'] : ['93.184.215.14', '127.0.0.1'];
  };
  expect(await resolve('rebinding.example.org')).toEqual([{ address: '93.184.215.14', family: 4 }]);
  expect(await send('rebinding.example.org')).toBe('The host is not on the public network.');
  expect(requested).toBe(2);
});

it('name servers that never respond do not block a thread of the program', async () => {
  zone = (name) => (name === 'good.example.org' ? ['10.0.0.1'] : undefined);
  const waiting = Array.from({ length: 40 }, (_, i) => send(`silent-${i}.example.org`, 1500));
  expect(await send('good.example.org')).toBe('The host is not on the public network.');
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['There was no response within 1.5 seconds.']));
});
