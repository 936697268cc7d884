/** Commands that one file declares. */
import type { Command } from 'commander';
import type { Terminal } from './terminal.ts';

export interface Commands {
  readonly addCommands: (program: Command, terminal: Terminal) => void;
}

export interface Group {
  readonly commands: readonly string[];
  readonly load: () => Promise<Commands>;
}
