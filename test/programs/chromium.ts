/** Finds Chromium for playwright, on the system or else in the package next to this file. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { LaunchOptions } from 'playwright-core';
import { firstOf, PACKAGES, USES_SYSTEM } from './find.ts';

const SYSTEM = [
  ...['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'],
  ...['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'],
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const UNPACKED = path.join(PACKAGES, '.chromium');
/** Arguments for the packaged Chromium, which is built for a machine without shared memory. */
const ARGUMENTS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];

/** Returns the launch options, or null if Chromium is missing. */
export function findChromium(): LaunchOptions | null {
  const system = USES_SYSTEM ? firstOf(SYSTEM) : null;
  if (system !== null) return { executablePath: system, args: ARGUMENTS };
  const version = existsSync(UNPACKED) ? readdirSync(UNPACKED).find((name) => !name.startsWith('unfinished')) : undefined;
  if (version === undefined) return null;
  const folder = path.join(UNPACKED, version);
  return {
    executablePath: path.join(folder, 'chromium'),
    args: ARGUMENTS,
    // The package contains libraries and fonts that a minimal system lacks.
    env: {
      ...process.env,
      LD_LIBRARY_PATH: path.join(folder, 'al2023', 'lib'),
      FONTCONFIG_PATH: path.join(folder, 'fonts'),
    } as Record<string, string>,
  };
}

/** Returns the launch options, for a test whose file requires Chromium. */
export function chromiumOptions(): LaunchOptions {
  const found = findChromium();
  if (found === null) throw new Error('Chromium is missing: declare needs("Chromium") on this test');
  return found;
}
