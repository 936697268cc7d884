/** ABS PPI_FD: producer price indexes, final demand. */
import { absDataflow } from '../dataflow.ts';

export const PPI_FD = absDataflow({
  id: 'PPI_FD',
  title: 'Producer Price Index, final demand',
  description: 'Prices received by producers for goods and services at final demand, by origin and destination: index numbers and changes.',
  catalogueNumber: '6427.0',
  publication: 'economy/price-indexes-and-inflation/producer-price-indexes-australia',
  frequency: 'Q',
  dimensions: {
    MEASURE: {
      name: 'measure',
      description: 'Measure.',
      words: { yoy_pct_change: '3', mom_pct_change: '2', index_number: '1', points_contribution: '4', change_in_contribution: '5' },
      default: '3',
    },
    INDEX: 'TOT',
    SOURCE: {
      name: 'source',
      description: 'Origin of the goods and services.',
      words: { total: 'TOT', domestic: 'DOM', import: 'IMP' },
      default: 'TOT',
    },
    DESTINATION: {
      name: 'destination',
      description: 'Destination of the goods and services.',
      words: { total_excl_exports: 'TOTXE', total_incl_exports: 'TOTIE', exports: 'EXP', consumer: 'CON', capital: 'KAP' },
      default: 'TOTXE',
    },
    FREQ: 'Q',
  },
  releaseTitles: ['Producer Price Indexes, Australia'],
  maxAgeDays: 150,
  quirks: [
    { text: 'The quarterly change is called `mom_pct_change`. The name is unchanged for compatibility.', of: 'table' },
    { text: 'The headline figure is the total excluding exports.', of: 'table' },
    { text: 'For prices by industry, see the ABS dataflow PPI.', of: 'table' },
  ],
});
