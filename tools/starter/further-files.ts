/**
 * Reads agencies' files in the folder of further recorded files, and finds the dataset for each. The manifest in this folder has
 * different columns.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { endOfDate } from '../../sandbox/replay/manifest.ts';
import type { TimeSeriesDataset } from '../../src/core/define-dataset.ts';
import { WattleError } from '../../src/core/errors.ts';
import { parsePart } from '../../src/ingest/apply/apply-captures.ts';
import { namedRows } from './extract.ts';
import { capturedFrom, type Take } from './take.ts';
import { dated } from './wording.ts';

const UNITS_APPROVED = 'abs/8731007-total-dwelling-units-approved-states-and-territories.xlsx';

/** Tables from May 2026, with their ABS URLs. The manifest has no date for these tables. They were available on 8 July 2026. */
const OF_MAY: Readonly<Record<string, string>> = {
  'abs/640109-groups-index-numbers-by-capital-city.xlsx':
    'economy/price-indexes-and-inflation/consumer-price-index-australia/may-2026/640109.xlsx',
  'abs/6401011-annual-pct-change-by-capital-city.xlsx':
    'economy/price-indexes-and-inflation/consumer-price-index-australia/may-2026/6401011.xlsx',
  [UNITS_APPROVED]: 'industry/building-and-construction/building-approvals-australia/may-2026/8731007.xlsx',
};
const STATISTICS = 'https://www.abs.gov.au/statistics/';
const BY_THEN = '2026-07-08';

const FURTHER_FILES: Readonly<Record<string, readonly string[]>> = {
  'abs/BA_GCCSA': [UNITS_APPROVED],
  'abs/BUILDING_APPROVALS': [UNITS_APPROVED],
  'abs/DWELLINGS_APPROVED': [UNITS_APPROVED],
  'abs/CPI_MONTHLY': Object.keys(OF_MAY).filter((name) => name !== UNITS_APPROVED),
  'abs/ERP_LGA': ['abs/abs-population-estimates-by-lga-2001-2025.xlsx'],
  'abs/GFS_STATE': ['abs/55120do006-south-australia-general-government.xlsx'],
  'wgea/HEADLINE_GAP': ['wgea/Employer-Gender-Pay-Gaps-Spreadsheet_2024-25_six_names_removed.xlsx'],
};
const MANIFEST = 'manifest.csv';

/** Matches the publication date of a file in the manifest: `2024-25, released 2026-04-21`. */
const DAY = /\b(?:released|fetched) (\d{4}-\d{2}-\d{2})\b/;

/**
 * Returns takes for all recorded files in the folder. The list is empty if the folder does not exist. Throws if a file is missing, or has
 * no date in the manifest.
 */
export async function furtherTakes(folder: string, find: (key: string) => TimeSeriesDataset | null): Promise<Take[]> {
  if (!existsSync(folder)) return [];
  const rows = namedRows(await readFile(path.join(folder, MANIFEST)), MANIFEST);
  const takes: Take[] = [];
  for (const [key, names] of Object.entries(FURTHER_FILES)) {
    const dataset = find(key);
    if (!dataset) continue;
    for (const name of names) {
      const row = rows.find(({ cell }) => cell('file') === name);
      const ofMay = OF_MAY[name];
      const retrievedAt = endOfDate(ofMay === undefined ? (DAY.exec(row?.cell('vintage') ?? '')?.[1] ?? '') : BY_THEN);
      if (!row || retrievedAt === null) throw new WattleError('PARSE_LAYOUT', `${MANIFEST} has no retrieval time for ${name}.`);
      const captured = capturedFrom(await readFile(path.join(folder, name)), {
        url: ofMay === undefined ? row.cell('publisher_url_if_known') : `${STATISTICS}${ofMay}`,
        contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        retrievedAt,
      });
      const { content } = await parsePart(dataset, captured, retrievedAt);
      if (content === null) throw new WattleError('BUG', `${name} was read as a register.`);
      const whenKnown = ofMay === undefined ? content : dated(content, BY_THEN, 'upper_bound');
      takes.push({
        dataset,
        captured,
        content: whenKnown,
        extract: /re-saved/.test(row.cell('genuine_or_resaved')) ? row.cell('notes') : null,
      });
    }
  }
  return takes;
}
