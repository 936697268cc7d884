/** Reads settings from files with lines such as `NAME=value`: `.env` in the working directory, and files given with `--env-file`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { WattleError } from '../core/errors.ts';
import type { Environment } from './setting-readers.ts';

/** Matches the text before the first `=` in a line. */
const NAME = /^(?:export )?[A-Za-z_]\w*$/;
const QUOTES = ['"', "'", '`'];

/**
 * Adds the variables from files to the environment. If a variable is in several files, the last one applies. Environment variables have
 * priority over files. Throws CONF_INVALID.
 */
export function withEnvFiles(env: Environment, folder: string, files: readonly string[]): Environment {
  const beside = textOf(path.join(folder, '.env'), true);
  const named = files.map((file) => parsed(file, textOf(path.resolve(folder, file), false) ?? ''));
  return Object.assign({}, beside === null ? {} : parsed('.env', beside), ...named, env) as Environment;
}

/** Returns the text of a file, or null if the file is optional and does not exist. */
function textOf(file: string, mayBeMissing: boolean): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    const { code = '' } = cause as NodeJS.ErrnoException;
    // A folder named .env is probably a Python virtual environment.
    if (mayBeMissing && (code === 'ENOENT' || code === 'EISDIR')) return null;
    const why =
      { ENOENT: 'it does not exist', EISDIR: 'it is a folder', EACCES: 'this user does not have permission to read it' }[code] ?? code;
    throw new WattleError('CONF_INVALID', `The file ${file} cannot be read: ${why}.`, { cause });
  }
}

/** Parses a file. Throws for invalid lines, which Node's parser would skip. Does not show their text, which may be secret. */
function parsed(file: string, content: string): Environment {
  let openQuote = '';
  for (const [i, line] of content.split(/\r?\n/).entries()) {
    if (openQuote !== '') {
      if (line.includes(openQuote)) openQuote = '';
      continue;
    }
    const text = line.trim();
    if (text === '' || text.startsWith('#')) continue;
    const equals = text.indexOf('=');
    const isAssignment = equals > 0 && NAME.test(text.slice(0, equals).trim().split(/\s+/).join(' '));
    if (!isAssignment) throw new WattleError('CONF_INVALID', `Line ${i + 1} of ${file} is not NAME=value.`);
    const value = text.slice(equals + 1).trim();
    const quote = QUOTES.find((mark) => value.startsWith(mark));
    if (quote !== undefined && !value.slice(1).includes(quote)) openQuote = quote;
  }
  if (openQuote !== '')
    throw new WattleError('CONF_INVALID', `A value in ${file} begins with ${openQuote} but has no closing ${openQuote}.`);
  return parseEnv(content);
}
