import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readZip, streamZipEntry, unpackZip, type ZipLimits } from '../../../src/formats/zip.ts';
import { writeZip, type ZipPart } from '../zip-writer.ts';

const MIB = 1024 * 1024;
const LIMITS: ZipLimits = { maxEntries: 100, maxEntryBytes: 10 * MIB, maxTotalBytes: 20 * MIB, maxRatio: 200 };

const noise = (length: number): Uint8Array => new Uint8Array(length).map((_, i) => (i * 7919 + (i >> 3) * 104_729) & 0xff);
const archiveFault = expect.objectContaining({ code: 'PARSE_ARCHIVE', at: expect.objectContaining({ file: expect.any(String) }) });

async function all(stream: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

const SOUND: readonly ZipPart[] = [
  { name: 'data/', content: '', stored: true },
  { name: 'data/PUBLIC_DVD_DISPATCHPRICE.CSV', content: 'C,SETP.WORLD,DVD_DISPATCHPRICE,AEMO,PUBLIC\r\n'.repeat(50) },
  { name: 'read me.txt', content: 'stored', stored: true },
];

describe('readZip', () => {
  it('unpacks files in order and omits directories', async () => {
    const entries = await readZip(writeZip(SOUND));
    expect(entries.map((e) => [e.name, e.bytes.length])).toEqual([
      ['data/PUBLIC_DVD_DISPATCHPRICE.CSV', 2200],
      ['read me.txt', 6],
    ]);
    expect(Buffer.from(entries[1]?.bytes ?? []).toString()).toBe('stored');
    expect(await readZip(writeZip([]))).toEqual([]);
  });

  it('unpacks an archive inside an archive on request', async () => {
    const outer = writeZip([{ name: 'PUBLIC_DISPATCHIS.zip', content: writeZip(SOUND), stored: true }]);
    const [inner] = await readZip(outer);
    expect(await readZip(inner?.bytes ?? new Uint8Array())).toHaveLength(2);
  });
});

/** Damaged archives with their errors. An error is in the directory, or visible only when the archive is unpacked. */
const UNSOUND: readonly [string, Buffer][] = [
  ['a zip bomb of 50 MB of zeros', writeZip([{ name: 'zeros.csv', content: Buffer.alloc(50 * MIB) }])],
  ['an entry larger than its declared size', writeZip([{ name: 'zeros.csv', content: Buffer.alloc(50 * MIB), declaredSize: 1000 }])],
  ['an entry smaller than its declared size', writeZip([{ name: 'a.csv', content: 'a,b', declaredSize: 1000 }])],
  ['a stored entry of another size than declared', writeZip([{ name: 'a.csv', content: 'a,b', stored: true, declaredSize: 1000 }])],
  ['an entry beyond its size', writeZip([{ name: 'a.bin', content: noise(11 * MIB), stored: true }])],
  ['entries beyond their total size', writeZip([1, 2, 3].map((n) => ({ name: `${n}.bin`, content: noise(8 * MIB), stored: true })))],
  ['too many entries', writeZip(Array.from({ length: 101 }, (_, i) => ({ name: `${i}.csv`, content: 'a' })))],
  [
    'a repeated name',
    writeZip([
      { name: 'a.csv', content: 'a' },
      { name: 'a.csv', content: 'b' },
    ]),
  ],
  ['an encrypted entry', writeZip([{ name: 'a.csv', content: 'a', encrypted: true }])],
  ['an unknown method', writeZip([{ name: 'a.csv', content: 'a', method: 99 }])],
  ['a wrong checksum', writeZip([{ name: 'a.csv', content: 'a,b', checksum: 1 }])],
  ['an archive cut short', writeZip(SOUND).subarray(0, 200)],
  ['an archive cut before its end', writeZip(SOUND).subarray(0, -30)],
  ['an archive that lost its beginning', writeZip(SOUND).subarray(40)],
  ['a page', Buffer.from('<html><body>Not found</body></html>')],
  ['nothing', Buffer.alloc(0)],
];

describe('unsound archives', () => {
  it.each(UNSOUND)('%s is refused when read', async (_what, archive) => {
    await expect(readZip(archive, LIMITS)).rejects.toEqual(archiveFault);
  });

  it.each(UNSOUND)('%s is refused when streamed', async (_what, archive) => {
    await expect(all(streamZipEntry(archive, () => true, LIMITS))).rejects.toEqual(archiveFault);
  });

  it.each(UNSOUND)('%s is refused before a library reads it', (_what, archive) => {
    expect(() => unpackZip(archive, LIMITS)).toThrow(archiveFault);
  });

  it.each(['../outside.csv', '/etc/passwd', 'a/../../b.csv', 'C:/x.csv'])('an entry named %s is refused', async (name) => {
    await expect(readZip(writeZip([{ name, content: 'a' }]))).rejects.toEqual(archiveFault);
  });

  it.each([
    ['An entry unpacks to more than 10485760 bytes.', [{ name: 'a.bin', content: noise(10 * MIB + 1), stored: true }]],
    [
      'The archive unpacks to more than 20971520 bytes.',
      [1, 2, 3].map((n) => ({ name: `${n}.bin`, content: noise(7 * MIB), stored: true })),
    ],
    ['The archive has two entries with the same name.', ['a', 'b'].map((content) => ({ name: 'a.csv', content }))],
  ])('the limit is named: %s', (message, parts) => {
    expect(() => unpackZip(writeZip(parts), LIMITS)).toThrow(message);
  });

  it('the default limits stop a zip bomb too', async () => {
    await expect(readZip(writeZip([{ name: 'zeros.csv', content: Buffer.alloc(50 * MIB) }]))).rejects.toMatchObject({
      message: expect.stringContaining('200 times'),
    });
  });

  it('a sound archive is accepted', () => {
    expect(() => unpackZip(writeZip(SOUND), LIMITS)).not.toThrow();
  });
});

describe('streamZipEntry', () => {
  it('returns the requested entry, from bytes and from a path', async () => {
    const archive = writeZip(SOUND);
    const pick = (name: string): boolean => name.endsWith('.CSV');
    expect(await all(streamZipEntry(archive, pick))).toHaveLength(2200);
    const directory = mkdtempSync(path.join(tmpdir(), 'wattle-zip-'));
    try {
      writeFileSync(path.join(directory, 'a.zip'), archive);
      expect(await all(streamZipEntry(path.join(directory, 'a.zip'), pick))).toHaveLength(2200);
      await expect(all(streamZipEntry(path.join(directory, 'b.zip'), pick))).rejects.toEqual(archiveFault);
    } finally {
      rmSync(directory, { recursive: true });
    }
  });

  it('lists the entries if the expected one is missing or not unique', async () => {
    await expect(all(streamZipEntry(writeZip(SOUND), (name) => name === 'x'))).rejects.toMatchObject({
      code: 'PARSE_ARCHIVE',
      message: expect.stringContaining('read me.txt'),
    });
    await expect(all(streamZipEntry(writeZip(SOUND), () => true))).rejects.toMatchObject({
      code: 'PARSE_ARCHIVE',
      at: { file: 'read me.txt' },
    });
  });

  it('may be abandoned before its end', async () => {
    for await (const chunk of streamZipEntry(writeZip([{ name: 'a', content: noise(MIB) }]), () => true)) {
      expect(chunk.length).toBeGreaterThan(0);
      break;
    }
  });
});
