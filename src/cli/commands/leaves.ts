/** Commands for dataset developers: `draft` and `try`. */
import type { Command } from 'commander';
import { systemClock } from '../../core/clock.ts';
import { storedAs } from '../../core/define-dataset.ts';
import { type Agencies, openAgencies } from '../../program/compose.ts';
import { draftDataset, nextSteps, writeDraft } from '../draft.ts';
import { EXIT, exitCodeOf } from '../exit-codes.ts';
import { datasetOf } from '../named.ts';
import { show } from '../show.ts';
import type { Terminal } from '../terminal.ts';
import { errorLines, tryDataset, unregisteredLeaf } from '../try.ts';

export function addCommands(program: Command, terminal: Terminal): void {
  program
    .command('draft')
    .argument('<source>', 'abs or rba. For other agencies, add --from')
    .argument('<id>', 'a dataflow (CAPEX), a statistical table (I1), or a dataset read from files')
    .option(
      '--from <file...>',
      'files from the agency (structure message, SDMX data, RBA table, register or workbook), instead of a request',
    )
    .option('--write', 'write the declaration and the specimen into this checkout. Existing files do not change')
    .description("draft a declaration and a specimen from the agency's own data")
    .action(async (sourceCode: string, id: string, { from = [], write }: { from?: string[]; write?: boolean }) => {
      const config = terminal.config;
      let agencies: Agencies | null = null;
      try {
        const agency = async (): Promise<Agencies> => (agencies ??= await openAgencies(config));
        const draft = await draftDataset(sourceCode, id, { from, agency, now: () => systemClock.now() });
        if (write) await writeDraft(draft, terminal.invocation.folder);
        for (const file of draft.files) terminal.write(`${terminal.bold(`// ${file.path}`)}\n${write ? '' : `${file.text}\n`}`);
        if (write) terminal.note(`Review ${draft.files.length === 1 ? 'it' : 'them'} through, then:\n  ${nextSteps(draft).join('\n  ')}\n`);
        for (const note of draft.notes) terminal.note(`${terminal.warn(note)}\n`);
      } finally {
        await (agencies as Agencies | null)?.close();
      }
    });

  program
    .command('try')
    .argument('<dataset>', 'such as rba/F1.1 or abs.CPI')
    .option('--from <file...>', 'files from the agency, instead of a request')
    .description('test a dataset or a file without saving')
    .action(async (text: string, { from = [] }: { from?: string[] }) => {
      const config = terminal.config;
      let agencies: Agencies | null = null;
      try {
        const agency = async (): Promise<Agencies['upstream']> => (agencies ??= await openAgencies(config)).upstream;
        const dataset = storedAs(datasetOf(text));
        const unregistered = unregisteredLeaf(dataset, terminal.invocation.folder);
        const { lines, error, answer } = await tryDataset(dataset, { from, agency, clock: systemClock });
        const reported = [...(unregistered === null ? [] : [unregistered]), ...lines, ...(error ? errorLines(error, answer !== null) : [])];
        if (terminal.form === 'table') terminal.write(`${reported.map((line) => `${line}\n`).join('')}`);
        if (answer && terminal.form !== 'json') show(terminal, answer);
        if (terminal.form === 'json')
          terminal.print([], { lines: reported, error: error?.code ?? null, ...(answer ? { data: answer.data, meta: answer.meta } : {}) });
        terminal.exitCode = error ? exitCodeOf(error) : EXIT.done;
      } finally {
        await (agencies as Agencies | null)?.close();
      }
    });
}
