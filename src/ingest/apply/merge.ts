import { WattleError } from '../../core/errors.ts';
import {
  type FileNote,
  isRemark,
  type ParsedDataset,
  type ParsedDimension,
  type ParsedSeries,
  partialMark,
  textOfNote,
} from '../../core/observation.ts';
import { readOnce } from '../../core/series/read-once.ts';

/**
 * Merges the parts of a dataset with several requests. The result has dimension values in order of first appearance, series by key, and
 * the latest publication date. The scope is `points` if any part has that scope, and `whole` if all parts have it. Throws PARSE_LAYOUT if
 * dimensions differ, and DATA_DUPLICATE_KEY if parts disagree on a value or unit. Adds a note for equal duplicates.
 */
export function mergeParsed(parts: readonly ParsedDataset[]): ParsedDataset {
  const [first, ...rest] = parts;
  if (!first) throw new WattleError('DATA_EMPTY', 'The dataset has no source file.');
  if (rest.length === 0) return first;
  return readOnce({
    dimensions: rest.reduce((all, part) => mergeDimensions(all, part.dimensions), first.dimensions),
    series: mergedSeries(parts),
    ...newestDay(parts),
    scope: mergeScopes(parts.map((part) => part.scope)),
    ...partialMark(parts.find((part) => part.isCompiled) ?? first),
    notes: distinctNotes(parts.flatMap((part) => part.notes)),
    leftOut: parts.flatMap((part) => part.leftOut ?? []),
  });
}

/** Combines remarks with the same text. */
function distinctNotes(notes: readonly FileNote[]): readonly FileNote[] {
  const byText = new Map<string, FileNote>();
  for (const note of notes) {
    const known = byText.get(textOfNote(note));
    if (known === undefined || !isRemark(note)) byText.set(textOfNote(note), note);
    else if (isRemark(known)) byText.set(note.text, { ...note, series: { ...known.series, ...note.series } });
  }
  return [...byText.values()];
}

/** Returns the latest publication date among the parts, and its basis. */
function newestDay(parts: readonly ParsedDataset[]): Pick<ParsedDataset, 'publishedOn' | 'publishedBasis'> {
  const publishedOn = parts.reduce<string | null>((newest, part) => later(newest, part.publishedOn), null);
  const basis = publishedOn === null ? undefined : parts.find((part) => part.publishedOn === publishedOn)?.publishedBasis;
  return { publishedOn, ...(basis === undefined ? {} : { publishedBasis: basis }) };
}

function mergeScopes(scopes: readonly ParsedDataset['scope'][]): ParsedDataset['scope'] {
  if (scopes.includes('points')) return 'points';
  if (scopes.includes('partial')) return 'partial';
  return scopes.includes('periods') ? 'periods' : 'whole';
}

const later = (a: string | null, b: string | null): string | null => (a === null || (b !== null && b > a) ? b : a);

/** Joins dimension ids for comparisons and messages. */
export const dimensionIds = (dimensions: readonly ParsedDimension[]): string => dimensions.map((dimension) => dimension.id).join('.');

/** Returns the dimensions of `first`, extended by values that only `second` has. Throws PARSE_LAYOUT if ids or their order differ. */
export function mergeDimensions(first: readonly ParsedDimension[], second: readonly ParsedDimension[]): readonly ParsedDimension[] {
  if (dimensionIds(first) !== dimensionIds(second)) {
    throw new WattleError('PARSE_LAYOUT', `The dimensions changed from ${dimensionIds(first)} to ${dimensionIds(second)}.`);
  }
  return first.map((dimension, i) => {
    const known = new Set(dimension.values.map((value) => value.code));
    const added = (second[i]?.values ?? []).filter((value) => !known.has(value.code));
    return added.length === 0 ? dimension : { ...dimension, values: [...dimension.values, ...added] };
  });
}

/** Merges series by key. Throws DATA_DUPLICATE_KEY if a key occurs twice within one part. */
function mergedSeries(parts: readonly ParsedDataset[]): readonly ParsedSeries[] {
  for (const part of parts) {
    const keys = new Set<string>();
    for (const { key } of part.series) {
      if (keys.has(key)) throw new WattleError('DATA_DUPLICATE_KEY', `The series ${key} occurs twice.`);
      keys.add(key);
    }
  }
  return parts.flatMap((part) => part.series);
}
