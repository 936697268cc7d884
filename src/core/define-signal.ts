/** An indicator: its inputs, parameters, fields and formula. Everything else is derived from them. */
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
  /** Only in the latest answer of a history, not in rows of a window. Other fields are in every row, possibly null. */
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
  /** Null: without this parameter, the answer includes all choices. */
  readonly default: string | null;
  readonly description: string;
  /** Other accepted spellings: `{ 'New South Wales': 'NSW' }`. */
  readonly spellings?: Readonly<Record<string, string>>;
}

export interface NumberParameter {
  readonly kind: 'number';
  /** Null: the formula uses the parameter only if the caller gives it. */
  readonly default: number | DatedConstant | null;
  /** Default by day. */
  readonly byDefault?: DatedTable<number | null>;
  readonly min: number;
  readonly max: number;
  /** Whole numbers only. */
  readonly whole?: true;
  readonly unit: string;
  readonly description: string;
}

export type ParameterDeclaration = ChoiceParameter | NumberParameter;
type ParameterDeclarations = Readonly<Record<string, ParameterDeclaration>>;

/** The value of a parameter in a formula: a choice or a number. It is null only if the default is null. */
type ValueOf<Declared extends ParameterDeclaration> =
  | (Declared extends { readonly kind: 'choice'; readonly values: readonly (infer Choice)[] } ? Choice : number)
  | (null extends Declared['default'] ? null : never);

/** The values of the declared parameters, by parameter name. */
export type ParameterValues<Declared extends ParameterDeclarations = ParameterDeclarations> = {
  readonly [Name in keyof Declared]: ValueOf<Declared[Name]>;
};

/**
 * How an input of another frequency is read at period t. same: its own periods. end: last input period within t. mean, sum: over all input
 * periods, which must exist. step: for events, the value in force on the last day of t, up to the table's publication. own: read by the
 * formula at its own periods, without limiting rows.
 */
export type Sampling = 'same' | 'end' | 'mean' | 'sum' | 'step' | 'own';

export interface InputDeclaration {
  readonly series: SeriesHandle;
  readonly sample: Sampling;
  /** If the dataset lacks the series, the input is empty instead of causing an error. */
  readonly optional?: true;
  /** If the dataset is not stored, the dependent fields are null and a note says so. */
  readonly dispensable?: true;
  /** The concept whose value this input has, in an answer without a window. */
  readonly concept?: string;
  /** The symbol under which `meta.inputs` lists many similar inputs as one entry. */
  readonly listedAs?: string;
}

/** Thrown if inputs are missing or disagree, so that an answer or row cannot be computed. */
export class Absent extends Error {}

/** Refuses to answer because inputs contradict each other. The caller gets 503 with this reason. */
export function refuse(why: string): never {
  throw new Absent(why);
}

/** A published value and the period that it is about. */
export interface Figure {
  /** Ordinal of core/period. */
  readonly t: number;
  readonly period: string;
  readonly value: number;
}

/** A formula's view of published values. Call it with a period to get the value. If there is no value, the row is skipped. */
export interface FigureView {
  (t: number): number;
  /** Returns the value or null, for formulas in which a value may be absent. */
  maybe(t: number): number | null;
  /** Whether a value exists. Does not count as reading the value. */
  has(t: number): boolean;
  /** The latest value and its period, or null. */
  latest(): Figure | null;
  /** The value before the latest one, or null. */
  previous(): Figure | null;
  /** The first and last period that can be read, as ordinals in the indicator's frequency. Null without values. */
  readonly span: { readonly from: number; readonly to: number } | null;
  /** The power of ten in which values are published: 6 for millions. */
  readonly multiplier: number;
}

/** An input of an indicator with a history, read at the indicator's frequency. */
export interface SeriesView extends FigureView {
  readonly handle: SeriesHandle;
  /** The concept that defines `latest` and `previous`. `previous` is null if there is a gap before the latest value. */
  readonly concept?: string;
}

/** The published values of a series at its own frequency, for snapshot indicators. */
export interface PublishedFigures extends FigureView {
  readonly frequency: Frequency;
  readonly adjustment: SeriesAdjustment | null;
  /** The unit of a value, including the multiplier: `AUD million`. */
  readonly unit: string;
  /** Returns the latest value. Without a value, the indicator is unavailable. */
  newest(): Figure;
  /** For events: the value in force on a day (days since 1970-01-01). Null before the first event, and if the event has no number. */
  inForce(day: number): Figure | null;
}

export interface PublishedSeries extends PublishedFigures {
  readonly handle: SeriesHandle;
}

/** One series in a selection. */
export interface SelectedSeries extends PublishedFigures {
  /** The code for each dimension: `{ INSTITUTION: '48123123124' }`. */
  readonly codes: Readonly<Record<string, string>>;
  readonly labels: Readonly<Record<string, string>>;
}

export interface Selection {
  /** In the publisher's order. */
  readonly series: readonly SelectedSeries[];
  /** The latest period in which any series has a value, or null. */
  readonly newest: { readonly t: number; readonly period: string } | null;
  /** Those with these codes. */
  where(codes: Readonly<Record<string, string>>): readonly SelectedSeries[];
  /** Returns the series with these codes, or null. */
  find(codes: Readonly<Record<string, string>>): SelectedSeries | null;
}

/** The rows of a register that have the same value in a column. */
export interface RegisterGroup {
  /** Null for rows without a value, and if all rows form one group. */
  readonly value: string | number | null;
  readonly rows: number;
  /** The number of rows that contradict `within`, which sums exclude. Null without `within`. */
  readonly contradicted: number | null;
  /** Returns the sum of a column over the rows that have a value in it, or null if none has. */
  sum(column: string): number | null;
  /** Returns the number of rows that have a value in a column. */
  filled(column: string): number;
}

export interface RegisterGroups {
  readonly groups: readonly RegisterGroup[];
  /** The number of rows in all groups together. */
  readonly rows: number;
}

// ---------------------------------------------------------------- inputs of a snapshot

interface InputBase {
  /** Optional. If the dataset is not stored, the answer says so. */
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
  /** The number of latest values to read. */
  readonly newest: number;
}

/** Counts the rows of a register and sums numeric columns, for each value of a column. */
export interface RegisterInput extends InputBase {
  readonly kind: 'register';
  readonly dataset: RegisterDataset;
  /** Includes only rows that have these values in these columns, ignoring case. */
  readonly where?: Readonly<Record<string, readonly string[]>>;
  /** The column to group by. Null: all rows form one group. */
  readonly by: string | null;
  readonly sums?: readonly string[];
  /** Two numeric columns. If the part exceeds the whole, the row is inconsistent, and sums exclude it. */
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

/** One series for each key, such as states, cities or groups. A series that is not published is empty. */
export const eachSeries = <Keys extends string>(series: Readonly<Record<Keys, SeriesHandle>>): SeriesSetInput<Keys> => ({
  kind: 'set',
  series,
});

export const selectionOf = (selection: Omit<SelectionInput, 'kind'>): SelectionInput => ({ kind: 'selection', ...selection });
export const groupsOf = (groups: Omit<RegisterInput, 'kind'>): RegisterInput => ({ kind: 'register', ...groups });

/** The same input, optional. */
export const optional = <Input extends SnapshotInput>(input: Input): Input => ({ ...input, optional: true });

export type SignalRow = Readonly<Record<string, unknown>>;

/** The rows of an answer. A single object counts as one row. */
export const rowsIn = (data: SignalRow | readonly SignalRow[]): readonly SignalRow[] => (isRows(data) ? data : [data]);

export const isRows = (data: SignalRow | readonly SignalRow[]): data is readonly SignalRow[] => Array.isArray(data);

interface SignalBase<Declared extends ParameterDeclarations = ParameterDeclarations> {
  /** Path segment: `real-wages`. */
  readonly id: string;
  readonly aliases?: readonly string[];
  readonly title: string;
  /** One line for lists. */
  readonly summary: string;
  readonly stale: 'serve_cached' | 'refuse';
  /** If updates are turned off, the answer uses old values and gives their date. Without this, old values are refused. */
  readonly offline?: 'dated';
  /** The formula, one line for each equation, in the symbols of `inputs`. */
  readonly formula: readonly string[];
  /** The meaning and unit of each symbol and input. */
  readonly symbols?: Readonly<Record<string, string>>;
  /** The maximum number of missing latest periods at which the answer still counts as current. The default is four. */
  readonly oldestAge?: number;
  /** The version of the method. Each change to the formula increments it and is noted in the CHANGELOG. */
  readonly methodologyVersion: number;
  /** Changes to the formula by version, with dates, oldest first. */
  readonly changes?: readonly { readonly from: string; readonly what: string }[];
  readonly parameters: Declared;
  /** Constants that callers cannot set, by symbol. */
  readonly constants?: Readonly<Record<string, DatedConstant<unknown> | DatedTable<unknown>>>;
  /** The fields of a row that follow `period`. */
  readonly row: Readonly<Record<string, RowField>>;
  /** Rows have no `period`, because each value has its own period. */
  readonly isUndated?: true;
  /** The field with a regime, whose change is an event. `of` identifies rows if there are several. */
  readonly regime?: { readonly field: string; readonly of?: string };
  /** The literature on the method: author, title, year. */
  readonly references?: readonly string[];
  /** Fixed sentences for meta.notes. */
  readonly notes?: readonly string[];
}

/** A row, with the period that it is about. */
export type Dated<Row extends SignalRow> = Row & { readonly period: string };

/** The latest answer of an indicator with a history, if it has more fields than the latest row. */
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
  /** Returns the frequency for the given parameters, if the frequency depends on them. */
  frequencyFor?(parameters: ParameterValues<Declared>): Frequency;
  inputs(parameters: ParameterValues<Declared>): Readonly<Record<Names, InputDeclaration>>;
  /** Computes the row for period t. If a required input has no value, the row is skipped. Nothing is interpolated. */
  compute(inputs: Readonly<Record<Names, SeriesView>>, t: number, parameters: ParameterValues<Declared>): Row;
  /** Computes the answer without a window, if it is more than the latest row. */
  snapshot?(inputs: Readonly<Record<Names, SeriesView>>, newest: SignalRow, parameters: ParameterValues<Declared>): SnapshotOfHistory;
  /** Describes the latest row in one sentence for meta.headline. It may compare it with the previous row. */
  headline?(newest: Dated<Row>, before: Dated<Row> | null, parameters: ParameterValues<Declared>): string;
  /** Sentences about the rows in an answer, for meta.notes. */
  notesOn?(rows: readonly SignalRow[]): readonly string[];
}

/** The time for which a snapshot is computed: now, or `as_of`. */
export interface Moment {
  /** ms since the epoch */
  readonly instant: number;
  /** The calendar day in Sydney, in days since 1970-01-01. */
  readonly day: number;
}

interface TypesOfValues {
  readonly number: number;
  readonly array: readonly unknown[];
  readonly object: SignalRow;
  readonly string: string;
  readonly period: string;
}

/** The declared summary values over all rows. A missing value is null. */
type SummaryOf<Fields extends SummaryFields> = { readonly [Name in keyof Fields]: null | TypesOfValues[Fields[Name]['type']] };

export type SummaryFields = Readonly<Record<string, RowField>>;

export interface SnapshotResult<Fields extends SummaryFields = SummaryFields> {
  /** One object or several rows, as `gives` declares. Each has a `period`, if the indicator has periods. */
  readonly data: SignalRow | readonly SignalRow[];
  /** The answer in one sentence for meta.headline, or null. */
  readonly headline?: string | null;
  /** The period that the headline is about, if rows have different periods. */
  readonly about?: string;
  /** The day whose constants apply, if it is not the day of the moment (days since 1970-01-01). */
  readonly day?: number;
  /** The summary for meta.summary, as `summaryFields` declares it. */
  readonly summary?: SummaryOf<Fields>;
  /** Sentences about these values, for meta.notes. */
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
  /** The summary values over all rows, for meta.summary. */
  readonly summaryFields?: Fields;
  inputs(parameters: ParameterValues<Declared>): Inputs;
  /** A pure function. If a required value is missing, the answer is unavailable. Use `maybe` and `latest` for optional values. */
  compute(inputs: ViewsOf<Inputs>, parameters: ParameterValues<Declared>, moment: Moment): SnapshotResult<NoInfer<Fields>>;
}

export type Signal = HistorySignal | SnapshotSignal;

/** Checks the types of input names and parameter values within the declaration. */
export function defineHistorySignal<Names extends string, const Declared extends ParameterDeclarations, Row extends SignalRow>(
  signal: HistorySignal<Names, Declared, Row>,
): HistorySignal {
  return signal as unknown as HistorySignal;
}

/** The same for a snapshot. The views depend on the kind of input. */
export function defineSnapshotSignal<
  Inputs extends Readonly<Record<string, SnapshotInput>>,
  const Declared extends ParameterDeclarations,
  const Fields extends SummaryFields = Readonly<Record<never, RowField>>,
>(signal: SnapshotSignal<Inputs, Declared, Fields>): SnapshotSignal {
  return signal as unknown as SnapshotSignal;
}
