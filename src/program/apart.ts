/** What runs apart from the program, a thread or a process, in the one form in which it is watched over. */
import { fork } from 'node:child_process';
import { type ResourceLimits, Worker } from 'node:worker_threads';
import type { Environment } from './setting-readers.ts';

export interface Apart {
  tell(message: unknown): void;
  /** Ends it from outside, wherever it is. */
  kill(): void;
}

export interface ApartEvents {
  readonly onMessage: (message: unknown) => void;
  /** Called once, when it has ended and all of its messages have come; with what it died of, where that is known. */
  readonly onEnd: (cause: unknown) => void;
}

/** Starts it; called again for each start. */
export type Launch = (events: ApartEvents) => Apart;

export interface ThreadOptions {
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

export interface ProcessOptions {
  readonly entry: URL;
  readonly env: Environment;
  /** Made anew for each start. */
  readonly args: () => readonly string[];
  /** An allocation beyond this ends the process, and nothing else: that of a thread can take the whole program with it. */
  readonly heapMiB: number;
}

/** The end of a process that said nothing of its cause. */
export class ProcessDeath extends Error {
  override readonly name = 'ProcessDeath';
  readonly signal: NodeJS.Signals | null;
  /** It came to its end by itself. */
  readonly isOrderly: boolean;

  constructor(code: number | null, signal: NodeJS.Signals | null) {
    super(signal === null ? `It ended with exit code ${code}.` : `It was ended by ${signal}.`);
    this.signal = signal;
    this.isOrderly = code === 0;
  }
}

/** The last message of a process that ends by an error. */
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
      // It could not even be started.
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
 * In the process itself: gets what the program says, and gives the way to answer. It ends with the program, takes no separate signals (a
 * terminal sends them to both), and says what it dies of.
 */
export function besideProgram<In, Out>(onMessage: (message: In) => void): (message: Out) => void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  process.once('disconnect', () => process.exit(0));
  // The program may have been killed before anybody listened here.
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
