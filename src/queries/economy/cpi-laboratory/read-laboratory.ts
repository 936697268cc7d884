/** Returns the CPI laboratory as rows: one for each class, for each class and month, or for each month of the trimmed mean. */
import { roundedTo } from '../../../core/decimal.ts';
import { datasetKey } from '../../../core/define-dataset.ts';
import { quoted, WattleError } from '../../../core/errors.ts';
import { formatPeriod, parsePeriod, period } from '../../../core/period.ts';
import { printed } from '../../../signals/wording/figures.ts';
import { inWords } from '../../../signals/wording/periods.ts';
import type { Answer, Freshness } from '../../base/answer.ts';
import { type QueryContext, withoutFetching } from '../../base/context.ts';
import { metaOf } from '../../base/meta.ts';
import type { EchoedQuery } from '../../base/meta-shape.ts';
import { choice, number, type QueryParameter, text } from '../../base/parameters/declaration.ts';
import { Parameters } from '../../base/parameters/parameters.ts';
import {
  ADJUSTED,
  ALL_GROUPS,
  ALL_GROUPS_ADJUSTED,
  type ClassIndexes,
  CPI_MONTHLY,
  CPI_WEIGHTS,
  FIRST_MONTH,
  MARKET_SERVICES,
  ORIGINAL,
  readClassIndexes,
  TRIMMED_MEAN,
} from './class-indexes.ts';
import {
  annualised,
  type Breadth,
  breadthOf,
  type ClassFigures,
  changeIn,
  classFigures,
  type TrimmedMonth,
  trimmedMonths,
} from './laboratory.ts';

const SECONDS = 300;
const DECIMALS = 4;
const ROWS = ['classes', 'heat_map', 'trimmed_mean'] as const;
const MONTH = text('period', 'Month: `2026-06`. The default is the latest stored month.', { examples: ['2026-06'] });
const THRESHOLD = number(
  'threshold',
  'Threshold in per cent. A class counts towards breadth if its annual change is above the threshold.',
  { min: -20, max: 50, default: 3 },
);
const TRIM = number('trim', 'Percentage of the weight that the trimmed mean excludes at each end.', { min: 0, max: 49, default: 15 });
const LAYOUT = choice(
  'rows',
  'Kind of rows: one for each class, one for each class in each month, or one for each month of the trimmed mean.',
  ROWS,
  {
    default: 'classes',
  },
);
export const READ_LABORATORY: readonly QueryParameter[] = [MONTH, THRESHOLD, TRIM, LAYOUT];

export interface Laboratory {
  readonly read: ClassIndexes;
  readonly t: number;
  readonly months: { readonly first: number; readonly last: number };
  readonly threshold: number;
  readonly trim: number;
  readonly classes: readonly ClassFigures[];
  readonly breadth: Breadth | null;
  readonly trimmed: readonly TrimmedMonth[];
}

interface LaboratoryRequest {
  readonly month: string | null;
  readonly threshold: number;
  readonly trim: number;
}

/** Calculates the measures for a month. Throws REQ_NOT_FOUND if there are no annual changes for the month. */
async function laboratoryOf(ctx: QueryContext, { month, threshold, trim }: LaboratoryRequest): Promise<Laboratory> {
  const read = await readClassIndexes(withoutFetching(ctx));
  const last = read.index(ALL_GROUPS, ORIGINAL).t.at(-1);
  const first = FIRST_MONTH + 12;
  const requested = month === null ? last : parsePeriod(month)?.t;
  if (last === undefined)
    throw new WattleError('DATA_UNAVAILABLE', 'The monthly consumer price index is not stored yet.', { retryAfterSeconds: 300 });
  if (requested === undefined || (month !== null && parsePeriod(month)?.freq !== 'M') || requested < first || requested > last) {
    const detail = `Annual changes for ${quoted(String(month))} are not stored. Write a month from ${nameOf(first)} to ${nameOf(last)}.`;
    throw new WattleError('REQ_NOT_FOUND', detail, {
      faults: [{ parameter: 'period', detail, allowed: [nameOf(last)], did_you_mean: nameOf(last) }],
    });
  }
  const classes = classFigures(read, requested, { threshold, share: trim / 100 });
  return {
    read,
    t: requested,
    months: { first, last },
    threshold,
    trim,
    classes,
    breadth: breadthOf(classes),
    trimmed: trimmedMonths(read, requested, trim / 100),
  };
}

export const nameOf = (t: number): string => formatPeriod(period('M', t));
const shown = (value: number | null | undefined): number | null =>
  value === null || value === undefined ? null : roundedTo(value, DECIMALS);

/** Writes `In the year to June 2026, prices rose by more than 3% in 39 of 87 classes. These are 44.8% of classes.` */
export function breadthSentence({ breadth, threshold, t }: Laboratory): string {
  if (breadth === null) return `Breadth cannot be calculated for ${inWords(nameOf(t))}, because a class has no value.`;
  const { above, counted, weight } = breadth;
  const sentence = `In the year to ${inWords(nameOf(t))}, prices rose by more than ${threshold}% in ${above} of ${counted} classes.`;
  if (above === 0) return sentence;
  const [are, have] = above === 1 ? ['This is', 'has'] : ['These are', 'have'];
  const weighted = weight === null ? '' : ` and ${have} ${printed(weight)}% of the CPI weight`;
  return `${sentence} ${are} ${printed(breadth.share)}% of classes${weighted}.`;
}

export async function readLaboratory(ctx: QueryContext, params: URLSearchParams): Promise<Answer> {
  const parameters = new Parameters(params);
  const month = parameters.text(MONTH);
  const [threshold, trim] = [parameters.number(THRESHOLD), parameters.number(TRIM)];
  const layout = parameters.choice(LAYOUT) ?? 'classes';
  parameters.refuseRest();
  parameters.check();
  const laboratory = await laboratoryIfStored(ctx, { month, threshold, trim });
  const query = { threshold, trim, rows: layout };
  if (laboratory === null) return answerOf(ctx, layout, { rows: [], query, notes: [NO_DATA], read: null, of: null, summary: {} });
  const rows = layout === 'classes' ? classRows(laboratory) : layout === 'heat_map' ? heatRows(laboratory) : trimmedRows(laboratory);
  const of = nameOf(laboratory.t);
  return answerOf(ctx, layout, {
    rows,
    query: { period: of, ...query },
    notes: NOTES,
    read: laboratory.read,
    of,
    summary: summaryOf(laboratory),
  });
}

export const NO_DATA = 'No data yet. The monthly index of the ABS is not stored here.';

/** Calculates the measures. Returns null if no data are stored. Throws the other errors of `laboratoryOf`. */
export async function laboratoryIfStored(ctx: QueryContext, request: LaboratoryRequest): Promise<Laboratory | null> {
  try {
    return await laboratoryOf(ctx, request);
  } catch (error) {
    if (error instanceof WattleError && error.code === 'DATA_UNAVAILABLE') return null;
    throw error;
  }
}

const NOTHING_READ: Freshness = { state: 'fresh', reasons: [], nextRelease: null };

interface LaboratoryAnswer {
  readonly rows: Rows;
  readonly query: EchoedQuery;
  readonly notes: readonly string[];
  readonly read: ClassIndexes | null;
  readonly of: string | null;
  readonly summary: Readonly<Record<string, unknown>>;
}

function answerOf(ctx: QueryContext, layout: (typeof ROWS)[number], { rows, query, notes, read, of, summary }: LaboratoryAnswer): Answer {
  const { sources, freshness } = read ?? { sources: [], freshness: NOTHING_READ };
  const meta = metaOf(ctx, { query, period: { start: of, end: of }, rows: rows.length, sources, freshness, versions: [], notes });
  return {
    data: rows,
    columns: COLUMNS[layout].map((name) => ({ name })),
    meta: { ...meta, summary },
    next: null,
    datasets: [datasetKey(CPI_MONTHLY), datasetKey(CPI_WEIGHTS)],
    maxAgeSeconds: SECONDS,
  };
}

export const NOTES: readonly string[] = [
  'The custom trimmed mean is calculated from published class indexes. The ABS uses unrounded indexes, so results can differ slightly.',
  'Breadth counts each class once, regardless of its weight. The weight of the classes above the threshold is for the latest link period.',
  'Annual changes in classes are not seasonally adjusted. Changes over shorter periods are seasonally adjusted if the ABS adjusts that class.',
];

const COLUMNS: Readonly<Record<(typeof ROWS)[number], readonly string[]>> = {
  classes: [
    ...[
      'code',
      'name',
      'group',
      'period',
      'weight_pct',
      'link_weight_pct',
      'annual_change_pct',
      'monthly_change_pct',
      'annualised_3m_pct',
      'annualised_6m_pct',
    ],
    ...['seasonally_adjusted', 'above', 'kept_share', 'trimmed_end'],
  ],
  heat_map: ['code', 'name', 'group', 'period', 'annual_change_pct'],
  trimmed_mean: ['period', 'own_monthly_pct', 'abs_monthly_pct', 'own_annual_pct', 'abs_annual_pct'],
};

type Rows = readonly Readonly<Record<string, unknown>>[];

const classRows = ({ classes, t }: Laboratory): Rows =>
  classes.map(({ code, name, group, weight, linkWeight, annual, month, threeMonths, sixMonths, isAdjusted, isAbove, kept, end }) => ({
    code,
    name,
    group,
    period: nameOf(t),
    weight_pct: shown(weight),
    link_weight_pct: shown(linkWeight),
    annual_change_pct: shown(annual),
    monthly_change_pct: shown(month),
    annualised_3m_pct: shown(threeMonths),
    annualised_6m_pct: shown(sixMonths),
    seasonally_adjusted: isAdjusted ? 1 : 0,
    above: isAbove === null ? null : isAbove ? 1 : 0,
    kept_share: shown(kept),
    trimmed_end: end,
  }));

/** Returns up to thirteen months with an annual change. */
export function heatMonths({ t, months }: Laboratory): readonly number[] {
  const from = Math.max(months.first, t - 12);
  return Array.from({ length: t - from + 1 }, (_, i) => from + i);
}

const heatRows = (laboratory: Laboratory): Rows =>
  laboratory.classes.flatMap(({ code, name, group }) =>
    heatMonths(laboratory).map((t) => ({
      code,
      name,
      group,
      period: nameOf(t),
      annual_change_pct: shown(changeIn(laboratory.read.index(code, ORIGINAL), t - 12, t)),
    })),
  );

const trimmedRows = ({ trimmed }: Laboratory): Rows =>
  trimmed.map(({ t, own, printed: abs, ownAnnual, printedAnnual }) => ({
    period: nameOf(t),
    own_monthly_pct: shown(own),
    abs_monthly_pct: shown(abs),
    own_annual_pct: shown(ownAnnual),
    abs_annual_pct: shown(printedAnnual),
  }));

function summaryOf(laboratory: Laboratory): Readonly<Record<string, unknown>> {
  const { read, t, threshold, trim, breadth, trimmed } = laboratory;
  const now = trimmed.find((one) => one.t === t);
  const [all, mean] = [read.index(ALL_GROUPS_ADJUSTED, ADJUSTED), read.index(TRIMMED_MEAN, ADJUSTED)];
  return {
    period: nameOf(t),
    sentence: breadthSentence(laboratory),
    threshold_pct: threshold,
    trim_pct: trim,
    headline_annual_pct: shown(changeIn(read.index(ALL_GROUPS, ORIGINAL), t - 12, t)),
    classes: breadth?.counted ?? null,
    classes_above: breadth?.above ?? null,
    classes_falling: breadth?.falling ?? null,
    breadth_pct: shown(breadth?.share),
    weight_above_pct: shown(breadth?.weight),
    median_class_annual_pct: shown(breadth?.median),
    trimmed_mean_monthly_pct: shown(now?.own),
    abs_trimmed_mean_monthly_pct: shown(now?.printed),
    trimmed_mean_annual_pct: shown(now?.ownAnnual),
    abs_trimmed_mean_annual_pct: shown(now?.printedAnnual),
    headline_annualised_3m_pct: shown(annualised(all, t, 3)),
    headline_annualised_6m_pct: shown(annualised(all, t, 6)),
    trimmed_mean_annualised_3m_pct: shown(annualised(mean, t, 3)),
    trimmed_mean_annualised_6m_pct: shown(annualised(mean, t, 6)),
    market_services_annual_pct: shown(changeIn(read.index(MARKET_SERVICES, ORIGINAL), t - 12, t)),
  };
}
