/**
 * Builds `dist/reading`: what the commands load that read, as a few files, libraries and all. Of 570 modules nearly all are declarations
 * and parsers that these commands never call; in a few files they cost a fraction of the time, since functions are compiled when they are
 * called. What one command alone needs, or what is loaded on demand (PostgreSQL, S3, the index of the search), stands in files of its own.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** The reader of spreadsheets is half of all the text and is called by parsers alone: it stays a library of its own, loaded at the first call. */
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

/** So many of the seven groups of commands. */
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
  // All but what brings a binary for each platform.
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
        // What most of the commands rest on is one file, where each set of commands would have a file of its own.
        codeSplitting: { groups: [{ name: 'common', minShareCount: MOST_COMMANDS }] },
      },
    },
  },
});

// What the files were made from, so that a build can tell whether they are out of date.
const modules = output.flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []));
const own = modules.map((file) => path.relative(root, file)).filter((file) => file.startsWith(`src${path.sep}`));
writeFileSync(path.join(root, 'dist', '.reading-inputs.json'), JSON.stringify(own));
