/** Simulates the MyHospitals API. It returns flat extracts in pages of up to 1,000 rows, filtered by measure and type of reporting unit. */
import { DAY_MS, firstDay, isoDay, lastDay, periodOfDay } from '../../src/core/period.ts';
import type { SandboxFile } from '../agency.ts';
import { chance, seedOf, syntheticValue } from '../synthetic.ts';
import { yearsAt } from '../timeline.ts';

export const MY_HOSPITALS_HOST = 'myhospitalsapi.aihw.gov.au';
const EXTRACTS = '/api/v1/flat-data-extract/';
const MOST_ROWS = 1000;
const YEARS = 6;
/** Days from the end of a financial year to the publication of its values. */
const LAG_DAYS = 270;

interface Category {
  readonly breakdowns: readonly string[];
  readonly measures: readonly Measure[];
}

interface Measure {
  readonly code: string;
  readonly name: string;
  readonly units: string;
  readonly symbol: string | null;
  readonly level: number;
}

const CATEGORIES: Readonly<Record<string, Category>> = {
  'MYH-ED-WAITS': {
    breakdowns: ['Resuscitation', 'Emergency', 'Urgent', 'Semi-Urgent', 'Non-Urgent'],
    measures: [
      { code: 'MYH0010', name: 'Number of patients presenting to the emergency department', units: 'patients', symbol: null, level: 6000 },
      {
        code: 'MYH0011',
        name: 'Percentage of patients who commenced treatment within the recommended time',
        units: 'percent',
        symbol: '%',
        level: 70,
      },
      { code: 'MYH0036', name: 'Another measure of waiting', units: 'minutes', symbol: 'min', level: 40 },
    ],
  },
  'MYH-ES': {
    breakdowns: ['General surgery', 'Orthopaedic surgery', 'Cataract extraction', 'Otolaryngology, head and neck surgery'],
    measures: [
      { code: 'MYH0009', name: 'Median waiting time for elective surgery', units: 'days', symbol: 'days', level: 45 },
      { code: 'MYH0007', name: 'Percentage of patients who waited longer than 365 days', units: 'percent', symbol: '%', level: 6 },
    ],
  },
};

interface Unit {
  readonly type: string;
  readonly code: string;
  readonly name: string;
  readonly state: string | null;
  readonly peers: string | null;
}

const STATES = ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT'];
const PEERS = ['Principal referral hospitals', 'Public acute group A hospitals', 'Public acute group B hospitals'];

const UNITS: readonly Unit[] = [
  ...Array.from(
    { length: 60 },
    (_, i): Unit => ({
      type: 'H',
      code: `H9${String(i + 1).padStart(3, '0')}`,
      name: `Invented Hospital ${i + 1}`,
      state: STATES[i % STATES.length] ?? null,
      peers: PEERS[i % PEERS.length] ?? null,
    }),
  ),
  ...STATES.map((state): Unit => ({ type: 'S', code: state, name: state, state, peers: null })),
  ...PEERS.map((name, i): Unit => ({ type: 'P', code: `PG${i + 1}`, name, state: null, peers: null })),
  { type: 'A', code: 'AUS', name: 'Australia', state: null, peers: null },
  { type: 'LHN', code: 'LHN1', name: 'Invented Network', state: 'NSW', peers: null },
];

/** Returns an extract, or null for other URLs. A request for more than 1,000 rows on a page also returns null. */
export function myHospitalsAnswer(url: URL, now: number): SandboxFile | null {
  const category = url.pathname.startsWith(EXTRACTS) ? CATEGORIES[url.pathname.slice(EXTRACTS.length)] : undefined;
  const [skip, top] = [Number(url.searchParams.get('skip') ?? Number.NaN), Number(url.searchParams.get('top') ?? Number.NaN)];
  if (!category || !(skip >= 0) || !(top >= 1 && top <= MOST_ROWS)) return null;
  const [codes, types] = [url.searchParams.getAll('measure_code'), url.searchParams.getAll('reporting_unit_type_code')];
  const measures = category.measures.filter(({ code }) => codes.length === 0 || codes.includes(code));
  const units = UNITS.filter(({ type }) => types.length === 0 || types.includes(type));
  const rows = financialYears(now).flatMap((t) =>
    measures.flatMap((measure) => category.breakdowns.flatMap((breakdown) => units.map((unit) => rowOf(t, measure, breakdown, unit)))),
  );
  const data = rows.slice(skip, skip + top);
  const pagination = { results_returned: data.length, starting_result_index: skip + 1, total_results_available: rows.length };
  const reply = {
    result: { data, pagination },
    version_information: { data_version: '1.0', date_uploaded: isoDay(Math.floor(now / DAY_MS)) },
  };
  // The real API also puts a byte order mark before its JSON.
  return { bytes: Buffer.from(`\ufeff${JSON.stringify(reply)}`, 'utf8'), contentType: 'application/json; charset=utf-8' };
}

function financialYears(now: number): readonly number[] {
  const day = Math.floor(now / DAY_MS) - LAG_DAYS;
  const { t } = periodOfDay('FY', day);
  const last = lastDay({ freq: 'FY', t }) <= day ? t : t - 1;
  return Array.from({ length: YEARS }, (_, i) => last - YEARS + 1 + i);
}

function rowOf(t: number, measure: Measure, breakdown: string, unit: Unit): object {
  const name = `my-hospitals/${measure.code}/${breakdown}/${unit.code}`;
  const withheld = unit.type === 'H' && chance(`${name}/${t}`) > 0.93;
  const scale = measure.units === 'patients' ? ({ H: 1, P: 20, S: 8, A: 60 }[unit.type] ?? 1) : 1;
  const value = syntheticValue(seedOf(name), yearsAt('FY', t), {
    unit: '',
    level: measure.level * scale,
    spread: 0.1,
    growth: 0,
    decimals: 0,
  });
  return {
    reporting_start_date: `${isoDay(firstDay({ freq: 'FY', t }))}T00:00:00`,
    reporting_end_date: `${isoDay(lastDay({ freq: 'FY', t }))}T00:00:00`,
    reporting_unit_code: unit.code,
    reporting_unit_name: unit.name,
    reporting_unit_type_code: unit.type,
    mapped_state: unit.state,
    reported_measure_code: `${measure.code}-${seedOf(breakdown) % 1000}`,
    reported_measure_category_name: breakdown,
    measure_code: measure.code,
    measure_name: measure.name,
    peer_group_name: unit.peers,
    units_name: measure.units,
    units_display: measure.symbol,
    value: withheld ? null : value,
    peer_value: unit.peers === null ? null : measure.level,
    suppression_codes: withheld ? 'SUP' : null,
    caveat_codes: null,
  };
}
