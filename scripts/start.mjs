/** `npm start`, and `npm run wattle -- COMMAND`: installs and builds if needed, then runs the program in this process. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { endOnOldNode, install, root } from './install.mjs';

endOnOldNode();
install(root, 'the dependencies');
const { buildOrEnd } = await import('./build.mjs');
await buildOrEnd({ say: (line) => process.stderr.write(`${line}\n`) });
if (process.argv.length === 2) process.argv.push('start');
await import(pathToFileURL(path.join(root, 'dist', 'src', 'cli', 'wattle.js')).href);
