import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { storedZip } from '../../../src/formats/stored-zip.ts';
import { readZip, streamZipEntry, unpackZip, type ZipEntry, type ZipLimits, zipEntryNames, zipNames } from '../../../src/formats/zip.ts';
import { writeZip, type ZipPart } from '../zip-writer.ts';

const MIB = 1024 * 1024;
const LIMITS: ZipLimits = { maxEntries: 100, maxEntryBytes: 10 * MIB, maxTotalBytes: 20 * MIB, maxRatio: 200 };
const PARTS: readonly ZipPart[] = [
  { name: 'data/PUBLIC_DVD.CSV', content: 'C,SETP.WORLD,DVD_DISPATCHPRICE,AEMO,PUBLIC\r\n'.repeat(50) },
  { name: 'read me.txt', content: 'stored', stored: true },
];
const SHORT = writeZip(PARTS);
const LONG = writeZip(PARTS, { zip64: true });

const folder = mkdtempSync(path.join(tmpdir(), 'wattle-records-'));
afterAll(() => rmSync(folder, { recursive: true }));

const archiveFault = expect.objectContaining({ code: 'PARSE_ARCHIVE', at: expect.objectContaining({ file: expect.any(String) }) });
const contents = (files: readonly ZipEntry[]): unknown => files.map(({ name, bytes }) => [name, Buffer.from(bytes).toString('latin1')]);

/** Returns the archive with one field overwritten. A negative `at` counts from the end. */
function with16(archive: Buffer, at: number, value: number): Buffer {
  const changed = Buffer.from(archive);
  changed.writeUInt16LE(value, at < 0 ? changed.length + at : at);
  return changed;
}
const with32 = (archive: Buffer, at: number, value: number): Buffer =>
  with16(with16(archive, at, value & 0xffff), at + 2, Math.floor(value / 65_536));

const directoryAt = (archive: Buffer): number => archive.indexOf('PK\x01\x02', 0, 'latin1');
const secondEntry = (archive: Buffer): number => archive.indexOf('PK\x01\x02', directoryAt(archive) + 1, 'latin1');
const secondLocal = (archive: Buffer): number => archive.indexOf('PK\x03\x04', 1, 'latin1');
const longEnd = (archive: Buffer): number => archive.indexOf('PK\x06\x06', 0, 'latin1');

/** Returns an archive with two directory records for the same compressed bytes. */
function overlapping(): Buffer {
  const one = writeZip([
    { name: 'a', content: 'a'.repeat(500) },
    { name: 'b', content: 'a'.repeat(500) },
  ]);
  const local = secondLocal(one);
  // The first entry declares an extra field as long as itself and the header of the second, so that both end in the same data.
  const shifted = with16(one, 28, local);
  return with32(shifted, 18, shifted.readUInt32LE(local + 18));
}

const CONTRADICTIONS: readonly [string, Buffer][] = [
  ['fewer entries on this disk than in all', with16(SHORT, -14, 1)],
  ['fewer entries in all than on this disk', with16(SHORT, -12, 1)],
  ['fewer entries than the directory has', with16(with16(SHORT, -14, 1), -12, 1)],
  ['more entries than the directory has', with16(with16(SHORT, -14, 3), -12, 3)],
  ['no entries next to a directory', with16(with16(SHORT, -14, 0), -12, 0)],
  ['another disk', with16(SHORT, -18, 1)],
  ['a directory on another disk', with16(SHORT, -16, 1)],
  ['an entry on another disk', with16(SHORT, directoryAt(SHORT) + 34, 1)],
  ['a directory that ends before its end', with32(SHORT, -10, SHORT.readUInt32LE(SHORT.length - 10) - 1)],
  ['a directory that begins before its start', with32(SHORT, -6, SHORT.readUInt32LE(SHORT.length - 6) - 1)],
  ['a missing comment', with16(SHORT, -2, 5)],
  ['bytes after its end', Buffer.concat([SHORT, Buffer.from('x')])],
  ['two ends', Buffer.concat([SHORT, SHORT.subarray(-22)])],
  ['two entries in the same bytes', with32(SHORT, secondEntry(SHORT) + 42, 0)],
  ['entries that overlap by an extra field', overlapping()],
  ['an entry that reaches into the directory', with32(with32(SHORT, secondEntry(SHORT) + 20, 5000), secondLocal(SHORT) + 18, 5000)],
  ['another size in the local header', with32(SHORT, 22, 1)],
  ['another packed size in the local header', with32(SHORT, 18, 1)],
  ['another checksum in the local header', with32(SHORT, 14, 1)],
  ['another method in the local header', with16(SHORT, 8, 0)],
  ['another name in the local header', with16(SHORT, 30, 0x4141)],
  ['an entry that is encrypted by its local header only', with16(SHORT, 6, 1)],
  ['a ZIP64 end at another position than its locator', with32(LONG, -22 - 12, 1)],
  ['a ZIP64 end of another length', with32(LONG, longEnd(LONG) + 4, 45)],
  ['a ZIP64 end that counts other entries here', with32(LONG, longEnd(LONG) + 24, 1)],
  ['a ZIP64 end that counts other entries', with32(LONG, longEnd(LONG) + 32, 1)],
  ['a million entries', with32(with32(LONG, longEnd(LONG) + 24, 1_000_000), longEnd(LONG) + 32, 1_000_000)],
  ['a ZIP64 directory of another length', with32(LONG, longEnd(LONG) + 40, 1)],
  ['a ZIP64 directory beyond every file', with32(LONG, longEnd(LONG) + 52, 0xffffffff)],
  ['a ZIP64 end on another disk', with32(LONG, longEnd(LONG) + 16, 1)],
  ['several disks in the locator', with32(LONG, -22 - 4, 2)],
  ['an end that differs from the ZIP64 end', with16(LONG, -12, 1)],
  ['a missing 64-bit size', with32(SHORT, directoryAt(SHORT) + 24, 0xffffffff)],
];

describe('archives whose records contradict each other', () => {
  it.each(CONTRADICTIONS)('%s: refused by every way to read it', async (_what, archive) => {
    expect(() => unpackZip(archive, LIMITS)).toThrow(archiveFault);
    await expect(readZip(archive, LIMITS)).rejects.toEqual(archiveFault);
    const file = path.join(folder, 'archive.zip');
    writeFileSync(file, archive);
    for (const place of [archive, file]) {
      await expect(zipEntryNames(place, LIMITS)).rejects.toEqual(archiveFault);
      await expect(
        streamZipEntry(place, () => true, LIMITS)
          [Symbol.asyncIterator]()
          .next(),
      ).rejects.toEqual(archiveFault);
    }
  });

  it('a million entries are refused before any is read', () => {
    const names = Array.from({ length: 101 }, (_, i) => ({ name: String(i), content: '', stored: true }));
    expect(() => unpackZip(writeZip(names), LIMITS)).toThrow(/more than 100 entries/);
    expect(zipNames(with32(with32(LONG, longEnd(LONG) + 24, 1_000_000), longEnd(LONG) + 32, 1_000_000))).toBeNull();
  });
});

describe('archives whose records agree', () => {
  const sound = PARTS.map(({ name, content }) => [name, content]);

  it.each([
    ['short records', SHORT],
    ['64-bit records', LONG],
    ['a comment', with16(Buffer.concat([SHORT, Buffer.from('hello')]), SHORT.length - 2, 5)],
    ['unchanged entries', Buffer.from(storedZip(unpackZip(SHORT, LIMITS)))],
  ])('are read the same at once, one by one and from a file: %s', async (_what, archive) => {
    expect(contents(unpackZip(archive, LIMITS))).toEqual(sound);
    expect(contents(await readZip(archive, LIMITS))).toEqual(sound);
    const file = path.join(folder, 'sound.zip');
    writeFileSync(file, archive);
    expect(await zipEntryNames(file)).toEqual(PARTS.map(({ name }) => name));
    expect(zipNames(archive)).toEqual(PARTS.map(({ name }) => name));
  });

  it('no entry is skipped without a report', () => {
    const bad = writeZip([...PARTS, { name: 'other.bin', content: 'abc', checksum: 1 }]);
    expect(() => unpackZip(bad, LIMITS, (name) => name.endsWith('.CSV'))).toThrow(archiveFault);
    expect(unpackZip(SHORT, LIMITS, (name) => name.endsWith('.CSV')).map(({ name }) => name)).toEqual(['data/PUBLIC_DVD.CSV']);
  });

  it('an archive with any changed bytes is refused, or gives its original content', async () => {
    const damage = fc.record({ at: fc.nat(), value: fc.nat(255), archive: fc.constantFrom(SHORT, LONG) });
    await fc.assert(
      fc.asyncProperty(fc.array(damage, { minLength: 1, maxLength: 3 }), async (damages) => {
        const archive = Buffer.from(damages[0]?.archive ?? SHORT);
        for (const { at, value } of damages) archive[at % archive.length] = value;
        const outcomes = [
          await readZip(archive, LIMITS).then(contents, (error: unknown) => error),
          await Promise.resolve()
            .then(() => contents(unpackZip(archive, LIMITS)))
            .catch((error: unknown) => error),
        ];
        for (const outcome of outcomes) {
          if (!Array.isArray(outcome)) expect(outcome).toEqual(archiveFault);
          // A name may differ if both records were changed. Content cannot, because it has a checksum.
          else for (const [i, file] of (outcome as [string, string][]).entries()) expect(file[1]).toBe(PARTS[i]?.content);
        }
      }),
      { numRuns: 400 },
    );
  });
});
