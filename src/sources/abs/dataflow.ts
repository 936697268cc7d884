/** Declares datasets from facts about an ABS dataflow. Dataflows without such facts are declared from their ids alone. */
import { at } from '../../core/assert.ts';
import type { Ask, Captured } from '../../core/capture.ts';
import type { DimensionDeclaration, NamedObservations, Quirk, TimeSeriesDataset } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import type { Frequency } from '../../core/frequency.ts';
import { leftOut, type ParsedDataset, type ParsedSeries } from '../../core/observation.ts';
import { parseUnit } from '../../core/units.ts';
import { parseUrl } from '../../core/url.ts';
import { type SdmxMessage, toParsedDataset } from '../../formats/sdmx/sdmx.ts';
import { decodeSdmxCsv } from '../../formats/sdmx/sdmx-csv.ts';
import { decodeSdmxJson } from '../../formats/sdmx/sdmx-json.ts';
import { kindWords, sniffKind } from '../../formats/sniff.ts';
import { decodeText } from '../../formats/text.ts';
import { DATA_JSON, dataUrl, STATISTICS } from './api.ts';
import { findDataflow, isOfOtherDataflow } from './dataflow-list.ts';
import { foundWorkbook } from './release-workbook.ts';
import { readTimeSeriesWorkbook } from './time-series-workbook.ts';
import { asOwnDataset, mapWorkbook, namedWorkbook, type WorkbookMapping } from './workbook-mapping.ts';

/** A declaration without its id. The id is the key of the member. `requested` lists the codes to request, if not all are requested. */
export type ShownDimension = Omit<DimensionDeclaration, 'id'> & { readonly requested?: readonly string[] };

export interface AbsDataflow {
  /** The id of the dataset. By default, it is also the id of the dataflow. */
  readonly id: string;
  readonly dataflow?: string;
  readonly aliases?: readonly string[];
  readonly title: string;
  readonly description: string;
  readonly catalogueNumber?: string;
  /** The path of the publication below https://www.abs.gov.au/statistics/, or the URL of another page. */
  readonly publication: string;
  readonly frequency: Frequency;
  /** Dimensions in key order. The value is a declaration for a shown dimension, or the code of a fixed one. */
  readonly dimensions: Readonly<Record<string, ShownDimension | string>>;
  /** Titles in the release calendar. */
  readonly releaseTitles?: readonly string[];
  /** The age in days after which the latest observation is out of date. Null if no more data are expected. */
  readonly maxAgeDays: number | null;
  readonly quirks?: readonly Quirk[];
  /** The month of each period to which the values refer, if they do not cover the whole period. */
  readonly surveyMonth?: number;
  readonly ceased?: { readonly lastPeriod: string; readonly note: string; readonly successor?: string };
  /** Maps workbooks to the dataflow. They replace the API if it fails, and provide names for series. */
  readonly workbook?: WorkbookMapping;
  /** Present if annual periods end on 30 June. */
  readonly annualIs?: 'FY';
  /** Units by code, for messages that do not state units. */
  readonly units?: { readonly dimension: string; readonly of: Readonly<Record<string, string>> };
  /** Dimension ids in responses, each with the id in the declaration: `{ HOUSEHOLD_TYPE: 'HOUSHOLD_TYPE' }`. */
  readonly otherIds?: Readonly<Record<string, string>>;
  /** True if the structure has UNIT_MULT. A message without it is then incomplete. */
  readonly statesMultiplier?: true;
  /** The maximum size in bytes, if larger than the default limit. */
  readonly maxBytes?: number;
  /** Codes for additional requests, by request name and dimension. `requested` does not contain them. */
  readonly besides?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

export function absDataflow(flow: AbsDataflow): TimeSeriesDataset {
  const ask = dataAsk(flow);
  const asks = [
    ask,
    ...Object.entries(flow.besides ?? {}).map(([id, codes]): Ask => ({ id, url: flowUrl(flow, codes), accept: DATA_JSON })),
  ];
  const entries = Object.entries(flow.dimensions);
  return {
    kind: 'time_series',
    source: 'abs',
    id: flow.id,
    ...(flow.aliases === undefined ? {} : { aliases: flow.aliases }),
    title: flow.title,
    description: flow.description,
    landingPage: pageOf(flow.publication),
    ...(flow.catalogueNumber === undefined ? {} : { catalogueNumber: flow.catalogueNumber }),
    cadence: {
      checkEveryMinutes: flow.ceased === undefined ? 360 : 10_080,
      maxAgeDays: flow.maxAgeDays,
      ...(flow.releaseTitles === undefined ? {} : { releaseTitles: flow.releaseTitles }),
    },
    quirks: flow.quirks ?? [],
    ...(flow.ceased === undefined ? {} : { ceased: flow.ceased }),
    ...(flow.surveyMonth === undefined ? {} : { surveyMonth: flow.surveyMonth }),
    curated: true,
    upstream: { url: ask.url, format: 'SDMX-JSON 2.0' },
    dataflow: listedDataflow(flow.dataflow ?? flow.id),
    frequency: flow.frequency,
    dimensions: entries.flatMap(([id, dimension]) => (typeof dimension === 'string' ? [] : [declarationOf(id, dimension)])),
    fixed: Object.fromEntries(entries.flatMap(([id, dimension]) => (typeof dimension === 'string' ? [[id, dimension]] : []))),
    asks: () => asks,
    parse: (capture) => parseFlow(capture, flow, asks),
    ...(flow.workbook === undefined ? {} : { byName: namesOf(flow, flow.workbook) }),
  };
}

/** Returns the id and version of a dataflow in the list that comes with the program. */
function listedDataflow(id: string): NonNullable<TimeSeriesDataset['dataflow']> {
  const listed = findDataflow(id);
  return { id: listed?.id ?? id, version: listed?.version ?? '1.0.0' };
}

const pageOf = (publication: string): string => (parseUrl(publication) === null ? `${STATISTICS}/${publication}` : publication);

function declarationOf(id: string, dimension: ShownDimension): DimensionDeclaration {
  const { requested: _requested, ...declaration } = dimension;
  return { ...declaration, id };
}

/** Requests the data. The URL has no version, so the ABS returns the latest one. The dimensions in the response are then checked. */
function dataAsk(flow: AbsDataflow): Ask {
  const file = flow.workbook?.file;
  const fallback = file === undefined ? null : foundWorkbook(pageOf(flow.publication), file);
  return {
    id: 'data',
    url: flowUrl(flow),
    accept: DATA_JSON,
    ...(flow.maxBytes === undefined ? {} : { maxBytes: flow.maxBytes }),
    ...(fallback === null ? {} : { fallback }),
  };
}

/**
 * Returns a function that maps series names in workbooks to keys. If sheet titles name places, a series name without a place means
 * Australia.
 */
const namesOf =
  (flow: AbsDataflow, mapping: WorkbookMapping) =>
  (series: readonly NamedObservations[]): ParsedDataset =>
    ofThisSlice(
      mapWorkbook(
        namedWorkbook(series),
        { ...mapping, otherwise: { ...ofAustralia(mapping), ...mapping.otherwise } },
        Object.keys(flow.dimensions),
        flowUrl(flow),
      ),
      flow,
    );

const ofAustralia = ({ title }: WorkbookMapping): NonNullable<WorkbookMapping['otherwise']> =>
  Object.fromEntries(
    Object.entries(title?.words ?? {}).flatMap(([dimension, words]) => {
      const code = words['Australia'];
      return code === undefined ? [] : [[dimension, { Australia: code }]];
    }),
  );

function flowUrl(flow: AbsDataflow, codes: Readonly<Record<string, readonly string[]>> = {}): string {
  const key = Object.entries(flow.dimensions).map(([id, d]) => (typeof d === 'string' ? d : (codes[id] ?? d.requested ?? []).join('+')));
  return dataUrl(flow.dataflow ?? flow.id, key.join('.'));
}

function parseFlow(capture: Captured, flow: AbsDataflow, asks: readonly Ask[]): ParsedDataset {
  const ids = Object.keys(flow.dimensions);
  const message = sdmxMessage(capture);
  if (message === null) {
    const workbook = readTimeSeriesWorkbook(capture);
    return flow.workbook === undefined
      ? refuseWorkbook(flow, capture)
      : ofThisSlice(mapWorkbook(workbook, flow.workbook, ids, capture.url), flow);
  }
  refuseOtherDataflow(message, flow.dataflow ?? flow.id, capture.url);
  const known = inKeyOrder(withKnownIds(message, flow.otherIds ?? {}), ids);
  checkDimensions(known, ids, capture.url);
  // Only a complete response shows which series the ABS has withdrawn.
  const scope = asks.some((ask) => ask.url === capture.url) ? 'whole' : 'partial';
  const parsed = withDeclaredUnits(parsedMessage(known, scope, flow.annualIs ?? 'A'), flow);
  if (flow.statesMultiplier) refuseUnscaled(known, parsed, capture.url);
  return ofThisSlice(parsed, flow);
}

/** Throws PARSE_LAYOUT for data from another dataflow, because its dimensions may have other meanings. */
function refuseOtherDataflow({ structure }: SdmxMessage, dataflow: string, url: string): void {
  if (structure !== null && isOfOtherDataflow(structure, dataflow)) throw otherDataflow(structure, dataflow, url);
}

export const otherDataflow = (structure: string, dataflow: string, url: string): WattleError =>
  new WattleError('PARSE_LAYOUT', `The message is for ${structure}, not for ${dataflow}.`, {
    at: { url, column: 'dataflow', value: structure },
  });

/** Units whose values the ABS states with a power of ten. */
const SCALED: ReadonlySet<string> = new Set(['AUD', 'Number', 'Persons', 'Jobs', 'Hours', 'Dwellings', 'Dwelling units']);

/** Throws PARSE_LAYOUT for amounts or counts without a multiplier, because their scale is unknown. */
function refuseUnscaled(message: SdmxMessage, parsed: ParsedDataset, url: string): void {
  const unstated = new Set(message.series.flatMap(({ codes, attributes }) => (attributes.has('UNIT_MULT') ? [] : [codes.join('.')])));
  for (const { key, unit, multiplier, observations } of parsed.series) {
    if (multiplier !== 0 || observations.length === 0 || !SCALED.has(unit) || !unstated.has(key)) continue;
    throw new WattleError('PARSE_LAYOUT', 'A series has no UNIT_MULT, so its scale (units, thousands or millions) is unknown.', {
      at: { url, column: key, value: unit },
    });
  }
}

/** Puts the dimensions of a message into the order of `ids`. Returns the message unchanged if it has other dimensions. */
export function inKeyOrder(message: SdmxMessage, ids: readonly string[]): SdmxMessage {
  const places = ids.map((id) => message.dimensions.findIndex((dimension) => dimension.id === id));
  const isOrdered = places.every((place, i) => place === i);
  if (isOrdered || places.includes(-1) || ids.length !== message.dimensions.length) return message;
  const ordered = <T>(of: readonly T[]): readonly T[] => places.flatMap((place) => of.slice(place, place + 1));
  return {
    ...message,
    dimensions: ordered(message.dimensions),
    series: message.series.map((series) => ({ ...series, codes: ordered(series.codes) })),
  };
}

/** Throws PARSE_LAYOUT unless a message has exactly these dimensions in this order. */
export function checkDimensions(message: SdmxMessage, ids: readonly string[], url: string): void {
  const found = message.dimensions.map((dimension) => dimension.id);
  if (found.join('.') === ids.join('.')) return;
  throw new WattleError('PARSE_LAYOUT', `Expected the dimensions ${ids.join('.')}, but the dataflow has ${found.join('.')}.`, {
    at: { url, column: 'dimensions', value: message.structure ?? '' },
  });
}

function withKnownIds(message: SdmxMessage, otherIds: Readonly<Record<string, string>>): SdmxMessage {
  return { ...message, dimensions: message.dimensions.map((dimension) => ({ ...dimension, id: otherIds[dimension.id] ?? dimension.id })) };
}

/** Adds declared units to series. A unit in the message has priority. */
function withDeclaredUnits(parsed: ParsedDataset, flow: AbsDataflow): ParsedDataset {
  const { units } = flow;
  if (units === undefined) return parsed;
  const place = Object.keys(flow.dimensions).indexOf(units.dimension);
  const unitOf = (series: ParsedSeries): string => units.of[at(series.key.split('.'), place)] ?? '';
  return { ...parsed, series: parsed.series.map((series) => (series.unit === '' ? { ...series, unit: unitOf(series) } : series)) };
}

/** Decodes SDMX in JSON or CSV. Null for other files. */
export function sdmxMessage(capture: Captured): SdmxMessage | null {
  const kind = sniffKind(capture.bytes);
  if (kind === 'json') return decodeSdmxJson(capture.bytes);
  if (kind === 'csv' && /^"?(DATAFLOW|STRUCTURE)\b/.test(decodeText(capture.bytes.subarray(0, 64)).text))
    return decodeSdmxCsv(capture.bytes);
  return null;
}

export function parsedMessage(message: SdmxMessage, scope: 'whole' | 'partial', annualIs: 'A' | 'FY' = 'A'): ParsedDataset {
  const parsed = toParsedDataset(message, { scope, annualIs });
  return { ...parsed, series: parsed.series.map(inOurUnit) };
}

/** Normalises the unit. Messages have a code (NUM) or a label (Number), and workbooks have a word. */
function inOurUnit(series: ParsedSeries): ParsedSeries {
  const { unit, multiplier } = parseUnit(series.unit);
  return { ...series, unit, multiplier: multiplier + series.multiplier };
}

function refuseWorkbook(flow: AbsDataflow, capture: Captured): never {
  const detail = `Expected an SDMX message, but received ${kindWords(sniffKind(capture.bytes))}. No workbook is declared for ${flow.id}.`;
  throw new WattleError('PARSE_LAYOUT', detail, {
    at: { url: capture.url },
  });
}

/** Returns the first codes in one dimension, for errors. */
const codesAt = (series: readonly ParsedSeries[], place: number): string =>
  [...new Set(series.map((one) => at(one.key.split('.'), place)))].slice(0, 5).join(', ');

/** Keeps the series with the fixed codes, and the dimension values that they use. Messages may also list parent codes without series. */
function ofThisSlice(parsed: ParsedDataset, flow: AbsDataflow): ParsedDataset {
  const wanted = Object.values(flow.dimensions).map((dimension) => (typeof dimension === 'string' ? dimension : null));
  const series = parsed.series.filter((one) => one.key.split('.').every((code, i) => wanted[i] === null || wanted[i] === code));
  if (series.length === 0) {
    const fault = Object.entries(flow.dimensions).flatMap(([id, code], i) =>
      typeof code === 'string' && !parsed.series.some((one) => one.key.split('.')[i] === code)
        ? [{ value: codesAt(parsed.series, i), words: `${id} must be ${code}, not ${codesAt(parsed.series, i)}` }]
        : [],
    );
    const why = fault.length === 0 ? '' : `: ${fault.map(({ words }) => words).join('; ')}`;
    const [first] = fault;
    throw new WattleError('PARSE_LAYOUT', `No series belongs to ${flow.id}${why}.`, {
      at: { column: parsed.series[0]?.key ?? 'no series', ...(first === undefined ? {} : { value: first.value }) },
    });
  }
  const taken = new Set(series);
  const others = parsed.series.filter((one) => !taken.has(one)).map((one) => one.key);
  const rest = [...(parsed.leftOut ?? []), ...leftOut('series', others)];
  return { ...parsed, series, dimensions: usedDimensions(parsed.dimensions, series), ...(rest.length === 0 ? {} : { leftOut: rest }) };
}

export function usedDimensions(dimensions: ParsedDataset['dimensions'], series: readonly ParsedSeries[]): ParsedDataset['dimensions'] {
  const keys = series.map((one) => one.key.split('.'));
  return dimensions.map((dimension, i) => {
    const used = new Set(keys.map((codes) => codes[i]));
    return { ...dimension, values: dimension.values.filter((value) => used.has(value.code)) };
  });
}

/**
 * Declares a dataflow from its id. The first response provides the dimensions. Null for an impossible id. Only a request shows whether the
 * dataflow exists.
 */
export function uncuratedDataflow(id: string): TimeSeriesDataset | null {
  const listed = findDataflow(id);
  const dataflow = listed?.id ?? id.toUpperCase().replaceAll('-', '_');
  if (listed === null && !/^[A-Z][A-Z0-9_]{0,79}$/.test(dataflow)) return null;
  const ask: Ask = { id: 'data', url: dataUrl(dataflow, 'all'), accept: DATA_JSON };
  return {
    kind: 'time_series',
    source: 'abs',
    id: dataflow,
    title: listed?.name ?? `ABS dataflow ${dataflow}`,
    description: `Dataflow ${dataflow} of the ABS Data API, read as published.`,
    landingPage: `https://dataexplorer.abs.gov.au/vis?df%5Bid%5D=${dataflow}&df%5Bag%5D=ABS`,
    cadence: { checkEveryMinutes: 1440, maxAgeDays: null },
    quirks: [
      'This dataflow is not in the Wattle catalogue. Its dimensions have the names used by the ABS. Wattle does not check whether the data are out of date.',
    ],
    curated: false,
    upstream: { url: ask.url, format: 'SDMX-JSON 2.0' },
    dataflow: listedDataflow(dataflow),
    // This frequency is a placeholder. Each series has its own frequency.
    frequency: 'Q',
    dimensions: [],
    fixed: {},
    asks: () => [ask],
    parse: (capture) => parseUncurated(capture, ask, dataflow),
  };
}

function parseUncurated(capture: Captured, ask: Ask, dataflow: string): ParsedDataset {
  const message = sdmxMessage(capture);
  if (message === null) return asOwnDataset(readTimeSeriesWorkbook(capture));
  refuseOtherDataflow(message, dataflow, capture.url);
  const parsed = parsedMessage(message, capture.url === ask.url ? 'whole' : 'partial', 'A');
  return { ...parsed, dimensions: usedDimensions(parsed.dimensions, parsed.series) };
}
