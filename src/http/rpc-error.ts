/** How JSON-RPC shows that a message was not taken: its codes, and the whole problem beside its sentence. */
import type { Problem } from '../render/problem.ts';

export const RPC_PATH = '/mcp';

/** Of JSON-RPC 2.0; the one of servers is for what the transport refuses. */
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
