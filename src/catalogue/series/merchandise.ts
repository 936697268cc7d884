/** Merchandise trade by kind of goods and by state. */
import type { TimeSeriesDataset } from '../../core/define-dataset.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import { MERCH_EXP } from '../../sources/abs/datasets/MERCH_EXP.ts';
import { MERCH_IMP } from '../../sources/abs/datasets/MERCH_IMP.ts';
import { AUD_THOUSAND, forEachState, key } from '../handles.ts';

/** The SITC code and the name of each kind of goods, by the part of series ids that names it. */
const SECTIONS: Readonly<Record<string, readonly [code: string, name: string]>> = {
  FOOD: ['0', 'food and live animals'],
  BEVERAGES: ['1', 'beverages and tobacco'],
  CRUDE_MATERIALS: ['2', 'crude materials, including ores'],
  FUELS: ['3', 'fuels'],
  CHEMICALS: ['5', 'chemicals'],
  MANUFACTURES: ['6', 'manufactured goods by material'],
  MACHINERY: ['7', 'machinery and transport equipment'],
  OTHER_MANUFACTURES: ['8', 'other manufactured articles'],
};
const MINERALS: Readonly<Record<string, readonly [code: string, name: string]>> = {
  IRON_ORE: ['281', 'iron ore'],
  COPPER_ORES: ['283', 'copper ores'],
  NICKEL_ORES: ['284', 'nickel ores'],
  COAL: ['321', 'coal'],
  NATURAL_GAS: ['343', 'natural gas'],
};

const FLOWS = {
  EXPORTS: { dataset: MERCH_EXP, word: 'exports', country: 'COUNTRY_DEST', state: 'STATE_ORIGIN', of: 'from' },
  IMPORTS: { dataset: MERCH_IMP, word: 'imports', country: 'COUNTRY_ORIGIN', state: 'STATE_DEST', of: 'to' },
} as const;

function merchandise(
  flow: keyof typeof FLOWS,
  goods: string,
  [code, name]: readonly [string, string],
  state = { code: 'TOT', name: '' },
  id = '',
) {
  const { dataset, word, country, state: stateDimension, of } = FLOWS[flow];
  const where = state.name === '' ? '' : ` ${of} ${state.name}`;
  const what =
    name === '' ? `${word === 'exports' ? 'Exports' : 'Imports'} recorded by customs, all goods` : `Merchandise ${word}, ${name}`;
  const select = { COMMODITY_SITC: code, [country]: 'TOT', [stateDimension]: state.code };
  return key(dataset as TimeSeriesDataset, select, {
    id: `AU.MERCHANDISE.${flow}${goods}${id}`,
    title: `${what}${state.name === '' ? '' : `, ${state.name}`}`,
    description: `Value of merchandise ${word}${where} in each month${name === '' ? '' : `: ${name} (SITC ${code})`}, current prices, original.`,
    ...AUD_THOUSAND,
    topic: 'trade',
    ...(state.name === '' ? {} : { place: state.name }),
    tags: ['trade', word, ...(name === '' ? [] : [name])],
  });
}

const byGoods = (flow: keyof typeof FLOWS, goods: typeof SECTIONS): readonly SeriesHandle[] =>
  Object.entries(goods).map(([id, one]) => merchandise(flow, `.${id}`, one));
const byState = (flow: keyof typeof FLOWS) =>
  forEachState(({ code, name, suffix }) => merchandise(flow, '', ['TOT', ''], { code, name }, `.${suffix}`));

export const AU_MERCHANDISE_EXPORTS = merchandise('EXPORTS', '', ['TOT', '']);
export const AU_MERCHANDISE_IMPORTS = merchandise('IMPORTS', '', ['TOT', '']);
export const AU_MERCHANDISE_EXPORTS_BY_GOODS: readonly SeriesHandle[] = [...byGoods('EXPORTS', SECTIONS), ...byGoods('EXPORTS', MINERALS)];
export const AU_MERCHANDISE_IMPORTS_BY_GOODS: readonly SeriesHandle[] = byGoods('IMPORTS', SECTIONS);
export const AU_MERCHANDISE_EXPORTS_BY_STATE = byState('EXPORTS');
export const AU_MERCHANDISE_IMPORTS_BY_STATE = byState('IMPORTS');
