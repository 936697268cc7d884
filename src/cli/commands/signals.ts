/** `wattle signal`: lists the signals, or computes one. */
import type { Command } from 'commander';
import { WattleError } from '../../core/errors.ts';
import { nearest } from '../../core/nearest.ts';
import { evaluateSignal } from '../../queries/signals/evaluate-signal.ts';
import { SIGNALS } from '../../signals/registry.generated.ts';
import { collect, queryOf, windowed } from '../options.ts';
import { show } from '../show.ts';
import type { Terminal } from '../terminal.ts';
import { withStore } from '../with-store.ts';

export function addCommands(program: Command, terminal: Terminal): void {
  windowed(program.command('signal').argument('[id]', 'such as real-wages; lists the signals when absent'))
    .option('--set <name=value>', 'a parameter of the signal; may be repeated', collect)
    .option('--explain', 'where each number comes from (with --json)')
    .description('list the signals, or compute one')
    .action((id: string | undefined, options: Record<string, unknown>) =>
      withStore(terminal, async (_store, _config, ctx) => {
        if (id === undefined) return terminal.print(SIGNALS.map((s) => ({ id: s.id, mode: s.mode, stale: s.stale, summary: s.summary })));
        const signal = SIGNALS.find((s) => s.id === id || s.aliases?.includes(id));
        if (!signal) {
          const near = nearest(
            id,
            SIGNALS.map((s) => s.id),
          );
          throw new WattleError(
            'REQ_NOT_FOUND',
            `There is no signal ${id}.`,
            near.length > 0 ? { hint: `Near to it: ${near.join(', ')}.` } : {},
          );
        }
        show(terminal, await evaluateSignal(ctx, signal, queryOf(options)));
      }),
    );
}
