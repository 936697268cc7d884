/** `wattle settings`: every setting with its default and its meaning. */
import type { Command } from 'commander';
import { SETTINGS } from '../../program/settings.ts';
import type { Terminal } from '../terminal.ts';

export function addCommands(program: Command, terminal: Terminal): void {
  program
    .command('settings')
    .description('list the settings, which are environment variables, with their defaults')
    .action(() => {
      const rows = Object.values(SETTINGS).map(({ name, defaultText, meaning }) => ({ name, default: defaultText, meaning }));
      if (terminal.form !== 'table') terminal.print(rows);
      else terminal.write(rows.map((row) => `${terminal.bold(row.name)}\n  ${row.meaning}\n  Default: ${row.default}\n`).join(''));
    });
}
