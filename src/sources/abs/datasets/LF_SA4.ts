/** ABS LF_SA4: labour force by SA4, from the data cube MRM1. */
import { absCube } from '../cube-dataset.ts';
import { parseRegionCube, type RegionCube } from '../data-cube.ts';

/** Measures use the codes in dataflow LF. */
const CUBE: RegionCube = {
  region: 'SA4',
  measures: {
    'Employed persons': { code: 'M3', label: 'Employed persons', counted: 'Persons' },
    'Unemployed persons': { code: 'M6', label: 'Unemployed persons', counted: 'Persons' },
    'Persons not in the Labour Force': { code: 'M10', label: 'Persons not in the labour force', counted: 'Persons' },
    'Employment to population ratio': { code: 'M16', label: 'Employment to population ratio' },
    'Unemployment rate': { code: 'M13', label: 'Unemployment rate' },
    'Participation rate': { code: 'M12', label: 'Participation rate' },
  },
};

/** Towns and regions in the names of labour market regions. */
const REGIONS =
  'Central Coast | Coffs Harbour | Grafton | Illawarra | Newcastle | Lake Macquarie | Riverina | Southern Highlands | Shoalhaven | Blacktown | Parramatta | Ryde | Hornsby | Sutherland | Blue Mountains | Northern Beaches | Ballarat | Bendigo | Geelong | Latrobe | Gippsland | Mornington Peninsula | Shepparton | Warrnambool | Cairns | Gold Coast | Ipswich | Logan | Mackay | Moreton Bay | Sunshine Coast | Toowoomba | Townsville | Wide Bay | Barossa | Bunbury | Mandurah | Launceston';

export const LF_SA4 = absCube({
  id: 'LF_SA4',
  aliases: ['MRM1'],
  title: 'Labour force by region (SA4), modelled estimates',
  description:
    'Employment, unemployment and participation in each of the 87 labour market regions (Statistical Areas Level 4), modelled, each month since January 2012.',
  catalogueNumber: '6291.0.55.001',
  publication: 'labour/employment-and-unemployment/labour-force-australia-detailed',
  file: 'MRM1.xlsx',
  frequency: 'M',
  dimensions: [
    {
      name: 'measure',
      id: 'MEASURE',
      description: 'Measure, with the codes of the dataflow LF.',
      words: {
        employed_persons: 'M3',
        unemployed_persons: 'M6',
        not_in_labour_force: 'M10',
        participation_rate: 'M12',
        unemployment_rate: 'M13',
        employment_to_population_ratio: 'M16',
      },
      default: 'M13',
    },
    {
      name: 'region',
      id: 'SA4',
      description: 'Statistical Area Level 4, by its three-digit code or its name.',
      words: {},
      default: null,
      areas: 'sa4',
    },
  ],
  places: REGIONS.split(' | '),
  releaseTitles: ['Labour Force, Australia, Detailed'],
  maxAgeDays: 100,
  quirks: [
    'Estimates are modelled from the survey and other sources. They do not add up to the states in abs.LF. Every release can revise the whole history.',
    'The estimate for the Australian Capital Territory is directly from the survey, not modelled.',
    'Figures are from the data cube MRM1, because the ABS Data API has no dataflow for them. Measures have the same codes as in abs.LF.',
  ],
  parse: (capture) => parseRegionCube(capture, CUBE),
});
