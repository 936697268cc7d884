/** One call of the command line, with its arguments and streams. Only the entry file reads them from the process. */
import type { Readable, Writable } from 'node:stream';
import type { Environment } from '../program/setting-readers.ts';

/** An output stream, which may be a terminal. */
export type Output = Writable & { readonly isTTY?: boolean | undefined; readonly columns?: number | undefined };

export interface Invocation {
  /** The arguments after `wattle`. */
  readonly args: readonly string[];
  readonly env: Environment;
  /** The working directory. */
  readonly folder: string;
  readonly stdin: Readable;
  readonly stdout: Output;
  readonly stderr: Output;
  /**
   * Returns a signal that is aborted when the command is stopped (Ctrl-C, SIGTERM). If a command does not call this, the operating system
   * ends it.
   */
  readonly stopSignal: () => AbortSignal;
}
