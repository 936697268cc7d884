/** Cursors. A cursor is the position of the next page. It is valid for one query and one dataset version. */
import { hash } from 'node:crypto';
import { WattleError } from '../../core/errors.ts';
import { timesMoved, type Version } from '../../store/ports/series.ts';
import { COLUMNS, LABELS, LIMIT } from './parameters/dataset-rows.ts';
import { ALLOW_STALE, CURSOR, EXPLAIN, PRESENTATION } from './parameters/standard.ts';

/** Parameters that can differ between pages, because they do not affect which rows are selected. */
const FREE_KEYS: ReadonlySet<string> = new Set(
  [CURSOR, LIMIT, ...PRESENTATION, EXPLAIN, LABELS, COLUMNS, ALLOW_STALE].map(({ name }) => name),
);

const digest = (text: string): string => hash('sha256', text, 'base64url').slice(0, 11);

/** Returns a hash that is the same for all pages of a query. */
export function queryFingerprint(subject: string, params: URLSearchParams): string {
  const pairs = [...params].filter(([key]) => !FREE_KEYS.has(key)).map(([key, value]) => JSON.stringify([key, value]));
  return digest([subject, ...pairs.sort()].join('\n'));
}

export interface Cursor {
  readonly seq: number;
  /** The number of older vintages that were inserted before the version. Each insertion changed the version's sequence number. */
  readonly moved: number;
  /** `recordedAt` of the version. If it differs, a rebuild has given the sequence number to another version. */
  readonly recordedAt: number;
  readonly position: readonly number[];
}

/**
 * Encodes a cursor for clients: base64url of `[fingerprint, seq or [seq, moved], recordedAt, ...position]` with a checksum that
 * detects damage. It has no signature, because it does not grant access.
 */
export function encodeCursor(
  fingerprint: string,
  version: Pick<Version, 'seq' | 'recordedAt' | 'moved'>,
  position: readonly number[],
): string {
  const seq = version.moved === undefined ? version.seq : [version.seq, version.moved];
  const text = JSON.stringify([fingerprint, seq, version.recordedAt, ...position]);
  return `${Buffer.from(text).toString('base64url')}.${digest(text)}`;
}

const badCursor = (detail: string): WattleError =>
  new WattleError('REQ_BAD_CURSOR', detail, { faults: [{ parameter: CURSOR.name, detail }] });

/** Decodes a cursor. Throws REQ_BAD_CURSOR if the text is damaged or is for another query. */
export function decodeCursor(text: string, fingerprint: string): Cursor {
  const [body = '', sum = ''] = text.split('.');
  const json = Buffer.from(body, 'base64url').toString('utf8');
  if (digest(json) !== sum) throw badCursor('The cursor is damaged. Use links.next unchanged.');
  const [bound, seq, recordedAt, ...position] = JSON.parse(json) as [string, number | [number, number], number, ...number[]];
  if (bound !== fingerprint)
    throw badCursor('The cursor belongs to another query. Do not change other parameters, or start again without it.');
  const [at, moved] = Array.isArray(seq) ? seq : [seq, 0];
  return { seq: at, moved, recordedAt, position };
}

/** Returns the version to which a cursor refers. Throws REQ_CURSOR_EXPIRED if it is no longer stored. */
export function cursorVersion(versions: readonly Version[], cursor: Cursor): Version {
  const version = versions.find(
    (stored) => stored.seq === cursor.seq && stored.recordedAt === cursor.recordedAt && timesMoved(stored) === cursor.moved,
  );
  if (!version)
    throw new WattleError('REQ_CURSOR_EXPIRED', 'The data version for this cursor is no longer stored. Start again without the cursor.');
  return version;
}
