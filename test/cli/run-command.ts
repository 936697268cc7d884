/** Runs one command in this process, like the entry file, and keeps its output. */
import { Readable, Writable } from 'node:stream';
import { runWattle } from '../../src/cli/cli.ts';
import type { Invocation, Output } from '../../src/cli/invocation.ts';

export interface CommandResult {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface CommandOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** The working directory of the command. */
  readonly folder?: string;
  /** Stops the command, as Ctrl-C does. */
  readonly stop?: AbortSignal;
  /** Gets each piece of standard output as it is written. */
  readonly onOutput?: (text: string) => void;
  /** The command line to run. By default that of the sources. */
  readonly run?: (invocation: Invocation) => Promise<number>;
}

/** No agency requests, and only failures in the log. */
const DEFAULTS = { WATTLE_UPSTREAM: 'offline', WATTLE_LOG_LEVEL: 'warn', WATTLE_BULK_EVERY_MINUTES: '0' };

export async function runCommand(args: readonly string[], options: CommandOptions = {}): Promise<CommandResult> {
  const { env = {}, folder = process.cwd(), stop = new AbortController().signal, onOutput = () => {}, run = runWattle } = options;
  const stdout = captured(onOutput);
  const stderr = captured(() => {});
  const status = await run({
    ...{ args, env: { ...DEFAULTS, ...env }, folder },
    ...{ stdin: Readable.from([]), stdout: stdout.stream, stderr: stderr.stream },
    stopSignal: () => stop,
  });
  return { status, stdout: stdout.text(), stderr: stderr.text() };
}

function captured(onText: (text: string) => void): { readonly stream: Output; text(): string } {
  let text = '';
  const stream = new Writable({
    decodeStrings: false,
    write: (chunk: string | Buffer, _encoding, done) => {
      const piece = String(chunk);
      text += piece;
      onText(piece);
      done();
    },
  });
  return { stream, text: () => text };
}
