/** Reads the dimensions, attributes and groups in an SDMX-JSON message, and prepares them for the decoder. */
import { WattleError } from '../../core/errors.ts';
import { FREQUENCY } from '../../core/frequency.ts';
import type { DimensionValue, ParsedDimension } from '../../core/observation.ts';
import type { Period } from '../../core/period.ts';
import { arrayAt, type Json, type JsonObject, objectAt, optionalArrayAt, textAt } from '../json.ts';
import { type SdmxCode, SeriesAttributeSet, sdmxPeriod } from './sdmx.ts';

interface Located {
  readonly node: JsonObject;
  readonly path: string;
}

/** An attribute. `codes` is null if the message contains values instead of indexes. */
export interface Attribute {
  readonly id: string;
  readonly codes: readonly SdmxCode[] | null;
  readonly default: SdmxCode | null;
}

interface KeyDimension {
  readonly parsed: ParsedDimension;
  /** The codes in message order. An index in the message is a position in this list. */
  readonly codes: readonly string[];
  /** The position in the message's series keys. Null if the dimension has one value for the whole data set. */
  readonly part: number | null;
  readonly keyPosition: number;
}

export interface IndexedPeriod extends Period {
  readonly index: number;
}

/** Attributes for all series whose dimensions have these indexes. A null index matches any value. */
export interface Group {
  readonly indexes: readonly (number | null)[];
  readonly attributes: readonly Json[];
}

export interface Layout {
  readonly dimensions: readonly KeyDimension[];
  readonly parts: number;
  /** The periods in ascending order, each with its index in the message. */
  readonly periods: readonly IndexedPeriod[];
  readonly dataSetAttributes: ReadonlyMap<string, SdmxCode>;
  readonly groupAttributes: readonly Attribute[];
  readonly groups: readonly Group[];
  readonly seriesAttributes: readonly Attribute[];
  readonly observationAttributes: readonly Attribute[];
  readonly hasDefaults: boolean;
}

export const layoutFault = (detail: string, path: string, value?: Json): WattleError =>
  new WattleError('PARSE_LAYOUT', detail, {
    at: { column: path, ...(value === undefined ? {} : { value: JSON.stringify(value).slice(0, 80) }) },
  });

export function dataOf(root: JsonObject): JsonObject {
  if (root['data'] || !root['errors']) return objectAt(root['data'], 'data');
  throw layoutFault('The message has errors and no data.', 'errors', root['errors']);
}

export function onlyDataSet(dataSets: readonly Json[]): JsonObject {
  if (dataSets.length > 1) throw layoutFault(`The message has ${dataSets.length} data sets instead of one.`, 'data.dataSets');
  const dataSet = dataSets.length === 0 ? {} : objectAt(dataSets[0], 'data.dataSets[0]');
  if (dataSet['action'] === 'Delete')
    throw layoutFault('The message deletes values (action is Delete), which Wattle does not accept.', 'data.dataSets[0].action', 'Delete');
  return dataSet;
}

export function structureOf(data: JsonObject, dataSet: JsonObject): Located {
  if (data['structure']) return { node: objectAt(data['structure'], 'data.structure'), path: 'data.structure' };
  const index = dataSet['structure'] ?? 0;
  const path = `data.structures[${String(index)}]`;
  return { node: objectAt(arrayAt(data['structures'], 'data.structures')[Number(index)], path), path };
}

export function seriesObjects(dataSet: JsonObject): Record<string, Json | undefined> {
  if (dataSet['observations'])
    throw layoutFault('The observations must be grouped in series, but the message has a flat list.', 'data.dataSets[0].observations');
  return dataSet['series'] ? (objectAt(dataSet['series'], 'data.dataSets[0].series') as Record<string, Json | undefined>) : {};
}

/** Returns the structure in the URN of a link, such as `ABS:CPI(2.0.0)`, or null. */
export function structureName(node: JsonObject): string | null {
  for (const link of optionalArrayAt(node['links'], 'links')) {
    const urn = stringOrNull(objectAt(link, 'links[]')['urn']);
    const name = urn && /=([^=:]+:[^=(]+\([^()]+\))$/.exec(urn)?.[1];
    if (name) return name;
  }
  return null;
}

export const stringOrNull = (value: Json | undefined): string | null => (typeof value === 'string' ? value : null);

/** Returns the text in English, or else in the first language. Null if there is no text. */
function localText(value: Json | undefined): string | null {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.map(localText).join('; ');
  if (typeof value !== 'object') return String(value);
  const texts = value as JsonObject;
  return stringOrNull(texts['en'] ?? Object.values(texts)[0]);
}

export const nodeName = (node: JsonObject): string | null => stringOrNull(node['name']) ?? localText(node['names']);

function codeOf(node: JsonObject, path: string): SdmxCode {
  const id = stringOrNull(node['id']);
  if (id !== null) return { id, name: nodeName(node) ?? id };
  const text = localText(node['value'] ?? node['values']) ?? nodeName(node);
  if (text === null) throw layoutFault('A value has neither “id” nor “value”.', path, node);
  return { id: text, name: text };
}

export function layoutOf(structure: Located, dataSet: JsonObject): Layout {
  const path = `${structure.path}.dimensions`;
  const levels = objectAt(structure.node['dimensions'], path);
  const wholeSet = optionalArrayAt(levels['dataSet'], `${path}.dataSet`).map((d, i) => keyDimension(d, `${path}.dataSet[${i}]`, null));
  const inKey = optionalArrayAt(levels['series'], `${path}.series`).map((d, i) => keyDimension(d, `${path}.series[${i}]`, i));
  const dimensions = [...wholeSet, ...inKey].sort((a, b) => a.keyPosition - b.keyPosition);
  const time = timeDimension(arrayAt(levels['observation'], `${path}.observation`), `${path}.observation`);
  refuseMeasures(structure);
  const attributes = structure.node['attributes'] ? objectAt(structure.node['attributes'], `${structure.path}.attributes`) : {};
  const attributesOf = (level: string): Attribute[] =>
    optionalArrayAt(attributes[level], `${structure.path}.attributes.${level}`).map((a, i) =>
      attributeOf(a, `${structure.path}.attributes.${level}[${i}]`),
    );
  const observationAttributes = attributesOf('observation');
  const ofDataSet = new SeriesAttributeSet();
  addAttributes(
    ofDataSet,
    attributesOf('dataSet'),
    optionalArrayAt(dataSet['attributes'], 'data.dataSets[0].attributes'),
    'data.dataSets[0]',
  );
  return {
    dimensions,
    parts: inKey.length,
    periods: time.periods,
    dataSetAttributes: ofDataSet.codes,
    groupAttributes: attributesOf('dimensionGroup'),
    groups: groupsOf(dataSet['dimensionGroupAttributes'], dimensions, time.keyPosition),
    seriesAttributes: attributesOf('series'),
    observationAttributes,
    hasDefaults: observationAttributes.some((a) => a.default !== null),
  };
}

function keyDimension(raw: Json, path: string, part: number | null): KeyDimension {
  const node = objectAt(raw, path);
  const id = textAt(node['id'], `${path}.id`);
  const values = arrayAt(node['values'], `${path}.values`).map((v, i) => {
    const value = objectAt(v, `${path}.values[${i}]`);
    const { id: code, name } = codeOf(value, `${path}.values[${i}]`);
    const parent = stringOrNull(value['parent']);
    const shown: DimensionValue = { code, label: name, ...(parent === null ? {} : { parent }) };
    return { shown, order: typeof value['order'] === 'number' ? value['order'] : i };
  });
  const codes = values.map((v) => v.shown.code);
  const inOrder = values.toSorted((a, b) => a.order - b.order).map((v) => v.shown);
  const keyPosition = typeof node['keyPosition'] === 'number' ? node['keyPosition'] : (part ?? 0);
  return { parsed: { id, label: nodeName(node) ?? id, values: inOrder }, codes, part, keyPosition };
}

function timeDimension(list: readonly Json[], path: string): { periods: IndexedPeriod[]; keyPosition: number } {
  const node = objectAt(list[0], `${path}[0]`);
  if (list.length !== 1 || node['id'] !== 'TIME_PERIOD')
    throw layoutFault('The observations of a series are not listed by TIME_PERIOD.', path);
  const periods = arrayAt(node['values'], `${path}[0].values`).map((v, index) => {
    const column = `${path}[0].values[${index}]`;
    return { ...sdmxPeriod(codeOf(objectAt(v, column), column).id, { column }), index };
  });
  periods.sort((a, b) => FREQUENCY[a.freq].rank - FREQUENCY[b.freq].rank || a.t - b.t);
  return { periods, keyPosition: typeof node['keyPosition'] === 'number' ? node['keyPosition'] : Number.MAX_SAFE_INTEGER };
}

function refuseMeasures(structure: Located): void {
  const measures = structure.node['measures'];
  if (!measures) return;
  const path = `${structure.path}.measures`;
  const list = optionalArrayAt(objectAt(measures, path)['observation'], `${path}.observation`);
  if (list.length > 1) throw layoutFault(`Each observation has ${list.length} measures instead of one.`, `${path}.observation`);
}

function attributeOf(raw: Json, path: string): Attribute {
  const node = objectAt(raw, path);
  const id = textAt(node['id'], `${path}.id`);
  const values = node['values'];
  const codes =
    values === undefined ? null : arrayAt(values, `${path}.values`).map((v, i) => codeOf(objectAt(v, `${path}.values[${i}]`), path));
  const standard = localText(node['default']);
  const fallback = standard === null ? null : (codes?.find((c) => c.id === standard) ?? { id: standard, name: standard });
  return { id, codes, default: fallback };
}

export function attributeValue(attribute: Attribute, raw: Json | undefined, path: string): SdmxCode | null {
  if (raw === null || raw === undefined) return attribute.default;
  if (attribute.codes === null) {
    const text = localText(raw) ?? '';
    return { id: text, name: text };
  }
  const code = typeof raw === 'number' ? attribute.codes[raw] : undefined;
  if (code) return code;
  throw layoutFault(`An index of ${attribute.id} is larger than its number of values.`, path, raw);
}

export function addAttributes(set: SeriesAttributeSet, attributes: readonly Attribute[], raw: readonly Json[], path: string): void {
  for (let i = 0; i < attributes.length; i++) {
    const attribute = attributes[i] as Attribute;
    const code = attributeValue(attribute, raw[i], path);
    if (code) set.add(attribute.id, code, path);
  }
}

/**
 * Reads the attribute groups. A key such as `::4:0:` sets the index for some dimensions. Throws PARSE_LAYOUT for a group that fixes a
 * period.
 */
function groupsOf(raw: Json | undefined, dimensions: readonly KeyDimension[], timePosition: number): Group[] {
  if (!raw) return [];
  const path = 'data.dataSets[0].dimensionGroupAttributes';
  const timePart = dimensions.filter((d) => d.keyPosition < timePosition).length;
  return Object.entries(objectAt(raw, path)).map(([key, attributes]) => {
    const parts = key.split(':');
    const [timeIndex] = parts.splice(timePart, 1);
    if (parts.length !== dimensions.length || timeIndex !== '') throw layoutFault('A group does not contain complete series.', path, key);
    return { indexes: parts.map((p) => (p === '' ? null : Number(p))), attributes: arrayAt(attributes, `${path}["${key}"]`) };
  });
}

export const DIGIT_0 = 48;

export const COLON = 58;
