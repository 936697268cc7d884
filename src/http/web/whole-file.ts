/** Writes a file that is too long for memory as chunks of text. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { WholeAnswer } from '../../queries/base/whole-answer.ts';
import type { Headers } from '../base/headers.ts';
import { type FormatKey, fileInParts } from '../reply/rendered.ts';
import type { MadeLong } from './long-answer.ts';

/** This number of rows takes a few milliseconds. Other requests are answered between such turns. */
const ROWS_OF_A_TURN = 500;

/** @param whole with parts */
export function longFile(
  { answer, parts }: { readonly answer: WholeAnswer['answer']; readonly parts: NonNullable<WholeAnswer['parts']> },
  path: string,
  format: FormatKey,
  more: Headers,
): MadeLong {
  const { head, lines, headers } = fileInParts(answer, path, format);
  const text = async function* (): AsyncGenerator<string> {
    yield head;
    for await (const rows of parts()) {
      for (let i = 0; i < rows.length; i += ROWS_OF_A_TURN) {
        yield lines(rows.slice(i, i + ROWS_OF_A_TURN));
        await nextTurn();
      }
    }
  };
  return { text, headers: { ...headers, ...more }, maxAgeSeconds: answer.maxAgeSeconds };
}
