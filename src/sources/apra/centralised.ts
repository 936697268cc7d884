/**
 * Declares APRA's centralised publication on ADIs. Table 4 is the back series, with a record for each institution and quarter since March
 * 2013.
 */
import type { DimensionDeclaration, Quirk } from '../../core/define-dataset.ts';
import { labelled } from './book.ts';
import type { PageFile } from './page.ts';
import type { FigureColumn, KeyColumn, RecordLayout } from './records.ts';

export const CENTRALISED: PageFile = {
  page: 'quarterly-authorised-deposit-taking-institution-statistics',
  name: /centralised publication/i,
  not: [/historical/i],
  lastKnown: '2026-03/Authorised deposit-taking institution centralised publication - March 2013 to December 2025.xlsx',
};

const KEYS: readonly KeyColumn[] = [
  { id: 'INSTITUTION', heading: 'Entity', abn: 'ABN' },
  { id: 'MUTUAL', heading: 'Mutual bank (Y/N)' },
  { id: 'SECTOR', heading: 'Sector' },
];

export const centralisedLayout = (figures: readonly FigureColumn[]): RecordLayout => ({
  sheet: 'Table 4',
  frequency: 'Q',
  period: 'Period',
  keys: KEYS,
  figures,
  statesScale: true,
  scope: 'whole',
});

export const CENTRALISED_DIMENSIONS: readonly DimensionDeclaration[] = [
  {
    name: 'institution',
    id: 'INSTITUTION',
    description: 'The authorised deposit-taking institution. Its code is its ABN.',
    words: {
      anz: '11005357522',
      cba: '48123123124',
      macquarie: '46008583542',
      nab: '12004044937',
      westpac: '33007457141',
    },
    default: null,
    match: 'words',
    aliases: ['abn', 'bank'],
  },
  labelled('mutual', 'MUTUAL', 'Whether it is mutually owned: Y or N.', { yes: 'y', no: 'n' }),
  labelled('sector', 'SECTOR', "APRA's sector of the institution in that quarter.", { major: 'major_banks' }),
];

export const CENTRALISED_QUIRKS: readonly Quirk[] = [
  { text: 'This publication does not include branches of foreign banks.', of: 'table' },
  'Figures are for the calendar quarter. If the quarter of an institution ends a month earlier, as for Bank of Queensland, its figures are in the same period.',
];
