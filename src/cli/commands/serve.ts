/** Commands that go on: serving the API, and the Model Context Protocol over standard input and output. */
import type { Command } from 'commander';
import { readConfig } from '../../program/config.ts';
import { createLog } from '../../program/log.ts';
import { EXIT } from '../exit-codes.ts';

export function addCommands(program: Command): void {
  program
    .command('start')
    .description('serve the API and keep the data up to date')
    .action(async () => {
      const { startProgram } = await import('../../program/main.ts');
      const config = readConfig();
      const running = await startProgram(config, createLog(config), (line) => process.stdout.write(`${line}\n`));
      const stop = (): void => {
        void running.close().then(() => process.exit(EXIT.done));
      };
      process.once('SIGINT', stop);
      process.once('SIGTERM', stop);
    });

  program
    .command('mcp')
    .description(
      'the Model Context Protocol over standard input and output, for programs around language models; WATTLE_URL and WATTLE_KEY say whom to ask',
    )
    .action(async () => {
      const { serveMcp } = await import('../mcp.ts');
      await serveMcp(readConfig());
    });
}
