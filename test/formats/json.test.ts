/** Reads JSON documents, and checks the type at each step into one. An error has the path. */
import { describe, expect, it } from 'vitest';
import { arrayAt, objectAt, optionalArrayAt, parseJson, textAt } from '../../src/formats/json.ts';

const bytes = (text: string): Uint8Array => Buffer.from(text, 'utf8');
function refusal(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was refused');
}

describe('a document', () => {
  it('is read, with or without a byte order mark', () => {
    expect(parseJson(bytes('{"a":[1,null,"ä"]}'))).toEqual({ a: [1, null, 'ä'] });
    expect(parseJson(bytes('\ufeff[1]'))).toEqual([1]);
    expect(parseJson(bytes('{"a":"\\ufeff"}'))).toEqual({ a: '\ufeff' });
  });

  it('is refused if it is an archive, with the type received', () => {
    expect(refusal(() => parseJson(Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0)))).toMatchObject({
      code: 'PARSE_LAYOUT',
      message: expect.stringMatching(/^Expected JSON, but received an? .*\.$/),
      at: { row: 1 },
    });
  });

  it('is refused if it is not UTF-8, with the line', () => {
    const line = (text: string) => [...bytes(text)];
    expect(refusal(() => parseJson(Uint8Array.from([...line('{"a":\n"b",\n"'), 0xe4, ...line('"}\n')])))).toMatchObject({
      code: 'PARSE_ENCODING',
      message: 'The JSON document is not UTF-8.',
      at: { row: 3 },
    });
    expect(refusal(() => parseJson(Uint8Array.from([...line('{"'), 0xff, ...line('":1}')])))).toMatchObject({ at: { row: 1 } });
  });

  it.each(['1e400', '-1E+309', `1${'0'.repeat(309)}`])('is refused if a number is beyond the largest: %s', (number) => {
    expect(refusal(() => parseJson(bytes(`{"a":[{"b":${number}}]}`)))).toMatchObject({ code: 'PARSE_VALUE', at: { column: 'b' } });
    expect(parseJson(bytes(`{"b":"${number}","c":1.7e308}`))).toEqual({ b: number, c: 1.7e308 });
  });

  it('is refused if it is a page', () => {
    expect(refusal(() => parseJson(bytes('<!DOCTYPE html><html><body>Sorry</body></html>')))).toMatchObject({
      code: 'PARSE_LAYOUT',
      message: 'Expected JSON, but received a web page.',
    });
  });

  it('is refused if it is damaged, with line and surroundings', () => {
    expect(
      refusal(() => parseJson(bytes(`{"a": 1,\n"b": 222222222222222222 "c": 3333333333333333333333, "d": 4,\n"e": 5}`))),
    ).toMatchObject({
      code: 'PARSE_LAYOUT',
      message: expect.stringMatching(/^The JSON document is damaged: .+\.$/),
      at: { row: 2, value: ' 222222222222222222 "c": 333333333333333' },
    });
    expect(refusal(() => parseJson(bytes('[1,\n2,\n')))).toMatchObject({ at: { row: 3 } });
  });
});

describe('a step into a document', () => {
  const at = (path: string, value: string) => expect.objectContaining({ code: 'PARSE_LAYOUT', at: { column: path, value } });

  it('returns the value', () => {
    expect(objectAt({ a: 1 }, 'x')).toEqual({ a: 1 });
    expect(arrayAt([1], 'x')).toEqual([1]);
    expect(optionalArrayAt([1], 'x')).toEqual([1]);
    expect([optionalArrayAt(undefined, 'x'), optionalArrayAt(null, 'x')]).toEqual([[], []]);
    expect(textAt('', 'x')).toBe('');
  });

  it('is refused if the type differs', () => {
    expect(refusal(() => objectAt(null, 'a.b'))).toEqual(at('a.b', 'null'));
    expect(refusal(() => objectAt([1], 'a.b'))).toEqual(at('a.b', '[1]'));
    expect(refusal(() => objectAt(undefined, 'a.b'))).toEqual(at('a.b', 'absent'));
    expect(refusal(() => objectAt('x', 'a.b'))).toMatchObject({ message: 'Missing object at a.b.' });
    expect(refusal(() => arrayAt({}, 'a'))).toMatchObject({ message: 'Missing list at a.' });
    expect(refusal(() => optionalArrayAt(0, 'a'))).toEqual(at('a', '0'));
    expect(refusal(() => textAt(1, 'a'))).toMatchObject({ message: 'Missing text at a.' });
    expect(refusal(() => textAt(['x'.repeat(100)], 'a'))).toMatchObject({ at: { value: `["${'x'.repeat(78)}` } });
  });
});
