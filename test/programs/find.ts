/** Finds the paths of programs on this machine. */
import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder with packages that `npm test` installs next to this file. Tests and the bench run in the checkout root. */
export const PACKAGES = path.resolve('test', 'programs', 'node_modules');

/** False with `TEST_PROGRAMS=npm`. Tests then use the servers and browsers in the packages instead of those on the system. */
export const USES_SYSTEM = process.env['TEST_PROGRAMS'] !== 'npm';

const FOLDERS = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];

export const findProgram = (name: string): string | null =>
  FOLDERS.map((folder) => path.join(folder, name)).find((place) => existsSync(place)) ?? null;

export const firstOf = (places: readonly string[]): string | null => places.find((place) => existsSync(place)) ?? null;
