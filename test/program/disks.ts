/** Mounts file systems that fill up, become read-only or fail. Each function returns null if this user may not mount one. */
import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { remove, temporaryFolder } from './running.ts';

export interface Disk {
  readonly folder: string;
  unmount(): void;
}

const run = (program: string, ...args: readonly string[]): string => execFileSync(program, args, { stdio: 'pipe', encoding: 'utf8' });

/** Mounts an in-memory file system with space for a small store. */
export function smallDisk(): Disk | null {
  const folder = temporaryFolder();
  try {
    run('mount', '-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', folder);
  } catch {
    remove(folder);
    return null;
  }
  return { folder, unmount: () => unmount(folder, folder) };
}

/** Uses all remaining space, and returns the file. */
export function fill(folder: string): string {
  const file = path.join(folder, 'ballast');
  const descriptor = openSync(file, 'w');
  try {
    for (const size of [1024 * 1024, 4096]) {
      const block = Buffer.alloc(size);
      try {
        while (writeSync(descriptor, block) === size);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    }
  } finally {
    closeSync(descriptor);
  }
  return file;
}

/** Mounts a folder that can become read-only and writable again. */
export function mountedFolder(): (Disk & { setReadOnly(isReadOnly: boolean): void }) | null {
  const folder = temporaryFolder();
  try {
    run('mount', '--bind', folder, folder);
  } catch {
    remove(folder);
    return null;
  }
  return {
    folder,
    setReadOnly: (isReadOnly) => run('mount', '-o', `remount,bind,${isReadOnly ? 'ro' : 'rw'}`, folder),
    unmount: () => unmount(folder, folder),
  };
}

/** Mounts a disk that is a file. The kernel makes it read-only after an error. Also returns null if the kernel does not support this. */
export function failingDisk(): (Disk & { settle(): void; fail(): void; repair(): void }) | null {
  const place = temporaryFolder();
  const [image, folder] = [path.join(place, 'disk'), path.join(place, 'mounted')];
  const mount = (): unknown => run('mount', '-o', 'loop,errors=remount-ro', image, folder);
  const errorSwitch = (): string => {
    const device = run('findmnt', '-n', '-o', 'SOURCE', folder).trim();
    return `/sys/fs/ext4/${path.basename(device)}/trigger_fs_error`;
  };
  mkdirSync(folder);
  try {
    run('truncate', '-s', '300M', image);
    run('mkfs.ext4', '-q', '-F', image);
    mount();
  } catch {
    remove(place);
    return null;
  }
  if (!existsSync(errorSwitch())) {
    unmount(folder, place);
    return null;
  }
  return {
    folder,
    // Flushes files that a test has copied to the disk. The program flushes its own files.
    settle: () => run('sync', '-f', folder),
    fail: () => writeFileSync(errorSwitch(), '1'),
    repair: () => {
      run('umount', folder);
      // The exit code of fsck is ignored, because it is not 0 after a repair.
      spawnSync('fsck.ext4', ['-y', '-f', image], { stdio: 'ignore' });
      mount();
    },
    unmount: () => unmount(folder, place),
  };
}

function unmount(folder: string, place: string): void {
  run('umount', folder);
  remove(place);
}
