/** Omits series without data from a response with several series, and names them. */
import type { SeriesHandle } from '../../../core/define-series.ts';
import { WattleError } from '../../../core/errors.ts';
import type { Note } from '../../base/reason-shape.ts';

/** A series that has no data in any vintage. */
export interface Absent {
  readonly handle: SeriesHandle;
  readonly reason: WattleError;
}

/**
 * Returns the error for a series without data instead of throwing it. Throws other errors, including the error for a series that has data
 * but no vintage at `as_of`.
 */
export const orAbsent = <Loaded>(loading: Promise<Loaded>): Promise<Loaded | WattleError> =>
  loading.catch((error: unknown) => {
    if (error instanceof WattleError && error.code === 'DATA_UNAVAILABLE') return error;
    throw error;
  });

/** Separates the series with data from the series without data. Throws the first error if no series has data. */
export function separated<Loaded>(
  handles: readonly SeriesHandle[],
  loaded: readonly (Loaded | WattleError)[],
): { readonly present: readonly Loaded[]; readonly absent: readonly Absent[] } {
  const absent = handles.flatMap((handle, i): readonly Absent[] => {
    const reason = loaded[i];
    return reason instanceof WattleError ? [{ handle, reason }] : [];
  });
  const present = loaded.filter((one): one is Loaded => !(one instanceof WattleError));
  const [first] = absent;
  if (present.length === 0 && first !== undefined) throw first.reason;
  return { present, absent };
}

export const absentNotes = (absent: readonly Absent[]): readonly Note[] =>
  absent.map(({ handle: { id } }) => ({
    code: 'no_data',
    scope: 'series',
    values: { series: id },
    text: `${id} has no data here.`,
  }));
