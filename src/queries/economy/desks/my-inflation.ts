/** Calculates inflation with the reader's own weights for the eleven CPI groups. */
import { AU_LIVING_COST } from '../../../catalogue/series/households.ts';
import { AU_CPI_GROUPS, AU_CPI_MONTHLY_YOY } from '../../../catalogue/series/prices.ts';
import { addDecimals, roundedTo } from '../../../core/decimal.ts';
import { WattleError } from '../../../core/errors.ts';
import { formatPeriod, period } from '../../../core/period.ts';
import { percentOf, valueAt } from '../../../core/series/points.ts';
import type { Answer } from '../../base/answer.ts';
import type { QueryContext } from '../../base/context.ts';
import { choice, type QueryParameter, type TextParameter, text } from '../../base/parameters/declaration.ts';
import { Parameters } from '../../base/parameters/parameters.ts';
import type { Of } from '../../base/shape-parts.ts';
import { deskAnswer, type LatestValue, latestOf, optionalNumber, storedOf } from './inputs.ts';
import type { MyInflationRow } from './shape.ts';

const DECIMALS = 4;
const YEAR = 12;
/** Returns the parameter for a group, such as `housing` or `food`. */
export const nameOfGroup = (detail: string): string => detail.toLowerCase().replaceAll('.', '_');
const GROUPS: readonly TextParameter[] = AU_CPI_GROUPS.map(({ detail, name }) =>
  text(
    nameOfGroup(detail),
    `Your weight for ${name.toLowerCase()} in per cent. Groups for which you give no weight share the remaining weight in proportion to their official weights.`,
    {
      examples: ['20'],
    },
  ),
);
/** Types of household with a published living cost index. The keys are the values of the parameter. */
const HOUSEHOLDS = {
  none: null,
  employee: AU_LIVING_COST.EMPLOYEE,
  age_pensioner: AU_LIVING_COST.AGE_PENSIONER,
  other_government_transfer: AU_LIVING_COST.OTHER_TRANSFER,
  pensioner_and_beneficiary: AU_LIVING_COST.PENSIONER_BENEFICIARY,
  self_funded_retiree: AU_LIVING_COST.SELF_FUNDED_RETIREE,
} as const;
type Household = keyof typeof HOUSEHOLDS;
const HOUSEHOLD = choice(
  'household',
  'Type of household. The response also has the published annual change of the living cost index for this household type. The type does not change your weights.',
  Object.keys(HOUSEHOLDS) as Household[],
  { default: 'none' },
);
export const MY_INFLATION: readonly QueryParameter[] = [...GROUPS, HOUSEHOLD];

const MY_INFLATION_NOTES: readonly string[] = [
  'This result is an illustration. The ABS links the consumer price index with new weights each year, so a weighted mean of group changes can differ from published inflation.',
  'Price changes are for the eight capital cities combined. Weights are the latest published. They are at the prices of the period in which the ABS introduced them.',
  'Each living cost index uses the weights of its household type. These weights are not stored here, so the household type does not change your weights.',
  'Living cost indexes include mortgage interest and exclude the purchase of new dwellings. The consumer price index excludes mortgage interest and includes new dwellings.',
];

const NO_GROUPS = 'No data yet. A CPI group has no value or weight on this site.';

interface MyGroup {
  readonly code: string;
  readonly name: string;
  readonly parameter: string;
  readonly change: number;
  /** The official weight, in per cent. */
  readonly official: number;
  readonly own: number;
}

interface MyInflation {
  readonly period: string;
  readonly groups: readonly MyGroup[];
  readonly own: number;
  /** Inflation with official weights. */
  readonly official: number;
  /** The published change in all groups. */
  readonly published: number | null;
  readonly contributions: number | null;
  /** The latest annual change in the household's living cost index. Null if no household is chosen, or if the index has no data. */
  readonly livingCost: LatestValue | null;
}

/**
 * Calculates inflation. Returns null if no data are stored. Throws REQ_BAD_PARAMETER if the weights do not add up to 100.
 * @param given weights in per cent, by parameter
 */
async function myInflation(ctx: QueryContext, given: ReadonlyMap<string, number>, household: Household = 'none') {
  const own = HOUSEHOLDS[household];
  const handles = [
    ...AU_CPI_GROUPS.flatMap(({ monthlyIndex, weight, monthlyContribution }) => [monthlyIndex, weight, monthlyContribution]),
    AU_CPI_MONTHLY_YOY,
    ...(own === null ? [] : [own.YOY]),
  ];
  const stored = await storedOf(ctx, handles);
  const [first] = AU_CPI_GROUPS;
  const t = latestOf(first === undefined ? undefined : stored.get(first.monthlyIndex.id))?.t;
  const known = AU_CPI_GROUPS.flatMap(({ code, name, detail, monthlyIndex, weight }) => {
    const points = stored.get(monthlyIndex.id)?.slice.points;
    const [now, then] = points === undefined || t === undefined ? [null, null] : [valueAt(points, t), valueAt(points, t - YEAR)];
    const official = latestOf(stored.get(weight.id))?.value ?? null;
    if (now === null || then === null || official === null) return [];
    return [{ code, name, parameter: nameOfGroup(detail), change: percentOf(now, then), official }];
  });
  if (t === undefined || known.length < AU_CPI_GROUPS.length) return { inflation: null, handles, stored };
  const taken = [...given.values()].reduce((sum, value) => sum + value, 0);
  const all = known.reduce((sum, { official }) => sum + official, 0);
  const rest = known.reduce((sum, { parameter, official }) => sum + (given.has(parameter) ? 0 : official), 0);
  refuseOver(taken, rest === 0);
  const groups = known.map((group): MyGroup => ({ ...group, own: given.get(group.parameter) ?? ((100 - taken) * group.official) / rest }));
  const published = stored.get(AU_CPI_MONTHLY_YOY.id)?.slice.points;
  const parts = AU_CPI_GROUPS.flatMap(({ monthlyContribution }) => {
    const points = stored.get(monthlyContribution.id)?.slice.points;
    return points === undefined ? [] : (valueAt(points, t) ?? []);
  });
  const inflation: MyInflation = {
    period: formatPeriod(period('M', t)),
    groups,
    own: groups.reduce((sum, { own, change }) => sum + own * change, 0) / 100,
    official: groups.reduce((sum, { official, change }) => sum + official * change, 0) / all,
    published: published === undefined ? null : valueAt(published, t),
    contributions: parts.length < groups.length ? null : addDecimals(parts),
    livingCost: own === null ? null : latestOf(stored.get(own.YOY.id)),
  };
  return { inflation, handles, stored };
}

/** Throws if all weights are set and do not add up to 100. Also throws if some weights are set and add up to more than 100. */
function refuseOver(taken: number, isAll: boolean): void {
  if (isAll ? Math.abs(taken - 100) < 0.05 : taken <= 100) return;
  const detail = `Your weights add up to ${roundedTo(taken, 2)}, ${isAll ? 'but must add up to 100' : 'but can add up to at most 100'}.`;
  throw new WattleError('REQ_BAD_PARAMETER', detail, { faults: [{ parameter: GROUPS[0]?.name ?? 'food', detail }] });
}

const COLUMNS = [
  'code',
  'name',
  'parameter',
  'period',
  'annual_change_pct',
  'official_weight_pct',
  'own_weight_pct',
  'own_contribution_ppt',
];

export async function readMyInflation(ctx: QueryContext, params: URLSearchParams): Promise<Answer> {
  const parameters = new Parameters(params);
  const given = new Map<string, number>();
  for (const declared of GROUPS) {
    const value = optionalNumber(parameters, declared, 0, 100);
    if (value !== null) given.set(declared.name, value);
  }
  const household = parameters.choice(HOUSEHOLD) ?? 'none';
  parameters.refuseRest();
  parameters.check();
  const { inflation, handles, stored } = await myInflation(ctx, given, household);
  const query = { ...Object.fromEntries(given), ...(household === 'none' ? {} : { household }) };
  if (inflation === null) {
    return deskAnswer(ctx, {
      rows: [],
      columns: COLUMNS,
      query,
      summary: {},
      notes: [NO_GROUPS],
      handles,
      stored,
    });
  }
  return deskAnswer(ctx, {
    rows: inflation.groups.map(
      ({ code, name, parameter, change, official, own }): Of<typeof MyInflationRow> => ({
        code,
        name,
        parameter,
        period: inflation.period,
        annual_change_pct: roundedTo(change, DECIMALS),
        official_weight_pct: official,
        own_weight_pct: roundedTo(own, DECIMALS),
        own_contribution_ppt: roundedTo((own * change) / 100, DECIMALS),
      }),
    ),
    columns: COLUMNS,
    query,
    summary: {
      period: inflation.period,
      own_inflation_pct: roundedTo(inflation.own, DECIMALS),
      official_weights_pct: roundedTo(inflation.official, DECIMALS),
      published_pct: inflation.published,
      published_contributions_ppt: inflation.contributions,
      household: household === 'none' ? null : household,
      living_cost_annual_pct: inflation.livingCost?.value ?? null,
      living_cost_period: inflation.livingCost?.period ?? null,
    },
    notes: MY_INFLATION_NOTES,
    handles,
    stored,
  });
}
