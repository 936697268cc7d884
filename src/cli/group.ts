/** A group of commands: the file that declares them, and how it is loaded. */
import type { Command } from 'commander';
import type { Terminal } from './terminal.ts';

/** A file that declares commands. */
export interface Commands {
  readonly addCommands: (program: Command, terminal: Terminal) => void;
}

export interface Group {
  /** Names of the commands that the file declares. */
  readonly commands: readonly string[];
  readonly load: () => Promise<Commands>;
}
