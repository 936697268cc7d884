/** ABS INDUSTRIAL_DISPUTES: working days lost, from tables 2 and 3 of publication 6321.0.55.001, which have no dataflow. */
import { STATISTICS } from '../api.ts';
import { absCube } from '../cube-dataset.ts';
import { STATE_NAMES, stateRegion } from '../regions.ts';
import { knownWorkbook } from '../release-workbook.ts';
import { readTimeSeriesWorkbook } from '../time-series-workbook.ts';
import { mapWorkbook, type WorkbookMapping } from '../workbook-mapping.ts';

const PUBLICATION = 'labour/earnings-and-working-conditions/industrial-disputes-australia';
/** Tables by industry (2) and by state (3). Tables with `a` have days lost. Tables with `b` have days lost per thousand employees. */
const TABLES = ['2a', '2b', '3a', '3b'];
const DIMENSIONS = ['MEASURE', 'INDUSTRY', 'REGION', 'FREQ'] as const;

/** Names in the tables have the form `Working days Lost ; Coal mining ;`. */
const MAPPING: WorkbookMapping = {
  parts: {
    MEASURE: { 'Working days lost': 'days_lost', 'Working days lost per 1000 employees': 'days_lost_per_1000' },
    INDUSTRY: {
      'Coal mining': 'coal_mining',
      'Other mining': 'other_mining',
      'Metal product etc manufacturing': 'metal_manufacturing',
      'Other manufacturing': 'other_manufacturing',
      Construction: 'construction',
      'Transport, postal & warehousing': 'transport',
      'Education & training; health care & social assistance': 'education_health',
      'Other industries': 'other',
      'All industries': 'all',
    },
    REGION: STATE_NAMES,
  },
  otherwise: { INDUSTRY: { 'All industries': 'all' }, REGION: { Australia: 'AUS' } },
};

export const INDUSTRIAL_DISPUTES = absCube({
  id: 'INDUSTRIAL_DISPUTES',
  title: 'Industrial disputes',
  description:
    'Working days lost in industrial disputes in each quarter, and days lost per thousand employees: by industry since 2008, and by state since 1985.',
  catalogueNumber: '6321.0.55.001',
  publication: PUBLICATION,
  asks: TABLES.map((table) => knownWorkbook(`${STATISTICS}/${PUBLICATION}`, `6321055001Table${table}.xlsx`, `table-${table}`)),
  format: 'XLSX time series',
  frequency: 'Q',
  dimensions: [
    {
      name: 'measure',
      id: 'MEASURE',
      description: 'Working days lost, or days lost per thousand employees.',
      words: { days_lost: 'days_lost', days_lost_per_1000: 'days_lost_per_1000' },
      default: 'days_lost',
    },
    {
      name: 'industry',
      id: 'INDUSTRY',
      description: 'Industry of the employer. Figures by industry are for Australia only.',
      words: {
        all: 'all',
        coal_mining: 'coal_mining',
        other_mining: 'other_mining',
        metal_manufacturing: 'metal_manufacturing',
        other_manufacturing: 'other_manufacturing',
        construction: 'construction',
        transport: 'transport',
        education_health: 'education_health',
        other: 'other',
      },
      default: 'all',
    },
    stateRegion,
  ],
  fixed: { FREQ: 'Q' },
  releaseTitles: ['Industrial Disputes, Australia'],
  maxAgeDays: 200,
  quirks: [
    'Disputes that took place in the quarter. Disputes with fewer than ten days lost are not counted.',
    { text: 'The Data API has no dataflow for these tables, so Wattle chose the words for industries and measures.', of: 'table' },
    { text: 'A cell is empty if the ABS does not publish the figure.', of: 'table' },
  ],
  parse: (capture) => mapWorkbook(readTimeSeriesWorkbook(capture), MAPPING, DIMENSIONS, capture.url),
});
