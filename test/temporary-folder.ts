/**
 * Puts the temporary files for a run into memory if there is enough. Stores write each commit to disk, which would use a third of the time
 * for tests.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const IN_MEMORY = '/dev/shm';
/** Matches a folder name with a process id, so that a later run can remove the files left by a killed run. */
const NAME = /^wattle-tests-(\d+)-/;
/** The minimum space. A run needs up to 3 GiB. In a container, this file system often has only 64 MB. */
const LEAST_BYTES = 6 * 2 ** 30;

/** vitest calls this before the run, once for each project. All projects use the folder until the run ends. */
export default function setup(): void {
  if (process.env['TMPDIR'] !== undefined) return;
  const folder = folderInMemory();
  if (folder === undefined) return;
  process.env['TMPDIR'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

function folderInMemory(): string | undefined {
  let folder: string | undefined;
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    if (Math.min(bavail * bsize, os.freemem()) < LEAST_BYTES) return undefined;
    removeLeftovers();
    folder = mkdtempSync(path.join(IN_MEMORY, `wattle-tests-${process.pid}-`));
    // Some tests start servers as unprivileged users, who create files in the folder.
    chmodSync(folder, 0o1777);
    const probe = path.join(folder, 'probe');
    writeFileSync(probe, '#!/bin/sh\n', { mode: 0o755 });
    // Tests write programs and start them, which some machines forbid in memory.
    if (spawnSync(probe).status === 0) return folder;
  } catch {
    // If the folder is missing or not writable, the disk is used.
  }
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  return undefined;
}

function removeLeftovers(): void {
  for (const name of readdirSync(IN_MEMORY)) {
    const pid = NAME.exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(path.join(IN_MEMORY, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
