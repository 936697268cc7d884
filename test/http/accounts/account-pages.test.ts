/**
 * Uses the registration, sign-in and account pages in a browser without scripts. Checks their forms, their one cookie, and the protection
 * from other sites.
 */

import { parse as parseHtml } from 'node-html-parser';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Keyring } from '../../../src/accounts/keys.ts';
import { Post } from '../../../src/accounts/post.ts';
import { WattleError } from '../../../src/core/errors.ts';
import type { DataOperator } from '../../../src/http/reply/deps.ts';
import type { RebuildReport } from '../../../src/web/pages/account/rebuild-section.ts';
import { type Harness, PUBLIC_URL, ROWS, startHarness } from '../harness.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', origin: PUBLIC_URL };
const OWNER = 'owner@example.org';

/** Parses the content of `pre` as elements too. */
const parse = (text: string): ReturnType<typeof parseHtml> => parseHtml(text, { blockTextElements: { script: true, style: true } });

let h: Harness;
beforeEach(async () => {
  h = await startHarness({ accounts: { operators: [OWNER] } });
});
afterEach(() => h.close());

type Sent = Awaited<ReturnType<Harness['ask']>>;

const post = (url: string, fields: Record<string, string> | [string, string][], headers: Record<string, string> = {}): Promise<Sent> =>
  h.ask({ method: 'POST', url, payload: new URLSearchParams(fields).toString(), headers: { ...FORM, ...headers } });
const open = (url: string, cookie = ''): Promise<Sent> => h.ask({ url, headers: { accept: 'text/html', cookie } });
const works = async (key: string): Promise<boolean> => (await h.get(ROWS, { authorization: `Bearer ${key}` })).statusCode === 200;
const lastMail = async (): Promise<string> => ((await h.mails()).at(-1) ?? '').replace(/=\r?\n/g, '');

/** Registers, signs in with the emailed code, and returns the cookie and the token of the forms. */
async function signIn(email = OWNER): Promise<{ cookie: string; token: string }> {
  await post('/register', { email });
  await post('/sign-in', { email });
  const code = /this code: (\d{6})/.exec(await lastMail())?.[1] ?? '';
  const answer = await post('/sign-in/code', { email, code });
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
  const page = parse((await open('/account', cookie)).body);
  return { cookie, token: page.querySelector('input[name=form_token]')?.getAttribute('value') ?? '' };
}

describe('registering', () => {
  it('shows the key once and emails it, and shows none for a known address', async () => {
    const page = parse((await post('/register', { email: OWNER })).body);
    const key = page.querySelector('.copy code')?.text ?? '';
    expect([key.startsWith('ak_'), await works(key), (await lastMail()).includes(key)]).toEqual([true, true, true]);
    // The email links to the guides and the sign-in page.
    for (const name of ['docs', 'sign-in']) expect((await lastMail()).split(/\r?\n/)).toContain(`${PUBLIC_URL}/${name}`);
    const again = await post('/register', { email: OWNER });
    expect([again.statusCode, again.body.includes(key)]).toEqual([200, false]);
    expect(parse(again.body).querySelector('h2')?.text).toBe('Check your email');
  });

  it('shows the fault at the field, and keeps the entered data', async () => {
    const answer = await post('/register', { email: 'newsroom@example' });
    const field = parse(answer.body).querySelector('#email');
    expect([answer.statusCode, field?.getAttribute('value'), field?.getAttribute('aria-invalid')]).toEqual([
      400,
      'newsroom@example',
      'true',
    ]);
    expect(parse(answer.body).querySelector('#email-fault')?.text).toContain('Nothing was sent.');
  });

  it('is open to the domains that the operator lists, and to anyone invited', async () => {
    await h.close();
    h = await startHarness({ accounts: { registerDomains: ['example.org'] } });
    expect((await post('/register', { email: 'a@elsewhere.example' })).statusCode).toBe(422);
    expect((await post('/register', { email: 'a@desk.example.org' })).statusCode).toBe(200);
    expect(await h.accounts.registrar.invite('b@elsewhere.example', { name: 'operator', clientIp: null })).toBe(true);
    expect(await h.accounts.registrar.invite('b@elsewhere.example', { name: 'operator', clientIp: null })).toBe(false);
    expect(await lastMail()).toContain('/sign-in');
    const { cookie } = await signIn('b@elsewhere.example');
    const page = await open('/account?earlier=1', cookie);
    expect([page.statusCode, page.body.includes('id="earlier"')]).toEqual([200, false]);
  });

  it('is throttled as the operator has set', async () => {
    await h.close();
    h = await startHarness({ accounts: { registrationsPerHour: 2 } });
    const codes = [];
    for (const name of ['a', 'b', 'c']) codes.push((await post('/register', { email: `${name}@example.org` })).statusCode);
    expect(codes).toEqual([200, 200, 429]);
  });
});

describe('impossible actions', () => {
  it('are reported for an unknown token, and for a form posted to the reference', async () => {
    const { cookie, token } = await signIn();
    for (const kind of ['read_token', 'embed_token']) {
      const answer = await post('/account/tokens', { form_token: token, do: 'revoke', kind, id: 'none' }, { cookie });
      expect([answer.statusCode, answer.body.includes('does not have this token')]).toEqual([404, true]);
    }
    const answer = await post('/docs/api', { form_token: token }, { cookie });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });
});

describe('the session', () => {
  it('is a cookie without script access, for this site only', async () => {
    await post('/register', { email: OWNER });
    await post('/sign-in', { email: OWNER });
    const token = /#token=(lnk_\w+)/.exec(await lastMail())?.[1] ?? '';
    const answer = await post('/sign-in/link', { token, next: '/series/AU.CPI.YOY' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/account?earlier=1']);
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^__Host-wattle_session=ses_\w{32}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect((await post('/sign-in/link', { token })).statusCode).toBe(401);
    const [, secret] = String(answer.headers['set-cookie']).split(/[=;]/);
    const isSignedIn = async (cookie: string): Promise<boolean> => (await open('/account', cookie)).statusCode === 200;
    // Another host of the site can set a cookie without the prefix, so it is always ignored.
    expect(await isSignedIn(`wattle_session=bad; __Host-wattle_session=${secret}`)).toBe(true);
    expect(await isSignedIn(`wattle_session=${secret}`)).toBe(false);
  });

  it('redirects to the previous page, within the site', async () => {
    await signIn();
    const enter = async (next: string): Promise<unknown> => {
      await post('/sign-in', { email: OWNER });
      const code = /this code: (\d{6})/.exec(await lastMail())?.[1] ?? '';
      return (await post('/sign-in/code', { email: OWNER, code, next })).headers.location;
    };
    expect([await enter('/energy'), await enter('//evil.example')]).toEqual(['/energy', '/account']);
  });

  it('is required, and ends with sign-out', async () => {
    const { cookie, token } = await signIn();
    expect((await open('/account')).headers.location).toBe('/sign-in?next=%2Faccount');
    expect((await open('/account', cookie)).headers['cache-control']).toBe('no-store');
    expect((await post('/sign-out', { form_token: token }, { cookie })).statusCode).toBe(303);
    expect((await open('/account', cookie)).statusCode).toBe(303);
  });

  it('gives each field of its forms a separate label', async () => {
    const { cookie } = await signIn();
    for (const address of ['/account', '/admin']) {
      const page = parse((await open(address, cookie)).body);
      const ids = page.querySelectorAll('[id]').map(({ id }) => id);
      expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
      const labels = new Set(page.querySelectorAll('label[for]').map((label) => label.getAttribute('for')));
      const fields = page.querySelectorAll('input:not([type=hidden]):not([type=checkbox])').map(({ id }) => id);
      expect(fields.filter((id) => !labels.has(id))).toEqual([]);
    }
  });

  it('ends after thirty days', async () => {
    const { cookie } = await signIn();
    h.clock.advance(30 * 86_400_000 - 1000);
    expect((await open('/account', cookie)).statusCode).toBe(200);
    h.clock.advance(1000);
    expect((await open('/account', cookie)).statusCode).toBe(303);
  });

  it('is not a credential of the API', async () => {
    const { cookie } = await signIn();
    const secret = cookie.split('=')[1] ?? '';
    expect(await works(secret)).toBe(false);
    const refreshed = await h.ask({ method: 'POST', url: '/v1/auth/refresh', headers: { cookie: `wattle_refresh=${secret}` } });
    expect(refreshed.statusCode).toBe(401);
  });

  it('gives access to figures that are not open to everyone', async () => {
    await h.close();
    h = await startHarness({ config: { publicRead: false } });
    const { cookie } = await signIn();
    expect((await open('/signals')).statusCode).toBe(401);
    expect((await open('/signals', cookie)).statusCode).toBe(200);
  });
});

describe('forms', () => {
  it('are accepted from pages of this site with the token of the session only', async () => {
    const { cookie, token } = await signIn();
    const rotate = (fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Sent> =>
      post('/account/keys', { do: 'new', overlap: '0', ...fields }, { cookie, ...headers });
    const [key] = await h.accounts.credentials.list((await h.store.byEmail(OWNER))?.id ?? '', 'api_key');
    for (const [fields, headers] of [
      [{}, {}],
      [{ form_token: 'x' }, {}],
      [{ form_token: token }, { origin: 'https://evil.example' }],
      [{ form_token: token }, { 'sec-fetch-site': 'cross-site' }],
    ] as const) {
      expect((await rotate(fields, headers)).statusCode).toBe(403);
    }
    const [same] = await h.accounts.credentials.list((await h.store.byEmail(OWNER))?.id ?? '', 'api_key');
    expect(same?.hash).toBe(key?.hash);
    expect((await rotate({ form_token: token })).statusCode).toBe(200);
  });
});

describe('keys', () => {
  it('are shown within 15 minutes of a sign-in only', async () => {
    const { cookie, token } = await signIn();
    const show = (): Promise<Sent> => post('/account/keys', { do: 'show', form_token: token }, { cookie });
    const key = parse((await show()).body).querySelector('#outcome code')?.text ?? '';
    expect(await works(key)).toBe(true);
    expect((await open('/account', cookie)).body).not.toContain(key);
    h.clock.advance(16 * 60_000);
    const late = await show();
    expect([late.statusCode, late.body.includes(key)]).toEqual([403, false]);
  });

  it('are replaced with a day in which both work, and revoked one by one', async () => {
    const { cookie, token } = await signIn();
    const made = async (overlap: string): Promise<string> =>
      parse((await post('/account/keys', { do: 'new', overlap, form_token: token }, { cookie })).body).querySelector('#outcome code')
        ?.text ?? '';
    const first = await made('0');
    const second = await made('86400');
    expect([await works(first), await works(second)]).toEqual([true, true]);
    const page = parse((await open('/account', cookie)).body);
    expect(page.querySelectorAll('#keys li').map((li) => li.querySelector('.chip')?.text)).toEqual(['in use', 'ends in 24 h 0 min']);
    const older = page.querySelectorAll('#keys input[name=id]').at(-1)?.getAttribute('value') ?? '';
    await post('/account/keys', { do: 'end', id: older, form_token: token }, { cookie });
    h.clock.advance(6000);
    expect([await works(first), await works(second)]).toEqual([false, true]);
  });
});

describe('webhooks', () => {
  it('are added, tested, paused and removed, and each delivery is shown with its body', async () => {
    const { cookie, token } = await signIn();
    const send = (fields: [string, string][]): Promise<Sent> => post('/account/webhooks', [...fields, ['form_token', token]], { cookie });
    const refused = await send([
      ['do', 'add'],
      ['url', 'http://127.0.0.1/hook'],
    ]);
    expect([refused.statusCode, parse(refused.body).querySelector('#outcome')?.getAttribute('role')]).toEqual([422, 'alert']);
    expect(
      (
        await send([
          ['do', 'add'],
          ['url', 'https://hooks.example.org/wattle'],
          ['description', 'Desk'],
          ['events', 'release.published'],
        ])
      ).statusCode,
    ).toBe(303);
    const [hook] = await h.hooks.webhooks.list((await h.store.byEmail(OWNER))?.id ?? '');
    const id = hook?.id ?? '';
    expect(hook).toMatchObject({ description: 'Desk', events: ['release.published'], state: 'active' });
    await send([
      ['do', 'test'],
      ['id', id],
    ]);
    const page = parse((await open('/account', cookie)).body);
    expect(page.querySelector('#webhooks .log pre')?.text).toContain('"type": "test.ping"');
    await send([
      ['do', 'pause'],
      ['id', id],
    ]);
    expect(parse((await open('/account', cookie)).body).querySelector('#webhooks .chip')?.text).toBe('paused');
    await send([
      ['do', 'resume'],
      ['id', id],
    ]);
    const again = await send([
      ['do', 'replay'],
      ['id', id],
      ['since', '2026-11-20'],
    ]);
    expect([again.statusCode, again.headers.location]).toEqual([303, '/account?replayed=0#outcome']);
    const reported = async (events: string): Promise<string | undefined> =>
      parse((await open(`/account?replayed=${events}`, cookie)).body).querySelector('#outcome p')?.text;
    expect(await reported('0')).toBe('There are no events since that date, so nothing will be delivered again.');
    expect(await reported('5')).toMatch(/^5 events since that date/);
    expect(await reported('5<b>')).toBeUndefined();
    await send([
      ['do', 'remove'],
      ['id', id],
    ]);
    expect(await h.hooks.webhooks.list((await h.store.byEmail(OWNER))?.id ?? '')).toEqual([]);
  });
});

describe('administration', () => {
  it('is for the administrators in the settings, and not found for others', async () => {
    const other = await signIn('reader@example.org');
    expect((await open('/admin')).headers.location).toBe('/sign-in?next=%2Fadmin');
    expect((await open('/admin', other.cookie)).statusCode).toBe(404);
    expect((await open('/account', other.cookie)).body).not.toContain('/admin');
    const { cookie } = await signIn();
    expect((await open('/account', cookie)).body).toContain('href="/admin"');
    const page = parse((await open('/admin?q=reader', cookie)).body);
    expect(page.querySelectorAll('#accounts tbody tr').map((row) => row.querySelector('th')?.text)).toEqual(['reader@example.org']);
  });

  it('invites, sets tiers, and shows unsent email', async () => {
    await h.close();
    h = await startHarness({ accounts: { operators: [OWNER], tiers: [{ name: 'pro', monthlyCalls: 5000, prices: [] }] } });
    const { cookie, token } = await signIn();
    const send = (url: string, fields: Record<string, string>): Promise<Sent> => post(url, { ...fields, form_token: token }, { cookie });
    expect((await send('/admin/invite', { email: 'desk@elsewhere.example' })).body).toContain('is invited');
    expect((await send('/admin/invite', { email: 'desk@elsewhere.example' })).body).toContain('already has an account');
    expect((await send('/admin/invite', { email: 'desk' })).statusCode).toBe(400);
    const account = (await h.store.byEmail('desk@elsewhere.example'))?.id ?? '';
    expect((await send('/admin/tier', { account, tier: 'pro' })).statusCode).toBe(200);
    expect((await send('/admin/tier', { account, tier: 'prop' })).statusCode).toBe(400);
    expect((await h.store.byId(account))?.tier).toBe('pro');
    expect((await h.store.actionsOf(account, 5)).map(({ action, actor }) => `${actor}: ${action}`)).toEqual([
      'operator: tier.changed',
      'operator: account.created',
    ]);
    await h.mails();
    const page = parse((await open('/admin', cookie)).body);
    const newest = page.querySelectorAll('#outbox tbody tr').find((row) => row.querySelector('th')?.text === 'desk@elsewhere.example');
    expect([newest?.querySelector('th')?.text, newest?.querySelector('td')?.text]).toEqual([
      'desk@elsewhere.example',
      'You are invited to Wattle',
    ]);
    expect(page.querySelector('#outbox')?.text).not.toContain('Waiting');
    const mail = await open(newest?.querySelector('a')?.getAttribute('href') ?? '', cookie);
    expect([mail.headers['content-type'], mail.body.includes('/sign-in')]).toEqual(['text/plain; charset=utf-8', true]);
    for (const name of ['..%2Faccounts.eml', 'no.eml']) expect((await open(`/admin/outbox/${name}`, cookie)).statusCode).toBe(404);
    expect((await post('/admin/invite', { email: 'x@example.org' }, { cookie })).statusCode).toBe(403);
  });

  it('shows email that no server accepts, with the fault and the time of the next attempt', async () => {
    const send = async (): Promise<never> => {
      throw new Error('the mail server is away');
    };
    const failing = new Post({
      store: h.store.mails,
      keyring: new Keyring(Buffer.alloc(32, 7)),
      clock: h.clock,
      onFailure: () => {},
      mailer: { send, destination: 'nowhere', close: () => {} },
    });
    await failing.send({ to: 'desk@elsewhere.example', subject: 'You are invited', text: 'ak_secret' }, { accountId: null });
    await failing.settled();
    const { cookie } = await signIn();
    const page = await open('/admin', cookie);
    const row = parse(page.body).querySelector('#outbox')?.text ?? '';
    for (const words of ['desk@elsewhere.example', 'You are invited', 'the mail server is away']) expect(row).toContain(words);
    expect(page.body).not.toContain('ak_secret');
  });

  it('lists files that need review, requests or accepts them again, and raises the throttle for a limited time', async () => {
    await h.close();
    const requested: unknown[] = [];
    const rebuilds: RebuildReport[] = [];
    const dataOperator: DataOperator = {
      canFetch: true,
      fetchAgain: async (...args: unknown[]) => void requested.push(args),
      rebuildable: async ({ id }) => {
        if (id !== 'G1') throw new WattleError('REQ_UNPROCESSABLE', 'No file of it is stored here.');
        return { files: 3, first: Date.parse('2026-03-03'), last: Date.parse('2026-11-03'), versions: 2 };
      },
      rebuild: async ({ id }, accountId) => {
        requested.push([id, accountId === (await h.store.byEmail(OWNER))?.id]);
        const reported = { requestedAt: h.clock.now(), finishedAt: null, progress: { read: 1, of: 3 }, outcome: null };
        rebuilds.push({ dataset: `rba/${id}`, state: 'running', ...reported });
      },
      rebuilds: async () => rebuilds,
    };
    h = await startHarness({ accounts: { operators: [OWNER], registrationsPerHour: 2 }, deps: { dataOperator } });
    const failure = {
      dataset_id: 'rba.G1',
      code: 'DATA_SHRANK' as const,
      detail: 'Half is gone.',
      address: 'g1-data.csv',
      since: '2026-11-20T00:00:00Z',
      last_seen: null,
    };
    const row = {
      source: 'rba' as const,
      name: 'Reserve Bank of Australia',
      state: 'degraded' as const,
      last_success: null,
      last_failure: null,
      release_lag_seconds: null,
      datasets: { total: 1, fresh: 0, stale: 1, unavailable: 0 },
      stale_datasets: [],
      concerns: [],
      uptime: {},
      failures: [
        failure,
        ...['rba.F1', 'rba.F2'].map((id) => ({
          ...failure,
          dataset_id: id,
          code: 'UP_TIMEOUT' as const,
          detail: 'Agency did not respond in time.',
        })),
      ],
    };
    h.queries.status = async () => ({ status: 'degraded', version: '0.0.0', time: '2026-01-01T00:00:00.000Z', sources: [row] });
    const { cookie, token } = await signIn();
    const send = (url: string, fields: Record<string, string>): Promise<Sent> => post(url, { ...fields, form_token: token }, { cookie });
    const shown = parse((await open('/admin', cookie)).body).querySelector('#quarantine');
    expect(shown?.text).toContain('Half is gone.');
    // A failed request is not a file for review. Each agency has one line, followed by its datasets.
    expect(shown?.querySelectorAll('li')).toHaveLength(1);
    const unanswered = parse((await open('/admin', cookie)).body).querySelectorAll('#unanswered details');
    expect(unanswered.map((one) => one.querySelector('summary')?.text)).toEqual(['RBAAgency did not respond in time.2 datasets']);
    expect(unanswered[0]?.querySelectorAll('form').map((form) => form.querySelector('[name=dataset]')?.getAttribute('value'))).toEqual([
      'rba.F1',
      'rba.F2',
    ]);
    expect(shown?.querySelector('a[href*="rebuild"]')?.getAttribute('href')).toBe('/admin?rebuild=rba.G1#rebuild');
    expect((await send('/admin/data', { dataset: 'rba.G1', accept: 'DATA_SHRANK' })).body).toContain('the change is accepted once');
    expect((await send('/admin/data', { dataset: 'rba.G1' })).statusCode).toBe(200);
    expect((await send('/admin/data', { dataset: 'rba.G1', accept: 'PARSE_LAYOUT' })).statusCode).toBe(400);
    expect((await send('/admin/data', { dataset: 'rba.NONE' })).statusCode).toBe(400);
    expect(requested.slice(0, 2)).toEqual([
      ['rba/G1', ['DATA_SHRANK']],
      ['rba/G1', []],
    ]);
    const chosen = parse((await open('/admin?rebuild=rba.G1', cookie)).body).querySelector('#rebuild');
    expect(chosen?.text).toContain('3 files stored, of 3 Mar 2026 to 3 Nov 2026. In use: 2 versions.');
    expect(chosen?.querySelector('form')?.getAttribute('action')).toBe('/admin/rebuild');
    const none = await open('/admin?rebuild=rba.F1', cookie);
    expect([none.statusCode, parse(none.body).querySelector('#outcome')?.text]).toEqual([422, 'No file of it is stored here.']);
    expect((await open('/admin?rebuild=rba.NONE', cookie)).statusCode).toBe(404);
    expect((await send('/admin/rebuild', { dataset: 'rba.G1' })).statusCode).toBe(400);
    expect((await post('/admin/rebuild', { dataset: 'rba.G1', confirm: 'yes' }, { cookie })).statusCode).toBe(403);
    expect((await send('/admin/rebuild', { dataset: 'rba.F1', confirm: 'yes' })).statusCode).toBe(200);
    rebuilds.length = 0;
    const begun = await send('/admin/rebuild', { dataset: 'rba.G1', confirm: 'yes' });
    expect(parse(begun.body).querySelector('#rebuild tbody')?.text).toContain('In progress: 1 of 3 files read.');
    expect(requested.slice(2)).toEqual([
      ['F1', true],
      ['G1', true],
    ]);
    const noted = await h.store.actionsOf((await h.store.byEmail(OWNER))?.id ?? '', 2);
    expect(noted).toMatchObject([{ action: 'data.rebuild_requested', actor: 'session', detail: 'rba.G1' }, { detail: 'rba.F1' }]);
    const register = async (n: number): Promise<number> =>
      (await h.ask({ method: 'POST', url: '/v1/register', payload: { email: `pupil${n}@example.org` } })).statusCode;
    await register(1);
    expect(await register(2)).toBe(429);
    expect((await send('/admin/throttle', { per_hour: '0', hours: '1' })).statusCode).toBe(400);
    expect((await send('/admin/throttle', { per_hour: '50', hours: '1' })).body).toContain('50 addresses an hour');
    expect([await register(3), await register(4), await register(5)]).toEqual([201, 201, 201]);
    h.clock.advance(3_600_000);
    expect(h.accounts.registrar.throttle).toEqual({ perHour: 2, raisedUntil: null });
  });
});

describe('closing an account', () => {
  it('exports stored data, and deletes the account only if its address is entered', async () => {
    const { cookie, token } = await signIn();
    const file = await open('/account/export', cookie);
    expect([file.headers['content-disposition'], file.json().account.email]).toEqual(['attachment; filename="wattle-account.json"', OWNER]);
    const remove = (confirm: string): Promise<Sent> => post('/account/delete', { confirm, form_token: token }, { cookie });
    expect((await remove('other@example.org')).statusCode).toBe(400);
    expect(await h.store.byEmail(OWNER)).not.toBeNull();
    const removed = await remove(OWNER);
    expect([removed.statusCode, removed.headers.location]).toEqual([303, '/account/deleted']);
    expect(parse((await open('/account/deleted')).body).querySelector('h1')?.text).toBe('Account deleted');
    expect([await h.store.byEmail(OWNER), (await open('/account', cookie)).statusCode]).toEqual([null, 303]);
  });
});
