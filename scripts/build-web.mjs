/**
 * Builds the browser files: the stylesheet and script for pages, with compressed copies. Their names contain the hash of their
 * bytes.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';
import { build } from 'vite';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const web = path.join(root, 'src', 'web');
const out = path.join(root, 'dist', 'web');

const { output } = await build({
  root: web,
  configFile: false,
  envDir: false,
  publicDir: false,
  logLevel: 'warn',
  build: {
    write: false,
    // The first browser versions with light-dark(), which the stylesheet uses.
    target: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: false,
    rollupOptions: {
      input: { wattle: path.join(web, 'client', 'start.ts'), style: path.join(web, 'style', 'wattle.css') },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', assetFileNames: '[name][extname]' },
    },
  },
});

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const names = {};
for (const file of output) {
  const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source);
  const { name, ext } = path.parse(file.fileName);
  if (bytes.length < 2) continue;
  names[file.fileName] = `${name}.${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}${ext}`;
  const place = path.join(out, names[file.fileName]);
  writeFileSync(place, bytes);
  writeFileSync(`${place}.gz`, gzipSync(bytes, { level: zlib.Z_BEST_COMPRESSION }));
  writeFileSync(`${place}.br`, brotliCompressSync(bytes));
}
writeFileSync(path.join(out, 'manifest.json'), JSON.stringify(names));
// Writes a list of sources, from which a later build finds out whether these files are out of date.
const modules = output.flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []));
const inputs = modules.filter((file) => path.isAbsolute(file)).map((file) => path.relative(root, file));
writeFileSync(path.join(root, 'dist', '.web-inputs.json'), JSON.stringify(inputs));
