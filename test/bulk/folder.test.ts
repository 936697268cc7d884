/** Checks the folder of bulk files. */

import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BulkFolder, type BulkResource } from '../../src/bulk/folder.ts';

const NOW = Date.parse('2026-11-20T00:00:00Z');
const MINUTE = 60_000;

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'wattle-bulk-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

it('the folder removes drafts of killed processes, and keeps drafts that another process is writing', async () => {
  const folder = new BulkFolder(directory);
  const draftOf = async (name: string, age: number): Promise<string> => {
    const draft = await folder.draft(name);
    writeFileSync(draft, 'PAR1');
    utimesSync(draft, (NOW - age) / 1000, (NOW - age) / 1000);
    return draft;
  };
  const abandoned = await draftOf('observations-abs', 11 * MINUTE);
  const written = await draftOf('observations-abs', 9 * MINUTE);
  await folder.removeAbandoned(NOW);
  expect([abandoned, written].map((draft) => existsSync(draft))).toEqual([false, true]);
});

it('the folder has no drafts before its first file', async () => {
  await expect(new BulkFolder(path.join(directory, 'bulk')).removeAbandoned(NOW)).resolves.toBeUndefined();
});

it('a changed bit in the list of files is reported, and the list is not served', async () => {
  const folder = new BulkFolder(directory);
  const list = path.join(directory, 'datapackage.json');
  await folder.publish(
    { $schema: '', name: 'wattle', title: 'Figures', description: '', created: '2026-11-20T00:00:00Z', resources: [] },
    NOW,
  );
  const good = readFileSync(list);
  expect(await folder.verify()).toEqual({ files: 0, damaged: [] });
  const silent: number[] = [];
  for (const place of good.keys()) {
    const changed = Buffer.from(good);
    changed.writeUInt8(changed.readUInt8(place) ^ 1, place);
    writeFileSync(list, changed);
    const served = await new BulkFolder(directory).package();
    const { damaged } = await new BulkFolder(directory).verify();
    if (served !== null || damaged[0] !== 'datapackage.json') silent.push(place);
  }
  // A list whose digest has another name counts as a list of an earlier version. Its other members are unchanged.
  const name = good.indexOf('"digest": "');
  expect(silent.filter((place) => place < name || place >= name + '"digest": "'.length)).toEqual([]);
});

it('a changed byte in a bulk file is not served, and the file is removed so that it is built again', async () => {
  const folder = new BulkFolder(directory);
  const good = Buffer.from('PAR1 rows PAR1');
  const sha256 = createHash('sha256').update(good).digest('hex');
  const resource = { path: 'a.parquet', hash: `sha256:${sha256}`, bytes: good.length } as BulkResource;
  const build = async (): Promise<void> => {
    const draft = await folder.draft('a');
    writeFileSync(draft, good);
    await folder.keep(draft, sha256);
  };
  const served = async () => Buffer.concat(await (await folder.open(resource)).toArray());
  await build();
  expect(await served()).toEqual(good);
  writeFileSync(path.join(directory, `${sha256}.parquet`), 'PAR1 rowz PAR1');
  await expect(Promise.all([served(), served()])).rejects.toMatchObject({ code: 'DATA_UNAVAILABLE', status: 503 });
  expect(await folder.has(resource)).toBe(false);
  await build();
  expect(await served()).toEqual(good);
});
