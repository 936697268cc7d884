import { isUtf8 } from 'node:buffer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText, TextStream } from '../../src/formats/text.ts';

const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values);

/** The windows-1252 table of Unicode for 0x80 to 0x9f. Null for an unassigned byte. */
const TABLE: readonly (number | null)[] = [
  0x20ac,
  null,
  0x201a,
  0x0192,
  0x201e,
  0x2026,
  0x2020,
  0x2021,
  0x02c6,
  0x2030,
  0x0160,
  0x2039,
  0x0152,
  null,
  0x017d,
  null,
  null,
  0x2018,
  0x2019,
  0x201c,
  0x201d,
  0x2022,
  0x2013,
  0x2014,
  0x02dc,
  0x2122,
  0x0161,
  0x203a,
  0x0153,
  null,
  0x017e,
  0x0178,
];

function encode1252(text: string): Uint8Array {
  return Uint8Array.from([...text], (character) => {
    const code = character.codePointAt(0) ?? 0;
    const index = TABLE.indexOf(code);
    return index >= 0 ? 0x80 + index : code;
  });
}

const characters1252 = [...Array(256).keys()].map((byte) => String.fromCodePoint(TABLE[byte - 0x80] ?? byte));

describe('decodeText', () => {
  it('reads UTF-8 with and without byte order mark', () => {
    expect(decodeText(Buffer.from('\ufeffCafé – 1'))).toEqual({ text: 'Café – 1', encoding: 'utf-8' });
    expect(decodeText(Buffer.from('Café – 1'))).toEqual({ text: 'Café – 1', encoding: 'utf-8' });
    expect(decodeText(bytes())).toEqual({ text: '', encoding: 'utf-8' });
  });

  it('reads text other than UTF-8 as windows-1252, the range 0x80 to 0x9f included', () => {
    // An RBA table title: 0x96 is an en dash there and a control character in ISO 8859-1.
    expect(decodeText(Buffer.from('G1  CONSUMER PRICE INFLATION \x96 QUARTERLY', 'latin1'))).toEqual({
      text: 'G1  CONSUMER PRICE INFLATION – QUARTERLY',
      encoding: 'windows-1252',
    });
    expect(decodeText(bytes(0x80, 0x81, 0x9f, 0xe9)).text).toBe('€\u0081Ÿé');
  });

  it('reads UTF-16 of both byte orders by its mark, and refuses half a character', () => {
    const text = 'Product\tCode 😀\r\n';
    const little = Buffer.from(`\ufeff${text}`, 'utf16le');
    expect(decodeText(little)).toEqual({ text, encoding: 'utf-16le' });
    expect(decodeText(Buffer.from(little).swap16())).toEqual({ text, encoding: 'utf-16be' });
    expect(() => decodeText(little.subarray(0, little.length - 1))).toThrow(expect.objectContaining({ code: 'PARSE_ENCODING' }));
  });

  it('keeps UTF-8 in a file marked as UTF-8 and reads only its stray bytes as windows-1252', () => {
    const mixed = Buffer.concat([Buffer.from('\ufeffCafé '), bytes(0x96, 0xa0), Buffer.from(' naïve'), bytes(0xe2, 0x82)]);
    expect(decodeText(mixed)).toEqual({ text: 'Café –\u00a0 naïveâ‚', encoding: 'utf-8' });
  });

  it('reads back every windows-1252 text that is not valid UTF-8 by chance', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...characters1252)), (characters) => {
        const input = encode1252(characters.join(''));
        fc.pre(!isUtf8(input) && (input[0] ?? 0) < 0xef); // not a byte order mark by chance
        expect(decodeText(input)).toEqual({ text: characters.join(''), encoding: 'windows-1252' });
      }),
    );
    for (const character of characters1252.slice(0x80)) {
      expect(decodeText(encode1252(`a${character}b`))).toEqual({ text: `a${character}b`, encoding: 'windows-1252' });
    }
  });
});

describe('TextStream', () => {
  const inChunks = (input: Uint8Array, cuts: readonly number[]): string => {
    const stream = new TextStream();
    const at = [0, ...cuts.map((cut) => cut % (input.length + 1)).sort((a, b) => a - b), input.length];
    let text = '';
    for (let i = 1; i < at.length; i++) text += stream.push(input.subarray(at[i - 1], at[i]));
    return text + stream.end();
  };
  const cuts = fc.array(fc.nat());

  it('gives the text of the whole file for any chunks', () => {
    const encodings: ((text: string) => Uint8Array)[] = [
      (text) => Buffer.from(text.replace(/^\ufeff/, '')),
      (text) => Buffer.from(`\ufeff${text}`),
      (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
      (text) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
    ];
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...encodings), cuts, (text, encode, at) => {
        const input = encode(text);
        expect(inChunks(input, at)).toBe(decodeText(input).text);
      }),
    );
  });

  it('gives the text of the whole file for any bytes after a UTF-8 mark', () => {
    fc.assert(
      fc.property(fc.uint8Array(), cuts, (rest, at) => {
        const input = Buffer.concat([bytes(0xef, 0xbb, 0xbf), rest]);
        expect(inChunks(input, at)).toBe(decodeText(input).text);
      }),
    );
  });

  it('gives the text of the whole file for windows-1252 text of any content', () => {
    const words = fc.array(fc.constantFrom('Loans', ' \x96 ', 'caf\xe9', '\r\n', ','));
    fc.assert(
      fc.property(words, cuts, (parts, at) => {
        const input = Buffer.from(parts.join(''), 'latin1');
        expect(inChunks(input, at)).toBe(decodeText(input).text);
      }),
    );
  });

  it('copies the bytes that it keeps, so that a chunk may be reused', () => {
    const stream = new TextStream();
    const chunk = Buffer.from('abc\xc3', 'latin1');
    const first = stream.push(chunk);
    chunk.fill(0x20);
    expect(first + stream.push(bytes(0xa9)) + stream.end()).toBe('abcé');
  });

  it('refuses text whose encoding changes after its start', () => {
    const stream = new TextStream();
    expect(stream.push(Buffer.from('Café,'))).toBe('Café,');
    expect(() => stream.push(Buffer.from('caf\xe9,', 'latin1'))).toThrow(expect.objectContaining({ code: 'PARSE_ENCODING' }));
  });
});
