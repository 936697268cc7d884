/** Ids by which agencies name what a series here is: Series IDs of the ABS, and those of the tables of the RBA. */
import type { SeriesHandle } from '../core/define-series.ts';
import { readDataTable } from '../formats/data-table.ts';

/** Series of the ABS whose values in its workbooks are those of a series here, in 20 periods or more and in all but a few that were revised. */
const ABS_IDS: ReadonlyMap<string, string> = new Map(
  readDataTable('abs-series-ids.csv', ['abs_series_id', 'series', 'table'], { key: ['abs_series_id'] }).map((row) => [
    row.series,
    row.abs_series_id,
  ]),
);

const RBA_ID = /^[A-Z][A-Z0-9]{3,}$/;

function ownId({ id, dataset, select }: SeriesHandle): string | undefined {
  if (dataset.source !== 'rba') return ABS_IDS.get(id);
  const code = select['SERIES'];
  return code !== undefined && RBA_ID.test(code) ? code : undefined;
}

/** The agency's id of each series. An id that several series share is left out. */
export function agencyIds(series: readonly SeriesHandle[]): ReadonlyMap<SeriesHandle, string> {
  const owners = new Map<string, SeriesHandle[]>();
  for (const handle of series) {
    const own = ownId(handle);
    if (own !== undefined) owners.set(own, [...(owners.get(own) ?? []), handle]);
  }
  return new Map([...owners].flatMap(([own, [handle, ...others]]) => (handle && others.length === 0 ? [[handle, own] as const] : [])));
}
