/**
 * Writes src/sources/abs/dataflows.generated.ts, the dataflows that the ABS has, from its answer to
 * https://data.api.abs.gov.au/rest/dataflow/ABS (as SDMX-JSON: `Accept: application/vnd.sdmx.structure+json`) kept as a file:
 *
 *     npm run -s build && node dist/tools/abs-dataflows.js dataflows.json 2026-03-16
 *
 * Only id, version, structure and name are written, not the descriptions.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { decodeSdmxStructure } from '../src/formats/sdmx/sdmx-structure.ts';
import { dataflowLine } from '../src/sources/abs/dataflow-list.ts';

const OUTPUT = 'src/sources/abs/dataflows.generated.ts';

function main([file, asAt]: readonly string[]): void {
  if (file === undefined || asAt === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(asAt)) {
    throw new Error('Give the answer of the ABS as a file, and the day it is of, such as 2026-03-16');
  }
  const flows = [...decodeSdmxStructure(readFileSync(file)).dataflows].sort((a, b) => (a.id < b.id ? -1 : 1));
  const text = [
    '/** Every dataflow of the ABS: id, version, structure, name. Written by tools/abs-dataflows.ts from the list that the ABS gives; do not edit. */',
    '',
    '/** Day of the list. */',
    `export const DATAFLOWS_AS_AT = '${asAt}';`,
    '',
    '/** `<id> <version> <structure, or - where it has the id and version of the dataflow> <name>`, a line each. */',
    `export const DATAFLOW_LINES = \`\n${flows.map(dataflowLine).join('\n')}\n\`;`,
    '',
  ].join('\n');
  writeFileSync(OUTPUT, text);
  console.log(`${flows.length} dataflows`);
}

main(process.argv.slice(2));
