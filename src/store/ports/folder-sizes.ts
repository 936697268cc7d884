/** The disk use of a data directory: its databases with their write-ahead logs, and its folders. */
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { StoreSize } from './figures.ts';

export const DATABASES = ['data', 'jobs', 'accounts', 'webhooks'] as const;
const FOLDERS = ['captures', 'registers', 'outbox'] as const;
/** Folder sizes are cached for this time in ms, because capture folders have thousands of files and grow slowly. */
const FOLDERS_KEPT_MS = 600_000;

export function folderSizes(dataDir: string): () => Promise<readonly StoreSize[]> {
  let folders: { readonly at: number; readonly sizes: readonly StoreSize[] } | null = null;
  return async () => {
    const databases: StoreSize[] = [];
    for (const name of DATABASES) {
      const files = await Promise.all(['', '-wal'].map((suffix) => bytesOf(path.join(dataDir, `${name}.db${suffix}`))));
      databases.push({ part: name, bytes: files.reduce((sum, bytes) => sum + bytes, 0) });
    }
    if (folders === null || performance.now() - folders.at > FOLDERS_KEPT_MS) {
      const sizes: StoreSize[] = [];
      for (const part of FOLDERS) sizes.push({ part, bytes: await folderBytes(path.join(dataDir, part)) });
      folders = { at: performance.now(), sizes };
    }
    return [...databases, ...folders.sizes];
  };
}

async function folderBytes(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    const place = path.join(folder, entry.name);
    bytes += entry.isDirectory() ? await folderBytes(place) : await bytesOf(place);
  }
  return bytes;
}

/** 0 if the file does not exist. */
const bytesOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );
