import type { WattleError } from '../core/errors.ts';

export const EXIT = { done: 0, bug: 1, usage: 2, notFound: 3, unavailable: 4, settings: 5, partly: 6, store: 7 } as const;

/** The meanings of exit codes, for `wattle --help`. */
export const EXIT_MEANINGS: Readonly<Record<keyof typeof EXIT, string>> = {
  done: 'done',
  bug: 'an error in Wattle',
  usage: 'an argument or option is not valid',
  notFound: 'not found',
  unavailable: 'the agency, its data or the remote instance is not available',
  settings: 'a setting is wrong, such as the port',
  partly: 'done, but some parts failed',
  store: 'the store is full, read-only, unreachable, locked or damaged',
};

export function exitCodeOf(error: WattleError): number {
  if (error.code.startsWith('CONF_')) return EXIT.settings;
  if (error.code.startsWith('STORE_')) return EXIT.store;
  if (error.status === 404) return EXIT.notFound;
  if (error.code.startsWith('REQ_')) return EXIT.usage;
  return error.code === 'BUG' ? EXIT.bug : EXIT.unavailable;
}
