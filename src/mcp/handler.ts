/** Answers one MCP message over HTTP, in either revision, without sessions or open streams. */
import { createMcpHandler } from '@modelcontextprotocol/server';
import type { Send } from './ask.ts';
import { mcpServer } from './server.ts';

/** There are no notifications, because the lists never change. */
const NO_SUBSCRIPTIONS = { maxSubscriptions: 0, keepAliveMs: 0 } as const;

/** The last revision that allows batches. A message without the header belongs to it. */
const LAST_WITH_BATCHES = '2025-03-26';
const REVISION = /^\d{4}-\d\d-\d\d$/;
const INVALID_REQUEST = -32600;

/** The error for a batch in a later revision, or null. */
export function refusedBatch(body: string, revision: string | undefined): string | null {
  if (revision === undefined || !REVISION.test(revision) || revision <= LAST_WITH_BATCHES || !/^\s*\[/.test(body)) return null;
  const message = `Revision ${revision} of the protocol has no batches. Send each message separately. ${LAST_WITH_BATCHES} was the last with batches.`;
  return JSON.stringify({ jsonrpc: '2.0', id: null, error: { code: INVALID_REQUEST, message } });
}

export async function answerMessage(request: Request, send: Send, version: string): Promise<Response> {
  const handler = createMcpHandler(() => mcpServer(send, version), NO_SUBSCRIPTIONS);
  try {
    const response = await handler.fetch(request);
    // Reads the whole body before the handler is closed.
    const body = await response.text();
    return new Response(body === '' ? null : body, { status: response.status, headers: response.headers });
  } finally {
    await handler.close();
  }
}
