/**
 * Writes data/abs-dataflows.csv, the list of ABS dataflows, from a saved response of https://data.api.abs.gov.au/rest/dataflow/ABS (as
 * SDMX-JSON: `Accept: application/vnd.sdmx.structure+json`):
 *
 *     npm run -s build && node dist/tools/abs-dataflows.js dataflows.json 2026-03-16
 *
 * Writes only id, version, structure and name, without the descriptions.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dataTableText } from '../src/formats/data-table.ts';
import { decodeSdmxStructure } from '../src/formats/sdmx/sdmx-structure.ts';
import { DATAFLOW_COLUMNS, DATAFLOWS_FILE, dataflowRow } from '../src/sources/abs/dataflow-list.ts';

const OUTPUT = `data/${DATAFLOWS_FILE}`;

function main([file, asAt]: readonly string[]): void {
  if (file === undefined || asAt === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(asAt)) {
    throw new Error('Give a file with the response of the ABS, and the date of the response, such as 2026-03-16');
  }
  const flows = [...decodeSdmxStructure(readFileSync(file)).dataflows].sort((a, b) => (a.id < b.id ? -1 : 1));
  const text = dataTableText(
    DATAFLOW_COLUMNS,
    flows.map((flow) => [...dataflowRow(flow), asAt]),
  );
  writeFileSync(OUTPUT, text);
  console.log(`${flows.length} dataflows`);
}

main(process.argv.slice(2));
