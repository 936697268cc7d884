/** Finds the series for an SDMX query. Each has its place in the store, and its description in a message. */

import { spansDays } from '../../../catalogue/breaks/method-break.ts';
import { positionOf, SERIES } from '../../../catalogue/series.ts';
import { at } from '../../../core/assert.ts';
import { shareThread } from '../../../core/cost.ts';
import { type Dataset, dottedId } from '../../../core/define-dataset.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import { WattleError } from '../../../core/errors.ts';
import { type Bound, firstDay, lastDay, period } from '../../../core/period.ts';
import type { SeriesSlice, StoredSeries } from '../../../store/ports/series.ts';
import type { QueryContext } from '../../base/context.ts';
import { textOfNote } from '../../base/notes.ts';
import type { AsOf } from '../../base/parameters/parameters.ts';
import { listStoredSeries, storedState } from '../../base/stored-dataset.ts';
import { type OlderStretch, stretchNotes } from '../../base/vintages-apart.ts';
import { breakFacts } from '../../series/breaks/series-breaks.ts';
import { newBases, publishedBreaks, publishedChange } from '../../series/reading/published-breaks.ts';
import { unitsOf } from '../../series/reading/reference.ts';
import { findStored } from '../../series/reading/stored-series.ts';
import { type FoundFlow, flowCode, frequencyCode, seriesCode } from './flows.ts';
import type { SdmxDetail } from './message.ts';
import type { KeyTest } from './series-key.ts';

export interface DataRequest {
  readonly found: FoundFlow;
  readonly test: KeyTest;
  readonly start: Bound | null;
  readonly end: Bound | null;
  readonly firstN: number | null;
  readonly lastN: number | null;
  readonly detail: SdmxDetail;
  readonly asOf: AsOf | null;
  /** If set, the response contains only values that are new or revised since this time. */
  readonly updatedAfter: AsOf | null;
  readonly includeHistory: boolean;
  readonly isFlat: boolean;
}

/** The breaks in a slice: a comment about them, and the indexes of the first values on a new basis. */
interface BrokenSlice {
  readonly comment: string | null;
  readonly begins: ReadonlySet<number>;
}

/** A requested series and its description in the message. */
export interface Wanted {
  readonly dataset: Dataset;
  readonly stored: StoredSeries;
  readonly codes: readonly string[];
  readonly attributes: (slice: SeriesSlice) => Readonly<Record<string, string>>;
  /** Returns the breaks in a slice. Null if the status flags of the values already show the breaks. */
  readonly broken: ((slice: SeriesSlice, places: readonly number[], vintages: VintageList) => BrokenSlice) | null;
  readonly handle: SeriesHandle | null;
}

/** `stretches` are the ranges of values from older vintages. `seams` are the first ordinals after a boundary between vintages. */
export interface VintageList {
  readonly stretches: readonly OlderStretch[];
  readonly seams: ReadonlySet<number>;
}

export const ONE_EDITION: VintageList = { stretches: [], seams: new Set() };

/** The position of the series code in a key. */
const SERIES_PLACE = 1;
let byCode: ReadonlyMap<string, SeriesHandle> | null = null;

/** Returns the series that can pass the test, in catalogue order. If the key names series, there are only a few. */
function candidates({ codesAt }: KeyTest): readonly SeriesHandle[] {
  const codes = codesAt?.(SERIES_PLACE) ?? null;
  if (codes === null) return SERIES;
  byCode ??= new Map(SERIES.map((handle) => [seriesCode(handle), handle]));
  const named = [...codes].flatMap((code) => byCode?.get(code) ?? []);
  return named.sort((a, b) => positionOf(a) - positionOf(b));
}

/** Returns the catalogue series that are requested and stored. */
export async function ownSeries(ctx: QueryContext, { test }: DataRequest): Promise<readonly Wanted[]> {
  const requested = candidates(test).filter((handle) => test([frequencyCode(handle.frequency), seriesCode(handle)]));
  const wanted: Wanted[] = [];
  let missing: unknown = null;
  for (const handle of requested) {
    await shareThread();
    try {
      const state = await storedState(ctx, handle.dataset);
      const stored = findStored(handle, state, await listStoredSeries(ctx, state));
      if (!stored) continue;
      wanted.push({
        dataset: handle.dataset,
        stored,
        codes: [frequencyCode(handle.frequency), seriesCode(handle)],
        attributes: (slice) => ({
          UNIT_MEASURE: unitsOf(handle, slice),
          ADJUSTMENT: handle.adjustment,
          REF_AREA: handle.place,
          TITLE: handle.title,
          SOURCE: dottedId(handle.dataset),
        }),
        broken: (slice, places, vintages) => brokenSlice(handle, slice, places, vintages),
        handle,
      });
    } catch (error) {
      // If many series are requested, some may have no data. The error is therefore thrown only if none of them has data.
      if (!(error instanceof WattleError) || error.code !== 'DATA_UNAVAILABLE') throw error;
      missing = error;
    }
  }
  if (wanted.length === 0 && missing !== null) throw missing;
  return wanted;
}

/**
 * Returns the breaks in a slice. The attribute COMMENT_TS describes declared breaks, published break flags and vintage boundaries. The
 * attribute OBS_STATUS is B for the first value after a break, and after each boundary between levels.
 */
function brokenSlice(handle: SeriesHandle, slice: SeriesSlice, places: readonly number[], { stretches, seams }: VintageList): BrokenSlice {
  const {
    series: { freq },
    t,
  } = slice;
  const [oldest, newest] = [places[0], places.at(-1)];
  if (oldest === undefined || newest === undefined) return { comment: null, begins: new Set() };
  const first = period(freq, at(t, oldest));
  const back = publishedChange(handle);
  const from = back === 0 ? firstDay(first) - 1 : lastDay(period(freq, at(t, oldest) - back));
  const spanned = publishedBreaks(handle, slice).filter((one) => spansDays(one, from, lastDay(period(freq, at(t, newest)))));
  const bases = newBases(spanned, slice);
  const begins = places.filter((i) => bases.has(at(t, i)) || seams.has(at(t, i)));
  const broken = breakFacts(spanned.map((one) => ({ one, of: handle.id }))).map(({ periods, until, what }) => {
    const named = until === undefined ? periods : [`${periods.join(', ')} to ${until}`];
    return `${named.join(', ')}: ${what}`;
  });
  const [oldestDay, newestDay] = [lastDay(first), lastDay(period(freq, at(t, newest)))];
  const words = [...broken, ...stretchNotes(stretches, oldestDay, newestDay).map(textOfNote)];
  return { comment: words.length === 0 ? null : words.join(' '), begins: new Set(begins) };
}

export async function seriesOfDataset(ctx: QueryContext, { found: { dataset, flow }, test }: DataRequest): Promise<readonly Wanted[]> {
  if (dataset === null) return [];
  const state = await storedState(ctx, dataset);
  return (await listStoredSeries(ctx, state))
    .map((stored) => ({ stored, codes: stored.codes.map((code) => flowCode(flow.agency, code)) }))
    .filter(({ codes }) => test(codes))
    .map(({ stored, codes }) => ({
      dataset,
      stored,
      codes,
      attributes: ({ series: { unit, multiplier, basePeriod } }) => ({
        ...(unit === '' ? {} : { UNIT_MEASURE: unit }),
        UNIT_MULT: String(multiplier),
        ...(basePeriod === null ? {} : { BASE_PERIOD: basePeriod }),
      }),
      broken: null,
      handle: null,
    }));
}
