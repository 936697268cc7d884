/** Short Term Trading Market (STTM): gas prices at the Sydney, Adelaide and Brisbane hubs. */
import { gasReport } from '../gas-report.ts';

/** The columns are described in AEMO's STTM Reports Specification, under report INT651. */
export const sttm_price = gasReport({
  id: 'sttm_price',
  title: 'Gas prices at the STTM hubs, ex ante',
  description: 'Ex ante market price of gas at the hubs of Sydney, Adelaide and Brisbane, by gas day.',
  folder: 'STTM',
  file: 'int651_v1_ex_ante_market_price_rpt_1.csv',
  dayColumn: 'gas_date',
  subjects: [
    {
      name: 'hub',
      id: 'HUB',
      column: 'hub_identifier',
      labelColumn: 'hub_name',
      description: 'Hub: Sydney (SYD), Adelaide (ADL) or Brisbane (BRI).',
      words: { sydney: 'SYD', adelaide: 'ADL', brisbane: 'BRI' },
      default: null,
    },
  ],
  metrics: [{ column: 'ex_ante_market_price', word: 'ex_ante_price', unit: '$/GJ', description: 'price set the day before the gas day' }],
  defaultMetric: 'ex_ante_market_price',
  maxAgeDays: 4,
  quirks: [
    'While prices are administered, the price is the administered price.',
    'The report has recent gas days. The price of a gas day is published on the day before it.',
    'Wattle has not been tested with a complete file. The layout follows AEMO’s specification.',
  ],
});
