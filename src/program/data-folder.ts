/** Finds the default data folder. */
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

type Variables = Readonly<Record<string, string | undefined>>;

/** True if the program runs from a checkout of the repository, where the sources are next to package.json. */
function isInCheckout(): boolean {
  // `import.meta.url` is undefined in a CommonJS bundle.
  const here = import.meta.url as string | undefined;
  if (!here) return false;
  for (let folder = path.dirname(fileURLToPath(here)); folder !== path.dirname(folder); folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, 'package.json'))) return existsSync(path.join(folder, 'src', 'program'));
  }
  return false;
}

interface Machine {
  readonly isCheckout: boolean;
  readonly platform: NodeJS.Platform;
  readonly home: string;
}

const thisMachine = (env: Variables): Machine => ({
  isCheckout: isInCheckout(),
  platform: process.platform,
  home: env['HOME'] || os.homedir(),
});

/** Returns the default folder: `var` in the working directory for a checkout, otherwise the system's folder for user data. */
export function defaultDataDir(env: Variables, { isCheckout, platform, home }: Machine = thisMachine(env)): string {
  if (isCheckout) return path.resolve('var');
  if (platform === 'darwin') return path.join(home, 'Library', 'Application Support', 'wattle');
  if (platform === 'win32') return path.join(env['LOCALAPPDATA'] || path.join(home, 'AppData', 'Local'), 'wattle');
  const xdg = env['XDG_DATA_HOME'] ?? '';
  // According to the XDG specification, a relative path must be ignored.
  return path.join(path.isAbsolute(xdg) ? xdg : path.join(home, '.local', 'share'), 'wattle');
}
