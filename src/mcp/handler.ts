/** One message of the Model Context Protocol over HTTP, in either revision: there are no sessions, and no streams that stay open. */
import { createMcpHandler } from '@modelcontextprotocol/server';
import { WattleError } from '../core/errors.ts';
import type { Send } from './ask.ts';
import { mcpServer } from './server.ts';

/** Nobody is told of changes: what is listed does not change while the program runs. */
const NO_SUBSCRIPTIONS = { maxSubscriptions: 0, keepAliveMs: 0 } as const;

/** The first revision in which a request is one message; who names none speaks the one before (2025-06-18, "Streamable HTTP"). */
const WITHOUT_BATCHES = '2025-06-18';

/** Throws REQ_BAD_BODY for a batch in a revision that has none. */
export async function answerMessage(request: Request, send: Send, version: string): Promise<Response> {
  const revision = request.headers.get('mcp-protocol-version');
  if (revision !== null && revision >= WITHOUT_BATCHES && (await request.clone().text()).trimStart().startsWith('[')) {
    throw new WattleError('REQ_BAD_BODY', `Revision ${revision} has no batches.`, { hint: 'Send each message by a request of its own.' });
  }
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
