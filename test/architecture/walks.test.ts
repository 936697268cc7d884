/** Checks the walkthroughs in ARCHITECTURE.md. Their files must exist, and each walkthrough visits a folder once. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const WALKS = (readFileSync('ARCHITECTURE.md', 'utf8').split('\n## Three paths through the code\n')[1] ?? '')
  .split('\n## ')[0]
  ?.split(/\n(?=\*\*)/)
  .filter((part) => part.startsWith('**'))
  .map((part): [string, string[]] => [
    part.slice(2, part.indexOf('**', 2)),
    [...part.matchAll(/`([^`]+\.ts)`/g)].map(([, name = '']) => name),
  ]);

describe('the walkthroughs of ARCHITECTURE.md', () => {
  it('there are three', () => expect(WALKS).toHaveLength(3));

  it.each(WALKS ?? [])('%s: each file exists', (_, files) => {
    expect(files.length).toBeGreaterThan(5);
    const layer = files.map((name) => name.split('/')[0]);
    // A name in a sentence may omit its layer, as in `parameters/standard.ts`.
    const missing = files.filter((name, i) => !existsSync(`src/${name}`) && !existsSync(`src/${layer[i - 1]}/${name}`));
    expect(missing, 'ARCHITECTURE.md names files that are not there: name where the code went').toEqual([]);
  });

  it.each(WALKS ?? [])('%s: visits each folder once', (_, files) => {
    const folders = files.filter((name) => existsSync(`src/${name}`)).map((name) => path.posix.dirname(name));
    const visited = folders.filter((folder, i) => folder !== folders[i - 1]);
    expect(visited).toEqual([...new Set(visited)]);
  });
});
