/** ABS DWELLINGS_APPROVED: dwellings approved, seasonally adjusted and trend, from tables 6 and 7 of 8731.0. Dataflows have only original values. */
import { APPROVALS_PUBLICATION, APPROVALS_RELEASE } from '../building-approvals.ts';
import { absWorkbooks } from '../workbook-dataset.ts';

export const DWELLINGS_APPROVED = absWorkbooks({
  id: 'DWELLINGS_APPROVED',
  title: 'Dwellings approved, seasonally adjusted',
  description:
    'Dwelling units approved each month since July 1983: seasonally adjusted, trend and original. Australia by type and sector, and totals for the states.',
  catalogueNumber: '8731.0',
  publication: APPROVALS_PUBLICATION,
  frequency: 'M',
  tables: [{ file: '8731006.xlsx' }, { file: '8731007.xlsx' }],
  dimensions: {
    TYPE: {
      name: 'type',
      description: 'Type of dwelling.',
      lines: { total: 'Total (Type of Building)', houses: 'Houses', other_dwellings: 'Dwellings excluding houses' },
      default: 'total',
      otherwise: 'total',
    },
    SECTOR: {
      name: 'sector',
      description: 'Sector of the owner.',
      lines: { all_sectors: 'Total Sectors', private: 'Private Sector', public: 'Public Sector' },
      default: 'all_sectors',
      otherwise: 'all_sectors',
    },
    REGION: {
      name: 'region',
      description: 'Australia, or a state or territory. States have only the total of all types and sectors.',
      lines: {
        australia: 'Australia',
        nsw: 'New South Wales',
        vic: 'Victoria',
        qld: 'Queensland',
        sa: 'South Australia',
        wa: 'Western Australia',
        tas: 'Tasmania',
        nt: 'Northern Territory',
        act: 'Australian Capital Territory',
      },
      default: 'australia',
      otherwise: 'australia',
    },
  },
  adjustment: 'seasonally_adjusted',
  silent: ['Total number of dwelling units'],
  releaseTitle: APPROVALS_RELEASE,
  maxAgeDays: 75,
  quirks: [
    'The ABS publishes no seasonally adjusted values for the Northern Territory and the Australian Capital Territory, only trend values.',
    'Every release revises the seasonally adjusted and trend values of earlier months.',
  ],
});
