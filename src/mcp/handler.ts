/** One message of the Model Context Protocol over HTTP, in either revision: there are no sessions, and no streams that stay open. */
import { createMcpHandler } from '@modelcontextprotocol/server';
import type { Send } from './ask.ts';
import { mcpServer } from './server.ts';

/** Nobody is told of changes: what is listed does not change while the program runs. */
const NO_SUBSCRIPTIONS = { maxSubscriptions: 0, keepAliveMs: 0 } as const;

export async function answerMessage(request: Request, send: Send, version: string): Promise<Response> {
  const handler = createMcpHandler(() => mcpServer(send, version), NO_SUBSCRIPTIONS);
  try {
    const response = await handler.fetch(request);
    // Whole, before the handler is closed.
    const body = await response.text();
    return new Response(body === '' ? null : body, { status: response.status, headers: response.headers });
  } finally {
    await handler.close();
  }
}
