/** Errors as JSON-RPC messages, with the complete problem as data. */
import type { Problem } from '../../render/problem.ts';

export const RPC_PATH = '/mcp';
/** The path of the metadata that name the issuer of access tokens, for refused clients (RFC 9728, section 3.1). */
export const RPC_METADATA_PATH = `/.well-known/oauth-protected-resource${RPC_PATH}`;

/** JSON-RPC 2.0 error codes. The server code is for errors not caused by the message. */
const INVALID_REQUEST = -32600;
const INTERNAL_ERROR = -32603;
const SERVER_ERROR = -32000;
/** Statuses that mean an invalid message. */
const OF_MESSAGES: readonly number[] = [400, 413, 415];

/** Returns the error as a message. Its id is null, because the request was not read. */
export function rpcError(problem: Problem): string {
  const { status, detail, hint } = problem;
  const code = OF_MESSAGES.includes(status) ? INVALID_REQUEST : status === 500 ? INTERNAL_ERROR : SERVER_ERROR;
  return JSON.stringify({
    jsonrpc: '2.0',
    error: { code, message: hint === null ? detail : `${detail} ${hint}`, data: problem },
  });
}
