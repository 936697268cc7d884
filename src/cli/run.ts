/** Runs a command line with the commands that it is given: tables for people, --json and --csv for programs, exit codes that mean something. */
import { Command, CommanderError } from 'commander';
import { formatAddress, WattleError } from '../core/errors.ts';
import { VERSION } from '../program/program.ts';
import { EXIT, EXIT_MEANINGS, exitCodeOf } from './exit-codes.ts';
import type { Commands } from './group.ts';
import { bad, type OutputForm } from './terminal.ts';

const EXIT_WORDS = Object.entries(EXIT)
  .map(([name, code]) => `  ${code}  ${EXIT_MEANINGS[name as keyof typeof EXIT]}`)
  .join('\n');

const declared = (): Command =>
  new Command('wattle')
    .description('Australian public data, one API. Settings are environment variables; see docs/generated/settings.md.')
    .version(VERSION)
    .option('--json', 'print JSON')
    .option('--csv', 'print CSV')
    .configureHelp({ showGlobalOptions: true })
    .showHelpAfterError('`wattle --help` lists the commands; after a command, --help says what it takes.')
    .addHelpText('after', `\nExit codes:\n${EXIT_WORDS}`)
    .exitOverride();

/** @param load the files that declare the commands, in the order in which help lists them */
export async function runCommandLine(load: () => Promise<readonly Commands[]>): Promise<void> {
  const program = declared();
  const form = (): OutputForm => {
    const { json, csv } = program.opts<{ json?: boolean; csv?: boolean }>();
    return json ? 'json' : csv ? 'csv' : 'table';
  };
  // A reader such as head that has seen enough is no failure.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(EXIT.done);
    throw error;
  });
  try {
    for (const { addCommands } of await load()) addCommands(program, form);
    await program.parseAsync();
  } catch (thrown) {
    await tell(thrown);
  }
}

async function tell(thrown: unknown): Promise<void> {
  // Settings that cannot be read were thrown before anything else could fail.
  const error = thrown instanceof WattleError || thrown instanceof CommanderError ? thrown : await startFault(thrown);
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? EXIT.done : EXIT.usage;
  else if (error instanceof WattleError) {
    const other = await ofAnotherKind(error);
    const lines = other === null ? linesOf(error) : [error.message, other];
    process.stderr.write(`${bad('error')} ${lines.join('\n  ')}\n`);
    process.exitCode = exitCodeOf(error);
  } else {
    process.stderr.write(`${bad('error')} ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exitCode = EXIT.bug;
  }
}

/** Where what there is none of is something of another kind; that is looked for only then. */
async function ofAnotherKind(error: WattleError): Promise<string | null> {
  if (exitCodeOf(error) !== EXIT.notFound) return null;
  const named = process.argv.slice(2).find((word) => !word.startsWith('-') && error.message.endsWith(` ${word}.`));
  if (named === undefined) return null;
  const { otherKind } = await import('./other-kind.ts');
  return otherKind(named);
}

/** Of what a parameter takes. */
const MOST_ALLOWED = 12;

/** Message, faults, place and hint, each said once: of a single fault the message is what it says. */
function linesOf(error: WattleError): readonly string[] {
  const faults = error.faults.flatMap(({ parameter, detail, did_you_mean, allowed = [] }) => {
    const listed = allowed.slice(0, MOST_ALLOWED).join(', ');
    const more = allowed.length > MOST_ALLOWED ? ` and ${allowed.length - MOST_ALLOWED} more` : '';
    const isSaid = listed === '' || `${error.message} ${error.hint ?? ''}`.includes(listed);
    const meant = did_you_mean === undefined ? (isSaid ? [] : [`It takes ${listed}${more}.`]) : [`Did you mean ${did_you_mean}?`];
    return detail === error.message ? meant : [[`${parameter}: ${detail}`, ...meant].join(' ')];
  });
  return [
    ...new Set([error.message, ...faults, ...(error.at ? [`at ${formatAddress(error.at)}`] : []), ...(error.hint ? [error.hint] : [])]),
  ];
}

/** What the machine or the settings are to blame for, in words; loaded when something failed. */
async function startFault(thrown: unknown): Promise<unknown> {
  const [{ startFaultOf }, { readConfig }] = await Promise.all([import('../program/start-fault.ts'), import('../program/config.ts')]);
  return startFaultOf(thrown, readConfig());
}
