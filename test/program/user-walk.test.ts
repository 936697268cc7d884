/**
 * Does everything that a user of the built program does. The user registers, gets email, sends a first request, signs in and rotates the
 * key. The user then embeds a chart and subscribes. A real update finds a release on the replay server, and a signed webhook is
 * delivered. At the end, the user pauses, resumes and ends the subscription, and deletes the account.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeRbaTable } from '../../sandbox/rba/wire.ts';
import { type ReplayServer, startReplay } from '../../sandbox/replay/replay-server.ts';
import { withStarterProgram } from '../starter/loaded-starter.ts';
import { Receiver } from '../webhooks/receiver.ts';
import { type Running, remove, startWattle, temporaryFolder, until, wattleBeside } from './running.ts';

const DAY_MS = 86_400_000;
const EMAIL = 'reader@example.org';
const SERIES = 'AU.FX.REAL.TWI';

const folder = temporaryFolder();
const dataDir = path.join(folder, 'var');
let receiver: Receiver;
let replay: ReplayServer;
let program: Running;
let environment: Record<string, string>;

/** Returns the ends of the last complete quarters, oldest first, in days since 1970-01-01. */
function quarterEnds(count: number): readonly number[] {
  const today = new Date();
  const quarter = Math.floor(today.getUTCMonth() / 3);
  return Array.from({ length: count }, (_, i) => Date.UTC(today.getUTCFullYear(), 3 * (quarter - count + 1 + i), 0) / DAY_MS);
}

/** Makes table F15 with invented values for its quarters. */
function vintage(quarters: readonly number[], figures: readonly number[], publishedDaysAgo: number): Uint8Array {
  const cells = figures.map((figure) => figure.toFixed(1));
  return writeRbaTable({
    heading: 'F15  REAL EXCHANGE RATE MEASURES',
    columns: [{ id: 'FRERTWI', title: 'Real trade-weighted index', frequency: 'Quarterly', type: 'Original', units: 'Index', cells }],
    days: quarters.slice(0, cells.length),
    publicationDay: Math.floor(Date.now() / DAY_MS) - publishedDaysAgo,
    dates: 'numeric',
    encoding: 'utf-8',
  });
}

const dayAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

beforeEach(async () => {
  await withStarterProgram(dataDir);
  const files = path.join(folder, 'recorded');
  mkdirSync(files);
  const quarters = quarterEnds(9);
  const url = 'https://www.rba.gov.au/statistics/tables/csv/f15-data.csv';
  const figures = quarters.map((_, i) => 97.4 + i / 2);
  const vintages = [
    { daysAgo: 20, figures: figures.slice(0, 8) },
    { daysAgo: 10, figures },
    { daysAgo: 5, figures: figures.with(8, 101.6) },
  ];
  const rows = vintages.map((one) => {
    writeFileSync(path.join(files, `f15-${one.daysAgo}.csv`), vintage(quarters, one.figures, one.daysAgo));
    return `f15-${one.daysAgo}.csv,RBA,F15,${url},RBA csv,${dayAgo(one.daysAgo)},own`;
  });
  writeFileSync(
    path.join(files, 'own-manifest.csv'),
    `path,agency,dataset,upstream_url,format,retrieved_or_commit_date,licence\n${rows.join('\n')}\n`,
  );
  replay = await startReplay({ directory: files, asOf: dayAgo(15) });
  receiver = await Receiver.start();
  environment = {
    WATTLE_DATA_DIR: dataDir,
    WATTLE_UPSTREAM: replay.url,
    WATTLE_WEBHOOK_TARGETS: 'http,private',
    WATTLE_DEV_KEY: 'ak_walk',
    WATTLE_LOG_LEVEL: 'error',
    WATTLE_WARM_UP: 'on',
  };
  program = await startWattle(environment);
});
afterEach(async () => {
  await program.stop();
  await replay.close();
  await receiver.stop();
  remove(folder);
});

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly json: Json;
}

type Json = Readonly<Record<string, unknown>>;
const dataOf = (answer: Answer): Json => answer.json['data'] as Json;

async function ask(method: string, target: string, credential: string | null, body?: object): Promise<Answer> {
  const headers = {
    ...(credential === null ? {} : { authorization: `Bearer ${credential}` }),
    ...(body ? { 'content-type': 'application/json' } : {}),
  };
  const response = await fetch(`${program.origin}${target}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  return { status: response.status, headers: response.headers, text, json: isJson ? JSON.parse(text) : {} };
}

/** Returns the latest email with this subject, with its lines unfolded. Waits for the email, because the disk may be slow. */
async function mail(subject: string): Promise<string> {
  const outbox = path.join(dataDir, 'outbox');
  const newest = (): string | undefined => {
    const mails = existsSync(outbox) ? readdirSync(outbox).sort() : [];
    const texts = mails.map((name) => readFileSync(path.join(outbox, name), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '='));
    return texts.findLast((text) => text.includes(`Subject: ${subject}`));
  };
  await until(`a mail "${subject}"`, () => newest() !== undefined);
  return newest() ?? '';
}

/** Another process imports the current data of the agency. Throws if it fails. */
const refresh = () => wattleBeside(['refresh', 'rba.F15'], environment);

it('all steps of a user work, from registration to deletion', async () => {
  await refresh();

  const registered = await ask('POST', '/v1/register', null, { email: EMAIL });
  expect(registered.status).toBe(201);
  const first = String(registered.json['api_key']);
  expect(await mail('Your Wattle API key')).toContain(first);

  const latest = await ask('GET', `/v1/series/${SERIES}/latest`, first);
  expect([latest.status, latest.json['value'], latest.headers.get('x-ratelimit-remaining')]).toEqual([200, 100.9, '499']);

  expect((await ask('POST', '/v1/auth/login', null, { email: EMAIL })).status).toBe(202);
  const token = /#token=(lnk_\w+)/.exec(await mail('Sign in to Wattle'))?.[1];
  const signedIn = await ask('POST', '/v1/auth/verify', null, { token });
  const jwt = String(dataOf(signedIn)['access_token']);

  const who = async (credential: string) => dataOf(await ask('GET', '/v1/whoami', credential));
  expect(await who(first)).toMatchObject({ auth: 'api_key', email: EMAIL, usage: { used: 1 } });
  expect(await who(jwt)).toMatchObject({ auth: 'jwt', email: EMAIL, usage: { used: 1 } });

  const rotated = await ask('POST', '/v1/account/api-key', jwt, { overlap_seconds: 0 });
  const key = String(dataOf(rotated)['api_key']);
  expect([(await ask('GET', '/v1/whoami', first)).status, (await who(key))['auth']]).toEqual([401, 'api_key']);

  const example = String(dataOf(await ask('GET', '/v1/account/embed-token', jwt))['example']);
  const image = new URL(/src="([^"]+)"/.exec(example)?.[1]?.replace('AU.CPI.YOY', SERIES) ?? '');
  const chart = await ask('GET', `${image.pathname}${image.search}`, null);
  expect([chart.status, chart.headers.get('content-type')]).toEqual([200, expect.stringContaining('image/svg+xml')]);
  expect(chart.text).toContain('Real trade-weighted index');

  const subscription = await ask('POST', '/v1/webhooks', jwt, {
    url: receiver.url,
    series: [SERIES],
    events: ['series.updated', 'observation.revised'],
  });
  expect(subscription.status).toBe(201);
  const id = String(subscription.json['id']);
  const webhook = new Webhook(String(dataOf(await ask('GET', '/v1/account/signing-secret', key))['signing_secret']));

  // The agency publishes another quarter.
  replay.moveTo(dayAgo(8));
  await refresh();
  await receiver.count(1);
  const [delivery] = receiver.received;
  expect(webhook.verify(delivery?.body ?? '', delivery?.headers as Record<string, string>)).toMatchObject({
    type: 'series.updated',
    data: { dataset_id: 'rba.F15', series: [{ series_id: SERIES, value: 101.4, previous_value: 100.9, change: 0.5 }] },
  });
  expect((await ask('GET', `/v1/series/${SERIES}/latest`, key)).json['value']).toBe(101.4);

  expect(dataOf(await ask('PATCH', `/v1/webhooks/${id}`, key, { active: false }))['state']).toBe('paused');
  // It revises the quarter while the subscription is paused.
  replay.moveTo(null);
  await refresh();
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(receiver.received).toHaveLength(1);
  expect(dataOf(await ask('PATCH', `/v1/webhooks/${id}`, jwt, { active: true }))['state']).toBe('active');
  await receiver.count(2);
  expect(webhook.verify(receiver.received[1]?.body ?? '', receiver.received[1]?.headers as Record<string, string>)).toMatchObject({
    type: 'observation.revised',
    data: { revisions: [{ series_id: SERIES, old_value: 101.4, new_value: 101.6 }] },
  });

  expect((await ask('DELETE', `/v1/webhooks/${id}`, key)).status).toBe(204);
  expect((await ask('DELETE', '/v1/account', jwt)).status).toBe(204);
  expect([(await ask('GET', '/v1/whoami', key)).status, (await ask('GET', '/v1/whoami', jwt)).status]).toEqual([401, 401]);
  expect((await ask('GET', `${image.pathname}${image.search}`, null)).status).toBe(401);
  expect(await mail('Your Wattle account has been deleted')).toContain(EMAIL);
});
