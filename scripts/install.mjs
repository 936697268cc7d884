/**
 * The first step of `npm start` and `npm test`. Refuses an old Node. Installs the packages of a folder if they are missing or differ from
 * its package-lock.json.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const json = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Ends the process if this Node is older than package.json requires. */
export function endOnOldNode(running = process.versions.node) {
  const least = json(path.join(root, 'package.json')).engines.node.replace('>=', '');
  const [[major, minor], [leastMajor, leastMinor]] = [running, least].map((version) => version.split('.').map(Number));
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return;
  process.stderr.write(
    `Wattle needs Node ${least} or newer, but this is Node ${running}. Install a newer version, then run the command again.\n`,
  );
  process.exit(1);
}

/** Returns the command, arguments and options that run npm. If npm runs this script, the same npm is used. */
export function npmCommand(args, options = {}) {
  const own = process.env.npm_execpath;
  const isScript = own !== undefined && /\.[cm]?js$/.test(own);
  const [command, first] = isScript ? [process.execPath, [own]] : ['npm', []];
  // On Windows, npm is a batch file, which only a shell can run. This is safe because the arguments are constants in these scripts.
  const shell = !isScript && process.platform === 'win32';
  return [command, [...first, ...args], { cwd: root, shell, ...options }];
}

/** Runs npm and returns its exit code. */
export function npm(args, options = {}) {
  const { status, error } = spawnSync(...npmCommand(args, { stdio: 'inherit', ...options }));
  if (error) process.stderr.write(`npm cannot be run: ${error.message}\n`);
  return status ?? 1;
}

/**
 * Returns true if node_modules has each package in the lock file in its version. Packages for other platforms may be missing, and
 * additional packages may be present.
 */
export function isInstalled(folder) {
  const record = path.join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = json(record).packages;
  return Object.entries(json(path.join(folder, 'package-lock.json')).packages).every(([place, locked]) => {
    if (place === '' || locked.link === true) return true;
    const found = installed[place];
    if (found === undefined) return locked.optional === true;
    return found.version === locked.version && found.integrity === locked.integrity && existsSync(path.join(folder, place, 'package.json'));
  });
}

/** Installs the packages of a folder if they are missing or different. Ends the process if that fails. */
export function install(folder, what) {
  if (isInstalled(folder)) return;
  process.stderr.write(`Installing ${what}…\n`);
  // npm prints to standard error, because standard output is for the command that follows.
  const status = npm(['ci', '--include=dev', '--include=optional'], { cwd: folder, stdio: ['ignore', 2, 2] });
  if (status === 0) return;
  process.stderr.write(`npm could not install ${what}. The messages of npm above give the reason. The first run needs a network.\n`);
  process.exit(1);
}
