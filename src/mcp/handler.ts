/** Responds to one MCP message over HTTP, for both protocol revisions, without sessions or open streams. */
import { createMcpHandler } from '@modelcontextprotocol/server';
import type { Send } from './ask.ts';
import { mcpServer } from './server.ts';

/** The lists of tools and resources never change, so clients cannot subscribe to changes. */
const NO_SUBSCRIPTIONS = { maxSubscriptions: 0, keepAliveMs: 0 } as const;

/** Later protocol revisions do not allow batches. A request without a revision header is treated as this revision. */
const LAST_WITH_BATCHES = '2025-03-26';
const REVISION = /^\d{4}-\d\d-\d\d$/;
const INVALID_REQUEST = -32600;

/** Returns an error message if the body is a batch and the revision does not allow batches, otherwise null. */
export function refusedBatch(body: string, revision: string | undefined): string | null {
  if (revision === undefined || !REVISION.test(revision) || revision <= LAST_WITH_BATCHES || !/^\s*\[/.test(body)) return null;
  const message = `Protocol revision ${revision} does not support batches. Send each message separately. Revision ${LAST_WITH_BATCHES} was the last with batches.`;
  return JSON.stringify({ jsonrpc: '2.0', id: null, error: { code: INVALID_REQUEST, message } });
}

export async function answerMessage(request: Request, send: Send, version: string): Promise<Response> {
  const handler = createMcpHandler(() => mcpServer(send, version), NO_SUBSCRIPTIONS);
  try {
    const response = await handler.fetch(request);
    // The body must be read before the handler closes.
    const body = await response.text();
    return new Response(body === '' ? null : body, { status: response.status, headers: response.headers });
  } finally {
    await handler.close();
  }
}
