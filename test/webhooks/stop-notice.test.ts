/** Checks the email about a stopped subscription, which has the reason and says how to resume. */
import { expect, it } from 'vitest';
import type { Subscription } from '../../src/store/ports/webhooks.ts';
import { stopNotice } from '../../src/webhooks/stop-notice.ts';

const stopped = (changes: Partial<Subscription>): Subscription => ({
  id: 'sub_1',
  accountId: 'a',
  url: 'https://example.org/hook',
  description: 'Prices',
  events: [],
  datasets: [],
  series: [],
  sources: [],
  state: 'suspended',
  createdAt: 0,
  updatedAt: 0,
  cursor: 0,
  round: 0,
  failingSince: 0,
  lastSuccessAt: null,
  lastFailureAt: 0,
  lastError: 'The receiver responded with 503.',
  ...changes,
});

it.each<[Partial<Subscription>, string, string]>([
  [{}, 'Your webhook was paused', 'No delivery has succeeded for five days. Last error: The receiver responded with 503.'],
  [{ state: 'disabled' }, 'Your webhook was switched off', 'The receiver responded with 410 Gone'],
])('%j', (changes, subject, why) => {
  const mail = stopNotice(stopped(changes), 'https://api.example.org');
  expect(mail.subject).toBe(subject);
  for (const text of [why, 'https://example.org/hook', 'Prices', 'PATCH https://api.example.org/v1/webhooks/sub_1   {"active": true}']) {
    expect(mail.text).toContain(text);
  }
});
