/** Agencies' ids of series here: ABS Series IDs and those of RBA tables. */
import type { SeriesHandle } from '../core/define-series.ts';
import { readDataTable } from '../formats/data-table.ts';

/** ABS series with the same workbook values as a series here, in at least 20 periods and all but a few revised ones. */
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

/** Agency id of each series. Shared ids are omitted. */
export function agencyIds(series: readonly SeriesHandle[]): ReadonlyMap<SeriesHandle, string> {
  const owners = new Map<string, SeriesHandle[]>();
  for (const handle of series) {
    const own = ownId(handle);
    if (own !== undefined) owners.set(own, [...(owners.get(own) ?? []), handle]);
  }
  return new Map([...owners].flatMap(([own, [handle, ...others]]) => (handle && others.length === 0 ? [[handle, own] as const] : [])));
}
