/** ABS BOP_GOODS_KINDS: goods exported and imported by kind, from tables 6 and 7 of publication 5302.0. */
import { absWorkbooks } from '../workbook-dataset.ts';

export const BOP_GOODS_KINDS = absWorkbooks({
  id: 'BOP_GOODS_KINDS',
  title: 'Goods in the balance of payments by kind',
  description:
    'Exports and imports of goods by kind, such as coal, metal ores, capital goods and fuels, each quarter since 1959. In current prices and chain volumes, with deflators.',
  catalogueNumber: '5302.0',
  publication: 'economy/international-trade/balance-payments-and-international-investment-position-australia',
  frequency: 'Q',
  tables: [
    { file: '530206.xlsx', known: 'A3533809J', all: { DIRECTION: 'exports' } },
    { file: '530207.xlsx', known: 'A3533772R', all: { DIRECTION: 'imports' } },
  ],
  dimensions: {
    DIRECTION: {
      name: 'direction',
      description: 'Exports (credits) or imports (debits).',
      lines: { exports: 'Exports', imports: 'Imports' },
      default: 'exports',
    },
    MEASURE: {
      name: 'measure',
      description: 'Current prices, chain volume or implicit price deflator.',
      lines: {
        current_prices: 'Current Prices',
        chain_volume: 'Chain Volume Measures',
        deflator: 'Implicit Price Deflators',
      },
      default: 'current_prices',
    },
    KIND: {
      name: 'kind',
      description: 'Kind of goods. Exports and imports have different kinds.',
      lines: {
        general_merchandise: 'General merchandise',
        rural_goods: 'Rural goods',
        meat: 'Meat and meat preparations',
        cereals: 'Cereal grains and cereal preparations',
        wool: 'Wool and sheepskins',
        other_rural: 'Other rural',
        non_rural_goods: 'Non-rural goods',
        metal_ores: 'Metal ores and minerals',
        coal: 'Coal, coke and briquettes',
        other_mineral_fuels: 'Other mineral fuels',
        metals: 'Metals (excl. non-monetary gold)',
        machinery: 'Machinery',
        transport_equipment: 'Transport equipment',
        other_manufactures: 'Other manufactures',
        gold: 'Non-monetary gold',
        consumption_goods: 'Consumption goods',
        capital_goods: 'Capital goods',
        machinery_industrial: 'Machinery and industrial equipment',
        telecommunications_equipment: 'Telecommunications equipment',
        intermediate_goods: 'Intermediate and other merchandise goods',
        fuels_lubricants: 'Fuels and lubricants',
        iron_steel: 'Iron and steel',
        plastics: 'Plastics',
      },
      default: 'general_merchandise',
    },
  },
  adjustment: 'seasonally_adjusted',
  releaseTitle: 'Balance of Payments and International Investment Position, Australia',
  maxAgeDays: 170,
  quirks: ['Imports are debits, so they may have a negative sign. Deflators are indexes.'],
});
