/** `wattle mcp` by itself, as desktop assistants start it: `scripts/build-clients.mjs` puts it into one file. */

import { readConfig } from '../program/config.ts';
import { LOCAL_INSTANCE } from '../program/setting-readers.ts';
import { serveMcp } from './mcp.ts';

/** Replaced by the build: there is no package.json beside the file. */
declare const PROGRAM_VERSION: string;

const { url, key } = readConfig(process.env);
serveMcp({ url: url ?? LOCAL_INSTANCE, key, version: PROGRAM_VERSION }, process).catch((error: unknown) => {
  process.stderr.write(`wattle mcp: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
