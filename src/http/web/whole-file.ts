/** Writes a file that is too long for memory as chunks of text. */

import { setImmediate as nextTurn } from 'node:timers/promises';
import { at } from '../../core/assert.ts';
import type { QueryContext } from '../../queries/base/context.ts';
import type { Row, WholeAnswer } from '../../queries/base/whole-answer.ts';
import type { Headers } from '../base/headers.ts';
import { disposition, type Frame, fileInParts } from '../reply/rendered.ts';
import { CONTENT_TYPES } from '../request/negotiate.ts';
import type { MadeLong } from './long-answer.ts';
import type { Made } from './page-headers.ts';

/**
 * The number of rows written in one turn of the event loop. This takes a few milliseconds. Other requests are served between two turns.
 */
const ROWS_OF_A_TURN = 500;

export interface Whole {
  readonly answer: WholeAnswer['answer'];
  readonly parts: NonNullable<WholeAnswer['parts']>;
}

export async function longFile({ answer, parts }: Whole, frame: Frame, context: QueryContext, more: Headers): Promise<MadeLong> {
  const { head, between = '', tail = '', lines, headers } = await fileInParts(answer, frame, context);
  const text = async function* (): AsyncGenerator<string> {
    let before = head;
    for await (const rows of inTurns(parts())) {
      yield before + lines(rows);
      before = between;
    }
    yield tail;
  };
  return { text, headers: { ...headers, ...more }, maxAgeSeconds: answer.maxAgeSeconds };
}

/**
 * A Parquet file up to this size is sent with its length, and ranges of it can be requested. Some readers need both. Longer files are
 * streamed.
 */
const MOST_PARQUET_BYTES = 16 * 1024 * 1024;

/** Writes a Parquet file in batches, so that few rows are in memory at the same time. */
export async function longParquet({ answer, parts }: Whole, address: string, more: Headers): Promise<Made | MadeLong> {
  const { longParquetOf } = await import('../../render/parquet.ts');
  const rest = longParquetOf(answer, address, () => inTurns(parts()));
  const { maxAgeSeconds, datasets } = answer;
  const headers = {
    'content-type': CONTENT_TYPES.parquet,
    'content-disposition': disposition(new URL(address).pathname, 'parquet'),
    ...more,
  };
  const made: Buffer[] = [];
  for (let length = 0; length < MOST_PARQUET_BYTES; length += at(made, -1).length) {
    const { done, value } = await rest.next();
    if (done) return { bytes: Buffer.concat(made), headers, maxAgeSeconds, datasets };
    made.push(value);
  }
  const text = async function* (): AsyncGenerator<Buffer> {
    yield* made;
    yield* rest;
  };
  return { text, isCompressed: true, headers, maxAgeSeconds };
}

/** Writes a workbook that is too long to build at once. */
export function longWorkbook({ answer, parts }: Whole, address: string, query: URLSearchParams, more: Headers): MadeLong {
  const text = async function* (): AsyncGenerator<Buffer> {
    const { longWorkbookOf } = await import('../../render/workbook.ts');
    yield* longWorkbookOf(answer, query.size === 0 ? address : `${address}?${query}`, inTurns(parts()));
  };
  const headers = { 'content-type': CONTENT_TYPES.xlsx, 'content-disposition': disposition(new URL(address).pathname, 'xlsx'), ...more };
  return { text, isCompressed: true, headers, maxAgeSeconds: answer.maxAgeSeconds };
}

/** Yields rows in batches. Other requests are served between batches. */
export async function* inTurns(parts: AsyncIterable<readonly Row[]>): AsyncGenerator<readonly Row[]> {
  for await (const rows of parts) {
    for (let i = 0; i < rows.length; i += ROWS_OF_A_TURN) {
      yield rows.slice(i, i + ROWS_OF_A_TURN);
      await nextTurn();
    }
  }
}
