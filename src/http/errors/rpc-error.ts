/** JSON-RPC errors: codes, and the problem in full. */
import type { Problem } from '../../render/problem.ts';

export const RPC_PATH = '/mcp';
/** RFC 9728, section 3.1: the path at which a refused client finds the issuer of tokens. */
export const RPC_METADATA_PATH = `/.well-known/oauth-protected-resource${RPC_PATH}`;

/** JSON-RPC 2.0 codes. The server code is for transport errors. */
const INVALID_REQUEST = -32600;
const INTERNAL_ERROR = -32603;
const SERVER_ERROR = -32000;
/** The message itself is at fault. */
const OF_MESSAGES: readonly number[] = [400, 413, 415];

/** Without an id: the message was not read. */
export function rpcError(problem: Problem): string {
  const { status, detail, hint } = problem;
  const code = OF_MESSAGES.includes(status) ? INVALID_REQUEST : status === 500 ? INTERNAL_ERROR : SERVER_ERROR;
  return JSON.stringify({
    jsonrpc: '2.0',
    error: { code, message: hint === null ? detail : `${detail} ${hint}`, data: problem },
  });
}
