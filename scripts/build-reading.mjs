/**
 * Builds `dist/reading`: a few files, with libraries, for the commands that read. Nearly all of the 570 modules are declarations and
 * parsers that these commands never call. In a few files they load much faster, because functions are compiled when called. Code of one
 * command only, or loaded on demand (PostgreSQL, S3, the search index), is in separate files.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** The spreadsheet reader is half of the text, and only parsers call it. It stays a separate library, loaded at the first call. */
const SPREADSHEETS = '@e965/xlsx';
const SPREADSHEETS_ON_CALL = `
import { createRequire } from 'node:module';
let library;
const loaded = () => (library ??= createRequire(import.meta.url)('${SPREADSHEETS}'));
export const read = (...given) => loaded().read(...given);
export const write = (...given) => loaded().write(...given);
const group = (name) => new Proxy({}, { get: (_, member) => loaded()[name][member] });
export const [utils, CFB, SSF] = [group('utils'), group('CFB'), group('SSF')];
`;

/** This many of the seven groups of commands. */
const MOST_COMMANDS = 4;

const { output } = await build({
  root,
  configFile: false,
  envDir: false,
  publicDir: false,
  logLevel: 'warn',
  plugins: [
    {
      name: 'spreadsheets-on-call',
      enforce: 'pre',
      resolveId: (id) => (id === SPREADSHEETS ? '\0spreadsheets-on-call' : null),
      load: (id) => (id === '\0spreadsheets-on-call' ? SPREADSHEETS_ON_CALL : null),
    },
  ],
  // All except packages with a binary for each platform.
  ssr: { noExternal: true, external: ['@photostructure/sqlite'] },
  build: {
    ssr: true,
    target: 'node20',
    minify: true,
    outDir: path.join(root, 'dist', 'reading'),
    emptyOutDir: true,
    rolldownOptions: {
      input: { reading: path.join(root, 'src', 'cli', 'reading.ts') },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'on-demand/[name]-[hash].js',
        // Code that most commands use is one file. Otherwise each set of commands would have a separate file.
        codeSplitting: { groups: [{ name: 'common', minShareCount: MOST_COMMANDS }] },
      },
    },
  },
});

// The sources of the files, so that a build can find out whether they are out of date.
const modules = output.flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []));
const own = modules.map((file) => path.relative(root, file)).filter((file) => file.startsWith(`src${path.sep}`));
writeFileSync(path.join(root, 'dist', '.reading-inputs.json'), JSON.stringify(own));
