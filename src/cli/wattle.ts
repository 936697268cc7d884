#!/usr/bin/env node
/**
 * `wattle`: runs what the words after it need, and no more, and says in one line why that cannot be loaded where it is the machine's fault.
 *
 *     --version   package.json
 *     series …    dist/reading/series.js, one file of all that the command rests on
 *     …           cli.ts, and the modules of the command
 */
const words = process.argv.slice(2);
const isCommand = (word: string): boolean => !word.startsWith('-');

/** Made by scripts/build-reading.mjs. Named so that no tool takes it for a source. */
const SERIES_ALONE = new URL('../../reading/series.js', import.meta.url).href;

try {
  if (words.length === 1 && (words[0] === '--version' || words[0] === '-V')) {
    const { VERSION } = await import('../program/program.ts');
    process.stdout.write(`${VERSION}\n`);
  } else if (words.find(isCommand) === 'series') await import(SERIES_ALONE);
  else await import('./cli.ts');
} catch (error) {
  const { code } = error as NodeJS.ErrnoException;
  if (code !== 'EMFILE' && code !== 'ENFILE') throw error;
  process.stderr.write('error Too many files are open. Raise the limit (ulimit -n, or LimitNOFILE of the service).\n');
  process.exitCode = 7;
}
