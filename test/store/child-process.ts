/** Starts the tasks in child-tasks.ts as separate processes. */
import { type ChildProcess, spawn } from 'node:child_process';
import { builtFile } from '../built.ts';
import type { TASKS } from './child-tasks.ts';

export interface RunningTask {
  /** Resolves to the first line that starts with this text. Rejects if the process ends first. */
  line(beginning: string): Promise<string>;
  /** Resolves to all lines after the process ends successfully. Otherwise rejects with its standard error. */
  lines(): Promise<readonly string[]>;
  /** Ends the process without warning, like a power failure. */
  kill(): Promise<void>;
}

export function startTask<Name extends keyof typeof TASKS>(name: Name, values: Parameters<(typeof TASKS)[Name]>[0]): RunningTask {
  const child = spawn(process.execPath, [builtFile('test/store/child-entry.js'), name, JSON.stringify(values)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve));
  const linesSoFar = (): string[] => out.split('\n').slice(0, -1);
  return {
    line: (beginning) =>
      waitForLine(
        child,
        closed,
        () => linesSoFar().find((line) => line.startsWith(beginning)),
        () => errors,
      ),
    async lines() {
      if ((await closed) !== 0) throw new Error(`Task ${name} failed: ${errors}`);
      return linesSoFar();
    },
    async kill() {
      child.kill('SIGKILL');
      await closed;
    },
  };
}

function waitForLine(
  child: ChildProcess,
  closed: Promise<number | null>,
  find: () => string | undefined,
  errors: () => string,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = (): void => {
      const line = find();
      if (line !== undefined) resolve(line);
    };
    child.stdout?.on('data', look);
    void closed.then(() => {
      look();
      reject(new Error(`The process ended first: ${errors()}`));
    });
    look();
  });
}
