/** Declares an indicator: its inputs, parameters, fields and formula. */
import type { DatedConstant, DatedTable } from './dated-constant.ts';
import type { RegisterDataset, TimeSeriesDataset } from './define-dataset.ts';
import type { SeriesAdjustment, SeriesHandle } from './define-series.ts';
import type { Frequency } from './frequency.ts';

export type { DatedConstant, DatedTable };

/** The type of a value. A final question mark means that the value may be null. */
type ValueType = 'number' | 'string' | 'period';

export type MemberType = ValueType | `${ValueType}?`;

interface Described {
  readonly unit: string | null;
  readonly description: string;
  /** Present for a field that is returned only if the request has no date range. All other fields are in every row and may be null. */
  readonly only?: 'newest';
}

interface ScalarField extends Described {
  readonly type: ValueType;
}

interface ListField extends Described {
  readonly type: 'array';
  readonly of: Readonly<Record<string, MemberType>> | ValueType;
}

interface ObjectField extends Described {
  readonly type: 'object';
  readonly of: Readonly<Record<string, MemberType>>;
}

export type RowField = ScalarField | ListField | ObjectField;

export interface ChoiceParameter {
  readonly kind: 'choice';
  readonly values: readonly string[];
  /** The default. Null selects all choices. */
  readonly default: string | null;
  readonly description: string;
  /** Other accepted spellings: `{ 'New South Wales': 'NSW' }`. */
  readonly spellings?: Readonly<Record<string, string>>;
}

export interface NumberParameter {
  readonly kind: 'number';
  /** The default. Null means that the formula uses the parameter only if the caller specifies it. */
  readonly default: number | DatedConstant | null;
  /** The default for each day, if it changes over time. */
  readonly byDefault?: DatedTable<number | null>;
  readonly min: number;
  readonly max: number;
  readonly whole?: true;
  readonly unit: string;
  readonly description: string;
}

export type ParameterDeclaration = ChoiceParameter | NumberParameter;
type ParameterDeclarations = Readonly<Record<string, ParameterDeclaration>>;

/** The type of a parameter value: a choice or a number. Null is possible only if the default is null. */
type ValueOf<Declared extends ParameterDeclaration> =
  | (Declared extends { readonly kind: 'choice'; readonly values: readonly (infer Choice)[] } ? Choice : number)
  | (null extends Declared['default'] ? null : never);

export type ParameterValues<Declared extends ParameterDeclarations = ParameterDeclarations> = {
  readonly [Name in keyof Declared]: ValueOf<Declared[Name]>;
};

/**
 * How a formula reads an input with another frequency, for its period t. same: the value for t. end: the last value in t. mean, sum: the
 * mean or sum over all input periods in t, which must all have values. step: the value of an event series on the last day of t, up to the
 * publication of the table. own: the input's frequency, without a limit on rows.
 */
export type Sampling = 'same' | 'end' | 'mean' | 'sum' | 'step' | 'own';

export interface InputDeclaration {
  readonly series: SeriesHandle;
  readonly sample: Sampling;
  /** True if the dataset may lack the series. A missing series is then an empty input instead of an error. */
  readonly optional?: true;
  /** True if a result is possible without the dataset. If it is not stored, the fields that need it are null, and a note states this. */
  readonly dispensable?: true;
  /** The concept for this input. If the request has no date range, the input has the concept's latest value. */
  readonly concept?: string;
  /** A symbol that many similar inputs share. `meta.inputs` lists them as one entry. */
  readonly listedAs?: string;
}

/** Thrown if inputs are missing or contradict each other. No result or row can then be calculated. */
export class Absent extends Error {}

/** Throws an error because inputs contradict each other. The caller receives 503 with this reason. */
export function refuse(why: string): never {
  throw new Absent(why);
}

export interface Figure {
  /** The ordinal of the period (see core/period). */
  readonly t: number;
  readonly period: string;
  readonly value: number;
}

/**
 * Published values for a formula. A call with a period returns its value. If the value is missing, the call throws and the row is omitted.
 */
export interface FigureView {
  (t: number): number;
  /** Returns the value or null, for formulas that work without the value. */
  maybe(t: number): number | null;
  /** Returns true if the period has a value. Does not add the value to the inputs that the result lists. */
  has(t: number): boolean;
  latest(): Figure | null;
  /** Returns the second-latest value, or null. */
  previous(): Figure | null;
  /** The first and last periods that can be read, as ordinals at the indicator's frequency. Null if there are no values. */
  readonly span: { readonly from: number; readonly to: number } | null;
  /** The power of ten for published values, such as 6 for millions. */
  readonly multiplier: number;
}

/** An input with a history, read at the indicator's frequency. */
export interface SeriesView extends FigureView {
  readonly handle: SeriesHandle;
  /** The concept for `latest` and `previous`. `previous` is null if the period before the latest one has no value. */
  readonly concept?: string;
}

/** Published values at the frequency of the series, for indicators without a history (snapshots). */
export interface PublishedFigures extends FigureView {
  readonly frequency: Frequency;
  readonly adjustment: SeriesAdjustment | null;
  /** The unit with its multiplier, such as `AUD million`. */
  readonly unit: string;
  /** Returns the latest value. If there are no values, the indicator is not available. */
  newest(): Figure;
  /**
   * Returns the value in an event series that applies on a day (days since 1970-01-01). Returns null before the first event, and for an
   * event without a number.
   */
  inForce(day: number): Figure | null;
}

export interface PublishedSeries extends PublishedFigures {
  readonly handle: SeriesHandle;
}

export interface SelectedSeries extends PublishedFigures {
  /** The code for each dimension, such as `{ INSTITUTION: '48123123124' }`. */
  readonly codes: Readonly<Record<string, string>>;
  readonly labels: Readonly<Record<string, string>>;
}

export interface Selection {
  readonly series: readonly SelectedSeries[];
  /** The latest period with a value in any of the series, or null. */
  readonly newest: { readonly t: number; readonly period: string } | null;
  where(codes: Readonly<Record<string, string>>): readonly SelectedSeries[];
  /** Returns the series with these codes, or null. */
  find(codes: Readonly<Record<string, string>>): SelectedSeries | null;
}

/** Register rows with the same value in a column. */
export interface RegisterGroup {
  /** The common value. Null for rows without a value, and if all rows are in one group. */
  readonly value: string | number | null;
  readonly rows: number;
  /** Number of rows that contradict `within`. Sums exclude these rows. Null if the input does not set `within`. */
  readonly contradicted: number | null;
  /** Returns the sum of a column, or null if no row has a value. */
  sum(column: string): number | null;
  filled(column: string): number;
}

export interface RegisterGroups {
  readonly groups: readonly RegisterGroup[];
  readonly rows: number;
}

interface InputBase {
  /** True if a result is possible without the dataset. If it is not stored, a note in the result states this. */
  readonly optional?: true;
}

interface SeriesInput extends InputBase {
  readonly kind: 'series';
  readonly series: SeriesHandle;
}

interface SeriesSetInput<Keys extends string = string> extends InputBase {
  readonly kind: 'set';
  readonly series: Readonly<Record<Keys, SeriesHandle>>;
}

/** Selects series by code. If a dimension is omitted, all its codes match. */
export interface SelectionInput extends InputBase {
  readonly kind: 'selection';
  readonly dataset: TimeSeriesDataset;
  readonly select: Readonly<Record<string, string | readonly string[]>>;
  /** Number of latest values for each series. */
  readonly newest: number;
}

/** Counts register rows for each value in a column, and sums numeric columns. */
export interface RegisterInput extends InputBase {
  readonly kind: 'register';
  readonly dataset: RegisterDataset;
  /** Selects rows with one of the given values in each listed column. Ignores case. */
  readonly where?: Readonly<Record<string, readonly string[]>>;
  /** The column to group by. Null puts all rows in one group. */
  readonly by: string | null;
  readonly sums?: readonly string[];
  /** Two numeric columns. A row whose `part` exceeds its `whole` is inconsistent and excluded from sums. */
  readonly within?: { readonly part: string; readonly whole: string };
}

export type SnapshotInput = SeriesInput | SeriesSetInput | SelectionInput | RegisterInput;

/** The view of an input that `compute` receives. */
export type ViewOf<Input extends SnapshotInput> =
  Input extends SeriesSetInput<infer Keys>
    ? Readonly<Record<Keys, PublishedSeries>>
    : Input extends SeriesInput
      ? PublishedSeries
      : Input extends SelectionInput
        ? Selection
        : Input extends RegisterInput
          ? RegisterGroups
          : never;

export type ViewsOf<Inputs extends Readonly<Record<string, SnapshotInput>>> = { readonly [Name in keyof Inputs]: ViewOf<Inputs[Name]> };

export const oneSeries = (series: SeriesHandle): SeriesInput => ({ kind: 'series', series });

/** Declares one series for each key, such as a state, city or group. A series that is not published is empty. */
export const eachSeries = <Keys extends string>(series: Readonly<Record<Keys, SeriesHandle>>): SeriesSetInput<Keys> => ({
  kind: 'set',
  series,
});

export const selectionOf = (selection: Omit<SelectionInput, 'kind'>): SelectionInput => ({ kind: 'selection', ...selection });
export const groupsOf = (groups: Omit<RegisterInput, 'kind'>): RegisterInput => ({ kind: 'register', ...groups });

export const optional = <Input extends SnapshotInput>(input: Input): Input => ({ ...input, optional: true });

export type SignalRow = Readonly<Record<string, unknown>>;

/** Returns the rows in a result. A single object is one row. */
export const rowsIn = (data: SignalRow | readonly SignalRow[]): readonly SignalRow[] => (isRows(data) ? data : [data]);

export const isRows = (data: SignalRow | readonly SignalRow[]): data is readonly SignalRow[] => Array.isArray(data);

interface SignalBase<Declared extends ParameterDeclarations = ParameterDeclarations> {
  /** The path segment, such as `real-wages`. */
  readonly id: string;
  readonly aliases?: readonly string[];
  readonly title: string;
  /** One line, for lists of indicators. */
  readonly summary: string;
  readonly stale: 'serve_cached' | 'refuse';
  /**
   * Present if a result may use old values while updates are turned off. The result then states their date. If absent, Wattle refuses
   * such a request.
   */
  readonly offline?: 'dated';
  /** One line for each equation, with the symbols from `inputs`. */
  readonly formula: readonly string[];
  /** The meaning and unit of each symbol that is not an input. */
  readonly symbols?: Readonly<Record<string, string>>;
  /** The maximum number of latest periods that a current result may lack. The default is four. */
  readonly oldestAge?: number;
  /** The version of the formula. Every change to the formula increases it by one and is listed in the CHANGELOG. */
  readonly methodologyVersion: number;
  /** One entry for each version of the formula, oldest first. */
  readonly changes?: readonly { readonly from: string; readonly what: string }[];
  readonly parameters: Declared;
  /** Constants by symbol. Callers cannot set them. */
  readonly constants?: Readonly<Record<string, DatedConstant<unknown> | DatedTable<unknown>>>;
  readonly row: Readonly<Record<string, RowField>>;
  /** True if rows have no `period`, because the values in a row have different periods. */
  readonly isUndated?: true;
  /** The field with the regime. A change of regime is an event. If a result has several rows, the field `of` identifies the row. */
  readonly regime?: { readonly field: string; readonly of?: string };
  /** Author, title and year. */
  readonly references?: readonly string[];
  /** Sentences for meta.notes in every result. */
  readonly notes?: readonly string[];
}

export type Dated<Row extends SignalRow> = Row & { readonly period: string };

/** A result without a date range. It may have more fields than the latest row. */
interface SnapshotOfHistory {
  readonly row: SignalRow;
  readonly headline: string | null;
}

export interface HistorySignal<
  Names extends string = string,
  Declared extends ParameterDeclarations = ParameterDeclarations,
  Row extends SignalRow = SignalRow,
> extends SignalBase<Declared> {
  readonly mode: 'history';
  /** True if all inputs are from one publication. They are then read from the same release. */
  readonly oneRelease?: true;
  readonly frequency: Frequency;
  /** Returns the frequency. Needed only if it depends on parameters. */
  frequencyFor?(parameters: ParameterValues<Declared>): Frequency;
  inputs(parameters: ParameterValues<Declared>): Readonly<Record<Names, InputDeclaration>>;
  /** Returns the row for period t. The row is omitted if a required input has no value, because missing values are never interpolated. */
  compute(inputs: Readonly<Record<Names, SeriesView>>, t: number, parameters: ParameterValues<Declared>): Row;
  /** Returns the result without a date range. Needed only if it has more fields than the latest row. */
  snapshot?(inputs: Readonly<Record<Names, SeriesView>>, newest: SignalRow, parameters: ParameterValues<Declared>): SnapshotOfHistory;
  /** Returns one sentence on the latest row, for meta.headline. It may compare the latest row with the previous one. */
  headline?(newest: Dated<Row>, before: Dated<Row> | null, parameters: ParameterValues<Declared>): string;
  /** Returns sentences on the rows, for meta.notes. */
  notesOn?(rows: readonly SignalRow[]): readonly string[];
}

/** The time for which a result is calculated: now, or the time in `as_of`. */
export interface Moment {
  /** The time in ms since the epoch. */
  readonly instant: number;
  /** The date in Sydney, in days since 1970-01-01. */
  readonly day: number;
}

interface TypesOfValues {
  readonly number: number;
  readonly array: readonly unknown[];
  readonly object: SignalRow;
  readonly string: string;
  readonly period: string;
}

/** The type for declared summary values. Each may be null. */
type SummaryOf<Fields extends SummaryFields> = { readonly [Name in keyof Fields]: null | TypesOfValues[Fields[Name]['type']] };

export type SummaryFields = Readonly<Record<string, RowField>>;

export interface SnapshotResult<Fields extends SummaryFields = SummaryFields> {
  /** One object or several rows, as declared in `gives`. If the indicator has periods, each row has a `period`. */
  readonly data: SignalRow | readonly SignalRow[];
  /** One sentence for meta.headline. Null if there is nothing to state. */
  readonly headline?: string | null;
  /** The period for the headline. Needed if the rows have different periods. */
  readonly about?: string;
  /** The day whose constants apply, in days since 1970-01-01. Needed if it differs from the day in the moment. */
  readonly day?: number;
  /** Values for meta.summary, as declared in `summaryFields`. */
  readonly summary?: SummaryOf<Fields>;
  /** Sentences on this result, for meta.notes. */
  readonly notes?: readonly string[];
}

/** How a snapshot's past results are calculated. `field` has the main period, by default `period`. `none`: why there are no past results. */
export type PastAnswers =
  | { readonly frequency: Frequency; readonly field?: string; readonly without?: readonly string[] }
  | { readonly none: string };

export interface SnapshotSignal<
  Inputs extends Readonly<Record<string, SnapshotInput>> = Readonly<Record<string, SnapshotInput>>,
  Declared extends ParameterDeclarations = ParameterDeclarations,
  Fields extends SummaryFields = SummaryFields,
> extends SignalBase<Declared> {
  readonly mode: 'snapshot';
  readonly gives: 'object' | 'rows';
  readonly past: PastAnswers;
  /** True if the formula compares datasets of one publication. They are then read from the same release. */
  readonly oneRelease?: true;
  /** Values for meta.summary, which apply to all rows. */
  readonly summaryFields?: Fields;
  inputs(parameters: ParameterValues<Declared>): Inputs;
  /**
   * Calculates the result, without side effects. If it reads a missing value, the result is not available. Read optional values with
   * `maybe` and `latest`.
   */
  compute(inputs: ViewsOf<Inputs>, parameters: ParameterValues<Declared>, moment: Moment): SnapshotResult<NoInfer<Fields>>;
}

export type Signal = HistorySignal | SnapshotSignal;

/** Declares an indicator with a history, so that the compiler checks input names and parameter values. */
export function defineHistorySignal<Names extends string, const Declared extends ParameterDeclarations, Row extends SignalRow>(
  signal: HistorySignal<Names, Declared, Row>,
): HistorySignal {
  return signal as unknown as HistorySignal;
}

/** Declares an indicator without a history, like `defineHistorySignal`. The kind of input determines the type of its view. */
export function defineSnapshotSignal<
  Inputs extends Readonly<Record<string, SnapshotInput>>,
  const Declared extends ParameterDeclarations,
  const Fields extends SummaryFields = Readonly<Record<never, RowField>>,
>(signal: SnapshotSignal<Inputs, Declared, Fields>): SnapshotSignal {
  return signal as unknown as SnapshotSignal;
}
