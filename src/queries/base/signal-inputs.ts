/** Lists the series and datasets that an indicator uses for at least one choice of its parameters. */
import { type Dataset, storeKey } from '../../core/define-dataset.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import type { ParameterDeclaration, ParameterValues, Signal, SnapshotInput } from '../../core/define-signal.ts';

/** Returns the default value of a parameter, without the source of the value. */
export function defaultValue(declaration: ParameterDeclaration): string | number | null {
  const value = declaration.default;
  return typeof value === 'object' && value !== null ? value.value : value;
}

export function defaultParameters(signal: Signal): ParameterValues {
  return Object.fromEntries(Object.entries(signal.parameters).map(([name, declaration]) => [name, defaultValue(declaration)]));
}

/**
 * Returns the default parameters. For each choice, also returns one variant for each of its other values. All other parameters keep their
 * defaults.
 */
function variantsOf(signal: Signal): readonly ParameterValues[] {
  const defaults = defaultParameters(signal);
  const choices = Object.entries(signal.parameters).flatMap(([name, declaration]) =>
    declaration.kind === 'choice' ? declaration.values.map((value) => ({ ...defaults, [name]: value })) : [],
  );
  return [defaults, ...choices];
}

/** An input of an indicator: its symbol, and either a series or a part of a dataset. */
export interface NamedInput {
  readonly name: string;
  readonly dataset: Dataset;
  /** Absent if the input is not a catalogue series. */
  readonly series?: SeriesHandle;
  /** False if the indicator also works without this input. Some fields of the result are then null. */
  readonly needed: boolean;
}

/** Returns the inputs for some parameters. A set of series is listed as separate series. */
export function namedInputs(signal: Signal, parameters: ParameterValues = defaultParameters(signal)): readonly NamedInput[] {
  if (signal.mode === 'history') {
    return Object.entries(signal.inputs(parameters)).map(([name, { series, dispensable }]) => {
      return { name, dataset: series.dataset, series, needed: dispensable !== true };
    });
  }
  return Object.entries(signal.inputs(parameters)).flatMap(([name, input]) =>
    membersOf(input).map((member) => ({ name, needed: input.optional !== true, ...member })),
  );
}

function membersOf(input: SnapshotInput): readonly Pick<NamedInput, 'dataset' | 'series'>[] {
  switch (input.kind) {
    case 'series':
      return [{ dataset: input.series.dataset, series: input.series }];
    case 'set':
      return Object.values(input.series).map((series) => ({ dataset: series.dataset, series }));
    default:
      return [{ dataset: input.dataset }];
  }
}

/** Returns all series that the indicator uses with the default parameters, or with any value of one choice. */
export function seriesInputs(signal: Signal): readonly SeriesHandle[] {
  const all = variantsOf(signal).flatMap((parameters) => namedInputs(signal, parameters).flatMap(({ series }) => series ?? []));
  return [...new Set(all)];
}

/** Declarations do not change, and every change of stored data looks through all of them. */
const known = new WeakMap<Signal, readonly Dataset[]>();

/** Returns all datasets that the indicator uses with the default parameters, or with any value of one choice. */
export function datasetsOf(signal: Signal): readonly Dataset[] {
  const before = known.get(signal);
  if (before) return before;
  const all = variantsOf(signal).flatMap((parameters) => namedInputs(signal, parameters).map(({ dataset }) => dataset));
  const datasets = [...new Map(all.map((dataset) => [storeKey(dataset), dataset])).values()];
  known.set(signal, datasets);
  return datasets;
}
