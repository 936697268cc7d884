import type { WattleError } from '../../core/errors.ts';
import { isOutage } from '../fetch/outages.ts';

/** The methods that imports use from a logger such as pino. */
export interface IngestLog {
  debug?(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Logs a failure as a warning. If the agency cannot be reached, logs it at level `debug`, because `Outages` has logged the outage. */
export function logFailure(log: IngestLog, fields: object, error: WattleError, message = error.message): void {
  if (isOutage(error)) log.debug?.(fields, message);
  else log.warn(fields, message);
}
