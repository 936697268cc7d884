/** `wattle doctor`: finds problems in an installation and suggests fixes. */
import type { Command } from 'commander';
import { PROGRAM_DIR } from '../../program/program.ts';
import { doctor } from '../doctor.ts';
import { EXIT } from '../exit-codes.ts';
import type { Terminal } from '../terminal.ts';

export function addCommands(program: Command, terminal: Terminal): void {
  program
    .command('doctor')
    .description('check settings, store and agencies, and suggest fixes')
    .action(async () => {
      const findings = await doctor(PROGRAM_DIR, terminal.env);
      if (terminal.form !== 'table') terminal.print(findings);
      else {
        for (const f of findings) {
          terminal.write(
            `${f.ok ? terminal.good('ok  ') : terminal.bad('look')} ${f.what}: ${f.found}\n${f.ok ? '' : `     ${f.advice}\n`}`,
          );
        }
      }
      terminal.exitCode = findings.every((f) => f.ok) ? EXIT.done : EXIT.partly;
    });
}
