/** ABS LF_INDUSTRY: employed persons by industry and state, from table 5 of the detailed labour force survey. */
import { absCube } from '../cube-dataset.ts';
import { INDUSTRY_NAMES, industryWords } from '../industries.ts';
import { STATE_NAMES, stateRegion } from '../regions.ts';
import { readTimeSeriesWorkbook } from '../time-series-workbook.ts';
import { mapWorkbook, type WorkbookMapping } from '../workbook-mapping.ts';

const DIMENSIONS = ['MEASURE', 'INDUSTRY', 'TSEST', 'REGION', 'FREQ'] as const;

/** Measures use the codes in dataflow LF. Series without an industry are totals. */
const MAPPING: WorkbookMapping = {
  parts: {
    MEASURE: { 'Employed total': 'M3', 'Employed full-time': 'M1', 'Employed part-time': 'M2' },
    INDUSTRY: INDUSTRY_NAMES,
    REGION: STATE_NAMES,
  },
  otherwise: { INDUSTRY: { 'All industries': 'TOT' } },
  units: { 'Employed total': 'Persons', 'Employed full-time': 'Persons', 'Employed part-time': 'Persons' },
};

export const LF_INDUSTRY = absCube({
  id: 'LF_INDUSTRY',
  title: 'Employed persons by industry and state',
  description:
    'Employed persons, full-time and part-time, by industry division of the main job and state, each quarter since November 1984.',
  catalogueNumber: '6291.0.55.001',
  publication: 'labour/employment-and-unemployment/labour-force-australia-detailed',
  file: '6291005.xlsx',
  frequency: 'Q',
  surveyMonth: 2,
  dimensions: [
    {
      name: 'measure',
      id: 'MEASURE',
      description: 'Measure, with the codes of the dataflow LF.',
      words: { employed_persons: 'M3', employed_full_time: 'M1', employed_part_time: 'M2' },
      default: 'M3',
    },
    { name: 'industry', id: 'INDUSTRY', description: 'ANZSIC division of the main job.', words: industryWords(), default: 'TOT' },
    stateRegion,
  ],
  fixed: { TSEST: '10', FREQ: 'Q' },
  releaseTitles: ['Labour Force, Australia, Detailed'],
  maxAgeDays: 150,
  quirks: [
    'Original figures only. The survey months are February, May, August and November. Figures are not seasonally adjusted, so compare the same quarter of different years.',
    'Numbers of people are in thousands.',
    {
      text: 'Figures are from table 5 of the detailed publication, because the ABS Data API has no dataflow for them. Measures have the same codes as in abs.LF.',
      of: 'table',
    },
  ],
  parse: (capture) => ({ ...mapWorkbook(readTimeSeriesWorkbook(capture), MAPPING, DIMENSIONS, capture.url), scope: 'whole' }),
});
