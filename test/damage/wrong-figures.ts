/** Tries wrong values in the data for each dataset. The outcomes are stored, needs review, and refused. */
import { findDataset } from '../../src/catalogue/catalogue.ts';
import { at } from '../../src/core/assert.ts';
import { datasetKey, keepsRecordsByFile, type TimeSeriesDataset } from '../../src/core/define-dataset.ts';
import { ACCEPTABLE, WattleError } from '../../src/core/errors.ts';
import type { ParsedDataset } from '../../src/core/observation.ts';
import { difference } from '../../src/ingest/apply/difference.ts';
import { validateFirst } from '../../src/ingest/apply/first-load.ts';
import { newestDayOf, olderThanStored, validateChange, validateParsed } from '../../src/ingest/apply/validate.ts';
import type { StarterDataset } from '../../src/ingest/starter/starter-file.ts';
import type { SeriesSlice } from '../../src/store/ports/series.ts';
import { slicesOf, state } from '../ingest/parsed.ts';
import { digitDamages, type FigureDamage, fileDamages, GENUINE, newRowDamages, rowDamages, rowOfAnother } from './figure-damages.ts';
import { datedAYearEarly, movedDamages } from './moved-damages.ts';
import { unlistedFileDamages, unlistedRowDamages } from './unlisted-damages.ts';

/** The current time, after the last period in the starter data. */
const NOW = Date.parse('2026-11-27T00:00:00Z');

export type Outcome = 'stored' | 'review' | 'refused';

/** The maximum number of series. Larger datasets use the first ones with the most values. */
const MOST_SERIES = 40;
/** The minimum number of values. Shorter series have no typical change. */
const FEWEST_VALUES = 24;

/** Returns the current starter data for one frequency, or null if the series are short. `most` is the maximum number of series. */
export function contentOf({ dimensions, series }: StarterDataset, most = MOST_SERIES): ParsedDataset | null {
  const current = series.flatMap(({ attributes, observations }) => {
    const own = observations.filter(({ toSeq, value }) => toSeq === null && value !== null).sort((a, b) => a.t - b.t);
    const last = attributes.at(-1);
    const isLevel = new Set(own.map(({ value }) => value)).size > FEWEST_VALUES / 4;
    return last === undefined || own.length < FEWEST_VALUES || !isLevel ? [] : [{ ...last.attributes, observations: own }];
  });
  const end = Math.max(...current.map(({ observations }) => observations.at(-1)?.t ?? 0));
  const alike = current.filter(({ freq, observations }) => freq === current[0]?.freq && observations.at(-1)?.t === end).slice(0, most);
  return alike.length < 2 ? null : { dimensions, series: alike, publishedOn: null, scope: 'whole', notes: [] };
}

export interface Trial {
  readonly when: string;
  readonly name: string;
  readonly outcome: Outcome;
}

const declaredOf = (dataset: string): TimeSeriesDataset =>
  findDataset(dataset.slice(0, dataset.indexOf('/')), dataset.slice(dataset.indexOf('/') + 1)) as TimeSeriesDataset;

/**
 * Tries each damage that changes a value: in a new period, the latest period, the whole file, and a first load. `all` has all series. At a
 * first load, only other series can show an error.
 */
export function tryDamages(dataset: string, content: ParsedDataset, all = content): readonly Trial[] {
  const declared = declaredOf(dataset);
  const ordinals = [...new Set(content.series.flatMap(({ observations }) => observations.map(({ t }) => t)))].sort((a, b) => a - b);
  const last = at(ordinals, -1);
  const columns = [0, content.series.length - 1];
  const column = Math.floor(content.series.length / 2) - 1;
  const ofColumn = at(content.series, column).observations;
  const middle = at(ofColumn, ofColumn.length >> 1).t;
  const before = {
    ...content,
    series: content.series.map((one) => ({ ...one, observations: one.observations.filter(({ t }) => t < last) })),
  };
  const trial = (when: string, stored: ParsedDataset | null, damages: readonly FigureDamage[], from = content): readonly Trial[] =>
    damages.flatMap(({ name, apply }): readonly Trial[] => {
      const now = apply(from);
      const outcome = hasFiguresOf(from, now) ? null : outcomeOf(declared, stored, now);
      return outcome === null ? [] : [{ when, name, outcome }];
    });
  const file = [...fileDamages(middle, column), ...movedDamages(middle, column)];
  return [
    ...trial('new period', before, [
      ...newRowDamages(last, columns),
      ...digitDamages(last, columns),
      rowOfAnother(last, middle),
      datedAYearEarly(last),
      ...unlistedRowDamages(last),
    ]),
    ...trial('latest period', content, [...rowDamages(last, columns), ...digitDamages(last, columns)]),
    ...trial('whole file', content, [...file, ...unlistedFileDamages(last)]),
    ...trial(
      'first load',
      null,
      file.filter(({ name }) => FIRST_LOAD.includes(name)),
      all,
    ),
  ];
}

/** Returns true if two datasets have the same series with the same values. */
const hasFiguresOf = ({ series }: ParsedDataset, other: ParsedDataset): boolean =>
  series.length === other.series.length &&
  series.every(({ key, multiplier, observations }, i) => {
    const { key: otherKey, multiplier: otherScale, observations: others } = at(other.series, i);
    if (key !== otherKey || multiplier !== otherScale || observations.length !== others.length) return false;
    return observations === others || observations.every(({ t, value }, j) => t === at(others, j).t && value === at(others, j).value);
  });

/** Stored slices by dataset. All damages to a dataset are compared with the same slices. */
const slicesOfStored = new WeakMap<ParsedDataset, readonly SeriesSlice[]>();
function storedSlices(data: ParsedDataset): readonly SeriesSlice[] {
  const slices = slicesOfStored.get(data) ?? slicesOf(data);
  slicesOfStored.set(data, slices);
  return slices;
}

/** Number of periods that are tried as the latest one. */
const MOST_RELEASES = 60;

/** Returns real periods that are refused when each is treated as new. Also tries small revisions to the latest data. */
export function refusedGenuine(dataset: string, content: ParsedDataset): readonly string[] {
  const declared = declaredOf(dataset);
  const ordinals = [...new Set(content.series.flatMap(({ observations }) => observations.map(({ t }) => t)))].sort((a, b) => a - b);
  const later = ordinals.slice(FEWEST_VALUES);
  const every = Math.max(1, Math.ceil(later.length / MOST_RELEASES));
  const until = (last: number): ParsedDataset => ({
    ...content,
    series: content.series.map((one) => ({ ...one, observations: one.observations.filter(({ t }) => t <= last) })),
  });
  const releases = later.flatMap((last, i) => {
    if (i % every > 0) return [];
    const outcome = outcomeOf(declared, until(at(ordinals, FEWEST_VALUES + i - 1)), until(last));
    return outcome === 'stored' || outcome === null ? [] : [`${dataset}: ${last} ${outcome}`];
  });
  const revised = GENUINE.flatMap(({ name, apply }) => {
    const outcome = outcomeOf(declared, content, apply(content));
    return outcome === 'stored' || outcome === null ? [] : [`${dataset}: ${name} ${outcome}`];
  });
  return [...releases, ...revised];
}

/** Damage in a first load. Without stored values, only a range or an identity can detect an error. */
const FIRST_LOAD: readonly string[] = [
  'all values with the opposite sign',
  'all values times 1,000',
  'a middle cell set to 10^12',
  'a middle cell set to 10^300',
  'two columns swapped',
];

const LIKE_RATES = 'interest rates for two kinds of loans or deposits, without an equation between them';
/**
 * The datasets in which two swapped columns at a first load cannot be detected. Both columns are then in the same range, and no sum or rate in
 * the file depends on their order.
 */
export const LIKE_COLUMNS: Readonly<Record<string, string>> = {
  'abs/AWE': 'average earnings of males and of females, which have no sum',
  'abs/BA_GCCSA': 'the same measure for two states, whose sum does not depend on their order',
  'abs/BUILDING_APPROVALS': 'the same measure for two states, whose sum does not depend on their order',
  'abs/ERP_LGA': 'the populations of two councils',
  'abs/INDUSTRIAL_DISPUTES': 'days lost in one industry, and days lost per 1,000 employees in one state',
  'abs/JV': 'job vacancies in two industries, whose sum does not depend on their order',
  'abs/LABOUR_ACCT_Q': 'original and adjusted values of a measure with few seasonal changes',
  'abs/LF_INDUSTRY': 'employment in an industry in two states, whose sum does not depend on their order',
  'abs/LF_SA4': 'the same measure for two regions',
  'aemo/dispatch_price': 'prices in two regions of one market',
  'aemo/rooftop_pv': 'output in two regions, without a total',
  'apra/MONTHLY_BANKING_STATS': 'two liabilities of one bank, without their total',
  'rba/D2': 'original and adjusted values of a measure with few seasonal changes',
  'rba/F2': 'yields of bonds with similar terms',
  'rba/F2.1': 'yields of bonds with similar terms',
  'rba/F4': LIKE_RATES,
  'rba/F5': LIKE_RATES,
  'rba/F6': LIKE_RATES,
  'rba/F7': LIKE_RATES,
  'rba/F8': LIKE_RATES,
  'rba/G3': 'two measures of expected inflation',
};

/** Returns the outcome, or null if nothing would change. Fewer digits are not a revision. */
function outcomeOf(dataset: TimeSeriesDataset, before: ParsedDataset | null, now: ParsedDataset): Outcome | null {
  const isRecord = keepsRecordsByFile(dataset);
  try {
    validateParsed(now, dataset, NOW);
  } catch (error) {
    if (!(error instanceof WattleError)) throw error;
    return 'refused';
  }
  const slices = before === null ? [] : storedSlices(before);
  const deltas = difference(slices, now, { recordsByFile: isRecord });
  if (deltas.length === 0) return null;
  const newestDay = before === null ? null : newestDayOf(before);
  const stored = { state: state({ dataset: datasetKey(dataset), dimensions: now.dimensions, newestDay }), slices };
  if (before !== null && olderThanStored(now, stored.state, slices) !== null) return 'refused';
  try {
    validateFirst(dataset, now, deltas, before === null ? null : stored, []);
    if (before !== null) validateChange(now, stored, deltas, [], { rowCount: dataset.rowCount, ofSingles: dataset.ofSingles, isRecord });
    return 'stored';
  } catch (error) {
    if (!(error instanceof WattleError)) throw error;
    return ACCEPTABLE.some((code) => code === error.code) ? 'review' : 'refused';
  }
}

/**
 * Returns a row for each kind of damage, in the order of first appearance. It has the number of reviews and refusals, and the datasets
 * that accept the damage.
 */
export function tableOf(trials: ReadonlyMap<string, readonly Trial[]>): string {
  const kinds = new Map<string, Record<Outcome, string[]>>();
  for (const [dataset, all] of trials) {
    for (const { when, name, outcome } of all) {
      const kind = `${when}: ${name.replace(/^cell \d+/, 'a cell')}`;
      const counts = kinds.get(kind) ?? { stored: [], review: [], refused: [] };
      kinds.set(kind, counts);
      if (!counts[outcome].includes(dataset)) counts[outcome].push(dataset);
    }
  }
  const rows = [...kinds].map(
    ([kind, { stored, review, refused }]) => `| ${kind} | ${review.length} | ${refused.length} | ${stored.length} | ${stored.join(', ')} |`,
  );
  const all = [...trials.values()].flat().filter(({ when }) => when !== 'first load');
  const count = (outcome: Outcome): number => all.filter((one) => one.outcome === outcome).length;
  return [
    '# Wrong figures in valid files',
    '',
    `Each kind of wrong figure is tried on the current starter data for ${trials.size} datasets. These have at least two series of ${FEWEST_VALUES} or more values, and at most ${MOST_SERIES} series are used. If a dataset has several trials of one kind with different outcomes, it counts in several columns.`,
    '',
    `Of ${all.length} wrong files that are compared with stored data, ${count('review')} need review, ${count('refused')} are rejected and ${count('stored')} are accepted. Most accepted files have a single wrong figure in a volatile series, such as a market price, a balance that can be negative or a count for a small area.`,
    '',
    '| Wrong figure | Needs review | Rejected | Accepted | Datasets that accept the file |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
    '## Swapped columns at a first load',
    '',
    'In these datasets, two swapped columns at a first load are accepted. Both are in the same range, and no equation depends on their order.',
    '',
    '| Dataset | The two columns |',
    '| --- | --- |',
    ...Object.entries(LIKE_COLUMNS).map(([dataset, columns]) => `| ${dataset} | ${columns} |`),
    '',
  ].join('\n');
}
