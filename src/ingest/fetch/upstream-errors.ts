/** Interprets redirects, statuses, required pauses, and web pages that are sent instead of files. */

import type { Dispatcher } from 'undici';
import type { Ask } from '../../core/capture.ts';
import { type ErrorCode, quoted, WattleError, type WattleErrorOptions } from '../../core/errors.ts';
import { parseUrl } from '../../core/url.ts';
import { looksLikeHtml, pageTitle } from '../../formats/sniff.ts';
import { StatusAnswered } from './reachability.ts';

/**
 * The pause after a timeout of the ABS gateway. The gateway stops waiting after 30 seconds, but its server continues. The same request
 * succeeds a minute or two later.
 */
const GATEWAY_TIMEOUT_RETRY_SECONDS = 90;

/** Removes user name, password, and parameters whose names suggest that they are credentials. */
export function safeUrl(address: string): string {
  const url = parseUrl(address);
  if (url === null) return address;
  const secrets = [...url.searchParams.keys()].filter((name) => /key|token|guid|secret|passw|signature/i.test(name));
  if (secrets.length === 0 && url.username === '' && url.password === '') return address;
  url.username = '';
  url.password = '';
  for (const name of secrets) url.searchParams.set(name, 'hidden');
  return url.href;
}

export class AttemptError extends WattleError {
  /** True if another attempt may succeed. */
  readonly again: boolean;
  /** True if the whole host failed. */
  readonly hostFailed: boolean;
  constructor(code: ErrorCode, detail: string, next: { again: boolean; hostFailed: boolean }, options: WattleErrorOptions = {}) {
    super(code, detail, options);
    this.again = next.again;
    this.hostFailed = next.hostFailed;
  }
}

/** Throws UP_HTML for a web page. Some agencies' gateways block clients with a page and status 200. */
export function refusePage(ask: Ask, head: Uint8Array): void {
  if (ask.accept.includes('text/html') || !looksLikeHtml(head)) return;
  const title = pageTitle(head);
  const detail = `The agency sent a web page instead of data${title === '' ? '' : `: ${quoted(title)}`}.`;
  throw new AttemptError('UP_HTML', detail, { again: true, hostFailed: false });
}

export const header = (response: Dispatcher.ResponseData, name: string): string | null => {
  const value = response.headers[name];
  return typeof value === 'string' ? value : (value?.[0] ?? null);
};

export const redirectError = (detail: string): AttemptError => new AttemptError('UP_REDIRECT', detail, { again: false, hostFailed: false });

/**
 * Returns the error for a status other than 200. Allows another attempt after 403, because the RBA's gateway sometimes returns it at
 * random. Other 4xx statuses, except 408 and 429, are final.
 */
export async function statusError(response: Dispatcher.ResponseData, now: number, mayQuote: boolean): Promise<AttemptError> {
  const status = response.statusCode;
  const said = await excerpt(response);
  const cause = new StatusAnswered(status);
  const detail = `The agency responded with status ${status}${mayQuote && said ? `: ${said}` : ''}.${status === 403 ? REFUSED_ADDRESS : ''}`;
  if (status === 404 || status === 410) return new AttemptError('UP_NOT_FOUND', detail, { again: false, hostFailed: false });
  if (status === 504) {
    const options = { retryAfterSeconds: GATEWAY_TIMEOUT_RETRY_SECONDS, cause };
    return new AttemptError('UP_TIMEOUT', detail, { again: false, hostFailed: false }, options);
  }
  const hostFailed = status >= 500 || status === 429 || status === 403;
  const again = hostFailed || status === 408;
  const retryAfterSeconds = again ? retryAfter(header(response, 'retry-after'), now) : null;
  return new AttemptError(
    'UP_STATUS',
    detail,
    { again, hostFailed },
    { cause, ...(retryAfterSeconds === null ? {} : { retryAfterSeconds }) },
  );
}

/** Advice after a refusal. Since April 2026, data.gov.au has refused requests from data centres with any user agent. */
const REFUSED_ADDRESS = ' It may refuse addresses of data centres. WATTLE_UPSTREAM_PROXY sends requests through another address.';

/** The maximum pause in seconds, even if the agency requires a longer one. */
const LONGEST_RETRY_AFTER_SECONDS = 86_400;

/** Matches a date such as `Fri, 08 May 2026 02:10:00 GMT` (RFC 9110, section 5.6.7). */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** Returns the seconds in a Retry-After header in either form, at most a day. Null if the header is absent or invalid. */
function retryAfter(value: string | null, now: number): number | null {
  const text = value?.trim() ?? '';
  const seconds = /^\d+$/.test(text) ? Number(text) : HTTP_DATE.test(text) ? Math.ceil((Date.parse(text) - now) / 1000) : Number.NaN;
  return Number.isNaN(seconds) ? null : Math.min(Math.max(0, seconds), LONGEST_RETRY_AFTER_SECONDS);
}

const EXCERPT_BYTES = 2048;
const EXCERPT_CHARACTERS = 120;

/** Returns the first words of an error's body without markup, such as `NoRecordsFound`. Empty for web pages and other content. */
async function excerpt(response: Dispatcher.ResponseData): Promise<string> {
  const type = header(response, 'content-type') ?? '';
  if (!/^text\/plain|xml|json/.test(type) || header(response, 'content-encoding') !== null) {
    await response.body.dump();
    return '';
  }
  let text = '';
  for await (const chunk of response.body) {
    text += Buffer.from(chunk).toString('latin1');
    if (text.length >= EXCERPT_BYTES) break;
  }
  const words = text
    .slice(0, EXCERPT_BYTES)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/[^\x20-\x7e]+/g, ' ');
  return words.replace(/\s+/g, ' ').trim().replace(/\.$/, '').slice(0, EXCERPT_CHARACTERS);
}

/** Converts an error in an attempt to an AttemptError. Returns HostRestingError and errors from this file unchanged. */
export function attemptError(error: unknown): unknown {
  if (error instanceof AttemptError) return error;
  if (error instanceof WattleError) {
    // A body that was cut off may be complete in the next attempt. A body that is too large will be too large again.
    const cutOff = error.code === 'UP_UNREACHABLE';
    return new AttemptError(error.code, error.message, { again: cutOff, hostFailed: cutOff }, { cause: error.cause });
  }
  const next = { again: true, hostFailed: true };
  const { name, code } = error as { name?: string; code?: string };
  const timedOut = name === 'TimeoutError' || /TIMEOUT|ETIMEDOUT/.test(code ?? '');
  return timedOut
    ? new AttemptError('UP_TIMEOUT', 'The agency did not respond in time.', next, { cause: error })
    : new AttemptError('UP_UNREACHABLE', `The connection to the agency failed (${code ?? name ?? 'unknown'}).`, next, { cause: error });
}

export function withUrl(error: AttemptError, url: string): WattleError {
  return new WattleError(error.code, error.message, {
    at: { url: safeUrl(url) },
    cause: error.cause,
    ...(error.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: error.retryAfterSeconds }),
  });
}
