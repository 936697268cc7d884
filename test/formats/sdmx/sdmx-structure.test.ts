import { describe, expect, it } from 'vitest';
import { decodeSdmxStructure } from '../../../src/formats/sdmx/sdmx-structure.ts';

type Node = Record<string, unknown>;
const bytes = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value));
const identity = (id: string, version = '1.0.0'): Node => ({
  id,
  version,
  agencyID: 'ABS',
  name: `Name of ${id}`,
  names: { en: `Name of ${id}` },
});
const codelistUrn = (id: string): string => `urn:sdmx:org.sdmx.infomodel.codelist.Codelist=ABS:${id}(1.0.0)`;
const conceptUrn = (id: string): string => `urn:sdmx:org.sdmx.infomodel.conceptscheme.Concept=ABS:CS_PRICES(1.0.0).${id}`;

// The weights of the consumer price index: dimensions out of order, and one code list found through the concept. Codes as published.
const DATA = {
  dataStructures: [
    {
      ...identity('CPI_WEIGHTS'),
      dataStructureComponents: {
        dimensionList: {
          id: 'DimensionDescriptor',
          dimensions: [
            { id: 'FREQ', position: 3, conceptIdentity: conceptUrn('FREQ') },
            {
              id: 'MEASURE',
              position: 0,
              conceptIdentity: conceptUrn('MEASURE'),
              localRepresentation: { enumeration: codelistUrn('CL_CPI_WEIGHTS_MEASURES') },
            },
            { id: 'REGION', position: 2, localRepresentation: { enumeration: codelistUrn('CL_ELSEWHERE') } },
            {
              id: 'INDEX',
              position: 1,
              conceptIdentity: conceptUrn('INDEX'),
              localRepresentation: { enumeration: codelistUrn('CL_CPI_WEIGHTS_INDEX') },
            },
          ],
          timeDimensions: [{ id: 'TIME_PERIOD', position: 4, localRepresentation: { format: { dataType: 'ObservationalTimePeriod' } } }],
        },
      },
    },
  ],
  codelists: [
    {
      ...identity('CL_CPI_WEIGHTS_INDEX'),
      codes: [
        { id: '10001', name: 'All groups CPI' },
        { id: '20001', names: { en: 'Food and non-alcoholic beverages' }, parent: '10001' },
        { id: '30002', name: 'Bread and cereal products', parent: '20001' },
      ],
    },
    { ...identity('CL_CPI_WEIGHTS_MEASURES'), codes: [{ id: '1', name: 'Percentage contribution to the All groups CPI' }] },
    { ...identity('CL_FREQ'), codes: [{ id: 'Q', name: 'Quarterly' }] },
  ],
  conceptSchemes: [
    {
      ...identity('CS_PRICES'),
      concepts: [
        { id: 'INDEX', name: 'Index' },
        { id: 'MEASURE', names: { fr: 'Mesure' } },
        { id: 'FREQ', name: 'Frequency', coreRepresentation: { enumeration: codelistUrn('CL_FREQ') } },
      ],
    },
  ],
};

describe('decodeSdmxStructure', () => {
  it('resolves each dimension to its label and codes, in the order of the key', () => {
    const { dataStructures, codelists, dataflows } = decodeSdmxStructure(bytes({ data: DATA, meta: { schema: '1.0' } }));
    expect(dataflows).toEqual([]);
    expect(codelists.map((list) => [list.id, list.name, list.values.length])).toEqual([
      ['CL_CPI_WEIGHTS_INDEX', 'Name of CL_CPI_WEIGHTS_INDEX', 3],
      ['CL_CPI_WEIGHTS_MEASURES', 'Name of CL_CPI_WEIGHTS_MEASURES', 1],
      ['CL_FREQ', 'Name of CL_FREQ', 1],
    ]);
    expect(dataStructures).toEqual([
      {
        agency: 'ABS',
        id: 'CPI_WEIGHTS',
        version: '1.0.0',
        name: 'Name of CPI_WEIGHTS',
        dimensions: [
          { id: 'MEASURE', label: 'Mesure', values: [{ code: '1', label: 'Percentage contribution to the All groups CPI' }] },
          {
            id: 'INDEX',
            label: 'Index',
            values: [
              { code: '10001', label: 'All groups CPI' },
              { code: '20001', label: 'Food and non-alcoholic beverages', parent: '10001' },
              { code: '30002', label: 'Bread and cereal products', parent: '20001' },
            ],
          },
          { id: 'REGION', label: 'REGION', values: [] },
          { id: 'FREQ', label: 'Frequency', values: [{ code: 'Q', label: 'Quarterly' }] },
        ],
      },
    ]);
  });

  it('reads a document without the data wrapper the same way', () => {
    expect(decodeSdmxStructure(bytes(DATA))).toEqual(decodeSdmxStructure(bytes({ data: DATA })));
  });

  it('lists dataflows, in full and as stubs', () => {
    const full = {
      ...identity('CPI', '2.0.0'),
      description: 'Prices',
      structure: 'urn:sdmx:org.sdmx.infomodel.datastructure.DataStructure=ABS:CPI(2.0.0)',
    };
    const stub = { id: 'LF', version: '1.0.0', agencyID: 'ABS', isExternalReference: true, names: { en: 'Labour Force' } };
    expect(decodeSdmxStructure(bytes({ data: { dataflows: [full, stub] } })).dataflows).toEqual([
      {
        agency: 'ABS',
        id: 'CPI',
        version: '2.0.0',
        name: 'Name of CPI',
        description: 'Prices',
        structure: { agency: 'ABS', id: 'CPI', version: '2.0.0' },
      },
      { agency: 'ABS', id: 'LF', version: '1.0.0', name: 'Labour Force', description: null, structure: null },
    ]);
  });

  it('reads a structure that is a stub', () => {
    expect(decodeSdmxStructure(bytes({ data: { dataStructures: [identity('X')] } })).dataStructures[0]?.dimensions).toEqual([]);
  });

  it.each<[string, Node, string]>([
    ['without any list', { data: { categorySchemes: [] } }, 'data'],
    ['a list of the wrong type', { data: { dataflows: {} } }, 'data.dataflows'],
    ['a dataflow without id', { data: { dataflows: [{ agencyID: 'ABS' }] } }, 'data.dataflows[0].id'],
    ['a dataflow without agency', { data: { dataflows: [{ id: 'CPI' }] } }, 'data.dataflows[0].agencyID'],
    ['a version that is a list', { data: { dataflows: [{ ...identity('CPI'), version: [] }] } }, 'data.dataflows[0].version'],
    [
      'a reference that is not a URN',
      { data: { dataflows: [{ ...identity('CPI'), structure: 'ABS:CPI' }] } },
      'data.dataflows[0].structure',
    ],
    ['a codelist that occurs twice', { data: { codelists: [identity('CL'), identity('CL')] } }, 'data.codelists'],
    ['a code without id', { data: { codelists: [{ ...identity('CL'), codes: [{ name: 'x' }] }] } }, 'data.codelists[0].codes[0].id'],
    [
      'a structure without dimensions',
      { data: { dataStructures: [{ ...identity('X'), dataStructureComponents: {} }] } },
      'data.dataStructures[0].dataStructureComponents.dimensionList',
    ],
  ])('refuses %s, with the path', (_what, document, column) => {
    expect(() => decodeSdmxStructure(bytes(document))).toThrow(
      expect.objectContaining({ code: 'PARSE_LAYOUT', at: expect.objectContaining({ column }) }),
    );
  });

  it('refuses text that is not JSON', () => {
    expect(() => decodeSdmxStructure(Buffer.from('<?xml version="1.0"?><mes:Structure/>'))).toThrow(
      expect.objectContaining({ code: 'PARSE_LAYOUT' }),
    );
  });
});
