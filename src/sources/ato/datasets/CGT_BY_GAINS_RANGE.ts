/** Taxation statistics, CGT table 2: net capital gains by entity, taxable status and size of the gain. */
import { taxableStatus } from '../keys.ts';
import { oneOf, range } from '../labels.ts';
import { fileAt, TAXATION_STATISTICS_2022_23, taxationStatistics } from '../packages.ts';
import { recordDataset } from '../table.ts';

export const CGT_BY_GAINS_RANGE = recordDataset(
  {
    id: 'CGT_BY_GAINS_RANGE',
    aliases: ['capital-gains'],
    title: 'Net capital gains by entity and gains range',
    description:
      'Number of individuals, companies and funds with net capital gains, and the gains, by taxable status and size of the gain.',
    origin: taxationStatistics(
      'CGT - Table 2',
      fileAt(TAXATION_STATISTICS_2022_23, '8ebcc9a7-9b4d-4f51-9228-eb75def9bf32', 'ts23cgt02netcapitalgainsbyentitytaxstatusgains.xlsx'),
    ),
    maxAgeDays: 1400,
    quirks: ['Published about two years after the income year ends. Each release has about ten income years.'],
  },
  {
    sheets: ['Table 2', 'CGT Table 2', 'CGT 2'],
    keys: [
      {
        name: 'entity',
        description: 'Kind of taxpayer: individuals, companies or funds.',
        headings: ['Entity', 'Entity type'],
        read: oneOf('Individuals', 'Companies', 'Funds'),
        words: { individuals: 'Individuals', companies: 'Companies', funds: 'Funds' },
      },
      taxableStatus,
      {
        name: 'gains_range',
        description: 'Net capital gain of the taxpayer, in ranges.',
        headings: ['Net capital gains ranges', 'Net capital gains range', 'Net capital gain range'],
        read: range,
        words: {
          '1_9': '$1 to $9',
          '10_99': '$10-$99',
          '100_999': '$100-$999',
          '1k_10k': '$1,000-$9,999',
          '10k_100k': '$10,000-$99,999',
          '100k_1m': '$100,000-$999,999',
          '1m_plus': '$1,000,000 or more',
        },
      },
    ],
    measures: [
      { name: 'count', headings: ['no.', 'Number', 'Net capital gains no.'], unit: 'Entities' },
      { name: 'net_capital_gains_aud', headings: ['Net capital gains $', 'Net capital gain $'], unit: 'AUD' },
    ],
    year: ['Income Year'],
    yearName: 'income_year',
    scope: 'partial',
  },
);
