/** `wattle doctor`: what is wrong with an installation, and what to do. */
import type { Command } from 'commander';
import { PROGRAM_DIR } from '../../program/program.ts';
import { doctor } from '../doctor.ts';
import { EXIT } from '../exit-codes.ts';
import { bad, good, type OutputForm, print } from '../terminal.ts';

export function addCommands(program: Command, form: () => OutputForm): void {
  program
    .command('doctor')
    .description('check settings, store and upstreams, and say what to do')
    .action(async () => {
      const findings = await doctor(PROGRAM_DIR);
      if (form() !== 'table') print(form(), findings);
      else {
        for (const f of findings) {
          process.stdout.write(`${f.ok ? good('ok  ') : bad('look')} ${f.what}: ${f.found}\n${f.ok ? '' : `     ${f.advice}\n`}`);
        }
      }
      process.exitCode = findings.every((f) => f.ok) ? EXIT.done : EXIT.partly;
    });
}
