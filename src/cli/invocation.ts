/** A call of the command line. Only the entry file reads its arguments and streams from the process. */
import type { Readable, Writable } from 'node:stream';
import type { Environment } from '../program/setting-readers.ts';

/** An output stream, which may be a terminal. */
export type Output = Writable & { readonly isTTY?: boolean | undefined; readonly columns?: number | undefined };

export interface Invocation {
  /** After `wattle`. */
  readonly args: readonly string[];
  readonly env: Environment;
  readonly folder: string;
  readonly stdin: Readable;
  readonly stdout: Output;
  readonly stderr: Output;
  /** The signal is aborted when the command is stopped (Ctrl-C, SIGTERM). Without this call, the operating system ends the command. */
  readonly stopSignal: () => AbortSignal;
}
