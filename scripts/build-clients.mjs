/**
 * Builds the packages that an instance serves, in `dist/clients`: the TypeScript client, and `wattle mcp` as a single file for desktop
 * assistants.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const out = path.join(root, 'dist', 'clients');
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

rmSync(out, { recursive: true, force: true });
const typescript = path.join(root, 'clients', 'typescript');
const tsc = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc');
const { status } = spawnSync(process.execPath, [tsc, '-p', typescript, '--outDir', path.join(out, 'typescript')], { stdio: 'inherit' });
if (status !== 0) process.exit(1);

const { output } = await build({
  root,
  configFile: false,
  envDir: false,
  publicDir: false,
  logLevel: 'warn',
  define: { PROGRAM_VERSION: JSON.stringify(version) },
  ssr: { noExternal: true },
  build: {
    ssr: true,
    target: 'node20',
    minify: true,
    outDir: path.join(out, 'mcp'),
    rolldownOptions: {
      input: { index: path.join(root, 'src', 'cli', 'mcp-bundle.ts') },
      output: { format: 'cjs', entryFileNames: '[name].cjs', codeSplitting: false },
    },
  },
});

// Writes a list of sources, from which a later build finds out whether these files are out of date.
const modules = output.flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []));
const own = modules.map((file) => path.relative(root, file)).filter((file) => file.startsWith(`src${path.sep}`));
writeFileSync(path.join(root, 'dist', '.clients-inputs.json'), JSON.stringify(own));
