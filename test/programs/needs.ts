/**
 * Defines requirements that a machine may lack. A test lists its requirements and is skipped if any is missing. At the end, the run lists
 * missing requirements and skipped tests (test/reporter.ts).
 *
 *   describe('a workbook in LibreOffice', needs('LibreOffice'), () => …)
 *   it('has every series', recorded('upstream/rba/g1-data.csv'), () => …)
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from './chromium.ts';
import { findProgram, firstOf } from './find.ts';
import { findPostgres } from './postgres.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** The test's requirements that this machine lacks. */
    missing?: readonly string[];
    /** Set if the test reads recorded agency files. */
    recorded?: true;
  }
}

const ends = (program: string, ...args: readonly string[]): boolean =>
  spawnSync(program, args, { stdio: 'ignore', timeout: 60_000 }).status === 0;
const hasAll = (...names: readonly string[]): boolean => names.every((name) => findProgram(name) !== null);
const hasLibrary = (name: string): boolean => ends('Rscript', '-e', `library(${name})`);

export const SOFFICE = firstOf(['/usr/bin/soffice', '/usr/bin/libreoffice', '/usr/lib/libreoffice/program/soffice']);

/** The function that finds each program. */
const PROGRAMS = {
  PostgreSQL: () => findPostgres() !== null,
  Chromium: () => findChromium() !== null,
  LibreOffice: () => SOFFICE !== null,
  'Python 3.10': () => ends('python3', '-c', 'import sys, ensurepip, venv; sys.exit(sys.version_info < (3, 10))'),
  'Python 3.10 or 3.11': () => ends('python3', '-c', 'import sys, ensurepip, venv; sys.exit(not (3, 10) <= sys.version_info < (3, 12))'),
  'Python 3.11': () => ends('python3', '-c', 'import sys, ensurepip, venv; sys.exit(sys.version_info < (3, 11))'),
  R: () => ends('Rscript', '--version'),
  'the R packages curl and jsonlite': () => hasLibrary('curl') && hasLibrary('jsonlite'),
  'the R package quantmod': () => hasLibrary('quantmod'),
  'the R package rsdmx': () => hasLibrary('rsdmx'),
  Go: () => ends('go', 'version'),
  Java: () => ends('javac', '-version') && ends('java', '-version'),
  Maven: () => ends('mvn', '--version'),
  PHP: () => ends('php', '--version'),
  Ruby: () => ends('ruby', '--version'),
  bash: () => hasAll('bash'),
  curl: () => hasAll('curl'),
  fish: () => hasAll('fish'),
  sh: () => hasAll('sh'),
  zsh: () => hasAll('zsh'),
  hadolint: () => hasAll('hadolint'),
  'compose-spec': () => hasAll('compose-spec'),
  kubectl: () => hasAll('kubectl'),
  'kubernetes-validate': () => hasAll('kubernetes-validate'),
  moto_server: () => hasAll('moto_server'),
  nginx: () => hasAll('nginx'),
  openssl: () => hasAll('openssl'),
  pgbouncer: () => hasAll('pgbouncer'),
  Prometheus: () => hasAll('prometheus', 'promtool'),
  promtool: () => hasAll('promtool'),
  'systemd-analyze': () => hasAll('systemd-analyze'),
  'a registry of npm packages': () => ends('npm', 'view', 'semver', 'version', '--fetch-retries=0', '--fetch-timeout=10000'),
} as const satisfies Readonly<Record<string, () => boolean>>;

export type Program = keyof typeof PROGRAMS;

const found = new Map<Program, boolean>();

export function isHere(program: Program): boolean {
  const known = found.get(program) ?? PROGRAMS[program]();
  found.set(program, known);
  return known;
}

/** The options for a test or a group of tests. */
export interface Needs {
  readonly skip: boolean;
  readonly meta: { readonly missing?: readonly string[]; readonly recorded?: true };
}

const without = (missing: readonly string[]): Needs => ({ skip: missing.length > 0, meta: missing.length > 0 ? { missing } : {} });

export const needs = (...programs: readonly Program[]): Needs => without(programs.filter((program) => !isHere(program)));

/**
 * Returns options for a requirement that is not a program, such as rights or a kind of file system. `what` completes the sentence "This
 * machine has no …".
 */
export const needsThat = (isThere: boolean, what: string): Needs => without(isThere ? [] : [what]);

/** The folder with recorded agency files, next to the checkout and not part of it. */
export const SHARED = path.resolve('..', 'shared');

/**
 * Returns options for a test that reads recorded files.
 * @param files paths below the folder of recorded files, or absolute
 */
export const recorded = (...files: readonly (string | URL)[]): Needs => {
  const areHere = files.every((file) => existsSync(typeof file === 'string' ? path.resolve(SHARED, file) : file));
  const { skip, meta } = needsThat(areHere, 'recorded files of the agencies in ../shared');
  return { skip, meta: { ...meta, recorded: true } };
};

/** Combines several requirements. */
export const allOf = (...all: readonly Needs[]): Needs => {
  const { skip, meta } = without(all.flatMap((one) => one.meta.missing ?? []));
  return all.some((one) => one.meta.recorded) ? { skip, meta: { ...meta, recorded: true } } : { skip, meta };
};
