/**
 * Selects one row for each company. The register has one row for each company name, sorted by ACN:
 *
 *     Company Name   ACN        Current Name Indicator   Current Name
 *     OLD PTY LTD    000000019                           NEW PTY LTD      a former name
 *     NEW PTY LTD    000000019  Y                                         the company
 */
import type { RegisterRow } from '../../core/define-dataset.ts';
import { type Field, text } from './fields.ts';

const INDICATOR = 'Current Name Indicator';

const isCompany: Field = {
  name: 'is_company',
  header: INDICATOR,
  type: 'boolean',
  hidden: true,
  description: 'Whether the name in the row is the current name of the company.',
  read: (cell) => cell.toUpperCase() === 'Y',
};

/** The column `name`. Only the row for the company's current name has a value, so that a search finds each company once. */
const name: Field = {
  ...text('name', 'Company Name', 'Current name of the company.', { match: 'words', hidden: true }),
  read: (cell, other) => (other(INDICATOR).toUpperCase() === 'Y' && cell !== '' ? cell : null),
};

export const companyFields: readonly Field[] = [isCompany, name];

/**
 * Yields one row for each company. Some cancelled companies have no row for their current name. For these, yields the last row, with the
 * current name that it states.
 */
export async function* eachCompanyOnce(rows: AsyncIterable<RegisterRow>): AsyncGenerator<RegisterRow> {
  let last: RegisterRow | null = null;
  let found = false;
  for await (const row of rows) {
    if (last !== null && (row['acn'] !== last['acn'] || row['acn'] === null)) {
      yield found ? last : standIn(last);
      found = false;
    } else if (last !== null) yield last;
    found ||= row['is_company'] === true;
    last = row;
  }
  if (last !== null) yield found ? last : standIn(last);
}

const standIn = (row: RegisterRow): RegisterRow => ({ ...row, is_company: true, name: row['current_name'] ?? row['company_name'] ?? null });
