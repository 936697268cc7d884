/** `wattle mcp`: the Model Context Protocol over standard input and output, answered by a running program. */
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { type Answered, Refusal, type Send } from '../mcp/ask.ts';
import { mcpServer } from '../mcp/server.ts';
import type { Config } from '../program/config.ts';
import { VERSION } from '../program/program.ts';

const PATIENCE_MS = 60_000;
const UNAUTHORISED = 401;

/** Serves until standard input ends. */
export function serveMcp({ url, key }: Pick<Config, 'url' | 'key'>): Promise<void> {
  const handle = serveStdio(() => mcpServer(askAt(url, key), VERSION));
  return new Promise((resolve) => {
    process.stdin.once('close', () => void handle.close().then(resolve));
  });
}

/** Throws Refusal with what to do where no program answers. */
function askAt(url: string, key: string | null): Send {
  return async (target): Promise<Answered> => {
    try {
      const response = await fetch(`${url}${target}`, {
        headers: { accept: 'application/json', ...(key === null ? {} : { authorization: `Bearer ${key}` }) },
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      if (response.status === UNAUTHORISED) {
        throw new Refusal(
          `The program at ${url} takes ${key === null ? 'a key' : 'no such key'}: set WATTLE_KEY to one of its own.`,
          'AUTH_INVALID',
        );
      }
      return { status: response.status, body: await response.text() };
    } catch (error) {
      if (error instanceof Refusal) throw error;
      throw new Refusal(
        `No Wattle answers at ${url}. Start one with \`wattle start\`, or set WATTLE_URL to the address of a running one and WATTLE_KEY to a key of it.`,
      );
    }
  };
}
