/** If a value that must exist is missing, BUG is thrown, even if a plausible value could replace it. */
import { describe, expect, it } from 'vitest';
import { at, entry, member, present } from '../../src/core/assert.ts';
import { WattleError } from '../../src/core/errors.ts';

const bug = (run: () => unknown): void => {
  try {
    run();
  } catch (error) {
    expect(error).toBeInstanceOf(WattleError);
    expect((error as WattleError).code).toBe('BUG');
    return;
  }
  expect.fail('nothing was thrown');
};

describe('access to a value that must exist', () => {
  it('returns the value, including zero, the empty text and false', () => {
    expect(present(0, 'a count')).toBe(0);
    expect(present('', 'a text')).toBe('');
    expect(present(false, 'a flag')).toBe(false);
    expect(at([0, 1], 0)).toBe(0);
    expect(at([0, 1], -1)).toBe(1);
    expect(at(Float64Array.of(2.5), 0)).toBe(2.5);
    expect(at([null], 0)).toBeNull();
    expect(entry(new Map([['a', 0]]), 'a')).toBe(0);
    expect(member({ a: '' }, 'a')).toBe('');
  });

  it('throws BUG for a missing value', () => {
    bug(() => present(null, 'a rate'));
    bug(() => present(undefined, 'a rate'));
    bug(() => at([], 0));
    bug(() => at([1], 1));
    bug(() => at([1], -2));
    bug(() => at([1], Number.NaN));
    bug(() => entry(new Map(), 'a'));
    bug(() => member({}, 'a'));
    bug(() => member({}, 'toString'));
  });
});

it('the message names the missing value', () => {
  expect(() => present(null, 'A rate')).toThrow('A rate is missing.');
  expect(() => at([1], 2)).toThrow('A list of 1 elements has no element 2.');
  expect(() => entry(new Map(), 'a')).toThrow('No entry for a.');
  expect(() => member({}, 'a')).toThrow('No member a.');
});
