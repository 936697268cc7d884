/** RBA H3: monthly activity indicators. */
import { rbaTable } from '../table.ts';

export const H3 = rbaTable({
  id: 'H3',
  file: 'h3',
  title: 'Monthly activity indicators',
  description: 'Approvals of private dwellings, seasonally adjusted and trend, and the value of private non-residential building approved.',
  frequency: 'M',
  words: {
    private_dwelling_approvals: 'GISPSDA',
    private_dwelling_approvals_trend: 'GISDWPRITR',
    private_non_residential_approvals: 'GISPSNBA',
  },
  default: null,
  maxAgeDays: 75,
  quirks: [
    {
      text: 'Two further columns are from surveys by other organisations: consumer sentiment (Melbourne Institute) and business conditions (NAB).',
      of: 'table',
    },
  ],
});
