/** ABS IIP: the international investment position, net and by component. */
import { absDataflow } from '../dataflow.ts';

export const IIP = absDataflow({
  id: 'IIP',
  title: 'International investment position',
  description:
    "Australia's financial claims on and liabilities to other countries at the end of each quarter. Net foreign debt, net foreign equity, assets and liabilities.",
  catalogueNumber: '5302.0',
  publication: 'economy/international-trade/balance-payments-and-international-investment-position-australia',
  frequency: 'Q',
  dimensions: {
    MEASURE: '6',
    DATA_ITEM: {
      name: 'item',
      description: 'Line of the position at the end of the quarter.',
      words: {
        net_position: '1300A',
        net_foreign_debt: '1100B',
        net_foreign_equity: '1100A',
        foreign_assets: '1200A',
        foreign_liabilities: '1250A',
        direct_investment_assets: '800A',
        direct_investment_liabilities: '850A',
        portfolio_investment_assets: '801A',
        portfolio_investment_liabilities: '851A',
        reserve_assets: '820A',
      },
      default: '1300A',
      requested: ['1300A', '1100B', '1100A', '1200A', '1250A', '800A', '850A', '801A', '851A', '820A'],
    },
    SECTOR: 'TOT',
    MATURITY: 'TOT',
    INDUSTRY: 'T',
    CURRENCY: '700',
    TSEST: '10',
    FREQ: 'Q',
  },
  releaseTitles: ['Balance of Payments and International Investment Position, Australia'],
  maxAgeDays: 170,
  quirks: [
    'Signs are as published by the ABS. Liabilities are positive and assets are negative, so a positive net position is a net liability. The net position is the sum of assets and liabilities.',
    'Figures are stocks at the end of the quarter at market value. They change with prices and exchange rates, as well as with the current account.',
    { text: 'Net foreign debt and net foreign equity add up to the net position.', of: { DATA_ITEM: ['1300A', '1100A', '1100B'] } },
    {
      text: 'Wattle took the codes and signs from client software for the ABS Data API, because no response for this dataflow was available. They are checked against the workbook of the release (IIP_NET).',
      of: 'table',
    },
  ],
});
