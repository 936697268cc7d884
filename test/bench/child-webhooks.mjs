/** Runs bench/servers/child-webhooks.ts on every Node that the program supports: `node child-webhooks.mjs <task as JSON>`. */
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

await runnerImport(fileURLToPath(new URL('../../bench/servers/child-webhooks.ts', import.meta.url)), {
  configFile: false,
  logLevel: 'error',
});
