/** A call of the command line. Only the entry file reads the arguments and streams of the process. */
import type { Readable, Writable } from 'node:stream';
import type { Environment } from '../program/setting-readers.ts';

/** An output stream, which may be a terminal. */
export type Output = Writable & { readonly isTTY?: boolean | undefined; readonly columns?: number | undefined };

export interface Invocation {
  /** The arguments after `wattle`. */
  readonly args: readonly string[];
  readonly env: Environment;
  readonly folder: string;
  readonly stdin: Readable;
  readonly stdout: Output;
  readonly stderr: Output;
  /**
   * Returns a signal that is aborted when the command is stopped (Ctrl-C, SIGTERM). Unless this is called, the operating system ends the
   * command.
   */
  readonly stopSignal: () => AbortSignal;
}
