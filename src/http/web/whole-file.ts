/** Writes a file that is too long for memory as chunks of text. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Row, WholeAnswer } from '../../queries/base/whole-answer.ts';
import type { Headers } from '../base/headers.ts';
import { disposition, type FormatKey, fileInParts } from '../reply/rendered.ts';
import { CONTENT_TYPES } from '../request/negotiate.ts';
import type { MadeLong } from './long-answer.ts';

/** They take a few milliseconds, and other requests are answered between turns. */
const ROWS_OF_A_TURN = 500;

export interface Whole {
  readonly answer: WholeAnswer['answer'];
  readonly parts: NonNullable<WholeAnswer['parts']>;
}

export function longFile({ answer, parts }: Whole, path: string, format: FormatKey, more: Headers): MadeLong {
  const { head, lines, headers } = fileInParts(answer, path, format);
  const text = async function* (): AsyncGenerator<string> {
    yield head;
    for await (const rows of inTurns(parts())) yield lines(rows);
  };
  return { text, headers: { ...headers, ...more }, maxAgeSeconds: answer.maxAgeSeconds };
}

export function longWorkbook({ answer, parts }: Whole, address: string, query: URLSearchParams, more: Headers): MadeLong {
  const text = async function* (): AsyncGenerator<Buffer> {
    const { longWorkbookOf } = await import('../../render/workbook.ts');
    yield* longWorkbookOf(answer, query.size === 0 ? address : `${address}?${query}`, inTurns(parts()));
  };
  const headers = { 'content-type': CONTENT_TYPES.xlsx, 'content-disposition': disposition(new URL(address).pathname, 'xlsx'), ...more };
  return { text, isCompressed: true, headers, maxAgeSeconds: answer.maxAgeSeconds };
}

async function* inTurns(parts: AsyncIterable<readonly Row[]>): AsyncGenerator<readonly Row[]> {
  for await (const rows of parts) {
    for (let i = 0; i < rows.length; i += ROWS_OF_A_TURN) {
      yield rows.slice(i, i + ROWS_OF_A_TURN);
      await nextTurn();
    }
  }
}
