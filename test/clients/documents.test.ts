/** Runs every code block in README.md and in the clients' READMEs, in an empty folder with the program installed from its package. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isHere } from '../programs/needs.ts';
import { type Block, blocksOf, KEY, Reader } from './code-blocks.ts';
import { PYTHON_MS } from './python.ts';

let reader: Reader;
beforeAll(async () => {
  reader = await Reader.start();
  await reader.addPython();
}, PYTHON_MS);
afterAll(() => reader?.stop());

/** Two commands that need a clone of the repository. test/program/first-start.test.ts starts the program, and `npm test` runs this test. */
const OF_A_CLONE = ['npm start\n', 'npm test\n'];

/** Replaces URLs with URLs of this instance. Joins the blocks of each language into one session. */
function sessions(file: string): readonly Block[] {
  const filled = readFileSync(file, 'utf8')
    .replaceAll('https://YOUR-INSTANCE', reader.wattle.origin)
    .replaceAll('http://127.0.0.1:8080', reader.wattle.origin)
    .replace(/^export KEY=\S*/m, `export KEY=${KEY}`);
  const blocks = blocksOf(filled).filter(({ code }) => !OF_A_CLONE.includes(code));
  const languages = [...new Set(blocks.map(({ language }) => language))];
  return languages.map((language) => ({
    language,
    code: blocks
      .filter((one) => one.language === language)
      .map(({ code }) => code)
      .join('\n'),
  }));
}

describe.each(['README.md', 'clients/python/README.md', 'clients/r/README.md', 'clients/typescript/README.md'])('%s', (file) => {
  it('has code blocks, and all of them work', async (context) => {
    const blocks = sessions(file);
    expect(blocks.length).toBeGreaterThan(1);
    // Returns true for blocks that install the program, because its dependencies come from a registry.
    const fetches = ({ code }: Block): boolean => code.includes('/clients/wattle.tgz') && !isHere('a registry of npm packages');
    const { missing, ran } = await reader.runAll(blocks, (block) => (fetches(block) ? 'a registry of npm packages' : null));
    context.task.meta.missing = [...missing, ...(blocks.some(fetches) ? ['a registry of npm packages'] : [])];
    if (ran === 0) context.skip();
  });
});
