/** The files of the program's own package, as `npm pack` selects them. */
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ArchiveFile } from './archive.ts';

/** Files that are never part of a package, even if `package.json` lists them. */
const LEFT_OUT: ReadonlySet<string> = new Set(['node_modules', '__pycache__', '.DS_Store', '.git']);
/** npm includes these files in every package. */
const ALWAYS = ['package.json', 'README.md', 'LICENSE'];

interface Manifest {
  readonly files: readonly string[];
  readonly bin: Readonly<Record<string, string>>;
}

/** Returns the files below a folder of the program, with their paths in an archive. */
export async function filesBelow(folder: string, inArchive: string): Promise<readonly ArchiveFile[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const lists = entries
    .filter(({ name }) => !LEFT_OUT.has(name))
    .map(async (entry): Promise<readonly ArchiveFile[]> => {
      const [full, place] = [path.join(folder, entry.name), path.posix.join(inArchive, entry.name)];
      return entry.isDirectory() ? filesBelow(full, place) : [fileAt(full, place)];
    });
  return (await Promise.all(lists)).flat();
}

export const fileAt = (full: string, inArchive: string): ArchiveFile => ({ path: inArchive, read: () => readFile(full) });

/**
 * Returns the files that `files` in package.json lists. Only plain paths are supported, also after `!`. Patterns after `!` are ignored,
 * because LEFT_OUT excludes those files.
 */
export async function programFiles(root: string, inArchive: string): Promise<readonly ArchiveFile[]> {
  const { files, bin } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as Manifest;
  const listed = [...ALWAYS, ...files.filter((one) => !one.startsWith('!'))];
  const lists = listed.map(async (one): Promise<readonly ArchiveFile[]> => {
    const [full, place] = [path.join(root, one), path.posix.join(inArchive, one)];
    return (await stat(full)).isDirectory() ? filesBelow(full, place) : [fileAt(full, place)];
  });
  const excluded = files.flatMap((one) => (one.startsWith('!') ? [`${path.posix.join(inArchive, one.slice(1))}/`] : []));
  const programs = new Set(Object.values(bin).map((file) => path.posix.join(inArchive, file)));
  return (await Promise.all(lists))
    .flat()
    .filter((file) => !excluded.some((folder) => file.path.startsWith(folder)))
    .map((file) => (programs.has(file.path) ? { ...file, isExecutable: true } : file));
}
