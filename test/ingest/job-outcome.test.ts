/** Checks what waiting callers get when an update has finished. */
import { describe, expect, it } from 'vitest';
import { WattleError } from '../../src/core/errors.ts';
import { errorOf, jobOutcome, readJobOutcome } from '../../src/ingest/jobs/job-outcome.ts';

describe('a job outcome', () => {
  it('is the same after it is read from the store, including an error', () => {
    const error = new WattleError('UP_TIMEOUT', 'Too slow.', { at: { url: 'https://www.rba.gov.au/x' }, retryAfterSeconds: 90 });
    const read = readJobOutcome(JSON.parse(JSON.stringify(jobOutcome({ result: 'failed', version: null, error }))));
    expect(read).toMatchObject({ result: 'failed', stored: false });
    expect(read?.error && errorOf(read.error)).toMatchObject({
      code: 'UP_TIMEOUT',
      message: 'Too slow.',
      at: { url: 'https://www.rba.gov.au/x' },
      retryAfterSeconds: 90,
    });
  });

  it('is read in the format that versions before 0.9 wrote', () => {
    expect(readJobOutcome({ result: 'unchanged', held: true, error: null })).toEqual({ result: 'unchanged', stored: true, error: null });
    const gone = { leftOut: [], gone: ['BBB'], notes: [] };
    expect(readJobOutcome({ result: 'unchanged', stored: true, told: gone, error: null })?.reported).toEqual({ ...gone, quoted: [] });
  });

  it('is read with the findings about the files', () => {
    const report = { leftOut: [{ what: 'series', count: 3, examples: ['Other'] }], gone: ['BBB'], notes: [], quoted: [] } as const;
    const read = readJobOutcome(
      JSON.parse(JSON.stringify(jobOutcome({ result: 'unchanged', version: null, error: null, reported: report }))),
    );
    expect(read).toEqual({ result: 'unchanged', stored: false, reported: report, error: null });
  });

  it.each([null, 'done', {}, { result: 'failed' }, { result: 'failed', stored: false, error: { code: 'NOT_A_CODE', detail: '' } }])(
    'is refused: %j',
    (json) => {
      expect(readJobOutcome(json)).toBeNull();
    },
  );
});
