/** `wattle check`: verifies all stored data. */
import type { Command } from 'commander';
import { datasets } from '../../catalogue/catalogue.ts';
import { isoInstant, systemClock } from '../../core/clock.ts';
import { WattleError } from '../../core/errors.ts';
import { type CheckedAll, checkEverything } from '../../program/integrity.ts';
import { loadStarterOf } from '../../program/open-data.ts';
import { EXIT } from '../exit-codes.ts';
import type { Terminal } from '../terminal.ts';
import { withAgencies } from '../with-agencies.ts';

export function addCommands(program: Command, terminal: Terminal): void {
  program
    .command('check')
    .option('--samples <n>', 'number of datasets to read again from their files and compare with the stored figures', '3')
    .description('compare all stored data and files with their digests: databases, figures, registers, captured files and bulk files')
    .action(async ({ samples }: { samples: string }) => {
      await withAgencies(terminal, async (store, config, { origin }, log) => {
        const options = { store, origin, log, restart: loadStarterOf(log), datasets: datasets(), now: () => systemClock.now() };
        const checked = await checkEverything(config, { ...options, samples: countOf(samples) });
        const { damages, readOtherwise, ...counts } = checked;
        terminal.exitCode = damages.length === 0 ? EXIT.done : EXIT.store;
        if (terminal.form === 'table') return terminal.write(`${linesOf(checked, terminal).join('\n')}\n`);
        const found = damages.map(({ foundAt, ...one }) => ({ ...one, found_at: isoInstant(foundAt) }));
        terminal.print(found, { ok: damages.length === 0, ...counts, damages: found, read_otherwise: readOtherwise });
      });
    });
}

function linesOf({ damages, readOtherwise, ...counts }: CheckedAll, terminal: Terminal): readonly string[] {
  const subjectsOf = (...kinds: readonly string[]): ReadonlySet<string> =>
    new Set(damages.filter(({ kind }) => kinds.includes(kind)).map(({ subject }) => subject));
  const compared = [
    `${counts.values.toLocaleString('en-AU')} figures of ${counts.datasets} datasets, including ${counts.registers} registers`,
    ...[`${counts.captures} captured files`, `${counts.bulk} bulk files`, `${counts.samples} samples read again`],
  ].join(', ');
  return [
    ...damages.map(({ kind, subject, part, detail }) => `${terminal.bad('look')} ${kind} of ${subject}, ${part}: ${detail}`),
    ...readOtherwise.map(
      (key) =>
        `${terminal.warn('note')} ${key}: this version reads its files differently. To update the figures, run \`wattle rebuild ${key}\``,
    ),
    damages.length === 0 ? `${terminal.good('ok')}   ${compared}` : `     ${compared}. Damaged: ${damages.length}`,
    ...[...subjectsOf('figures', 'registers')].map((key) => `     wattle rebuild ${key} rebuilds it from the stored files`),
    ...(subjectsOf('captures', 'database').size === 0 ? [] : ['     restore captured files and databases from a backup']),
  ];
}

function countOf(text: string): number {
  const n = Number(text);
  if (!Number.isInteger(n) || n < 0) throw new WattleError('REQ_BAD_PARAMETER', '--samples must be a whole number, 0 or more.');
  return n;
}
