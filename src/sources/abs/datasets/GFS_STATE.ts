/** ABS GFS_STATE: government finance statistics for the states, general government. */
import { absCube } from '../cube-dataset.ts';
import { GFS_ASK, GFS_MEASURES, GFS_PUBLICATION, parseStateFinance } from '../government-finance.ts';
import { STATE_CODES } from '../regions.ts';

export const GFS_STATE = absCube({
  id: 'GFS_STATE',
  title: 'Government finance statistics by state',
  description:
    'Revenue, expenses, balances, debt and net worth of the general government sector of each state and territory, by financial year.',
  catalogueNumber: '5512.0',
  publication: GFS_PUBLICATION,
  asks: [GFS_ASK],
  format: 'XLSX data cubes',
  frequency: 'FY',
  dimensions: [
    {
      name: 'measure',
      id: 'MEASURE',
      description: 'Line of the operating statement or the balance sheet.',
      words: GFS_MEASURES,
      default: 'net_operating_balance',
    },
    {
      name: 'region',
      id: 'REGION',
      description: 'State or territory of the government.',
      words: STATE_CODES,
      default: null,
      geography: 'state',
    },
  ],
  releaseTitles: ['Government Finance Statistics, Annual'],
  maxAgeDays: 730,
  quirks: [
    {
      text: 'The ABS Data API has no government finance statistics. These figures are from the workbooks of the annual release, which cover ten financial years.',
      of: 'table',
    },
    'State general government only, excluding local government and public corporations.',
    {
      text: 'Net debt is deposits, advances, loans and debt securities in liabilities, less deposits, advances and loans in assets. If the workbook has no line for net debt, use the measures for its parts.',
      of: { MEASURE: ['net_debt'] },
    },
    'The classification of accounts changed on 1 July 2017. Earlier and later years are not fully comparable.',
    { text: 'The ABS publishes these lines without codes, so Wattle chose the codes for measures. Labels are as published.', of: 'table' },
  ],
  parse: parseStateFinance,
});
