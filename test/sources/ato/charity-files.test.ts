/** Reads the files of the charities commission: columns by name, flags, dates, sizes, and incomplete rows. Charities are invented. */
import { describe, expect, it } from 'vitest';
import { charityRegister, charityStatements } from '../../../sandbox/ato/other.ts';
import type { WattleError } from '../../../src/core/errors.ts';
import { ACNC_AIS_FINANCIALS } from '../../../src/sources/ato/datasets/ACNC_AIS_FINANCIALS.ts';
import { ACNC_REGISTER } from '../../../src/sources/ato/datasets/ACNC_REGISTER.ts';
import { capture } from '../capture.ts';
import { rowsOf } from './workbook-capture.ts';

const REGISTER = new TextDecoder().decode(charityRegister().bytes);
const STATEMENTS = new TextDecoder().decode(charityStatements().bytes);
const register = (text: string) => rowsOf(ACNC_REGISTER, capture(text, { url: 'https://data.gov.au/datadotgov_main.csv' }));
const statements = (text: string) => rowsOf(ACNC_AIS_FINANCIALS, capture(text, { url: 'https://data.gov.au/datadotgov_ais23.csv' }));
const fault = (code: string, at: object = {}): WattleError =>
  expect.objectContaining({ code, at: expect.objectContaining(at) }) as WattleError;

/** Returns the file with a changed cell in the row of the first charity. */
function withCell(text: string, column: string, value: string): string {
  const [header = '', first = '', ...rest] = text.split('\r\n');
  const cells = first.split(',');
  const place = header.split(',').indexOf(column);
  expect(place).toBeGreaterThanOrEqual(0);
  return [header, cells.with(place, value).join(','), ...rest].join('\r\n');
}
const plain = REGISTER.replace(/"[^\r\n]*?"""/g, 'Other name');

describe('register of charities', () => {
  it('has every charity, with flags as published and the size in one spelling', async () => {
    const rows = await register(REGISTER);
    expect(rows).toHaveLength(80);
    expect(rows[2]).toMatchObject({
      state: 'NT',
      postcode: '0800',
      registration_date: '2014-07-03',
      charity_size: 'Large',
      operates_in_nt: 'Y',
      operates_in_wa: null,
    });
    expect(rows[9]).toMatchObject({ state: null, postcode: null, country: null });
    expect((await register(withCell(plain, 'Charity_Size', 'SMALL')))[0]?.['charity_size']).toBe('Small');
    expect((await register(withCell(plain, 'Charity_Size', 'extra large')))[0]?.['charity_size']).toBe('Extra Large');
  });

  it('has the leading zero of an Australian postcode, and other postcodes unchanged', async () => {
    const lost = withCell(plain, 'Postcode', '800');
    expect((await register(lost))[0]?.['postcode']).toBe('0800');
    expect((await register(withCell(lost, 'Country', 'Iceland')))[0]?.['postcode']).toBe('800');
  });

  it('has columns in any order and case, and new columns', async () => {
    const turned = plain
      .split('\r\n')
      .map((line, i) => (line === '' ? '' : [i === 0 ? 'New_Column' : 'x', ...line.replace('\ufeff', '').split(',').reverse()].join(',')))
      .join('\r\n');
    expect(await register(turned.replace('Charity_Legal_Name', 'CHARITY_LEGAL_NAME'))).toEqual(await register(plain));
  });

  it('is refused with a missing column, an incomplete row, or cells of another kind', async () => {
    await expect(register(plain.replace('Charity_Size', 'Size_Band'))).rejects.toEqual(fault('PARSE_LAYOUT', { row: 1 }));
    await expect(register(plain.slice(0, -30))).rejects.toEqual(fault('PARSE_LAYOUT', { row: 81 }));
    await expect(register(withCell(plain, 'Registration_Date', '31/02/2020'))).rejects.toEqual(
      fault('PARSE_VALUE', { row: 2, column: 'Registration_Date' }),
    );
    await expect(register(withCell(plain, 'ABN', '123'))).rejects.toEqual(fault('PARSE_VALUE', { row: 2, column: 'ABN' }));
    await expect(register(withCell(plain, 'Number_of_Responsible_Persons', 'many'))).rejects.toEqual(
      fault('PARSE_VALUE', { row: 2, value: 'many' }),
    );
    await expect(register('<!DOCTYPE html><html></html>')).rejects.toEqual(fault('PARSE_LAYOUT'));
  });

  it('has other text instead of an ABN unchanged', async () => {
    expect((await register(withCell(plain, 'ABN', '859913-EXAMPLE')))[0]?.['abn']).toBe('859913-EXAMPLE');
    expect((await register(withCell(plain, 'ABN', '51 824 753 556')))[0]?.['abn']).toBe('51824753556');
  });
});

describe('annual information statements', () => {
  it('have values as reported, and null if a value is not reported', async () => {
    const rows = await statements(STATEMENTS);
    expect(rows).toHaveLength(80);
    expect(rows[0]).toMatchObject({ charity_size: 'Small', fin_report_from: '2022-07-01', basic_religious_charity: 'n' });
    expect(rows[12]).toMatchObject({ basic_religious_charity: 'y', total_revenue: null, net_surplus_deficit: null });
    expect(rows[6]?.['charity_size']).toBe('Small');
    const surplus = rows.filter((row) => row['total_revenue'] !== null);
    for (const row of surplus) expect(row['net_surplus_deficit']).toBe(Number(row['total_revenue']) - Number(row['total_expenses']));
  });

  it('are refused with words instead of a value', async () => {
    await expect(statements(withCell(STATEMENTS, 'total revenue', 'lots'))).rejects.toEqual(
      fault('PARSE_VALUE', { row: 2, column: 'total revenue', value: 'lots' }),
    );
    expect((await statements(withCell(STATEMENTS, 'total revenue', '-12.5')))[0]?.['total_revenue']).toBe(-12.5);
  });
});
