/** An indicator: inputs, parameters, fields and formula, from which everything else follows. */
import type { DatedConstant, DatedTable } from './dated-constant.ts';
import type { RegisterDataset, TimeSeriesDataset } from './define-dataset.ts';
import type { SeriesAdjustment, SeriesHandle } from './define-series.ts';
import type { Frequency } from './frequency.ts';

export type { DatedConstant, DatedTable };

/** Type of a value. A question mark makes it nullable. */
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
  /** Null: not narrowed unless requested. */
  readonly default: string | null;
  readonly description: string;
  /** Other accepted spellings: `{ 'New South Wales': 'NSW' }`. */
  readonly spellings?: Readonly<Record<string, string>>;
}

export interface NumberParameter {
  readonly kind: 'number';
  /** Null: not used unless given. */
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

/** A parameter's value in a formula: a choice or number, null only if that is the default. */
type ValueOf<Declared extends ParameterDeclaration> =
  | (Declared extends { readonly kind: 'choice'; readonly values: readonly (infer Choice)[] } ? Choice : number)
  | (null extends Declared['default'] ? null : never);

/** The values of declared parameters, by name. */
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
  /** Empty if the dataset lacks the series, instead of failing. */
  readonly optional?: true;
  /** The same if the dataset is not stored: dependent fields are null, with a note. */
  readonly dispensable?: true;
  /** Concept whose value it has in an answer without a window. */
  readonly concept?: string;
  /** Symbol that many similar inputs share in `meta.inputs`, as one entry. */
  readonly listedAs?: string;
}

/** Thrown if an answer or row is impossible because inputs are missing or disagree. */
export class Absent extends Error {}

/** Returns 503 with this reason, for contradicting inputs. */
export function refuse(why: string): never {
  throw new Absent(why);
}

/** A published value and its period. */
export interface Figure {
  /** Ordinal of core/period. */
  readonly t: number;
  readonly period: string;
  readonly value: number;
}

/** Published values in a formula. Calling it with a period returns the value, or skips the row. */
export interface FigureView {
  (t: number): number;
  /** The value, or null if absence is part of the answer. */
  maybe(t: number): number | null;
  /** Whether there is a value, without reading it. */
  has(t: number): boolean;
  /** Latest value with its period, or null. */
  latest(): Figure | null;
  /** The value before the newest one. */
  previous(): Figure | null;
  /** First and last readable ordinal in the indicator's frequency, or null. */
  readonly span: { readonly from: number; readonly to: number } | null;
  /** Power of ten that the values are published in: 6 for millions. */
  readonly multiplier: number;
}

/** An input of a history signal, read at the signal's frequency. */
export interface SeriesView extends FigureView {
  readonly handle: SeriesHandle;
  /** Concept of `latest` and `previous`. `previous` is then null across a gap. */
  readonly concept?: string;
}

/** Published values of a series at its own frequency, for snapshots. */
export interface PublishedFigures extends FigureView {
  readonly frequency: Frequency;
  readonly adjustment: SeriesAdjustment | null;
  /** Unit of a value, multiplier included: `AUD million`. */
  readonly unit: string;
  /** The latest value. Without one the answer is unavailable. */
  newest(): Figure;
  /** For events: the one in force on a day (days since 1970-01-01). Null before the first or without a number. */
  inForce(day: number): Figure | null;
}

export interface PublishedSeries extends PublishedFigures {
  readonly handle: SeriesHandle;
}

/** One series of a selection. */
export interface SelectedSeries extends PublishedFigures {
  /** Code by dimension: `{ INSTITUTION: '48123123124' }`. */
  readonly codes: Readonly<Record<string, string>>;
  readonly labels: Readonly<Record<string, string>>;
}

export interface Selection {
  /** In the publisher's order. */
  readonly series: readonly SelectedSeries[];
  /** The newest period with a value in any, or null. */
  readonly newest: { readonly t: number; readonly period: string } | null;
  /** Those with these codes. */
  where(codes: Readonly<Record<string, string>>): readonly SelectedSeries[];
  /** The one with these codes, or null. */
  find(codes: Readonly<Record<string, string>>): SelectedSeries | null;
}

/** Rows of a register that have one value in a column. */
export interface RegisterGroup {
  /** Null for rows without a value, and if all rows are one group. */
  readonly value: string | number | null;
  readonly rows: number;
  /** Inconsistent rows by `within`, excluded from sums. Null without `within`. */
  readonly contradicted: number | null;
  /** Sum of a column over rows with a value, or null. */
  sum(column: string): number | null;
  /** How many of the rows have a value in a column. */
  filled(column: string): number;
}

export interface RegisterGroups {
  readonly groups: readonly RegisterGroup[];
  /** Rows of all groups together. */
  readonly rows: number;
}

// ---------------------------------------------------------------- inputs of a snapshot

interface InputBase {
  /** Optional: if its dataset is not stored, the answer says so. */
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

/** Series of a dataset by code. Unnamed dimensions match all. */
export interface SelectionInput extends InputBase {
  readonly kind: 'selection';
  readonly dataset: TimeSeriesDataset;
  readonly select: Readonly<Record<string, string | readonly string[]>>;
  /** Number of latest values to read. */
  readonly newest: number;
}

/** Rows of a register counted, and columns of numbers summed, for each value of a column. */
export interface RegisterInput extends InputBase {
  readonly kind: 'register';
  readonly dataset: RegisterDataset;
  /** Only rows with these values in these columns, ignoring case. */
  readonly where?: Readonly<Record<string, readonly string[]>>;
  /** Null: all rows are one group. */
  readonly by: string | null;
  readonly sums?: readonly string[];
  /** Two numeric columns. A row whose part exceeds its whole is inconsistent and excluded from sums. */
  readonly within?: { readonly part: string; readonly whole: string };
}

export type SnapshotInput = SeriesInput | SeriesSetInput | SelectionInput | RegisterInput;

/** View of an input in compute. */
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

/** One series per key: states, cities, groups. Unpublished ones are empty. */
export const eachSeries = <Keys extends string>(series: Readonly<Record<Keys, SeriesHandle>>): SeriesSetInput<Keys> => ({
  kind: 'set',
  series,
});

export const selectionOf = (selection: Omit<SelectionInput, 'kind'>): SelectionInput => ({ kind: 'selection', ...selection });
export const groupsOf = (groups: Omit<RegisterInput, 'kind'>): RegisterInput => ({ kind: 'register', ...groups });

/** The same input, optional. */
export const optional = <Input extends SnapshotInput>(input: Input): Input => ({ ...input, optional: true });

export type SignalRow = Readonly<Record<string, unknown>>;

/** The rows of an answer, possibly one object. */
export const rowsIn = (data: SignalRow | readonly SignalRow[]): readonly SignalRow[] => (isRows(data) ? data : [data]);

export const isRows = (data: SignalRow | readonly SignalRow[]): data is readonly SignalRow[] => Array.isArray(data);

type StaleRule = 'serve_cached' | 'refuse';

interface SignalBase<Declared extends ParameterDeclarations = ParameterDeclarations> {
  /** Path segment: `real-wages`. */
  readonly id: string;
  readonly aliases?: readonly string[];
  readonly title: string;
  /** One line for lists. */
  readonly summary: string;
  readonly stale: StaleRule;
  /** Answers with old values and their date if updates are off, although it refuses them otherwise. */
  readonly offline?: 'dated';
  /** The formula, one line each, in the symbols of `inputs`. A test compares it with the file header. */
  readonly formula: readonly string[];
  /** An answer from which more periods than these are missing is not given as current. Four unless given. */
  readonly oldestAge?: number;
  /** Incremented with every change of the formula, as noted in the CHANGELOG. */
  readonly methodologyVersion: number;
  /** Changes of the formula by version, with date, oldest first. */
  readonly changes?: readonly { readonly from: string; readonly what: string }[];
  readonly parameters: Declared;
  /** Constants that are not parameters, by symbol. */
  readonly constants?: Readonly<Record<string, DatedConstant<unknown> | DatedTable<unknown>>>;
  /** Fields of a row after `period`. */
  readonly row: Readonly<Record<string, RowField>>;
  /** Rows have no `period`, because values have their own. */
  readonly isUndated?: true;
  /** The field with a regime, whose change is an event. `of` identifies rows if there are several. */
  readonly regime?: { readonly field: string; readonly of?: string };
  /** References of the method: author, title, year. */
  readonly references?: readonly string[];
  /** Fixed sentences for meta.notes. */
  readonly notes?: readonly string[];
}

/** A row with the period that it is about. */
export type Dated<Row extends SignalRow> = Row & { readonly period: string };

/** Latest answer of a history indicator, if more than its newest row. */
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
  /** Frequency for given parameters, if it depends on them. */
  frequencyFor?(parameters: ParameterValues<Declared>): Frequency;
  inputs(parameters: ParameterValues<Declared>): Readonly<Record<Names, InputDeclaration>>;
  /** The row of period t. An input without a value skips the row. Nothing is filled in. */
  compute(inputs: Readonly<Record<Names, SeriesView>>, t: number, parameters: ParameterValues<Declared>): Row;
  /** The answer without a window, if more than the newest row. */
  snapshot?(inputs: Readonly<Record<Names, SeriesView>>, newest: SignalRow, parameters: ParameterValues<Declared>): SnapshotOfHistory;
  /** The newest row in one sentence for meta.headline, possibly compared with the previous one. */
  headline?(newest: Dated<Row>, before: Dated<Row> | null, parameters: ParameterValues<Declared>): string;
  /** Sentences about the rows of an answer, for meta.notes. */
  notesOn?(rows: readonly SignalRow[]): readonly string[];
}

/** The moment that a snapshot is about: now, or `as_of`. */
export interface Moment {
  /** ms since the epoch */
  readonly instant: number;
  /** The calendar day in Sydney, days since 1970-01-01. */
  readonly day: number;
}

interface TypesOfValues {
  readonly number: number;
  readonly array: readonly unknown[];
  readonly object: SignalRow;
  readonly string: string;
  readonly period: string;
}

/** Declared summary values over all rows, null if missing. */
type SummaryOf<Fields extends SummaryFields> = { readonly [Name in keyof Fields]: null | TypesOfValues[Fields[Name]['type']] };

export type SummaryFields = Readonly<Record<string, RowField>>;

export interface SnapshotResult<Fields extends SummaryFields = SummaryFields> {
  /** One object or rows, as `gives` declares, each with its `period` if any. */
  readonly data: SignalRow | readonly SignalRow[];
  /** The answer in one sentence for meta.headline, or null. */
  readonly headline?: string | null;
  /** The period of the headline, if the rows have several. */
  readonly about?: string;
  /** Day for the constants, if not that of the moment: days since 1970-01-01. */
  readonly day?: number;
  /** For meta.summary, as `summaryFields` declares it. */
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
  /** Summary values over all rows, in meta.summary. */
  readonly summaryFields?: Fields;
  inputs(parameters: ParameterValues<Declared>): Inputs;
  /** Pure. A required value that is missing makes the answer unavailable. Use `maybe` and `latest` for optional ones. */
  compute(inputs: ViewsOf<Inputs>, parameters: ParameterValues<Declared>, moment: Moment): SnapshotResult<NoInfer<Fields>>;
}

export type Signal = HistorySignal | SnapshotSignal;

/** Types names of inputs and values of parameters inside the declaration. */
export function defineHistorySignal<Names extends string, const Declared extends ParameterDeclarations, Row extends SignalRow>(
  signal: HistorySignal<Names, Declared, Row>,
): HistorySignal {
  return signal as unknown as HistorySignal;
}

/** The same for a snapshot, with views by kind of input. */
export function defineSnapshotSignal<
  Inputs extends Readonly<Record<string, SnapshotInput>>,
  const Declared extends ParameterDeclarations,
  const Fields extends SummaryFields = Readonly<Record<never, RowField>>,
>(signal: SnapshotSignal<Inputs, Declared, Fields>): SnapshotSignal {
  return signal as unknown as SnapshotSignal;
}
