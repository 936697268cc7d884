/** Errors in FRED's form, as XML or JSON. */
import { STATUS_CODES } from 'node:http';
import { renderFredXmlError } from '../../render/fred-xml.ts';
import type { Problem } from '../../render/problem.ts';
import { CONTENT_TYPES } from '../request/negotiate.ts';
import { pathnameOf } from '../request/request-target.ts';

export const FRED_PATHS = '/fred/';
const FRED_V2_PATHS = '/fred/v2/';
export const XML_TYPE = 'text/xml';

export interface ForeignError {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

/**
 * Returns the error in FRED's form. FRED returns 400 for an invalid key or an unknown series. FRED clients read only the message, so the
 * message includes the hint. The JSON also has Wattle's members.
 */
export function fredError(problem: Problem, url: string): ForeignError {
  const status = fredStatus(problem);
  const message = `${STATUS_CODES[status]}.  ${problem.detail}${problem.hint === null ? '' : ` ${problem.hint}`}`;
  if (wantsJson(url)) {
    const members = { ...problem, status, error_code: status, error_message: message };
    return { status, contentType: CONTENT_TYPES.json, body: JSON.stringify(members) };
  }
  return { status, contentType: `${XML_TYPE}; charset=utf-8`, body: renderFredXmlError(status, message) };
}

const fredStatus = ({ status, code }: Problem): number =>
  status >= 400 && status < 500 && status !== 429 && code !== 'REQ_NOT_FOUND' && code !== 'REQ_METHOD' ? 400 : status;

/** True if the error should be JSON. The default is XML in version 1 and JSON in version 2. */
function wantsJson(url: string): boolean {
  const path = pathnameOf(url);
  const query = new URLSearchParams(url.slice(path.length + 1));
  if (path.startsWith(FRED_V2_PATHS)) return query.get('format')?.toLowerCase() !== 'xml';
  return query.get('file_type')?.toLowerCase() === 'json';
}
