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
    "Australia's liabilities to the rest of the world less its assets there, at the end of each quarter. Positive if liabilities are larger.",
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
    'Signs follow the ABS: liabilities are positive and assets negative, so a positive net position is a net liability.',
    'A stock at the end of the quarter at market value. It changes with prices and exchange rates, as well as with the current account.',
    'The Time Series Directory names the workbook of the series A3484240C. The figures come from that workbook in the latest release.',
    { text: 'The ABS gives these lines no codes, so Wattle chose the words for measures.', of: 'table' },
  ],
  parse: (capture) => ({ ...mapWorkbook(readTimeSeriesWorkbook(capture), MAPPING, DIMENSIONS, capture.url), scope: 'whole' }),
});
