/** Drafts the declaration of an ABS dataflow from its structure. Also records the facts for its test. */

import { at } from '../../core/assert.ts';
import type { Captured } from '../../core/capture.ts';
import { WattleError } from '../../core/errors.ts';
import { nearest } from '../../core/nearest.ts';
import type { DimensionValue, ParsedDimension } from '../../core/observation.ts';
import { describeUnit } from '../../core/units.ts';
import { constantName, DRAFT_MAX_AGE_DAYS, finestOf, quoted, wordOf, wordsMember } from '../../formats/leaf-text.ts';
import type { SdmxMessage } from '../../formats/sdmx/sdmx.ts';
import { adjustment } from './adjustments.ts';
import { API, dataUrl, STRUCTURE_JSON } from './api.ts';
import { parsedMessage, type ShownDimension, sdmxMessage } from './dataflow.ts';
import { DATAFLOWS, DATAFLOWS_AS_AT, findDataflow, LIST_URL, type ListedDataflow } from './dataflow-list.ts';
import { capitalRegion, stateRegion } from './regions.ts';
import { parseStructure } from './structure.ts';

export interface DimensionFacts {
  readonly id: string;
  readonly name: string | null;
  /** True if `codes` contains all codes with data. */
  readonly complete: boolean;
  /** The source of these facts, as a key in `rests_on`. */
  readonly from: string;
  /** Labels by code. A null label is unknown. */
  readonly codes: Readonly<Record<string, string | null>>;
  /** Codes that users reported, but that no ABS file or structure confirms. */
  readonly reported?: { readonly from: string; readonly codes: readonly string[] };
  /** Declared codes that are in none of the given files. The first response from the API must confirm them. */
  readonly unconfirmed?: readonly string[];
  /** Patterns of the codes, if there are too many codes to list. `0` means any digit and `A` any letter. */
  readonly forms?: readonly string[];
}

/** Units by the codes that determine them. Dots join codes from several dimensions: `M13` or `1.AUS`. */
export interface UnitFacts {
  /** Ids of the dimensions. Empty if all series have the same unit. */
  readonly by: readonly string[];
  /** Units as Wattle shows them, with the multiplier: `thousand persons`. */
  readonly of: Readonly<Record<string, string>>;
  /** The source of these facts, as a key in `rests_on`. */
  readonly from: string;
}

export interface FlowFacts {
  readonly flow: string;
  readonly version: string | null;
  readonly structure: string | null;
  readonly name: string;
  /** The sources of the facts, by name. */
  readonly rests_on: Readonly<Record<string, string>>;
  /** Dimensions in key order, without time. */
  readonly dimensions: readonly DimensionFacts[];
  readonly units?: UnitFacts;
}

export interface FlowSource {
  readonly capture: Captured;
  readonly restsOn: string;
}

/** Writes the end of an error: `the ABS does not list (2026-03-16). Nearest: …`, followed by how to add the dataflow. */
export function notListed(flow: string): string {
  const near = nearest(
    flow,
    DATAFLOWS.map(({ id }) => id),
  );
  return `the ABS does not list (${DATAFLOWS_AS_AT}).${near.length === 0 ? '' : ` Nearest: ${near.join(', ')}.`} If it is newer than that, ${HOW_TO_LIST}`;
}

export const otherStructure = (structure: string, { id, structure: listed }: ListedDataflow): string =>
  `The structure is ${structure}, and the list of dataflows (${DATAFLOWS_AS_AT}) has ${listed} for ${id}. If it is newer than the list, ${HOW_TO_LIST} If it is older, give the structure that is in force.`;

const HOW_TO_LIST = `update the list: save ${LIST_URL} (as ${STRUCTURE_JSON}) as dataflows.json, then run npm run -s build && node dist/tools/abs-dataflows.js dataflows.json DAY.`;

/** The maximum number of codes to list. If there are more, only their patterns are listed. */
const MOST_CODES_LISTED = 400;

/** Returns the pattern of a code: `0` for a digit, `A` for a letter, other characters unchanged. */
export const formOf = (code: string): string => code.replaceAll(/\d/g, '0').replaceAll(/\p{L}/gu, 'A');

/**
 * Collects the facts about a dataflow. A structure provides ids, order and codes. Data provide units and the codes in use. A response for
 * the key `all` has all codes in use. Throws PARSE_LAYOUT for another dataflow.
 */
export function flowFacts(flow: string, structure: FlowSource | null, data: readonly FlowSource[]): FlowFacts {
  const listed = findDataflow(flow);
  const declared = structure === null ? null : parseStructure(structure.capture, flow);
  const messages = data.map((source) => messageOf(source, flow));
  const used = mergedDimensions(messages, flow);
  const dimensions = declared?.dimensions ?? used;
  if (dimensions === null) throw new WattleError('BUG', 'A draft of a dataflow needs a structure or data.');
  if (declared !== null && used !== null) checkOrder(declared.dimensions, used, flow);
  const whole = data.some(({ capture }) => /\/all(\?|$)/.test(capture.url));
  const units = unitFacts(messages, whole);
  return {
    flow: listed?.id ?? flow,
    version: declared?.flow.version ?? listed?.version ?? null,
    structure: declared === null ? (listed?.structure ?? null) : `${declared.id}(${declared.version})`,
    name: listed?.name ?? declared?.flow.name ?? flow,
    rests_on: {
      ...(structure === null ? {} : { structure: structure.restsOn }),
      ...(data.length === 0 ? {} : { data: data.map(({ restsOn }) => restsOn).join('; ') }),
    },
    dimensions: dimensions.map((dimension): DimensionFacts => {
      const found = used?.find((one) => one.id === dimension.id);
      const values = found === undefined ? dimension.values : found.values.map((value) => labelOf(value, dimension.values));
      return {
        id: dimension.id,
        name: dimension.label === dimension.id ? null : dimension.label,
        complete: found === undefined || whole,
        from: found === undefined ? 'structure' : 'data',
        ...(values.length > MOST_CODES_LISTED
          ? { codes: {}, forms: [...new Set(values.map(({ code }) => formOf(code)))].sort() }
          : { codes: labelled(values) }),
      };
    }),
    ...(units === null ? {} : { units }),
  };
}

/** Adds the label from the structure to a code, because SDMX-CSV may have only codes. */
const labelOf = (value: DimensionValue, declared: readonly DimensionValue[]): DimensionValue =>
  value.label === value.code ? (declared.find(({ code }) => code === value.code) ?? value) : value;

/** Returns labels by code. A label is null if the message has only the code. */
const labelled = (values: readonly DimensionValue[]): Readonly<Record<string, string | null>> =>
  Object.fromEntries(values.map(({ code, label }) => [code, label === code ? null : label]));

function messageOf({ capture }: FlowSource, flow: string): SdmxMessage {
  const message = readMessage(capture, flow);
  const named = /:([^(:]+)\(/.exec(message?.structure ?? '')?.[1] ?? flow;
  const own = [flow, findDataflow(flow)?.structure.replace(/\(.*/, '')];
  if (message !== null && own.includes(named)) return message;
  const what = message === null ? 'is not an SDMX message' : `has data for ${named}`;
  throw new WattleError('PARSE_LAYOUT', `Expected data for ${flow}, but the file ${what}.`, { at: { url: capture.url } });
}

function readMessage(capture: Captured, flow: string): SdmxMessage | null {
  try {
    return sdmxMessage(capture);
  } catch (cause) {
    if (!(cause instanceof WattleError)) throw cause;
    const message = `${capture.url} is neither a structure message nor data of ${flow}: ${cause.message}`;
    const hint = `Structure: ${API}/dataflow/ABS/${flow}?references=all (with Accept: ${STRUCTURE_JSON}). Data: ${dataUrl(flow, 'all')}.`;
    throw new WattleError(cause.code, message, { at: { url: capture.url, ...cause.at }, hint, cause });
  }
}

/** Returns the dimensions in all messages, with only the codes that have series. Null if there are no messages. */
function mergedDimensions(messages: readonly SdmxMessage[], flow: string): readonly ParsedDimension[] | null {
  const [first] = messages;
  if (first === undefined) return null;
  for (const { dimensions } of messages) checkOrder(first.dimensions, dimensions, flow);
  return first.dimensions.map((dimension, i) => {
    const values = messages.flatMap((message) => {
      const codes = new Set(message.series.map((series) => series.codes[i]));
      return (message.dimensions[i]?.values ?? []).filter(({ code }) => codes.has(code));
    });
    return { ...dimension, values: [...new Map(values.map((value) => [value.code, value])).values()] };
  });
}

function checkOrder(one: readonly ParsedDimension[], other: readonly ParsedDimension[], flow: string): void {
  const [a, b] = [one, other].map((dimensions) => dimensions.map(({ id }) => id).join('.'));
  if (a !== b) throw new WattleError('PARSE_LAYOUT', `The messages for ${flow} have different dimensions: ${a} and ${b}.`);
}

/**
 * Returns the dimensions that determine the unit of every series: as few as possible, and at most two. Null if there are no units, or if
 * more dimensions are needed. A partial response needs at least one dimension, because other codes may have other units.
 */
function unitFacts(messages: readonly SdmxMessage[], whole: boolean): UnitFacts | null {
  const [first] = messages;
  const series = messages.flatMap((message) => parsedMessage(message, 'partial').series).filter(({ unit }) => unit !== '');
  if (first === undefined || series.length === 0) return null;
  const places = first.dimensions.map((_, i) => i);
  const choices = [...(whole ? [[]] : []), ...places.map((i) => [i]), ...places.flatMap((i) => places.slice(i + 1).map((j) => [i, j]))];
  for (const chosen of choices) {
    const of = new Map<string, string>();
    const reports = series.every(({ key, unit, multiplier }) => {
      const codes = key.split('.');
      const name = chosen.map((i) => codes[i]).join('.');
      const words = describeUnit(unit, multiplier);
      const known = of.get(name) ?? words;
      of.set(name, known);
      return known === words;
    });
    if (reports) return { by: chosen.map((i) => at(first.dimensions, i).id), of: Object.fromEntries(of), from: 'data' };
  }
  return null;
}

/** Writes a declaration, which a person must review. Its words are based on the ABS labels. */
export function draftFlow(facts: FlowFacts): string {
  const ofTime = facts.dimensions.find(({ id }) => id === 'FREQ');
  const frequency = finestOf([...Object.keys(ofTime?.codes ?? {}), ...(ofTime?.reported?.codes ?? [])]);
  const drafted = facts.dimensions.map((dimension) => draftDimension(dimension));
  const imports = [
    ...(drafted.some(({ uses }) => uses === 'adjustment') ? ["import { adjustment } from '../adjustments.ts';"] : []),
    "import { absDataflow } from '../dataflow.ts';",
    ...regionImport(drafted.flatMap(({ uses }) => (uses === 'stateRegion' || uses === 'capitalRegion' ? [uses] : []))),
  ];
  return [
    `/** ABS ${facts.flow}: ${facts.name}. */`,
    ...imports,
    '',
    `export const ${constantName(facts.flow)} = absDataflow({`,
    `  id: '${facts.flow}',`,
    `  title: ${quoted(facts.name)},`,
    `  description: ${quoted(`The dataflow ${facts.flow} of the Australian Bureau of Statistics: ${facts.name}.`)},`,
    '  // The catalogue number, as 6345.0, and the path of the publication are on its page: no structure says them.',
    `  publication: 'https://dataexplorer.abs.gov.au/vis?df%5Bid%5D=${facts.flow}&df%5Bag%5D=ABS',`,
    `  frequency: '${frequency}',`,
    '  dimensions: {',
    ...drafted.flatMap(({ lines }) => lines.map((line) => `    ${line}`)),
    '  },',
    `  maxAgeDays: ${DRAFT_MAX_AGE_DAYS[frequency]},`,
    '});',
    '',
  ].join('\n');
}

const regionImport = (names: readonly string[]): readonly string[] =>
  names.length === 0 ? [] : [`import { ${[...new Set(names)].sort().join(', ')} } from '../regions.ts';`];

interface DraftedDimension {
  readonly lines: readonly string[];
  /** The shared declaration that the lines refer to. Null if the lines refer to none. */
  readonly uses: 'adjustment' | 'stateRegion' | 'capitalRegion' | null;
}

/** Declarations that most dataflows share. `text` is the code that refers to the declaration. */
const SHARED: readonly {
  readonly id: string;
  readonly uses: NonNullable<DraftedDimension['uses']>;
  readonly declaration: ShownDimension;
  readonly text: string;
}[] = [
  { id: 'TSEST', uses: 'adjustment', declaration: adjustment('seasonally_adjusted'), text: "adjustment('seasonally_adjusted')" },
  { id: 'REGION', uses: 'stateRegion', declaration: stateRegion, text: 'stateRegion' },
  { id: 'REGION', uses: 'capitalRegion', declaration: capitalRegion, text: 'capitalRegion' },
];

/** Drafts a dimension. A dimension with one code is fixed. Common adjustments and regions refer to shared declarations. */
function draftDimension(dimension: DimensionFacts): DraftedDimension {
  const { id, name, codes, reported, forms } = dimension;
  const known = [...Object.keys(codes), ...(reported?.codes ?? [])];
  const [only] = known;
  if (known.length === 1 && forms === undefined) return { lines: [`${id}: '${only}',`], uses: null };
  const shared = SHARED.find((one) => {
    const usual = Object.values(one.declaration.words);
    return one.id === id && known.length > 0 && known.every((code) => usual.includes(code));
  });
  if (shared !== undefined) return draftShared(dimension, known, shared);
  const standard = forms === undefined ? (totalOf(codes) ?? only ?? null) : null;
  const description = `${name ?? id.charAt(0) + id.slice(1).toLowerCase().replaceAll('_', ' ')}.`;
  return { lines: writtenOut(id, { name: wordOf(id), description, words: wordsOf(codes), default: standard }), uses: null };
}

/**
 * Refers to the shared declaration if the dataflow has all its codes. Otherwise writes a declaration with words for the codes that exist.
 */
function draftShared(
  { id }: DimensionFacts,
  known: readonly string[],
  { uses, declaration, text }: (typeof SHARED)[number],
): DraftedDimension {
  const words = Object.entries(declaration.words).filter(([, code]) => known.includes(code));
  if (words.length === Object.keys(declaration.words).length) return { lines: [`${id}: ${text},`], uses };
  const standard = known.find((code) => code === declaration.default) ?? known[0] ?? null;
  return { lines: writtenOut(id, { ...declaration, words, default: standard }), uses: null };
}

interface WrittenDimension extends Omit<ShownDimension, 'words'> {
  readonly words: readonly (readonly [string, string])[];
}

const writtenOut = (id: string, { name, description, words, default: standard, geography }: WrittenDimension): readonly string[] => [
  `${id}: {`,
  `  name: '${name}',`,
  `  description: ${quoted(description)},`,
  ...wordsMember(words).map((line) => `  ${line}`),
  `  default: ${standard === null ? 'null' : `'${standard}'`},`,
  ...(geography === undefined ? [] : [`  geography: '${geography}',`]),
  '},',
];

/** Returns the code for the total or, if there is no total, for Australia. */
function totalOf(codes: DimensionFacts['codes']): string | undefined {
  const entries = Object.entries(codes);
  const total = entries.find(([code, label]) => code === 'TOT' || /^(total|all|persons)\b/i.test(label ?? ''));
  return (total ?? entries.find(([code, label]) => code === 'AUS' || /^australia$/i.test(label ?? '')))?.[0];
}

/** Makes words from labels. If a word is ambiguous, adds the code to it. */
function wordsOf(codes: DimensionFacts['codes']): readonly (readonly [string, string])[] {
  const words = new Map<string, string>();
  for (const [code, label] of Object.entries(codes)) {
    const word = wordOf(label ?? code);
    const free = [word, `${word}_${wordOf(code)}`].find((one) => one !== '' && !words.has(one));
    if (free !== undefined) words.set(free, code);
  }
  return [...words];
}
