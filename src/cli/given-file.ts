/** Files of an agency that are given on the command line, and what to do where the agency cannot be asked. */
import { readFile } from 'node:fs/promises';
import type { Ask } from '../core/capture.ts';
import { WattleError } from '../core/errors.ts';

/** Throws REQ_BAD_PARAMETER where there is no such file, or it may not be read. */
export async function readGiven(file: string): Promise<Uint8Array> {
  try {
    return new Uint8Array(await readFile(file));
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new WattleError('REQ_BAD_PARAMETER', `The file ${file} cannot be read${code === undefined ? '' : ` (${code})`}.`, { cause });
  }
}

/** The same error; where an agency did not answer, with the commands that fetch its files from elsewhere, to be given with `--from`. */
export function withOtherWay(error: unknown, asks: readonly Pick<Ask, 'url' | 'accept'>[]): unknown {
  if (!(error instanceof WattleError) || !error.code.startsWith('UP_') || error.code === 'UP_NOT_FOUND') return error;
  const { code, message, at, faults, retryAfterSeconds, cause } = error;
  const fetched = asks.map(({ url, accept }, i) => `curl -fL --compressed -H 'Accept: ${accept}' -o ${fileName(i, asks.length)} '${url}'`);
  const files = asks.map((_, i) => fileName(i, asks.length)).join(' ');
  const hint = [
    ...(error.hint === undefined ? [] : [error.hint]),
    `Where the agency does answer, run the following, then give what it sent with --from ${files}:`,
    ...fetched,
  ].join('\n  ');
  return new WattleError(code, message, {
    ...(at === undefined ? {} : { at }),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    faults,
    hint,
    cause,
  });
}

const fileName = (i: number, count: number): string => (count === 1 ? 'FILE' : `FILE${i + 1}`);
