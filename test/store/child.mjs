/** Runs TypeScript in a separate process, on every supported Node: `node child.mjs <task> <arguments as JSON>`. */
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

// The task runs while child-entry.ts is imported, because imports in it only work until then.
await runnerImport(fileURLToPath(new URL('./child-entry.ts', import.meta.url)), { configFile: false, logLevel: 'error' });
