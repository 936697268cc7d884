/** Checks the content of the events about the state of a dataset. */
import { expect, it } from 'vitest';
import { turnOf } from '../../../src/ingest/apply/events.ts';
import { state, version } from '../parsed.ts';
import { tiny } from '../tiny-dataset.ts';

const stored = (rest: Parameters<typeof version>[0] = {}) =>
  state({ version: version({ seq: 3, ...rest }), periodEnd: '2026-03', confirmedAt: Date.UTC(2026, 4, 8) });
const standing = {
  dataset_id: 'rba.T1',
  source: 'rba',
  title: tiny().title,
  version: 3,
  period_end: '2026-03',
  confirmed_at: '2026-05-08T00:00:00.000Z',
};

it('a dataset without a version has no events', () => expect(turnOf(tiny(), state({ version: null }), 'unconfirmed')).toBeUndefined());

it('a current dataset is described, and simulated data are marked', () => {
  expect(turnOf(tiny(), stored(), null)).toEqual({ late: false, payload: standing });
  expect(turnOf(tiny(), stored({ origin: 'sandbox' }), null)).toEqual({ late: false, payload: { ...standing, sandbox: true } });
  expect(turnOf(tiny(), { ...stored(), confirmedAt: null }, null)?.payload).toMatchObject({ confirmed_at: null });
});

it('a late dataset has a reason and its failure, if there is one', () => {
  expect(turnOf(tiny(), stored(), 'unconfirmed')).toEqual({ late: true, payload: { ...standing, reason: 'unconfirmed', failure: null } });
  const failure = { code: 'PARSE_LAYOUT' as const, detail: 'A column is missing.', address: null, since: 0, at: 1000 };
  expect(turnOf(tiny(), { ...stored(), failure }, 'unusable')?.payload).toEqual({
    ...standing,
    reason: 'unusable',
    failure: { code: 'PARSE_LAYOUT', detail: 'A column is missing.', since: '1970-01-01T00:00:00.000Z' },
  });
});
