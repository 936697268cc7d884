/** Runs one command in this process, as the entry file does, and captures its output. */
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
  /** The working directory for the command. */
  readonly folder?: string;
  /** A signal that stops the command, like Ctrl-C. */
  readonly stop?: AbortSignal;
  /** Called with each piece of standard output. */
  readonly onOutput?: (text: string) => void;
  /** Runs the command line. By default, this is the one in the sources. */
  readonly run?: (invocation: Invocation) => Promise<number>;
}

/** With these settings, no agency is contacted, and only failures are logged. */
const DEFAULTS = { WATTLE_UPSTREAM: 'offline', WATTLE_LOG_LEVEL: 'warn', WATTLE_BULK_EVERY_MINUTES: '0' };

export async function runCommand(args: readonly string[], options: CommandOptions = {}): Promise<CommandResult> {
  const { env = {}, folder = process.cwd(), stop = new AbortController().signal, onOutput = () => {}, run = runWattle } = options;
  const stdout = captured(onOutput);
  const stderr = captured(() => {});
  const status = await run({
    args,
    env: { ...DEFAULTS, ...env },
    folder,
    stdin: Readable.from([]),
    stdout: stdout.stream,
    stderr: stderr.stream,
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
