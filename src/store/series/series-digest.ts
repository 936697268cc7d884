/** Digests of versions. They later show whether stored data have changed. */
import { createHash, type Hash } from 'node:crypto';
import type { Observation, SeriesAttributes } from '../../core/observation.ts';
import type { Version } from '../ports/series.ts';
import { timesMoved } from '../ports/series.ts';
import { attributeValues } from './attributes.ts';

/** Replaces negative zero, which SQLite stores as zero. */
export const storedValue = ({ value }: Pick<Observation, 'value'>): number | null => (value === 0 ? 0 : value);

/** The length of a digest: 16 characters, or 96 bits. It detects errors in hardware and software, but not deliberate changes. */
const DIGEST_CHARACTERS = 16;
/** Separates texts. No stored text contains this character. */
const BETWEEN = '\0';

const textOf = (value: string | number | null): string => (value === null ? '' : `=${value}`);
const digestOf = (hash: Hash): string => hash.digest('base64url').slice(0, DIGEST_CHARACTERS);

type Written = Pick<Observation, 't' | 'value' | 'status' | 'text' | 'at'>;

/** The digest of a series in one version: its attributes, its values in order of period, and the removed periods. */
export class SeriesDigest {
  readonly #hash = createHash('sha256');

  constructor(attributes: SeriesAttributes, write: readonly Written[]) {
    const head = [attributes.key, ...attributeValues(attributes).map(textOf)].join(BETWEEN);
    const sorted = isAscending(write) ? write : [...write].sort((a, b) => a.t - b.t);
    this.#hash.update([head, ...sorted.map(lineOf)].join('\n'));
  }

  /** Adds values of later periods. */
  add(values: readonly Written[]): void {
    this.#hash.update(values.map((one) => `\n${lineOf(one)}`).join(''));
  }

  /** Returns the digest. Must run once, after all values. */
  end(removed: readonly number[]): string {
    if (removed.length > 0) this.#hash.update(`\n-${[...removed].sort((a, b) => a - b).join(' ')}`);
    return digestOf(this.#hash);
  }
}

const lineOf = (one: Written): string =>
  `${one.t}${BETWEEN}${textOf(storedValue(one))}${BETWEEN}${textOf(one.status)}${BETWEEN}${textOf(one.text)}${BETWEEN}${textOf(one.at)}`;

const isAscending = (write: readonly Written[]): boolean => write.every(({ t }, i) => i === 0 || t > (write[i - 1]?.t ?? t));

export const digestOfText = (text: string): string => digestOf(createHash('sha256').update(text));

/** Returns the digest of a version. It includes the number of series digests. A missing digest is therefore detected. */
export const versionDigest = (version: Version, digests: number): string =>
  digestOfText(
    JSON.stringify([
      ...[version.seq, version.effectiveFrom, version.recordedAt, version.origin, version.kind, version.captures],
      ...[version.publishedOn, version.publishedBasis ?? null, timesMoved(version), version.note],
      ...(version.remarks === undefined ? [] : [version.remarks]),
      ...(version.isCompiled ? ['compiled'] : []),
      ...[version.added, version.changed, version.removed, digests],
    ]),
  );
