/**
 * Checks that every response is for its request, with two tiers, one to six requests at the same time, slow readers and killed connections.
 */
import { type RawAnswer, send } from './raw-client.ts';

/** A key and its tier's quota. Responses contain the quota, which shows the key that they are for. */
export interface Caller {
  readonly key: string;
  readonly limit: number;
}

export interface MixUpReport {
  /** Number of checked responses, and number of killed connections. */
  readonly answers: number;
  readonly killed: number;
  /** One sentence for each response that was not for its request. */
  readonly faults: readonly string[];
}

interface Question {
  readonly target: string;
  readonly belongs: (body: Readonly<Record<string, unknown>>) => boolean;
}

const SERIES = ['AU.CPI.YOY', 'AU.CASHRATE', 'AU.WPI.YOY', 'AU.UNEMP.SA', 'AU.CPI.INDEX', 'AU.WPI.INDEX'];
const member = (value: unknown, name: string): unknown => (value as Readonly<Record<string, unknown>> | undefined)?.[name];

/** Returns the n-th request. Half of the requests repeat, so that their responses are cached. */
function question(n: number): Question {
  const id = SERIES[n % SERIES.length];
  if (n % 3 === 0) return { target: `/v1/series/${id}/latest`, belongs: (body) => body['series_id'] === id };
  const limit = n % 3 === 1 ? 1 + (n % 40) : 1 + (n % 1000);
  return { target: `/v1/data/rba/F1.1?limit=${limit}`, belongs: (body) => member(member(body['meta'], 'query'), 'limit') === limit };
}

/** Checks this number of responses over several parallel connections. */
export async function mixUp(port: number, callers: readonly [Caller, Caller], wanted: number, lanes: number): Promise<MixUpReport> {
  const faults: string[] = [];
  let answers = 0;
  let killed = 0;
  let requested = 0;
  const lane = async (): Promise<void> => {
    while (answers < wanted && faults.length < 20) {
      const n = requested;
      const many = 1 + (n % 6);
      requested += many;
      const questions = Array.from({ length: many }, (_, i) => ({
        id: `q${n + i}`,
        caller: callers[(n + i) % 2] ?? callers[0],
        ...question((n + i) * 7),
      }));
      const requests = questions.map(
        ({ id, caller, target }, i) =>
          `GET ${target} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${caller.key}\r\nX-Request-Id: ${id}\r\n${i === many - 1 ? 'Connection: close\r\n' : ''}\r\n`,
      );
      const kills = n % 11 === 0;
      killed += kills ? 1 : 0;
      const got = await send(port, requests, { readsAfterMs: n % 13 === 0 ? 30 : 0, ...(kills ? { breaksAfterBytes: 700 * many } : {}) });
      answers += got.length;
      if (!kills && got.length !== many) faults.push(`${many} requests were sent at once, with ${got.length} responses.`);
      for (const [i, answer] of got.entries()) {
        const about = questions[i];
        if (!about) {
          faults.push(`${many} requests were sent at once, with more responses.`);
          break;
        }
        const { id, caller, target, belongs } = about;
        const wrong = wrongWith(answer, id, caller, belongs);
        if (wrong !== null) faults.push(`${target}: ${wrong}`);
      }
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return { answers, killed, faults };
}

function wrongWith({ status, headers, body }: RawAnswer, id: string, caller: Caller, belongs: Question['belongs']): string | null {
  if (headers.get('x-request-id') !== id) return `the response to ${headers.get('x-request-id')} came to ${id}`;
  if (status !== 200) return `status ${status}: ${body.slice(0, 200)}`;
  if (headers.get('x-ratelimit-limit') !== String(caller.limit)) return `the quota of another tier, ${headers.get('x-ratelimit-limit')}`;
  return belongs(JSON.parse(body) as Readonly<Record<string, unknown>>) ? null : `another response: ${body.slice(0, 200)}`;
}
