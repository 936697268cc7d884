/** Finds the codes and days for which a flow has data. */
import { quoted, WattleError } from '../../../core/errors.ts';
import { nearest } from '../../../core/nearest.ts';
import type { QueryContext } from '../../base/context.ts';
import type { SdmxConstraint, SdmxFlow, SdmxSeries, SdmxStructures } from './message.ts';
import { type ReadData, readSdmxData } from './read-data.ts';
import { codelistsOf } from './read-structures.ts';
import type { KeyTest } from './series-key.ts';
import type { DataRequest } from './wanted-series.ts';

export interface AvailabilityRequest extends Pick<DataRequest, 'found' | 'start' | 'end' | 'updatedAfter'> {
  /**
   * One condition for each dimension. It selects the series from which the codes of that dimension are listed. All dimensions can have
   * the same condition. Otherwise the condition of a dimension ignores the filter on that dimension.
   */
  readonly tests: readonly KeyTest[];
  readonly test: KeyTest;
  /** The requested dimensions. Null for all dimensions. */
  readonly components: readonly string[] | null;
  readonly references: 'none' | 'all' | 'dataflow' | 'datastructure' | 'conceptscheme' | 'codelist' | 'dataproviderscheme';
}

const TIME = 'TIME_PERIOD';

interface ReadAvailability extends Pick<ReadData, 'datasets' | 'maxAgeSeconds'> {
  readonly structures: SdmxStructures;
}

/** Returns the codes and days. Throws REQ_UNKNOWN_VALUE for an unknown dimension, and the errors of `readSdmxData`. */
export async function readAvailability(ctx: QueryContext, request: AvailabilityRequest): Promise<ReadAvailability> {
  const { found, tests, test, references } = request;
  const { flow } = found;
  const wanted = componentsOf(request);
  const anyOf: KeyTest = (codes) => test(codes) || tests.some((one) => one(codes));
  const { data, datasets, maxAgeSeconds } = await readSdmxData(ctx, {
    found,
    start: request.start,
    end: request.end,
    updatedAfter: request.updatedAfter,
    test: anyOf,
    firstN: 1,
    lastN: 1,
    detail: 'dataonly',
    asOf: null,
    includeHistory: false,
    isFlat: false,
  });
  const series: SdmxSeries[] = [];
  for (const set of data.dataSets) for await (const one of set.series()) series.push(one);
  const constraint: SdmxConstraint = {
    agency: flow.agency,
    id: `AVAILABLE_${flow.id}`,
    version: flow.version,
    name: `Available data in ${flow.name}`,
    flow,
    values: flow.dimensions.flatMap(({ id, codelist }, place) => {
      if (!wanted.includes(id)) return [];
      const there = new Set(series.filter(({ codes }) => tests[place]?.(codes)).map(({ codes }) => codes[place]));
      if (there.size === 0) throw nothingOf(flow);
      return [{ id, codes: codelist.codes.flatMap((code) => (there.has(code.id) ? [code.id] : [])) }];
    }),
    days: wanted.includes(TIME)
      ? daysOf(
          series.filter(({ codes }) => test(codes)),
          flow,
        )
      : null,
  };
  const gives = (one: typeof references): boolean => references === 'all' || references === one;
  return {
    structures: {
      prepared: data.prepared,
      agencies: [],
      constraints: [constraint],
      flows: gives('dataflow') ? [flow] : [],
      structures: gives('datastructure') ? [flow] : [],
      codelists: gives('codelist') ? codelistsOf([flow]) : [],
      concepts: gives('conceptscheme') ? [flow] : [],
    },
    datasets,
    maxAgeSeconds,
  };
}

function componentsOf({ components, found }: AvailabilityRequest): readonly string[] {
  const there = [...found.flow.dimensions.map(({ id }) => id), TIME];
  if (components === null) return there;
  const unknown = components.find((one) => !there.includes(one));
  if (unknown === undefined) return components;
  const near = nearest(unknown, there, 2);
  throw new WattleError('REQ_UNKNOWN_VALUE', `There is no dimension ${quoted(unknown)}. Allowed: ${there.join(', ')}.`, {
    ...(near.length > 0 ? { hint: `Did you mean ${near.join(' or ')}?` } : {}),
  });
}

const nothingOf = ({ id }: SdmxFlow): WattleError =>
  new WattleError('REQ_NOT_FOUND', `No series of ${id} has these codes and a value in this time span.`);

/** Returns the first and last day with data. Throws REQ_NOT_FOUND if no series has data in the time span. */
function daysOf(series: readonly SdmxSeries[], flow: SdmxFlow): SdmxConstraint['days'] {
  const spans = series.flatMap(({ days }) => days ?? []);
  const [first] = spans;
  if (first === undefined) throw nothingOf(flow);
  return spans.reduce((all, { first: from, last: to }) => ({
    first: from < all.first ? from : all.first,
    last: to > all.last ? to : all.last,
  }));
}
