/** Finds the region and fuel of units in the registration list. Reports contain only unit identifiers. */
import { present } from '../../core/assert.ts';
import { isoMonthInWords } from '../../core/calendar/month-names.ts';
import { readDataTable } from '../../formats/data-table.ts';

interface UnitFacts {
  readonly region: string;
  readonly fuel: string;
}

const UNKNOWN: UnitFacts = { region: 'unknown', fuel: 'unknown' };

export const UNITS_FILE = 'nem-units.csv';
export const UNIT_COLUMNS = ['unit', 'region', 'fuel', 'as_at'] as const;

const rows = readDataTable(UNITS_FILE, UNIT_COLUMNS, { key: ['unit'] });
const facts: ReadonlyMap<string, UnitFacts> = new Map(rows.map(({ unit, region, fuel }) => [unit, { region, fuel }]));

/** The month of the registration list, such as `May 2026`. */
export const UNITS_AS_AT: string = isoMonthInWords(present(rows[0], 'The first unit').as_at);

/** Returns the region and fuel of a unit. If the unit is too new or has closed, it is not in the list. Both are then `unknown`. */
export const unitFacts = (duid: string): UnitFacts => facts.get(duid) ?? UNKNOWN;
