/**
 * Puts the temporary files of a run into memory where the machine has enough of it. Stores write each commit through to the disk: on a disk the tests
 * would spend a third of their time waiting for that.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const IN_MEMORY = '/dev/shm';
/** The number of the process is in the name, so that a later run can remove what a killed one left. */
const NAME = /^wattle-tests-(\d+)-/;
/** A run needs up to 3 GiB; a container often has only 64 MB there. */
const LEAST_BYTES = 6 * 2 ** 30;

/** Called by vitest before the run; what it returns is called after it. */
export default function setup(): () => void {
  const before = process.env['TMPDIR'];
  const folder = before === undefined ? folderInMemory() : undefined;
  if (folder === undefined) return () => {};
  process.env['TMPDIR'] = folder;
  return () => {
    delete process.env['TMPDIR'];
    rmSync(folder, { recursive: true, force: true });
  };
}

function folderInMemory(): string | undefined {
  let folder: string | undefined;
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    if (Math.min(bavail * bsize, os.freemem()) < LEAST_BYTES) return undefined;
    removeLeftovers();
    folder = mkdtempSync(path.join(IN_MEMORY, `wattle-tests-${process.pid}-`));
    // Some tests start servers as users without rights, who make files there.
    chmodSync(folder, 0o1777);
    const probe = path.join(folder, 'probe');
    writeFileSync(probe, '#!/bin/sh\n', { mode: 0o755 });
    // Tests write programs and start them, which some machines forbid in memory.
    if (spawnSync(probe).status === 0) return folder;
  } catch {
    // No such folder here, or none that may be written: the disk does as well.
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
