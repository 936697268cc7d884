/** Writes flows, structures, codelists and concepts as SDMX-ML. References are elements in 2.1 and URNs in 3.0. */
import type {
  SdmxAttribute,
  SdmxCodelist,
  SdmxConstraint,
  SdmxDimension,
  SdmxFlow,
  SdmxFlowName,
  SdmxMaintained,
  SdmxStructures,
} from '../../queries/dialects/sdmx/message.ts';
import { conceptsOf, escaped, headerElement, nameElement, namespace, type SdmxVersion, urnOf } from './xml.ts';

const identity = ({ agency, id, version }: SdmxMaintained): string => `id="${escaped(id)}" agencyID="${agency}" version="${version}"`;

export function renderStructureXml(
  { prepared, flows, structures, codelists, concepts, agencies, constraints }: SdmxStructures,
  version: SdmxVersion,
): string {
  const writer = version === '2.1' ? ELEMENTS : URNS;
  const part = (name: string, items: readonly string[]): string =>
    items.length === 0 ? '' : `<str:${name}>${items.join('')}</str:${name}>`;
  const schemes = agencies.length === 0 ? [] : [agencyScheme(agencies, version)];
  const parts =
    version === '2.1'
      ? [
          part('OrganisationSchemes', schemes),
          part('Dataflows', flows.map(writer.dataflow)),
          part('Codelists', codelists.map(writer.codelist)),
          part('Concepts', concepts.map(conceptScheme)),
          part('DataStructures', structures.map(writer.dataStructure)),
          part('Constraints', constraints.map(writer.constraint)),
        ]
      : [
          part('AgencySchemes', schemes),
          part('Codelists', codelists.map(writer.codelist)),
          part('ConceptSchemes', concepts.map(conceptScheme)),
          part('DataConstraints', constraints.map(writer.constraint)),
          part('Dataflows', flows.map(writer.dataflow)),
          part('DataStructures', structures.map(writer.dataStructure)),
        ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<mes:Structure xmlns:mes="${namespace(version, 'message')}" xmlns:str="${namespace(version, 'structure')}" xmlns:com="${namespace(version, 'common')}">`,
    headerElement(prepared),
    `<mes:Structures>${parts.join('')}</mes:Structures></mes:Structure>\n`,
  ].join('');
}

/** Writes the agency scheme, which the agency SDMX maintains. Its version is always 1.0. SDMX 3.0 omits the version. */
const agencyScheme = (agencies: SdmxStructures['agencies'], version: SdmxVersion): string =>
  `<str:AgencyScheme id="AGENCIES" agencyID="SDMX"${version === '2.1' ? ' version="1.0"' : ''}>${nameElement('Agencies')}${agencies
    .map(({ id, name }) => `<str:Agency id="${id}">${nameElement(name)}</str:Agency>`)
    .join('')}</str:AgencyScheme>`;

function conceptScheme(flow: SdmxFlow): string {
  const concepts = [
    ...flow.dimensions,
    { id: 'TIME_PERIOD', name: 'Time period' },
    { id: 'OBS_VALUE', name: 'Observation value' },
    ...flow.attributes,
  ];
  const items = concepts.map(({ id, name }) => `<str:Concept id="${id}">${nameElement(name)}</str:Concept>`).join('');
  const scheme = conceptsOf(flow);
  return `<str:ConceptScheme ${identity(scheme)}>${nameElement(scheme.name)}${items}</str:ConceptScheme>`;
}

const codelistWith =
  (parentOf: (id: string) => string) =>
  (list: SdmxCodelist): string =>
    `<str:Codelist ${identity(list)}>${nameElement(list.name)}${list.codes
      .map(
        ({ id, name, parent }) =>
          `<str:Code id="${escaped(id)}">${nameElement(name === '' ? id : name)}${parent === undefined ? '' : `<str:Parent>${parentOf(parent)}</str:Parent>`}</str:Code>`,
      )
      .join('')}</str:Codelist>`;

/**
 * Writes the codes and the range of days that have data.
 * @param prefix prefix of the elements. It depends on the SDMX version
 */
function cubeRegion({ values, days }: SdmxConstraint, prefix: 'com' | 'str'): string {
  const keyValue = (id: string, content: string): string => `<${prefix}:KeyValue id="${id}">${content}</${prefix}:KeyValue>`;
  const codes = (own: readonly string[]): string => own.map((code) => `<${prefix}:Value>${escaped(code)}</${prefix}:Value>`).join('');
  // Bounds are inclusive by default. The attribute states this explicitly.
  const bound = (which: 'StartPeriod' | 'EndPeriod', day: string): string =>
    `<${prefix}:${which} isInclusive="true">${day}</${prefix}:${which}>`;
  const range =
    days === null
      ? ''
      : keyValue(
          'TIME_PERIOD',
          `<${prefix}:TimeRange>${bound('StartPeriod', days.first)}${bound('EndPeriod', days.last)}</${prefix}:TimeRange>`,
        );
  return `<str:CubeRegion include="true">${values.map((one) => keyValue(one.id, codes(one.codes))).join('')}${range}</str:CubeRegion>`;
}

const described = (description: string): string =>
  description === '' ? '' : `<com:Description xml:lang="en">${escaped(description)}</com:Description>`;

const conceptRef = (flow: SdmxFlow, id: string): string =>
  `<str:ConceptIdentity><Ref id="${id}" maintainableParentID="${conceptsOf(flow).id}" maintainableParentVersion="${flow.version}" agencyID="${flow.agency}" package="conceptscheme" class="Concept"/></str:ConceptIdentity>`;

const codelistRef = ({ id, version, agency }: SdmxCodelist): string =>
  `<str:LocalRepresentation><str:Enumeration><Ref id="${id}" version="${version}" agencyID="${agency}" package="codelist" class="Codelist"/></str:Enumeration></str:LocalRepresentation>`;

const TIME_FORMAT = '<str:LocalRepresentation><str:TextFormat textType="ObservationalTimePeriod"/></str:LocalRepresentation>';
const TEXT_FORMAT = '<str:LocalRepresentation><str:TextFormat textType="String"/></str:LocalRepresentation>';

const ELEMENTS = {
  dataflow: (flow: SdmxFlowName): string =>
    `<str:Dataflow ${identity(flow)}>${nameElement(flow.name)}${described(flow.description)}<str:Structure><Ref id="${flow.id}" version="${flow.version}" agencyID="${flow.agency}" package="datastructure" class="DataStructure"/></str:Structure></str:Dataflow>`,
  codelist: codelistWith((id) => `<Ref id="${escaped(id)}"/>`),
  constraint: (constraint: SdmxConstraint): string => {
    const { name, flow } = constraint;
    const attachment = `<str:ConstraintAttachment><str:Dataflow><Ref id="${flow.id}" version="${flow.version}" agencyID="${flow.agency}" package="datastructure" class="Dataflow"/></str:Dataflow></str:ConstraintAttachment>`;
    return `<str:ContentConstraint ${identity(constraint)} type="Actual">${nameElement(name)}${attachment}${cubeRegion(constraint, 'com')}</str:ContentConstraint>`;
  },
  dataStructure: (flow: SdmxFlow): string => {
    const dimension = ({ id, codelist }: SdmxDimension, i: number): string =>
      `<str:Dimension id="${id}" position="${i + 1}">${conceptRef(flow, id)}${codelistRef(codelist)}</str:Dimension>`;
    const attribute = ({ id, level, codelist }: SdmxAttribute): string => {
      const relation =
        level === 'observation'
          ? '<str:PrimaryMeasure><Ref id="OBS_VALUE"/></str:PrimaryMeasure>'
          : flow.dimensions.map((one) => `<str:Dimension><Ref id="${one.id}"/></str:Dimension>`).join('');
      return `<str:Attribute id="${id}" assignmentStatus="Conditional">${conceptRef(flow, id)}${codelist ? codelistRef(codelist) : TEXT_FORMAT}<str:AttributeRelationship>${relation}</str:AttributeRelationship></str:Attribute>`;
    };
    return [
      `<str:DataStructure ${identity(flow)}>${nameElement(flow.name)}<str:DataStructureComponents>`,
      `<str:DimensionList id="DimensionDescriptor">${flow.dimensions.map(dimension).join('')}`,
      `<str:TimeDimension id="TIME_PERIOD" position="${flow.dimensions.length + 1}">${conceptRef(flow, 'TIME_PERIOD')}${TIME_FORMAT}</str:TimeDimension></str:DimensionList>`,
      `<str:AttributeList id="AttributeDescriptor">${flow.attributes.map(attribute).join('')}</str:AttributeList>`,
      `<str:MeasureList id="MeasureDescriptor"><str:PrimaryMeasure id="OBS_VALUE">${conceptRef(flow, 'OBS_VALUE')}</str:PrimaryMeasure></str:MeasureList>`,
      '</str:DataStructureComponents></str:DataStructure>',
    ].join('');
  },
};

const conceptUrn = (flow: SdmxFlow, id: string): string =>
  `<str:ConceptIdentity>${urnOf('conceptscheme.Concept', conceptsOf(flow))}.${id}</str:ConceptIdentity>`;

const codelistUrn = (list: SdmxCodelist): string =>
  `<str:LocalRepresentation><str:Enumeration>${urnOf('codelist.Codelist', list)}</str:Enumeration></str:LocalRepresentation>`;

const URNS: typeof ELEMENTS = {
  dataflow: (flow) =>
    `<str:Dataflow ${identity(flow)}>${nameElement(flow.name)}${described(flow.description)}<str:Structure>${urnOf('datastructure.DataStructure', flow)}</str:Structure></str:Dataflow>`,
  codelist: codelistWith(escaped),
  constraint: (constraint) => {
    const { name, flow } = constraint;
    const attachment = `<str:ConstraintAttachment><str:Dataflow>${urnOf('datastructure.Dataflow', flow)}</str:Dataflow></str:ConstraintAttachment>`;
    return `<str:DataConstraint ${identity(constraint)} role="Actual">${nameElement(name)}${attachment}${cubeRegion(constraint, 'str')}</str:DataConstraint>`;
  },
  dataStructure: (flow) => {
    const dimension = ({ id, codelist }: SdmxDimension, i: number): string =>
      `<str:Dimension id="${id}" position="${i + 1}">${conceptUrn(flow, id)}${codelistUrn(codelist)}</str:Dimension>`;
    const attribute = ({ id, level, codelist }: SdmxAttribute): string => {
      const relation =
        level === 'observation' ? '<str:Observation/>' : flow.dimensions.map((one) => `<str:Dimension>${one.id}</str:Dimension>`).join('');
      return `<str:Attribute id="${id}" usage="optional">${conceptUrn(flow, id)}${codelist ? codelistUrn(codelist) : TEXT_FORMAT}<str:AttributeRelationship>${relation}</str:AttributeRelationship></str:Attribute>`;
    };
    return [
      `<str:DataStructure ${identity(flow)}>${nameElement(flow.name)}<str:DataStructureComponents>`,
      `<str:DimensionList id="DimensionDescriptor">${flow.dimensions.map(dimension).join('')}`,
      `<str:TimeDimension id="TIME_PERIOD">${conceptUrn(flow, 'TIME_PERIOD')}${TIME_FORMAT}</str:TimeDimension></str:DimensionList>`,
      `<str:AttributeList id="AttributeDescriptor">${flow.attributes.map(attribute).join('')}</str:AttributeList>`,
      `<str:MeasureList id="MeasureDescriptor"><str:Measure id="OBS_VALUE">${conceptUrn(flow, 'OBS_VALUE')}</str:Measure></str:MeasureList>`,
      '</str:DataStructureComponents></str:DataStructure>',
    ].join('');
  },
};
