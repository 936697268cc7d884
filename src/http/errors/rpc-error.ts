/** Errors as JSON-RPC messages. They have a JSON-RPC code, and the complete problem as data. */
import type { Problem } from '../../render/problem.ts';

export const RPC_PATH = '/mcp';
/** The path that says who issues access tokens (RFC 9728, section 3.1). A refused client reads it. */
export const RPC_METADATA_PATH = `/.well-known/oauth-protected-resource${RPC_PATH}`;

/** Error codes of JSON-RPC 2.0. The server code is for all errors that are not about the message. */
const INVALID_REQUEST = -32600;
const INTERNAL_ERROR = -32603;
const SERVER_ERROR = -32000;
/** Statuses that mean that the message itself is invalid. */
const OF_MESSAGES: readonly number[] = [400, 413, 415];

/** A JSON-RPC error. Its id is null, because the message was not read. */
export function rpcError(problem: Problem): string {
  const { status, detail, hint } = problem;
  const code = OF_MESSAGES.includes(status) ? INVALID_REQUEST : status === 500 ? INTERNAL_ERROR : SERVER_ERROR;
  return JSON.stringify({
    jsonrpc: '2.0',
    error: { code, message: hint === null ? detail : `${detail} ${hint}`, data: problem },
  });
}
