/** Figures and structures as SDMX-JSON 2.0: the values of each dimension and attribute are listed once, and named by their place in the list. */
import { at } from '../../core/assert.ts';
import type {
  SdmxAttribute,
  SdmxConstraint,
  SdmxData,
  SdmxDataSet,
  SdmxFlow,
  SdmxFlowName,
  SdmxSeries,
  SdmxStructures,
} from '../../queries/sdmx/message.ts';
import { conceptsOf, messageId, urnOf } from './xml.ts';

export const DATA_SCHEMA =
  'https://raw.githubusercontent.com/sdmx-twg/sdmx-json/master/data-message/tools/schemas/2.0.0/sdmx-json-data-schema.json';
const STRUCTURE_SCHEMA =
  'https://raw.githubusercontent.com/sdmx-twg/sdmx-json/master/structure-message/tools/schemas/2.0.0/sdmx-json-structure-schema.json';

export const metaOf = (schema: string, prepared: string) => ({
  ...{ schema, id: messageId(prepared), test: false, prepared, contentLanguages: ['en'], sender: { id: 'WATTLE', name: 'Wattle' } },
});

/** The type of the annotation that says how the day of an edition is known. */
const PUBLISHED_BASIS = 'published_basis';

/** The place of each value that occurs, in the order in which they come. */
class Values {
  readonly list: string[] = [];
  readonly #places = new Map<string, number>();

  place(value: string): number {
    const known = this.#places.get(value);
    if (known !== undefined) return known;
    this.#places.set(value, this.list.length);
    return this.list.push(value) - 1;
  }
}

/** Whether any series or observation has a value of an attribute: those that have none are not listed. */
const isTold = (dataSets: readonly SdmxDataSet[], id: string, level: SdmxAttribute['level']): boolean =>
  dataSets.some(({ series }) =>
    series.some(({ attributes, observations }) =>
      level === 'series' ? attributes[id] !== undefined : observations.some(({ status }) => status !== null),
    ),
  );

export function renderDataJson({ flow, dataSets, prepared, isFlat }: SdmxData): string {
  const dimensions = flow.dimensions.map(() => new Values());
  const periods = new Values();
  const told = flow.attributes.filter(({ id, level }) => isTold(dataSets, id, level));
  const attributes = new Map(told.map(({ id }) => [id, new Values()]));
  const ofLevel = (level: SdmxAttribute['level']): readonly SdmxAttribute[] => told.filter((one) => one.level === level);
  const placeOf = (id: string, value: string | null | undefined): number | null =>
    value === null || value === undefined ? null : (attributes.get(id)?.place(value) ?? null);
  const notes = new Values();
  const setOf = ({ series, validFrom, validTo, note }: SdmxDataSet) => ({
    structure: 0,
    action: 'Information',
    ...(validFrom === null ? {} : { validFrom }),
    ...(validTo === null ? {} : { validTo }),
    ...(note === null ? {} : { annotations: [notes.place(note)] }),
    links: [{ rel: 'dataflow', urn: urnOf('datastructure.Dataflow', flow) }],
    ...(isFlat ? { observations: flat(series) } : { series: bySeries(series) }),
  });
  const keyOf = ({ codes }: SdmxSeries): string => codes.map((code, i) => at(dimensions, i).place(code)).join(':');
  const bySeries = (series: readonly SdmxSeries[]) =>
    Object.fromEntries(
      series.map((one) => [
        keyOf(one),
        {
          attributes: ofLevel('series').map(({ id }) => placeOf(id, one.attributes[id])),
          observations: Object.fromEntries(
            one.observations.map(({ period, value, status }) => [
              periods.place(period),
              [value, ...ofLevel('observation').map(({ id }) => placeOf(id, status))],
            ]),
          ),
        },
      ]),
    );
  /** Each observation with the key and the attributes of its series. */
  const flat = (series: readonly SdmxSeries[]) =>
    Object.fromEntries(
      series.flatMap((one) => {
        const key = keyOf(one);
        return one.observations.map(({ period, value, status }) => [
          `${key}:${periods.place(period)}`,
          [value, ...told.map(({ id, level }) => placeOf(id, level === 'series' ? one.attributes[id] : status))],
        ]);
      }),
    );
  const sets = dataSets.map(setOf);
  const attributeOf = ({ id, name, level, codelist }: SdmxAttribute) => ({
    id,
    name,
    relationship: level === 'series' ? { dimensions: flow.dimensions.map((one) => one.id) } : { observation: {} },
    values: (attributes.get(id)?.list ?? []).map((value) => {
      const code = codelist?.codes.find((one) => one.id === value);
      return code ? { id: value, name: code.name } : { value };
    }),
  });
  const key = flow.dimensions.map(({ id, name, codelist }, i) => ({
    ...{ id, name, keyPosition: i },
    values: (dimensions[i]?.list ?? []).map((code) => ({
      id: code,
      name: codelist.codes.find((one) => one.id === code)?.name ?? code,
    })),
  }));
  const time = {
    ...{ id: 'TIME_PERIOD', name: 'Time period', keyPosition: flow.dimensions.length, roles: ['TIME_PERIOD'] },
    values: periods.list.map((value) => ({ value })),
  };
  const structure = {
    name: flow.name,
    links: [
      { rel: 'dataflow', urn: urnOf('datastructure.Dataflow', flow) },
      { rel: 'datastructure', urn: urnOf('datastructure.DataStructure', flow) },
    ],
    dataSets: sets.map((_, i) => i),
    ...(notes.list.length === 0 ? {} : { annotations: notes.list.map((text) => ({ type: PUBLISHED_BASIS, text })) }),
    dimensions: { dataSet: [], series: isFlat ? [] : key, observation: isFlat ? [...key, time] : [time] },
    measures: { observation: [{ id: 'OBS_VALUE', name: 'Observation value' }] },
    attributes: {
      dataSet: [],
      series: isFlat ? [] : ofLevel('series').map(attributeOf),
      observation: (isFlat ? told : ofLevel('observation')).map(attributeOf),
    },
  };
  return JSON.stringify({ meta: metaOf(DATA_SCHEMA, prepared), data: { structures: [structure], dataSets: sets } });
}

const dataflowJson = (flow: SdmxFlowName) => ({
  ...{ id: flow.id, agencyID: flow.agency, version: flow.version, name: flow.name, description: flow.description },
  structure: urnOf('datastructure.DataStructure', flow),
});

const conceptUrn = (flow: SdmxFlow, id: string): string => `${urnOf('conceptscheme.Concept', conceptsOf(flow))}.${id}`;

function structureJson(flow: SdmxFlow) {
  const text = { format: { dataType: 'String' } };
  return {
    ...{ id: flow.id, agencyID: flow.agency, version: flow.version, name: flow.name },
    dataStructureComponents: {
      dimensionList: {
        id: 'DimensionDescriptor',
        dimensions: flow.dimensions.map(({ id, codelist }, i) => ({
          ...{ id, position: i, conceptIdentity: conceptUrn(flow, id) },
          localRepresentation: { enumeration: urnOf('codelist.Codelist', codelist) },
        })),
        timeDimension: {
          ...{ id: 'TIME_PERIOD', conceptIdentity: conceptUrn(flow, 'TIME_PERIOD') },
          localRepresentation: { format: { dataType: 'ObservationalTimePeriod' } },
        },
      },
      attributeList: {
        id: 'AttributeDescriptor',
        attributes: flow.attributes.map(({ id, level, codelist }) => ({
          ...{ id, usage: 'optional', conceptIdentity: conceptUrn(flow, id) },
          attributeRelationship: level === 'series' ? { dimensions: flow.dimensions.map((one) => one.id) } : { observation: {} },
          localRepresentation: codelist ? { enumeration: urnOf('codelist.Codelist', codelist) } : text,
        })),
      },
      measureList: { id: 'MeasureDescriptor', measures: [{ id: 'OBS_VALUE', conceptIdentity: conceptUrn(flow, 'OBS_VALUE') }] },
    },
  };
}

const constraintJson = ({ agency, id, version, name, flow, values, days }: SdmxConstraint) => ({
  ...{ id, agencyID: agency, version, name, role: 'Actual' },
  constraintAttachment: { dataflows: [urnOf('datastructure.Dataflow', flow)] },
  cubeRegions: [
    {
      include: true,
      keyValues: [
        ...values.map((one) => ({ id: one.id, values: one.codes })),
        ...(days === null
          ? []
          : [{ id: 'TIME_PERIOD', timeRange: { startPeriod: { period: days.first }, endPeriod: { period: days.last } } }]),
      ],
    },
  ],
});

export function renderStructureJson({ prepared, flows, structures, codelists, concepts, agencies, constraints }: SdmxStructures): string {
  const data = {
    agencySchemes:
      agencies.length === 0
        ? []
        : [
            {
              id: 'AGENCIES',
              agencyID: 'SDMX',
              version: '1.0',
              name: 'Agencies',
              agencies: agencies.map(({ id, name }) => ({ id, name })),
            },
          ],
    codelists: codelists.map(({ agency, id, version, name, codes }) => ({
      ...{ id, agencyID: agency, version, name },
      codes: codes.map((code) => ({ id: code.id, name: code.name, ...(code.parent === undefined ? {} : { parent: code.parent }) })),
    })),
    conceptSchemes: concepts.map((flow) => {
      const { agency, id, version, name } = conceptsOf(flow);
      const own = [
        ...flow.dimensions,
        { id: 'TIME_PERIOD', name: 'Time period' },
        { id: 'OBS_VALUE', name: 'Observation value' },
        ...flow.attributes,
      ];
      return { id, agencyID: agency, version, name, concepts: own.map((concept) => ({ id: concept.id, name: concept.name })) };
    }),
    dataConstraints: constraints.map(constraintJson),
    dataflows: flows.map(dataflowJson),
    dataStructures: structures.map(structureJson),
  };
  const there = Object.fromEntries(Object.entries(data).filter(([, items]) => items.length > 0));
  return JSON.stringify({ meta: metaOf(STRUCTURE_SCHEMA, prepared), data: there, ...(structures.length === 0 ? listed(flows) : {}) });
}

/** A list of flows as the ABS gives it besides, by which readabs (R) reads it. */
const listed = (flows: readonly SdmxFlowName[]) =>
  flows.length === 0
    ? {}
    : {
        references: Object.fromEntries(
          flows.map((flow) => {
            const { id, agency, version, name, description } = flow;
            return [urnOf('datastructure.Dataflow', flow), { id, agencyID: agency, version, name, description }];
          }),
        ),
      };
