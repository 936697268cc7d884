/** ABS TRADE_PRICES: export and import price indexes, from tables 1 and 4 of publication 6457.0. */
import { absWorkbooks } from '../workbook-dataset.ts';

export const TRADE_PRICES = absWorkbooks({
  id: 'TRADE_PRICES',
  title: 'Export and import price indexes',
  description:
    'Prices of imported and exported goods in Australian dollars, for all groups and by section of the trade classification (SITC). Quarterly: imports since 1981, exports since 1974.',
  catalogueNumber: '6457.0',
  publication: 'economy/price-indexes-and-inflation/international-trade-price-indexes-australia',
  frequency: 'Q',
  tables: [
    { file: '645701.xlsx', known: 'A2295765J', all: { DIRECTION: 'imports' } },
    { file: '645704.xlsx', known: 'A2294886K', all: { DIRECTION: 'exports' } },
  ],
  dimensions: {
    DIRECTION: {
      name: 'direction',
      description: 'Imports or exports.',
      lines: { imports: 'Imports', exports: 'Exports' },
      default: 'imports',
    },
    MEASURE: {
      name: 'measure',
      description: 'The index, or its change from the previous quarter or from the same quarter of the previous year.',
      lines: {
        index: 'Index Numbers',
        quarterly_change: 'Percentage change from previous quarter',
        annual_change: 'Percentage change from corresponding quarter of previous year',
      },
      default: 'index',
    },
    GROUP: {
      name: 'group',
      description: 'All groups, or a section of the trade classification.',
      lines: {
        all: 'All groups',
        food: ['0 Food and live animals', 'Food and live animals'],
        beverages_tobacco: ['1 Beverages and tobacco', 'Beverages and tobacco'],
        crude_materials: ['2 Crude materials, inedible, except fuels', 'Crude materials, inedible, except fuels'],
        fuels: ['3 Mineral fuels, lubricants and related materials', 'Mineral fuels, lubricants and related materials'],
        chemicals: ['5 Chemicals and related products, n.e.s.', 'Chemicals and related products n.e.s.'],
        manufactures: ['6 Manufactured goods classified chiefly by material', 'Manufactured goods classified chiefly by material'],
        machinery_transport: ['7 Machinery and transport equipment', 'Machinery and transport equipment'],
        other_manufactures: ['8 Miscellaneous manufactured articles', 'Miscellaneous manufactured articles'],
      },
      default: 'all',
    },
  },
  adjustment: 'only original',
  releaseTitle: 'International Trade Price Indexes, Australia',
  maxAgeDays: 150,
  quirks: ['Prices are in Australian dollars, so they rise when the dollar falls. The ABS publishes changes for all groups only.'],
});
