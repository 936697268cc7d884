/** The addresses of SDMX 2.1 and 3.0, and of the ABS dataflows at the paths of its Data API. */
import { Type } from 'typebox';
import {
  SDMX_AVAILABILITY_QUERY,
  SDMX_COMPONENTS,
  SDMX_DATA_QUERY,
  SDMX_SCHEMA_QUERY,
  SDMX_STRUCTURE_QUERY,
} from '../../../queries/dialects/sdmx/parameters.ts';
import { SDMX_ARTEFACTS } from '../../../queries/dialects/sdmx/read-structures.ts';
import type { Parameter, Reply } from '../../base/endpoint.ts';
import { described, path } from '../../describe/parameters.ts';
import { SDMX_BASES } from '../../errors/sdmx-error.ts';
import { FORM_TYPES } from '../../request/sdmx-form.ts';
import { type Plain, reply, typeOf } from './plain-kinds.ts';

const NO_ROOM = 'If the result is too large for one message, the response is 422.';

/** Distinct media types without their parameters. */
const distinct = (types: readonly string[]): readonly string[] => [...new Set(types.map(typeOf))];
const SDMX_DATA: Reply = reply(
  'Data in the format that `format` or the Accept header selects.',
  'application/xml',
  distinct([
    FORM_TYPES.data({ kind: 'generic' }),
    FORM_TYPES.data({ kind: 'specific', version: '2.1' }),
    FORM_TYPES.data({ kind: 'specific', version: '3.0' }),
    FORM_TYPES.data({ kind: 'json' }),
    FORM_TYPES.data({ kind: 'csv', version: '2.0', labels: 'id' }),
  ]),
);
const SDMX_STRUCTURE: Reply = reply(
  'Structures in the format that `format` or the Accept header selects.',
  'application/xml',
  distinct([FORM_TYPES.structure('2.1'), FORM_TYPES.structure('3.0'), FORM_TYPES.structure('json')]),
);

const FLOW = path('flow', 'Id of the dataflow, or its agency, id and version: `SERIES`, `RBA_G1`, `WPI`, `ABS,WPI,1.2.0`.', 'SERIES');
const KEY = path('key', '`all`, or codes separated by dots, one for each dimension. `+` joins codes. Empty means any code.', '.AU_CPI_YOY');
const AGENCY = path('agency', '`WATTLE`, `ABS` or `all`.', 'all');
const VERSION = path('version', 'Version number, or `latest` or `+` for the latest version.', 'latest');
const ARTEFACT: Parameter = {
  ...path('artefact', 'Kind of structure.', 'dataflow'),
  schema: Type.Unsafe({ type: 'string', enum: [...SDMX_ARTEFACTS] }),
};
const COMPONENT = path('component', '`all`, or ids of dimensions joined with `+`.', 'all');
const ID = path('id', 'Id of the artefact, or `all`.', 'all');

function schemaAddress(base: keyof typeof SDMX_BASES, flow: 'SERIES' | 'WPI'): Plain {
  const { name, version } = SDMX_BASES[base];
  return {
    id: `${name}Schema`,
    path: `${base}/schema/{context}/{agency}/{id}/{version}`,
    summary: `SDMX ${version}: get the schema of a dataflow`,
    description: 'A structure message with the data structure of a dataflow and its codelists. There is no XML Schema.',
    parameters: [
      {
        ...path('context', 'Kind of structure that `id` names.', 'dataflow'),
        schema: Type.Unsafe<string>({ type: 'string', enum: ['dataflow', 'datastructure'] }),
      },
      ...[{ ...AGENCY, example: 'all' }, { ...ID, example: flow }, VERSION, ...described(SDMX_SCHEMA_QUERY)],
    ],
    replies: [SDMX_STRUCTURE],
    example: `${base}/schema/dataflow/all/${flow}/latest`,
  };
}

const OLDER: readonly Plain[] = (['/sdmx/2.1', '/abs/rest'] as const).flatMap((base): Plain[] => {
  const isAbs = base === '/abs/rest';
  const id = SDMX_BASES[base].name;
  const whose = isAbs
    ? 'the ABS dataflows, at the paths of the ABS Data API'
    : 'the canonical series, the ABS dataflows and the RBA and APRA datasets';
  return [
    {
      id: `${id}Data`,
      path: `${base}/data/{flow}/{key}`,
      summary: `SDMX 2.1: get data${isAbs ? ' of the ABS' : ''}`,
      description: `Data from ${whose}. ${NO_ROOM}`,
      parameters: [isAbs ? { ...FLOW, example: 'WPI' } : FLOW, isAbs ? { ...KEY, example: 'all' } : KEY, ...described(SDMX_DATA_QUERY)],
      replies: [SDMX_DATA],
      example: isAbs ? '/abs/rest/data/WPI/all?lastNObservations=1' : '/sdmx/2.1/data/SERIES/.AU_CPI_YOY?startPeriod=2024',
    },
    {
      id: `${id}Structure`,
      path: `${base}/{artefact}/{agency}/{id}/{version}`,
      summary: `SDMX 2.1: get structures${isAbs ? ' of the ABS' : ''}`,
      description: `Dataflows, structures, codelists, concepts and agencies for ${whose}.`,
      parameters: [ARTEFACT, AGENCY, ID, VERSION, ...described(SDMX_STRUCTURE_QUERY)],
      replies: [SDMX_STRUCTURE],
      example: `${base}/dataflow/all/all/latest`,
    },
    {
      id: `${id}Availability`,
      path: `${base}/availableconstraint/{flow}/{key}/all/{component}`,
      summary: `SDMX 2.1: get available codes${isAbs ? ' of the ABS' : ''}`,
      description: `A constraint with the codes in each dimension that have data for this key, and the range of dates. ${NO_ROOM}`,
      parameters: [
        ...[isAbs ? { ...FLOW, example: 'WPI' } : FLOW, isAbs ? { ...KEY, example: 'all' } : KEY, COMPONENT],
        ...described(SDMX_AVAILABILITY_QUERY),
      ],
      replies: [SDMX_STRUCTURE],
      example: isAbs ? '/abs/rest/availableconstraint/WPI/all/all/all' : '/sdmx/2.1/availableconstraint/SERIES/.AU_CPI_YOY/all/all',
    },
    schemaAddress(base, isAbs ? 'WPI' : 'SERIES'),
  ];
});

export const SDMX_ADDRESSES: readonly Plain[] = [
  ...OLDER,
  schemaAddress('/sdmx/3.0', 'SERIES'),
  {
    id: 'sdmx30Data',
    path: '/sdmx/3.0/data/dataflow/{agency}/{flow}/{version}/{key}',
    summary: 'SDMX 3.0: get data',
    description: `Data from the canonical series, the ABS dataflows and the RBA and APRA datasets. Filter by a dimension like this: \`c[FREQ]=Q\`. ${NO_ROOM}`,
    parameters: [
      ...[{ ...AGENCY, example: 'WATTLE' }, { ...FLOW, description: 'Dataflow id: `SERIES`.' }, { ...VERSION, example: '+' }, KEY],
      ...described([...SDMX_DATA_QUERY, ...SDMX_COMPONENTS]),
    ],
    replies: [SDMX_DATA],
    example: '/sdmx/3.0/data/dataflow/WATTLE/SERIES/+/.AU_CPI_YOY?lastNObservations=4',
  },
  {
    id: 'sdmx30Availability',
    path: '/sdmx/3.0/availability/dataflow/{agency}/{flow}/{version}/{key}/{component}',
    summary: 'SDMX 3.0: get available codes',
    description: `A constraint with the codes in each dimension that have data for this key, and the range of dates. ${NO_ROOM}`,
    parameters: [
      ...[{ ...AGENCY, example: 'WATTLE' }, { ...FLOW, description: 'Dataflow id: `SERIES`.' }, { ...VERSION, example: '+' }, KEY],
      ...[COMPONENT, ...described([...SDMX_AVAILABILITY_QUERY, ...SDMX_COMPONENTS])],
    ],
    replies: [SDMX_STRUCTURE],
    example: '/sdmx/3.0/availability/dataflow/WATTLE/SERIES/+/.AU_CPI_YOY/all',
  },
  {
    id: 'sdmx30Structure',
    path: '/sdmx/3.0/structure/{artefact}/{agency}/{id}/{version}',
    summary: 'SDMX 3.0: get structures',
    description: 'Dataflows, structures, codelists, concepts and agencies.',
    parameters: [ARTEFACT, AGENCY, ID, VERSION, ...described(SDMX_STRUCTURE_QUERY)],
    replies: [SDMX_STRUCTURE],
    example: '/sdmx/3.0/structure/dataflow/all/all/+',
  },
];
