/** Explains in one line why the program cannot start and how to fix it. */
import { WattleError } from '../core/errors.ts';
import { storeErrorOf } from '../store/ports/store-fault.ts';
import type { Config } from './config.ts';

type Where = Pick<Config, 'host' | 'port'>;

/** Sentences about errors with the address to listen on, by error code. */
const LISTENING: Readonly<Record<string, (where: Where) => string>> = {
  EADDRINUSE: ({ host, port }) =>
    `Another program uses port ${port} of ${host}. Stop it, or set WATTLE_PORT to a free port (0 selects one).`,
  EACCES: ({ port }) => `This user cannot open port ${port}. Set WATTLE_PORT to 1024 or higher, and use a proxy or a redirect.`,
  EADDRNOTAVAIL: ({ host }) => `This machine has no address ${host}. Set WATTLE_HOST to one of its addresses, 127.0.0.1 or 0.0.0.0.`,
  ENOTFOUND: ({ host }) => `The host name ${host} cannot be found. Set WATTLE_HOST to an address of this machine, 127.0.0.1 or 0.0.0.0.`,
};

/** Sentences about problems with the database, by the start of the SQLSTATE. */
const DATABASE: readonly (readonly [beginning: string, sentence: string])[] = [
  ['28', 'The database refuses the user or the password in WATTLE_DATABASE_URL. Correct them, or grant access (pg_hba.conf).'],
  ['3D000', 'The database in WATTLE_DATABASE_URL does not exist. Create it (createdb), or correct the name.'],
  ['42501', 'The user in WATTLE_DATABASE_URL cannot create tables. Grant it CREATE on the schema, or make it the owner of the database.'],
];

/**
 * Converts an error to CONF_INVALID or STORE_* with its cause and remedy. Returns other errors unchanged.
 * @param where address to listen on, or null before the settings are read
 */
export function startFaultOf(error: unknown, where: Where | null): unknown {
  if (!(error instanceof Error) || error instanceof WattleError) return error;
  const { code, syscall } = error as NodeJS.ErrnoException;
  const listening = code !== undefined && (syscall === 'listen' || syscall === 'getaddrinfo') ? LISTENING[code] : undefined;
  if (listening && where) return new WattleError('CONF_INVALID', listening(where), { cause: error });
  const database =
    code !== undefined && /^[0-9A-Z]{5}$/.test(code) ? DATABASE.find(([beginning]) => code.startsWith(beginning)) : undefined;
  if (database) return new WattleError('CONF_INVALID', database[1], { cause: error });
  const known = storeErrorOf(error);
  return known === null ? error : new WattleError(known.code, known.message, { cause: error });
}
