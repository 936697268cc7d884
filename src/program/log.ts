/** The log of the program. */
import pino, { type Logger } from 'pino';
import { withoutSecrets } from '../core/redact.ts';
import { currentTrace } from '../core/trace.ts';
import type { Config } from './config.ts';
import { plainLine } from './plain-log.ts';

/** The trace that an entry belongs to. */
function traceOfLine(): { readonly trace_id?: string } {
  const trace = currentTrace();
  return trace === null ? {} : { trace_id: trace.id };
}

/** To standard error: one JSON object a line, or at a terminal a plain line. Credentials never get into it. */
export const createLog = (config: Pick<Config, 'logLevel'>): Logger =>
  pino(
    {
      level: config.logLevel,
      base: null,
      redact: ['authorization', '*.authorization', 'api_key', '*.api_key', 'headers.authorization', 'req.headers.authorization'],
      mixin: traceOfLine,
      hooks: { streamWrite: withoutSecrets },
    },
    process.stderr.isTTY
      ? { write: (line: string) => void process.stderr.write(plainLine(line)) }
      : pino.destination({ dest: 2, sync: true }),
  );
