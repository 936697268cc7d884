/** Builds the TypeScript client as in its package, and extracts the program in its README. */
import { execFile } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

export const TYPESCRIPT = path.resolve('clients', 'typescript');

/** Puts the package `wattle-data-client` into a folder, so that modules there can import it. Returns its path. */
export async function buildTypescriptClient(folder: string): Promise<string> {
  const built = path.join(folder, 'node_modules', 'wattle-data-client');
  const tsc = path.resolve('node_modules/typescript/bin/tsc');
  await promisify(execFile)(process.execPath, [tsc, '-p', TYPESCRIPT, '--outDir', path.join(built, 'dist')]);
  symlinkSync(path.join(TYPESCRIPT, 'package.json'), path.join(built, 'package.json'));
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  return built;
}

/** Returns the code blocks in one language on a page, as one program. */
export const shown = (page: string, language: string): string =>
  [...readFileSync(page, 'utf8').matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, code]) => code).join('\n');
