/** ABS IIP_NET: the net international investment position, from a workbook of publication 5302.0. */
import { absCube } from '../cube-dataset.ts';
import { seriesAsk } from '../series-directory.ts';
import { readTimeSeriesWorkbook } from '../time-series-workbook.ts';
import { mapWorkbook, type WorkbookMapping } from '../workbook-mapping.ts';

const PUBLICATION = 'economy/international-trade/balance-payments-and-international-investment-position-australia';
const DIMENSIONS = ['MEASURE', 'TSEST', 'FREQ'] as const;

/** The name of the series in the workbook is `Position at end of period ;  NET INTERNATIONAL INVESTMENT POSITION ;`. */
const MAPPING: WorkbookMapping = {
  parts: { MEASURE: { 'Position at end of period; NET INTERNATIONAL INVESTMENT POSITION': 'net_position' } },
};

export const IIP_NET = absCube({
  id: 'IIP_NET',
  title: 'Net international investment position',
  description:
    "Australia's liabilities to the rest of the world less its assets abroad, at the end of each quarter. Positive if liabilities are larger.",
  catalogueNumber: '5302.0',
  publication: PUBLICATION,
  asks: [seriesAsk('A3484240C', PUBLICATION)],
  format: 'XLSX time series workbook',
  frequency: 'Q',
  dimensions: [
    {
      name: 'measure',
      id: 'MEASURE',
      description: 'The position at the end of the quarter.',
      words: { net_position: 'net_position' },
      default: 'net_position',
    },
  ],
  fixed: { TSEST: '10', FREQ: 'Q' },
  releaseTitles: ['Balance of Payments and International Investment Position, Australia'],
  maxAgeDays: 170,
  quirks: [
    'Signs are as published by the ABS. Liabilities are positive and assets are negative, so a positive net position is a net liability.',
    'Figures are stocks at the end of the quarter at market value. They change with prices and exchange rates, as well as with the current account.',
    'The figures are from the workbook in the latest release that contains the series A3484240C. The ABS Time Series Directory gives its address.',
    { text: 'The ABS publishes these lines without codes, so Wattle chose the codes for measures.', of: 'table' },
  ],
  parse: (capture) => ({ ...mapWorkbook(readTimeSeriesWorkbook(capture), MAPPING, DIMENSIONS, capture.url), scope: 'whole' }),
});
