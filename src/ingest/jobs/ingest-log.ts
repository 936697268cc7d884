/** The log of ingest. */
import type { WattleError } from '../../core/errors.ts';
import { isOutage } from '../fetch/outages.ts';

/** Log of ingest, for example pino. */
export interface IngestLog {
  debug?(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/**
 * The failure of a dataset: a warning, or `debug` if the agency cannot be reached, because the connection has reported that once for
 * all its datasets.
 */
export function logFailure(log: IngestLog, fields: object, error: WattleError, message = error.message): void {
  if (isOutage(error)) log.debug?.(fields, message);
  else log.warn(fields, message);
}
