/** `npm start`, and `npm run wattle -- COMMAND`: builds what changed since the last build, then runs the program in this process. */
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildOrEnd } from './build.mjs';

await buildOrEnd({ say: (line) => process.stderr.write(`${line}\n`) });
if (process.argv.length === 2) process.argv.push('start');
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
await import(pathToFileURL(path.join(root, 'dist', 'src', 'cli', 'wattle.js')).href);
