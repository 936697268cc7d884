/** `wattle status`: stored data, freshness and failures. */
import type { Command } from 'commander';
import { withReader } from '../reader/with-reader.ts';
import type { Terminal } from '../terminal.ts';

export function addCommands(program: Command, terminal: Terminal): void {
  program
    .command('status')
    .description('show datasets, last update and errors')
    .action(() =>
      withReader(terminal, async (reader) => {
        const { sources, ...overall } = await reader.status();
        if (terminal.form === 'json') return terminal.print([], { ...overall, sources });
        terminal.print(
          sources.map(({ source, state, last_success, last_failure, datasets: { fresh, stale, unavailable } }) => ({
            source,
            state,
            fresh,
            stale,
            unavailable,
            last_success,
            last_failure,
          })),
        );
        if (terminal.form === 'csv') return;
        for (const f of sources.flatMap((s) => s.failures)) {
          terminal.write(`${terminal.bad(f.dataset_id)} ${f.code}: ${f.detail}${f.address ? ` (${f.address})` : ''}, since ${f.since}\n`);
        }
      }),
    );
}
