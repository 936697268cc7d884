#!/usr/bin/env node
/** Loads the command line, and says in one line why it cannot be loaded where that is the machine's fault. */
try {
  await import('./cli.ts');
} catch (error) {
  const { code } = error as NodeJS.ErrnoException;
  if (code !== 'EMFILE' && code !== 'ENFILE') throw error;
  process.stderr.write('error Too many files are open. Raise the limit (ulimit -n, or LimitNOFILE of the service).\n');
  process.exitCode = 7;
}
