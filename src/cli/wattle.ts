#!/usr/bin/env node
/**
 * `wattle`: runs what the words after it need, and no more, and says in one line why that cannot be loaded where it is the machine's fault.
 *
 *     --version   package.json
 *     series …    dist/reading, a few files of all that the commands rest on which read (READING in reading-groups.ts)
 *     …           cli.ts, and the modules of the command
 */
const words = process.argv.slice(2);
const isCommand = (word: string): boolean => !word.startsWith('-');

/** Made by scripts/build-reading.mjs. Named so that no tool takes it for a source. */
const READING_FILES = new URL('../../reading/reading.js', import.meta.url).href;
/** The commands of READING, which a test compares: their list is loaded with none of them. */
const READS = ['status', 'datasets', 'search', 'describe', 'data', 'export', 'series', 'chart', 'signal', 'watch', 'open'];

try {
  if (words.length === 1 && (words[0] === '--version' || words[0] === '-V')) {
    const { VERSION } = await import('../program/program.ts');
    process.stdout.write(`${VERSION}\n`);
  } else if (READS.includes(words.find(isCommand) ?? '')) await import(READING_FILES);
  else await import('./cli.ts');
} catch (error) {
  const { code } = error as NodeJS.ErrnoException;
  if (code !== 'EMFILE' && code !== 'ENFILE') throw error;
  process.stderr.write('error Too many files are open. Raise the limit (ulimit -n, or LimitNOFILE of the service).\n');
  process.exitCode = 7;
}
