/** Installs the program from its package in an empty folder. The package is unpacked, with links to the dependencies in the checkout. */
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { ClientFolder } from '../../src/clients/client-folder.ts';
import { present } from '../../src/core/assert.ts';
import { catalogueIds } from '../../src/queries/base/catalogue-ids.ts';
import { builtFile } from '../built.ts';
import { madeOnce } from '../made-once.ts';

export const ROOT = path.resolve(import.meta.dirname, '..', '..');
export const { version: VERSION } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string };

export interface PackedProgram {
  /** The entry file for `wattle start`. */
  readonly entry: string;
  /** The folder for PATH. */
  readonly bin: string;
  readonly folder: string;
}

export interface TarEntry {
  readonly path: string;
  readonly mode: number;
  readonly bytes: Buffer;
}

const BLOCK = 512;

export function readTarball(gzipped: Uint8Array): readonly TarEntry[] {
  const tar = gunzipSync(gzipped);
  const entries: TarEntry[] = [];
  const textAt = (from: number, length: number): string => tar.toString('utf8', from, from + length).replace(/\0.*$/s, '');
  for (let at = 0; tar[at] !== 0 && at < tar.length; ) {
    const size = Number.parseInt(textAt(at + 124, 12), 8);
    const name = [textAt(at + 345, 155), textAt(at, 100)].filter((part) => part !== '').join('/');
    const from = at + BLOCK;
    entries.push({ path: name, mode: Number.parseInt(textAt(at + 100, 8), 8), bytes: tar.subarray(from, from + size) });
    at = from + Math.ceil(size / BLOCK) * BLOCK;
  }
  return entries;
}

export function checkoutPackages(directory: string): ClientFolder {
  builtFile('src/cli/wattle.js');
  return new ClientFolder({ directory, programDir: ROOT, version: VERSION, ids: catalogueIds() });
}

export async function packedProgram(): Promise<PackedProgram> {
  const folder = await madeOnce('packed-program', async (made) => {
    const directory = path.join(made, 'packages');
    const packages = checkoutPackages(directory);
    const program = present(
      packages.packages.find(({ id }) => id === 'program'),
      'The package of the program',
    );
    const { sha256 } = await packages.made(program, 'http://127.0.0.1');
    const modules = path.join(made, 'node_modules');
    for (const { path: name, mode, bytes } of readTarball(readFileSync(path.join(directory, sha256)))) {
      const file = path.join(modules, 'wattle-server', name.replace(/^package\//, ''));
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, bytes, { mode });
    }
    for (const name of readdirSync(path.join(ROOT, 'node_modules'))) {
      if (!name.startsWith('.')) symlinkSync(path.join(ROOT, 'node_modules', name), path.join(modules, name));
    }
    mkdirSync(path.join(modules, '.bin'));
    symlinkSync(path.join('..', 'wattle-server', 'dist', 'src', 'cli', 'wattle.js'), path.join(modules, '.bin', 'wattle'));
  });
  const modules = path.join(folder, 'node_modules');
  return { folder, bin: path.join(modules, '.bin'), entry: path.join(modules, 'wattle-server', 'dist', 'src', 'cli', 'wattle.js') };
}
