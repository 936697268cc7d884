/** Answers one MCP message over HTTP, for both revisions of the protocol, without sessions or open streams. */
import { createMcpHandler } from '@modelcontextprotocol/server';
import type { Send } from './ask.ts';
import { mcpServer } from './server.ts';

/** The lists of tools and resources never change. */
const NO_SUBSCRIPTIONS = { maxSubscriptions: 0, keepAliveMs: 0 } as const;

/** Later revisions have no batches. A message without a revision in its header counts as this revision. */
const LAST_WITH_BATCHES = '2025-03-26';
const REVISION = /^\d{4}-\d\d-\d\d$/;
const INVALID_REQUEST = -32600;

/** Null unless the body is a batch and the revision does not allow batches. */
export function refusedBatch(body: string, revision: string | undefined): string | null {
  if (revision === undefined || !REVISION.test(revision) || revision <= LAST_WITH_BATCHES || !/^\s*\[/.test(body)) return null;
  const message = `Revision ${revision} of the protocol has no batches. Send each message separately. ${LAST_WITH_BATCHES} was the last with batches.`;
  return JSON.stringify({ jsonrpc: '2.0', id: null, error: { code: INVALID_REQUEST, message } });
}

export async function answerMessage(request: Request, send: Send, version: string): Promise<Response> {
  const handler = createMcpHandler(() => mcpServer(send, version), NO_SUBSCRIPTIONS);
  try {
    const response = await handler.fetch(request);
    // Reads the whole body first, because closing the handler ends it.
    const body = await response.text();
    return new Response(body === '' ? null : body, { status: response.status, headers: response.headers });
  } finally {
    await handler.close();
  }
}
