/** `wattle signal`: lists the signals, or computes one. */
import type { Command } from 'commander';
import { collect, queryOf, windowed } from '../options.ts';
import { withReader } from '../reader/with-reader.ts';
import { show } from '../show.ts';
import type { Terminal } from '../terminal.ts';

export function addCommands(program: Command, terminal: Terminal): void {
  windowed(program.command('signal').argument('[id]', 'such as real-wages. Lists the signals when absent'))
    .option('--set <name=value>', 'a parameter of the signal. May be repeated', collect)
    .option('--explain', 'where each number comes from (with --json)')
    .description('list the indicators, or compute one')
    .action((id: string | undefined, options: Record<string, unknown>) =>
      withReader(terminal, async (reader) => {
        if (id === undefined) return terminal.print(await reader.signals());
        show(terminal, await reader.signal(id, queryOf(options)));
      }),
    );
}
