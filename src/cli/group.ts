/** A group of commands that the same file declares. */
import type { Command } from 'commander';
import type { Terminal } from './terminal.ts';

/** A file that declares commands. */
export interface Commands {
  readonly addCommands: (program: Command, terminal: Terminal) => void;
}

export interface Group {
  /** The names of the commands that the file declares. */
  readonly commands: readonly string[];
  readonly load: () => Promise<Commands>;
}
