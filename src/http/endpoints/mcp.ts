/**
 * The Model Context Protocol over HTTP. Each message is a POST to the same path. The tools read data from the endpoints of this program.
 */

import { Type } from 'typebox';
import { at } from '../../core/assert.ts';
import { WattleError } from '../../core/errors.ts';
import type { Answered, Send } from '../../mcp/ask.ts';
import type { Endpoint, PersonalReply, PersonalRequest } from '../base/endpoint.ts';
import { refTo } from '../describe/schema-parts.ts';
import { RPC_PATH } from '../errors/rpc-error.ts';
import type { ServerDeps } from '../reply/deps.ts';
import { isHostHere } from '../request/host.ts';
import { checkOrigin } from '../request/refresh-cookie.ts';
import { FOR_READERS, JSON_TYPE } from './kinds.ts';

/** Sends a request with the caller's credential. The request is aborted if the caller disconnects. */
export type AskItself = (
  target: string,
  authorization: string | undefined,
  clientIp: string,
  gone: AbortSignal | undefined,
) => Promise<Answered>;

const READ = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name', 'mcp-session-id'] as const;

/** An Accept header with both types, as clients for the older protocol revision send. */
const BOTH = 'application/json, text/event-stream';
const EVENTS = 'text/event-stream';
/** The status in the log after a caller disconnected. It is never sent. */
const GONE = 499;
/**
 * True if the response should be JSON and not an event stream. This is so if Accept is missing or allows any type, as with curl (RFC 9110,
 * section 12.5.1).
 */
const takesJsonAlone = (accept: string | undefined): boolean =>
  accept === undefined ||
  (!accept.includes(EVENTS) && accept.split(',').some((range) => /^\s*(?:\*\/\*|application\/(?:\*|json))\s*(?:;|$)/i.test(range)));

/** Returns the messages of a complete event stream. Several messages become a JSON list. */
function messagesOf(events: string): string {
  const messages = [...events.matchAll(/^data: (.+)$/gm)].map(([, data = '']) => data);
  return messages.length === 1 ? at(messages, 0) : `[${messages.join(',')}]`;
}

/** The module is loaded with the first message, because most installations never receive one. */
const handlerModule = () => import('../../mcp/handler.ts');

/**
 * Protects against DNS rebinding. A hostile page can resolve its host name to this machine, so that origin and host match. If Wattle's
 * public URL is a loopback address, only pages on loopback hosts are accepted. Programs send no origin, so they may use any host name.
 */
function refuseRebound(header: PersonalRequest['header'], publicUrl: string): void {
  if (header('origin') === undefined || !isHostHere(new URL(publicUrl).host) || isHostHere(header('host'))) return;
  throw new WattleError('AUTH_FORBIDDEN', 'Web pages can use the MCP endpoint only on a loopback host, such as localhost.', {
    hint: 'For the site administrator: behind a proxy, set WATTLE_PUBLIC_URL to the public address of the service.',
  });
}

const REFUSALS: readonly (readonly [number, string])[] = [
  [400, 'The body is not a JSON-RPC message, or the headers do not match the body.'],
  [404, 'Unknown method.'],
  [406, 'The Accept header must include application/json.'],
  [415, 'The body is not application/json.'],
];

export function mcpEndpoints({ context, config }: ServerDeps, askItself: AskItself): readonly Endpoint[] {
  const reply = async (requested: PersonalRequest): Promise<PersonalReply> => {
    // Prevents another site from acting through a signed-in person's browser.
    checkOrigin(requested.header, context.publicUrl, config.corsOrigins);
    refuseRebound(requested.header, context.publicUrl);
    const body = String(requested.body ?? '');
    const { answerMessage, refusedBatch } = await handlerModule();
    const refused = refusedBatch(body, requested.header('mcp-protocol-version'));
    if (refused !== null) return { status: 400, value: refused, contentType: JSON_TYPE };
    const headers = new Headers(
      READ.flatMap((name): [string, string][] => {
        const value = requested.header(name);
        return value === undefined ? [] : [[name, value]];
      }),
    );
    const asJson = takesJsonAlone(requested.header('accept'));
    if (asJson) headers.set('accept', BOTH);
    const gone = requested.gone();
    const request = new Request(new URL(RPC_PATH, context.publicUrl), { method: 'POST', headers, body, signal: gone });
    const send: Send = (target, until) => askItself(target, requested.authorization, requested.clientIp, until);
    const response = await answerMessage(request, send, context.version);
    const text = await response.text();
    if (gone.aborted) return { status: GONE, value: null };
    const contentType = response.headers.get('content-type') ?? JSON_TYPE;
    if (asJson && contentType.startsWith(EVENTS)) return { status: response.status, value: messagesOf(text), contentType: JSON_TYPE };
    return { status: response.status, value: text === '' ? null : text, contentType };
  };
  return [
    {
      id: 'mcp',
      method: 'POST',
      path: RPC_PATH,
      tag: 'System',
      auth: 'key',
      counted: false,
      ...(config.publicRead ? FOR_READERS : {}),
      cors: 'configured',
      formats: 'own',
      summary: 'Send a message of the Model Context Protocol',
      description:
        'For language models and agents. The transport is stateless Streamable HTTP, in protocol revisions 2025-11-25 and 2026-07-28. Send the key in the Authorization header. On a public site, a key is optional. Each tool call makes API requests, which count towards the quota. Opening a session and listing tools do not count. `wattle mcp` provides the same tools over stdio.',
      parameters: [],
      body: {
        schema: Type.Object(
          { jsonrpc: Type.Literal('2.0'), method: Type.String() },
          { additionalProperties: true, description: 'A JSON-RPC message.' },
        ),
        example: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
        raw: true,
      },
      replies: [
        {
          status: 200,
          description: 'The response, as JSON or as one server-sent event.',
          contentType: JSON_TYPE,
          others: ['text/event-stream'],
          schema: Type.Object({ jsonrpc: Type.Literal('2.0') }, { additionalProperties: true }),
        },
        { status: 202, description: 'The message was accepted. Notifications have no response.', contentType: JSON_TYPE, schema: null },
        ...REFUSALS.map(([status, description]) => ({ status, description, contentType: JSON_TYPE, schema: refTo('RpcFault') })),
      ],
      errorStyle: 'json_rpc',
      problems: config.publicRead ? [401, 403, 413, 429] : [403, 413],
      example: null,
      handler: { kind: 'personal', reply },
    },
  ];
}
