/** Creates the log of the program. */
import { isatty } from 'node:tty';
import pino, { type Logger } from 'pino';
import { withoutSecrets } from '../core/redact.ts';
import { currentTrace } from '../core/trace.ts';
import type { Config } from './config.ts';
import { plainLine } from './plain-log.ts';

/** Returns the id of the current trace for a log entry. */
function traceOfLine(): { readonly trace_id?: string } {
  const trace = currentTrace();
  return trace === null ? {} : { trace_id: trace.id };
}

interface LogStream {
  readonly isTTY?: boolean | undefined;
  write(line: string): unknown;
}

const STANDARD_ERROR = 2;

/** Opens standard error. Writes are synchronous, even in threads, so that an entry just before a crash is not lost. */
export function standardError(): LogStream {
  const destination = pino.destination({ dest: STANDARD_ERROR, sync: true });
  return { isTTY: isatty(STANDARD_ERROR), write: (line) => destination.write(line) };
}

/** Creates the log. Each entry is a JSON object on one line, or a plain line at a terminal. Entries never contain credentials. */
export const createLog = ({ logLevel }: Pick<Config, 'logLevel'>, stream: LogStream): Logger =>
  pino(
    {
      level: logLevel ?? (stream.isTTY ? 'warn' : 'info'),
      base: null,
      redact: ['authorization', '*.authorization', 'api_key', '*.api_key', 'headers.authorization', 'req.headers.authorization'],
      mixin: traceOfLine,
      hooks: { streamWrite: withoutSecrets },
    },
    { write: (line: string) => void stream.write(stream.isTTY ? plainLine(line) : line) },
  );
