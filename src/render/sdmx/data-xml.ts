/** Writes data as SDMX-ML. Generic data (2.1) can be read without a structure. Structure-specific data exist in 2.1 and 3.0. */
import { at } from '../../core/assert.ts';
import type { SdmxData, SdmxDataSet, SdmxFlow, SdmxObservation, SdmxSeries } from '../../queries/dialects/sdmx/message.ts';
import { grouped } from './grouped.ts';
import { escaped, headerElement, namespace, type SdmxVersion, urnOf } from './xml.ts';

const validity = ({ validFrom, validTo }: SdmxDataSet, prefix = ''): string =>
  `${validFrom === null ? '' : ` ${prefix}validFromDate="${validFrom}"`}${validTo === null ? '' : ` ${prefix}validToDate="${validTo}"`}`;

/**
 * Describes whether the data are current, and how vintage dates are known. This is in a footer, because few clients support annotations.
 */
function footer({ staleReason, dataSets }: SdmxData, version: SdmxVersion): string {
  const notes = [...new Set(dataSets.flatMap(({ note }) => note() ?? []))];
  const words = [...(staleReason === null ? [] : [staleReason]), ...(notes.length === 0 ? [] : [`${notes.join('; ')}.`])];
  if (words.length === 0) return '';
  const severity = staleReason === null ? 'Information' : 'Warning';
  return `<foot:Footer xmlns:foot="${namespace(version, 'message/footer')}"><foot:Message code="110" severity="${severity}"><com:Text xml:lang="en">${escaped(words.join(' '))}</com:Text></foot:Message></foot:Footer>`;
}

const levelOf = ({ isFlat }: SdmxData): string => (isFlat ? 'AllDimensions' : 'TIME_PERIOD');

export async function* renderGenericXml(data: SdmxData): AsyncGenerator<string> {
  const { flow, prepared, isFlat } = data;
  const written = isFlat ? genericFlat : genericSeries;
  const structure = `<mes:Structure structureID="${flow.id}" dimensionAtObservation="${levelOf(data)}"><com:Structure><Ref agencyID="${flow.agency}" id="${flow.id}" version="${flow.version}"/></com:Structure></mes:Structure>`;
  yield '<?xml version="1.0" encoding="UTF-8"?>\n';
  yield `<mes:GenericData xmlns:mes="${namespace('2.1', 'message')}" xmlns:gen="${namespace('2.1', 'data/generic')}" xmlns:com="${namespace('2.1', 'common')}">`;
  yield headerElement(prepared, structure);
  yield* eachSet(data, (set) => `<mes:DataSet structureRef="${flow.id}" action="Information"${validity(set)}>`, written);
  yield `${footer(data, '2.1')}</mes:GenericData>\n`;
}

type Written = (flow: SdmxFlow, series: SdmxSeries) => Iterable<string>;

async function* eachSet({ flow, dataSets }: SdmxData, head: (set: SdmxDataSet) => string, written: Written): AsyncGenerator<string> {
  for (const set of dataSets) {
    let isOpen = false;
    for await (const series of set.series()) {
      if (!isOpen) yield head(set);
      isOpen = true;
      yield* written(flow, series);
    }
    if (isOpen) yield '</mes:DataSet>';
  }
}

const eachOf = (observations: readonly SdmxObservation[], written: (one: SdmxObservation) => string): Iterable<string> =>
  grouped(observations, (group) => group.map((one) => written(one)).join(''));

const genericValue = (id: string, value: string): string => `<gen:Value id="${id}" value="${escaped(value)}"/>`;

function* genericSeries(flow: SdmxFlow, { codes, attributes, observations }: SdmxSeries): Generator<string> {
  const key = flow.dimensions.map(({ id }, i) => genericValue(id, at(codes, i))).join('');
  const reported = Object.entries(attributes)
    .map(([id, value]) => genericValue(id, value))
    .join('');
  yield `<gen:Series><gen:SeriesKey>${key}</gen:SeriesKey>${reported === '' ? '' : `<gen:Attributes>${reported}</gen:Attributes>`}`;
  yield* eachOf(observations, genericObservation);
  yield '</gen:Series>';
}

const genericObservation = ({ period, value, status }: SdmxObservation): string =>
  `<gen:Obs><gen:ObsDimension value="${period}"/>${value === null ? '' : `<gen:ObsValue value="${value}"/>`}${status === null ? '' : `<gen:Attributes>${genericValue('OBS_STATUS', status)}</gen:Attributes>`}</gen:Obs>`;

/** Writes each observation with the key and the attributes of its series. */
function* genericFlat(flow: SdmxFlow, { codes, attributes, observations }: SdmxSeries): Generator<string> {
  const key = flow.dimensions.map(({ id }, i) => genericValue(id, at(codes, i))).join('');
  yield* eachOf(observations, ({ period, value, status }) => {
    const reported = Object.entries({ ...attributes, ...(status === null ? {} : { OBS_STATUS: status }) })
      .map(([id, text]) => genericValue(id, text))
      .join('');
    return `<gen:Obs><gen:ObsKey>${key}${genericValue('TIME_PERIOD', period)}</gen:ObsKey>${value === null ? '' : `<gen:ObsValue value="${value}"/>`}${reported === '' ? '' : `<gen:Attributes>${reported}</gen:Attributes>`}</gen:Obs>`;
  });
}

export async function* renderSpecificXml(data: SdmxData, version: SdmxVersion): AsyncGenerator<string> {
  const { flow, prepared, isFlat } = data;
  const written = isFlat ? specificFlat : specificSeries;
  const own = `${urnOf('datastructure.DataStructure', flow)}:ObsLevelDim:${levelOf(data)}`;
  const usage =
    version === '2.1'
      ? `<com:Structure><Ref agencyID="${flow.agency}" id="${flow.id}" version="${flow.version}"/></com:Structure>`
      : `<com:Structure>${urnOf('datastructure.DataStructure', flow)}</com:Structure>`;
  const structure = `<mes:Structure structureID="${flow.id}" namespace="${own}" dimensionAtObservation="${levelOf(data)}">${usage}</mes:Structure>`;
  yield '<?xml version="1.0" encoding="UTF-8"?>\n';
  yield `<mes:StructureSpecificData xmlns:mes="${namespace(version, 'message')}" xmlns:ss="${namespace(version, 'data/structurespecific')}" xmlns:com="${namespace(version, 'common')}" xmlns:own="${own}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">`;
  yield headerElement(prepared, structure);
  const head = (set: SdmxDataSet): string =>
    `<mes:DataSet ss:structureRef="${flow.id}" xsi:type="own:DataSetType" ss:dataScope="DataStructure" ss:action="Information"${validity(set, 'ss:')}>`;
  yield* eachSet(data, head, written);
  yield `${footer(data, version)}</mes:StructureSpecificData>\n`;
}

function specificMembers(flow: SdmxFlow, { codes, attributes }: SdmxSeries): string {
  const members = [...flow.dimensions.map(({ id }, i) => [id, at(codes, i)] as const), ...Object.entries(attributes)];
  return members.map(([id, value]) => ` ${id}="${escaped(value)}"`).join('');
}

function* specificSeries(flow: SdmxFlow, series: SdmxSeries): Generator<string> {
  yield `<Series${specificMembers(flow, series)}>`;
  yield* eachOf(series.observations, (one) => specificObservation(one));
  yield '</Series>';
}

/** Writes each observation with the key and the attributes of its series. */
function* specificFlat(flow: SdmxFlow, series: SdmxSeries): Generator<string> {
  const members = specificMembers(flow, series);
  yield* eachOf(series.observations, (one) => specificObservation(one, members));
}

const specificObservation = ({ period, value, status }: SdmxObservation, members = ''): string =>
  `<Obs${members} TIME_PERIOD="${period}"${value === null ? '' : ` OBS_VALUE="${value}"`}${status === null ? '' : ` OBS_STATUS="${status}"`}/>`;
