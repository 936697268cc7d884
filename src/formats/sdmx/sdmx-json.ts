/**
 * Decodes SDMX-JSON data messages 1.0 and 2.0, in the form with series.
 *
 *   data.dataSets[0].series["0:3:0"] = { attributes: [0, null], observations: { "17": [102.3, 0], "18": [102.9] } }
 *                            |             |                                     |    |      |
 *                            |             indexes of attribute values           |    |      indexes of attribute values,
 *                            indexes of dimension values                         |    value  without trailing nulls
 *                                                                                index of the period
 *   data.structures[0] (2.0) or data.structure (1.0): dimensions and attributes by level, each with its `values`
 *
 * Periods and series are in no particular order. If an attribute has no `values`, the message has its value instead of an index.
 */

import { WattleError } from '../../core/errors.ts';
import type { Frequency } from '../../core/frequency.ts';
import type { Observation } from '../../core/observation.ts';
import type { Period } from '../../core/period.ts';
import { arrayAt, type Json, objectAt, optionalArrayAt, parseJson } from '../json.ts';
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
} from './sdmx.ts';
import {
  type Attribute,
  addAttributes,
  attributeValue,
  COLON,
  DIGIT_0,
  dataOf,
  type IndexedPeriod,
  type Layout,
  layoutFault,
  layoutOf,
  nodeName,
  onlyDataSet,
  seriesObjects,
  stringOrNull,
  structureName,
  structureOf,
} from './sdmx-json-layout.ts';

/**
 * Decodes a message. Values stay as published. Throws PARSE_ENCODING, PARSE_LAYOUT (not JSON, no data message, several data sets, no
 * series, index out of range) and PARSE_VALUE (number or period). The error has the JSON path as its column.
 */
export function decodeSdmxJson(bytes: Uint8Array): SdmxMessage {
  const root = objectAt(parseJson(bytes), '$');
  const data = dataOf(root);
  const dataSet = onlyDataSet(arrayAt(data['dataSets'], 'data.dataSets'));
  const structure = structureOf(data, dataSet);
  const layout = layoutOf(structure, dataSet);
  const comments = new CommentCount();
  const series = decodeAllSeries(layout, seriesObjects(dataSet), comments);
  const meta = root['meta'];
  return {
    structure: structureName(dataSet) ?? structureName(structure.node),
    name: nodeName(structure.node),
    prepared: meta ? stringOrNull(objectAt(meta, 'meta')['prepared']) : null,
    dimensions: layout.dimensions.map((d) => d.parsed),
    series,
    comments: comments.list(),
  };
}

function decodeAllSeries(layout: Layout, nodes: Record<string, Json | undefined>, comments: CommentCount): SdmxSeries[] {
  return Object.keys(nodes).map((key) => {
    const node = nodes[key];
    // Frees decoded parts early, because the whole document would need a lot of memory.
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
  if (remark) comments.add(remark.name, codes, null);
  const { freq, observations } = decodeObservations(layout, node['observations'], path, set, { codes, comments });
  return { codes, attributes: set.codes, freq, observations, where: path };
}

/** Returns the value index for each dimension, in the order of `layout.dimensions`. */
function indexesOf(layout: Layout, key: string, path: string): number[] {
  const parts = numbersOf(key);
  if (parts.length !== layout.parts) throw layoutFault(`A series key has ${parts.length} parts instead of ${layout.parts}.`, path);
  const indexes: number[] = [];
  for (const dimension of layout.dimensions) indexes.push(dimension.part === null ? 0 : (parts[dimension.part] ?? -1));
  return indexes;
}

/** Splits a key such as `0:12:3` into numbers. An invalid part becomes an out-of-range number. */
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
  throw layoutFault(`An index of ${layout.dimensions[dimension]?.parsed.id} is larger than its number of values.`, path);
}

interface Noted {
  readonly codes: readonly string[];
  readonly comments: CommentCount;
}

/**
 * Decodes the observations in a series, in ascending order of period. Visits each observation only once, because this loop uses most of the
 * time.
 */
function decodeObservations(
  layout: Layout,
  raw: Json | undefined,
  path: string,
  set: SeriesAttributeSet,
  noted: Noted,
): Pick<SdmxSeries, 'freq' | 'observations'> {
  const decoded: Observation[] = [];
  if (raw === undefined || raw === null) return { freq: null, observations: decoded };
  const observations = objectAt(raw, path);
  const { periods, hasDefaults } = layout;
  const ofSeries = set.codes.get('OBS_STATUS');
  const seriesStatus = ofSeries ? obsStatusOf(ofSeries.id) : null;
  // `Object.values` counts the members without creating their keys as strings.
  let left = Object.values(observations).length;
  let freq: Frequency | null = null;
  for (let i = 0; i < periods.length && left > 0; i++) {
    const period = periods[i] as IndexedPeriod;
    const observation = observations[period.index];
    if (observation === undefined) continue;
    left--;
    if (!Array.isArray(observation)) throw layoutFault('An observation is not a list.', path, observation);
    // `at(0)` avoids boxing. For `[0]`, V8 would allocate an object for each number. That would take longer than all other work here
    // (measured on Node 20).
    const first: Json | undefined = observation.at(0);
    const value = Number.isFinite(first) ? (first as number) : numberOf(first, path);
    let status = seriesStatus;
    if (observation.length > 1 || hasDefaults) {
      const stated = decodeAttributes(layout.observationAttributes, observation, path, set, noted, period);
      if (stated) status = obsStatusOf(stated.id);
    }
    if (freq !== period.freq) {
      if (freq !== null) throw new WattleError('PARSE_VALUE', 'A series has periods in two frequencies.', { at: { column: path } });
      freq = period.freq;
    }
    if (value === null && !saysSomething(value, status)) continue;
    const before = decoded.at(-1);
    const one = sdmxObservation(period, value, status, noted);
    if (before?.t !== one.t) {
      decoded.push(one);
      continue;
    }
    // The path of the observation distinguishes values of a repeated period.
    const placeOf = (index: number | undefined): string => `${path}.observations["${index}"]`;
    decoded[decoded.length - 1] = { ...before, at: before.at ?? placeOf(periods[i - 1]?.index) };
    decoded.push({ ...one, at: placeOf(period.index) });
  }
  if (left > 0) throw layoutFault('An index of TIME_PERIOD is larger than its number of values.', path);
  return { freq, observations: decoded };
}

/** Adds an observation's attributes to the series and comments. Returns the observation status, or null. */
function decodeAttributes(
  attributes: readonly Attribute[],
  observation: readonly Json[],
  path: string,
  set: SeriesAttributeSet,
  { codes, comments }: Noted,
  period: Period,
): SdmxCode | null {
  let status: SdmxCode | null = null;
  for (let a = 0; a < attributes.length; a++) {
    const attribute = attributes[a] as Attribute;
    const code = attributeValue(attribute, observation.at(a + 1), path);
    if (code === null) continue;
    if (attribute.id === 'OBS_STATUS') status = code;
    else if (attribute.id === 'OBS_COMMENT') comments.add(code.name, codes, period);
    else set.add(attribute.id, code, path);
  }
  return status;
}

/** Converts a value to a number. The message may have the value as text. */
function numberOf(raw: Json | undefined, path: string): number | null {
  if (raw === null || raw === undefined) return null;
  return sdmxNumber(typeof raw === 'string' ? raw : JSON.stringify(raw), { column: path });
}
