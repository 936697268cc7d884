/** AEMO units in the electricity market, with stations, regions, fuels and capacities. */
import type { RegisterDataset, RegisterRow } from '../../../core/define-dataset.ts';
import { registerRows } from '../../../formats/register-rows.ts';
import { besideRegistrationList, type RegisteredUnit, readRegistrationList } from '../registration-list.ts';

const LIST = 'https://www.aemo.com.au/-/media/files/electricity/nem/Participant_Information/NEM-Registration-and-Exemption-List';
const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet, */*;q=0.1';

const rowOf = (unit: RegisteredUnit, i: number): RegisterRow => ({
  row: i + 1,
  duid: unit.duid,
  station: unit.station,
  region: unit.region,
  fuel: unit.fuel,
  fuel_primary: unit.fuelPrimary,
  fuel_descriptor: unit.fuelDescriptor,
  technology_primary: unit.technologyPrimary,
  technology_descriptor: unit.technologyDescriptor,
  dispatch_type: unit.dispatchType,
  category: unit.category,
  classification: unit.classification,
  units: unit.units,
  registered_capacity_mw: unit.registeredMw,
  maximum_capacity_mw: unit.maximumMw,
  registered_consumption_mw: unit.registeredConsumptionMw,
  storage_mwh: unit.storageMwh,
});

export const UNITS: RegisterDataset = {
  kind: 'register',
  source: 'aemo',
  id: 'UNITS',
  title: 'Registered units of the National Electricity Market',
  description:
    'Generating units, batteries and scheduled loads on the NEM Registration and Exemption List, with station, region, fuel and capacity.',
  landingPage: 'https://www.aemo.com.au/energy-systems/electricity/national-electricity-market-nem/participate-in-the-market/registration',
  cadence: { checkEveryMinutes: 1440, maxAgeDays: null },
  quirks: [
    'A station can have several rows with the same unit identifier. Units that AEMO does not dispatch have no identifier.',
    'The column fuel summarises fuel_primary and fuel_descriptor in one word. The fuel filter in generation_scada uses the same words, but from a copy of the list that may be older.',
  ],
  curated: true,
  upstream: { url: `${LIST}.xlsx`, format: 'XLSX' },
  // AEMO has published the list at two URLs, as .xlsx and as .xls.
  asks: () => [{ id: 'data', url: `${LIST}.xlsx`, accept: WORKBOOK, fallback: { id: 'data-xls', url: `${LIST}.xls`, accept: WORKBOOK } }],
  columns: [
    { name: 'row', type: 'integer', description: 'Position in the list, from 1.' },
    { name: 'duid', type: 'text', description: 'Dispatchable unit identifier.', indexed: true },
    { name: 'station', type: 'text', description: 'Name of the station.', match: 'substring' },
    { name: 'region', type: 'text', description: 'Region of the market.', indexed: true },
    { name: 'fuel', type: 'text', description: 'Fuel in one word.', indexed: true },
    { name: 'fuel_primary', type: 'text', description: 'Fuel as listed.' },
    { name: 'fuel_descriptor', type: 'text', description: 'Fuel in detail, as listed.' },
    { name: 'technology_primary', type: 'text', description: 'Technology as listed.' },
    { name: 'technology_descriptor', type: 'text', description: 'Technology in detail, as listed.' },
    { name: 'dispatch_type', type: 'text', description: 'Generating unit, bidirectional unit or load.' },
    { name: 'category', type: 'text', description: 'Market or non-market.' },
    { name: 'classification', type: 'text', description: 'Scheduled, semi-scheduled or non-scheduled.' },
    { name: 'units', type: 'text', description: 'Numbers of the physical units.' },
    { name: 'registered_capacity_mw', type: 'number', unit: 'MW', description: 'Registered capacity to generate.' },
    { name: 'maximum_capacity_mw', type: 'number', unit: 'MW', description: 'Maximum capacity to generate.' },
    { name: 'registered_consumption_mw', type: 'number', unit: 'MW', description: 'Registered capacity to consume.' },
    { name: 'storage_mwh', type: 'number', unit: 'MWh', description: 'Energy that the unit can store.' },
  ],
  key: ['row'],
  leftOut: async (captured) => besideRegistrationList(captured.bytes),
  parse: (captured) => registerRows(() => readRegistrationList(captured.bytes), rowOf),
};
