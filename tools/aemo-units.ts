/**
 * Writes src/sources/aemo/units.generated.ts, which says of each unit where it is and what it runs on, from a copy of the NEM Registration and
 * Exemption List:
 *
 *     npm run -s build && node dist/tools/aemo-units.js NEM-Registration-and-Exemption-List.xlsx 2026-05
 *
 * Reports of units name nothing but the unit, so that reading them takes this. Only the three facts are written, not the list.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { readRegistrationList } from '../src/sources/aemo/registration-list.ts';

const OUTPUT = 'src/sources/aemo/units.generated.ts';

function main([file, asAt]: readonly string[]): void {
  if (file === undefined || asAt === undefined) throw new Error('Give the workbook and the month it is of, such as 2026-05');
  const facts = new Map<string, string>();
  for (const { duid, region, fuel } of readRegistrationList(readFileSync(file))) {
    if (duid === null) continue;
    const fact = `${region} ${fuel}`;
    const other = facts.get(duid);
    if (other !== undefined && other !== fact) throw new Error(`${duid} is ${other} in one row and ${fact} in another`);
    facts.set(duid, fact);
  }
  const lines = [...facts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([duid, fact]) => `${duid} ${fact}`);
  const text = [
    '/** Region and fuel of each registered unit. Written by tools/aemo-units.ts from the NEM Registration and Exemption List; do not edit. */',
    '',
    '/** Month of the list. */',
    `export const UNITS_AS_AT = '${asAt}';`,
    '',
    '/** `<unit> <region> <fuel>`, a line each. */',
    `export const UNIT_LINES = \`\n${lines.join('\n')}\n\`;`,
    '',
  ].join('\n');
  writeFileSync(OUTPUT, text);
  console.log(`${lines.length} units`);
}

main(process.argv.slice(2));
