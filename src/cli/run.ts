/** Runs a command line. Prints tables for people, or JSON and CSV (--json, --csv) for programs, and returns the exit code. */
import { Command, CommanderError, Option } from 'commander';
import { WattleError } from '../core/errors.ts';
import { VERSION } from '../program/program.ts';
import { LOG_LEVELS } from '../program/setting-readers.ts';
import { linesOf } from './error-lines.ts';
import { EXIT, EXIT_MEANINGS, exitCodeOf } from './exit-codes.ts';
import type { Commands } from './group.ts';
import type { Invocation } from './invocation.ts';
import { collect } from './options.ts';
import { READING } from './reading-groups.ts';
import { type GlobalOptions, Terminal } from './terminal.ts';

/** The commands that can read from another instance. */
const ASK_OTHERS = [...READING.flatMap(({ commands }) => commands), 'mcp'];

/** The width of the help text if the output is not a terminal. */
const HELP_WIDTH = 80;

const EXIT_WORDS = Object.entries(EXIT)
  .map(([name, code]) => `  ${code}  ${EXIT_MEANINGS[name as keyof typeof EXIT]}`)
  .join('\n');

const declared = ({ stdout, stderr }: Invocation): Command =>
  new Command('wattle')
    .configureOutput({
      writeOut: (text) => void stdout.write(text),
      writeErr: (text) => void stderr.write(text),
      getOutHelpWidth: () => stdout.columns ?? HELP_WIDTH,
      getErrHelpWidth: () => stderr.columns ?? HELP_WIDTH,
      getOutHasColors: () => stdout.isTTY === true,
      getErrHasColors: () => stderr.isTTY === true,
    })
    .description('Australian public data, one API. `wattle settings` lists the settings, which are environment variables.')
    .version(VERSION, '-v, --version')
    .option('--json', 'print JSON')
    .option('--csv', 'print CSV')
    .option('--env-file <file>', 'read settings from a file of NAME=value lines, after .env in this folder. May be repeated', collect)
    .addOption(new Option('--log-level <level>', 'log level. Overrides WATTLE_LOG_LEVEL').choices(LOG_LEVELS))
    .configureHelp({ showGlobalOptions: true })
    .showHelpAfterError('`wattle --help` lists the commands. Add --help to a command for its options.')
    .addHelpText('after', `\nExit codes:\n${EXIT_WORDS}`)
    .exitOverride();

/**
 * Runs one command and returns its exit code.
 * @param load loads the files that declare the commands, in the order of the help text
 */
export async function runCommandLine(invocation: Invocation, load: () => Promise<readonly Commands[]>): Promise<number> {
  const program = declared(invocation);
  let url: string | undefined;
  const terminal = new Terminal(invocation, () => ({ ...program.opts<GlobalOptions>(), ...(url === undefined ? {} : { url }) }));
  program.hook('preAction', (_, command) => {
    if (ASK_OTHERS.includes(command.name())) url = command.opts<{ url?: string }>().url;
  });
  try {
    for (const { addCommands } of await load()) addCommands(program, terminal);
    for (const command of program.commands) {
      if (ASK_OTHERS.includes(command.name())) command.option('--url <address>', 'read from this instance. Overrides WATTLE_URL');
    }
    await program.parseAsync(invocation.args, { from: 'user' });
    return terminal.exitCode;
  } catch (thrown) {
    return await report(thrown, terminal);
  } finally {
    await terminal.logged;
  }
}

/** Reports an error and returns the exit code. */
async function report(thrown: unknown, terminal: Terminal): Promise<number> {
  // An error in the settings has priority over other errors.
  const error = thrown instanceof WattleError || thrown instanceof CommanderError ? thrown : await startFault(thrown, terminal);
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage;
  if (error instanceof WattleError) {
    const other = await ofAnotherKind(error, terminal.invocation);
    const lines = other === null ? linesOf(error) : [error.message, other];
    terminal.note(`${terminal.bad('error')} ${lines.join('\n  ')}\n`);
    return exitCodeOf(error);
  }
  terminal.note(`${terminal.bad('error')} ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  return EXIT.bug;
}

/** If an id was not found, looks for an argument that is an id of another kind. */
async function ofAnotherKind(error: WattleError, { args }: Invocation): Promise<string | null> {
  if (exitCodeOf(error) !== EXIT.notFound) return null;
  const { otherKind } = await import('./other-kind.ts');
  return otherKind(
    error.code,
    args.slice(1).filter((word) => !word.startsWith('-')),
  );
}

/** Explains errors in the environment and the settings. Its code is loaded only if needed. */
async function startFault(thrown: unknown, { loadedConfig }: Terminal): Promise<unknown> {
  const { startFaultOf } = await import('../program/start-fault.ts');
  return startFaultOf(thrown, loadedConfig);
}
