/** Finds cells that contain only partly a number. The library reads `1,5` as 1 and `1e` as 1, which would change values. */
import { WattleError } from '../../core/errors.ts';
import { asBuffer } from '../bytes.ts';
import type { ZipEntry } from '../zip.ts';

const WHOLE = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?$/;
/** The characters that the library accepts at the start of a number. */
const BEGINNING = /^[-+]?\.?\d/;
const [LESS, GREATER, COLON, SLASH, LETTER_V] = [0x3c, 0x3e, 0x3a, 0x2f, 0x76];
const [MINUS, POINT, DIGIT_0, DIGIT_9] = [0x2d, 0x2e, 0x30, 0x39];
/** The maximum number of tags between the value of a cell and the start of the cell, such as a formula and its end. */
const MOST_TAGS_BACK = 8;
const CELL = /^<(?:[^\s:>/]{1,16}:)?c[\s>]/;
const LONGEST_VALUE = 64;

/** Throws PARSE_VALUE with the cell address. */
export function refuseHalfNumbers(parts: readonly ZipEntry[]): void {
  for (const { name, bytes } of parts) {
    const part = asBuffer(bytes);
    for (let at = nextValue(part, 0); at > 0; at = nextValue(part, at + 2)) {
      const end = part.indexOf(LESS, at);
      // Text may be long, but a number is short.
      const text = part.toString('latin1', at + 2, Math.min(end < 0 ? part.length : end, at + 2 + LONGEST_VALUE)).trim();
      if (WHOLE.test(text) || !BEGINNING.test(text)) continue;
      const cell = cellTagBefore(part, at);
      if (cell === null || /\st="(?!n")/.test(cell)) continue;
      const address = /\sr="([A-Z]{1,3}\d{1,7})"/.exec(cell)?.[1];
      throw new WattleError('PARSE_VALUE', `${address === undefined ? 'A number cell' : `Cell ${address}`} is only partly a number.`, {
        at: { file: name, value: text },
      });
    }
  }
}

/** Position of `v>` of the next value that is not plainly a number: `-12.50`. Most are, so that the bytes decide. -1 without one. */
function nextValue(part: Uint8Array, from: number): number {
  for (let i = Math.max(from, 1); i + 1 < part.length; i++) {
    if (part[i] !== LETTER_V || part[i + 1] !== GREATER) continue;
    const before = part[i - 1];
    if ((before === LESS || before === COLON) && !isPlain(part, i + 2)) return i;
  }
  return -1;
}

const isDigit = (byte: number | undefined): boolean => byte !== undefined && byte >= DIGIT_0 && byte <= DIGIT_9;

/** Whether digits, with a sign and decimals or not, are all up to the next tag. */
function isPlain(part: Uint8Array, from: number): boolean {
  let i = part[from] === MINUS ? from + 1 : from;
  if (!isDigit(part[i])) return false;
  while (isDigit(part[i])) i++;
  if (part[i] === POINT) for (i++; isDigit(part[i]); ) i++;
  return part[i] === LESS;
}

/** The tag of the cell around a value, or null. */
function cellTagBefore(part: Buffer, at: number): string | null {
  let tag = part.lastIndexOf(LESS, at);
  if (part[tag + 1] === SLASH) return null;
  for (let i = 0; i < MOST_TAGS_BACK && tag > 0; i += 1) {
    tag = part.lastIndexOf(LESS, tag - 1);
    const text = part.toString('latin1', tag, tag + 200);
    if (CELL.test(text)) return text.slice(0, text.indexOf('>') + 1);
  }
  return null;
}
