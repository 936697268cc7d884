/**
 * Reads typed arrays. If the index does not exist, throws BUG instead of returning 0, which could be a real value. Each function accepts
 * one kind of array, so that the JavaScript engine compiles it to a single load.
 */
import { WattleError } from '../core/errors.ts';

export function u32At(numbers: Uint32Array, index: number): number {
  const number = numbers[index];
  if (number === undefined) throw outOfBounds(index, numbers.length);
  return number;
}

export function u16At(numbers: Uint16Array, index: number): number {
  const number = numbers[index];
  if (number === undefined) throw outOfBounds(index, numbers.length);
  return number;
}

export function u8At(bytes: Uint8Array, index: number): number {
  const byte = bytes[index];
  if (byte === undefined) throw outOfBounds(index, bytes.length);
  return byte;
}

const outOfBounds = (index: number, length: number): WattleError =>
  new WattleError('BUG', `An array of ${length} elements has no element ${index}.`);
