/**
 * Simulates building approvals by council. As at the ABS, each financial year has a separate dataflow. Only a few councils are included.
 */
import type { TimeSeriesDataset } from '../../src/core/define-dataset.ts';
import { STATES } from '../../src/core/places/geography.ts';
import { seedOf, syntheticValue } from '../synthetic.ts';
import { publishedPeriods, yearsAt } from '../timeline.ts';
import { type Flow, type FlowCode, type FlowSeries, writeData } from './wire.ts';

const FIRST_EDITION = 2021;
const PREFIX = 'BA_LGA';

export const isOfCouncils = (flowId: string): boolean => flowId.startsWith(PREFIX);

const code = (id: string, name: string): FlowCode => ({ id, name });

const COUNCILS: readonly FlowCode[] = [
  code('10050', 'Albury'),
  code('10750', 'Blacktown'),
  code('11570', 'Canterbury-Bankstown'),
  code('11650', 'Central Coast (NSW)'),
  code('15750', 'Narrabri'),
  code('17200', 'Sydney'),
  code('20570', 'Ballarat'),
  code('21610', 'Casey'),
  code('22620', 'Greater Bendigo'),
  code('22750', 'Greater Geelong'),
  code('24600', 'Melbourne'),
  code('27260', 'Wyndham'),
  code('31000', 'Brisbane'),
  code('33430', 'Gold Coast'),
  code('36250', 'Redland'),
  code('36910', 'Toowoomba'),
  code('40070', 'Adelaide'),
  code('45340', 'Onkaparinga'),
  code('46450', 'Port Lincoln'),
  code('51820', 'Cockburn'),
  code('57080', 'Perth'),
  code('60810', 'Central Coast (Tas.)'),
  code('62810', 'Hobart'),
  code('64010', 'Launceston'),
  code('70200', 'Alice Springs'),
  code('71000', 'Darwin'),
  code('89399', 'Unincorporated ACT'),
];

const MEASURES = [code('1', 'Number of dwelling units'), code('2', 'Value of building jobs'), code('3', 'Number of building jobs')];
const SECTORS = [code('1', 'Private Sector'), code('5', 'Public Sector'), code('9', 'Total Sectors')];
const BUILDINGS = [
  code('100', 'Total Residential'),
  code('110', 'Houses'),
  code('120', 'Semi-detached, row or terrace houses, townhouses - Total'),
  code('130', 'Apartments - Total'),
  code('150', 'Total Other Residential'),
];
/**
 * Codes for the building types that make up all residential building. Code 150, `Total Other Residential`, is the total without houses
 * (110).
 */
const PARTS = ['110', '120', '130'];

/** Returns the dataflows for all financial years that have begun by `now`. The latest may not have values yet. */
export function councilFlows(now: number): Flow[] {
  const today = new Date(now);
  const newest = today.getUTCFullYear() - (today.getUTCMonth() >= 6 ? 0 : 1);
  return Array.from({ length: newest - FIRST_EDITION + 1 }, (_, i) => flowOf(FIRST_EDITION + i));
}

const flowOf = (vintage: number): Flow => ({
  id: `${PREFIX}${vintage}`,
  name: `Building Approvals by Local Government Area (LGA ${vintage})`,
  dimensions: [
    { id: 'MEASURE', name: 'Measure', codes: MEASURES },
    { id: 'SECTOR', name: 'Sector', codes: SECTORS },
    { id: 'WORK_TYPE', name: 'Type of work', codes: [code('TOT', 'Total (Type of work)')] },
    { id: 'BUILDING_TYPE', name: 'Type of building', codes: BUILDINGS },
    {
      id: 'REGION_TYPE',
      name: 'Geography Level',
      codes: [code('AUS', 'Australia'), code('STE', 'States and Territories'), code(`LGA${vintage}`, `${vintage} Local Government Areas`)],
    },
    { id: 'REGION', name: 'Region', codes: regions() },
    { id: 'FREQ', name: 'Frequency', codes: [code('M', 'Monthly')] },
  ],
});

const regions = (): FlowCode[] => [
  code('AUS', 'Australia'),
  ...STATES.filter((s) => s.iso !== null).map((s) => code(s.code, s.name)),
  ...COUNCILS,
];

/** Returns a council dataflow's response for a key. Returns null for another dataflow, or if no series matches. */
export function councilAnswer(
  dataset: TimeSeriesDataset,
  flowId: string,
  wanted: readonly (readonly string[])[],
  now: number,
  preparedAt: number,
): Uint8Array | null {
  const flow = councilFlows(now).find((one) => one.id === flowId);
  if (!flow || (wanted.length > 0 && wanted.length !== flow.dimensions.length)) return null;
  const vintage = Number(flowId.slice(PREFIX.length));
  const months = publishedPeriods('M', dataset, now, 120).filter((t) => t >= vintage * 12 + 6 && t < vintage * 12 + 18);
  if (months.length === 0) return null;
  const series = keysOf(vintage)
    .filter((key) => key.every((one, i) => (wanted[i] ?? []).length === 0 || wanted[i]?.includes(one)))
    .map((key) => councilSeries(key, months));
  return series.length === 0 ? null : writeData(flow, series, preparedAt);
}

function keysOf(vintage: number): string[][] {
  const level = (region: string): string => (region === 'AUS' ? 'AUS' : region.length === 1 ? 'STE' : `LGA${vintage}`);
  return MEASURES.flatMap((measure) =>
    SECTORS.flatMap((sector) =>
      BUILDINGS.flatMap((building) =>
        regions().map((region) => [measure.id, sector.id, 'TOT', building.id, level(region.id), region.id, 'M']),
      ),
    ),
  );
}

function councilSeries(codes: readonly string[], months: readonly number[]): FlowSeries {
  const [measure = '', sector = '', , building = '', , region = ''] = codes;
  const isValue = measure === '2';
  return {
    codes,
    unit: isValue ? code('AUD', 'Australian Dollars') : code('NUM', 'Number'),
    multiplier: isValue ? 3 : 0,
    basePeriod: null,
    observations: months.map((t) => ({
      period: { freq: 'M', t },
      value: sumOf(measure, sector, building, region, t),
      status: null,
    })),
  };
}

/** Returns the sum over the councils, sectors and building types that the codes include. */
function sumOf(measure: string, sector: string, building: string, region: string, t: number): number {
  const councils = region.length === 5 ? [region] : COUNCILS.map((one) => one.id).filter((id) => region === 'AUS' || id.startsWith(region));
  const sectors = sector === '9' ? ['1', '5'] : [sector];
  const buildings = building === '100' ? PARTS : building === '150' ? PARTS.slice(1) : [building];
  let sum = 0;
  for (const council of councils) for (const one of sectors) for (const kind of buildings) sum += approved(measure, one, kind, council, t);
  return sum;
}

function approved(measure: string, sector: string, building: string, council: string, t: number): number {
  const level = (sector === '5' ? 2 : 40) * (building === '110' ? 1 : 0.4);
  const dwellings = syntheticValue(seedOf(`${council}.${sector}.${building}`), yearsAt('M', t), {
    unit: 'Number',
    level,
    spread: 0.5,
    growth: 0.01,
    decimals: 0,
  });
  if (measure === '1') return dwellings;
  return measure === '2' ? dwellings * 430 : Math.ceil(dwellings / (building === '110' ? 1 : 4));
}
