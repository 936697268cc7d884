/** Commands that keep running: serving the API, and the Model Context Protocol over standard input and output. */
import { once } from 'node:events';
import type { Command } from 'commander';
import { createLog } from '../../program/log.ts';
import { VERSION } from '../../program/program.ts';
import { LOCAL_INSTANCE } from '../../program/setting-readers.ts';
import type { Terminal } from '../terminal.ts';

export function addCommands(program: Command, terminal: Terminal): void {
  const { stdout, stderr, stopSignal } = terminal.invocation;

  program
    .command('start')
    .description('serve the API and keep the data up to date')
    .action(async () => {
      const { startProgram } = await import('../../program/main.ts');
      const { config, env } = terminal;
      const log = createLog(config, stderr);
      const print = (line: string): void => terminal.write(`${line}\n`);
      const isTerminal = stdout.isTTY === true;
      // A worker prints only JSON lines, as programs that collect its log expect.
      const say = config.role === 'worker' && !isTerminal ? (line: string): void => log.info(line) : print;
      const running = await startProgram({ config, env, log, say, progress: isTerminal ? print : () => {} });
      const stop = stopSignal();
      if (!stop.aborted) await once(stop, 'abort');
      await running.close();
    });

  program
    .command('mcp')
    .description('run an MCP server over stdio (uses WATTLE_URL and WATTLE_KEY)')
    .action(async () => {
      const { serveMcp } = await import('../mcp.ts');
      const { url, key } = terminal.config;
      await serveMcp({ url: url ?? LOCAL_INSTANCE, key, version: VERSION }, terminal.invocation);
    });
}
