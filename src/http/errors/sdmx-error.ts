/** Errors as SDMX messages: XML, or SDMX-JSON for clients that request JSON or CSV. */
import type { ErrorCode } from '../../core/errors.ts';
import type { Problem } from '../../render/problem.ts';
import { renderErrorJson, renderErrorXml } from '../../render/sdmx/error.ts';
import type { SdmxVersion } from '../../render/sdmx/xml.ts';
import { CONTENT_TYPES } from '../request/negotiate.ts';
import { pathnameOf } from '../request/request-target.ts';
import { errorForm } from '../request/sdmx-form.ts';

export const SDMX_ERROR_TYPE = 'application/xml';

/** For each base path, its SDMX version and the start of its operation ids. */
export const SDMX_BASES = {
  '/sdmx/2.1': { version: '2.1', name: 'sdmx21' },
  '/sdmx/3.0': { version: '3.0', name: 'sdmx30' },
  '/abs/rest': { version: '2.1', name: 'absRest' },
} as const satisfies Readonly<Record<string, { readonly version: SdmxVersion; readonly name: string }>>;

export function sdmxVersionAt(pathname: string): SdmxVersion | null {
  const found = Object.entries(SDMX_BASES).find(([base]) => pathname === base || pathname.startsWith(`${base}/`));
  return found?.[1].version ?? null;
}

/** Maps errors to SDMX codes if their HTTP status is not specific enough. Services define codes from 1000. */
const BY_CODE: Partial<Readonly<Record<ErrorCode, number>>> = {
  REQ_UNKNOWN_VALUE: 150,
  // In SDMX, 510 is "response size exceeds service limit".
  REQ_UNPROCESSABLE: 510,
  LIMIT_LENGTH: 510,
  LIMIT_RATE: 1000,
  LIMIT_QUOTA: 1001,
};
const BY_STATUS: Readonly<Record<number, number>> = { 401: 110, 403: 110, 404: 100, 410: 100, 413: 510, 501: 501, 503: 503 };
const SYNTAX = 140;
const OURS = 500;

export const sdmxCode = ({ code, status }: Pick<Problem, 'code' | 'status'>): number =>
  BY_CODE[code] ?? BY_STATUS[status] ?? (status < 500 ? SYNTAX : OURS);

/** @param reported time of the error as an ISO instant */
export function sdmxError(
  problem: Problem,
  version: SdmxVersion,
  request: { readonly url: string; readonly accept: string | undefined; readonly reported: string },
): { readonly contentType: string; readonly body: string } {
  const { title, detail, hint, type, status, request_id } = problem;
  const fault = {
    code: sdmxCode(problem),
    title,
    help: type,
    prepared: request.reported,
    detail: `${detail}${hint === null ? '' : ` ${hint}`}${status === 500 ? ` request_id: ${request_id}` : ''}`,
  };
  const format = new URLSearchParams(request.url.slice(pathnameOf(request.url).length + 1)).get('format');
  if (errorForm(format, request.accept) === 'json') return { contentType: CONTENT_TYPES.json, body: renderErrorJson(fault) };
  return { contentType: `${SDMX_ERROR_TYPE}; charset=utf-8`, body: renderErrorXml(fault, version) };
}
