/** Reads `/v1/stream` over a socket. New events arrive, missed ones are sent again, and no others are sent. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { DatasetKey } from '../../src/core/define-dataset.ts';
import type { EventKind } from '../../src/core/events.ts';
import { DEV_KEY, type Harness, startHarness } from './harness.ts';

interface Message {
  readonly id: string;
  readonly event: string;
  readonly data: { readonly type: string; readonly data: Readonly<Record<string, unknown>> };
}

let h: Harness;
let origin: string;
beforeAll(async () => {
  h = await startHarness();
  origin = `http://127.0.0.1:${await h.listen()}`;
});
const open: AbortController[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.abort();
});
afterAll(() => h.close());

const connect = async (query = '', headers: Readonly<Record<string, string>> = {}): Promise<Response> => {
  const controller = new AbortController();
  open.push(controller);
  return fetch(`${origin}/v1/stream${query}`, { headers: { authorization: `Bearer ${DEV_KEY}`, ...headers }, signal: controller.signal });
};

/** Reads `count` messages. */
async function read(response: Response, count: number): Promise<readonly Message[]> {
  const decoder = new TextDecoder();
  let text = '';
  const messagesOf = (): readonly string[] =>
    text
      .split('\n\n')
      .slice(0, -1)
      .filter((part) => part.includes('data: '));
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true });
    if (messagesOf().length >= count) break;
  }
  return messagesOf().map((part) => {
    const fields = Object.fromEntries(part.split('\n').map((line) => line.split(/: (.*)/s, 2)));
    return { id: fields['id'], event: fields['event'], data: JSON.parse(fields['data']) } as Message;
  });
}

let numbers = 0;
async function happen(kind: EventKind, dataset: DatasetKey, payload: Readonly<Record<string, unknown>> = {}): Promise<void> {
  numbers += 1;
  await h.hooks.events.append({ kind, dataset, at: h.clock.now(), payload: { number: numbers, ...payload } }, `test ${numbers}`);
}
const numbersOf = (messages: readonly Message[]): readonly unknown[] => messages.map(({ data }) => data.data['number']);

it('the stream sends an event when it happens, with the body of a webhook', async () => {
  const response = await connect();
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
  expect([response.headers.get('cache-control'), response.headers.get('x-accel-buffering')]).toEqual(['no-store', 'no']);
  await happen('release.published', 'abs/CPI' as DatasetKey);
  const [message] = await read(response, 1);
  expect(message).toMatchObject({ event: 'release.published', data: { type: 'release.published', data: { number: numbers } } });
  expect(message?.id).toMatch(/^evt_[0-9a-z]{16}$/);
});

it('the stream continues after the last event of a client, from the header or the URL', async () => {
  const first = await connect();
  for (let n = 0; n < 3; n += 1) await happen('series.updated', 'rba/F1.1' as DatasetKey);
  const seen = await read(first, 3);
  const [one, two, three] = numbersOf(seen);
  expect([one, two, three]).toEqual([numbers - 2, numbers - 1, numbers]);
  const id = String(seen[0]?.id);
  expect(numbersOf(await read(await connect('', { 'last-event-id': id }), 2))).toEqual([two, three]);
  expect(numbersOf(await read(await connect(`?last_event_id=${id}`), 2))).toEqual([two, three]);
});

it('the stream begins with the events since a day, even if the event of an id is no longer stored', async () => {
  h.clock.advance(86_400_000);
  await happen('release.published', 'rba/F1.1' as DatasetKey);
  const since = new Date(h.clock.now()).toISOString();
  const stream = await connect(`?since=${since}&datasets=rba.F1.1`);
  expect(numbersOf(await read(stream, 1))).toEqual([numbers]);
  const lost = `evt_${h.clock.now().toString(36).padStart(9, '0')}000zzzz`;
  expect(numbersOf(await read(await connect('?datasets=rba.F1.1', { 'last-event-id': lost }), 1))).toEqual([numbers]);
});

it('the stream sends only the events that its filters select', async () => {
  const response = await connect('?sources=rba&events=observation.revised,series.updated');
  await happen('series.updated', 'abs/CPI' as DatasetKey);
  await happen('release.published', 'rba/F1' as DatasetKey);
  await happen('observation.revised', 'rba/F1' as DatasetKey);
  expect(numbersOf(await read(response, 1))).toEqual([numbers]);
});

describe('refuses', () => {
  it.each([
    ['?datasets=rba.F1.2', 'datasets', 'rba.F1.1'],
    ['?events=release.publishd', 'events', 'release.published'],
    ['?series=AU.TEST.PRICE', 'series', 'AU.TEST.PRICES'],
    ['?last_event_id=12', 'last_event_id', undefined],
    ['?since=yesterday', 'since', undefined],
    ['?colour=red', 'colour', undefined],
  ])('%s, and names the parameter', async (query, parameter, nearest) => {
    const response = await connect(query);
    const { errors } = (await response.json()) as { errors: { parameter: string; did_you_mean?: string }[] };
    expect([response.status, errors[0]?.parameter, errors[0]?.did_you_mean]).toEqual([400, parameter, nearest]);
  });
});

describe('if reading needs a key', () => {
  let closed: Harness;
  let address: string;
  beforeAll(async () => {
    closed = await startHarness({ config: { publicRead: false } });
    address = `http://127.0.0.1:${await closed.listen()}/v1/stream`;
  });
  afterAll(() => closed.close());

  it('refuses a reader without a key, and more than ten streams of one network until one is closed', async () => {
    expect((await fetch(address)).status).toBe(401);
    const streams = Array.from({ length: 10 }, () => new AbortController());
    const begin = async (signal: AbortSignal): Promise<Response> =>
      fetch(address, { headers: { authorization: `Bearer ${DEV_KEY}` }, signal });
    for (const { signal } of streams) expect((await begin(signal)).status).toBe(200);
    const refused = await begin(AbortSignal.timeout(60_000));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
    streams[0]?.abort();
    const last = new AbortController();
    await expect.poll(async () => (await begin(last.signal)).status, { timeout: 60_000 }).toBe(200);
    for (const one of [...streams, last]) one.abort();
  });
});
