/** Checks the units of the rate limit, and which account pays for a request. */
import { describe, expect, it } from 'vitest';
import {
  type CostPayer,
  noteObservations,
  readingSharedFile,
  reserveObservations,
  shareThread,
  unitsOf,
  withPayer,
} from '../../src/core/cost.ts';

class Payer implements CostPayer {
  readonly calls: string[] = [];
  reserve(observations: number): void {
    this.calls.push(`reserve ${observations}`);
  }
  note(observations: number): void {
    this.calls.push(`note ${observations}`);
  }
  share(): Promise<void> {
    this.calls.push('share');
    return Promise.resolve();
  }
}

/** The calls of a query. */
async function read(): Promise<string> {
  reserveObservations(10);
  noteObservations(9);
  await shareThread();
  return 'read';
}

describe('the cost of a response', () => {
  it('is a unit for each 2,000 observations or 25 ms, whichever is more, and at least one', () => {
    expect([unitsOf(0, 0), unitsOf(2000, 25), unitsOf(2001, 0), unitsOf(0, 26), unitsOf(4001, 76)]).toEqual([1, 1, 2, 2, 4]);
  });

  it('is charged to the payer of the request', async () => {
    const payer = new Payer();
    expect(await withPayer(payer, read)).toBe('read');
    expect(payer.calls).toEqual(['reserve 10', 'note 9', 'share']);
  });

  it('of a shared file is charged without a limit', async () => {
    const payer = new Payer();
    expect(await withPayer(payer, () => readingSharedFile(read))).toBe('read');
    expect(payer.calls).toEqual(['note 9', 'share']);
  });

  it('has no payer outside a request', async () => {
    expect(await read()).toBe('read');
    expect(await readingSharedFile(read)).toBe('read');
  });
});
