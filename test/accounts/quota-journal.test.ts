/** The quota journal never shows less than the usage. It is exact after each tick, and other processes can read it. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { journalledUse, journalOwners, QuotaJournal, removeJournal } from '../../src/accounts/quota/journal.ts';

let folder: string;
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'wattle-journal-')), 'quota');
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true, force: true }));

const tick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const use = (account: string): number | null => journalledUse(folder, 'me', account, '2026-11');

it('a journal never reports fewer requests than were used, reports only a few more, and is exact after each turn', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 8 }), async (ticks) => {
      const journal = new QuotaJournal(folder, 'me');
      const [one, other] = [journal.open('one', '2026-11'), journal.open('other', '2026-11')];
      let used = 0;
      for (const calls of ticks) {
        for (let i = 0; i < calls; i += 1) {
          used += 1;
          journal.note(one, used);
          if (used % 3 === 0) journal.note(other, used / 3);
          expect(use('one')).toBeGreaterThanOrEqual(used);
          expect(use('one')).toBeLessThanOrEqual(used + i + 1);
        }
        await tick();
        expect([use('one'), use('other')]).toEqual([used, Math.floor(used / 3)]);
      }
      journal.remove();
      expect(existsSync(path.join(folder, 'me.journal'))).toBe(false);
    }),
    { numRuns: 20 },
  );
});

it('a journal distinguishes a node that died before its first request from a node on another machine', () => {
  expect([use('one'), journalOwners(folder)]).toEqual([null, []]);
  new QuotaJournal(folder, 'me').prepare();
  expect([use('one'), journalOwners(folder)]).toEqual([0, ['me']]);
  removeJournal(folder, 'me');
  removeJournal(folder, 'me');
  expect(use('one')).toBeNull();
});

it('a journal separates months, and reuses the space of ended records', () => {
  const journal = new QuotaJournal(folder, 'me');
  const november = journal.open('a'.repeat(36), '2026-11');
  const december = journal.open('a'.repeat(36), '2026-12');
  journal.note(november, 5);
  journal.note(december, 9);
  expect(journalledUse(folder, 'me', 'a'.repeat(36), '2026-11')).toBe(5);
  expect(journalledUse(folder, 'me', 'a'.repeat(36), '2026-12')).toBe(9);
  journal.release(november);
  expect(journalledUse(folder, 'me', 'a'.repeat(36), '2026-11')).toBe(0);
  expect(journal.open('b', '2026-11').offset).toBe(november.offset);
  journal.close();
});
