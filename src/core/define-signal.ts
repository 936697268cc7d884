/** The declaration of an indicator: its inputs, parameters, fields and formula. Everything else about it is derived from these. */
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
  /** Set for a field that only the answer without a date range contains. All other fields are in every row, where they may be null. */
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
  /** The default choice. Null means that an answer without this parameter includes all choices. */
  readonly default: string | null;
  readonly description: string;
  /** Other accepted spellings of the choices: `{ 'New South Wales': 'NSW' }`. */
  readonly spellings?: Readonly<Record<string, string>>;
}

export interface NumberParameter {
  readonly kind: 'number';
  /** The default number. Null means that the formula uses the parameter only if the caller gives it. */
  readonly default: number | DatedConstant | null;
  /** The default for each day, if it changes over time. */
  readonly byDefault?: DatedTable<number | null>;
  readonly min: number;
  readonly max: number;
  /** Set if only whole numbers are accepted. */
  readonly whole?: true;
  readonly unit: string;
  readonly description: string;
}

export type ParameterDeclaration = ChoiceParameter | NumberParameter;
type ParameterDeclarations = Readonly<Record<string, ParameterDeclaration>>;

/** The type of a parameter's value in a formula: one of the choices, or a number. It can be null only if the default is null. */
type ValueOf<Declared extends ParameterDeclaration> =
  | (Declared extends { readonly kind: 'choice'; readonly values: readonly (infer Choice)[] } ? Choice : number)
  | (null extends Declared['default'] ? null : never);

/** The values of the declared parameters, by parameter name. */
export type ParameterValues<Declared extends ParameterDeclarations = ParameterDeclarations> = {
  readonly [Name in keyof Declared]: ValueOf<Declared[Name]>;
};

/**
 * How a formula reads an input for its period t, if the input has another frequency. same: the value for t. end: the last value within t.
 * mean, sum: over all input periods within t, and all must have values. step: for events, the value in force on the last day of t, up to
 * the publication of the table. own: the formula itself reads the input at the input's frequency, and the input does not limit the rows.
 */
export type Sampling = 'same' | 'end' | 'mean' | 'sum' | 'step' | 'own';

export interface InputDeclaration {
  readonly series: SeriesHandle;
  readonly sample: Sampling;
  /** Set if the dataset may lack the series. The input is then empty and causes no error. */
  readonly optional?: true;
  /** Set if the answer is possible without the dataset. If it is not stored, fields that need it are null, and a note says so. */
  readonly dispensable?: true;
  /** The concept that this input is about. Without a date range, the input has the latest value for the concept. */
  readonly concept?: string;
  /** The common symbol of many similar inputs. `meta.inputs` then lists them as one entry. */
  readonly listedAs?: string;
}

/** Thrown if an answer or row cannot be computed, because inputs are missing or contradict each other. */
export class Absent extends Error {}

/** Refuses to answer because inputs contradict each other. The caller gets 503 with this reason. */
export function refuse(why: string): never {
  throw new Absent(why);
}

/** A published value and its period. */
export interface Figure {
  /** The ordinal of the period (see core/period). */
  readonly t: number;
  readonly period: string;
  readonly value: number;
}

/** Published values for a formula. Call it with a period to get the value. If there is no value, the row is omitted. */
export interface FigureView {
  (t: number): number;
  /** Returns the value or null, for formulas that can do without it. */
  maybe(t: number): number | null;
  /** Whether the period has a value. The value is then not recorded as an input of the answer. */
  has(t: number): boolean;
  /** The latest value and its period. Null without values. */
  latest(): Figure | null;
  /** The value before the latest one. Null if there is no earlier value. */
  previous(): Figure | null;
  /** The first and last period that can be read, as ordinals at the indicator's frequency. Null without values. */
  readonly span: { readonly from: number; readonly to: number } | null;
  /** The power of ten in which values are published, for example 6 for millions. */
  readonly multiplier: number;
}

/** An input of an indicator that has a history, read at the indicator's frequency. */
export interface SeriesView extends FigureView {
  readonly handle: SeriesHandle;
  /** The concept that selects `latest` and `previous`. `previous` is null if the period before the latest value has no value. */
  readonly concept?: string;
}

/** The published values of a series at its own frequency, for indicators without a history (snapshots). */
export interface PublishedFigures extends FigureView {
  readonly frequency: Frequency;
  readonly adjustment: SeriesAdjustment | null;
  /** The unit of a value including the multiplier, for example `AUD million`. */
  readonly unit: string;
  /** Returns the latest value. Without values, the indicator is not available. */
  newest(): Figure;
  /** For events: the value in force on a day (days since 1970-01-01). Null before the first event, and if the event has no number. */
  inForce(day: number): Figure | null;
}

export interface PublishedSeries extends PublishedFigures {
  readonly handle: SeriesHandle;
}

/** One of the series that a selection input matches. */
export interface SelectedSeries extends PublishedFigures {
  /** The code for each dimension, for example `{ INSTITUTION: '48123123124' }`. */
  readonly codes: Readonly<Record<string, string>>;
  readonly labels: Readonly<Record<string, string>>;
}

export interface Selection {
  /** All matching series, in the agency's order. */
  readonly series: readonly SelectedSeries[];
  /** The latest period in which any of the series has a value. Null without values. */
  readonly newest: { readonly t: number; readonly period: string } | null;
  /** The series with these codes. */
  where(codes: Readonly<Record<string, string>>): readonly SelectedSeries[];
  /** Returns the only series with these codes. Null if there is no such series. */
  find(codes: Readonly<Record<string, string>>): SelectedSeries | null;
}

/** The rows of a register that have the same value in a column. */
export interface RegisterGroup {
  /** The common value. Null for rows without a value, and if all rows form one group. */
  readonly value: string | number | null;
  readonly rows: number;
  /** The number of rows that contradict `within`. Sums exclude these rows. Null without `within`. */
  readonly contradicted: number | null;
  /** Returns the sum of a column over the rows that have a value in it. Null if no row has a value. */
  sum(column: string): number | null;
  /** Returns the number of rows that have a value in a column. */
  filled(column: string): number;
}

export interface RegisterGroups {
  readonly groups: readonly RegisterGroup[];
  /** The total number of rows in all groups. */
  readonly rows: number;
}

// ---------------------------------------------------------------- inputs of a snapshot

interface InputBase {
  /** Set if the answer is possible without the dataset. If it is not stored, a note in the answer says so. */
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

/** Selects series of a dataset by code. A dimension that is not named matches all its codes. */
export interface SelectionInput extends InputBase {
  readonly kind: 'selection';
  readonly dataset: TimeSeriesDataset;
  readonly select: Readonly<Record<string, string | readonly string[]>>;
  /** The number of latest values to read for each series. */
  readonly newest: number;
}

/** Counts the rows of a register that have the same value in a column, and sums their numeric columns. */
export interface RegisterInput extends InputBase {
  readonly kind: 'register';
  readonly dataset: RegisterDataset;
  /** Includes only rows that have one of the given values in every named column. Case is ignored. */
  readonly where?: Readonly<Record<string, readonly string[]>>;
  /** The column to group by. If null, all rows form one group. */
  readonly by: string | null;
  readonly sums?: readonly string[];
  /** Two numeric columns. If a row's `part` exceeds its `whole`, the row is inconsistent and is left out of sums. */
  readonly within?: { readonly part: string; readonly whole: string };
}

export type SnapshotInput = SeriesInput | SeriesSetInput | SelectionInput | RegisterInput;

/** The type of view that `compute` receives for an input. */
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

/** An input with one series for each key, such as a state, city or group. A series that is not published is empty. */
export const eachSeries = <Keys extends string>(series: Readonly<Record<Keys, SeriesHandle>>): SeriesSetInput<Keys> => ({
  kind: 'set',
  series,
});

export const selectionOf = (selection: Omit<SelectionInput, 'kind'>): SelectionInput => ({ kind: 'selection', ...selection });
export const groupsOf = (groups: Omit<RegisterInput, 'kind'>): RegisterInput => ({ kind: 'register', ...groups });

/** Makes an input optional. */
export const optional = <Input extends SnapshotInput>(input: Input): Input => ({ ...input, optional: true });

export type SignalRow = Readonly<Record<string, unknown>>;

/** The rows of an answer. If the answer is a single object, it is the only row. */
export const rowsIn = (data: SignalRow | readonly SignalRow[]): readonly SignalRow[] => (isRows(data) ? data : [data]);

export const isRows = (data: SignalRow | readonly SignalRow[]): data is readonly SignalRow[] => Array.isArray(data);

interface SignalBase<Declared extends ParameterDeclarations = ParameterDeclarations> {
  /** The path segment in the API, for example `real-wages`. */
  readonly id: string;
  readonly aliases?: readonly string[];
  readonly title: string;
  /** One line of text for lists of indicators. */
  readonly summary: string;
  readonly stale: 'serve_cached' | 'refuse';
  /** Set if the answer uses old values and states their date when updates are turned off. Otherwise such an answer is refused. */
  readonly offline?: 'dated';
  /** The formula, with one line for each equation. It uses the symbols of `inputs`. */
  readonly formula: readonly string[];
  /** For each symbol that is not an input: its meaning and unit. */
  readonly symbols?: Readonly<Record<string, string>>;
  /** The maximum number of latest periods that may be missing in an answer that still counts as current. The default is four. */
  readonly oldestAge?: number;
  /** The version of the method. Every change to the formula increases it by one and is listed in the CHANGELOG. */
  readonly methodologyVersion: number;
  /** The changes to the formula with their dates, one for each version, oldest first. */
  readonly changes?: readonly { readonly from: string; readonly what: string }[];
  readonly parameters: Declared;
  /** Constants that callers cannot set, by symbol. */
  readonly constants?: Readonly<Record<string, DatedConstant<unknown> | DatedTable<unknown>>>;
  /** The fields of a row, except for `period`. */
  readonly row: Readonly<Record<string, RowField>>;
  /** Set if rows have no `period`, because each value in a row has its own period. */
  readonly isUndated?: true;
  /** The field with the regime, whose change is an event. If there are several rows, the field `of` identifies them. */
  readonly regime?: { readonly field: string; readonly of?: string };
  /** The literature about the method: author, title and year. */
  readonly references?: readonly string[];
  /** Sentences that every answer contains in meta.notes. */
  readonly notes?: readonly string[];
}

/** A row, with the period that it is about. */
export type Dated<Row extends SignalRow> = Row & { readonly period: string };

/** The answer without a date range, for an indicator with a history. It may have more fields than the latest row. */
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
  /** Returns the frequency for the given parameters. Needed only if the frequency depends on them. */
  frequencyFor?(parameters: ParameterValues<Declared>): Frequency;
  inputs(parameters: ParameterValues<Declared>): Readonly<Record<Names, InputDeclaration>>;
  /** Computes the row for period t. If a required input has no value, the row is omitted. Missing values are never interpolated. */
  compute(inputs: Readonly<Record<Names, SeriesView>>, t: number, parameters: ParameterValues<Declared>): Row;
  /** Computes the answer without a date range. Needed only if it has more fields than the latest row. */
  snapshot?(inputs: Readonly<Record<Names, SeriesView>>, newest: SignalRow, parameters: ParameterValues<Declared>): SnapshotOfHistory;
  /** Describes the latest row in one sentence, for meta.headline. The sentence may compare it with the previous row. */
  headline?(newest: Dated<Row>, before: Dated<Row> | null, parameters: ParameterValues<Declared>): string;
  /** Returns sentences about the rows of an answer, for meta.notes. */
  notesOn?(rows: readonly SignalRow[]): readonly string[];
}

/** The time for which a snapshot is computed: the present, or the time given by `as_of`. */
export interface Moment {
  /** The time in ms since the epoch. */
  readonly instant: number;
  /** The calendar day in Sydney at that time, in days since 1970-01-01. */
  readonly day: number;
}

interface TypesOfValues {
  readonly number: number;
  readonly array: readonly unknown[];
  readonly object: SignalRow;
  readonly string: string;
  readonly period: string;
}

/** The type of the declared summary values. Each may be null. */
type SummaryOf<Fields extends SummaryFields> = { readonly [Name in keyof Fields]: null | TypesOfValues[Fields[Name]['type']] };

export type SummaryFields = Readonly<Record<string, RowField>>;

export interface SnapshotResult<Fields extends SummaryFields = SummaryFields> {
  /** One object or several rows, as `gives` declares. If the indicator has periods, each has a `period`. */
  readonly data: SignalRow | readonly SignalRow[];
  /** The answer as one sentence, for meta.headline. Null if no sentence is possible. */
  readonly headline?: string | null;
  /** The period that the headline is about. Needed if rows have different periods. */
  readonly about?: string;
  /** The day (in days since 1970-01-01) whose constants apply. Needed if it differs from the day of the moment. */
  readonly day?: number;
  /** The values for meta.summary, as `summaryFields` declares them. */
  readonly summary?: SummaryOf<Fields>;
  /** Sentences about the values of this answer, for meta.notes. */
  readonly notes?: readonly string[];
}

/** Of a snapshot: frequency, field with the period of the leading value (`period`), inputs left out. Or why it has no past answers. */
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
  /** The declared values of meta.summary, which are about all rows. */
  readonly summaryFields?: Fields;
  inputs(parameters: ParameterValues<Declared>): Inputs;
  /** A pure function. If it reads a missing value, the answer is not available. Read optional values with `maybe` and `latest`. */
  compute(inputs: ViewsOf<Inputs>, parameters: ParameterValues<Declared>, moment: Moment): SnapshotResult<NoInfer<Fields>>;
}

export type Signal = HistorySignal | SnapshotSignal;

/** Lets the compiler check the names of inputs and the values of parameters within a declaration. */
export function defineHistorySignal<Names extends string, const Declared extends ParameterDeclarations, Row extends SignalRow>(
  signal: HistorySignal<Names, Declared, Row>,
): HistorySignal {
  return signal as unknown as HistorySignal;
}

/** The same for a snapshot. The type of each view depends on the kind of the input. */
export function defineSnapshotSignal<
  Inputs extends Readonly<Record<string, SnapshotInput>>,
  const Declared extends ParameterDeclarations,
  const Fields extends SummaryFields = Readonly<Record<never, RowField>>,
>(signal: SnapshotSignal<Inputs, Declared, Fields>): SnapshotSignal {
  return signal as unknown as SnapshotSignal;
}
