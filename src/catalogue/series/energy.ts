/** Electricity and gas: prices, demand, flows between regions, rooftop solar and emissions. */
import type { TimeSeriesDataset } from '../../core/define-dataset.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import { mapRecord } from '../../core/records.ts';
import { co2eii } from '../../sources/aemo/datasets/co2eii.ts';
import { dispatch_price } from '../../sources/aemo/datasets/dispatch_price.ts';
import { dispatch_region } from '../../sources/aemo/datasets/dispatch_region.ts';
import { dwgm_price } from '../../sources/aemo/datasets/dwgm_price.ts';
import { interconnector_flows } from '../../sources/aemo/datasets/interconnector_flows.ts';
import { rooftop_pv } from '../../sources/aemo/datasets/rooftop_pv.ts';
import { sttm_price } from '../../sources/aemo/datasets/sttm_price.ts';
import { trading_price } from '../../sources/aemo/datasets/trading_price.ts';
import { wem_price } from '../../sources/aemo/datasets/wem_price.ts';
import { key } from '../handles.ts';

const TOPIC = { topic: 'energy' } as const;
const PRICE = { units: '$/MWh', unitsShort: '$/MWh' } as const;
const POWER = { units: 'MW', unitsShort: 'MW' } as const;

/** The market's regions and their names. */
const REGIONS = {
  NSW1: 'New South Wales',
  QLD1: 'Queensland',
  SA1: 'South Australia',
  TAS1: 'Tasmania',
  VIC1: 'Victoria',
} as const;
type RegionId = keyof typeof REGIONS;

/** Makes one declaration for each market region. */
function forEachRegion(make: (region: RegionId, state: string, name: string) => SeriesHandle): Readonly<Record<RegionId, SeriesHandle>> {
  return mapRecord(REGIONS, (name, region) =>
    make(region, region === 'NSW1' ? 'New South Wales and the Australian Capital Territory' : name, name),
  );
}

const regional = (
  dataset: TimeSeriesDataset,
  metric: string,
  region: RegionId | 'NEM',
  facts: Pick<SeriesHandle, 'id' | 'title' | 'description' | 'units' | 'unitsShort' | 'tags'>,
): SeriesHandle =>
  key(
    dataset,
    { METRIC: metric, REGIONID: region },
    { ...facts, place: region === 'NEM' ? 'National Electricity Market' : region, ...TOPIC },
  );

export const AU_NEM_TRADING_PRICE = forEachRegion((region, state, name) =>
  regional(trading_price, 'RRP', region, {
    id: `AU.NEM.TRADING.PRICE.${region}`,
    title: `Electricity trading price, ${name}`,
    description: `Price at which electricity is settled in ${state}, for each five-minute interval (half-hour interval until September 2021).`,
    ...PRICE,
    tags: ['electricity', 'power price', 'spot price', 'settlement', region],
  }),
);

export const AU_NEM_DISPATCH_PRICE = forEachRegion((region, state, name) =>
  regional(dispatch_price, 'RRP', region, {
    id: `AU.NEM.DISPATCH.PRICE.${region}`,
    title: `Electricity dispatch price, ${name}`,
    description: `Regional reference price of electricity in ${state}, for each five-minute dispatch interval.`,
    ...PRICE,
    tags: ['electricity', 'power price', 'spot price', 'dispatch', region],
  }),
);

export const AU_NEM_DEMAND = forEachRegion((region, state, name) =>
  regional(dispatch_region, 'TOTALDEMAND', region, {
    id: `AU.NEM.DEMAND.${region}`,
    title: `Electricity demand, ${name}`,
    description: `Electricity demand in ${state} met by scheduled generation and imports, for each five-minute interval.`,
    ...POWER,
    tags: ['electricity', 'demand', 'load', region],
  }),
);

export const AU_NEM_NET_INTERCHANGE = forEachRegion((region, state, name) =>
  regional(dispatch_region, 'NETINTERCHANGE', region, {
    id: `AU.NEM.INTERCHANGE.${region}`,
    title: `Electricity net interchange, ${name}`,
    description: `Exports from ${state} to other regions less imports, for each five-minute interval. Positive if ${state} exports.`,
    ...POWER,
    tags: ['electricity', 'interchange', 'exports', 'imports', region],
  }),
);

export const AU_NEM_ROOFTOP = forEachRegion((region, state, name) =>
  key(
    rooftop_pv,
    { METRIC: 'POWER', REGIONID: region, SECTION: 'ACTUAL' },
    {
      id: `AU.NEM.ROOFTOP.${region}`,
      title: `Rooftop solar output, ${name}`,
      description: `Estimated output of rooftop solar panels in ${state}, for each half hour.`,
      ...POWER,
      place: region,
      ...TOPIC,
      tags: ['electricity', 'rooftop solar', 'photovoltaics', 'renewable', region],
    },
  ),
);

/** The name, start and end of each interconnector, by its identifier. */
const INTERCONNECTORS = {
  'N-Q-MNSP1': ['Terranora', 'New South Wales', 'Queensland'],
  'NSW1-QLD1': ['QNI', 'New South Wales', 'Queensland'],
  'T-V-MNSP1': ['Basslink', 'Tasmania', 'Victoria'],
  'V-S-MNSP1': ['Murraylink', 'Victoria', 'South Australia'],
  'V-SA': ['Heywood', 'Victoria', 'South Australia'],
  'VIC1-NSW1': ['VNI', 'Victoria', 'New South Wales'],
} as const;

/** Flows by the identifier of the interconnector. */
export const AU_NEM_FLOW: Readonly<Record<string, SeriesHandle>> = Object.fromEntries(
  Object.entries(INTERCONNECTORS).map(([id, [name, from, to]]) => [
    id,
    key(
      interconnector_flows,
      { METRIC: 'MWFLOW', INTERCONNECTORID: id },
      {
        id: `AU.NEM.FLOW.${name.toUpperCase()}`,
        aliases: [`AU.NEM.FLOW.${id.replaceAll('-', '_')}`],
        title: `Electricity flow, ${name} (${from} to ${to})`,
        description: `Flow on the interconnector ${name} for each five-minute interval, positive from ${from} to ${to}.`,
        ...POWER,
        place: `${from} to ${to}`,
        ...TOPIC,
        tags: ['electricity', 'interconnector', 'flow', name, id],
      },
    ),
  ]),
);

// ---------------------------------------------------------------- wind and solar farms

const FARMS = [
  { detail: 'WIND.AVAILABLE', metric: 'SS_WIND_UIGF', title: 'Available output of wind farms' },
  { detail: 'WIND.DISPATCHED', metric: 'SS_WIND_CLEAREDMW', title: 'Dispatched output of wind farms' },
  { detail: 'SOLAR.AVAILABLE', metric: 'SS_SOLAR_UIGF', title: 'Available output of solar farms' },
  { detail: 'SOLAR.DISPATCHED', metric: 'SS_SOLAR_CLEAREDMW', title: 'Dispatched output of solar farms' },
] as const;

/** Series of wind and solar farms. Curtailed energy could have been generated but was not dispatched. */
export const AU_NEM_FARMS: readonly SeriesHandle[] = FARMS.flatMap(({ detail, metric, title }) =>
  Object.values(
    forEachRegion((region, state, name) =>
      regional(dispatch_region, metric, region, {
        id: `AU.NEM.${detail}.${region}`,
        title: `${title}, ${name}`,
        description: `${title} in ${state}, semi-scheduled, for each five-minute dispatch interval. Available output minus dispatched output is curtailed output.`,
        ...POWER,
        tags: ['electricity', 'curtailment', 'renewables', region],
      }),
    ),
  ),
);

// ---------------------------------------------------------------- emissions

const INTENSITY = { units: 't CO2-e/MWh', unitsShort: 't CO2-e/MWh' } as const;
const EMISSIONS_TAGS = ['electricity', 'emissions', 'carbon intensity', 'cdeii'];

export const AU_NEM_EMISSIONS_INTENSITY: readonly SeriesHandle[] = [
  regional(co2eii, 'CO2E_INTENSITY_INDEX', 'NEM', {
    id: 'AU.NEM.EMISSIONS.INTENSITY',
    title: 'Emissions intensity of electricity, whole market',
    description: 'Emissions per megawatt hour sent out in the National Electricity Market, by day.',
    ...INTENSITY,
    tags: EMISSIONS_TAGS,
  }),
  ...Object.values(
    forEachRegion((region, state, name) =>
      regional(co2eii, 'CO2E_INTENSITY_INDEX', region, {
        id: `AU.NEM.EMISSIONS.INTENSITY.${region}`,
        title: `Emissions intensity of electricity, ${name}`,
        description: `Emissions per megawatt hour sent out in ${state}, by day.`,
        ...INTENSITY,
        tags: [...EMISSIONS_TAGS, region],
      }),
    ),
  ),
];

export const AU_NEM_EMISSIONS = regional(co2eii, 'TOTAL_EMISSIONS', 'NEM', {
  id: 'AU.NEM.EMISSIONS',
  title: 'Emissions from electricity generators, whole market',
  description: 'Emissions from generators in the National Electricity Market, in tonnes of carbon dioxide equivalent, by day.',
  units: 't CO2-e',
  unitsShort: 't CO2-e',
  tags: EMISSIONS_TAGS,
});

// ---------------------------------------------------------------- gas and Western Australia

const GAS_PRICE = { units: '$/GJ', unitsShort: '$/GJ' } as const;

/** Hubs of the Short Term Trading Market by their code. */
const HUBS = { SYD: 'Sydney', ADL: 'Adelaide', BRI: 'Brisbane' } as const;

export const AU_GAS_STTM_PRICE: readonly SeriesHandle[] = Object.entries(HUBS).map(([hub, city]) =>
  key(
    sttm_price,
    { HUB: hub, METRIC: 'ex_ante_market_price' },
    {
      id: `AU.GAS.STTM.PRICE.${hub}`,
      title: `Wholesale gas price, ${city}`,
      description: `Ex ante price of gas at the hub in ${city} (STTM), by gas day.`,
      ...GAS_PRICE,
      place: city,
      ...TOPIC,
      tags: ['gas', 'gas price', 'sttm', hub],
    },
  ),
);

export const AU_GAS_DWGM_PRICE = key(
  dwgm_price,
  { SCHEDULE: '1', METRIC: 'price_value' },
  {
    id: 'AU.GAS.DWGM.PRICE',
    title: 'Wholesale gas price, Victoria (6 am schedule)',
    description: 'Price in the 6 am schedule of the Declared Wholesale Gas Market of Victoria, by gas day.',
    ...GAS_PRICE,
    place: 'Victoria',
    ...TOPIC,
    tags: ['gas', 'gas price', 'dwgm', 'victoria'],
  },
);

export const AU_WEM_PRICE = key(
  wem_price,
  { METRIC: 'RTP' },
  {
    id: 'AU.WEM.PRICE',
    title: 'Electricity price, Western Australia',
    description: 'Reference trading price of the Wholesale Electricity Market in the south west of Western Australia, by half hour.',
    ...PRICE,
    place: 'Western Australia',
    ...TOPIC,
    tags: ['electricity', 'power price', 'spot price', 'wem', 'swis'],
  },
);
