/**
 * Writes workbooks from the simulated ATO other than Taxation statistics, and files from the simulated charities commission. All names are
 * invented.
 */
import { at } from '../../src/core/assert.ts';
import { checkAbn } from '../../src/core/identifiers.ts';
import { encodeCsvRow } from '../../src/formats/csv.ts';
import type { Cell } from '../../src/formats/workbook.ts';
import type { SandboxFile } from '../agency.ts';
import { type Character, chance } from '../synthetic.ts';
import { figure, type Sheets, yearText } from './tables.ts';

type Row = readonly Cell[];

const DOLLARS: Character = { unit: 'AUD', level: 400_000_000, spread: 0.2, growth: 0.03, decimals: 0 };
const COUNT: Character = { unit: 'Number', level: 600_000, spread: 0.02, growth: 0.02, decimals: 0 };
const DASHED = (t: number): string => yearText(t, '-');

/** Makes an ABN with valid check digits, in a range that no register has reached. */
function simulatedAbn(n: number): string {
  const rest = String(999_000_000 + n);
  for (let check = 10; check < 100; check++) if (checkAbn(`${check}${rest}`).valid) return `${check}${rest}`;
  throw new Error(`No check digits are valid for ${rest}`);
}

const indexes = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);

export function studentLoans(t: number): Sheets {
  const years = Array.from({ length: t - 2005 }, (_, i) => t - i);
  const header = [
    'Year',
    'Total incurred debt ($)',
    'Indexation ($)',
    'Compulsory repayments ($)',
    'OS Levy Compulsory repayments ($)',
    'Voluntary repayments made (no.)',
    'Voluntary repayments ($)',
    'Bonus on voluntary repayments ($)',
    'Value of debts writen off ($)',
  ];
  const rows = years.map((year): Row => {
    const grown = (name: string, level: number): number => Math.round(figure(name, 2020, { ...DOLLARS, level }) * 1.07 ** (year - 2020));
    const levy = year < 2018 ? 'n/a' : grown('levy', 160_000_000);
    const [debt, indexed, repaid] = [grown('debt', 9e10), grown('indexation', 12e9), grown('repaid', 3e10)];
    const paid = [grown('payments', 4_000_000), grown('paid', 5e9), 342_171_000, grown('written', 2e8)];
    return [`${year - 1} - ${String(year % 100).padStart(2, '0')}`, debt, indexed, repaid, levy, ...paid];
  });
  const head = [`Table 1: Total incurred Debt, Indexation and repayment totals, 2005–06 to ${DASHED(t)} financial years1`];
  return { Notes: [['Higher Education Loan Program']], 'Table 1': [head, [], header, ...rows] };
}

export function taxGaps(t: number, publishYear: number): Sheets {
  const rows = ['Personal income tax', 'Corporate income tax', 'Goods and services tax', 'Excise and other taxes'].flatMap((tax) =>
    indexes(7).map((i): Row => {
      const year = t - 6 + i;
      const expected = figure(`${tax} expected`, year, { ...DOLLARS, level: 90_000, decimals: 3 });
      const [gross, net] = [Number((expected * 0.1).toFixed(3)), Number((expected * 0.08).toFixed(3))];
      return [tax, publishYear, DASHED(year), expected, gross, net, 0.1, 0.08];
    }),
  );
  const header = [
    'Tax Type',
    'Publish Year',
    'Financial Year',
    'Tax expected to be collected ($m)',
    'Gross Gap ($m)',
    'Net Gap ($m)',
    'Gross Gap %',
    'Net Gap%',
  ];
  return { Information: [['Australian Tax Gaps']], 'Market Segments Estimates': [header, ...rows] };
}

const EPOCH_SERIAL = 25_569;
const DAY_MS = 86_400_000;
const june = (year: number): number => Date.UTC(year, 5, 30) / DAY_MS + EPOCH_SERIAL;

/** Writes areas in hectares below a heading that states million hectares. The ATO file has the same contradiction. */
export function agriculturalLand(t: number): Sheets {
  const rows = Array.from({ length: t - 2015 }, (_, i) => 2016 + i).map((year): Row => {
    const share = figure('land', year, { ...COUNT, level: 0.13, growth: 0, decimals: 4 });
    return [june(year), Math.round(share * 387_000_000), 387, Number((share * 100).toFixed(1)), year % 5 === 1 ? 'Census' : 'REACS'];
  });
  const header = [
    'Year',
    'Registered interest in agricultural land (million hectares)',
    'Total Australian agricultural land (ABS) (million hectares)',
    'Level of foreign ownership (%)',
    'ABS data set',
  ];
  return { 'Level of foreign ownership ': [['Level of foreign ownership'], [], ['Simulated'], [], [], header, ...rows] };
}

export function residentialLand(t: number): Sheets {
  const countries = [
    "People's Republic of China",
    'Hong Kong, SAR',
    'Singapore',
    'Malaysia',
    'United Kingdom',
    'United States',
    'Japan',
    'India',
  ];
  const header = ['Country', ...[t - 1, t].map((year) => `Registered interests at 30 June ${year} (no.)`)];
  const rows = countries.map((country) => [
    country,
    ...[t - 1, t].map((year) => figure(`homes ${country}`, year, { ...COUNT, level: 2000, decimals: 0 })),
  ]);
  const above = indexes(8).map((i): Row => (i === 0 ? ['Table 9: Residential land by country of control'] : []));
  return { 'Table 9 Country ': [...above, ['Simulated'], header, ...rows] };
}

// ---------------------------------------------------------------- charities

const PLACES = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'];
const POSTCODES = ['2600', '2000', '0800', '4000', '5000', '7000', '3000', '6000'];
const SIZES = ['Small', 'Medium', 'Large', ''];
const CHARITIES = 80;
const charity = (i: number): string => `Example Charity ${i + 1} Incorporated`;
const csv = (rows: readonly (readonly (string | number)[])[]): SandboxFile => ({
  bytes: Buffer.from(`\ufeff${rows.map(encodeCsvRow).join('')}`, 'utf8'),
  contentType: 'text/csv',
});

export function charityRegister(): SandboxFile {
  const header = [
    ...['ABN', 'Charity_Legal_Name', 'Other_Organisation_Names', 'Address_Type', 'Address_Line_1', 'Address_Line_2', 'Address_Line_3'],
    ...['Town_City', 'State', 'Postcode', 'Country', 'Charity_Website', 'Registration_Date', 'Date_Organisation_Established'],
    ...['Charity_Size', 'Number_of_Responsible_Persons', 'Financial_Year_End', ...PLACES.map((place) => `Operates_in_${place}`)],
    ...['Operating_Countries', 'PBI', 'HPC', 'Advancing_Education', 'Advancing_natual_environment', 'Youth', 'animals'],
  ];
  const rows = indexes(CHARITIES).map((i) => {
    const place = i % PLACES.length;
    const withheld = i % 10 === 9;
    const address = withheld ? ['', '', '', ''] : ['Exampleton', at(PLACES, place), at(POSTCODES, place), 'Australia'];
    const registered = `${String((i % 28) + 1).padStart(2, '0')}/07/${2012 + (i % 12)}`;
    const flags = PLACES.map((_, n) => (n === place ? 'Y' : ''));
    const names = i % 4 === 0 ? `The Example Trust, "${i + 1}"` : '';
    return [
      ...[simulatedAbn(1000 + i), charity(i), names, 'Business', '', '', '', ...address, 'https://charity.example', registered, registered],
      ...[at(SIZES, i % 4), (i % 11) + 2, i % 5 === 0 ? '31-Dec' : '30-Jun', ...flags, 'AUS', i % 6 === 0 ? 'Y' : '', '', 'Y', '', '', ''],
    ];
  });
  return csv([header, ...rows]);
}

export function charityStatements(): SandboxFile {
  const money = [
    ...[
      'revenue from government',
      'donations and bequests',
      'revenue from goods and services',
      'revenue from investments',
      'all other revenue',
    ],
    ...['total revenue', 'other income', 'total gross income', 'employee expenses', 'interest expenses'],
    ...['grants and donations made for use in Australia', 'grants and donations made for use outside Australia', 'all other expenses'],
    ...['total expenses', 'net surplus/deficit', 'total assets'],
  ];
  const staff = ['staff - full time', 'staff - part time', 'staff - casual', 'total full time equivalent staff', 'staff - volunteers'];
  const header = ['abn', 'charity name', 'registration status', 'charity website', 'charity size', 'basic religious charity', ...staff];
  const rows = indexes(CHARITIES).map((i) => {
    const religious = i % 13 === 12;
    const amount = (name: string): number => figure(`${name} ${i}`, 2023, { ...DOLLARS, level: 240_000 });
    const revenue = amount('revenue');
    const expenses = amount('expenses');
    // Parts of revenue add up to the total.
    const part = (name: string): number => Math.round((revenue * (1 + chance(`${name} ${i}`))) / 6);
    const [government, donations, sales] = [part('government'), part('donations'), part('sales')];
    const parts = [government, donations, sales, revenue - government - donations - sales, 0, revenue, 0, revenue];
    const spent = [
      Math.round(expenses * 0.6),
      0,
      amount('grants'),
      0,
      Math.round(expenses * 0.3),
      expenses,
      revenue - expenses,
      amount('assets'),
    ];
    const size = i % 7 === 6 ? 'SMALL' : at(['Small', 'Medium', 'Large'], i % 3);
    return [
      ...[simulatedAbn(1000 + i), charity(i), 'Registered', 'https://charity.example', size, religious ? 'y' : 'n'],
      ...[i % 9, i % 6, i % 4, Number(((i % 9) + (i % 6) / 2).toFixed(2)), (i % 20) * 3, '01/07/2022', '30/06/2023'],
      ...(religious ? money.map(() => '') : [...parts, ...spent]),
    ];
  });
  return csv([[...header, 'fin report from', 'fin report to', ...money], ...rows]);
}
