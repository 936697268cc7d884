/** Goods exported and imported by kind in the balance of payments, quarterly. */
import type { SeriesHandle } from '../../core/define-series.ts';
import { BOP_GOODS_KINDS } from '../../sources/abs/datasets/BOP_GOODS_KINDS.ts';
import { AUD_MILLION, key } from '../handles.ts';

const EXPORTS = [
  ['GENERAL', 'general_merchandise', 'general merchandise'],
  ['RURAL', 'rural_goods', 'rural goods'],
  ['NON_RURAL', 'non_rural_goods', 'non-rural goods'],
  ['METAL_ORES', 'metal_ores', 'metal ores'],
  ['COAL', 'coal', 'coal and coke'],
  ['MINERAL_FUELS', 'other_mineral_fuels', 'fuels other than coal'],
  ['METALS', 'metals', 'metals excluding gold'],
  ['GOLD', 'gold', 'non-monetary gold'],
] as const;

const IMPORTS = [
  ['GENERAL', 'general_merchandise', 'general merchandise'],
  ['CONSUMPTION', 'consumption_goods', 'consumption goods'],
  ['CAPITAL', 'capital_goods', 'capital goods'],
  ['INTERMEDIATE', 'intermediate_goods', 'intermediate goods'],
  ['FUELS', 'fuels_lubricants', 'fuels and lubricants'],
  ['GOLD', 'gold', 'non-monetary gold'],
] as const;

const DIRECTIONS = [
  ['EXPORTS', 'exports', 'Exports', EXPORTS],
  ['IMPORTS', 'imports', 'Imports', IMPORTS],
] as const;

const MEASURES = [
  ['', 'current_prices', 'current prices'],
  ['.VOLUME', 'chain_volume', 'chain volume'],
] as const;

export const AU_GOODS_BY_KIND: readonly SeriesHandle[] = DIRECTIONS.flatMap(([side, direction, name, kinds]) =>
  kinds.flatMap(([detail, kind, words]) =>
    MEASURES.map(([suffix, measure, basis]) =>
      key(
        BOP_GOODS_KINDS,
        { DIRECTION: direction, MEASURE: measure, KIND: kind, TSEST: '20' },
        {
          id: `AU.BOP.${side}.${detail}${suffix}`,
          title: `${name} of ${words}, ${basis}`,
          description: `${name} of ${words}, Australia, quarterly, ${basis}, seasonally adjusted, on a balance of payments basis (ABS 5302.0).`,
          ...AUD_MILLION,
          topic: 'trade',
          adjustment: 'seasonally_adjusted',
          tags: ['balance of payments', 'goods by kind', direction],
        },
      ),
    ),
  ),
);
