/** Declares an indicator: its inputs, parameters, fields and formula. */
import type { DatedConstant, DatedTable } from './dated-constant.ts';
import type { RegisterDataset, TimeSeriesDataset } from './define-dataset.ts';
import type { SeriesAdjustment, SeriesHandle } from './define-series.ts';
import type { Frequency } from './frequency.ts';

export type { DatedConstant, DatedTable };

/** A final question mark means that the value may be null. */
type ValueType = 'number' | 'string' | 'period';

export type MemberType = ValueType | `${ValueType}?`;

interface Described {
  readonly unit: string | null;
  readonly description: string;
  /** Present for a field that only the answer without a date range contains. Every row contains all other fields, which may be null. */
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
  /** Null means that an answer without this parameter includes all choices. */
  readonly default: string | null;
  readonly description: string;
  /** Other accepted spellings: `{ 'New South Wales': 'NSW' }`. */
  readonly spellings?: Readonly<Record<string, string>>;
}

export interface NumberParameter {
  readonly kind: 'number';
  /** Null means that the formula uses the parameter only if the caller gives it. */
  readonly default: number | DatedConstant | null;
  /** The default for each day, if it changes over time. */
  readonly byDefault?: DatedTable<number | null>;
  readonly min: number;
  readonly max: number;
  /** True if only whole numbers are accepted. */
  readonly whole?: true;
  readonly unit: string;
  readonly description: string;
}

export type ParameterDeclaration = ChoiceParameter | NumberParameter;
type ParameterDeclarations = Readonly<Record<string, ParameterDeclaration>>;

/** One of the choices, or a number. Null only if the default is null. */
type ValueOf<Declared extends ParameterDeclaration> =
  | (Declared extends { readonly kind: 'choice'; readonly values: readonly (infer Choice)[] } ? Choice : number)
  | (null extends Declared['default'] ? null : never);

export type ParameterValues<Declared extends ParameterDeclarations = ParameterDeclarations> = {
  readonly [Name in keyof Declared]: ValueOf<Declared[Name]>;
};

/**
 * How a formula reads an input with another frequency for its period t. same: the value for t. end: the last value within t. mean, sum:
 * over all input periods within t, which must all have values. step: for events, the value in force on the last day of t, up to the
 * publication of the table. own: the formula reads the input at the input's frequency, and the input does not limit the rows.
 */
export type Sampling = 'same' | 'end' | 'mean' | 'sum' | 'step' | 'own';

export interface InputDeclaration {
  readonly series: SeriesHandle;
  readonly sample: Sampling;
  /** True if the dataset may lack the series. The input is then empty and causes no error. */
  readonly optional?: true;
  /** True if the answer is possible without the dataset. If it is not stored, fields that need it are null, and a note reports this. */
  readonly dispensable?: true;
  /** The concept of this input. Without a date range, the input has the latest value for the concept. */
  readonly concept?: string;
  /** The common symbol of many similar inputs, which `meta.inputs` then lists as one entry. */
  readonly listedAs?: string;
}

/** Thrown if inputs are missing or contradict each other, so that no answer or row can be computed. */
export class Absent extends Error {}

/** Throws because inputs contradict each other. The caller gets 503 with this reason. */
export function refuse(why: string): never {
  throw new Absent(why);
}

export interface Figure {
  /** See core/period. */
  readonly t: number;
  readonly period: string;
  readonly value: number;
}

/** Published values for a formula. A call with a period returns the value. Without a value, the row is omitted. */
export interface FigureView {
  (t: number): number;
  /** Returns the value or null, for formulas that do not need it. */
  maybe(t: number): number | null;
  /** True if the period has a value. The answer does not list that value as an input. */
  has(t: number): boolean;
  /** Null without values. */
  latest(): Figure | null;
  /** The value before the latest value, or null. */
  previous(): Figure | null;
  /** The first and last readable period, as ordinals at the indicator's frequency. Null without values. */
  readonly span: { readonly from: number; readonly to: number } | null;
  /** The power of ten of published values, such as 6 for millions. */
  readonly multiplier: number;
}

/** An input with a history, read at the indicator's frequency. */
export interface SeriesView extends FigureView {
  readonly handle: SeriesHandle;
  /** The concept that selects `latest` and `previous`. `previous` is null if the period before the latest value has no value. */
  readonly concept?: string;
}

/** Published values at the series' own frequency, for indicators without a history (snapshots). */
export interface PublishedFigures extends FigureView {
  readonly frequency: Frequency;
  readonly adjustment: SeriesAdjustment | null;
  /** Including the multiplier, such as `AUD million`. */
  readonly unit: string;
  /** The latest value. Without values, the indicator is not available. */
  newest(): Figure;
  /** For events: the value in force on a day (days since 1970-01-01). Null before the first event, and for an event without a number. */
  inForce(day: number): Figure | null;
}

export interface PublishedSeries extends PublishedFigures {
  readonly handle: SeriesHandle;
}

export interface SelectedSeries extends PublishedFigures {
  /** For example `{ INSTITUTION: '48123123124' }`. */
  readonly codes: Readonly<Record<string, string>>;
  readonly labels: Readonly<Record<string, string>>;
}

export interface Selection {
  /** In the agency's order. */
  readonly series: readonly SelectedSeries[];
  /** The latest period with a value in any of the series, or null. */
  readonly newest: { readonly t: number; readonly period: string } | null;
  where(codes: Readonly<Record<string, string>>): readonly SelectedSeries[];
  /** The only series with these codes, or null. */
  find(codes: Readonly<Record<string, string>>): SelectedSeries | null;
}

/** The rows of a register with the same value in a column. */
export interface RegisterGroup {
  /** The common value. Null for rows without a value, and if all rows form one group. */
  readonly value: string | number | null;
  readonly rows: number;
  /** The number of rows that contradict `within`, which sums exclude. Null without `within`. */
  readonly contradicted: number | null;
  /** Null if no row has a value. */
  sum(column: string): number | null;
  /** The number of rows with a value. */
  filled(column: string): number;
}

export interface RegisterGroups {
  readonly groups: readonly RegisterGroup[];
  /** In all groups. */
  readonly rows: number;
}

interface InputBase {
  /** True if the answer is possible without the dataset. If it is not stored, a note in the answer reports this. */
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

/** Selects series by code. A dimension that is not named matches all its codes. */
export interface SelectionInput extends InputBase {
  readonly kind: 'selection';
  readonly dataset: TimeSeriesDataset;
  readonly select: Readonly<Record<string, string | readonly string[]>>;
  /** The number of latest values for each series. */
  readonly newest: number;
}

/** Counts the rows of a register by the value of a column, and sums their numeric columns. */
export interface RegisterInput extends InputBase {
  readonly kind: 'register';
  readonly dataset: RegisterDataset;
  /** Only rows with one of the given values in every named column. Case is ignored. */
  readonly where?: Readonly<Record<string, readonly string[]>>;
  /** Null makes one group of all rows. */
  readonly by: string | null;
  readonly sums?: readonly string[];
  /** Two numeric columns. A row whose `part` exceeds its `whole` is inconsistent and left out of sums. */
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

/** One series for each key, such as a state, city or group. A series that is not published is empty. */
export const eachSeries = <Keys extends string>(series: Readonly<Record<Keys, SeriesHandle>>): SeriesSetInput<Keys> => ({
  kind: 'set',
  series,
});

export const selectionOf = (selection: Omit<SelectionInput, 'kind'>): SelectionInput => ({ kind: 'selection', ...selection });
export const groupsOf = (groups: Omit<RegisterInput, 'kind'>): RegisterInput => ({ kind: 'register', ...groups });

export const optional = <Input extends SnapshotInput>(input: Input): Input => ({ ...input, optional: true });

export type SignalRow = Readonly<Record<string, unknown>>;

/** A single object is the only row. */
export const rowsIn = (data: SignalRow | readonly SignalRow[]): readonly SignalRow[] => (isRows(data) ? data : [data]);

export const isRows = (data: SignalRow | readonly SignalRow[]): data is readonly SignalRow[] => Array.isArray(data);

interface SignalBase<Declared extends ParameterDeclarations = ParameterDeclarations> {
  /** The path segment, such as `real-wages`. */
  readonly id: string;
  readonly aliases?: readonly string[];
  readonly title: string;
  /** One line for lists of indicators. */
  readonly summary: string;
  readonly stale: 'serve_cached' | 'refuse';
  /** Present if an answer may use old values while updates are turned off, and states their date. Otherwise such an answer is refused. */
  readonly offline?: 'dated';
  /** One line for each equation, with the symbols of `inputs`. */
  readonly formula: readonly string[];
  /** The meaning and unit of each symbol that is not an input. */
  readonly symbols?: Readonly<Record<string, string>>;
  /** The number of latest periods that an answer may lack and still count as current. The default is four. */
  readonly oldestAge?: number;
  /** Every change to the formula increases the version by one and is listed in the CHANGELOG. */
  readonly methodologyVersion: number;
  /** One entry for each version of the formula, oldest first. */
  readonly changes?: readonly { readonly from: string; readonly what: string }[];
  readonly parameters: Declared;
  /** By symbol. Callers cannot set them. */
  readonly constants?: Readonly<Record<string, DatedConstant<unknown> | DatedTable<unknown>>>;
  /** All fields except `period`. */
  readonly row: Readonly<Record<string, RowField>>;
  /** True if rows have no `period`, because each value in a row has its own period. */
  readonly isUndated?: true;
  /** The field with the regime, whose change is an event. If there are several rows, the field `of` identifies them. */
  readonly regime?: { readonly field: string; readonly of?: string };
  /** Author, title and year. */
  readonly references?: readonly string[];
  /** Sentences for meta.notes in every answer. */
  readonly notes?: readonly string[];
}

export type Dated<Row extends SignalRow> = Row & { readonly period: string };

/** The answer without a date range. It may have more fields than the latest row. */
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
  readonly frequency: Frequency;
  /** Needed only if the frequency depends on the parameters. */
  frequencyFor?(parameters: ParameterValues<Declared>): Frequency;
  inputs(parameters: ParameterValues<Declared>): Readonly<Record<Names, InputDeclaration>>;
  /** The row for period t. It is omitted if a required input has no value. Missing values are never interpolated. */
  compute(inputs: Readonly<Record<Names, SeriesView>>, t: number, parameters: ParameterValues<Declared>): Row;
  /** The answer without a date range. Needed only if it has more fields than the latest row. */
  snapshot?(inputs: Readonly<Record<Names, SeriesView>>, newest: SignalRow, parameters: ParameterValues<Declared>): SnapshotOfHistory;
  /** One sentence about the latest row, for meta.headline. It may compare the row with the previous row. */
  headline?(newest: Dated<Row>, before: Dated<Row> | null, parameters: ParameterValues<Declared>): string;
  /** Sentences about the rows, for meta.notes. */
  notesOn?(rows: readonly SignalRow[]): readonly string[];
}

/** The present, or the time from `as_of`. */
export interface Moment {
  /** In ms since the epoch. */
  readonly instant: number;
  /** The day in Sydney, in days since 1970-01-01. */
  readonly day: number;
}

interface TypesOfValues {
  readonly number: number;
  readonly array: readonly unknown[];
  readonly object: SignalRow;
  readonly string: string;
  readonly period: string;
}

/** The declared summary values, which may be null. */
type SummaryOf<Fields extends SummaryFields> = { readonly [Name in keyof Fields]: null | TypesOfValues[Fields[Name]['type']] };

export type SummaryFields = Readonly<Record<string, RowField>>;

export interface SnapshotResult<Fields extends SummaryFields = SummaryFields> {
  /** One object or several rows, as `gives` declares. If the indicator has periods, each row has a `period`. */
  readonly data: SignalRow | readonly SignalRow[];
  /** One sentence for meta.headline. Null if no sentence is possible. */
  readonly headline?: string | null;
  /** The period of the headline. Needed if rows have different periods. */
  readonly about?: string;
  /** The day (days since 1970-01-01) whose constants apply, if it differs from the day of the moment. */
  readonly day?: number;
  /** Values for meta.summary, as `summaryFields` declares them. */
  readonly summary?: SummaryOf<Fields>;
  /** Sentences for meta.notes about this answer. */
  readonly notes?: readonly string[];
}

/**
 * How to compute past answers of a snapshot: its frequency, the field with the main value's period (`period`), and inputs to leave out.
 * Otherwise, the reason why past answers do not exist.
 */
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
  /** Values for meta.summary, about all rows. */
  readonly summaryFields?: Fields;
  inputs(parameters: ParameterValues<Declared>): Inputs;
  /** A pure function. If it reads a missing value, the answer is not available. `maybe` and `latest` read optional values. */
  compute(inputs: ViewsOf<Inputs>, parameters: ParameterValues<Declared>, moment: Moment): SnapshotResult<NoInfer<Fields>>;
}

export type Signal = HistorySignal | SnapshotSignal;

/** The compiler then checks the names of inputs and the values of parameters. */
export function defineHistorySignal<Names extends string, const Declared extends ParameterDeclarations, Row extends SignalRow>(
  signal: HistorySignal<Names, Declared, Row>,
): HistorySignal {
  return signal as unknown as HistorySignal;
}

/** Like `defineHistorySignal`. The kind of an input determines the type of its view. */
export function defineSnapshotSignal<
  Inputs extends Readonly<Record<string, SnapshotInput>>,
  const Declared extends ParameterDeclarations,
  const Fields extends SummaryFields = Readonly<Record<never, RowField>>,
>(signal: SnapshotSignal<Inputs, Declared, Fields>): SnapshotSignal {
  return signal as unknown as SnapshotSignal;
}
