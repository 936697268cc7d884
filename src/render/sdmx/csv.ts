/**
 * Writes values as SDMX-CSV, with a row for each observation.
 *
 *   1.0  DATAFLOW,FREQ,SERIES,TIME_PERIOD,OBS_VALUE,UNIT_MEASURE,…
 *        WATTLE:SERIES(1.0),Q,AU_CPI_YOY,2024-Q1,3.6,Per cent,…
 *   2.0  STRUCTURE,STRUCTURE_ID,ACTION,FREQ,…
 *        dataflow,WATTLE:SERIES(1.0),I,Q,…
 */
import { at } from '../../core/assert.ts';
import { encodeCsvRow } from '../../formats/csv.ts';
import type { SdmxCodelist, SdmxData } from '../../queries/dialects/sdmx/message.ts';
import { grouped } from './grouped.ts';

/** `both` writes `Q: quarterly` instead of `Q`, and adds titles to the header. */
export type CsvLabels = 'id' | 'both';

export async function* renderSdmxCsv({ flow, dataSets }: SdmxData, version: '1.0' | '2.0', labels: CsvLabels): AsyncGenerator<string> {
  const named = `${flow.agency}:${flow.id}(${flow.version})`;
  const heading = ({ id, name }: { readonly id: string; readonly name: string }): string => (labels === 'both' ? `${id}: ${name}` : id);
  const cell = (code: string, list: SdmxCodelist | undefined): string => {
    const name = labels === 'both' ? list?.codes.find((one) => one.id === code)?.name : undefined;
    return name === undefined ? code : `${code}: ${name}`;
  };
  const lead = version === '1.0' ? ['DATAFLOW'] : ['STRUCTURE', 'STRUCTURE_ID', 'ACTION'];
  const flowCell = labels === 'both' ? `${named}: ${flow.name}` : named;
  const leadCells = version === '1.0' ? [flowCell] : ['dataflow', flowCell, 'I'];
  const time = { id: 'TIME_PERIOD', name: 'Time period' };
  const measure = { id: 'OBS_VALUE', name: 'Observation value' };
  yield encodeCsvRow([...lead, ...[...flow.dimensions, time, measure, ...flow.attributes].map(heading)]);
  for (const { series } of dataSets) {
    for await (const { codes, attributes, observations } of series()) {
      const key = flow.dimensions.map(({ codelist }, i) => cell(at(codes, i), codelist));
      const cellsOf = (period: string | null, value: number | null, status: string | null) => [
        ...[...leadCells, ...key, period, value],
        ...flow.attributes.map(({ id, level, codelist }) => {
          const code = level === 'series' ? (attributes[id] ?? null) : status;
          return code === null ? null : cell(code, codelist);
        }),
      ];
      if (observations.length === 0) yield encodeCsvRow(cellsOf(null, null, null));
      yield* grouped(observations, (group) =>
        group.map(({ period, value, status }) => encodeCsvRow(cellsOf(period, value, status))).join(''),
      );
    }
  }
}
