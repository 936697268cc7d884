/** Prices of exports and imports, quarterly. */
import type { SeriesHandle } from '../../core/define-series.ts';
import { TRADE_PRICES } from '../../sources/abs/datasets/TRADE_PRICES.ts';
import { INDEX, key, PER_CENT } from '../handles.ts';

const MEASURES = [
  ['', 'index', 'index', INDEX],
  ['.QOQ', 'quarterly_change', 'quarterly change', PER_CENT],
  ['.YOY', 'annual_change', 'annual change', PER_CENT],
] as const;

const GROUPS = [
  ['FOOD', 'food', 'food and live animals'],
  ['CRUDE_MATERIALS', 'crude_materials', 'crude materials'],
  ['FUELS', 'fuels', 'fuels'],
  ['CHEMICALS', 'chemicals', 'chemicals'],
  ['MANUFACTURES', 'manufactures', 'manufactured goods by material'],
  ['MACHINERY_TRANSPORT', 'machinery_transport', 'machinery and transport equipment'],
] as const;

const DIRECTIONS = [
  ['EXPORT.PRICES', 'exports', 'Export price index'],
  ['IMPORT.PRICES', 'imports', 'Import price index'],
] as const;

type Codes = readonly [direction: string, measure: string, group: string];

const price = (id: string, [DIRECTION, MEASURE, GROUP]: Codes, title: string, unit: typeof INDEX | typeof PER_CENT): SeriesHandle =>
  key(
    TRADE_PRICES,
    { DIRECTION, MEASURE, GROUP },
    {
      id,
      title,
      description: `${title}, Australia, quarterly, in Australian dollars, original (ABS 6457.0).`,
      ...unit,
      topic: 'trade',
      tags: ['trade prices', 'international trade price indexes', DIRECTION],
    },
  );

export const AU_TRADE_PRICES: readonly SeriesHandle[] = DIRECTIONS.flatMap(([detail, direction, name]) => [
  ...MEASURES.map(([suffix, measure, words, unit]) =>
    price(`AU.${detail}${suffix}`, [direction, measure, 'all'], `${name}, all groups${words === 'index' ? '' : `, ${words}`}`, unit),
  ),
  ...GROUPS.map(([suffix, group, words]) => price(`AU.${detail}.${suffix}`, [direction, 'index', group], `${name}, ${words}`, INDEX)),
]);
