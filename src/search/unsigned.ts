/**
 * Reads typed arrays at indexes known to be in bounds. Out of bounds is BUG, never a plausible 0. One function for each kind of array,
 * because the engine then compiles it to a bare load.
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
  new WattleError('BUG', `There is no number ${index} in an array of ${length}.`);
