/** BoM: daily temperature, rain and wind in the capital cities. */
import { at } from '../../../core/assert.ts';
import type { TimeSeriesDataset } from '../../../core/define-dataset.ts';
import { type ClimateStation, climateAsk, climateBefore, ELEMENTS, parseClimate } from '../daily-climate.ts';

const STATIONS: readonly ClimateStation[] = [
  { site: '066214', name: 'Sydney - Observatory Hill', product: 'IDCJDW2124' },
  { site: '086338', name: 'Melbourne (Olympic Park)', product: 'IDCJDW3033' },
  { site: '040913', name: 'Brisbane', product: 'IDCJDW4019' },
  { site: '023000', name: 'Adelaide (West Terrace / ngayirdapira)', product: 'IDCJDW5081' },
  { site: '009225', name: 'Perth', product: 'IDCJDW6111' },
  { site: '094029', name: 'Hobart', product: 'IDCJDW7021' },
  { site: '014015', name: 'Darwin Airport', product: 'IDCJDW8014' },
  { site: '070351', name: 'Canberra', product: 'IDCJDW2801' },
];

const asks = STATIONS.map(climateAsk);

export const DAILY_CLIMATE: TimeSeriesDataset = {
  kind: 'time_series',
  source: 'bom',
  id: 'DAILY_CLIMATE',
  title: 'Daily climate observations by station',
  description:
    'Minimum and maximum temperature, rain, evaporation, sunshine and the strongest gust of each day in the eight capital cities.',
  landingPage: 'https://www.bom.gov.au/climate/dwo/',
  cadence: { checkEveryMinutes: 720, maxAgeDays: 7 },
  quirks: [
    "The Bureau's default terms do not allow you to supply its observations to others without its agreement.",
    'Figures are preliminary until the Bureau has checked them. Rainfall is the total for the 24 hours to 9 am.',
  ],
  curated: true,
  upstream: { url: at(asks, 0).url, format: 'CSV' },
  frequency: 'D',
  dimensions: [
    {
      name: 'station',
      id: 'STATION',
      description: "Station, by its number in the Bureau's climate archive.",
      words: {
        sydney: '066214',
        melbourne: '086338',
        brisbane: '040913',
        adelaide: '023000',
        perth: '009225',
        hobart: '094029',
        darwin: '014015',
        canberra: '070351',
      },
      default: null,
    },
    {
      name: 'element',
      id: 'ELEMENT',
      description: 'Measure.',
      words: Object.fromEntries(ELEMENTS.map(({ code }) => [code, code])),
      default: null,
    },
  ],
  fixed: {},
  wide: { pivot: 'element' },
  asks: () => asks,
  parse: (capture) => parseClimate(capture, STATIONS),
  fileBefore: climateBefore,
};
