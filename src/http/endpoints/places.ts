import { READ_RANKING } from '../../queries/datasets/ranking.ts';
import { rankedDataset, readRanking } from '../../queries/datasets/ranking-answer.ts';
import { RankingSummary } from '../../queries/datasets/ranking-shape.ts';
import { marketRegionNamed, READ_ENERGY, readEnergy } from '../../queries/energy/energy-answer.ts';
import { EnergyStep, EnergySummary } from '../../queries/energy/shape.ts';
import { listPlaces, placeNamed, readPlace } from '../../queries/places/read-place.ts';
import { familyNamed, LIST_REGIONS, listRegions, READ_REGION, readRegion } from '../../queries/places/regions/read-region.ts';
import { FamilyRow, RegionSummary } from '../../queries/places/regions/shape.ts';
import { PlaceRow, PlaceSummary } from '../../queries/places/shape.ts';
import type { Endpoint } from '../base/endpoint.ts';
import { described, path, RENDERING } from '../describe/parameters.ts';
import { refTo } from '../describe/schema-parts.ts';
import type { ServerDeps } from '../reply/deps.ts';
import { answer, FOR_READERS, keyed, refuseUnknown, rowsOf } from './kinds.ts';

export const placeEndpoints = ({ context, config }: ServerDeps): readonly Endpoint[] => [
  {
    ...keyed('listPlaces', '/v1/places', 'Places'),
    ...(config.publicRead ? FOR_READERS : {}),
    summary: 'List the places that have a profile',
    description:
      'Australia, the eight states and territories, and the eight capital cities. SA4 regions, councils and postcodes also have profiles, but this list does not include them. Examples of their ids are `sa4-102`, `council-10050` and `postcode-2000`.',
    parameters: [...RENDERING],
    replies: rowsOf(PlaceRow, 'One row for each place.'),
    problems: [400, 406],
    example: '/v1/places',
    handler: answer(({ query }) => {
      refuseUnknown(query);
      return { path: '/v1/places', make: () => listPlaces(context) };
    }),
  },
  {
    ...keyed('readPlace', '/v1/places/{place}', 'Places'),
    ...(config.publicRead ? FOR_READERS : {}),
    summary: 'Get the profile of a place',
    description:
      'The main measures for a place. Each has its latest value, its rank among states or capital cities in the same period, and the national value in that period.',
    parameters: [path('place', 'Id, name or abbreviation of the place.', 'vic'), ...RENDERING],
    replies: rowsOf(refTo('PlaceFigure'), 'One row for each measure.', PlaceSummary),
    problems: [400, 404, 406],
    example: '/v1/places/vic',
    handler: answer(({ path: { place: id = '' }, query }) => {
      refuseUnknown(query);
      const place = placeNamed(id);
      return { path: `/v1/places/${place.id}`, make: () => readPlace(context, place) };
    }),
  },
  {
    ...keyed('listRegions', '/v1/regions', 'Places'),
    ...(config.publicRead ? FOR_READERS : {}),
    summary: 'List the measures that cover all states or capital cities',
    description: 'Families of series. Each family is one measure for all eight states and territories, or for all eight capital cities.',
    parameters: [...described(LIST_REGIONS), ...RENDERING],
    replies: rowsOf(FamilyRow, 'One row for each measure.'),
    problems: [400, 406],
    example: '/v1/regions?limit=3',
    handler: answer(({ query }) => ({ path: '/v1/regions', make: () => listRegions(context, query) })),
  },
  {
    ...keyed('readRegion', '/v1/regions/{family}', 'Places'),
    ...(config.publicRead ? FOR_READERS : {}),
    summary: 'Compare all states or cities by one measure',
    description:
      'All regions in one period, each with its rank, its annual change and its difference from the national figure. For totals, the share of the national figure replaces the difference. `meta.summary` has the national figure and the classes of the map. `/m/{file}` returns the map.',
    parameters: [path('family', 'Id of the family, or of one of its series.', 'AU.UNEMP'), ...described(READ_REGION), ...RENDERING],
    replies: rowsOf(refTo('RegionRow'), 'One row for each region.', RegionSummary),
    problems: [400, 404, 406],
    example: '/v1/regions/AU.UNEMP',
    handler: answer(({ path: { family: id = '' }, query }) => {
      const family = familyNamed(id);
      return { path: `/v1/regions/${family.id}`, make: () => readRegion(context, family, query) };
    }),
  },
];

export const measureEndpoints = ({ context, config }: ServerDeps): readonly Endpoint[] => [
  {
    ...keyed('readRanking', '/v1/rankings/{source}/{dataset_id}', 'Places'),
    ...(config.publicRead ? FOR_READERS : {}),
    summary: 'Rank a dataset by one dimension',
    description:
      'One row for each code of a dimension, highest value first. Dimensions include areas (SA4 regions, councils and postcodes), industries and groups of prices. Amounts are also available as sums over a year and per 1,000 residents. If you do not filter the other dimensions, the ranking uses their totals.',
    parameters: [
      path('source', 'Source code.', 'abs'),
      path('dataset_id', 'Dataset id.', 'LF_SA4'),
      ...described(READ_RANKING),
      ...RENDERING,
    ],
    filters: 'You can filter by any dimension of the dataset, as at `/v1/data`.',
    replies: rowsOf(refTo('RankingRow'), 'One row for each value of the dimension.', RankingSummary),
    problems: [400, 404, 406, 503],
    example: '/v1/rankings/abs/LF_SA4',
    handler: answer(({ path: { source = '', dataset_id: id = '' }, query }) => {
      const dataset = rankedDataset(source, id);
      return { path: `/v1/rankings/${dataset.source}/${dataset.id}`, make: () => readRanking(context, dataset, query) };
    }),
  },
  {
    ...keyed('readEnergy', '/v1/energy/{region}', 'Places'),
    ...(config.publicRead ? FOR_READERS : {}),
    summary: 'Get electricity prices, demand and output in a market region',
    description:
      'Price, demand and output by fuel in a region of the National Electricity Market. The range ends with the latest stored interval. `meta.summary` has averages, records, flows on interconnectors and events.',
    parameters: [
      path('region', 'Id of the region, or the name or abbreviation of its state.', 'NSW1'),
      ...described(READ_ENERGY),
      ...RENDERING,
    ],
    replies: rowsOf(EnergyStep, 'One row for each step of the range.', EnergySummary),
    problems: [400, 404, 406, 503],
    example: '/v1/energy/NSW1?range=30d',
    handler: answer(({ path: { region: text = '' }, query }) => {
      const region = marketRegionNamed(text);
      return { path: `/v1/energy/${region}`, make: () => readEnergy(context, region, query) };
    }),
  },
];
