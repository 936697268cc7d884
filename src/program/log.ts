/** The log of the program. */
import pino, { type Logger } from 'pino';
import { withoutSecrets } from '../core/redact.ts';
import type { Config } from './config.ts';
import { plainLine } from './plain-log.ts';

/** To standard error: one JSON object a line, or at a terminal a plain line. Credentials never get into it. */
export const createLog = (config: Pick<Config, 'logLevel'>): Logger =>
  pino(
    {
      level: config.logLevel,
      base: null,
      redact: ['authorization', '*.authorization', 'api_key', '*.api_key', 'headers.authorization', 'req.headers.authorization'],
      hooks: { streamWrite: withoutSecrets },
    },
    process.stderr.isTTY
      ? { write: (line: string) => void process.stderr.write(plainLine(line)) }
      : pino.destination({ dest: 2, sync: true }),
  );
