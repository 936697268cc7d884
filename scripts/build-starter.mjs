/** Builds `dist/starter`: a database with the starter data, for new data folders. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeStarterDatabase } from '../dist/src/program/starter-database.js';

const folder = mkdtempSync(path.join(tmpdir(), 'wattle-starter-'));
try {
  await makeStarterDatabase(folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
