/** Checks the log on a terminal. */
import pino from 'pino';
import { expect, it } from 'vitest';
import { plainLine } from '../../src/program/plain-log.ts';

const lines: string[] = [];
const log = pino({ base: null, timestamp: () => ',"time":1763778665000' }, { write: (line) => void lines.push(plainLine(line)) });

it('the log has a line for each entry, with its subject, and a stack only for errors', () => {
  log.info('ready');
  log.warn({ code: 'DATA_UNAVAILABLE', jobs: ['refresh rba/F2'], err: new Error('away') }, 'request not served');
  log.error({ err: new Error('broken') }, 'request failed');
  expect(lines[0]).toBe('02:31:05 info  ready\n');
  expect(lines[1]).toBe('02:31:05 warn  request not served: away  code=DATA_UNAVAILABLE  jobs=["refresh rba/F2"]\n');
  expect(lines[2]?.split('\n')[0]).toBe('02:31:05 error request failed: broken');
  expect(lines[2]?.split('\n')[1]).toMatch(/^ {4}at .*plain-log\.test\.ts/);
  expect(plainLine('not JSON\n')).toBe('not JSON\n');
});
