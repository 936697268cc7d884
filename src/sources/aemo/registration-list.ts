/** Reads units from the NEM Registration and Exemption List. It has one row for each unit or group of units. */
import { WattleError } from '../../core/errors.ts';
import { type LeftOut, leftOut } from '../../core/observation.ts';
import { numberCell } from '../../formats/published-number.ts';
import { remarkAmong } from '../../formats/remarks.ts';
import { addressOf, findHeader, type Header, textCell, unreadHeadings } from '../../formats/sheet-table.ts';
import { type Cell, readWorkbook } from '../../formats/workbook.ts';

const SHEET = 'PU and Scheduled Loads';

const COLUMNS = {
  station: 'Station Name',
  region: 'Region',
  dispatchType: 'Dispatch Type',
  category: 'Category',
  classification: 'Classification',
  fuelPrimary: 'Fuel Source - Primary',
  fuelDescriptor: 'Fuel Source - Descriptor',
  technologyPrimary: 'Technology Type - Primary',
  technologyDescriptor: 'Technology Type - Descriptor',
  units: 'Units',
  duid: 'DUID',
  registeredMw: 'Reg Cap generation (MW)',
  maximumMw: 'Max Cap generation (MW)',
  registeredConsumptionMw: 'Reg Cap consumption (MW)',
  storageMwh: 'Maximum storage capacity',
} as const;

export const FUELS = [
  'black_coal',
  'brown_coal',
  'gas',
  'hydro',
  'wind',
  'solar',
  'battery',
  'biomass',
  'distillate',
  'load',
  'unknown',
] as const;
export type Fuel = (typeof FUELS)[number];

export interface RegisteredUnit {
  /** The identifier of the unit. Null if the unit is not dispatched or metered separately. */
  readonly duid: string | null;
  readonly station: string;
  readonly region: string;
  readonly dispatchType: string;
  readonly category: string;
  readonly classification: string;
  readonly fuelPrimary: string | null;
  readonly fuelDescriptor: string | null;
  readonly technologyPrimary: string | null;
  readonly technologyDescriptor: string | null;
  readonly units: string | null;
  readonly fuel: Fuel;
  readonly registeredMw: number | null;
  readonly maximumMw: number | null;
  readonly registeredConsumptionMw: number | null;
  readonly storageMwh: number | null;
}

/** Returns content that is not read: other columns, text lines and sheets. Throws PARSE_* with the cell. */
export function besideRegistrationList(bytes: Uint8Array): readonly LeftOut[] {
  const workbook = readWorkbook(bytes, { sheets: [SHEET] });
  const sheet = workbook.sheet(SHEET);
  const header = findHeader(sheet, Object.values(COLUMNS));
  const columns = unreadHeadings(sheet.rows[header.row] ?? [], header.columns.values());
  const lines = sheet.rows.slice(header.row + 1).flatMap((cells) => remarkIn(cells, header) ?? []);
  return [...leftOut('columns', columns), ...leftOut('lines', lines), ...leftOut('sheets', workbook.others)];
}

/** Returns the text of a row without a unit, such as a footnote. Null for a row with a unit. */
const remarkIn = (cells: readonly Cell[], { columns }: Header): string | null =>
  // The first column contains participant names. It is not read as data, but it may have a footnote.
  remarkAmong([0, ...columns.values()].map((column) => textCell(cells[column])));

/** Reads the units in list order. Throws PARSE_* with the cell. */
export function readRegistrationList(bytes: Uint8Array): readonly RegisteredUnit[] {
  const sheet = readWorkbook(bytes, { sheets: [SHEET] }).sheet(SHEET);
  const header = findHeader(sheet, Object.values(COLUMNS));
  const place = (name: keyof typeof COLUMNS): number => header.columns.get(COLUMNS[name]) ?? -1;
  return sheet.rows.slice(header.row + 1).flatMap((cells, i) => {
    const row = header.row + 1 + i;
    if (cells.every((cell) => textCell(cell) === '') || remarkIn(cells, header) !== null) return [];
    const text = (name: keyof typeof COLUMNS): string | null => known(cells[place(name)]);
    const number = (name: keyof typeof COLUMNS): number | null =>
      numberCell(cells[place(name)], addressOf(sheet, row, place(name), cells[place(name)]));
    const needed = (name: keyof typeof COLUMNS): string => {
      const value = text(name);
      if (value !== null) return value;
      throw new WattleError('PARSE_VALUE', `${COLUMNS[name]} is empty.`, { at: addressOf(sheet, row, place(name)) });
    };
    const [fuelPrimary, fuelDescriptor] = [text('fuelPrimary'), text('fuelDescriptor')];
    const dispatchType = needed('dispatchType');
    const unit: RegisteredUnit = {
      duid: text('duid'),
      station: needed('station'),
      region: needed('region'),
      dispatchType,
      category: needed('category'),
      classification: needed('classification'),
      fuelPrimary,
      fuelDescriptor,
      technologyPrimary: text('technologyPrimary'),
      technologyDescriptor: text('technologyDescriptor'),
      units: text('units'),
      fuel: fuelOf(dispatchType, fuelPrimary, fuelDescriptor),
      registeredMw: number('registeredMw'),
      maximumMw: number('maximumMw'),
      registeredConsumptionMw: number('registeredConsumptionMw'),
      storageMwh: number('storageMwh'),
    };
    return [unit];
  });
}

/** Returns the text of a cell. Null for an empty cell or a dash. */
function known(cell: Cell | undefined): string | null {
  const text = textCell(cell);
  return text === '' || text === '-' ? null : text;
}

/**
 * Fuels, with patterns for the text in the fuel columns. The first match is used. Landfill and sewage gas are biomass. Coal seam and mine
 * gas are gas.
 */
const FUEL_WORDS: readonly (readonly [RegExp, Fuel])[] = [
  [/battery/, 'battery'],
  [/biomass|bagasse|landfill|biogas|sewerage/, 'biomass'],
  [/black coal/, 'black_coal'],
  [/brown coal/, 'brown_coal'],
  [/natural gas|natrual gas|methane|mine gas|ethane|^fossil gas/, 'gas'],
  [/diesel|kerosene|fuel oil/, 'distillate'],
  [/\bhydro\b|water/, 'hydro'],
  [/wind/, 'wind'],
  [/solar/, 'solar'],
];

/** Returns a unit's fuel. If it is not stated, returns `load` for a scheduled load, and otherwise `unknown`. */
export function fuelOf(dispatchType: string, primary: string | null, descriptor: string | null): Fuel {
  const words = `${primary ?? ''} ${descriptor ?? ''}`.trim().toLowerCase();
  const match = FUEL_WORDS.find(([pattern]) => pattern.test(words));
  if (match) return match[1];
  return words === '' && dispatchType.toLowerCase() === 'load' ? 'load' : 'unknown';
}
