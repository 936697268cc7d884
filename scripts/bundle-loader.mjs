/**
 * Loads the files of the program with the compiled code that compile-bundle.mjs stored, because compiling is half of the time of a start.
 * The code is stored for one version of Node and one platform. Otherwise Node loads and compiles the files. V8 ignores stored code if its
 * version or flags differ.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';

const folder = path.dirname(fileURLToPath(import.meta.url));
const require = createRequire(import.meta.url);

/** The folder of the compiled code for this version of Node. */
export const COMPILED = path.join(folder, 'compiled', `${process.version}-${process.platform}-${process.arch}`);

/** The loaded files by name, each with its exports and its script. */
export const files = new Map();

const requireFrom = (id) => (id.startsWith('./') ? loadFile(id.slice('./'.length)) : require(id));

function loadFile(name) {
  const known = files.get(name);
  if (known) return known.exports;
  const filename = path.join(folder, name);
  const compiled = path.join(COMPILED, name);
  // The files contain only ASCII characters.
  const script = new Script(`(function (exports, require, module, __filename) {${readFileSync(filename, 'latin1')}\n})`, {
    filename,
    ...(existsSync(compiled) ? { cachedData: readFileSync(compiled) } : {}),
  });
  const module = { exports: {}, script };
  // Files may import each other.
  files.set(name, module);
  try {
    script.runInThisContext()(module.exports, requireFrom, module, filename);
  } catch (error) {
    files.delete(name);
    throw error;
  }
  return module.exports;
}

/** Returns the exports of a file. */
export const load = (name) => (existsSync(COMPILED) ? loadFile(name) : require(`./${name}`));
