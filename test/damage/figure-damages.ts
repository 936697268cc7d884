/**
 * Puts wrong values into correct files: in a new period, in the latest stored period, and in a whole file. Each damage changes the
 * connector's result.
 */
import { decimalsOf, roundedTo } from '../../src/core/decimal.ts';
import type { Observation, ParsedDataset, ParsedSeries } from '../../src/core/observation.ts';
import { isShare } from '../../src/ingest/apply/believable.ts';

export interface FigureDamage {
  readonly name: string;
  readonly apply: (content: ParsedDataset) => ParsedDataset;
}

type Change = (value: number) => number;

/** Removes the noise of binary fractions, which no file has. */
const tidy = (value: number): number => Number(value.toPrecision(12));
/**
 * The maximum number of decimals in values that are damaged by an added digit. Calculated values with more decimals would hardly change.
 */
const MOST_WRITTEN = 6;
const SLIPS: Readonly<Record<string, Change>> = {
  'set to 9999': () => 9999,
  'times 1,000': (value) => value * 1000,
  'times 10': (value) => value * 10,
  'divided by 10': (value) => value / 10,
  'divided by 1,000': (value) => value / 1000,
  'with the opposite sign': (value) => -value,
  'set to -999': () => -999,
  'set to 10^12': () => 1e12,
  'set to 10^300': () => 1e300,
  'with a footnote number as the last digit': (value) => (decimalsOf(value) > MOST_WRITTEN ? value : Number(`${value}1`)),
};

const withSeries = (content: ParsedDataset, change: (series: ParsedSeries, i: number) => readonly Observation[]): ParsedDataset => ({
  ...content,
  series: content.series.map((series, i) => ({ ...series, observations: change(series, i) })),
});
const withValues = (content: ParsedDataset, change: (value: number, i: number, t: number) => number): ParsedDataset =>
  withSeries(content, ({ observations }, i) =>
    observations.map((one) => {
      const value = one.value === null ? null : change(one.value, i, one.t);
      return value === null || value === one.value ? one : { ...one, value: tidy(value) };
    }),
  );
const valueAt = ({ observations }: ParsedSeries, t: number): number | null => observations.find((one) => one.t === t)?.value ?? null;

/** Changes the values for one period, in column order. */
function withRow(content: ParsedDataset, t: number, change: (row: readonly number[]) => readonly number[]): ParsedDataset {
  const filled = content.series.flatMap((series, i) => {
    const value = valueAt(series, t);
    return value === null ? [] : [{ i, value }];
  });
  const changed = change(filled.map(({ value }) => value));
  const byColumn = new Map(filled.map(({ i }, place) => [i, changed[place]]));
  return withValues(content, (value, i, at) => (at === t ? (byColumn.get(i) ?? value) : value));
}

const withCell = (content: ParsedDataset, column: number, t: number, change: Change): ParsedDataset =>
  withValues(content, (value, i, at) => (i === column && at === t ? change(value) : value));

const swapped = (row: readonly number[], a: number, b: number): readonly number[] =>
  row.map((value, i) => (i === a ? (row[b] ?? value) : i === b ? (row[a] ?? value) : value));

/**
 * Returns damage to a stored period.
 * @param columns columns in which single cells are damaged
 */
export function rowDamages(t: number, columns: readonly number[]): readonly FigureDamage[] {
  const row = (name: string, change: (row: readonly number[]) => readonly number[]): FigureDamage => ({
    name: `a row ${name}`,
    apply: (content) => withRow(content, t, change),
  });
  return [
    ...Object.entries(SLIPS).flatMap(([name, change]) => [
      row(name, (values) => values.map(change)),
      ...columns.map((column) => ({
        name: `cell ${column} ${name}`,
        apply: (content: ParsedDataset) => withCell(content, column, t, change),
      })),
    ]),
    row('moved to the right', (values) => values.map((value, i) => values[i - 1] ?? value)),
    row('moved to the left', (values) => values.map((value, i) => values[i + 1] ?? value)),
    row('in reverse order', (values) => values.toReversed()),
    row('of zeros', (values) => values.map(() => 0)),
    row('with the first and last value swapped', (values) => swapped(values, 0, values.length - 1)),
  ];
}

/** Changes the digits of a value as typing errors do. Values with fewer than three digits keep their value. */
const DIGIT_SLIPS: Readonly<Record<string, (digits: string) => string>> = {
  'two digits swapped': (digits) => digits.replace(/([1-9])(\.?)(\d)/, '$3$2$1'),
  'a repeated digit': (digits) => digits.replace(/[1-9]/, '$&$&'),
  'its first digit missing': (digits) => digits.replace(/[1-9]/, ''),
};
const FEWEST_DIGITS = 3;

/** Returns typing errors in single cells of a period. In volatile series, some of them look like normal changes. */
export const digitDamages = (t: number, columns: readonly number[]): readonly FigureDamage[] =>
  Object.entries(DIGIT_SLIPS).flatMap(([name, change]) =>
    columns.map((column) => ({
      name: `cell ${column} with ${name}`,
      apply: (content: ParsedDataset) =>
        withCell(content, column, t, (value) =>
          String(value).replace(/\D/g, '').length < FEWEST_DIGITS ? value : Number(change(String(value))),
        ),
    })),
  );

/** Returns damage to a new period, which has the values of `other`. */
export const rowOfAnother = (t: number, other: number): FigureDamage => ({
  name: 'a row with the values for another period',
  apply: (content) =>
    withSeries(content, (series) => {
      const value = valueAt(series, other);
      return series.observations.map((one) => (one.t === t && value !== null ? { ...one, value } : one));
    }),
});

/** Returns damage to a new period. */
export const newRowDamages = (t: number, columns: readonly number[]): readonly FigureDamage[] => [
  ...rowDamages(t, columns),
  {
    name: 'a missing period',
    apply: (content) => withSeries(content, ({ observations }) => observations.map((one) => (one.t === t ? { ...one, t: t + 1 } : one))),
  },
  {
    name: 'a row with the values for the previous period',
    apply: (content) =>
      withSeries(content, (series) => {
        const before = valueAt(series, t - 1);
        return series.observations.map((one) => (one.t === t && before !== null ? { ...one, value: before } : one));
      }),
  },
];

const columnOf = (content: ParsedDataset, column: number, own: ParsedSeries): readonly Observation[] => {
  const values = new Map(content.series[column]?.observations.map((one) => [one.t, one.value]));
  return own.observations.map((one) => ({ ...one, value: values.get(one.t) ?? null }));
};

/**
 * Returns damage to a whole file.
 * @param middle period with values before and after it
 */
export function fileDamages(middle: number, column: number): readonly FigureDamage[] {
  const values = (name: string, change: (value: number, i: number, t: number) => number): FigureDamage => ({
    name,
    apply: (content) => withValues(content, change),
  });
  return [
    values('all values with the opposite sign', (value) => -value),
    values('a series with the opposite sign', (value, i) => (i === column ? -value : value)),
    values('all values times 1,000', (value) => value * 1000),
    values('all values rounded to whole numbers', (value) => Math.round(value)),
    values('a row times 1,000', (value, _, t) => (t === middle ? value * 1000 : value)),
    ...Object.entries(SLIPS).map(([name, change]) => ({
      name: `a middle cell ${name}`,
      apply: (content: ParsedDataset) => withCell(content, column, middle, change),
    })),
    {
      name: 'a column copied to the next column',
      apply: (content) => withSeries(content, (series, i) => (i === column + 1 ? columnOf(content, column, series) : series.observations)),
    },
    {
      name: 'two columns swapped',
      apply: (content) =>
        withSeries(content, (series, i) =>
          i === column ? columnOf(content, column + 1, series) : i === column + 1 ? columnOf(content, column, series) : series.observations,
        ),
    },
    {
      name: 'values in reverse order of time',
      apply: (content) =>
        withSeries(content, ({ observations }) => {
          const turned = observations.map(({ value }) => value).toReversed();
          return observations.map((one, i) => ({ ...one, value: turned[i] ?? null }));
        }),
    },
    {
      name: 'series keys in reverse order',
      apply: (content) => {
        const keys = content.series.map(({ key }) => key).toReversed();
        return { ...content, series: content.series.map((series, i) => ({ ...series, key: keys[i] ?? series.key })) };
      },
    },
  ];
}

/**
 * Genuine changes by agencies: a new period, and small revisions that agree with every published sum and rate. All levels of a period change
 * by the same share, so that sums and rates stay true.
 */
export const GENUINE: readonly FigureDamage[] = [
  { name: 'as it is', apply: (content) => content },
  {
    name: 'revised by one in ten thousand',
    apply: (content) =>
      withSeries(content, ({ observations, unit }) => {
        const decimals = observations.reduce((most, { value }) => Math.max(most, decimalsOf(value ?? 0)), 0);
        const isLevel = !isShare(unit);
        return observations.map((one) =>
          one.value === null || !isLevel ? one : { ...one, value: roundedTo(one.value * (1 + 0.0001 * Math.sin(one.t / 100)), decimals) },
        );
      }),
  },
];
