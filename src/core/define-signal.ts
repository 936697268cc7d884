/** A signal: inputs, parameters, row fields and one formula, from which all else about it follows. */
import type { DatedConstant, DatedTable } from './dated-constant.ts';
import type { RegisterDataset, TimeSeriesDataset } from './define-dataset.ts';
import type { SeriesHandle } from './define-series.ts';
import type { Frequency } from './frequency.ts';
import type { Adjustment } from './observation.ts';

export type { DatedConstant, DatedTable };

/** What a value is; with a question mark it may be null. */
type ValueType = 'number' | 'string' | 'period';

export type MemberType = ValueType | `${ValueType}?`;

interface Described {
  readonly unit: string | null;
  readonly description: string;
  /** Of a history: in the newest figures only, absent from the rows of a window. Every other field is in every row, null where it is absent. */
  readonly only?: 'newest';
}

interface ScalarField extends Described {
  readonly type: ValueType;
}

/** A list whose members have their own members by name, or are values; units are in the names. */
interface ListField extends Described {
  readonly type: 'array';
  readonly of: Readonly<Record<string, MemberType>> | ValueType;
}

/** Values by name. */
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
  /** Other spellings that requests may use: `{ 'New South Wales': 'NSW' }`. */
  readonly spellings?: Readonly<Record<string, string>>;
}

export interface NumberParameter {
  readonly kind: 'number';
  /** Null: nothing is computed with it unless it is given. */
  readonly default: number | DatedConstant | null;
  /** What applies on a day where the parameter is not given. */
  readonly byDefault?: DatedTable<number | null>;
  readonly min: number;
  readonly max: number;
  /** Whole numbers only. */
  readonly whole?: true;
  readonly unit: string;
  readonly description: string;
}

export type ParameterDeclaration = ChoiceParameter | NumberParameter;
export type ParameterDeclarations = Readonly<Record<string, ParameterDeclaration>>;

/** What a formula is given for a parameter: one of its choices or a number, and null only where that is its default. */
type ValueOf<Declared extends ParameterDeclaration> =
  | (Declared extends { readonly kind: 'choice'; readonly values: readonly (infer Choice)[] } ? Choice : number)
  | (null extends Declared['default'] ? null : never);

/** The values of declared parameters, by name. */
export type ParameterValues<Declared extends ParameterDeclarations = ParameterDeclarations> = {
  readonly [Name in keyof Declared]: ValueOf<Declared[Name]>;
};

/**
 * How an input of another frequency is read at period t of the signal:
 * same (its own periods), end (the value of the last input period inside t), mean, sum (all input periods must be there),
 * step (an event series: the value in force on the last day of t, known only up to the day the table was published),
 * own (not at t at all: the formula reads it at its own periods frequency, and it does not bound the rows).
 */
export type Sampling = 'same' | 'end' | 'mean' | 'sum' | 'step' | 'own';

export interface InputDeclaration {
  readonly series: SeriesHandle;
  readonly sample: Sampling;
  /** A view without values where its dataset has no such series, instead of an answer that is unavailable. */
  readonly optional?: true;
  /** The same where its dataset is not stored at all: the fields that rest on it are null, and the answer says why. */
  readonly dispensable?: true;
  /** Id of the concept whose figure it has in an answer without a window. */
  readonly concept?: string;
}

/** Thrown where an answer, or a row of it, cannot be given because something is absent or does not agree. */
export class Absent extends Error {}

/** For a formula whose inputs contradict each other: the answer is then unavailable, and says why. */
export function refuse(why: string): never {
  throw new Absent(why);
}

/** A published value with its own reference period. */
export interface Figure {
  /** Ordinal of core/period. */
  readonly t: number;
  readonly period: string;
  readonly value: number;
}

/** Published values inside a formula. Calling it with a period gives the value, or leaves the row out if absent. */
export interface FigureView {
  (t: number): number;
  /** The value, or null where absence is itself part of the answer. */
  maybe(t: number): number | null;
  /** Whether there is a value, without reading it. */
  has(t: number): boolean;
  /** Newest value of the input with its own period, or null when it holds none. */
  latest(): Figure | null;
  /** The value before the newest one. */
  previous(): Figure | null;
  /** First and last ordinal of the signal's frequency at which the input can be read; null when it is empty. */
  readonly span: { readonly from: number; readonly to: number } | null;
  /** Power of ten that the values are published in: 6 for millions. */
  readonly multiplier: number;
}

/** An input of a history signal, read at the signal's frequency. */
export interface SeriesView extends FigureView {
  readonly handle: SeriesHandle;
  /** Title of the concept whose figures `latest` and `previous` are. `previous` is then null across a gap. */
  readonly concept?: string;
}

/** Values of a series as they were published, at their own frequency; what a snapshot reads. */
export interface PublishedFigures extends FigureView {
  readonly frequency: Frequency;
  readonly adjustment: Adjustment | null;
  /** What one of the value is, multiplier included: `AUD million`. */
  readonly unit: string;
  /** The newest value; without any the answer is unavailable. */
  newest(): Figure;
  /** Of a series of events: the one in force on a day (days since 1970-01-01); null before the first and where it is no number. */
  inForce(day: number): Figure | null;
}

export interface PublishedSeries extends PublishedFigures {
  readonly handle: SeriesHandle;
}

/** One series of a selection. */
export interface SelectedSeries extends PublishedFigures {
  /** The publisher's code by the publisher's dimension: `{ INSTITUTION: '48123123124' }`. */
  readonly codes: Readonly<Record<string, string>>;
  readonly labels: Readonly<Record<string, string>>;
}

export interface Selection {
  /** In the publisher's order. */
  readonly series: readonly SelectedSeries[];
  /** The newest period in which any of them has a value; null when none has. */
  readonly newest: { readonly t: number; readonly period: string } | null;
  /** Those with these codes. */
  where(codes: Readonly<Record<string, string>>): readonly SelectedSeries[];
  /** The one with these codes; null if none. */
  find(codes: Readonly<Record<string, string>>): SelectedSeries | null;
}

/** Rows of a register that have one value in a column. */
export interface RegisterGroup {
  /** Null for rows without a value, and where all rows are one group. */
  readonly value: string | number | null;
  readonly rows: number;
  /** How many of the rows contradict themselves by `within` of the input, and are in no sum; null where that says nothing. */
  readonly contradicted: number | null;
  /** Sum of a column over the rows that have a value in it; null when none has. */
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
  /** The answer is given without it, and says so, when its dataset is not stored. */
  readonly optional?: true;
}

export interface SeriesInput extends InputBase {
  readonly kind: 'series';
  readonly series: SeriesHandle;
}

export interface SeriesSetInput<Keys extends string = string> extends InputBase {
  readonly kind: 'set';
  readonly series: Readonly<Record<Keys, SeriesHandle>>;
}

/** Series of one dataset by the publisher's codes; a dimension that is not named is taken whole. */
export interface SelectionInput extends InputBase {
  readonly kind: 'selection';
  readonly dataset: TimeSeriesDataset;
  readonly select: Readonly<Record<string, string | readonly string[]>>;
  /** Only so many newest values of each series are read. */
  readonly newest: number;
}

/** Rows of a register counted, and columns of numbers summed, for each value of a column. */
export interface RegisterInput extends InputBase {
  readonly kind: 'register';
  readonly dataset: RegisterDataset;
  /** Only rows with one of the values in each of these columns, case ignored. */
  readonly where?: Readonly<Record<string, readonly string[]>>;
  /** Null: all rows are one group. */
  readonly by: string | null;
  readonly sums?: readonly string[];
  /** Two numeric columns. A row whose part exceeds its whole is inconsistent and excluded from sums. */
  readonly within?: { readonly part: string; readonly whole: string };
}

export type SnapshotInput = SeriesInput | SeriesSetInput | SelectionInput | RegisterInput;

/** What compute sees of an input. */
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

/** A series for each of some keys: states, cities, groups. One that the publisher does not have is a view without values. */
export const eachSeries = <Keys extends string>(series: Readonly<Record<Keys, SeriesHandle>>): SeriesSetInput<Keys> => ({
  kind: 'set',
  series,
});

export const selectionOf = (selection: Omit<SelectionInput, 'kind'>): SelectionInput => ({ kind: 'selection', ...selection });
export const groupsOf = (groups: Omit<RegisterInput, 'kind'>): RegisterInput => ({ kind: 'register', ...groups });

/** The same input, without which the answer can be given. */
export const optional = <Input extends SnapshotInput>(input: Input): Input => ({ ...input, optional: true });

export type SignalRow = Readonly<Record<string, unknown>>;

/** The rows of an answer, which may be one object. */
export const rowsIn = (data: SignalRow | readonly SignalRow[]): readonly SignalRow[] => (isRows(data) ? data : [data]);

export const isRows = (data: SignalRow | readonly SignalRow[]): data is readonly SignalRow[] => Array.isArray(data);

export type StaleRule = 'serve_cached' | 'refuse';

export interface SignalBase<Declared extends ParameterDeclarations = ParameterDeclarations> {
  /** Path segment: `real-wages`. */
  readonly id: string;
  readonly aliases?: readonly string[];
  readonly title: string;
  /** One line for lists. */
  readonly summary: string;
  readonly stale: StaleRule;
  /** The formula, a line each, in the symbols of `inputs`; the header of the file says the same, and a test holds them together. */
  readonly formula: readonly string[];
  /** An answer from which more periods than these are missing is not given as current. Four unless given. */
  readonly oldestAge?: number;
  /** Rises by one with every change of the formula; the CHANGELOG says what changed. */
  readonly methodologyVersion: number;
  /** What each version of the formula after the first changed, with its day; the oldest first. */
  readonly changes?: readonly { readonly from: string; readonly what: string }[];
  readonly parameters: Declared;
  /** Constants that are no parameters, by symbol. */
  readonly constants?: Readonly<Record<string, DatedConstant<unknown> | DatedTable<unknown>>>;
  /** Fields of a row besides `period`, in order. */
  readonly row: Readonly<Record<string, RowField>>;
  /** Rows have no `period`: each figure names its own. */
  readonly isUndated?: true;
  /** The field that names a regime, whose change is an event; `of` names the field that distinguishes rows, where there are several. */
  readonly regime?: { readonly field: string; readonly of?: string };
  /** Where the method is published: author, title, year; the methodology page lists them. */
  readonly references?: readonly string[];
  /** Sentences for meta.notes, whatever the answer. */
  readonly notes?: readonly string[];
}

/** A row with the period that it is about. */
export type Dated<Row extends SignalRow> = Row & { readonly period: string };

/** The newest figures of a history signal, where they are more than its newest row. */
export interface SnapshotOfHistory {
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
  /** The frequency under a choice of parameters, where it depends on them. */
  frequencyFor?(parameters: ParameterValues<Declared>): Frequency;
  inputs(parameters: ParameterValues<Declared>): Readonly<Record<Names, InputDeclaration>>;
  /** The row of period t. Every input called without a value leaves the row out; nothing is filled. */
  compute(inputs: Readonly<Record<Names, SeriesView>>, t: number, parameters: ParameterValues<Declared>): Row;
  /** The answer without a window, where it is more than the newest row. */
  snapshot?(inputs: Readonly<Record<Names, SeriesView>>, newest: SignalRow, parameters: ParameterValues<Declared>): SnapshotOfHistory;
  /**
   * The newest row of an answer in one plain sentence, for meta.headline: made of its figures, and of those of the period before where
   * there is a row of it.
   */
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

/** Figures about all rows together, by the names that the signal declares: every one of them, null where it is absent. */
type SummaryOf<Fields extends SummaryFields> = {
  readonly [Name in keyof Fields]:
    | null
    | (Fields[Name] extends { readonly type: 'number' }
        ? number
        : Fields[Name] extends { readonly type: 'array' }
          ? readonly unknown[]
          : Fields[Name] extends { readonly type: 'object' }
            ? SignalRow
            : Fields[Name] extends { readonly type: 'string' | 'period' }
              ? string
              : unknown);
};

export type SummaryFields = Readonly<Record<string, RowField>>;

export interface SnapshotResult<Fields extends SummaryFields = SummaryFields> {
  /** One object, or rows, as `gives` says; each with its `period` where it has one. */
  readonly data: SignalRow | readonly SignalRow[];
  /** The answer in one plain sentence made of its figures, for meta.headline; null where it has none. */
  readonly headline?: string | null;
  /** The period that the headline is about, where the rows have several. */
  readonly about?: string;
  /** For meta.summary, as `summaryFields` declares it. */
  readonly summary?: SummaryOf<Fields>;
  /** Sentences about these very figures, for meta.notes. */
  readonly notes?: readonly string[];
}

export interface SnapshotSignal<
  Inputs extends Readonly<Record<string, SnapshotInput>> = Readonly<Record<string, SnapshotInput>>,
  Declared extends ParameterDeclarations = ParameterDeclarations,
  Fields extends SummaryFields = SummaryFields,
> extends SignalBase<Declared> {
  readonly mode: 'snapshot';
  readonly gives: 'object' | 'rows';
  /** Figures about all rows together, which every answer has in meta.summary. */
  readonly summaryFields?: Fields;
  inputs(parameters: ParameterValues<Declared>): Inputs;
  /** Pure. A view called without a value makes the whole answer unavailable; where absence is part of the answer, use `maybe` and `latest`. */
  compute(inputs: ViewsOf<Inputs>, parameters: ParameterValues<Declared>, moment: Moment): SnapshotResult<NoInfer<Fields>>;
}

export type Signal = HistorySignal | SnapshotSignal;

/** Keeps the names of the inputs and the values of the parameters typed inside the declaration, and forgets them outside. */
export function defineHistorySignal<Names extends string, const Declared extends ParameterDeclarations, Row extends SignalRow>(
  signal: HistorySignal<Names, Declared, Row>,
): HistorySignal {
  return signal as unknown as HistorySignal;
}

/** The same for a snapshot, whose compute sees each input as its kind. */
export function defineSnapshotSignal<
  Inputs extends Readonly<Record<string, SnapshotInput>>,
  const Declared extends ParameterDeclarations,
  const Fields extends SummaryFields = Readonly<Record<never, RowField>>,
>(signal: SnapshotSignal<Inputs, Declared, Fields>): SnapshotSignal {
  return signal as unknown as SnapshotSignal;
}
