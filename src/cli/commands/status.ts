/** `wattle status`: what is stored, how fresh it is, and what failed. */
import type { Command } from 'commander';
import { status } from '../../queries/status/status.ts';
import type { Terminal } from '../terminal.ts';
import { withStore } from '../with-store.ts';

export function addCommands(program: Command, terminal: Terminal): void {
  program
    .command('status')
    .description('what is held, how fresh it is, and what failed')
    .action(() =>
      withStore(terminal, async (_store, _config, ctx) => {
        const { sources, ...overall } = await status(ctx);
        if (terminal.form === 'json') return terminal.print([], { ...overall, sources });
        terminal.print(
          sources.map(({ source, state, last_success, last_failure, datasets: { fresh, stale, unavailable } }) => ({
            ...{ source, state, fresh, stale, unavailable, last_success, last_failure },
          })),
        );
        if (terminal.form === 'csv') return;
        for (const f of sources.flatMap((s) => s.failures)) {
          terminal.write(`${terminal.bad(f.dataset_id)} ${f.code}: ${f.detail}${f.address ? ` (${f.address})` : ''}, since ${f.since}\n`);
        }
      }),
    );
}
