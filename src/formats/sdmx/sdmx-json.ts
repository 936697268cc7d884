/**
 * SDMX-JSON data messages 1.0 and 2.0, of the form with series.
 *
 *   data.dataSets[0].series["0:3:0"] = { attributes: [0, null], observations: { "17": [102.3, 0], "18": [102.9] } }
 *                            |             |                                     |    |      |
 *                            |             indexes of attribute values           |    |      indexes of attribute values,
 *                            indexes of dimension values                         |    value  trailing nulls left out
 *                                                                                index of the period
 *   data.structures[0] (2.0) or data.structure (1.0): dimensions and attributes by level, each with its `values`
 *
 * Periods and series come in no order. An attribute without `values` has its value where others have an index.
 */
import { WattleError } from '../../core/errors.ts';
import { FREQUENCY, type Frequency } from '../../core/frequency.ts';
import type { DimensionValue, Observation, ParsedDimension } from '../../core/observation.ts';
import type { Period } from '../../core/period.ts';
import { arrayAt, type Json, type JsonObject, objectAt, optionalArrayAt, parseJson, textAt } from '../json.ts';
import {
  CommentCount,
  obsStatusOf,
  type SdmxCode,
  type SdmxMessage,
  type SdmxSeries,
  SeriesAttributeSet,
  saysSomething,
  sdmxNumber,
  sdmxObservation,
  sdmxPeriod,
} from './sdmx.ts';

/**
 * Reads a data message. Values stay as published.
 * Throws PARSE_ENCODING, PARSE_LAYOUT (no JSON, no data message, several data sets, no series, an index beyond its list)
 * and PARSE_VALUE (no number, no period), with the path in the document as column.
 */
export function decodeSdmxJson(bytes: Uint8Array): SdmxMessage {
  const root = objectAt(parseJson(bytes), '$');
  const data = dataOf(root);
  const dataSet = onlyDataSet(arrayAt(data['dataSets'], 'data.dataSets'));
  const structure = structureOf(data, dataSet);
  const layout = layoutOf(structure, dataSet);
  const comments = new CommentCount();
  const series = decodeAllSeries(layout, seriesOf(dataSet), comments);
  const meta = root['meta'];
  return {
    structure: structureName(dataSet) ?? structureName(structure.node),
    name: nameOf(structure.node),
    prepared: meta ? stringOrNull(objectAt(meta, 'meta')['prepared']) : null,
    dimensions: layout.dimensions.map((d) => d.parsed),
    series,
    comments: comments.list(),
  };
}

interface Located {
  readonly node: JsonObject;
  readonly path: string;
}

/** An attribute and the codes its indexes stand for; null codes: values are in the data themselves. */
interface Attribute {
  readonly id: string;
  readonly codes: readonly SdmxCode[] | null;
  readonly default: SdmxCode | null;
}

interface KeyDimension {
  readonly parsed: ParsedDimension;
  /** Codes by the index the message uses. */
  readonly codes: readonly string[];
  /** Which part of a series key it is; null for a dimension of the whole data set, which has one value. */
  readonly part: number | null;
  readonly keyPosition: number;
}

interface IndexedPeriod extends Period {
  readonly index: number;
}

/** Attribute values of all series that have these dimension values; null matches any. */
interface Group {
  readonly indexes: readonly (number | null)[];
  readonly attributes: readonly Json[];
}

interface Layout {
  readonly dimensions: readonly KeyDimension[];
  readonly parts: number;
  /** In ascending order, with the index the message uses. */
  readonly periods: readonly IndexedPeriod[];
  readonly dataSetAttributes: ReadonlyMap<string, SdmxCode>;
  readonly groupAttributes: readonly Attribute[];
  readonly groups: readonly Group[];
  readonly seriesAttributes: readonly Attribute[];
  readonly observationAttributes: readonly Attribute[];
  readonly hasDefaults: boolean;
}

const layoutFault = (detail: string, path: string, value?: Json): WattleError =>
  new WattleError('PARSE_LAYOUT', detail, {
    at: { column: path, ...(value === undefined ? {} : { value: JSON.stringify(value).slice(0, 80) }) },
  });

function dataOf(root: JsonObject): JsonObject {
  if (root['data'] || !root['errors']) return objectAt(root['data'], 'data');
  throw layoutFault('The message has errors and no data.', 'errors', root['errors']);
}

function onlyDataSet(dataSets: readonly Json[]): JsonObject {
  if (dataSets.length > 1) throw layoutFault(`The message has ${dataSets.length} data sets. Expected one.`, 'data.dataSets');
  const dataSet = dataSets.length === 0 ? {} : objectAt(dataSets[0], 'data.dataSets[0]');
  if (dataSet['action'] === 'Delete') throw layoutFault('The message requests a deletion.', 'data.dataSets[0].action', 'Delete');
  return dataSet;
}

function structureOf(data: JsonObject, dataSet: JsonObject): Located {
  if (data['structure']) return { node: objectAt(data['structure'], 'data.structure'), path: 'data.structure' };
  const index = dataSet['structure'] ?? 0;
  const path = `data.structures[${String(index)}]`;
  return { node: objectAt(arrayAt(data['structures'], 'data.structures')[Number(index)], path), path };
}

function seriesOf(dataSet: JsonObject): Record<string, Json | undefined> {
  if (dataSet['observations']) throw layoutFault('The observations are flat, not in series.', 'data.dataSets[0].observations');
  return dataSet['series'] ? (objectAt(dataSet['series'], 'data.dataSets[0].series') as Record<string, Json | undefined>) : {};
}

/** `ABS:CPI(2.0.0)`, from the URN of a link. */
function structureName(node: JsonObject): string | null {
  for (const link of optionalArrayAt(node['links'], 'links')) {
    const urn = stringOrNull(objectAt(link, 'links[]')['urn']);
    const name = urn && /=([^=:]+:[^=(]+\([^()]+\))$/.exec(urn)?.[1];
    if (name) return name;
  }
  return null;
}

const stringOrNull = (value: Json | undefined): string | null => (typeof value === 'string' ? value : null);

/** Text of a value that may be in several languages: English where it is there, else the first. */
function localText(value: Json | undefined): string | null {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.map(localText).join('; ');
  if (typeof value !== 'object') return String(value);
  const texts = value as JsonObject;
  return stringOrNull(texts['en'] ?? Object.values(texts)[0]);
}

const nameOf = (node: JsonObject): string | null => stringOrNull(node['name']) ?? localText(node['names']);

function codeOf(node: JsonObject, path: string): SdmxCode {
  const id = stringOrNull(node['id']);
  if (id !== null) return { id, name: nameOf(node) ?? id };
  const text = localText(node['value'] ?? node['values']) ?? nameOf(node);
  if (text === null) throw layoutFault('A value has neither id nor value.', path, node);
  return { id: text, name: text };
}

function layoutOf(structure: Located, dataSet: JsonObject): Layout {
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
  return { parsed: { id, label: nameOf(node) ?? id, values: inOrder }, codes, part, keyPosition };
}

function timeDimension(list: readonly Json[], path: string): { periods: IndexedPeriod[]; keyPosition: number } {
  const node = objectAt(list[0], `${path}[0]`);
  if (list.length !== 1 || node['id'] !== 'TIME_PERIOD') throw layoutFault('The observations of a series are not by TIME_PERIOD.', path);
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
  if (list.length > 1) throw layoutFault(`Each observation has ${list.length} measures where one is expected.`, `${path}.observation`);
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

/** What an entry of an attribute list stands for; null for none. */
function attributeValue(attribute: Attribute, raw: Json | undefined, path: string): SdmxCode | null {
  if (raw === null || raw === undefined) return attribute.default;
  if (attribute.codes === null) {
    const text = localText(raw) ?? '';
    return { id: text, name: text };
  }
  const code = typeof raw === 'number' ? attribute.codes[raw] : undefined;
  if (code) return code;
  throw layoutFault(`An index of ${attribute.id} is beyond its values.`, path, raw);
}

function addAttributes(set: SeriesAttributeSet, attributes: readonly Attribute[], raw: readonly Json[], path: string): void {
  for (let i = 0; i < attributes.length; i++) {
    const attribute = attributes[i] as Attribute;
    const code = attributeValue(attribute, raw[i], path);
    if (code) set.add(attribute.id, code, path);
  }
}

/** Keys such as `::4:0:` name values of some dimensions, time included, and leave the others empty. */
function groupsOf(raw: Json | undefined, dimensions: readonly KeyDimension[], timePosition: number): Group[] {
  if (!raw) return [];
  const path = 'data.dataSets[0].dimensionGroupAttributes';
  const timePart = dimensions.filter((d) => d.keyPosition < timePosition).length;
  return Object.entries(objectAt(raw, path)).map(([key, attributes]) => {
    const parts = key.split(':');
    const [timeIndex] = parts.splice(timePart, 1);
    if (parts.length !== dimensions.length || timeIndex !== '') throw layoutFault('A group is not one of whole series.', path, key);
    return { indexes: parts.map((p) => (p === '' ? null : Number(p))), attributes: arrayAt(attributes, `${path}["${key}"]`) };
  });
}

const DIGIT_0 = 48;
const COLON = 58;

function decodeAllSeries(layout: Layout, nodes: Record<string, Json | undefined>, comments: CommentCount): SdmxSeries[] {
  return Object.keys(nodes).map((key) => {
    const node = nodes[key];
    // Let go of what has been read: of a large answer the document is the larger half of the memory.
    nodes[key] = undefined;
    return decodeSeries(layout, key, node, comments);
  });
}

function decodeSeries(layout: Layout, key: string, raw: Json | undefined, comments: CommentCount): SdmxSeries {
  const path = `data.dataSets[0].series["${key}"]`;
  const node = objectAt(raw, path);
  const indexes = indexesOf(layout, key, path);
  const codes: string[] = [];
  for (let i = 0; i < indexes.length; i++) codes.push(layout.dimensions[i]?.codes[indexes[i] ?? -1] ?? throwBeyond(layout, i, path));
  const set = new SeriesAttributeSet();
  for (const [id, code] of layout.dataSetAttributes) set.codes.set(id, code);
  for (const group of layout.groups) {
    if (group.indexes.every((wanted, i) => wanted === null || wanted === indexes[i]))
      addAttributes(set, layout.groupAttributes, group.attributes, path);
  }
  addAttributes(set, layout.seriesAttributes, optionalArrayAt(node['attributes'], path), path);
  const remark = set.codes.get('OBS_COMMENT');
  if (remark) comments.add(remark.name);
  const { freq, observations } = decodeObservations(layout, node['observations'], path, set, comments);
  return { codes, attributes: set.codes, freq, observations, where: path };
}

/** Index of the value of each dimension, in the order of layout.dimensions. */
function indexesOf(layout: Layout, key: string, path: string): number[] {
  const parts = numbersOf(key);
  if (parts.length !== layout.parts) throw layoutFault(`A series key has ${parts.length} parts where ${layout.parts} are expected.`, path);
  const indexes: number[] = [];
  for (const dimension of layout.dimensions) indexes.push(dimension.part === null ? 0 : (parts[dimension.part] ?? -1));
  return indexes;
}

/** The numbers of `0:12:3`; a part that is empty or holds more than digits gives one that is beyond every list. */
function numbersOf(key: string): number[] {
  const numbers: number[] = [];
  let number = -1;
  for (let i = 0; i < key.length; i++) {
    const code = key.charCodeAt(i);
    if (code === COLON) {
      numbers.push(number);
      number = -1;
    } else {
      number = code >= DIGIT_0 && code < COLON ? Math.max(number, 0) * 10 + code - DIGIT_0 : Number.NaN;
    }
  }
  numbers.push(number);
  return numbers;
}

function throwBeyond(layout: Layout, dimension: number, path: string): never {
  throw layoutFault(`An index of ${layout.dimensions[dimension]?.parsed.id} is beyond its values.`, path);
}

/** The loop that all the time goes into: each observation is touched once, in ascending order of periods. */
function decodeObservations(
  layout: Layout,
  raw: Json | undefined,
  path: string,
  set: SeriesAttributeSet,
  comments: CommentCount,
): Pick<SdmxSeries, 'freq' | 'observations'> {
  const decoded: Observation[] = [];
  if (raw === undefined || raw === null) return { freq: null, observations: decoded };
  const observations = objectAt(raw, path);
  const { periods, hasDefaults } = layout;
  const ofSeries = set.codes.get('OBS_STATUS');
  const seriesStatus = ofSeries ? obsStatusOf(ofSeries.id) : null;
  // Their number, by the cheaper way: keys would be made into strings.
  let left = Object.values(observations).length;
  let freq: Frequency | null = null;
  for (let i = 0; i < periods.length && left > 0; i++) {
    const period = periods[i] as IndexedPeriod;
    const observation = observations[period.index];
    if (observation === undefined) continue;
    left--;
    if (!Array.isArray(observation)) throw layoutFault('An observation is no list.', path, observation);
    // at() and not an index: V8's optimised access would first turn each list of doubles into one of boxed numbers,
    // which costs more than all the rest (measured on Node 20).
    const first: Json | undefined = observation.at(0);
    const value = Number.isFinite(first) ? (first as number) : numberOf(first, path);
    let status = seriesStatus;
    if (observation.length > 1 || hasDefaults) {
      const stated = decodeAttributes(layout.observationAttributes, observation, path, set, comments);
      if (stated) status = obsStatusOf(stated.id);
    }
    if (freq !== period.freq) {
      if (freq !== null) throw new WattleError('PARSE_VALUE', 'A series has periods of two frequencies.', { at: { column: path } });
      freq = period.freq;
    }
    if (value === null && !saysSomething(value, status)) continue;
    const before = decoded.at(-1);
    const one = sdmxObservation(period.t, value, status, comments);
    if (before?.t !== one.t) {
      decoded.push(one);
      continue;
    }
    // A period that is listed twice: each has its place, so that two figures can be distinguished.
    const placeOf = (index: number | undefined): string => `${path}.observations["${index}"]`;
    decoded[decoded.length - 1] = { ...before, at: before.at ?? placeOf(periods[i - 1]?.index) };
    decoded.push({ ...one, at: placeOf(period.index) });
  }
  if (left > 0) throw layoutFault('An index of TIME_PERIOD is beyond its values.', path);
  return { freq, observations: decoded };
}

/** Imports what an observation says of itself beside its value, and gives its OBS_STATUS; null when it states none. */
function decodeAttributes(
  attributes: readonly Attribute[],
  observation: readonly Json[],
  path: string,
  set: SeriesAttributeSet,
  comments: CommentCount,
): SdmxCode | null {
  let status: SdmxCode | null = null;
  for (let a = 0; a < attributes.length; a++) {
    const attribute = attributes[a] as Attribute;
    const code = attributeValue(attribute, observation.at(a + 1), path);
    if (code === null) continue;
    if (attribute.id === 'OBS_STATUS') status = code;
    else if (attribute.id === 'OBS_COMMENT') comments.add(code.name);
    else set.add(attribute.id, code, path);
  }
  return status;
}

/** The value of an observation; numbers may come as texts. */
function numberOf(raw: Json | undefined, path: string): number | null {
  if (raw === null || raw === undefined) return null;
  return sdmxNumber(typeof raw === 'string' ? raw : JSON.stringify(raw), { column: path });
}
