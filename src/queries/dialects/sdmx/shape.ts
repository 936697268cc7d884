/** The members that all SDMX-JSON 2.0 messages share. The official schemas define the other members. */
import { type TSchema, Type } from 'typebox';
import { open, text } from '../../base/shape-parts.ts';

const Meta = open(
  {
    schema: text('URL of the official schema for the message.', { format: 'uri' }),
    id: text('Id of the message.'),
    test: Type.Literal(false),
    prepared: text('When the message was prepared.', { format: 'date-time' }),
    contentLanguages: Type.Array(Type.String()),
    sender: Type.Object({ id: Type.String(), name: Type.String() }),
  },
  'Header of the message.',
);

const Link = Type.Object({ rel: Type.String(), urn: Type.String() });

const Component = open(
  {
    id: Type.String(),
    name: Type.String(),
    values: Type.Array(
      Type.Object({ id: Type.Optional(Type.String()), name: Type.Optional(Type.String()), value: Type.Optional(Type.String()) }),
      {
        description:
          'The different values. Data sets refer to a value by its position in this list. Codes have `id` and `name`, and other values have `value`.',
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
    validTo: Type.Optional(text('Last day of the vintage, if the request selects several.')),
    links: Type.Array(Link),
    series: Type.Unsafe({
      type: 'object',
      description: 'The series. A key has the position of a code for each dimension: `0:3:1`.',
      additionalProperties: Type.Object({
        attributes: Type.Array(place('Position of an attribute value.')),
        observations: Type.Unsafe({
          type: 'object',
          description:
            'The observations. A key is the position of the period. An observation is a list of the value and the positions of attribute values.',
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
  'Dimensions and attributes of the data sets.',
);

const artefact = (inner: Record<string, TSchema>, description: string): TSchema =>
  open({ id: Type.String(), agencyID: Type.String(), version: Type.String(), ...inner }, description);
const named = (description: string, inner: Record<string, TSchema> = {}): TSchema =>
  artefact({ name: Type.String(), ...inner }, description);
const Item = open({ id: Type.String(), name: Type.String() }, 'An item in a list, such as a code.');
/** A list. It is absent if it would be empty. */
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
      dataConstraints: some(artefact({}, 'The codes and periods for which a dataflow has data.')),
      dataflows: some(named('A dataflow.', { structure: text('URN of the data structure of the dataflow.') })),
      dataStructures: some(artefact({}, 'A data structure definition.')),
    }),
    references: Type.Optional(
      Type.Unsafe({
        type: 'object',
        additionalProperties: named('A dataflow.'),
        description: 'Dataflows by URN, as in the ABS Data API.',
      }),
    ),
  },
  { description: 'A structure message.' },
);

/** The schemas, by media type without parameters. */
export const SDMX_JSON: Readonly<Record<string, TSchema>> = {
  'application/vnd.sdmx.data+json': Data,
  'application/vnd.sdmx.structure+json': Structures,
};
