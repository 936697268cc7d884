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
        description: 'Each distinct value. Data sets refer to it by position. Codes have `id` and `name`, other values have `value`.',
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
    validFrom: Type.Optional(text('First day of the vintage, if several are requested.')),
    validTo: Type.Optional(text('Until when.')),
    links: Type.Array(Link),
    series: Type.Unsafe({
      type: 'object',
      description: 'Keyed by the positions of the codes of a series: `0:3:1`.',
      additionalProperties: Type.Object({
        attributes: Type.Array(place('Position of an attribute value.')),
        observations: Type.Unsafe({
          type: 'object',
          description: 'Keyed by the position of the period: the value, then the positions of attribute values.',
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
  'Subject of the data sets.',
);

const artefact = (inner: Record<string, TSchema>, description: string): TSchema =>
  open({ id: Type.String(), agencyID: Type.String(), version: Type.String(), ...inner }, description);
const named = (description: string, inner: Record<string, TSchema> = {}): TSchema =>
  artefact({ name: Type.String(), ...inner }, description);
const Item = open({ id: Type.String(), name: Type.String() }, 'An item of the list.');
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
      dataConstraints: some(artefact({}, 'Availability of a flow.')),
      dataflows: some(named('A dataflow.', { structure: text('URN of its data structure.') })),
      dataStructures: some(artefact({}, 'A data structure definition.')),
    }),
    references: Type.Optional(
      Type.Unsafe({
        type: 'object',
        additionalProperties: named('A dataflow.'),
        description: 'Flows by URN, as in the ABS Data API.',
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
