/** Control groups that limit the memory of a program. Linux has two versions, with different files. Both need root. */
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface MemoryGroup {
  /** The file to which a process writes its id to enter the group. */
  readonly entry: string;
  /** Returns the number of times that the kernel ended a process in the group, because memory was full. */
  kills(): number;
  /** Returns the largest memory of the group, in bytes. */
  peak(): number;
  remove(): void;
}

const ROOT = '/sys/fs/cgroup';

/** Returns the number after a word in a file with lines such as `oom_kill 1`. */
const countIn = (file: string, word: string): number =>
  Number(new RegExp(`^${word} (\\d+)$`, 'm').exec(existsSync(file) ? readFileSync(file, 'utf8') : '')?.[1] ?? 0);

/** Returns a new group, or the error if it cannot be created. */
export function memoryGroup(bytes: number): MemoryGroup | { readonly missing: string } {
  const isFirst = existsSync(path.join(ROOT, 'memory', 'memory.limit_in_bytes'));
  const folder = path.join(ROOT, isFirst ? 'memory' : '', `wattle-bench-${process.pid}`);
  const [limit, peak, events] = isFirst
    ? ['memory.limit_in_bytes', 'memory.max_usage_in_bytes', 'memory.oom_control']
    : ['memory.max', 'memory.peak', 'memory.events'];
  try {
    mkdirSync(folder);
    writeFileSync(path.join(folder, limit), String(bytes));
    if (!isFirst) writeFileSync(path.join(folder, 'memory.swap.max'), '0');
  } catch (error) {
    return { missing: error instanceof Error ? error.message : String(error) };
  }
  return {
    entry: path.join(folder, 'cgroup.procs'),
    kills: () => countIn(path.join(folder, events), 'oom_kill'),
    peak: () => Number(readFileSync(path.join(folder, peak), 'utf8')),
    remove: () => rmdirSync(folder),
  };
}
