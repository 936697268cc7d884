/** Starts servers for a bench case as separate processes, and stops them by process id. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface ChildServer {
  readonly origin: string;
  readonly pid: number | undefined;
  stop(): Promise<void>;
}

const script = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Starts a script with Node and waits for a line with `listening <port>` or an http URL. */
export const startServer = (name: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<ChildServer> =>
  startProgram(process.execPath, [script(name), ...args], env, 'inherit');

/** Starts any program, like `startServer`. Some programs print the line to standard error, which is then not shown. */
export async function startProgram(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  errors: 'inherit' | 'pipe' = 'pipe',
): Promise<ChildServer> {
  const child: ChildProcess = spawn(program, args, { stdio: ['ignore', 'pipe', errors], env: { PATH: '/usr/bin:/bin', ...env } });
  const origin = await new Promise<string>((resolve, reject) => {
    let text = '';
    const read = (chunk: Buffer): void => {
      text += chunk.toString('utf8');
      const port = /listening (\d+)/.exec(text)?.[1] ?? /http:\/\/127\.0\.0\.1:(\d+)/.exec(text)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${args[0] ?? program} ended with ${code} before it listened:\n${text}`)));
  });
  return {
    origin,
    pid: child.pid,
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}
