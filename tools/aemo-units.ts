/**
 * Writes data/nem-units.csv, the region and fuel of each unit, from a copy of the NEM Registration and Exemption List:
 *
 *     npm run -s build && node dist/tools/aemo-units.js NEM-Registration-and-Exemption-List.xlsx 2026-05
 *
 * Unit reports contain only the unit id, so their reader needs this file. It has only these three facts, not the whole list.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dataTableText } from '../src/formats/data-table.ts';
import { readRegistrationList } from '../src/sources/aemo/registration-list.ts';
import { UNIT_COLUMNS, UNITS_FILE } from '../src/sources/aemo/units.ts';

const OUTPUT = `data/${UNITS_FILE}`;

function main([file, asAt]: readonly string[]): void {
  if (file === undefined || asAt === undefined) throw new Error('Give the workbook and the month of the workbook, such as 2026-05');
  const facts = new Map<string, string>();
  for (const { duid, region, fuel } of readRegistrationList(readFileSync(file))) {
    if (duid === null) continue;
    const fact = `${region} ${fuel}`;
    const other = facts.get(duid);
    if (other !== undefined && other !== fact) throw new Error(`${duid} is ${other} in one row and ${fact} in another`);
    facts.set(duid, fact);
  }
  const rows = [...facts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([duid, fact]) => [duid, ...fact.split(' '), asAt]);
  const text = dataTableText(UNIT_COLUMNS, rows);
  writeFileSync(OUTPUT, text);
  console.log(`${rows.length} units`);
}

main(process.argv.slice(2));
