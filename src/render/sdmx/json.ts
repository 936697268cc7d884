/** Writes SDMX-JSON 2.0. Each value of a dimension or attribute is listed once. Data refer to it by its index. */
import { at } from '../../core/assert.ts';
import type {
  SdmxAttribute,
  SdmxConstraint,
  SdmxData,
  SdmxFlow,
  SdmxFlowName,
  SdmxObservation,
  SdmxSeries,
  SdmxStructures,
} from '../../queries/dialects/sdmx/message.ts';
import { grouped } from './grouped.ts';
import { conceptsOf, messageId, urnOf } from './xml.ts';

export const DATA_SCHEMA =
  'https://raw.githubusercontent.com/sdmx-twg/sdmx-json/master/data-message/tools/schemas/2.0.0/sdmx-json-data-schema.json';
const STRUCTURE_SCHEMA =
  'https://raw.githubusercontent.com/sdmx-twg/sdmx-json/master/structure-message/tools/schemas/2.0.0/sdmx-json-structure-schema.json';

export const metaOf = (schema: string, prepared: string) => ({
  schema,
  id: messageId(prepared),
  test: false,
  prepared,
  contentLanguages: ['en'],
  sender: { id: 'WATTLE', name: 'Wattle' },
});

/** The id of the annotation that states how a vintage date is known. */
const PUBLISHED_BASIS = 'published_basis';

/** A list of values in the order of their first use. Each value occurs once. */
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

/** Returns the attributes that have a value in the message. */
async function reportedAttributes({ flow, dataSets }: SdmxData): Promise<readonly SdmxAttribute[]> {
  const ofSeries = new Set<string>();
  let hasStatus = false;
  for (const set of dataSets) {
    for await (const { attributes, observations } of set.series()) {
      for (const id of Object.keys(attributes)) ofSeries.add(id);
      hasStatus ||= observations.some(({ status }) => status !== null);
    }
  }
  return flow.attributes.filter(({ id, level }) => (level === 'series' ? ofSeries.has(id) : hasStatus));
}

/**
 * Writes a message. Reads the series twice: first to find the attributes, and then to write the data. The structure comes after the data,
 * because its lists of values are complete only then.
 */
export async function* renderDataJson(data: SdmxData): AsyncGenerator<string> {
  const { flow, dataSets, prepared, isFlat } = data;
  const reported = await reportedAttributes(data);
  const lists = new MessageLists(flow, reported);
  const notes = new Values();
  let sets = 0;
  yield `{"meta":${JSON.stringify(metaOf(DATA_SCHEMA, prepared))},"data":{"dataSets":[`;
  for (const { validFrom, validTo, series, note } of dataSets) {
    let isOpen = false;
    for await (const one of series()) {
      yield isOpen ? ',' : `${sets === 0 ? '' : ','}{${isFlat ? '"observations"' : '"series"'}:{`;
      isOpen = true;
      yield* isFlat ? lists.flat(one) : lists.bySeries(one);
    }
    if (!isOpen) continue;
    sets += 1;
    const words = note();
    const rest = {
      structure: 0,
      action: 'Information',
      ...(validFrom === null ? {} : { validFrom }),
      ...(validTo === null ? {} : { validTo }),
      ...(words === null ? {} : { annotations: [notes.place(words)] }),
      links: [{ rel: 'dataflow', urn: urnOf('datastructure.Dataflow', flow) }],
    };
    yield `},${JSON.stringify(rest).slice(1)}`;
  }
  const annotations = notes.list.map((text) => ({ type: PUBLISHED_BASIS, text }));
  yield `],"structures":[${JSON.stringify(lists.structure(sets, annotations, isFlat))}]}}`;
}

/** Collects the values of a message. Writes observations that refer to them by index. */
class MessageLists {
  readonly #flow: SdmxFlow;
  readonly #reported: readonly SdmxAttribute[];
  readonly #dimensions: readonly Values[];
  readonly #periods = new Values();
  readonly #attributes: ReadonlyMap<string, Values>;

  constructor(flow: SdmxFlow, reported: readonly SdmxAttribute[]) {
    this.#flow = flow;
    this.#reported = reported;
    this.#dimensions = flow.dimensions.map(() => new Values());
    this.#attributes = new Map(reported.map(({ id }) => [id, new Values()]));
  }

  *bySeries(one: SdmxSeries): Generator<string> {
    const attributes = this.#ofLevel('series').map(({ id }) => this.#placeOf(id, one.attributes[id]));
    yield `"${this.#keyOf(one)}":{"attributes":${JSON.stringify(attributes)},"observations":{`;
    yield* this.#observations(one, ({ period, value, status }) => [
      String(this.#periods.place(period)),
      [value, ...this.#ofLevel('observation').map(({ id }) => this.#placeOf(id, status))],
    ]);
    yield '}}';
  }

  /** Writes each observation with the key and the attributes of its series. */
  *flat(one: SdmxSeries): Generator<string> {
    const key = this.#keyOf(one);
    yield* this.#observations(one, ({ period, value, status }) => [
      `${key}:${this.#periods.place(period)}`,
      [value, ...this.#reported.map(({ id, level }) => this.#placeOf(id, level === 'series' ? one.attributes[id] : status))],
    ]);
  }

  structure(sets: number, annotations: readonly object[], isFlat: boolean) {
    const flow = this.#flow;
    const key = flow.dimensions.map(({ id, name, codelist }, i) => ({
      id,
      name,
      keyPosition: i,
      values: at(this.#dimensions, i).list.map((code) => ({
        id: code,
        name: codelist.codes.find((one) => one.id === code)?.name ?? code,
      })),
    }));
    const time = {
      id: 'TIME_PERIOD',
      name: 'Time period',
      keyPosition: flow.dimensions.length,
      roles: ['TIME_PERIOD'],
      values: this.#periods.list.map((value) => ({ value })),
    };
    const attributeOf = (attribute: SdmxAttribute) => this.#attributeOf(attribute);
    return {
      name: flow.name,
      links: [
        { rel: 'dataflow', urn: urnOf('datastructure.Dataflow', flow) },
        { rel: 'datastructure', urn: urnOf('datastructure.DataStructure', flow) },
      ],
      dataSets: Array.from({ length: sets }, (_, i) => i),
      ...(annotations.length === 0 ? {} : { annotations }),
      dimensions: { dataSet: [], series: isFlat ? [] : key, observation: isFlat ? [...key, time] : [time] },
      measures: { observation: [{ id: 'OBS_VALUE', name: 'Observation value' }] },
      attributes: {
        dataSet: [],
        series: isFlat ? [] : this.#ofLevel('series').map(attributeOf),
        observation: (isFlat ? this.#reported : this.#ofLevel('observation')).map(attributeOf),
      },
    };
  }

  *#observations({ observations }: SdmxSeries, written: (one: SdmxObservation) => readonly [string, unknown]): Generator<string> {
    let isFirst = true;
    for (const group of grouped(observations, (some) => JSON.stringify(Object.fromEntries(some.map(written))).slice(1, -1))) {
      yield isFirst ? group : `,${group}`;
      isFirst = false;
    }
  }

  #ofLevel(level: SdmxAttribute['level']): readonly SdmxAttribute[] {
    return this.#reported.filter((one) => one.level === level);
  }

  #placeOf(id: string, value: string | null | undefined): number | null {
    return value === null || value === undefined ? null : (this.#attributes.get(id)?.place(value) ?? null);
  }

  #keyOf({ codes }: SdmxSeries): string {
    return codes.map((code, i) => at(this.#dimensions, i).place(code)).join(':');
  }

  #attributeOf({ id, name, level, codelist }: SdmxAttribute) {
    return {
      id,
      name,
      relationship: level === 'series' ? { dimensions: this.#flow.dimensions.map((one) => one.id) } : { observation: {} },
      values: (this.#attributes.get(id)?.list ?? []).map((value) => {
        const code = codelist?.codes.find((one) => one.id === value);
        return code ? { id: value, name: code.name } : { value };
      }),
    };
  }
}

const dataflowJson = (flow: SdmxFlowName) => ({
  id: flow.id,
  agencyID: flow.agency,
  version: flow.version,
  name: flow.name,
  description: flow.description,
  structure: urnOf('datastructure.DataStructure', flow),
});

const conceptUrn = (flow: SdmxFlow, id: string): string => `${urnOf('conceptscheme.Concept', conceptsOf(flow))}.${id}`;

function structureJson(flow: SdmxFlow) {
  const text = { format: { dataType: 'String' } };
  return {
    id: flow.id,
    agencyID: flow.agency,
    version: flow.version,
    name: flow.name,
    dataStructureComponents: {
      dimensionList: {
        id: 'DimensionDescriptor',
        dimensions: flow.dimensions.map(({ id, codelist }, i) => ({
          id,
          position: i,
          conceptIdentity: conceptUrn(flow, id),
          localRepresentation: { enumeration: urnOf('codelist.Codelist', codelist) },
        })),
        timeDimension: {
          id: 'TIME_PERIOD',
          conceptIdentity: conceptUrn(flow, 'TIME_PERIOD'),
          localRepresentation: { format: { dataType: 'ObservationalTimePeriod' } },
        },
      },
      attributeList: {
        id: 'AttributeDescriptor',
        attributes: flow.attributes.map(({ id, level, codelist }) => ({
          id,
          usage: 'optional',
          conceptIdentity: conceptUrn(flow, id),
          attributeRelationship: level === 'series' ? { dimensions: flow.dimensions.map((one) => one.id) } : { observation: {} },
          localRepresentation: codelist ? { enumeration: urnOf('codelist.Codelist', codelist) } : text,
        })),
      },
      measureList: { id: 'MeasureDescriptor', measures: [{ id: 'OBS_VALUE', conceptIdentity: conceptUrn(flow, 'OBS_VALUE') }] },
    },
  };
}

const constraintJson = ({ agency, id, version, name, flow, values, days }: SdmxConstraint) => ({
  id,
  agencyID: agency,
  version,
  name,
  role: 'Actual',
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
      id,
      agencyID: agency,
      version,
      name,
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

/** Writes the list of flows in an additional form, as the ABS does. The R package readabs needs it. */
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
