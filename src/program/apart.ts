/**
 * Starts threads and processes in addition to the main thread. Threads and processes have the same interface, so `Supervised` can restart
 * both.
 */
import { fork } from 'node:child_process';
import { type ResourceLimits, Worker } from 'node:worker_threads';
import type { Environment } from './setting-readers.ts';

export interface Apart {
  tell(message: unknown): void;
  /** Ends the thread or process from outside, even during a computation. */
  kill(): void;
}

interface ApartEvents {
  readonly onMessage: (message: unknown) => void;
  /** Called once, with the cause if known, after the thread or process has ended and all its messages have arrived. */
  readonly onEnd: (cause: unknown) => void;
}

/** Starts the thread or process. `Supervised` calls this again for each restart. */
export type Launch = (events: ApartEvents) => Apart;

interface ThreadOptions {
  readonly entry: URL;
  readonly env: Environment;
  readonly resourceLimits?: ResourceLimits;
}

export const inThread =
  ({ entry, env, resourceLimits }: ThreadOptions): Launch =>
  ({ onMessage, onEnd }) => {
    const thread = new Worker(entry, { env, ...(resourceLimits ? { resourceLimits } : {}) });
    let cause: unknown;
    thread.on('message', onMessage);
    thread.on('error', (error) => {
      cause = error;
    });
    thread.once('exit', () => onEnd(cause));
    return { tell: (message) => thread.postMessage(message), kill: () => void thread.terminate() };
  };

interface ProcessOptions {
  readonly entry: URL;
  readonly env: Environment;
  /** Returns the arguments. Called at each start. */
  readonly args: () => readonly string[];
  /**
   * The maximum heap of the process, in MiB. A process is used for this work, because a thread that runs out of memory may end the whole
   * program.
   */
  readonly heapMiB: number;
}

/** Thrown if a process ended without a message about the cause. */
export class ProcessDeath extends Error {
  override readonly name = 'ProcessDeath';
  readonly signal: NodeJS.Signals | null;
  /** True if the process ended with exit code 0 and without a signal. */
  readonly isOrderly: boolean;

  constructor(code: number | null, signal: NodeJS.Signals | null) {
    super(signal === null ? `It ended with exit code ${code}.` : `It was ended by ${signal}.`);
    this.signal = signal;
    this.isOrderly = code === 0;
  }
}

/** The last message of a process that ends because of an error. */
interface Fault {
  readonly fault: { readonly name: string; readonly message: string; readonly stack: string | undefined };
}

export const inProcess =
  ({ entry, env, args, heapMiB }: ProcessOptions): Launch =>
  ({ onMessage, onEnd }) => {
    const own = process.execArgv.filter((arg) => !arg.startsWith('--inspect') && !arg.startsWith('--max-old-space-size'));
    const child = fork(entry, [...args()], { env, execArgv: [...own, `--max-old-space-size=${heapMiB}`] });
    let cause: unknown;
    child.on('message', (message) => {
      if (isFault(message)) cause = errorOf(message);
      else onMessage(message);
    });
    child.once('error', (error) => {
      cause = error;
    });
    const exited = new Promise<void>((resolve) => {
      child.once('exit', (code, signal) => {
        cause ??= new ProcessDeath(code, signal);
        resolve();
      });
      // If the process cannot be started, it has no id and emits no `exit` event.
      child.once('error', () => child.pid === undefined && resolve());
    });
    const read = new Promise<void>((resolve) => {
      if (child.connected) child.once('disconnect', resolve);
      else resolve();
    });
    const killWithProgram = (): void => void child.kill('SIGKILL');
    process.once('exit', killWithProgram);
    void Promise.all([exited, read]).then(() => {
      process.off('exit', killWithProgram);
      onEnd(cause);
    });
    return {
      tell: (message) => {
        if (child.connected) child.send(message as object, () => {});
      },
      kill: () => void child.kill('SIGKILL'),
    };
  };

const isFault = (message: unknown): message is Fault => typeof message === 'object' && message !== null && 'fault' in message;

const errorOf = ({ fault: { name, message, stack } }: Fault): Error =>
  Object.assign(new Error(message), { name, ...(stack === undefined ? {} : { stack }) });

/**
 * Runs inside the process. Calls `onMessage` with each message, and returns a function that sends messages. The process ends when the
 * program ends. If the process fails, it reports the cause. It ignores signals: a terminal sends them to both, and the program then stops
 * the process.
 */
export function besideProgram<In, Out>(onMessage: (message: In) => void): (message: Out) => void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  process.once('disconnect', () => process.exit(0));
  // The program may have ended before this listener was added.
  if (!process.connected) process.exit(0);
  process.once('uncaughtException', ({ name, message, stack }) => {
    process.exitCode = 1;
    if (process.connected) process.send?.({ fault: { name, message, stack } } satisfies Fault, () => process.exit(1));
    else process.exit(1);
  });
  process.on('message', (message) => onMessage(message as In));
  return (message) => {
    if (process.connected) process.send?.(message);
  };
}
