/** `wattle verify` and its command line options. */
import type { Command } from 'commander';
import { EXIT } from '../exit-codes.ts';
import { datasetOf, sourceOf, stored } from '../named.ts';
import type { Terminal } from '../terminal.ts';
import { addVerifyCommand } from '../verify/command.ts';

export function addCommands(program: Command, terminal: Terminal): void {
  addVerifyCommand(program, { terminal, sourceOf, datasetOf, requested: stored, exit: EXIT });
}
