/** Checks settings: their defaults, their spellings, and the one-line error that names a wrong variable. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { WattleError } from '../../src/core/errors.ts';
import { capturesOf, readConfig, unknownSettings } from '../../src/program/config.ts';
import { defaultDataDir } from '../../src/program/data-folder.ts';
import { keptSecret, masterKeyOf } from '../../src/program/kept-secret.ts';
import { SETTINGS } from '../../src/program/settings.ts';
import { runCommand } from '../cli/run-command.ts';

function thrownBy(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('It did not throw');
}

const messageOf = (work: () => unknown): string => {
  const error = thrownBy(work);
  return error instanceof Error ? error.message : '';
};

describe('settings', () => {
  it('are all optional', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      databaseUrl: null,
      upstream: { kind: 'live' },
      role: 'all',
      production: false,
    });
  });

  it('use PORT if WATTLE_PORT is not set', () => {
    expect(readConfig({ PORT: '9000' }).port).toBe(9000);
    expect(readConfig({ PORT: '9000', WATTLE_PORT: '9001' }).port).toBe(9001);
  });

  it('accept the four forms of the upstream', () => {
    const kinds = ['live', 'offline', 'sandbox', 'http://127.0.0.1:9/'].map((text) => readConfig({ WATTLE_UPSTREAM: text }).upstream);
    expect(kinds).toEqual([{ kind: 'live' }, { kind: 'offline' }, { kind: 'sandbox' }, { kind: 'base', url: 'http://127.0.0.1:9' }]);
  });

  it.each([
    ['WATTLE_PORT', '80800'],
    ['WATTLE_PORT', 'http'],
    ['WATTLE_UPSTREAM', 'nowhere'],
    ['WATTLE_ROLE', 'boss'],
    ['WATTLE_DATABASE_URL', 'mysql://db'],
    ['WATTLE_PUBLIC_URL', 'example.org'],
    ['WATTLE_MASTER_KEY', 'short'],
    ['WATTLE_DEV_KEY', 'sk_1'],
    ['WATTLE_TRUST_PROXY', 'maybe'],
    ['WATTLE_LOG_LEVEL', 'loud'],
    ['WATTLE_FREE_MONTHLY_CALLS', '0'],
    ['WATTLE_SMTP_URL', 'mail.example.org'],
    ['WATTLE_TIERS', 'pro'],
    ['WATTLE_TIERS', 'pro:many'],
    ['WATTLE_TIERS', 'free:1000'],
    ['WATTLE_TIERS', 'pro:1000:99_dollars'],
    ['WATTLE_TIERS', 'pro:1000,pro:2000'],
    ['WATTLE_TIERS', 'pro:1000:price_1,max:2000:price_1'],
    ['WATTLE_JWT_ISSUER', 'id.example.org'],
    ['WATTLE_JWKS_URL', 'http://id.example.org/jwks'],
    ['WATTLE_STRIPE_SECRET_KEY', 'pk_live_1'],
    ['WATTLE_STRIPE_WEBHOOK_SECRET', 'sk_live_1'],
    ['WATTLE_STRIPE_API_URL', 'stripe'],
    ['WATTLE_CAPTURES_URL', 'https://bucket'],
    ['WATTLE_CAPTURES_URL', 's3://bucket?zone=a'],
    ['WATTLE_CAPTURES_URL', 's3://id:secret@bucket'],
  ])('%s=%s prevents the start, and the error names the variable but not the value', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      expect.objectContaining({ code: 'CONF_INVALID', message: expect.stringContaining(name) }),
    );
    expect(() => readConfig({ [name]: value })).not.toThrow(new RegExp(`"${value}"`));
  });

  it('are all reported if many are wrong, by every command and by the doctor', async () => {
    const env = Object.fromEntries(Object.values(SETTINGS).map(({ name }) => [name, '? ?']));
    const thrown = thrownBy(() => readConfig(env));
    const wrong = thrown instanceof WattleError ? thrown.faults : [];
    expect(wrong.length).toBeGreaterThan(20);
    const [status, doctor] = await Promise.all(['status', 'doctor'].map((command) => runCommand([command], { env })));
    expect([status?.status, doctor?.status]).toEqual([5, 6]);
    for (const { detail } of wrong)
      expect([status?.stderr, doctor?.stdout]).toEqual([expect.stringContaining(detail), expect.stringContaining(detail)]);
  });

  it('warn about a misspelt variable, with the most similar name', () => {
    expect(readConfig({ WATTLE_DATADIR: '/x' }).port).toBe(8080);
    expect(unknownSettings({ WATTLE_DATADIR: '/x', WATTLE_PORT: '1', OTHER: '2', WATTLE_QQQQ: '3' })).toEqual([
      'WATTLE_DATADIR is not a setting of Wattle. Did you mean WATTLE_DATA_DIR?',
      'WATTLE_QQQQ is not a setting of Wattle',
    ]);
  });

  it('are all checked before the start is refused, with a line for each fault', async () => {
    const wrong = { WATTLE_PORT: 'http', WATTLE_ROLE: 'boss', NODE_ENV: 'production', WATTLE_JWT_AUDIENCE: 'a' };
    expect((await runCommand(['start'], { env: wrong })).stderr).toMatch(
      /\n +WATTLE_PORT must .*\n +WATTLE_ROLE must .*\n +WATTLE_MASTER_KEY must .*\n +WATTLE_JWT_ISSUER must be set if WATTLE_JWT_AUDIENCE is set\.\n$/,
    );
  });

  it('suggest a command that makes a missing master key', () => {
    const [, code = ''] = /node -e "(.*)"/.exec(messageOf(() => readConfig({ NODE_ENV: 'production' }))) ?? [];
    const made = execFileSync(process.execPath, ['-e', code], { encoding: 'utf8' }).trim();
    expect(readConfig({ NODE_ENV: 'production', WATTLE_MASTER_KEY: made }).masterKey).toHaveLength(32);
  });

  it('store data in the standard folder of the system, and in ./var for a checkout', () => {
    const linux = { isCheckout: false, platform: 'linux', home: '/home/sam' } as const;
    expect(defaultDataDir({}, linux)).toBe('/home/sam/.local/share/wattle');
    expect(defaultDataDir({ XDG_DATA_HOME: '/data' }, linux)).toBe('/data/wattle');
    expect(defaultDataDir({ XDG_DATA_HOME: 'data' }, linux)).toBe('/home/sam/.local/share/wattle');
    expect(defaultDataDir({}, { ...linux, platform: 'darwin' })).toBe('/home/sam/Library/Application Support/wattle');
    expect(defaultDataDir({ LOCALAPPDATA: '/local' }, { ...linux, platform: 'win32' })).toBe('/local/wattle');
    expect(defaultDataDir({}, { ...linux, isCheckout: true })).toBe(path.resolve('var'));
    expect(readConfig({ WATTLE_DATA_DIR: '/x' }).dataDir).toBe('/x');
  });

  it('include tiers with their prices', () => {
    expect(readConfig({ WATTLE_TIERS: 'pro:50000:price_1:prod_2, business:1000000:price_3,staff:9' }).tiers).toEqual([
      { name: 'pro', monthlyCalls: 50_000, prices: ['price_1', 'prod_2'] },
      { name: 'business', monthlyCalls: 1_000_000, prices: ['price_3'] },
      { name: 'staff', monthlyCalls: 9, prices: [] },
    ]);
    expect(readConfig({ WATTLE_TIERS: 'staff:unlimited' }).tiers[0]?.monthlyCalls).toBe(Number.POSITIVE_INFINITY);
    expect(readConfig({ WATTLE_FREE_MONTHLY_CALLS: 'unlimited' }).monthlyQuota).toBe(Number.POSITIVE_INFINITY);
  });

  it('need all settings of an identity provider, and the missing one is named', () => {
    const all = { WATTLE_JWT_ISSUER: 'https://id.example.org/', WATTLE_JWT_AUDIENCE: 'a', WATTLE_JWKS_URL: 'https://id.example.org/jwks' };
    expect(readConfig(all)).toMatchObject({
      jwtIssuer: 'https://id.example.org/',
      jwtAudience: 'a',
      jwksUrl: 'https://id.example.org/jwks',
    });
    for (const missing of Object.keys(all))
      expect(() => readConfig({ ...all, [missing]: '' })).toThrow(new RegExp(`^${missing} must be set if`));
    expect(() => readConfig({ WATTLE_STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toThrow(/^WATTLE_STRIPE_SECRET_KEY must be set/);
  });

  it('need credentials for object storage', () => {
    const who = { WATTLE_CAPTURES_ACCESS_KEY_ID: 'a', WATTLE_CAPTURES_SECRET_ACCESS_KEY: 'b' };
    const url = 's3://wattle/node/1?region=ap-southeast-2&endpoint=http://127.0.0.1:9000/';
    expect(capturesOf(readConfig({ ...who, WATTLE_CAPTURES_URL: url }))).toEqual({
      bucket: 'wattle',
      prefix: 'node/1/',
      endpoint: 'http://127.0.0.1:9000',
      region: 'ap-southeast-2',
      accessKeyId: 'a',
      secretAccessKey: 'b',
    });
    expect(capturesOf(readConfig(who))).toBeNull();
    expect(() => readConfig({ WATTLE_CAPTURES_URL: url })).toThrow(/^WATTLE_CAPTURES_ACCESS_KEY_ID must be set/);
  });

  it('need a master key and no development key in production', () => {
    const key = 'ab'.repeat(32);
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/WATTLE_MASTER_KEY/);
    expect(() => readConfig({ NODE_ENV: 'production', WATTLE_MASTER_KEY: key, WATTLE_DEV_KEY: 'ak_x' })).toThrow(/WATTLE_DEV_KEY/);
    expect(readConfig({ NODE_ENV: 'production', WATTLE_MASTER_KEY: key }).masterKey).toHaveLength(32);
  });

  it('make a generated master key readable only by its owner, and find it again', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-test-'));
    try {
      const config = readConfig({ WATTLE_DATA_DIR: folder });
      const first = masterKeyOf(config);
      expect(first).toHaveLength(32);
      expect(masterKeyOf(config)).toEqual(first);
      expect(statSync(path.join(folder, 'master.key')).mode & 0o077).toBe(0);
      expect(
        keptSecret(
          path.join(folder, 'other'),
          () => 'made',
          (text) => text,
        ),
      ).toBe('made');
      expect(existsSync(path.join(folder, 'other'))).toBe(true);
      expect(readdirSync(folder).toSorted()).toEqual(['master.key', 'other']);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it.each([[''], ['0123'], ['not a key of any kind']])('refuse a master key that a power failure left as %j', (left) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-test-'));
    try {
      writeFileSync(path.join(folder, 'master.key'), left);
      expect(() => masterKeyOf(readConfig({ WATTLE_DATA_DIR: folder }))).toThrow(
        /master\.key must contain 64 hexadecimal digits\. Restore it from its backup/,
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('are all in the reference page, which has no others', () => {
    const page = readFileSync('docs/generated/settings.md', 'utf8');
    const named = [...page.matchAll(/`(WATTLE_[A-Z_]+|PORT)`/g)].map((m) => m[1]).filter((n, i, all) => all.indexOf(n) === i);
    const declared = Object.values(SETTINGS).flatMap((s) => [s.name, ...('also' in s && s.also ? s.also : [])]);
    for (const name of declared) expect(named).toContain(name);
    expect(declared.length).toBeGreaterThanOrEqual(18);
  });
});
