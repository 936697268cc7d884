/** `wattle mcp` as a separate program for desktop assistants, which `scripts/build-clients.mjs` builds as one file. */

import { readConfig } from '../program/config.ts';
import { LOCAL_INSTANCE } from '../program/setting-readers.ts';
import { serveMcp } from './mcp.ts';

/** The version, which the build sets because the bundle has no package.json. */
declare const PROGRAM_VERSION: string;

const { url, key } = readConfig(process.env);
serveMcp({ url: url ?? LOCAL_INSTANCE, key, version: PROGRAM_VERSION }, process).catch((error: unknown) => {
  process.stderr.write(`wattle mcp: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
