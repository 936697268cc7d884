/** Reads the registration list from a workbook that this test writes in AEMO's layout of May 2026. Some headings end with blanks. */
import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { UNITS } from '../../../src/sources/aemo/datasets/UNITS.ts';
import { fuelOf, readRegistrationList } from '../../../src/sources/aemo/registration-list.ts';
import { unitFacts } from '../../../src/sources/aemo/units.ts';
import { capture } from '../capture.ts';

const HEADER = [
  ...['Participant', 'Station Name', 'Region', 'Dispatch Type', 'Category', 'Classification', 'Fuel Source - Primary'],
  ...['Fuel Source - Descriptor', 'Technology Type - Primary', 'Technology Type - Descriptor', 'Units', 'Aggregation', 'DUID'],
  ...['Reg Cap generation (MW)', 'Max Cap generation (MW)', 'Max ROC/Min generation', 'Reg Cap consumption (MW)'],
  ...['Max Cap consumption (MW)', 'Max ROC/Min consumption', 'Maximum storage capacity ', 'Comments'],
];
/** The row as listed, except for the participant. */
const BATTERY = [
  ...[
    'Example Pty Ltd',
    'Adelaide Desalination Plant',
    'SA1',
    'Bidirectional Unit',
    'Market',
    'Scheduled ',
    'Battery Storage',
    'Grid',
    'Storage',
  ],
  ...['Battery and Inverter', '1,2-3', 'Y', 'ADPBA1', 7.76, 6.15, 4, 7, 6, 4, 6],
];
const NAMELESS = [
  'Example Pty Ltd',
  'Hydro Station',
  'TAS1',
  'Generating Unit',
  'Non-Market',
  'Non-Scheduled',
  'Hydro',
  'Water',
  'Renewable',
  'Run of River',
  '1',
  'N',
  '-',
  '-',
  '-',
  '-',
];

function workbook(rows: readonly (readonly (string | number)[])[], sheet = 'PU and Scheduled Loads'): Uint8Array {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), sheet);
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
}

it('extra columns and sheets are noted', async () => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([HEADER, BATTERY].map((row) => [...row])), 'PU and Scheduled Loads');
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Service'], ['Raise 6 sec']]), 'Ancillary Services');
  const bytes = new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
  expect(await UNITS.leftOut?.(capture(bytes, { url: 'https://www.aemo.com.au/list.xlsx' }))).toEqual([
    {
      what: 'columns',
      count: 6,
      examples: ['Participant', 'Aggregation', 'Max ROC/Min generation', 'Max Cap consumption (MW)', 'Max ROC/Min consumption'],
    },
    { what: 'sheets', count: 1, examples: ['Ancillary Services'] },
  ]);
});

describe('readRegistrationList', () => {
  it('has units, including those without a name', () => {
    expect(readRegistrationList(workbook([HEADER, BATTERY, NAMELESS]))).toEqual([
      {
        duid: 'ADPBA1',
        station: 'Adelaide Desalination Plant',
        region: 'SA1',
        dispatchType: 'Bidirectional Unit',
        category: 'Market',
        classification: 'Scheduled',
        fuelPrimary: 'Battery Storage',
        fuelDescriptor: 'Grid',
        technologyPrimary: 'Storage',
        technologyDescriptor: 'Battery and Inverter',
        units: '1,2-3',
        fuel: 'battery',
        registeredMw: 7.76,
        maximumMw: 6.15,
        registeredConsumptionMw: 7,
        storageMwh: 6,
      },
      expect.objectContaining({ duid: null, fuel: 'hydro', registeredMw: null, storageMwh: null }),
    ]);
  });

  it('has no unit from a footnote below the list, and reports the footnote', async () => {
    const bytes = workbook([HEADER, BATTERY, [' '], ['(a) As of the day of registration.']]);
    expect(readRegistrationList(bytes)).toEqual(readRegistrationList(workbook([HEADER, BATTERY])));
    expect(await UNITS.leftOut?.(capture(bytes, { url: 'https://www.aemo.com.au/list.xlsx' }))).toContainEqual({
      what: 'lines',
      count: 1,
      examples: ['(a) As of the day of registration.'],
    });
  });

  it('is refused without the sheet, with a renamed column, and with text instead of a capacity', () => {
    expect(() => readRegistrationList(workbook([HEADER], 'Overview'))).toThrow(expect.objectContaining({ code: 'PARSE_LAYOUT' }));
    const renamed = HEADER.map((name) => (name === 'DUID' ? 'Unit' : name));
    expect(() => readRegistrationList(workbook([renamed, BATTERY]))).toThrow(expect.objectContaining({ code: 'PARSE_LAYOUT' }));
    const odd = BATTERY.with(13, 'about 8');
    const at = expect.objectContaining({ sheet: 'PU and Scheduled Loads', row: 2, column: 'N', value: 'about 8' });
    expect(() => readRegistrationList(workbook([HEADER, odd]))).toThrow(expect.objectContaining({ code: 'PARSE_VALUE', at }));
    expect(() => readRegistrationList(workbook([HEADER, BATTERY.with(2, '')]))).toThrow('Region is empty');
    expect(() => readRegistrationList(Buffer.from('<html></html>'))).toThrow(expect.objectContaining({ code: 'PARSE_LAYOUT' }));
  });
});

describe('fuelOf', () => {
  it.each([
    ['Generating Unit', 'Fossil', 'Black Coal', 'black_coal'],
    ['Generating Unit', 'Fossil', 'Brown Coal', 'brown_coal'],
    ['Generating Unit', 'Fossil', 'Natrual Gas/ Diesel', 'gas'],
    ['Generating Unit', 'Fossil', 'Waste Coal Mine Gas', 'gas'],
    ['Generating Unit', 'Fossil', 'Kerosene', 'distillate'],
    ['Generating Unit', 'Renewable/ Biomass / Waste', 'Landfill Methane / Landfill Gas', 'biomass'],
    ['Generating Unit', 'Renewable/ Biomass / Waste', 'Sewerage / Waste Water', 'biomass'],
    ['Load', 'Hydro', 'Water', 'hydro'],
    ['Load', null, null, 'load'],
    ['Generating Unit', null, null, 'unknown'],
    ['Generating Unit', 'Fusion', 'Hydrogen', 'unknown'],
  ])('%s, %s, %s', (type, primary, descriptor, fuel) => {
    expect(fuelOf(type, primary, descriptor)).toBe(fuel);
  });
});

describe('unitFacts', () => {
  it('has the units in the list, and reports that others are missing', () => {
    expect(unitFacts('HDWF2')).toEqual({ region: 'SA1', fuel: 'wind' });
    expect(unitFacts('TARONG#1')).toEqual({ region: 'QLD1', fuel: 'black_coal' });
    expect(unitFacts('NOSUCH1')).toEqual({ region: 'unknown', fuel: 'unknown' });
  });
});
