/** What the program says about memory. */
import { expect, it } from 'vitest';
import { memoryMiB, memoryWarnings } from '../../src/program/memory.ts';

it('warns where the memory is too small, and only there', () => {
  expect(memoryWarnings(384)).toEqual(['  memory 384 MB: Wattle needs 512 MB, and 1 GB to update from the agencies']);
  expect(memoryWarnings(512)).toEqual([]);
  expect(memoryMiB()).toBeGreaterThan(64);
});
