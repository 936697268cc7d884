import { access } from 'node:fs/promises';
import path from 'node:path';
import { WattleError } from '../core/errors.ts';
import { type ArchiveFile, tarGzip, written, zip } from './archive.ts';
import { type CatalogueIds, pythonIds, typescriptIds } from './ids.ts';
import { mcpBundleFiles } from './mcp-bundle.ts';
import type { ClientPackage } from './package-names.ts';
import { fileAt, filesBelow, programFiles } from './program-files.ts';
import { wheelFiles } from './wheel.ts';

export interface PackageSources {
  readonly programDir: string;
  readonly version: string;
  readonly publicUrl: string;
  readonly ids: CatalogueIds;
}

/** Files of the checkout or of the R package that do not belong in the archive. */
const LEFT_OUT_OF_R = /\/(\.Rbuildignore|LICENSE\.md)$/;

/** Returns the content of a package. Throws CONF_ABSENT if the program has not been built. */
export async function packageContent(id: ClientPackage['id'], sources: PackageSources): Promise<AsyncGenerator<Uint8Array>> {
  try {
    const files = await FILES[id](sources);
    await access(path.join(sources.programDir, 'dist', 'clients', 'mcp', 'index.cjs'));
    return id === 'python' || id === 'assistants' ? zip(files) : tarGzip(files);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new WattleError('CONF_ABSENT', 'The packages are missing. Run `npm run build`.', { cause: error });
  }
}

const replaced = (files: readonly ArchiveFile[], one: ArchiveFile): readonly ArchiveFile[] =>
  files.map((file) => (file.path === one.path ? one : file));

const PYTHON_PACKAGE = 'wattle_data';

const FILES: Readonly<Record<ClientPackage['id'], (sources: PackageSources) => Promise<readonly ArchiveFile[]>>> = {
  program: ({ programDir }) => programFiles(programDir, 'package'),
  typescript: async ({ programDir, ids }) => {
    const folder = path.join(programDir, 'clients', 'typescript');
    const built = await filesBelow(path.join(programDir, 'dist', 'clients', 'typescript'), 'package/dist');
    return [
      ...['package.json', 'README.md', 'LICENSE'].map((file) => fileAt(path.join(folder, file), `package/${file}`)),
      ...replaced(built, written('package/dist/ids.d.ts', typescriptIds(ids))),
    ];
  },
  python: async ({ programDir, version, ids }) => {
    const folder = path.join(programDir, 'clients', 'python');
    const modules = await filesBelow(path.join(folder, 'src', PYTHON_PACKAGE), PYTHON_PACKAGE);
    return wheelFiles(folder, version, replaced(modules, written(`${PYTHON_PACKAGE}/_ids.py`, pythonIds(ids))));
  },
  r: async ({ programDir }) => {
    const files = await filesBelow(path.join(programDir, 'clients', 'r'), 'wattle');
    return files.filter(({ path: name }) => !LEFT_OUT_OF_R.test(name));
  },
  assistants: async ({ programDir, version, publicUrl }) =>
    mcpBundleFiles({
      version,
      publicUrl,
      licence: path.join(programDir, 'LICENSE'),
      server: path.join(programDir, 'dist', 'clients', 'mcp', 'index.cjs'),
    }),
};
