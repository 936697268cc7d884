/** Finds agencies' files among the recorded files, with the dataset for each. */
import { readFile } from 'node:fs/promises';
import { endOfDate, type Recorded } from '../../sandbox/replay/manifest.ts';
import { datasetKey, type TimeSeriesDataset } from '../../src/core/define-dataset.ts';
import type { Acceptable } from '../../src/core/errors.ts';
import type { ParsedDataset } from '../../src/core/observation.ts';
import { sydneyDate } from '../../src/core/sydney-time.ts';
import { parsePart } from '../../src/ingest/apply/apply-captures.ts';
import { GATHERED } from './key-figures.ts';
import { capturedFrom, type Take } from './take.ts';
import { thirdPartyColumns, withoutColumns } from './third-party.ts';
import { dated, releaseDayOf, withCountedUnit } from './wording.ts';

/** The paths of the recorded files for each dataset, in any order, because files are imported by date. */
export const RECORDED_FILES: Readonly<Record<string, readonly string[]>> = {
  'abs/ANA_AGG': ['abs/5206001_Key_Aggregates_dec2025.xlsx'],
  'abs/ANA_ANALYTICAL': ['abs/5206024_Selected_Analytical_Series_dec2025.xlsx'],
  'abs/AWE': ['abs/63020011B_nov2023.xlsx'],
  'abs/BUILDING_ACTIVITY': ['abs/BUILDING_ACTIVITY_1.0.0_subset.csv'],
  'abs/CPI': ['abs/640101_2010s.xls', 'abs/640101.xlsx', 'abs/CPI_2.0.0_AUS_quarterly_20260801.json'],
  'abs/CPI_MONTHLY': [
    'abs/640101_jan2026.xlsx',
    'abs/CPI_2.0.0_AUS_monthly_20260801.json',
    'abs/CPI_2.0.0_capitals_rents_fuel_monthly_20260802.json',
  ],
  'abs/CPI_WEIGHTS': ['abs/CPI_WEIGHTS_1.0.0_AUS_20260801.json'],
  'abs/ERP_COMP_Q': ['abs/310101_dec2024.xlsx', 'abs/ERP_COMP_Q_1.0.0_3+9+10.AUS.Q_subset.csv'],
  'abs/ERP_Q': ['abs/310104_dec2023.xlsx'],
  'abs/LF': ['abs/6202006_aug2024.xlsx', 'abs/6202001_feb2026.xlsx'],
  'abs/LF_HOURS': ['abs/6202019.xlsx'],
  'abs/LF_INDUSTRY': ['abs/6291005_2026.xlsx'],
  'abs/LF_SA4': ['abs/MRM1_2026.xlsx'],
  'abs/RES_DWELL_ST': ['abs/643201_jun2024.xlsx'],
  'abs/RPPI': [
    'abs/641601_rppi_2017.csv',
    'abs/641601_dec2021.xlsx',
    'abs/RPPI_1.0.0_1.1+2+3..json',
    'abs/RPPI_1.0.0_1.1.1GSYD+2GMEL+3GBRI_2003-Q3_2005-Q1.json',
    'abs/RPPI_1.0.0_2.1.1GSYD.json',
  ],
  'abs/RT': ['abs/850101_aug2022.xlsx'],
  'abs/WPI': ['abs/634505b.xlsx', 'abs/634501_dec2025.xlsx'],
  'apra/ADI_KEY_STATS': ['apra/adi_centralised_publication_2025-12.xlsx'],
  'apra/MONTHLY_BANKING_STATS': ['apra/madis_back_series_2019-03_to_2023-01.xlsx', 'apra/madis_back_series_2019-03_to_2023-12.xlsx'],
  'apra/SUPER_FUND_LEVEL': ['apra/super_fund_level_2025-12.xlsx'],
  'ato/COMPANY_INDUSTRY': ['ato/ts23company04industry.xlsx'],
  'ato/GST_MONTHLY': ['ato/ts23gst01gstwetlctbyyearmonth.xlsx'],
  'ato/HELP_DEBT': ['ato/help-statistics-2024-25.xlsx'],
  'ato/INDIVIDUALS_SELECTED_ITEMS': ['ato/taxstats2017individual01selecteditemsbyyear.xlsx'],
  'ato/IND_POSTCODE_MEDIAN': ['ato/ts24individual08medianaverage_statepostcode.xlsx'],
  'ato/SMSF_FUNDS': ['ato/smsf-annual-overview-2023-24.xlsx'],
  'ato/TAX_GAPS': ['ato/australian-tax-gaps-2025-publication.xlsx'],
  'rba/A2': ['rba/a02hist.xlsx', 'rba/a2-data.csv'],
  'rba/C1': ['rba/c01hist.xlsx'],
  'rba/D2': ['rba/d02hist.xlsx'],
  'rba/E1': ['rba/e01hist.xls'],
  'rba/E2': ['rba/e02hist.xlsx'],
  'rba/F1': ['rba/f01d.xlsx'],
  'rba/F1.1': ['rba/f01hist.xlsx', 'rba/f1.1-data.csv'],
  'rba/F4': ['rba/f4-data.csv'],
  'rba/F5': ['rba/f5-data.csv'],
  'rba/F6': ['rba/f6-data.csv'],
  'rba/F11.1': ['rba/f11.1-data.csv'],
  'rba/G1': ['rba/g1-data.csv', 'rba/g01hist.xlsx'],
  'rba/H1': ['rba/h1-data_2017.csv'],
};

/** Files that fail a check, although the changed values are from the agency. The listed checks are skipped. */
const ACCEPTED: Readonly<Record<string, readonly Acceptable[]>> = {
  'apra/madis_back_series_2019-03_to_2023-12.xlsx': ['DATA_IMPLAUSIBLE'],
};

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  json: 'application/vnd.sdmx.data+json',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Adds the date of the release that the latest period shows, if the file does not state a date. `by` is the date of the copy. */
function byRelease(dataset: TimeSeriesDataset, content: ParsedDataset, by: string): ParsedDataset {
  const day = content.publishedOn === null ? releaseDayOf(dataset, content, by) : null;
  return day === null ? content : dated(content, day, 'release_calendar');
}

/** Reads a recorded file with the dataset's connector. Throws PARSE_* or DATA_* if the connector refuses it. */
export async function recordedTake(dataset: TimeSeriesDataset, recorded: Recorded): Promise<Take> {
  // Some manifest rows have only a year or no date. Collection ended on `GATHERED`.
  const gathered = endOfDate(GATHERED) ?? 0;
  const retrievedAt = Math.min(recorded.retrievedAt ?? gathered, gathered);
  const captured = capturedFrom(await readFile(recorded.file), {
    url: recorded.url,
    contentType: CONTENT_TYPES[recorded.path.split('.').at(-1) ?? ''] ?? null,
    retrievedAt,
  });
  const accept = ACCEPTED[recorded.path] ?? [];
  const part = await parsePart(dataset, captured, retrievedAt);
  const parsed = byRelease(dataset, part.content as ParsedDataset, sydneyDate(retrievedAt));
  const content =
    dataset.source === 'rba' ? withoutColumns(parsed, thirdPartyColumns(captured.bytes)) : withCountedUnit(parsed, datasetKey(dataset));
  if (!/subset|transcribed|split from/i.test(recorded.format)) return { dataset, captured, content, extract: null, accept };
  const note = `Read from a copy of the publisher's response: ${recorded.format}.`;
  return { dataset, captured, content: { ...content, notes: [...content.notes, note] }, extract: recorded.format };
}
