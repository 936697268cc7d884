/**
 * Reads agencies' files in the folder of recent files, and finds the dataset for each. The first file for a publication is its latest
 * whole file. The others are older vintages.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { endOfDate } from '../../sandbox/replay/manifest.ts';
import { datasetKey, type TimeSeriesDataset } from '../../src/core/define-dataset.ts';
import { type Acceptable, WattleError } from '../../src/core/errors.ts';
import type { ParsedDataset } from '../../src/core/observation.ts';
import { parsePart } from '../../src/ingest/apply/apply-captures.ts';
import { type NamedRow, namedRows } from './extract.ts';
import { capturedFrom, type Take } from './take.ts';
import { thirdPartyColumns, withoutColumns } from './third-party.ts';
import { dated, releaseDayOf, withCountedUnit } from './wording.ts';

const VALUES_APPROVED = [
  '87310039-value-of-total-building-approved-states-and-territories_2026-07-07.xlsx',
  '87310040-value-of-residential-building-approved-states-and-territories_2026-07-07.xlsx',
];

/** The files for each dataset, below `files/<agency>/`. */
const RECENT_FILES: Readonly<Record<string, readonly string[]>> = {
  'abs/AWE': ['6302002_2023-07-02.xlsx'],
  'abs/BA_GCCSA': VALUES_APPROVED,
  'abs/BUILDING_APPROVALS': VALUES_APPROVED,
  'abs/CPI': [
    '640101_2023-07-02.xlsx',
    '640101_2024-10-25.xlsx',
    '640102_2020-09-29.xls',
    '640102_2020-10-28.xls',
    '640102_2021-01-27.xls',
    '640102_2021-04-28.xls',
    '640102_2021-08-06.xls',
    '640102_2021-10-27.xls',
    '640102_2022-04-27.xlsx',
    '640102_2022-07-27.xlsx',
    '640102_2024-10-25.xlsx',
    '640103_2024-10-25.xlsx',
    '640105_2020-09-29.xls',
    '640105_2021-10-27.xls',
    '640105_2022-01-25.xlsx',
    '640105_2022-04-27.xlsx',
    '640105_2024-10-25.xlsx',
    'CPI_Quarterly_01_2026-05-20.xlsx',
  ],
  'abs/CPI_MONTHLY': ['CPI_CapitalCities_09_2026-05-20.xlsx', 'CPI_CapitalCities_11_2026-05-20.xlsx'],
  'abs/ERP_COMP_Q': ['310101_2023-02-17.xlsx', '310101_2023-03-01.xlsx'],
  'abs/INDUSTRIAL_DISPUTES': ['2a', '2b', '3a', '3b'].map((table) => `6321055001Table${table}_2026-07-09.xlsx`),
  'abs/JV': [
    'jv_table01_vacancies_state_2026-07-01.xlsx',
    'jv_table04_vacancies_industry_2026-07-01.xlsx',
    '6354001_2026-08-03.xlsx',
    '6354002_2026-08-03.xlsx',
    '6354004_2026-08-03.xlsx',
  ],
  'abs/LABOUR_ACCT_Q': [
    '6150055003DO001_2023-09-08.xlsx',
    '6150055003DO001_2023-12-12.xlsx',
    '6150055003DO001_2024-03-08.xlsx',
    '6150055003DO001_2024-09-06.xlsx',
    '6150055003DO001_2025-03-07.xlsx',
    '6150055003DO001_2025-03-12.xlsx',
  ],
  'abs/LF': ['6202001_2019-10-08.xls', '6202005_2019-10-08.xls', 'abs_labour_force_table_001_australia_2026-08-03.xlsx'],
  'abs/LF_INDUSTRY': [
    '6291005_2023-06-22.xlsx',
    '6291005_2023-09-21.xlsx',
    '6291005_2024-01-10.xlsx',
    'lf_table05_state_industry_2026-07-01.xlsx',
  ],
  'abs/RT': [
    '850101_2023-03-28.xlsx',
    '8501011_2022-04-24.xlsx',
    '8501011_2025-05-09.xlsx',
    '8501011_2025-07-28.xlsx',
    '8501011_2025-09-05.xlsx',
  ],
  'abs/WPI': [
    '634501_2019-10-08.xls',
    '634502b_2019-10-08.xls',
    '634503b_2019-10-08.xls',
    '634504b_2019-10-08.xls',
    '634505b_2019-10-08.xls',
    '634505b_2020-11-18.xls',
    '634505b_2021-02-24.xls',
    '634505b_2021-05-19.xls',
    '634505b_2021-08-18.xls',
    '634505b_2021-11-17.xls',
    '634505b_2022-02-23.xlsx',
    '634505b_2022-08-17.xlsx',
    'wpi_table03b_wages_industry_quarterly_2026-07-01.xlsx',
    'wpi_table05b_wages_industry_quarterly_2026-07-01.xlsx',
  ],
  'ato/IND_POSTCODE_MEDIAN': ['ind_postcode_median.xlsx'],
  'rba/F1.1': ['f01hist_2023-07-02.xls'],
  'rba/F5': ['f05hist_2023-07-02.xls'],
  'rba/H3': ['h03hist_2026-08-14.xlsx'],
  'rba/H5': ['h05hist_2026-08-14.xlsx'],
};
const MANIFEST = 'manifest.csv';

/** Files that were found only after the next release, each with the latest possible date for its values, which is before that release. */
const BEFORE_NEXT: Readonly<Record<string, string>> = { '6150055003DO001_2025-03-12.xlsx': '2025-03-06' };

/**
 * Matches files in which the index for child care has genuine jumps. Child care was free in June 2020, so the index fell by 95%. In the
 * next quarter it rose to 15 times that value.
 */
const FREE_CHILD_CARE = /^640105_/;

/**
 * Returns takes for all recorded files in the folder. The list is empty if the folder does not exist. Throws if a file has no row in the
 * manifest or cannot be read.
 */
export async function recentTakes(folder: string, find: (key: string) => TimeSeriesDataset | null): Promise<Take[]> {
  if (!existsSync(folder)) return [];
  const rows = namedRows(await readFile(path.join(folder, MANIFEST)), MANIFEST);
  const takes: Take[] = [];
  for (const [key, names] of Object.entries(RECENT_FILES)) {
    const dataset = find(key);
    if (!dataset) continue;
    for (const name of names) {
      const saved = `files/${dataset.source}/${name}`;
      const row = rows.find(({ cell }) => cell('saved_as') === saved);
      if (!row) throw new WattleError('PARSE_LAYOUT', `${MANIFEST} has no row for ${saved}.`);
      takes.push(await recentTake(dataset, await readFile(path.join(folder, saved)), row));
    }
  }
  return takes;
}

async function recentTake(dataset: TimeSeriesDataset, bytes: Uint8Array, row: NamedRow): Promise<Take> {
  const published = BEFORE_NEXT[path.basename(row.cell('saved_as'))] ?? row.cell('published');
  const retrievedAt = endOfDate(published);
  if (retrievedAt === null) throw new WattleError('PARSE_VALUE', `${MANIFEST} has no retrieval time for ${row.cell('saved_as')}.`);
  const url = row.cell('agency_url_or_pattern') || dataset.landingPage;
  const captured = capturedFrom(bytes, { url, contentType: null, retrievedAt });
  const content = (await parsePart(dataset, captured, retrievedAt)).content as ParsedDataset;
  if (dataset.source === 'rba')
    return { dataset, captured, content: withoutColumns(content, thirdPartyColumns(captured.bytes)), extract: null };
  const ofRelease = releaseDayOf(dataset, content, published);
  const basis = ofRelease === null ? row.cell('published_basis') : 'release_calendar';
  const counted = withCountedUnit(content, datasetKey(dataset));
  const accept: readonly Acceptable[] = FREE_CHILD_CARE.test(path.basename(row.cell('saved_as'))) ? ['DATA_IMPLAUSIBLE'] : [];
  return { dataset, captured, content: dated(counted, ofRelease ?? published, basis), extract: null, accept };
}
