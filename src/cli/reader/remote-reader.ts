/** Reads data from another instance through its API, with the user's API key. */
import { at } from '../../core/assert.ts';
import { ERROR_CODES, type ErrorCode, type ParameterFault, WattleError } from '../../core/errors.ts';
import { parseUrl } from '../../core/url.ts';
import { VERSION } from '../../program/program.ts';
import type { AnswerMeta } from '../../queries/base/answer.ts';
import { noSignal } from '../named.ts';
import type { Reader, Reading, SignalRow, StatusReading } from './reader.ts';

type Row = Readonly<Record<string, unknown>>;

const PATIENCE_MS = 60_000;
/** Members of `meta` that are only in responses over HTTP. */
const OF_HTTP = ['endpoint', 'retrieved_at', 'source', 'server_version'];

export class RemoteReader implements Reader {
  readonly #url: string;
  readonly #key: string | null;

  /** @param url URL of the instance, which may include a path, without a final slash */
  constructor(url: string, key: string | null) {
    this.#url = url;
    this.#key = key;
  }

  async status(): Promise<StatusReading> {
    return (await this.#json(['v1', 'status'])) as unknown as StatusReading;
  }

  datasets(source: string | null): Promise<Reading> {
    return this.#reading(['v1', 'datasets', ...(source === null ? [] : [source])]);
  }

  searchDatasets(query: URLSearchParams): Promise<Reading> {
    return this.#reading(['v1', 'search-datasets'], query);
  }

  search(query: URLSearchParams): Promise<Reading> {
    return this.#reading(['v1', 'search'], query);
  }

  describe(dataset: string): Promise<Reading> {
    return this.#reading(['v1', 'describe', ...partsOf(dataset)]);
  }

  data(dataset: string, query: URLSearchParams): Promise<Reading> {
    return this.#reading(['v1', 'data', ...partsOf(dataset)], query);
  }

  seriesList(query: URLSearchParams): Promise<Reading> {
    return this.#reading(['v1', 'series'], query);
  }

  series(ids: readonly string[], query: URLSearchParams): Promise<Reading> {
    return this.#reading(['v1', 'series', nounOf(ids)], withIds(ids, query));
  }

  latest(id: string): Promise<Row> {
    return this.#json(['v1', 'series', id, 'latest']);
  }

  seriesMeta(id: string): Promise<Reading> {
    return this.#reading(['v1', 'series', id, 'meta']);
  }

  revisions(id: string, query: URLSearchParams): Promise<Reading> {
    return this.#reading(['v1', 'series', id, 'revisions'], query);
  }

  async signals(): Promise<readonly SignalRow[]> {
    const { data } = await this.#reading(['v1', 'signals']);
    return (data as readonly Row[]).map(({ id, kind, stale_rule, summary }) => ({
      id: String(id),
      mode: kind === 'history' ? 'history' : 'snapshot',
      stale: String(stale_rule),
      summary: String(summary),
    }));
  }

  async signal(id: string, query: URLSearchParams): Promise<Reading> {
    // Checks the id before the request, because paths of indicators and of other endpoints have the same form.
    const { SIGNALS } = await import('../../signals/registry.generated.ts');
    const known = SIGNALS.find((one) => one.id === id || one.aliases?.includes(id))?.id;
    if (known === undefined) {
      const ids = (await this.signals()).map((one) => one.id);
      if (!ids.includes(id)) throw noSignal(id, ids);
    }
    return this.#reading(['v1', known ?? id], query);
  }

  async chart(ids: readonly string[], query: URLSearchParams): Promise<string> {
    const answer = await this.#send(['v1', 'series', nounOf(ids), 'chart.svg'], withIds(ids, query), '*/*');
    if (!answer.headers.get('content-type')?.startsWith('image/svg+xml')) throw this.#notWattle();
    return answer.text();
  }

  async changeMark(): Promise<null> {
    return null;
  }

  async #reading(parts: readonly string[], query?: URLSearchParams): Promise<Reading> {
    const { data, meta, links } = await this.#json(parts, query);
    if (typeof data !== 'object' || data === null || typeof meta !== 'object' || meta === null) throw this.#notWattle();
    const own = Object.fromEntries(Object.entries(meta).filter(([name]) => !OF_HTTP.includes(name)));
    const next = (links as { readonly next?: string | null } | undefined)?.next ?? null;
    return {
      data: data as Reading['data'],
      meta: own as unknown as AnswerMeta,
      next: next === null ? null : new URL(next).searchParams.get('cursor'),
    };
  }

  async #json(parts: readonly string[], query?: URLSearchParams): Promise<Row> {
    const answer = await this.#send(parts, query, 'application/json');
    const body: unknown = await answer.json().catch(() => null);
    if (typeof body !== 'object' || body === null) throw this.#notWattle();
    return body as Row;
  }

  async #send(parts: readonly string[], query: URLSearchParams = new URLSearchParams(), accept: string): Promise<Response> {
    const target = `/${parts.map(encodeURIComponent).join('/')}${query.size > 0 ? `?${query}` : ''}`;
    const answer = await this.#fetched(target, accept);
    if (answer.ok) return answer;
    throw await this.#refusal(answer);
  }

  async #fetched(target: string, accept: string): Promise<Response> {
    try {
      return await fetch(`${this.#url}${target}`, {
        headers: { accept, ...(this.#key === null ? {} : { authorization: `Bearer ${this.#key}` }) },
        // Redirects are not followed, because the key must be sent only to this URL.
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
    } catch (cause) {
      const { name, cause: reason } = cause as { readonly name?: string; readonly cause?: { readonly code?: string } };
      const why = name === 'TimeoutError' ? `no response within ${PATIENCE_MS / 1000} seconds` : reason?.code;
      throw new WattleError('UP_UNREACHABLE', `No response from ${this.#url}${why === undefined ? '' : ` (${why})`}.`, {
        hint: 'Correct WATTLE_URL or --url. Without either, the command reads the data on this machine.',
        cause,
      });
    }
  }

  /** Converts an error response to a WattleError. */
  async #refusal(answer: Response): Promise<WattleError> {
    const { status } = answer;
    if (status >= 300 && status < 400) {
      return new WattleError('CONF_INVALID', `${this.#url} redirects to ${originOf(answer)}.`, {
        hint: 'Set WATTLE_URL to the address of the instance itself.',
      });
    }
    const problem = (await answer.json().catch(() => null)) as Partial<Row> | null;
    const code = problem?.['code'];
    if (typeof code !== 'string' || typeof problem?.['detail'] !== 'string') return this.#notWattle(status);
    if (status === 401) {
      return new WattleError(
        'CONF_INVALID',
        this.#key === null ? `${this.#url} needs a key: set WATTLE_KEY.` : `${this.#url} does not accept the key in WATTLE_KEY.`,
      );
    }
    // An instance without the path has an older version.
    if (code === 'REQ_NOT_FOUND') return this.#older();
    const retryAfter = Number(answer.headers.get('retry-after'));
    const wait = retryAfter > 0 ? `Try again in ${retryAfter} seconds.` : null;
    const hint = [problem['hint'], wait].filter((part) => typeof part === 'string').join(' ');
    return new WattleError(codeOf(code, status), problem['detail'], {
      faults: Array.isArray(problem['errors']) ? (problem['errors'] as ParameterFault[]) : [],
      ...(hint === '' ? {} : { hint }),
    });
  }

  /** Returns the error for an instance that has an older version or another path. */
  async #older(): Promise<WattleError> {
    const health = await this.#fetched('/v1/health', 'application/json');
    const { version } = ((await health.json().catch(() => null)) ?? {}) as { readonly version?: unknown };
    if (typeof version !== 'string') return this.#notWattle(404);
    return new WattleError(
      'UP_STATUS',
      `The Wattle server at ${this.#url} has version ${version} and does not support this command of version ${VERSION}.`,
    );
  }

  #notWattle(status?: number): WattleError {
    const what = status === undefined ? 'the response is not from this API' : `it returned status ${status} without an error from this API`;
    return new WattleError('CONF_INVALID', `The server at ${this.#url} is not a Wattle server, or a proxy responded instead: ${what}.`, {
      hint: 'Correct WATTLE_URL or --url.',
    });
  }
}

/** Splits `rba/F1.1` or `rba.F1.1` into parts of a path. */
function partsOf(dataset: string): readonly string[] {
  const [source = '', ...rest] = dataset.split(/[./]/);
  return [source, rest.join('.')];
}

const nounOf = (ids: readonly string[]): string => (ids.length === 1 ? at(ids, 0) : 'multi');

function withIds(ids: readonly string[], query: URLSearchParams): URLSearchParams {
  return ids.length < 2 ? query : new URLSearchParams([['ids', ids.join(',')], ...query]);
}

const isCode = (code: string): code is ErrorCode => Object.hasOwn(ERROR_CODES, code);

/** Converts an error code. If the other instance has a newer version, this program may not have the code. */
function codeOf(code: string, status: number): ErrorCode {
  if (isCode(code)) return code;
  if (status === 404) return 'REQ_NOT_FOUND';
  return status < 500 ? 'REQ_BAD_PARAMETER' : 'UP_STATUS';
}

function originOf(answer: Response): string {
  const location = answer.headers.get('location') ?? '';
  return parseUrl(location, answer.url)?.origin ?? 'another address';
}
