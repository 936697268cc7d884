/** Reads agency files named on the command line, and advises the user if an agency cannot be reached. */
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Ask } from '../core/capture.ts';
import { WattleError } from '../core/errors.ts';

const unpacked = promisify(gunzip);
/** The maximum size of a file. No agency's file is larger. */
const MOST_BYTES = 512 * 1024 * 1024;

/** Reads a file, and unpacks it if it is gzipped. Throws REQ_BAD_PARAMETER if the file is missing or cannot be read. */
export async function readGiven(file: string): Promise<Uint8Array> {
  const bytes = await readFile(file).catch((cause: NodeJS.ErrnoException) => {
    const { code } = cause;
    throw new WattleError('REQ_BAD_PARAMETER', `The file ${file} cannot be read${code === undefined ? '' : ` (${code})`}.`, { cause });
  });
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return new Uint8Array(bytes);
  try {
    return new Uint8Array(await unpacked(bytes, { maxOutputLength: MOST_BYTES }));
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const why = code === 'ERR_BUFFER_TOO_LARGE' ? 'it is larger than 512 MiB' : 'it is damaged or cut off';
    throw new WattleError('REQ_BAD_PARAMETER', `The file ${file} is a gzip file and cannot be unpacked: ${why}.`, { cause });
  }
}

/** If an agency cannot be reached, adds a hint to the error with commands to download the files on another machine, for `--from`. */
export function withOtherWay(error: unknown, asks: readonly Pick<Ask, 'url' | 'accept'>[]): unknown {
  if (!(error instanceof WattleError) || !error.code.startsWith('UP_') || error.code === 'UP_NOT_FOUND') return error;
  const { code, message, at, faults, retryAfterSeconds, cause } = error;
  const fetched = asks.map(({ url, accept }, i) => `curl -fL --compressed -H 'Accept: ${accept}' -o ${fileName(i, asks.length)} '${url}'`);
  const files = asks.map((_, i) => fileName(i, asks.length)).join(' ');
  const hint = [
    ...(error.hint === undefined ? [] : [error.hint]),
    `On a machine that can reach the agency, run the commands below. Then add --from ${files}`,
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
