/** An ingest process over a few datasets whose files decide what becomes of it; runs TypeScript on every Node that the program supports. */
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

await runnerImport(fileURLToPath(new URL('./hostile-entry.ts', import.meta.url)), { configFile: false, logLevel: 'error' });
