/** The built files for pages, compressed and in memory. A file has a new name if its content changes. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { WattleError } from '../../core/errors.ts';
import type { AssetNames } from '../../web/site.ts';
import type { Encoding } from '../request/negotiate.ts';

export interface Asset {
  readonly contentType: string;
  readonly bytes: Readonly<Record<Encoding, Buffer>>;
}

export interface Assets {
  readonly names: AssetNames;
  readonly files: ReadonlyMap<string, Asset>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

/** Reads the built files. Throws CONF_ABSENT if `npm run build` has not run. */
export function readAssets(folder: string): Assets {
  const manifest = path.join(folder, 'manifest.json');
  if (!existsSync(manifest)) {
    throw new WattleError('CONF_ABSENT', 'The style sheet and scripts are missing. Run `npm run build`.');
  }
  const names = JSON.parse(readFileSync(manifest, 'utf8')) as AssetNames;
  const files = Object.values(names).map((name): [string, Asset] => {
    const place = path.join(folder, name);
    const bytes = { identity: readFileSync(place), gzip: readFileSync(`${place}.gz`), br: readFileSync(`${place}.br`) };
    return [name, { contentType: TYPES[path.extname(name)] ?? 'application/octet-stream', bytes }];
  });
  return { names, files: new Map(files) };
}
