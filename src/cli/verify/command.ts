/** `wattle verify [source|dataset]`: the command, its table and its report. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Command } from 'commander';
import { findSource } from '../../catalogue/catalogue.ts';
import { finalFigures } from '../../catalogue/final-figures/final-figures.ts';
import { systemClock } from '../../core/clock.ts';
import type { Dataset, Source, SourceCode } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import { openAgencies } from '../../program/compose.ts';
import type { Config } from '../../program/config.ts';
import { VERSION } from '../../program/program.ts';
import { starterDir } from '../../program/starter-database.ts';
import type { Terminal } from '../terminal.ts';
import type { Outcome, Verdict } from './finding.ts';
import { curesOf, renderReport, rowOf, tally } from './report.ts';
import { verify } from './verify.ts';

interface VerifyParts {
  readonly terminal: Terminal;
  /** Returns the datasets to verify if none is named. */
  readonly requested: () => readonly Dataset[];
  /** Returns a dataset. Throws REQ_UNKNOWN_DATASET with suggestions. */
  readonly datasetOf: (text: string) => Dataset;
  readonly sourceOf: (code: SourceCode) => Source;
  readonly exit: { readonly done: number; readonly unavailable: number; readonly partly: number };
}

const COLOUR: Readonly<Record<Outcome, 'good' | 'warn' | 'bad'>> = {
  right: 'good',
  changed: 'warn',
  unreachable: 'bad',
  refused: 'bad',
  wrong: 'bad',
};

export function addVerifyCommand(program: Command, { terminal, requested: wanted, datasetOf, sourceOf, exit }: VerifyParts): void {
  program
    .command('verify')
    .argument(
      '[what]',
      'a source (rba) or a dataset (rba/F1.1). By default everything except datasets that must be named (ato.ABN_BULK_EXTRACT)',
    )
    .option('--report <file>', 'write a report in Markdown')
    .option('--keep', 'save the received files in a folder next to the report')
    .description('check live agency data against known final figures (read only)')
    .action(async (what: string | undefined, { report, keep = false }: { report?: string; keep?: boolean }) => {
      if (keep && report === undefined) {
        throw new WattleError('REQ_BAD_PARAMETER', '--keep saves the files next to the report, so it needs --report.');
      }
      const source = what === undefined ? null : findSource(what);
      const chosen =
        what !== undefined && source === null
          ? [datasetOf(what)]
          : wanted().filter((one) => (source === null || one.source === source.code) && !one.cadence.onDemand);
      const { config } = terminal;
      const keepIn = keep && report !== undefined ? `${report.replace(/\.md$/i, '')}-files` : null;
      const startedAt = systemClock.now();
      // Writes an empty report first. If the path cannot be written, the command fails before the first request.
      if (report !== undefined) await writeReport(report, '');
      const agencies = await openAgencies(config);
      let verdicts: readonly Verdict[];
      try {
        let done = 0;
        const onVerdict = ({ dataset, outcome }: Verdict): void => {
          const count = `${String(++done).padStart(String(chosen.length).length)}/${chosen.length}`;
          if (terminal.form === 'table') terminal.note(`${count}  ${dataset.padEnd(34)} ${terminal[COLOUR[outcome]](outcome)}\n`);
        };
        const { upstream } = agencies;
        verdicts = await verify(chosen, {
          upstream,
          sourceOf,
          keepIn,
          onVerdict,
          clock: systemClock,
          figures: finalFigures(),
          starterDir: starterDir(),
        });
      } finally {
        await agencies.close();
      }
      if (report !== undefined) {
        const kept = keepIn === null ? null : path.basename(keepIn);
        const facts = { version: VERSION, node: process.versions.node, startedAt, upstream: upstreamWords(config), kept };
        await writeReport(report, renderReport(verdicts, facts));
      }
      const rows = verdicts.map(rowOf);
      if (terminal.form === 'table') terminal.write(`${[terminal.table(rows), tally(verdicts), ...curesOf(verdicts)].join('\n')}\n`);
      else terminal.print(rows, { data: verdicts });
      terminal.exitCode = verdicts.every(({ outcome }) => outcome === 'right' || outcome === 'changed')
        ? exit.done
        : verdicts.every(({ outcome }) => outcome === 'unreachable')
          ? exit.unavailable
          : exit.partly;
    });
}

async function writeReport(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new WattleError('REQ_BAD_PARAMETER', `The report cannot be written: ${why}`, { cause: error });
  }
}

/** Describes the origin of the data if it is not the agency, because a sandbox generates data, and a proxy may change them. */
export function upstreamWords({ upstream, upstreamProxy }: Pick<Config, 'upstream' | 'upstreamProxy'>): string {
  if (upstream.kind === 'sandbox') return 'the sandbox, whose figures are made up';
  if (upstream.kind === 'base') return 'a server that replaces the agencies';
  if (upstream.kind === 'offline') return 'no agency (updates are turned off)';
  return `the agencies themselves${upstreamProxy === null ? '' : ', through a proxy'}`;
}
