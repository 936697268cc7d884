/** `wattle mcp`: serves the Model Context Protocol over standard input and output. Another running program serves the requests. */
import { PassThrough } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { type Answered, Refusal, type Send } from '../mcp/ask.ts';
import { mcpServer } from '../mcp/server.ts';
import type { Invocation } from './invocation.ts';

const PATIENCE_MS = 60_000;
const UNAUTHORISED = 401;

/** The time in ms between two checks for pending requests after the input has ended. */
const DRAIN_MS = 25;

/** Serves until standard input has ended and all requests are served. */
export async function serveMcp(
  { url, key, version }: { readonly url: string; readonly key: string | null; readonly version: string },
  { stdin, stdout, stderr }: Pick<Invocation, 'stdin' | 'stdout' | 'stderr'>,
): Promise<void> {
  const send = askAt(url, key);
  let pending = 0;
  const counted: Send = async (target, gone) => {
    pending += 1;
    try {
      return await send(target, gone);
    } finally {
      pending -= 1;
    }
  };
  // The transport drops unanswered requests when its input ends, and piped input ends at once. The transport therefore reads from this
  // stream, not from standard input.
  const input = new PassThrough();
  const handle = serveStdio(() => mcpServer(counted, version), {
    transport: new StdioServerTransport(input, stdout),
    // Writes to standard error, because standard output is only for the protocol. An invalid line has no request id, so no response can
    // be sent.
    onerror: ({ message }) => stderr.write(`wattle mcp: a line was skipped: ${message.split('\n')[0]}\n`),
  });
  stdin.pipe(input, { end: false });
  await new Promise((resolve) => stdin.once('close', resolve));
  // Two checks in a row must find no pending request. A tool makes several requests, and none is pending between two of them.
  for (let quiet = 0; quiet < 2; quiet = pending === 0 ? quiet + 1 : 0) await setTimeout(DRAIN_MS);
  await handle.close();
}

/** Returns a function that sends requests. It throws Refusal with advice if no program responds. */
function askAt(url: string, key: string | null): Send {
  return async (target, gone): Promise<Answered> => {
    const patience = AbortSignal.timeout(PATIENCE_MS);
    try {
      const response = await fetch(`${url}${target}`, {
        // Redirects are not followed. A request for a table has status 302, and the key must be sent only to this URL.
        redirect: 'manual',
        headers: { accept: 'application/json', ...(key === null ? {} : { authorization: `Bearer ${key}` }) },
        signal: gone === undefined ? patience : AbortSignal.any([patience, gone]),
      });
      if (response.status === UNAUTHORISED) {
        throw new Refusal(`The instance at ${url} requires ${key === null ? 'a key' : 'a valid key'}: set WATTLE_KEY.`, 'AUTH_INVALID');
      }
      const bytes = new Uint8Array(await response.arrayBuffer());
      return { status: response.status, bytes, body: new TextDecoder().decode(bytes) };
    } catch (error) {
      if (error instanceof Refusal || gone?.aborted) throw error;
      throw new Refusal(
        `No response from ${url}. Start an instance with \`wattle start\`, or set WATTLE_URL and WATTLE_KEY for a running instance.`,
      );
    }
  };
}
