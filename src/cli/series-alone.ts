/** `wattle series` and nothing else: the build makes one file of it, `dist/reading/series.js`, which loads in a fraction of the time of its modules. */
import * as series from './commands/series.ts';
import { runCommandLine } from './run.ts';

await runCommandLine(() => Promise.resolve([series]));
