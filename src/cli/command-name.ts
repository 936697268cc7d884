/** Which command a command line calls, known before any command is loaded. */

/** Options in front of a command that take the word after them. */
const VALUE_OPTIONS = ['--env-file', '--log-level'];

/** Null where no command is named. */
export function commandIn(args: readonly string[]): string | null {
  return args.find((word, i) => !word.startsWith('-') && !VALUE_OPTIONS.includes(args[i - 1] ?? '')) ?? null;
}
