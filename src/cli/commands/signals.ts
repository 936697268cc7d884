/** `wattle signal`: lists the indicators, or calculates one. */
import type { Command } from 'commander';
import { collect, queryOf, windowed } from '../options.ts';
import { withReader } from '../reader/with-reader.ts';
import { show } from '../show.ts';
import type { Terminal } from '../terminal.ts';

export function addCommands(program: Command, terminal: Terminal): void {
  windowed(program.command('signal').argument('[id]', 'such as real-wages. Without an id, lists the indicators'))
    .option('--set <name=value>', 'a parameter of the indicator. May be repeated', collect)
    .option('--explain', 'show the source of each number (needs --json)')
    .description('list the indicators, or calculate one')
    .action((id: string | undefined, options: Record<string, unknown>) =>
      withReader(terminal, async (reader) => {
        if (id === undefined) return terminal.print(await reader.signals());
        show(terminal, await reader.signal(id, queryOf(options)));
      }),
    );
}
