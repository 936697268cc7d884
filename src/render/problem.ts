/** The JSON form of all errors. It has the members of RFC 9457 and Wattle's additional members. */
import { ERROR_CODES, type ErrorCode, type ParameterFault, type WattleError } from '../core/errors.ts';

export interface Problem {
  /** The URL of the page that explains the error code. */
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  /** The requested path, without the query. */
  readonly instance: string;
  readonly code: ErrorCode;
  /** The same text as `detail`. Some clients show only this member. */
  readonly error: string;
  readonly hint: string | null;
  /** Similar ids or paths, most similar first. */
  readonly nearest?: readonly string[];
  readonly dataset_id?: string;
  /** The same reasons as in `meta.reasons`. */
  readonly reasons?: readonly object[];
  readonly request_id: string;
  readonly errors: readonly ParameterFault[];
}

interface ProblemFrame {
  readonly publicUrl: string;
  readonly instance: string;
  readonly requestId: string;
}

const OURS = 'Something went wrong on our side. The request_id identifies the error in the log.';

/** Builds the body of an error. For status 500, the detail is a fixed sentence, because internal details must not become public. */
export function renderProblem(error: WattleError, frame: ProblemFrame): Problem {
  const { status, title } = ERROR_CODES[error.code];
  const detail = status === 500 ? OURS : error.message;
  return {
    type: `${frame.publicUrl}/docs/errors/${error.code}`,
    title,
    status,
    detail,
    instance: frame.instance,
    code: error.code,
    error: detail,
    hint: status === 500 ? null : (error.hint ?? null),
    ...(error.near.length === 0 ? {} : { nearest: error.near }),
    ...(error.dataset === undefined ? {} : { dataset_id: error.dataset }),
    ...(error.reasons.length === 0 ? {} : { reasons: error.reasons }),
    request_id: frame.requestId,
    errors: error.faults,
  };
}
