/** Defines requirements for large captures and for deleted bytes. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import type { DatasetKey } from '../../src/core/define-dataset.ts';
import type { CaptureInfo, SpooledFile } from '../../src/store/ports/captures.ts';
import type { Store } from '../../src/store/ports/port.ts';
import type { StorePlace } from './child-tasks.ts';
import { deltaOf, HOUR, NOW, versionAfter, writing } from './specimens.ts';

const COMPANIES: DatasetKey = 'asic/COMPANIES';
const SAME_FILE: DatasetKey = 'asic/BUSINESS_NAMES';
const DAY = 24 * HOUR;

const about = (retrievedAt: number, changes: Partial<CaptureInfo> = {}) => ({
  dataset: COMPANIES,
  askId: 'data',
  url: 'https://data.gov.au/companies.csv',
  contentType: 'text/csv',
  retrievedAt,
  etag: `"${retrievedAt}"`,
  lastModified: null,
  ...changes,
});

const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex');
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Returns a finished download. */
async function spooled(store: Store, text: string): Promise<SpooledFile> {
  const file = await store.captures.spool();
  expect(existsSync(file)).toBe(false);
  writeFileSync(file, text);
  return { path: file, sha256: sha256Of(text), bytes: Buffer.byteLength(text) };
}

const putText = async (store: Store, text: string, at: number, changes: Partial<CaptureInfo> = {}): Promise<CaptureInfo> =>
  store.captures.putFile(about(at, changes), await spooled(store, text));

async function textOf(store: Store, text: string): Promise<string | null> {
  const file = await store.captures.fileOf(sha256Of(text));
  return file === null ? null : readFileSync(file, 'utf8');
}

/** Returns every file for large captures, finished or not. */
function filesIn({ dataDir }: StorePlace): readonly string[] {
  const directory = path.join(dataDir, 'captures', 'large');
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(directory, name))
    .filter((file) => statSync(file).isFile());
}

interface Bench {
  readonly place: StorePlace;
  readonly store: Store;
}

export const CAPTURE_CASES: Readonly<Record<string, (bench: Bench) => Promise<void>>> = {
  async 'large captures: are stored in a file as sent'({ store, place }) {
    const kept = await putText(store, 'acn,name\r\n1,A\r\n', NOW);
    expect(kept).toEqual({ ...about(NOW), sha256: sha256Of('acn,name\r\n1,A\r\n'), bytes: 15, external: false, large: true });
    expect(await textOf(store, 'acn,name\r\n1,A\r\n')).toBe('acn,name\r\n1,A\r\n');
    expect(filesIn(place)).toHaveLength(1);
    expect(await store.captures.read(kept.sha256)).toBeNull();
    expect(await store.captures.newest(COMPANIES, 'data')).toEqual(kept);
    const again = await putText(store, 'acn,name\r\n1,A\r\n', NOW + DAY);
    expect(again).toEqual({ ...kept, etag: `"${NOW + DAY}"` });
    expect(await store.captures.list(COMPANIES)).toEqual([again]);
    expect(filesIn(place)).toHaveLength(1);
    expect(await store.captures.fileOf('0'.repeat(64))).toBeNull();
  },

  async 'large captures: another request with the same bytes keeps them when the first one drops them'({ store, place }) {
    const kept = await putText(store, 'one', NOW);
    const shared = await store.captures.share(kept.sha256, SAME_FILE, 'archive');
    expect(shared).toEqual({ ...kept, dataset: SAME_FILE, askId: 'archive' });
    expect(await store.captures.newest(SAME_FILE, 'archive')).toEqual(shared);
    expect(await store.captures.share(kept.sha256, SAME_FILE, 'archive')).toEqual(shared);
    expect(await store.captures.list(SAME_FILE)).toHaveLength(1);
    await store.captures.dropBefore(COMPANIES, NOW + 1);
    expect(await textOf(store, 'one')).toBe('one');
    await store.captures.dropBefore(SAME_FILE, NOW + 1);
    expect(await textOf(store, 'one')).toBeNull();
    expect(filesIn(place)).toHaveLength(0);
    expect(await store.captures.share(kept.sha256, SAME_FILE, 'archive')).toBeNull();
    expect(await store.captures.share('0'.repeat(64), SAME_FILE, 'archive')).toBeNull();
  },

  async 'large captures: the latest two of a request stay, and all keep their description'({ store, place }) {
    for (const [i, text] of ['one', 'two', 'three', 'two'].entries()) await putText(store, text, NOW + i * DAY);
    expect(await Promise.all(['one', 'two', 'three'].map((text) => textOf(store, text)))).toEqual([null, 'two', 'three']);
    expect(filesIn(place)).toHaveLength(2);
    expect((await store.captures.list(COMPANIES)).map(({ dropped, retrievedAt }) => [dropped ?? false, retrievedAt])).toEqual([
      [true, NOW],
      [false, NOW + DAY],
      [false, NOW + 2 * DAY],
      [false, NOW + 3 * DAY],
    ]);
    expect(await store.captures.info(sha256Of('one'))).toMatchObject({ url: 'https://data.gov.au/companies.csv', dropped: true });
    expect(await store.captures.read(sha256Of('one'))).toBeNull();
    await putText(store, 'one', NOW + 4 * DAY);
    expect(await Promise.all(['one', 'two', 'three'].map((text) => textOf(store, text)))).toEqual(['one', 'two', null]);
  },

  async 'captures: have the time of the latest download of any file'({ store }) {
    expect(await store.captures.latestAt()).toBeNull();
    await putText(store, 'newer', NOW + HOUR);
    await putText(store, 'older', NOW, { dataset: SAME_FILE });
    expect(await store.captures.latestAt()).toBe(NOW + HOUR);
  },

  async 'large captures: a file used by another dataset stays'({ store }) {
    await putText(store, 'one', NOW, { dataset: SAME_FILE });
    for (const [i, text] of ['one', 'two', 'three'].entries()) await putText(store, text, NOW + i * DAY);
    expect(await textOf(store, 'one')).toBe('one');
    for (const [i, text] of ['two', 'three'].entries()) await putText(store, text, NOW + i * DAY, { dataset: SAME_FILE });
    expect(await textOf(store, 'one')).toBeNull();
    expect(await textOf(store, 'two')).toBe('two');
  },

  async 'large captures: a missing or shortened file counts as not stored'({ store }) {
    const { sha256 } = await putText(store, 'one and all', NOW);
    const file = (await store.captures.fileOf(sha256)) ?? '';
    writeFileSync(file, 'one');
    expect(await store.captures.fileOf(sha256)).toBeNull();
    await putText(store, 'one and all', NOW + DAY);
    expect(await textOf(store, 'one and all')).toBe('one and all');
  },

  async 'large captures: abandoned files are deleted, and used ones are not'({ store, place }) {
    await putText(store, 'wanted', NOW);
    const { path: left } = await spooled(store, 'broken off');
    const { path: fresh } = await spooled(store, 'in progress');
    const orphan = path.join(place.dataDir, 'captures', 'large', 'ab', 'ab'.repeat(32));
    mkdirSync(path.dirname(orphan), { recursive: true });
    writeFileSync(orphan, 'dropped by another node');
    const old = (NOW - 2 * DAY) / 1000;
    for (const file of filesIn(place)) utimesSync(file, old, old);
    utimesSync(fresh, NOW / 1000, NOW / 1000);
    await store.captures.sweep();
    expect([left, fresh, orphan].map((file) => existsSync(file))).toEqual([false, true, false]);
    expect(await textOf(store, 'wanted')).toBe('wanted');
  },

  async 'captures: dropped bytes are deleted unless another dataset uses them'({ store }) {
    const [a, b] = [bytesOf('a'.repeat(1000)), bytesOf('b'.repeat(1000))];
    const shared = await store.captures.put(about(NOW), a);
    await store.captures.put(about(NOW + 5 * DAY, { dataset: SAME_FILE }), a);
    const own = await store.captures.put(about(NOW + DAY), b);
    const late = await store.captures.put(about(NOW + 2 * DAY), bytesOf('c'));
    expect(await store.captures.dropBefore(COMPANIES, NOW + 2 * DAY)).toBe(2);
    expect(await store.captures.dropBefore(COMPANIES, NOW + 2 * DAY)).toBe(0);
    expect(await store.captures.read(own.sha256)).toBeNull();
    expect(await store.captures.read(shared.sha256)).not.toBeNull();
    expect(await store.captures.read(late.sha256)).not.toBeNull();
    expect((await store.captures.list(COMPANIES)).map(({ dropped }) => dropped)).toEqual([true, true, undefined]);
    expect(await store.captures.dropBefore(SAME_FILE, NOW + 6 * DAY)).toBe(1);
    expect(await store.captures.read(shared.sha256)).toBeNull();
    const back = await store.captures.put(about(NOW + 7 * DAY, { dataset: SAME_FILE }), a);
    expect(back).not.toHaveProperty('dropped');
    expect(await store.captures.read(shared.sha256)).not.toBeNull();
  },

  async 'captures: are deleted if no version was built from them'({ store }) {
    const captures: CaptureInfo[] = [];
    for (const [i, text] of ['a', 'b', 'c'].entries()) captures.push(await store.captures.put(about(NOW + i), bytesOf(text)));
    const version = versionAfter(null, { captures: [captures[1]?.sha256 ?? ''] });
    await store.datasets.apply(deltaOf(COMPANIES, null, [writing('A', [[1, 1]])], { version }));
    expect(await store.captures.forgetBefore(COMPANIES, NOW + 2, 'all')).toBe(0);
    await store.captures.dropBefore(COMPANIES, NOW + 3);
    expect(await store.captures.forgetBefore(COMPANIES, NOW + 2, 'all')).toBe(1);
    expect((await store.captures.list(COMPANIES)).map(({ sha256 }) => sha256)).toEqual([captures[1]?.sha256, captures[2]?.sha256]);
    expect(await store.captures.forgetBefore(SAME_FILE, NOW + 9, 'all')).toBe(0);
  },

  async 'captures: processed files are kept longer than the indexes that link to them'({ store }) {
    await store.captures.put(about(NOW, { askId: 'index' }), bytesOf('list'));
    await store.captures.put(about(NOW, { askId: 'file' }), bytesOf('bad file'));
    await store.captures.settle(COMPANIES, ['file']);
    await store.captures.dropBefore(COMPANIES, NOW + 1);
    expect(await store.captures.forgetBefore(COMPANIES, NOW + 1, 'unsettled')).toBe(1);
    expect(await store.captures.settled(COMPANIES, ['file'])).toEqual(new Set(['file']));
    expect(await store.captures.forgetBefore(COMPANIES, NOW + 1, 'all')).toBe(1);
    expect(await store.captures.list(COMPANIES)).toEqual([]);
  },

  async 'captures: a request may change to a large file and back'({ store }) {
    await store.captures.put(about(NOW), bytesOf('same'));
    expect(await putText(store, 'same', NOW + 1)).toMatchObject({ large: true });
    expect(await textOf(store, 'same')).toBe('same');
    expect(await store.captures.put(about(NOW + 2), bytesOf('same'))).not.toHaveProperty('large');
    expect(Buffer.from((await store.captures.read(sha256Of('same'))) ?? []).toString()).toBe('same');
  },

  async 'captures: bytes captured again while they are dropped remain stored'({ store }) {
    for (let round = 0; round < 20; round++) {
      const bytes = bytesOf(`round ${round}`);
      const { sha256 } = await store.captures.put(about(NOW), bytes);
      await Promise.all([store.captures.dropBefore(COMPANIES, NOW + 1), store.captures.put(about(NOW + 2, { dataset: SAME_FILE }), bytes)]);
      expect(await store.captures.read(sha256)).not.toBeNull();
    }
  },
};
