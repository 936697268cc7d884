/**
 * Selects series of a dataset by filters. A filter can have codes, labels, short words or names of states. A dimension without a filter
 * has its default value.
 */

import { findPlace, type Located } from '../../catalogue/places.ts';
import { at } from '../../core/assert.ts';
import type { DimensionDeclaration, TimeSeriesDataset } from '../../core/define-dataset.ts';
import { quoted, valuesInWords } from '../../core/errors.ts';
import { nearest } from '../../core/nearest.ts';
import type { DimensionValue, ParsedDimension } from '../../core/observation.ts';
import type { AreaKind } from '../../core/places/area-kinds.ts';
import { matchCapitalCity, matchState } from '../../core/places/geography.ts';
import type { StoredSeries } from '../../store/ports/series.ts';
import { type Parameters, plainWord, sameWord } from '../base/parameters/parameters.ts';

/** The maximum number of values that an error lists. The describe endpoint lists all values. */
const LISTED_VALUES = 60;

export interface ShownDimension {
  /** The name in rows and filters, such as `region`. */
  readonly name: string;
  /** The agency's id, such as `REGION`. */
  readonly id: string;
  readonly description: string;
  /** The position of the dimension in the codes of a series. */
  readonly position: number;
  readonly values: readonly DimensionValue[];
  readonly words: Readonly<Record<string, string>>;
  readonly sets: Readonly<Record<string, readonly string[]>>;
  readonly default: string | null;
  readonly geography: DimensionDeclaration['geography'] | null;
  readonly areas: AreaKind | null;
  readonly match: DimensionDeclaration['match'] | null;
  readonly aliases: readonly string[];
  /** False if the dataset definition limits the dimension to one value. Rows then omit it. */
  readonly shown: boolean;
}

/**
 * Returns the dimensions in the definition in order, and then the other dimensions in the file. An uncurated dataset has no definition.
 * All its dimensions are shown, with their ids in lower case.
 */
export function dimensionsOf(dataset: TimeSeriesDataset, parsed: readonly ParsedDimension[]): readonly ShownDimension[] {
  const declared = dataset.dimensions.flatMap((declaration) => {
    const position = parsed.findIndex((dimension) => dimension.id === declaration.id);
    const dimension = parsed[position];
    return dimension ? [declaredDimension(declaration, dimension, position)] : [];
  });
  const named = new Set(declared.map((dimension) => dimension.id));
  const others = parsed.flatMap((dimension, position) =>
    named.has(dimension.id) ? [] : [publishedDimension(dimension, position, dataset.dimensions.length === 0)],
  );
  return [...declared, ...others].map((dimension) => {
    const fixed = dataset.fixed[dimension.id];
    return fixed === undefined ? dimension : { ...dimension, values: dimension.values.filter((value) => value.code === fixed) };
  });
}

const declaredDimension = (declaration: DimensionDeclaration, dimension: ParsedDimension, position: number): ShownDimension => ({
  name: declaration.name,
  id: declaration.id,
  description: declaration.description,
  position,
  values: dimension.values,
  words: declaration.words,
  sets: declaration.sets ?? {},
  default: declaration.default,
  geography: declaration.geography ?? null,
  areas: declaration.areas ?? null,
  match: declaration.match ?? null,
  aliases: declaration.aliases ?? [],
  shown: true,
});

const publishedDimension = (dimension: ParsedDimension, position: number, shown: boolean): ShownDimension => ({
  name: dimension.id.toLowerCase(),
  id: dimension.id,
  description: dimension.label,
  position,
  values: dimension.values,
  words: {},
  sets: {},
  default: null,
  geography: null,
  areas: null,
  match: null,
  aliases: [],
  shown,
});

export interface Selection {
  readonly series: readonly StoredSeries[];
  /** The applied filters, as in `meta.query`: `{ region: 'AUS', measure: ['M1', 'M3'] }`. */
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  readonly notes: readonly string[];
  /** Dimensions whose default value matches no stored series, alone or together with other default values. */
  readonly unstored: readonly ShownDimension[];
}

/**
 * Reads all remaining parameters as filters, and reports unknown names and values. A dimension without a filter has its default value,
 * unless the other filters match only series without that value. If no stored series has the default value, the dimension is not limited.
 * Each row then shows its value. A part of Australia is therefore never shown as Australia.
 */
export function select(
  dataset: TimeSeriesDataset,
  dimensions: readonly ShownDimension[],
  stored: readonly StoredSeries[],
  parameters: Parameters,
): Selection {
  const fixed = dimensions.flatMap(({ id, position }) => {
    const code = dataset.fixed[id];
    return code === undefined ? [] : [{ position, code }];
  });
  const ofDataset = stored.filter(({ codes }) => fixed.every(({ position, code }) => codes[position] === code));
  const requested = readFilters(dimensions, ofDataset, parameters);
  const query: Record<string, string | readonly string[]> = {};
  const notes: string[] = [];
  let series = ofDataset;
  for (const [dimension, codes] of requested) {
    if (codes === 'all') {
      query[dimension.name] = 'all';
      continue;
    }
    query[dimension.name] = codes.length === 1 ? at(codes, 0) : codes;
    const wanted = new Set(codes);
    series = series.filter((one) => wanted.has(at(one.codes, dimension.position)));
  }
  const unstored = dimensions.filter((dimension) => !requested.has(dimension) && isUnstored(dimension, ofDataset));
  for (const dimension of dimensions) {
    if (dimension.default === null || requested.has(dimension)) continue;
    const narrowed = series.filter((one) => one.codes[dimension.position] === dimension.default);
    query[dimension.name] = dimension.default;
    if (narrowed.length > 0 || series.length === 0) {
      series = narrowed;
      continue;
    }
    query[dimension.name] = 'all';
    if (requested.size === 0 || unstored.includes(dimension)) {
      notes.push(notWithDefault(dimension, dimension.default, series));
      if (!unstored.includes(dimension)) unstored.push(dimension);
    } else {
      notes.push(
        `The default ${dimension.name}=${dimension.default} is not applied, because no stored series has this value with the rest of the selection.`,
      );
    }
  }
  return { series, query, notes, unstored };
}

const isUnstored = ({ default: code, position }: ShownDimension, series: readonly StoredSeries[]): boolean =>
  code !== null && series.length > 0 && series.every(({ codes }) => codes[position] !== code);

const NAMED_VALUES = 5;

/** Returns a note such as `No series is stored with region=australia, the default.`, followed by filters that match stored series. */
function notWithDefault(dimension: ShownDimension, code: string, stored: readonly StoredSeries[]): string {
  const { name, position } = dimension;
  const others = [...new Set(stored.map(({ codes }) => at(codes, position)))];
  const labels = labelsOf(dimension);
  const words = friendlyNames(dimension);
  const spelled = (one: string): string => `${name}=${words.get(one) ?? one}`;
  const label = labels.get(code);
  const shown = others.slice(0, NAMED_VALUES).map((one) => labels.get(one) ?? one);
  const more = others.length > NAMED_VALUES ? ` and ${others.length - NAMED_VALUES} more` : '';
  return (
    `No series is stored with ${spelled(code)}${label === undefined ? '' : ` (${label})`}, the default. The rows are for ` +
    `${shown.join(', ')}${more}. For one of them, use a filter such as ${spelled(at(others, 0))}.`
  );
}

type Codes = readonly string[] | 'all';

function readFilters(
  dimensions: readonly ShownDimension[],
  series: readonly StoredSeries[],
  parameters: Parameters,
): ReadonlyMap<ShownDimension, Codes> {
  const chosen = new Map<ShownDimension, Codes>();
  for (const { key, values } of parameters.rest()) {
    const dimension = dimensionNamed(dimensions, key);
    if (!dimension) {
      parameters.unknown(
        key,
        dimensions.filter((one) => one.shown).map((one) => one.name),
      );
      continue;
    }
    const offered = { ...dimension, values: offeredValues(dimension, series) };
    const codes = values.flatMap((value) => codesOf(offered, value, key, parameters));
    const before = chosen.get(dimension);
    chosen.set(dimension, before === 'all' || codes.includes('all') ? 'all' : [...new Set([...(before ?? []), ...codes])]);
  }
  return chosen;
}

/**
 * Returns the values to list in errors: the values of stored series, and values with short words. The codelist also has many unused
 * values.
 */
function offeredValues(dimension: ShownDimension, series: readonly StoredSeries[]): readonly DimensionValue[] {
  const offered = new Set([...Object.values(dimension.words), ...series.map((one) => one.codes[dimension.position])]);
  return dimension.values.filter((value) => offered.has(value.code));
}

export function dimensionNamed(dimensions: readonly ShownDimension[], key: string): ShownDimension | undefined {
  return (
    dimensions.find((dimension) => sameWord(dimension.name, key)) ??
    dimensions.find((dimension) => sameWord(dimension.id, key)) ??
    dimensions.find((dimension) => dimension.aliases.some((alias) => sameWord(alias, key)))
  );
}

/** A label may contain commas. The whole text is therefore tried before its parts. */
function codesOf(dimension: ShownDimension, text: string, key: string, parameters: Parameters): readonly string[] {
  const whole = matchValue(dimension, text);
  if (whole !== null) return whole;
  const codes: string[] = [];
  for (const part of text.split(',').map((piece) => piece.trim())) {
    const matched = matchValue(dimension, part);
    if (matched === null) faultValue(dimension, part, key, parameters);
    else codes.push(...matched);
  }
  return codes;
}

/**
 * Returns the codes that match a text. Returns `['all']` if the text means every value, and null if it is unknown.
 * Codes are tried first, then short words, labels, places and parts of labels.
 */
function matchValue(dimension: ShownDimension, text: string): readonly string[] | null {
  if (text === '') return null;
  const byCode = dimension.values.filter((value) => value.code.toLowerCase() === text.toLowerCase());
  if (byCode.length > 0) return byCode.map((value) => value.code);
  const word = Object.entries(dimension.words).find(([name]) => sameWord(name, text));
  if (word) return [word[1]];
  const byLabel = dimension.values.filter((value) => sameWord(value.label, text));
  if (byLabel.length > 0) return byLabel.map((value) => value.code);
  const byPlace = placeCodes(dimension, text);
  if (byPlace.length > 0) return byPlace;
  const market = marketRegion(dimension, text);
  if (market !== null) return [market];
  if (text === '*' || text.toLowerCase() === 'all') return ['all'];
  if (text.endsWith('*')) return prefixCodes(dimension, text.slice(0, -1));
  return dimension.match === 'words' ? codesWithWords(dimension, text) : null;
}

/**
 * Returns the values whose labels match all words of the text. A word matches if a word of the label starts with it. Returns null if no
 * label matches.
 */
function codesWithWords(dimension: ShownDimension, text: string): readonly string[] | null {
  const wanted = wordsOf(text);
  const matching = dimension.values.filter(({ label }) => {
    const words = wordsOf(label);
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  });
  return wanted.length === 0 || matching.length === 0 ? null : matching.map((value) => value.code);
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns the codes for a state or capital city, by any of its names. */
function placeCodes(dimension: ShownDimension, text: string): readonly string[] {
  if (dimension.geography === null) return [];
  const place = dimension.geography === 'state' ? matchState(text) : matchCapitalCity(text);
  if (!place) return [];
  const names = 'abbreviation' in place ? [place.name, place.abbreviation] : [place.name];
  const byName = dimension.values.filter((value) => names.some((name) => sameWord(value.label, name)));
  return (byName.length > 0 ? byName : dimension.values.filter((value) => value.code === place.code)).map((value) => value.code);
}

/** Returns the electricity market region of a state. Returns null for the ACT, which is only a part of a region. */
function marketRegion({ values }: ShownDimension, text: string): string | null {
  const state = /^\d*$/.test(text) ? null : matchState(text);
  if (state === null || state.nemRegion !== `${state.abbreviation}1`) return null;
  return values.find(({ code }) => code === state.nemRegion)?.code ?? null;
}

function prefixCodes(dimension: ShownDimension, prefix: string): readonly string[] | null {
  const start = plainWord(prefix);
  const begins = (text: string): boolean => plainWord(text).startsWith(start);
  const byWord = Object.entries(dimension.words).filter(([name]) => begins(name));
  const byValue = dimension.values.filter((value) => begins(value.code) || begins(value.label));
  const codes = [...new Set([...byValue.map((value) => value.code), ...byWord.map(([, code]) => code)])];
  return codes.length === 0 ? null : codes;
}

/**
 * Returns the town with this name. Returns null if the text is not a town. Also returns null if the dimension does not have states or
 * cities, in which a town can be located.
 */
function townOf(dimension: ShownDimension, text: string): Located | null {
  if (dimension.geography === null) return null;
  const found = findPlace(text);
  return found.kind === 'found' && found.place.resolution === 'name' ? found.place : null;
}

/** Writes a sentence such as ` Newcastle is in New South Wales. Figures are for whole states.` */
function notCovered({ name, state }: Located, { geography }: ShownDimension): string {
  const whole = matchState(state)?.name ?? state;
  return ` ${name} is in ${whole}. ${geography === 'state' ? 'Figures are for whole states' : 'Figures are for the capital cities'}.`;
}

function faultValue(dimension: ShownDimension, text: string, key: string, parameters: Parameters): void {
  const friendly = friendlyNames(dimension);
  const allowed = dimension.values.map((value) => friendly.get(value.code) ?? value.code);
  const words = dimension.match === 'words' ? dimension.values.flatMap((value) => wordsOf(value.label)) : [];
  const spellings = [...Object.keys(dimension.words), ...dimension.values.flatMap((value) => [value.code, value.label]), ...new Set(words)];
  const suggestion = nearest(text, allowed, 1)[0] ?? nearest(text, spellings, 1)[0];
  const town = townOf(dimension, text);
  const inState =
    town === null || dimension.geography !== 'state'
      ? undefined
      : placeCodes(dimension, town.state).map((code) => friendly.get(code) ?? code)[0];
  const meant = inState ?? suggestion;
  parameters.fault('REQ_UNKNOWN_VALUE', {
    parameter: key,
    detail: `${quoted(text)} is not valid for ${quoted(dimension.name)}.${town === null ? ` Allowed: ${valuesInWords(allowed)}.` : notCovered(town, dimension)}`,
    allowed: allowed.slice(0, LISTED_VALUES),
    ...(meant === undefined ? {} : { did_you_mean: meant }),
  });
}

export function friendlyNames(dimension: ShownDimension): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const [word, code] of Object.entries(dimension.words)) if (!names.has(code)) names.set(code, word);
  return names;
}

export const labelsOf = (dimension: ShownDimension): ReadonlyMap<string, string> =>
  new Map(dimension.values.map((value) => [value.code, value.label]));
