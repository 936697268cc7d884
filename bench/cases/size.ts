/** Measures the size of the installed program: the files of its package, and the packages that it needs. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type BenchCase, noteRow, type Row, targetRow } from '../measure.ts';

const MOST_MB = 90;

interface Locked {
  readonly dev?: boolean;
}

const bytesBelow = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);

/** Returns the size of the packages that npm installs with the program, in bytes. */
function bytesOfPackages(): number {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
  return Object.entries(packages)
    .filter(([place, { dev }]) => place !== '' && dev !== true && existsSync(place))
    .reduce((sum, [place]) => sum + bytesBelow(place), 0);
}

export const size: BenchCase = {
  name: 'size',
  about: 'The size of the files in the package, after `npm pack`, and of the packages that npm installs with it.',
  async run(): Promise<readonly Row[]> {
    const text = execFileSync('npm', ['pack', '--dry-run', '--ignore-scripts', '--json'], { encoding: 'utf8', maxBuffer: 2 ** 26 });
    const [packed] = Object.values(JSON.parse(text.slice(text.search(/^[[{]/m))) as object) as [{ readonly unpackedSize: number }];
    const [own, others] = [packed.unpackedSize / 1e6, bytesOfPackages() / 1e6];
    return [
      targetRow('size', `${(own + others).toFixed(1)} MB`, own + others <= MOST_MB),
      noteRow('package, other packages', `${own.toFixed(1)} MB, ${others.toFixed(1)} MB`),
    ];
  },
};
