/**
 * Builds `dist/bundle`: the program and its libraries in a few files. Loading more than a thousand modules one by one would take longer
 * than most commands. In a few files, most functions are compiled only when they are called. Code for single commands, and code that is
 * loaded on demand (PostgreSQL, S3, Stripe), is in separate files. There are no source maps, because they would be a third of the size of
 * the code.
 */
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/**
 * The spreadsheet reader is half of the code, and only parsers call it. It therefore stays a separate library, which is loaded on the first
 * call.
 */
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

/**
 * If at least this number of commands and processes share code, the code is in one file. Without this limit, each combination of them would
 * have a separate file.
 */
const MOST_SHARED = 12;
/** The command line, with its processes and threads. */
const ENTRIES = [
  path.join('cli', 'cli.ts'),
  ...['ingest-process.ts', 'bulk-process.ts', 'webhook-thread.ts'].map((file) => path.join('program', file)),
  path.join('store', 'open', 'search-thread.ts'),
];
const out = path.join(root, 'dist', 'bundle');

/** The imports of each module, except modules that it loads on demand. */
const imports = new Map();
/** The modules that every command loads. */
let everyCommand;
function isOfEveryCommand(id) {
  if (everyCommand === undefined) {
    everyCommand = new Set([path.join(root, 'src', ENTRIES[0])]);
    for (const one of everyCommand) for (const imported of imports.get(one) ?? []) everyCommand.add(imported);
  }
  return everyCommand.has(id);
}

/** Indicators are a sixth of the shared code. Reading a series or a dataset needs only the functions that write their figures. */
const INDICATORS = path.join(root, 'src', 'signals') + path.sep;
const FIGURES = path.join(INDICATORS, 'wording', 'figures.ts');
const isOfIndicator = (id) => id.startsWith(INDICATORS) && id !== FIGURES;

const { output } = await build({
  root,
  configFile: false,
  envDir: false,
  publicDir: false,
  logLevel: 'error',
  plugins: [
    {
      name: 'spreadsheets-on-call',
      enforce: 'pre',
      resolveId: (id) => (id === SPREADSHEETS ? '\0spreadsheets-on-call' : null),
      load: (id) => (id === '\0spreadsheets-on-call' ? SPREADSHEETS_ON_CALL : null),
      moduleParsed: ({ id, importedIds }) => void imports.set(id, importedIds),
    },
  ],
  // All packages are bundled, except those with platform-specific binaries.
  ssr: { noExternal: true, external: ['@photostructure/sqlite', '@resvg/resvg-js'] },
  build: {
    ssr: true,
    target: 'node20',
    outDir: out,
    emptyOutDir: true,
    rolldownOptions: {
      input: ENTRIES.map((file) => path.join(root, 'src', file)),
      output: {
        // Names are not shortened, because stack traces contain function names.
        minify: { compress: true, mangle: false, codegen: true },
        // Node 20 can use stored compiled code only for scripts, and not for modules.
        format: 'cjs',
        banner: '"use strict";',
        entryFileNames: '[name].cjs',
        // All files are in one folder, because a file finds the processes that it starts by relative path.
        chunkFileNames: '[name]-[hash].cjs',
        codeSplitting: {
          groups: [
            { name: 'every-command', test: isOfEveryCommand, priority: 1 },
            { name: 'common', test: (id) => !isOfIndicator(id), minShareCount: MOST_SHARED },
            { name: 'indicators', test: isOfIndicator, minShareCount: MOST_SHARED },
          ],
        },
      },
    },
  },
});

// Other characters are escaped, because a single one beyond Latin-1 would make Node store the whole file in two bytes per character (8 MB).
for (const { type, fileName, code, isEntry } of output) {
  if (type !== 'chunk') continue;
  const narrow = code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  if (narrow !== code) writeFileSync(path.join(out, fileName), narrow);
  if (!isEntry) continue;
  const exported = fileName === 'cli.cjs' ? 'export const { runWattle, makeOverview, makeSearchIndex } = ' : '';
  writeFileSync(
    path.join(out, fileName.replace('.cjs', '.js')),
    `import { load } from './loader.js';\n\n${exported}load('${fileName}');\n`,
  );
}
copyFileSync(path.join(root, 'scripts', 'bundle-loader.mjs'), path.join(out, 'loader.js'));

// Help and completion list all commands from this file without loading the commands.
const { makeOverview, makeSearchIndex } = await import(pathToFileURL(path.join(out, 'cli.js')).href);
const nowhere = { args: [], env: {}, folder: root, stopSignal: () => new AbortController().signal };
const { stdin, stdout, stderr } = process;
writeFileSync(path.join(out, 'overview.json'), JSON.stringify(await makeOverview({ ...nowhere, stdin, stdout, stderr })));

// The search index is made here, because this uses a second of processor time.
writeFileSync(path.join(out, 'search-index.bin'), await makeSearchIndex());

const modules = output.flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []));

// Packages in the bundle are not installed with the program, so their licences are added here and listed in the bill of materials.
const places = new Set(modules.flatMap((file) => /^.*node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(path.relative(root, file)) ?? []));
// Images need 2 of the fonts in this package. They are copied, because the package has 12 MB.
const FONTS = path.join('node_modules', 'dejavu-fonts-ttf');
for (const file of ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf']) copyFileSync(path.join(root, FONTS, 'ttf', file), path.join(out, file));
places.add(FONTS);
const packages = [...places].sort();
writeFileSync(path.join(root, 'dist', '.bundle-packages.json'), JSON.stringify(packages));
writeFileSync(path.join(out, 'LICENSES.txt'), licences().join('\n'));

/** Returns each licence once, below the names and copyright notices of its packages. */
function licences() {
  const isNotice = (line) => /^\s*(?:copyright|\(c\))/i.test(line);
  const owners = new Map();
  for (const { name, text } of packages.map(licenceOf)) {
    const lines = text.split(/\r?\n/).map((line) => line.trim());
    const terms = lines
      .filter((line) => !isNotice(line))
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim();
    owners.set(terms, [...(owners.get(terms) ?? []), [name, ...lines.filter(isNotice)].join('\n  ')]);
  }
  return [...owners].map(([terms, own]) => `${own.join('\n')}\n\n${terms}\n`);
}

/** Returns a package with the text of its licence, or with the name of the licence if the package has no text. */
function licenceOf(place) {
  const folder = path.join(root, place);
  const { name, version, license, author } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((one) => /^(?:licen[cs]e|copying)/i.test(one));
  const by = typeof author === 'string' ? author : author?.name;
  const text = file === undefined ? [license, by].filter(Boolean).join(', ') : readFileSync(path.join(folder, file), 'utf8').trim();
  return { name: `${name} ${version}`, text };
}

// Writes a list of sources, from which a later build finds out whether these files are out of date.
const own = modules.map((file) => path.relative(root, file)).filter((file) => /^(src|sandbox)[\\/]/.test(file));
writeFileSync(path.join(root, 'dist', '.bundle-inputs.json'), JSON.stringify(own));
