/** Loads full-size companies registers in ASIC's format, in a separate process. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Companies } from './companies.ts';

export interface Loaded {
  readonly seconds: number;
  readonly peakMiB: number;
}

/** Writes the file for a release and returns its path. */
export function writeCompanies(folder: string, rows: number, vintage: number): string {
  const file = path.join(folder, `companies-${vintage}.csv`);
  const out = openSync(file, 'w');
  for (const piece of new Companies(rows, vintage).file()) writeSync(out, piece);
  // Otherwise the system could write the file to disk during a later measurement.
  fsyncSync(out);
  closeSync(out);
  return file;
}

const loader = (folder: string, databaseUrl: string | null, file: string, retrievedAt: number): ChildProcess => {
  const script = fileURLToPath(new URL('./load-register.js', import.meta.url));
  return spawn(process.execPath, [script, folder, databaseUrl ?? '-', file, String(retrievedAt)], { stdio: ['ignore', 'pipe', 'inherit'] });
};

/** Loads a file into a data folder, or into a database if one is given, and waits until it is available. */
export async function load(folder: string, databaseUrl: string | null, file: string, retrievedAt: number): Promise<Loaded> {
  const child = loader(folder, databaseUrl, file, retrievedAt);
  let text = '';
  child.stdout?.setEncoding('utf8').on('data', (piece: string) => {
    text += piece;
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`Loading ended with exit code ${code}`);
  return JSON.parse(text) as Loaded;
}
