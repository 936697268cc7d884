/** One call of the command line: arguments and streams. Only the entry file takes them from the process. */
import type { Readable, Writable } from 'node:stream';
import type { Environment } from '../program/setting-readers.ts';

/** A stream, possibly a terminal. */
export type Output = Writable & { readonly isTTY?: boolean | undefined; readonly columns?: number | undefined };

export interface Invocation {
  /** Arguments after `wattle`. */
  readonly args: readonly string[];
  readonly env: Environment;
  /** The working directory. */
  readonly folder: string;
  readonly stdin: Readable;
  readonly stdout: Output;
  readonly stderr: Output;
  /** Aborted when the command is stopped (Ctrl-C, SIGTERM). A command that never calls this is ended by the signal itself. */
  readonly stopSignal: () => AbortSignal;
}
