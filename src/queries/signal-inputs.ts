/** Which series and datasets a signal may read, over every choice of its parameters. */
import { type Dataset, storeKey } from '../core/define-dataset.ts';
import type { SeriesHandle } from '../core/define-series.ts';
import type { ParameterDeclaration, ParameterValues, Signal, SnapshotInput } from '../core/define-signal.ts';

/** The value of a parameter when a request gives none. */
export function defaultValue(declaration: ParameterDeclaration): string | number | null {
  const value = declaration.default;
  return typeof value === 'object' && value !== null ? value.value : value;
}

/** The values that a signal's parameters have when a request gives none. */
export function defaultParameters(signal: Signal): ParameterValues {
  return Object.fromEntries(Object.entries(signal.parameters).map(([name, declaration]) => [name, defaultValue(declaration)]));
}

/** The defaults, and each other choice of one parameter with the others at their defaults. */
function variantsOf(signal: Signal): readonly ParameterValues[] {
  const defaults = defaultParameters(signal);
  const choices = Object.entries(signal.parameters).flatMap(([name, declaration]) =>
    declaration.kind === 'choice' ? declaration.values.map((value) => ({ ...defaults, [name]: value })) : [],
  );
  return [defaults, ...choices];
}

/** An input of a signal: its symbol, and the series or the part of a dataset behind it. */
export interface NamedInput {
  readonly name: string;
  readonly dataset: Dataset;
  /** Absent where the input is no canonical series. */
  readonly series?: SeriesHandle;
}

/** The inputs under some parameters, a set as its members. */
export function namedInputs(signal: Signal, parameters: ParameterValues = defaultParameters(signal)): readonly NamedInput[] {
  if (signal.mode === 'history') {
    return Object.entries(signal.inputs(parameters)).map(([name, { series }]) => ({ name, dataset: series.dataset, series }));
  }
  return Object.entries(signal.inputs(parameters)).flatMap(([name, input]) => membersOf(input).map((member) => ({ name, ...member })));
}

function membersOf(input: SnapshotInput): readonly Omit<NamedInput, 'name'>[] {
  switch (input.kind) {
    case 'series':
      return [{ dataset: input.series.dataset, series: input.series }];
    case 'set':
      return Object.values(input.series).map((series) => ({ dataset: series.dataset, series }));
    default:
      return [{ dataset: input.dataset }];
  }
}

/** Every series that some choice of one parameter leads to, the others being at their defaults. */
export function seriesInputs(signal: Signal): readonly SeriesHandle[] {
  const all = variantsOf(signal).flatMap((parameters) => namedInputs(signal, parameters).flatMap(({ series }) => series ?? []));
  return [...new Set(all)];
}

/** Every dataset that a signal may rest on, by its key in the store. */
export function datasetsOf(signal: Signal): readonly Dataset[] {
  const all = variantsOf(signal).flatMap((parameters) => namedInputs(signal, parameters).map(({ dataset }) => dataset));
  return [...new Map(all.map((dataset) => [storeKey(dataset), dataset])).values()];
}
