/** `wattle bulk`: builds the bulk files now, without a worker. */
import type { Command } from 'commander';
import { makeBulk } from '../../bulk/make-bulk.ts';
import { bulkContextOf } from '../../program/open-data.ts';
import type { Terminal } from '../terminal.ts';
import { withStore } from '../with-store.ts';

export function addCommands(program: Command, terminal: Terminal): void {
  program
    .command('bulk')
    .description('rebuild the Parquet files in /bulk/ for sources with new figures, and list all files')
    .action(() =>
      withStore(terminal, async (store, config) => {
        const context = bulkContextOf(config, store);
        const made = await makeBulk(context, { everyMs: 0 });
        const there = await context.folder.package();
        terminal.print(
          (there?.package.resources ?? []).map(({ path, rows, bytes, hash }) => ({
            path,
            rows,
            bytes,
            hash,
            made: made.includes(path) ? 'now' : 'before',
          })),
        );
      }),
    );
}
