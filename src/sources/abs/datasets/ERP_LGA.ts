/** ABS ERP_LGA: residents of each council at 30 June since 2001, from a workbook of the publication Regional population. */
import { COUNCIL_RESIDENTS_ASK, parseCouncilResidents } from '../council-residents.ts';
import { absCube } from '../cube-dataset.ts';

export const ERP_LGA = absCube({
  id: 'ERP_LGA',
  title: 'Estimated resident population by council (local government area)',
  description:
    'Residents of each of about 550 councils at 30 June of each year since 2001, on the council boundaries of the latest release.',
  catalogueNumber: '3218.0',
  publication: 'people/population/regional-population',
  asks: [COUNCIL_RESIDENTS_ASK],
  format: 'XLSX data cube',
  frequency: 'A',
  dimensions: [
    {
      name: 'region',
      id: 'REGION',
      description: 'Council by name or five-digit code, or Australia.',
      words: { australia: 'AUS' },
      default: 'AUS',
      areas: 'council',
    },
  ],
  releaseTitles: ['Regional population'],
  maxAgeDays: 700,
  quirks: [
    'The year 2025 means the population at 30 June 2025.',
    'Figures for all years use the council boundaries of the latest release, so a release can change the whole history of a council.',
    'The latest estimates are preliminary. All estimates are revised after each Census.',
  ],
  parse: parseCouncilResidents,
});
