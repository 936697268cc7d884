/** Checks each field of a tar header against the format's description. */
import { describe, expect, it } from 'vitest';
import { tarEnd, tarRecord } from '../../../src/formats/written/tar.ts';

/** The fields of the ustar format: the position and length of each. */
const FIELDS = {
  name: [0, 100],
  mode: [100, 8],
  owner: [108, 8],
  group: [116, 8],
  size: [124, 12],
  time: [136, 12],
  checksum: [148, 8],
  type: [156, 1],
  link: [157, 100],
  magic: [257, 6],
  version: [263, 2],
  names: [265, 80],
  prefix: [345, 155],
  rest: [500, 12],
} as const;

const fieldsOf = (header: Uint8Array) =>
  Object.fromEntries(
    Object.entries(FIELDS).map(([name, [at, length]]) => [
      name,
      Buffer.from(header.subarray(at, at + length))
        .toString()
        .replace(/\0+$/, ''),
    ]),
  );

const recordOf = (path: string, bytes = Buffer.from('abc'), isExecutable = false) => {
  const [header = new Uint8Array(), content, padding] = tarRecord({ path, bytes, isExecutable });
  return { header, content, padding };
};

describe('a tar record', () => {
  it('has a header, the content, and zeros up to the end of the block', () => {
    const { header, content, padding } = recordOf('a/b.txt');
    expect(fieldsOf(header)).toEqual({
      name: 'a/b.txt',
      mode: '0000644',
      owner: '0000000',
      group: '0000000',
      size: '00000000003',
      time: '00000000000',
      checksum: expect.stringMatching(/^[0-7]{6}\0 $/) as string,
      type: '0',
      link: '',
      magic: 'ustar',
      version: '00',
      names: '',
      prefix: '',
      rest: '',
    });
    expect([header.length, Buffer.from(content ?? []).toString(), padding]).toEqual([512, 'abc', new Uint8Array(509)]);
    expect(tarEnd()).toEqual(new Uint8Array(1024));
  });

  it('has a checksum of the header with blanks in its place', () => {
    const { header } = recordOf('a/b.txt');
    const stated = Number.parseInt(fieldsOf(header)['checksum'] ?? '', 8);
    expect(stated).toBe(
      Buffer.from(header)
        .fill(' ', 148, 156)
        .reduce((sum, byte) => sum + byte, 0),
    );
  });

  it.each([
    [0, '00000000000', 0],
    [511, '00000000777', 1],
    [512, '00000001000', 0],
    [513, '00000001001', 511],
  ])('of %d bytes has the size %s and %d zeros', (length, size, zeros) => {
    const { header, padding } = recordOf('a', Buffer.alloc(length));
    expect([fieldsOf(header)['size'], padding?.length]).toEqual([size, zeros]);
  });

  it('may be executable', () => expect(fieldsOf(recordOf('a', Buffer.alloc(0), true).header)['mode']).toBe('0000755'));

  it('divides long paths at a slash, and refuses paths that do not fit', () => {
    const name = 'n'.repeat(100);
    const folder = 'f'.repeat(155);
    const split = (path: string) => [fieldsOf(recordOf(path).header)].map(({ prefix, name: own }) => [prefix, own])[0];
    expect(split(name)).toEqual(['', name]);
    expect(split(`${folder}/${name}`)).toEqual([folder, name]);
    expect(split(`a/b/${name}`)).toEqual(['a/b', name]);
    expect(() => recordOf(`${name}n`)).toThrow('is too long for a tar archive.');
    expect(() => recordOf(`${folder}f/${name}`)).toThrow('is too long');
    expect(() => recordOf(`${folder}/${name}n`)).toThrow('is too long');
  });
});
