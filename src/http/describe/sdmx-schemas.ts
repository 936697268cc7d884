/** JSON Schemas for the common part of SDMX-JSON 2.0 messages. The official schemas define the rest. */
import { type TSchema, Type } from 'typebox';
import { open, text } from './schema-parts.ts';

const Meta = open(
  {
    schema: text('The official schema of the message.', { format: 'uri' }),
    id: text('Id of the message.'),
    test: Type.Literal(false),
    prepared: text('When it was made.', { format: 'date-time' }),
    contentLanguages: Type.Array(Type.String()),
    sender: Type.Object({ id: Type.String(), name: Type.String() }),
  },
  'The head of the message.',
);

const Link = Type.Object({ rel: Type.String(), urn: Type.String() });

const Component = open(
  {
    id: Type.String(),
    name: Type.String(),
    values: Type.Array(
      Type.Object({ id: Type.Optional(Type.String()), name: Type.Optional(Type.String()), value: Type.Optional(Type.String()) }),
      {
        description: 'Distinct values. Data sets refer to a value by its position. Codes have `id` and `name`, other values have `value`.',
      },
    ),
  },
  'A dimension or an attribute.',
);

const place = (description: string): TSchema => Type.Unsafe({ type: ['integer', 'null'], minimum: 0, description });

const DataSet = open(
  {
    structure: Type.Literal(0),
    action: Type.Literal('Information'),
    validFrom: Type.Optional(text('First day of the vintage, if the request selects several.')),
    validTo: Type.Optional(text('Until when.')),
    links: Type.Array(Link),
    series: Type.Unsafe({
      type: 'object',
      description: 'Series, by the positions of their codes: `0:3:1`.',
      additionalProperties: Type.Object({
        attributes: Type.Array(place('Position of an attribute value.')),
        observations: Type.Unsafe({
          type: 'object',
          description: 'Observations, by the position of the period. Each has the value, then the positions of attribute values.',
          additionalProperties: { type: 'array', items: { type: ['number', 'null'] }, minItems: 1 },
        }),
      }),
    }),
  },
  'Figures.',
);

const Structure = open(
  {
    name: Type.String(),
    links: Type.Array(Link),
    dataSets: Type.Array(Type.Integer({ minimum: 0 })),
    dimensions: Type.Object({
      dataSet: Type.Array(Component, { maxItems: 0 }),
      series: Type.Array(Component),
      observation: Type.Array(Component, { minItems: 1, maxItems: 1 }),
    }),
    measures: Type.Object({ observation: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })) }),
    attributes: Type.Object({
      dataSet: Type.Array(Component, { maxItems: 0 }),
      series: Type.Array(Component),
      observation: Type.Array(Component),
    }),
  },
  'What the data sets are about.',
);

const artefact = (inner: Record<string, TSchema>, description: string): TSchema =>
  open({ id: Type.String(), agencyID: Type.String(), version: Type.String(), ...inner }, description);
const named = (description: string, inner: Record<string, TSchema> = {}): TSchema =>
  artefact({ name: Type.String(), ...inner }, description);
const Item = open({ id: Type.String(), name: Type.String() }, 'An item in the list.');
/** Empty parts are omitted. */
const some = (schema: TSchema): TSchema => Type.Optional(Type.Array(schema, { minItems: 1 }));

const Data = Type.Object(
  {
    meta: Meta,
    data: Type.Object({ structures: Type.Array(Structure, { minItems: 1, maxItems: 1 }), dataSets: Type.Array(DataSet) }),
  },
  { description: 'A data message.' },
);

const Structures = Type.Object(
  {
    meta: Meta,
    data: Type.Object({
      agencySchemes: some(named('Agencies.', { agencies: Type.Array(Item) })),
      codelists: some(named('A codelist.', { codes: Type.Array(Item) })),
      conceptSchemes: some(named('Concepts.', { concepts: Type.Array(Item) })),
      dataConstraints: some(artefact({}, 'Codes and periods for which a flow has data.')),
      dataflows: some(named('A dataflow.', { structure: text('URN of the data structure of the flow.') })),
      dataStructures: some(artefact({}, 'A data structure definition.')),
    }),
    references: Type.Optional(
      Type.Unsafe({
        type: 'object',
        additionalProperties: named('A dataflow.'),
        description: 'Flows by URN, as the ABS Data API lists them.',
      }),
    ),
  },
  { description: 'A structure message.' },
);

/** Schemas by media type, without the parameters of the type. */
export const SDMX_JSON: Readonly<Record<string, TSchema>> = {
  'application/vnd.sdmx.data+json': Data,
  'application/vnd.sdmx.structure+json': Structures,
};
