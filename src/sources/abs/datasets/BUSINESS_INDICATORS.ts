/** ABS BUSINESS_INDICATORS: sales, wages, profits and inventories of private businesses. */
import { adjustment } from '../adjustments.ts';
import { absDataflow } from '../dataflow.ts';
import { industryWords } from '../industries.ts';
import { stateRegion } from '../regions.ts';

export const BUSINESS_INDICATORS = absDataflow({
  id: 'BUSINESS_INDICATORS',
  dataflow: 'QBIS',
  title: 'Business indicators',
  description: 'Sales, wages, gross operating profits and inventories of private businesses, by industry and state.',
  catalogueNumber: '5676.0',
  publication: 'economy/business-indicators/business-indicators-australia',
  frequency: 'Q',
  dimensions: {
    MEASURE: {
      name: 'measure',
      description: 'Measure.',
      words: {
        sales: 'M1',
        sales_change: 'M2',
        inventories: 'M3',
        inventories_change: 'M4',
        wages: 'M5',
        wages_change: 'M6',
        gross_operating_profits: 'M7',
        gross_operating_profits_change: 'M8',
        profit_before_tax: 'M9',
        profit_before_tax_change: 'M10',
        inventories_to_sales_ratio: 'M11',
        sales_to_wages_ratio: 'M12',
        profit_margin: 'M13',
      },
      default: 'M7',
    },
    PRICE_ADJUSTMENT: {
      name: 'price_adjustment',
      description: 'Current prices, chain volume or implicit price deflator.',
      words: { current_prices: 'CUR', chain_volume: 'CVM', deflator: 'IPD' },
      default: 'CUR',
    },
    INDUSTRY: { name: 'industry', description: 'ANZSIC division of the business.', words: industryWords(), default: 'TOT' },
    SCOPE: {
      name: 'scope',
      description: 'All businesses, companies only, or unincorporated businesses only.',
      words: { total: 'TOT', corporate: '2', unincorporated: '3' },
      default: 'TOT',
    },
    TSEST: adjustment('seasonally_adjusted'),
    REGION: stateRegion,
    FREQ: 'Q',
  },
  releaseTitles: ['Business Indicators, Australia'],
  statesMultiplier: true,
  maxAgeDays: 170,
  quirks: [
    {
      text: 'Total sales of all industries are published for some selections only, because they count sales between businesses twice. If the total is missing, select an industry.',
      of: 'table',
    },
    {
      text: 'State figures by industry ended with the September quarter 2022. State totals for sales and wages are still published.',
      of: { REGION: ['1', '2', '3', '4', '5', '6', '7', '8'] },
    },
    {
      text: 'Gross operating profits are for companies. For unincorporated businesses, use scope=unincorporated.',
      of: { MEASURE: ['M7', 'M8'] },
    },
  ],
});
