/** Reads the parameters and the cursor of a request for several series. */
import type { SeriesHandle } from '../../../core/define-series.ts';
import { formatPeriod, type Period } from '../../../core/period.ts';
import { decodeCursor, encodeCursor } from '../../base/cursor.ts';
import { echoWindow } from '../../base/meta.ts';
import type { EchoedQuery } from '../../base/meta-shape.ts';
import { boundReader } from '../../base/parameters/bounds.ts';
import { choice, type QueryParameter } from '../../base/parameters/declaration.ts';
import { type AsOf, Parameters, type Window } from '../../base/parameters/parameters.ts';
import { ALLOW_STALE, AS_OF, CURSOR, EXPLAIN, EXPR, GAP, IDS, INDEX_TO, WINDOW } from '../../base/parameters/standard.ts';
import type { LoadedSeries } from '../reading/stored-series.ts';
import { VALUES_LIMIT } from '../resolve-series.ts';
import type { LoadedDivisor } from '../transforms/divided.ts';
import { pinnedVersions } from '../transforms/divided.ts';
import { eventsAtFrequencyOfOthers, IDS_OR_EXPR, readExpression, type WrittenExpression } from '../transforms/expression-parameter.ts';
import { readIndexBase } from '../transforms/index-base.ts';
import { echoShaping, readShapings, SHAPING_AND_DIVIDING, type Shaping } from '../transforms/series-transforms.ts';

export const ALIGNMENTS = ['none', 'intersect', 'union'] as const;
type Alignment = (typeof ALIGNMENTS)[number];
const ALIGN = choice(
  'align',
  'Selects the periods: all periods of each series (`none`), only periods that all series have (`intersect`), or periods that any series has (`union`). The default is `none`. For `expr` without `ids`, it is `intersect`.',
  ALIGNMENTS,
);
export const READ_MULTI: readonly QueryParameter[] = [
  IDS_OR_EXPR,
  ...WINDOW,
  VALUES_LIMIT,
  ...SHAPING_AND_DIVIDING,
  ALIGN,
  INDEX_TO,
  EXPR,
  AS_OF,
  GAP,
  EXPLAIN,
  ALLOW_STALE,
  CURSOR,
];

export interface MultiRequest {
  readonly handles: readonly SeriesHandle[];
  readonly shapings: readonly Shaping[];
  readonly window: Window;
  readonly asOf: AsOf | null;
  readonly align: Alignment;
  readonly indexTo: Period | null;
  readonly expr: WrittenExpression | null;
  readonly limit: number;
  readonly allowStale: boolean;
  readonly explain: boolean;
  /** The cursor of a later page. Null for the first page. */
  readonly cursor: MultiCursor | null;
}

/** The position of the last row on a page. `versions` has the sequence number and `recordedAt` of each series and divisor. */
interface MultiCursor {
  readonly end: number;
  readonly rank: number;
  readonly versions: readonly number[];
}

export function readRequest(handles: readonly SeriesHandle[], params: URLSearchParams, fingerprint: string): MultiRequest {
  const parameters = new Parameters(params);
  // The HTTP layer has already read the ids of the series.
  parameters.accept(IDS);
  const requested = readShapings(handles, parameters);
  const expr = readExpression(parameters, handles);
  const shapings = expr === null ? requested : eventsAtFrequencyOfOthers(handles, requested);
  const cursorText = parameters.text(CURSOR);
  const request = {
    handles,
    shapings,
    window: parameters.window(boundReader(handles.map(({ frequency }) => frequency))),
    asOf: parameters.asOf(),
    align: parameters.choice(ALIGN) ?? (expr !== null && !parameters.has(IDS) ? 'intersect' : 'none'),
    indexTo: readIndexBase(handles, parameters),
    expr,
    limit: parameters.integer(VALUES_LIMIT),
    allowStale: parameters.flag(ALLOW_STALE),
    explain: parameters.flag(EXPLAIN),
  };
  if (request.indexTo !== null && shapings.some(({ units }) => units !== 'lin')) {
    parameters.fault('REQ_BAD_PARAMETER', {
      parameter: 'index_to',
      detail: 'Only levels can be indexed. Use index_to with units=lin.',
      allowed: ['lin'],
    });
  }
  parameters.refuseRest();
  parameters.check();
  return { ...request, cursor: cursorText === null ? null : readCursor(cursorText, fingerprint) };
}

function readCursor(text: string, fingerprint: string): MultiCursor {
  const { position } = decodeCursor(text, fingerprint);
  const [end = 0, rank = 0, ...versions] = position;
  return { end, rank, versions };
}

export const cursorAt = (
  fingerprint: string,
  loaded: readonly LoadedSeries[],
  divisors: readonly LoadedDivisor[],
  { end, rank }: Pick<MultiCursor, 'end' | 'rank'>,
): string => {
  const versions = loaded.flatMap(({ version }) => [version.seq, version.recordedAt]);
  return encodeCursor(fingerprint, { seq: 0, recordedAt: 0 }, [end, rank, ...versions, ...pinnedVersions(divisors)]);
};

export const echoOf = (request: MultiRequest): EchoedQuery => ({
  ids: request.handles.map(({ id }) => id).join(','),
  ...echoWindow(request.window),
  ...(request.asOf ? { as_of: request.asOf.text } : {}),
  ...(request.asOf?.gap ? { gap: request.asOf.gap } : {}),
  align: request.align,
  ...(request.indexTo ? { index_to: formatPeriod(request.indexTo) } : {}),
  ...(request.expr ? { expr: request.expr.text } : {}),
  ...(request.limit === VALUES_LIMIT.default ? {} : { limit: request.limit }),
  ...Object.assign({}, ...request.shapings.map(echoShaping)),
  ...(request.allowStale ? {} : { allow_stale: 0 }),
});
