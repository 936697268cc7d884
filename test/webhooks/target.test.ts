/** Tries every known way to make a webhook send requests to internal targets, in the URL and in the connection. */
import net from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WattleError } from '../../src/core/errors.ts';
import type { Resolve } from '../../src/webhooks/guarded-connection.ts';
import { mayReach } from '../../src/webhooks/public-address.ts';
import { Sender } from '../../src/webhooks/sender.ts';
import { targetOf } from '../../src/webhooks/target.ts';

const STRICT = { http: false, private: false };
const OPEN = { http: true, private: true };

/** Hosts that mean this machine, a private network, or a cloud service with credentials. */
const HOSTS = [
  ...['127.0.0.1', '127.1', '127.0.1', '127.255.255.254', '2130706433', '0x7f000001', '0x7f.0.0.1', '0x7f.1', '0177.0.0.1', '017700000001'],
  ...['127.0.0.1.', '①②⑦.⓪.⓪.①', '１２７.0.0.1', '127。0。0。1', '127.%30.0.1', '%31%32%37.0.0.1', '0.0.0.0', '0', '00', '0x0'],
  ...['localhost', 'LOCALHOST', 'localhost.', 'loc%61lhost', 'ｌocalhost', 'ⓛⓞⓒⓐⓛⓗⓞⓢⓣ', 'app.localhost', 'localhost.localdomain'],
  ...[
    '[::1]',
    '[0:0:0:0:0:0:0:1]',
    '[0000::0001]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '[::ffff:0:127.0.0.1]',
  ],
  ...['[64:ff9b::127.0.0.1]', '[64:ff9b::a9fe:a9fe]', '[64:ff9b:1::1]', '[2002:7f00:1::]', '[2002:a9fe:a9fe::1]', '[2001:0:7f00:1::]'],
  ...['[fe80::1]', '[fec0::1]', '[fc00::1]', '[fd12:3456::1]', '[fd00:ec2::254]', '[ff02::1]', '[ff05::1]', '[100::1]', '[2001:db8::1]'],
  ...[
    '[3fff::1]',
    '[2001:2::1]',
    '[2001:10::1]',
    '[2001:20::1]',
    '[5f00::1]',
    '[::ffff:169.254.169.254]',
    '[::ffff:10.0.0.1]',
    '[4000::1]',
  ],
  ...['10.0.0.1', '10.255.255.255', '172.16.0.1', '172.31.255.255', '192.168.1.1', '100.64.0.1', '100.100.100.200', '192.0.0.192'],
  ...['169.254.169.254', '0xa9fea9fe', '2852039166', '0251.0376.0251.0376', '169.254.43518', '0xa9.254.0251.254', '168.63.129.16'],
  ...['192.0.2.1', '198.18.0.1', '198.19.255.255', '198.51.100.7', '203.0.113.9', '192.88.99.1', '224.0.0.1', '239.255.255.250'],
  ...['240.0.0.1', '255.255.255.255', 'metadata.google.internal', 'router.local', 'nas.lan', 'intranet', 'printer', 'db.internal'],
  ...['hub.home.arpa', 'git.corp', 'abc.onion', 'kubernetes.default.svc.cluster.local'],
];

/** URLs that are refused for any host, or that mean another host than they appear to. */
const ADDRESSES = [
  ...[
    'http://example.org/',
    'ftp://example.org/',
    'file:///etc/passwd',
    'gopher://127.0.0.1:6379/_INFO',
    'data:text/plain,x',
    'ws://example.org/',
  ],
  ...[
    '//example.org/',
    'https://',
    'example.org',
    'javascript:alert(1)',
    'unix:/var/run/docker.sock',
    'https:///etc/passwd',
    'blob:https://example.org/',
  ],
  ...[
    'https://user@example.org/',
    'https://user:word@example.org/',
    'https://example.org@127.0.0.1/',
    'https://example.org:443@127.0.0.1/',
  ],
  ...[
    'https://127.0.0.1\\@example.org/',
    'https://127.0.0.1#@example.org/',
    'https://127.0.0.1?@example.org/',
    'https://example.org#fragment',
  ],
  ...[
    'https://127.0.0.1:443\\.example.org/',
    'https:\\\\127.0.0.1/',
    'https:/127.0.0.1/',
    'https:127.0.0.1',
    '\thttps://127.0\n.0.1/',
    'https://127.0.0.1%2f@x',
  ],
  ...[
    'https://[::1%25lo]/',
    'https://[::ffff:127.0.0.1]:8443/',
    'https://example.org:22/',
    'https://example.org:25/',
    'https://example.org:0/',
  ],
  ...['https://exa mple.org/', 'https://example.org:99999/', `https://example.org/${'a'.repeat(2000)}`],
];

/** Names with the addresses to which they resolve, at the first and at later look-ups. */
const NAMES: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'to-loopback.example.org': [['127.0.0.1']],
  '127.0.0.1.nip.example.org': [['127.0.0.1']],
  'to-loopback6.example.org': [['::1']],
  'to-mapped.example.org': [['::ffff:127.0.0.1']],
  'to-nat64.example.org': [['64:ff9b::7f00:1']],
  'to-private.example.org': [['10.1.2.3']],
  'to-private6.example.org': [['fd00::1']],
  'to-metadata.example.org': [['169.254.169.254']],
  'to-zone.example.org': [['fe80::1%eth0']],
  'to-nothing.example.org': [[]],
  'to-nonsense.example.org': [['not an address']],
  'to-octal.example.org': [['0177.0.0.1']],
  'public-and-private.example.org': [['93.184.215.14', '10.0.0.1']],
  'private-and-public.example.org': [['10.0.0.1', '93.184.215.14']],
  'public-and-loopback6.example.org': [['93.184.215.14', '::1']],
  'rebinding.example.org': [['127.0.0.1'], ['93.184.215.14']],
};

let connect: ReturnType<typeof vi.spyOn>;
beforeAll(() => {
  connect = vi.spyOn(net.Socket.prototype, 'connect');
});
afterAll(() => connect.mockRestore());

const refusal = (address: string): string | null => {
  try {
    targetOf(address, STRICT);
    return null;
  } catch (error) {
    return error instanceof WattleError ? error.code : String(error);
  }
};

const looked = new Map<string, number>();
const resolve: Resolve = async (name) => {
  const nth = looked.get(name) ?? 0;
  looked.set(name, nth + 1);
  const answers = NAMES[name] ?? [];
  return (answers[Math.min(nth, answers.length - 1)] ?? []).map((address) => ({ address, family: net.isIP(address) }));
};

describe('the URL', () => {
  it('is tried in more than sixty forms', () => {
    expect(new Set([...HOSTS, ...ADDRESSES, ...Object.keys(NAMES)]).size).toBeGreaterThanOrEqual(140);
  });

  it.each(HOSTS)('https://%s/ is refused as a webhook', (host) => {
    expect(refusal(`https://${host}/hook`)).toBe('HOOK_INVALID');
  });

  it.each(ADDRESSES)('%j is refused as a webhook', (address) => {
    expect(refusal(address)).toBe('HOOK_INVALID');
  });

  it.each([
    ['https://example.org', 'https://example.org/'],
    ['HTTPS://Example.ORG:443/a?b=c', 'https://example.org/a?b=c'],
    ['https://example.org:8443/hook', 'https://example.org:8443/hook'],
    ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
    ['https://93.184.215.14/', 'https://93.184.215.14/'],
    ['https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/', 'https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/'],
  ])('%s is accepted as a webhook', (address, spelling) => {
    expect(targetOf(address, STRICT)).toBe(spelling);
  });

  it('may use http, private networks, or both if the operator allows it, but never link-local and metadata addresses', () => {
    expect(targetOf('http://127.0.0.1:9000/', OPEN)).toBe('http://127.0.0.1:9000/');
    expect(targetOf('http://receiver:9000/', OPEN)).toBe('http://receiver:9000/');
    expect(targetOf('http://example.org/', { http: true, private: false })).toBe('http://example.org/');
    expect(() => targetOf('http://localhost:9000/', { http: true, private: false })).toThrow('public network');
    expect(() => targetOf('http://10.0.0.1/', { http: false, private: true })).toThrow('https://');
    for (const host of [
      '169.254.169.254',
      '[fe80::1]',
      '[fd00:ec2::254]',
      '168.63.129.16',
      '100.100.100.200',
      '0.0.0.0',
      '[::ffff:127.0.0.1]',
    ]) {
      expect(() => targetOf(`http://${host}/`, OPEN)).toThrow('public network');
    }
  });
});

describe('the connection', () => {
  const send = async (host: string, policy = STRICT) => {
    const sender = new Sender({ policy, userAgent: 'tests', resolve, timeoutMs: 60_000 });
    const outcome = await sender.send(`https://${host}/hook`, {}, '{}');
    sender.close();
    return outcome;
  };

  it.each(Object.keys(NAMES))('is never opened to %s', async (name) => {
    connect.mockClear();
    expect(await send(name)).toMatchObject({ status: null, error: 'The host is not on the public network.' });
    expect(connect).not.toHaveBeenCalled();
  });

  it('is never opened to an internal address, even without the earlier checks', async () => {
    connect.mockClear();
    for (const host of HOSTS.filter((one) => /^[\d.]+$|^\[/.test(one))) {
      expect([host, await send(host)]).toMatchObject([host, { status: null, error: 'The host is not on the public network.' }]);
    }
    expect(connect).not.toHaveBeenCalled();
  });

  it('is never opened to cloud services, even if private networks are allowed', async () => {
    connect.mockClear();
    for (const host of ['169.254.169.254', '[fd00:ec2::254]', '168.63.129.16', 'to-metadata.example.org', 'to-zone.example.org']) {
      expect((await send(host, OPEN))?.error).toBe('The host is not on the public network.');
    }
    expect(connect).not.toHaveBeenCalled();
  });
});

it('only ordinary public addresses can be reached', () => {
  for (const good of [
    '93.184.215.14',
    '1.1.1.1',
    '172.15.0.1',
    '172.32.0.1',
    '100.63.0.1',
    '100.128.0.1',
    '2606:2800::1',
    '2a00:1450::1',
  ]) {
    expect([good, mayReach(good, STRICT)]).toEqual([good, true]);
  }
  for (const bad of ['', ' ', 'example.org', '::ffff:93.184.215.14', '2001:db8::1', '4000::1', '1.1.1.1/8']) {
    expect([bad, mayReach(bad, STRICT)]).toEqual([bad, false]);
  }
});
