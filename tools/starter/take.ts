/** A take is one step in building the starter data. It has the content of one capture for one dataset. */
import { createHash } from 'node:crypto';
import type { Captured } from '../../src/core/capture.ts';
import type { TimeSeriesDataset } from '../../src/core/define-dataset.ts';
import type { Acceptable } from '../../src/core/errors.ts';
import type { ParsedDataset } from '../../src/core/observation.ts';
import { STARTER_ASK } from '../../src/ingest/starter/starter.ts';

export interface Take {
  readonly dataset: TimeSeriesDataset;
  readonly captured: Captured;
  readonly content: ParsedDataset;
  /** How the values were extracted from the agency's file. Null if the take is that file. */
  readonly extract: string | null;
  /** Checks that this take may fail, because a person has checked its values. */
  readonly accept?: readonly Acceptable[];
}

export function capturedFrom(bytes: Uint8Array, facts: { url: string; contentType: string | null; retrievedAt: number }): Captured {
  return { sha256: createHash('sha256').update(bytes).digest('hex'), bytes, askId: STARTER_ASK, ...facts };
}
