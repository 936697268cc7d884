/**
 * Writes responses in the formats of the ABS Data API: data in SDMX-JSON 2.0, and structure messages.
 *
 * As at the ABS, periods and series are not in order, and trailing nulls in an observation are omitted. Values for attributes and
 * dimensions are indexes into lists at the end.
 */
import { isoInstant } from '../../src/core/clock.ts';
import { firstDay, formatPeriod, isoDay, lastDay, type Period } from '../../src/core/period.ts';
import { chance } from '../synthetic.ts';

export interface FlowCode {
  readonly id: string;
  readonly name: string;
}

export interface FlowDimension {
  readonly id: string;
  readonly name: string;
  readonly codes: readonly FlowCode[];
}

export interface Flow {
  readonly id: string;
  readonly name: string;
  /** The dimensions in key order, without time. */
  readonly dimensions: readonly FlowDimension[];
}

export interface FlowSeries {
  /** One code for each dimension, in key order. */
  readonly codes: readonly string[];
  readonly unit: FlowCode;
  readonly multiplier: number;
  readonly basePeriod: FlowCode | null;
  readonly observations: readonly { readonly period: Period; readonly value: number; readonly status: FlowCode | null }[];
}

const VERSION = '1.0.0';
const named = (name: string) => ({ name, names: { en: name } });
const meta = (schema: string, id: string, preparedAt: number) => ({
  schema: `https://raw.githubusercontent.com/sdmx-twg/sdmx-json/master/${schema}`,
  id,
  prepared: isoInstant(preparedAt).replace(/\.\d+Z$/, 'Z'),
  // The public ABS service also sends this member.
  test: true,
  contentLanguages: ['en'],
  sender: { id: 'Stable_-_DotStat_v8', ...named('unknown') },
});

/** Writes a data message. The same data always produce the same bytes. */
export function writeData(flow: Flow, series: readonly FlowSeries[], preparedAt: number): Uint8Array {
  const shuffled = series.map((one) => [chance(one.codes.join('.')), one] as const).sort(([a], [b]) => a - b);
  const textOf = periodTexts();
  const dimensions = flow.dimensions.map((dimension, i) => {
    const used = new Set(series.map((one) => one.codes[i]));
    return { ...dimension, codes: dimension.codes.filter((code) => used.has(code.id)) };
  });
  const times = unsorted(
    distinct(
      series.flatMap((one) => one.observations.map((o) => o.period)),
      textOf,
    ),
  );
  const attributes = seriesAttributes(series);
  const statuses = distinct(
    series.flatMap((one) => one.observations.flatMap((o) => (o.status === null ? [] : [o.status]))),
    (status) => status.id,
  );
  const placeOfTime = placesOf(times, textOf);
  const placeOfStatus = placesOf(statuses, (status) => status.id);
  const placesOfCodes = dimensions.map((dimension) => placesOf(dimension.codes, (code) => code.id));
  const seriesKey = (codes: readonly string[]): string => codes.map((code, i) => placesOfCodes[i]?.get(code)).join(':');
  const observations = (one: FlowSeries) =>
    Object.fromEntries(
      one.observations.map((o) => {
        const status = o.status === null ? [] : [placeOfStatus.get(o.status.id)];
        return [placeOfTime.get(textOf(o.period)), [o.value, ...status]];
      }),
    );
  const urn = `urn:sdmx:org.sdmx.infomodel.datastructure.DataStructure=ABS:${flow.id}(${VERSION})`;
  const message = {
    meta: meta('data-message/tools/schemas/2.0.0/sdmx-json-data-schema.json', 'IREF000001', preparedAt),
    data: {
      dataSets: [
        {
          structure: 0,
          action: 'Information',
          links: [{ urn, rel: 'DataStructure' }],
          series: Object.fromEntries(
            shuffled.map(([, one]) => [
              seriesKey(one.codes),
              { attributes: attributes.map((a) => a.placeIn(one)), annotations: [], observations: observations(one) },
            ]),
          ),
        },
      ],
      structures: [
        {
          ...named(flow.name),
          dimensions: {
            dataSet: [],
            series: dimensions.map((dimension, i) => ({
              id: dimension.id,
              ...named(dimension.name),
              keyPosition: i,
              values: dimension.codes.map((code, order) => ({ id: code.id, order, ...named(code.name) })),
            })),
            observation: [{ id: 'TIME_PERIOD', ...named('Time Period'), keyPosition: dimensions.length, values: times.map(timeValue) }],
          },
          attributes: {
            dataSet: [],
            dimensionGroup: [],
            series: attributes.map(({ id, values }) => ({ id, ...named(id), values: values.map((v) => ({ id: v.id, ...named(v.name) })) })),
            observation: [
              { id: 'OBS_STATUS', ...named('Observation Status'), values: statuses.map((v) => ({ id: v.id, ...named(v.name) })) },
              { id: 'OBS_COMMENT', ...named('Observation Comment'), values: [] },
            ],
          },
          annotations: [],
          dataSets: [0],
        },
      ],
    },
    errors: [],
  };
  return Buffer.from(JSON.stringify(message));
}

interface SeriesAttribute {
  readonly id: string;
  readonly values: readonly FlowCode[];
  readonly placeIn: (one: FlowSeries) => number | null;
}

/** Returns true if the ABS states a multiplier for a series. It states one for amounts and counts, but not for rates and indexes. */
const isScaled = ({ unit, multiplier }: FlowSeries): boolean => multiplier !== 0 || /^(AUD|Number|Persons|Dwellings)$/.test(unit.name);

/**
 * Returns the attributes of series. UNIT_MEASURE is always included. As at the ABS, multiplier and base period are included only if a
 * series has them.
 */
function seriesAttributes(series: readonly FlowSeries[]): SeriesAttribute[] {
  const multiplier = (one: FlowSeries): FlowCode => ({ id: String(one.multiplier), name: MULTIPLIER_NAMES[one.multiplier] ?? 'Units' });
  const attribute = (id: string, codeOf: (one: FlowSeries) => FlowCode | null): SeriesAttribute => {
    const values = distinct(
      series.flatMap((one) => codeOf(one) ?? []),
      (code) => code.id,
    );
    const places = placesOf(values, (code) => code.id);
    return { id, values, placeIn: (one) => places.get(codeOf(one)?.id ?? '') ?? null };
  };
  return [
    attribute('UNIT_MEASURE', (one) => one.unit),
    ...(series.some(isScaled) ? [attribute('UNIT_MULT', multiplier)] : []),
    ...(series.some((one) => one.basePeriod !== null) ? [attribute('BASE_PERIOD', (one) => one.basePeriod)] : []),
  ];
}

const MULTIPLIER_NAMES: Readonly<Record<number, string>> = { 0: 'Units', 3: 'Thousands', 6: 'Millions', 9: 'Billions' };

/** Returns a function that formats each period once, because all series have the same periods. */
function periodTexts(): (period: Period) => string {
  const known = new Map<string, Map<number, string>>();
  return (period) => {
    const texts = known.get(period.freq) ?? new Map<number, string>();
    known.set(period.freq, texts);
    const text = texts.get(period.t) ?? formatPeriod(period);
    texts.set(period.t, text);
    return text;
  };
}

function timeValue(period: Period) {
  const id = period.freq === 'FY' ? String(period.t) : formatPeriod(period);
  return { id, start: `${isoDay(firstDay(period))}T00:00:00`, end: `${isoDay(lastDay(period))}T00:00:00`, name: id, names: { en: id } };
}

function distinct<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()];
}

const placesOf = <T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, number> =>
  new Map(items.map((item, i) => [keyOf(item), i]));

/** Moves the latest third of the periods to the start, because periods in ABS responses are not in order. */
function unsorted(periods: readonly Period[]): Period[] {
  const sorted = [...periods].sort((a, b) => lastDay(a) - lastDay(b));
  const cut = Math.floor((sorted.length * 2) / 3);
  return [...sorted.slice(cut), ...sorted.slice(0, cut)];
}

// ---------------------------------------------------------------- structure messages

const SCHEMA = 'structure-message/tools/schemas/1.0/sdmx-json-structure-schema.json';
const codelistId = (flow: Flow, dimension: FlowDimension): string => `CL_${flow.id}_${dimension.id}`;
const maintained = (id: string, name: string) => ({ id, version: VERSION, agencyID: 'ABS', isFinal: true, ...named(name) });

/** Writes the list of all dataflows, without their structures. */
export function writeDataflows(flows: readonly Flow[], preparedAt: number): Uint8Array {
  const dataflows = flows.map((flow) => ({
    ...maintained(flow.id, flow.name),
    structure: `urn:sdmx:org.sdmx.infomodel.datastructure.DataStructure=ABS:${flow.id}(${VERSION})`,
  }));
  return Buffer.from(JSON.stringify({ data: { dataflows }, meta: meta(SCHEMA, 'IREF000002', preparedAt) }));
}

/** Writes the structure of a dataflow with its codelists. */
export function writeStructure(flow: Flow, preparedAt: number): Uint8Array {
  const dimensions = flow.dimensions.map((dimension, position) => ({
    id: dimension.id,
    position,
    type: 'Dimension',
    conceptIdentity: `urn:sdmx:org.sdmx.infomodel.conceptscheme.Concept=ABS:CS_${flow.id}(${VERSION}).${dimension.id}`,
    localRepresentation: { enumeration: `urn:sdmx:org.sdmx.infomodel.codelist.Codelist=ABS:${codelistId(flow, dimension)}(${VERSION})` },
  }));
  const time = { id: 'TIME_PERIOD', position: dimensions.length, type: 'TimeDimension' };
  const data = {
    dataStructures: [
      {
        ...maintained(flow.id, flow.name),
        dataStructureComponents: { dimensionList: { id: 'DimensionDescriptor', dimensions, timeDimensions: [time] } },
      },
    ],
    codelists: flow.dimensions.map((dimension) => ({
      ...maintained(codelistId(flow, dimension), dimension.name),
      codes: dimension.codes.map((code) => ({ id: code.id, ...named(code.name) })),
    })),
  };
  return Buffer.from(JSON.stringify({ data, meta: meta(SCHEMA, 'IREF000003', preparedAt) }));
}
