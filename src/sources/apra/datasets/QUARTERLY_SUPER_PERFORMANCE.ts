/** APRA quarterly superannuation performance: total assets by type of fund. */
import { apraBook, labelled } from '../book.ts';
import { parseItems } from '../items.ts';
import { NUMBER, RATIO } from '../measures.ts';

const ASSETS = { code: 'total_assets', label: 'Total assets', unit: 'AUD', multiplier: 9 };
const OTHER = { code: 'value_aud_billion', label: 'Other amount', unit: 'AUD', multiplier: 9 };

export const QUARTERLY_SUPER_PERFORMANCE = apraBook({
  id: 'QUARTERLY_SUPER_PERFORMANCE',
  title: 'Superannuation industry assets by fund type',
  description: 'Total assets of the superannuation industry by type of fund, quarterly since December 2004.',
  file: {
    page: 'quarterly-superannuation-statistics',
    name: /quarterly superannuation performance statistics/i,
    not: [/mysuper/i, /product/i, /fund.level/i],
    lastKnown: '2026-02/Quarterly superannuation performance statistics - December 2004 to December 2025.xlsx',
  },
  frequency: 'Q',
  dimensions: [labelled('fund_type', 'FUND_TYPE', 'The type of fund, or a total over several types.')],
  measures: [ASSETS, OTHER, NUMBER, RATIO],
  maxAgeDays: 190,
  quirks: ['The column total_assets has assets only. Other lines of the table are in separate columns.'],
  parse: (capture) =>
    parseItems(capture, {
      sheet: ['KeyStats', 'Key Stats'],
      dimension: 'FUND_TYPE',
      label: 'Fund type',
      money: ASSETS,
      moneyIn: (section) => (/assets/i.test(section) ? ASSETS : OTHER),
    }),
});
