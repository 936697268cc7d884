/** Commands for importing data: request agencies, rebuild, and import files. */
import { type Command, Option } from 'commander';
import { findSource } from '../../catalogue/catalogue.ts';
import { IDENTITIES } from '../../catalogue/identities/identities.ts';
import { systemClock } from '../../core/clock.ts';
import { type Dataset, type DatasetKey, datasetKey, storedAs } from '../../core/define-dataset.ts';
import { ACCEPTABLE, type Acceptable, formatAddress, WattleError } from '../../core/errors.ts';
import { type PublishedBasis, STORED_BASES } from '../../core/observation.ts';
import { rebuild } from '../../ingest/jobs/rebuild.ts';
import { Refresher } from '../../ingest/jobs/refresh.ts';
import { NAMED } from '../../program/compose.ts';
import { loadStarterOf } from '../../program/open-data.ts';
import type { Store } from '../../store/ports/port.ts';
import { noteContradictions } from '../../watch/identities.ts';
import { EXIT } from '../exit-codes.ts';
import { importFile } from '../import.ts';
import { datasetOf, sourceOf, stored } from '../named.ts';
import type { Terminal } from '../terminal.ts';
import { withAgencies } from '../with-agencies.ts';
import { withStore } from '../with-store.ts';

const hold = async (store: Store, changed: readonly DatasetKey[], sandbox = false): Promise<void> => {
  await noteContradictions({ store, clock: systemClock, sandbox }, IDENTITIES, ...changed);
};

async function rebuildAll(terminal: Terminal, datasets: readonly Dataset[]): Promise<void> {
  await withAgencies(terminal, async (store, _config, { origin }, log) => {
    const options = { store, origin, log, restart: loadStarterOf(log) };
    const line = (dataset: Dataset, what: string): void => void terminal.write(`${datasetKey(dataset).padEnd(24)} ${what}\n`);
    for (const dataset of datasets) {
      try {
        const { versionsBefore, versionsAfter, refused, reason } = await rebuild(options, dataset);
        const refusals = refused === 0 ? '' : `, ${refused} captures refused${reason ? `: ${reason.message}` : ''}`;
        line(dataset, `${versionsBefore} versions before, ${versionsAfter} after${refusals}`);
        await hold(store, [datasetKey(dataset)], origin === 'sandbox');
      } catch (error) {
        // After a failure, the other requested datasets are still rebuilt.
        if (datasets.length === 1 || !(error instanceof WattleError) || !/^(?:DATA|PARSE)_/.test(error.code)) throw error;
        line(dataset, `${terminal.bad('not rebuilt')}: ${error.message}`);
        terminal.exitCode = EXIT.partly;
      }
    }
  });
}

export function addCommands(program: Command, terminal: Terminal): void {
  program
    .command('refresh')
    .argument(
      '[what]',
      'a source (rba) or a dataset (rba/F1.1). By default everything except datasets that must be named (ato.ABN_BULK_EXTRACT)',
    )
    .addOption(new Option('--accept <code...>', 'accept a change that would otherwise need review').choices(ACCEPTABLE))
    .description('update data from the agencies now')
    .action(async (what: string | undefined, { accept = [] }: { accept?: Acceptable[] }) => {
      await withAgencies(terminal, async (store, _config, { upstream, origin }, log) => {
        const refresher = new Refresher({ store, upstream, origin, clock: systemClock, log, sourceOf, named: NAMED });
        const source = what === undefined ? null : findSource(what);
        const chosen =
          what !== undefined && source === null
            ? [storedAs(datasetOf(what))]
            : stored().filter((d) => (source === null || d.source === source.code) && !d.cadence.onDemand);
        let failed = 0;
        const changed: DatasetKey[] = [];
        for (const [i, dataset] of chosen.entries()) {
          const { result, error } = await refresher.refresh(dataset, accept);
          if (result === 'new_version') changed.push(datasetKey(dataset));
          if (error) failed += 1;
          const why = error ? `  ${error.message}${error.at ? ` (${formatAddress(error.at)})` : ''}` : '';
          const count = `${String(i + 1).padStart(String(chosen.length).length)}/${chosen.length}`;
          terminal.write(`${count}  ${datasetKey(dataset).padEnd(24)} ${error ? terminal.bad(result) : terminal.good(result)}${why}\n`);
        }
        await hold(store, changed, origin === 'sandbox');
        terminal.exitCode = failed === 0 ? EXIT.done : failed === chosen.length ? EXIT.unavailable : EXIT.partly;
      });
    });

  program
    .command('rebuild')
    .argument('[dataset]')
    .description('rebuild all data from the stored files')
    .action((text: string | undefined) => rebuildAll(terminal, text === undefined ? stored() : [storedAs(datasetOf(text))]));

  program
    .command('import')
    .argument('<file>', 'a file as the agency published it, or a table of facts (CSV with series_id, period, value, published)')
    .option('--dataset <dataset>', 'dataset of the file, such as abs/LF. Required if several datasets can read the file')
    .option('--published <day>', 'publication date of the file, such as 2022-06-16')
    .addOption(
      new Option(
        '--basis <basis>',
        'how the date is known, if the file does not state it. Default: upper_bound (released on or before that date)',
      ).choices(STORED_BASES),
    )
    .option('--url <address>', "the file's URL on the agency's site")
    .addOption(new Option('--accept <code...>', 'accept a change that would otherwise be refused').choices(ACCEPTABLE))
    .description('import a file as a vintage')
    .action(
      (file: string, options: { dataset?: string; published?: string; basis?: PublishedBasis; url?: string; accept?: Acceptable[] }) =>
        withStore(terminal, async (store) => {
          const { dataset, published = null, basis = null, url = null, accept = [] } = options;
          const chosen = dataset === undefined ? null : storedAs(datasetOf(dataset));
          const rows = await importFile(store, { file, dataset: chosen, published, basis, url, accept }, systemClock.now());
          const changed = rows.flatMap((row) => (row.seq === null ? [] : [storedAs(datasetOf(row.dataset))]));
          await hold(store, [...new Set(changed.map(datasetKey))]);
          terminal.print(rows.map((row) => ({ ...row })));
        }),
    );
}
