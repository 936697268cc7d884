/** Writes the books and lists of the simulated Australian Institute of Health and Welfare as CSV, with invented values. */
import { at } from '../../src/core/assert.ts';
import type { TimeSeriesDataset } from '../../src/core/define-dataset.ts';
import { formatPeriod } from '../../src/core/period.ts';
import { encodeCsvRow } from '../../src/formats/csv.ts';
import type { SandboxFile } from '../agency.ts';
import { seedOf, syntheticValue } from '../synthetic.ts';
import { type CalendarFrequency, publishedPeriods, yearsAt } from '../timeline.ts';

type Cell = string | number;

const csvFile = (rows: readonly (readonly Cell[])[]): SandboxFile => ({
  bytes: Buffer.from(rows.map(encodeCsvRow).join(''), 'utf8'),
  contentType: 'text/csv',
});

/** Invents a whole number of persons, deaths or cases. The same name and period always have the same number. */
function countOf(name: string, freq: CalendarFrequency, t: number, level: number): number {
  return syntheticValue(seedOf(`aihw/${name}`), yearsAt(freq, t), { unit: '', level, spread: 0.1, growth: 0.01, decimals: 0 });
}

const SEXES = ['Males', 'Females', 'Persons'] as const;
/** Returns counts for males, females and persons. Persons are the sum of the other two. */
const bySex = (count: (sex: string) => number): readonly (readonly [string, number])[] => {
  const [males, females] = [count('Males'), count('Females')];
  return SEXES.map((sex) => [sex, sex === 'Males' ? males : sex === 'Females' ? females : males + females]);
};
const rate = (count: number, of: number, per: number): string => ((count / of) * per).toFixed(1).replace(/\.0$/, '');

// ---------------------------------------------------------------- GRIM

const CAUSES: readonly (readonly [string, string, number])[] = [
  ['GRIM0000', 'All causes combined (ICD-10 all)', 90_000],
  ['GRIM0200', 'All neoplasms', 26_000],
  ['GRIM0403', 'Diabetes', 2800],
  ['GRIM0909', 'Coronary heart disease', 8500],
];
const AGES = ['0–4', '25–29', '65–69', '85+'];
const HALF_A_NATION = 13_000_000;

export function grimFile(dataset: TimeSeriesDataset, now: number): SandboxFile {
  const header = [
    'grim',
    'cause_of_death',
    'year',
    'sex',
    'age_group',
    'deaths',
    'crude_rate_per_100000',
    'age_standardised_rate_per_100000',
  ];
  const rows = CAUSES.flatMap(([code, label, level]) =>
    publishedPeriods('A', dataset, now, 12).flatMap((t) =>
      ['Total', ...AGES].flatMap((age, i) =>
        bySex((sex) => countOf(`grim/${code}/${age}/${sex}`, 'A', t, i === 0 ? level : level / 20)).map(([sex, deaths]) => {
          const population = sex === 'Persons' ? 2 * HALF_A_NATION : HALF_A_NATION;
          return [
            code,
            label,
            t,
            sex,
            age,
            deaths,
            rate(deaths, population, 100_000),
            i === 0 ? rate(deaths, population * 1.3, 100_000) : '',
          ];
        }),
      ),
    ),
  );
  return csvFile([header, ...rows]);
}

// ---------------------------------------------------------------- MORT

const REGIONS: readonly (readonly [string, string, string, number])[] = [
  ['STE1', 'State and territory', 'New South Wales', 28_000],
  ['STE2', 'State and territory', 'Victoria', 22_000],
  ['STE3', 'State and territory', 'Queensland', 18_000],
  ['STE10', 'State and territory', 'Australia (total)', 92_000],
  ['REM1', 'Remoteness area', 'Major Cities of Australia', 61_000],
  ['REM5', 'Remoteness area', 'Very Remote Australia', 690],
  ['REM8', 'Remoteness area', 'Unknown/missing', 500],
];
const MORT_MEASURES = [
  'deaths',
  'population',
  'crude_rate_per_100000',
  'age_standardised_rate_per_100000',
  'rate_ratio',
  'premature_deaths',
  'premature_deaths_percent',
  'premature_deaths_asr_per_100000',
  'potential_years_of_life_lost',
  'pyll_rate_per_1000',
  'potentially_avoidable_deaths',
  'pad_percent',
  'pad_asr_per_100000',
  'median_age',
];

export function mortFile(dataset: TimeSeriesDataset, now: number): SandboxFile {
  const rows = publishedPeriods('A', dataset, now, 5)
    .reverse()
    .flatMap((t) =>
      REGIONS.flatMap(([code, category, geography, level]) =>
        bySex((sex) => countOf(`mort/${code}/${sex}`, 'A', t, level)).map(([sex, deaths]) => [
          code,
          category,
          geography,
          t,
          sex,
          ...(geography === 'Unknown/missing' ? withheld(deaths) : mortFigures(deaths)),
        ]),
      ),
    );
  return csvFile([['mort', 'category', 'geography', 'YEAR', 'SEX', ...MORT_MEASURES], ...rows]);
}

const grouped = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, ',');
const withheld = (deaths: number): Cell[] => [grouped(deaths), ...MORT_MEASURES.slice(1).map(() => '')];

function mortFigures(deaths: number): Cell[] {
  const population = deaths * 145;
  const [premature, avoidable] = [Math.round(deaths * 0.32), Math.round(deaths * 0.15)];
  const yearsLost = premature * 16;
  return [
    grouped(deaths),
    grouped(population),
    rate(deaths, population, 100_000),
    rate(deaths, population * 1.3, 100_000),
    '1.02',
    grouped(premature),
    rate(premature, deaths, 100),
    rate(premature, population, 100_000),
    grouped(yearsLost),
    rate(yearsLost, population, 1000),
    grouped(avoidable),
    rate(avoidable, premature, 100),
    rate(avoidable, population, 100_000),
    '81.4',
  ];
}

// ---------------------------------------------------------------- ACIM

const BANDS = Array.from({ length: 17 }, (_, i) => `Age_${i * 5}_to_${i * 5 + 4}`);

export function acimFile(dataset: TimeSeriesDataset, now: number): SandboxFile {
  const rows = publishedPeriods('A', dataset, now, 12).flatMap((t, i) =>
    ['Bowel cancer', 'Breast cancer', 'Melanoma of the skin', 'Prostate cancer'].flatMap((cancer) =>
      ['Incidence', 'Mortality'].flatMap((type) =>
        ['Male', 'Female', 'Persons'].map((sex) => [
          t,
          sex,
          type,
          cancer,
          // As in the real file, rows for the first years of a collection have no values.
          ...[...BANDS, 'Age_85+', 'Age_Unknown'].map((band) =>
            i < 2 && type === 'Incidence' ? '' : countOf(`acim/${cancer}/${type}/${sex}/${band}`, 'A', t, band === 'Age_Unknown' ? 1 : 140),
          ),
        ]),
      ),
    ),
  );
  return csvFile([['Year', 'Sex', 'Type', 'Cancer_Type', ...BANDS, 'Age_85+', 'Age_Unknown'], ...rows]);
}

// ---------------------------------------------------------------- expenditure

const FUNDING: readonly (readonly [string, string])[] = [
  ['Government', 'Australian Government'],
  ['Government', 'State and local'],
  ['Non-government', 'Individuals'],
  ['Non-government', 'Private health insurance funds'],
  ['Non-government', 'Other non-government'],
];

export function expenditureFile(dataset: TimeSeriesDataset, now: number): SandboxFile {
  const rows = publishedPeriods('FY', dataset, now, 12).flatMap((t) =>
    ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT'].flatMap((state) =>
      ['Public hospitals', 'Dental services', 'Research'].flatMap((area) =>
        FUNDING.map(([broad, detailed]) => [
          formatPeriod({ freq: 'FY', t }).replace('FY', ''),
          state,
          area,
          broad,
          detailed,
          countOf(`expenditure/${state}/${area}/${detailed}`, 'FY', t, 900),
        ]),
      ),
    ),
  );
  const header = [
    'financial_year',
    'state',
    'area_of_expenditure',
    'broad_source_of_funding',
    'detailed_source_of_funding',
    'real_expenditure_millions',
  ];
  return csvFile([header, ...rows]);
}

// ---------------------------------------------------------------- youth justice

const QUARTERS = ['Mar', 'Jun', 'Sep', 'Dec'];
const PLACES = ['NSW', 'Vic', 'Qld', 'WA ', 'SA', 'Tas', 'ACT', 'NT', 'Aust'];

export function youthJusticeFile(dataset: TimeSeriesDataset, now: number): SandboxFile {
  const periods = publishedPeriods('Q', dataset, now, 16);
  const rows = ['Total', 'Indigenous'].flatMap((status) =>
    ['Unsentenced', 'Sentenced', 'Total'].flatMap((legal) =>
      ['Male', 'Female', 'Total', 'Unknow'].flatMap((sex) =>
        PLACES.flatMap((place) =>
          periods.map((t) => {
            const [quarter, year] = [at(QUARTERS, t % 4), Math.floor(t / 4)];
            const nights = sex === 'Unknow' ? 0 : countOf(`youth/${status}/${legal}/${sex}/${place}`, 'Q', t, place === 'Aust' ? 700 : 90);
            return ['10 to 17', status, legal, sex, place, `${quarter} qtr ${year}`, quarter, year, nights];
          }),
        ),
      ),
    ),
  );
  const header = ['agegrp', 'indig_status', 'legal_status', 'sex', 'state', 'quarter', 'quart', 'year', 'avg_nightly_pop'];
  return csvFile([header, ...rows]);
}

// ---------------------------------------------------------------- public hospitals

const HOSPITAL_HEADER = [
  'State',
  'Hospital name',
  'Establishment ID',
  'Medicare Provider No.',
  'Local Hospital Network identifier',
  'Local Hospital Network',
  'Address Line 1',
  'Address Line 2',
  'asgc_ra',
  'Remoteness area',
  'Number of available beds',
  '2012-13 Peer Group code',
  'Peer Group Name',
  'Provided data for NPHED',
  'Provided data for NHMD',
  'Provided data for NAPEDCD',
  'Provided data for ESWT',
  'Provided data for NNAPCD',
  'IHPA funding designation',
];

export function hospitalListFile(): SandboxFile {
  const states = ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT'];
  const rows = Array.from({ length: 48 }, (_, i) => {
    const state = at(states, i % states.length);
    const beds = countOf(`hospital/${i}`, 'FY', 2017, 150);
    return [
      state,
      `Invented Hospital ${i + 1}`,
      `9${String(i).padStart(8, '0')}`,
      i % 7 === 0 ? '' : `9${String(i).padStart(6, '0')}X`,
      String(900 + (i % states.length)),
      `Invented Network of ${state}`,
      `${i + 1} Invented${' '.repeat(i % 5 === 0 ? 1000 : 40)}St`,
      `Inventedtown${' '.repeat(48)}${String(800 + i).padStart(4, '0')}`,
      i % 3,
      at(['Major Cities', 'Inner Regional', 'Outer Regional'], i % 3),
      i % 11 === 0 ? '' : `${beds}.${i % 10}`,
      at(['PR', 'L', 'S2'], i % 3),
      at(['Principal referral', 'Public acute group A', 'Public acute group D'], i % 3),
      'Yes',
      'Yes',
      i % 2 === 0 ? 'Yes' : 'No',
      i % 4 === 0 ? 'Yes' : 'No',
      'Yes',
      i % 2 === 0 ? 'Activity-based funded hospital' : 'Block-funded hospital',
    ];
  });
  return csvFile([HOSPITAL_HEADER, ...rows]);
}
