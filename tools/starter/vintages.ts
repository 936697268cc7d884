/** Makes takes from the folder of vintages, which has values by publication date in tables of facts and in agencies' files. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { endOfDate } from '../../sandbox/replay/manifest.ts';
import { seriesOfDataset } from '../../src/catalogue/series.ts';
import { roundedTo, shiftDecimal } from '../../src/core/decimal.ts';
import { datasetKey, type TimeSeriesDataset } from '../../src/core/define-dataset.ts';
import { codeOf } from '../../src/core/define-series.ts';
import { WattleError } from '../../src/core/errors.ts';
import type { ParsedDataset } from '../../src/core/observation.ts';
import { type Fact, readFacts } from '../../src/formats/facts-table.ts';
import { parsePart } from '../../src/ingest/apply/apply-captures.ts';
import { factVintages } from '../../src/ingest/vintages/fact-vintages.ts';
import { namedRows } from './extract.ts';
import { HSI_DIMENSIONS } from './household-spending.ts';
import { capturedFrom, type Take } from './take.ts';
import { thirdPartyColumns, withoutColumns } from './third-party.ts';
import { dated, withCountedUnit } from './wording.ts';

/**
 * Paths to the tables of facts, by dataset, in the folder of vintages or of recent files. For four publications, the fuller tables are in
 * the recent folder.
 */
const FACT_TABLES: Readonly<Record<string, readonly string[]>> = {
  'abs/LF': ['upstream-vintages/tables/abs_6202.0', 'upstream-recent/tables/abs_6202.0_sdmx'],
  'abs/LF_UNDER': ['upstream-vintages/tables/abs_6202.0'],
  'abs/WPI': ['upstream-recent/tables/abs_6345.0_T1', 'upstream-recent/tables/abs_6345.0_T5b', 'upstream-recent/tables/abs_6345.0_sdmx'],
  'abs/ANA_AGG': ['upstream-recent/tables/abs_5206.0_T1'],
  'abs/CPI': [
    'upstream-recent/tables/abs_6401.0_T1',
    'upstream-recent/tables/abs_6401.0_T3',
    'upstream-recent/tables/abs_6401.0_T7',
    'upstream-recent/tables/abs_6401.0_sdmx',
  ],
  'abs/CPI_MONTHLY': ['upstream-recent/tables/abs_6401.0_T1'],
  'abs/RT': ['upstream-vintages/tables/abs_8501.0', 'upstream-recent/tables/abs_8501.0_T1'],
  'abs/RES_DWELL_ST': ['upstream-vintages/tables/abs_6432.0'],
  'abs/ERP_Q': ['upstream-vintages/tables/abs_3101.0'],
  'abs/HSI_M': ['upstream-vintages/tables/abs_5682.0'],
  'abs/DWELLINGS_APPROVED': ['upstream-vintages/tables/abs_8731.0'],
};

/** Names in the agency's workbooks, or series keys. They replace the description or id of a series in tables of facts. */
const NAMES: Readonly<Record<string, { readonly seriesId: string; readonly title: string; readonly unit: string }>> = {
  'SDMX:LABOUR_PRICE_INDEX trend': named(
    'Quarterly Index ;  Total hourly rates of pay excluding bonuses ;  Australia ;  Private and Public ;  All industries ;',
    'Index Numbers',
  ),
  A130200584T: { seriesId: 'SDMX:HSI_M/7.TOT.CUR.20.AUS.M', title: 'Household spending', unit: '$ Millions' },
};
const asNamed = (fact: Fact): Fact => ({ ...fact, ...NAMES[fact.seriesId] });

/** The dimensions of datasets whose tables of facts have only series keys. */
const KEYED: Readonly<Record<string, readonly string[]>> = { 'abs/HSI_M': HSI_DIMENSIONS.map(([id]) => id) };

/**
 * Matches total employment that was calculated as full-time plus part-time employment from one Data API response. The sum equals the total in
 * the workbook, which has seven decimals. This was checked for all 377 values in the eight releases that are stored from both.
 */
const ADDED = /\(sum of full-time and part-time, computed\)/;
const TOTAL_EMPLOYMENT = 'Employed total ;  Persons ;';
const DECIMALS_OF_WORKBOOK = 7;
const asInWorkbook = (fact: Fact): Fact =>
  ADDED.test(fact.title) && fact.value !== null
    ? { ...fact, title: TOTAL_EMPLOYMENT, value: roundedTo(fact.value, DECIMALS_OF_WORKBOOK) }
    : fact;

/** The agencies' files for each dataset in the folder of vintages. RBA files state their publication date. */
const FILES: Readonly<Record<string, readonly string[]>> = {
  'abs/CPI': [
    'files/abs/640101/2017-09-06.xls',
    'files/abs/640101/2020-08-06.xls',
    'files/abs/640101/2020-10-28.xls',
    'files/abs/640101/2021-04-28.xls',
    'files/abs/640101/2021-08-03.xls',
    'files/abs/640101/2022-01-25.xlsx',
    'files/abs/640101/2022-04-27.xlsx',
    'files/abs/640101/2023-02-08.xlsx',
    'files/abs/640101/2023-08-11.xlsx',
  ],
  'abs/CPI_MONTHLY': ['files/abs/640101/2026-03-04.xlsx', 'files/abs/640101/2026-07-08.xlsx'],
  'abs/ERP_COMP_Q': ['files/abs/310101/2017-09-06.xls'],
  // Table 5 for May 2026 is omitted. It has only one state, and the other states would end in February 2025.
  'abs/LF': ['files/abs/6202005/2023-11-16.xlsx', 'files/abs/6202006/2024-09-19.xlsx', 'files/abs/6202008/2023-11-16.xlsx'],
  'abs/ITGS': ['files/abs/536801/2017-08-01.xls'],
  'abs/RT': ['files/abs/850101/2022-10-04.xlsx'],
  'abs/BOP': ['files/abs/530201/2017-08-01.xls'],
  'rba/A2': ['files/rba/A2/2017-07-04.csv', 'files/rba/A2/2026-02-03.xlsx', 'files/rba/A2/2026-03-17.csv'],
  'rba/C2': ['files/rba/C2/2022-10-07.xlsx'],
  'rba/D5': ['files/rba/D5/2025-07-31.csv'],
  'rba/F1': ['files/rba/F1/2024-02-23.xls', 'files/rba/F1/2024-03-01.xls', 'files/rba/F1/2024-10-04.xlsx'],
  'rba/F1.1': [
    'files/rba/F1.1/2023-06-01.xls',
    'files/rba/F1.1/2026-03-02.xlsx',
    'files/rba/F1.1/2026-05-01.csv',
    'files/rba/F1.1/2026-06-01.csv',
  ],
  'rba/F2.1': ['files/rba/F2.1/2026-05-08.csv'],
  'rba/F11': ['files/rba/F11/2026-04-30.csv'],
  'rba/F11.1': ['files/rba/F11.1/2024-12-18.csv', 'files/rba/F11.1/2025-10-31.xls', 'files/rba/F11.1/2026-05-11.csv'],
  'rba/F6': ['files/rba/F6/2023-01-13.xls', 'files/rba/F6/2024-07-05.xlsx'],
  'rba/F7': ['files/rba/F7/2025-08-08.csv'],
  'rba/F8': ['files/rba/F8/2025-08-08.csv'],
  'rba/G1': ['files/rba/G1/2024-04-26.xlsx'],
};

/**
 * Matches the series to read from a file, which are only the trend series for Western Australia. In later files, which start in 2020, its
 * seasonally adjusted participation is 1% lower in every month.
 */
const ONLY: Readonly<Record<string, RegExp>> = { 'files/abs/6202008/2023-11-16.xlsx': /^M\d+\.\d\.1599\.30\./ };

/**
 * Matches series that are not read from tables of facts, which are full-time and part-time employment. The log of Data API responses has
 * nearly every release, with one digit more.
 */
const LOGGED: Readonly<Record<string, RegExp>> = { 'abs/LF': /^M[12]\./ };
/** Matches series whose older vintages are not read, because there are too many. Headline values for both sexes together do not match. */
const WITHOUT_HISTORY: Readonly<Record<string, RegExp>> = { 'abs/LF': /^M\d+\.[12]\./, 'abs/ERP_Q': /^\d\.[12]\./ };

/** The date of the latest whole file for a publication. Values from that date onwards are skipped, because the file has them. */
const WHOLE_FROM: Readonly<Record<string, string>> = { 'abs/LF': '2026-07-23', 'abs/WPI': '2026-02-18' };

/** A row in `files.csv`. Tables identify a file by its path or by the first digits of its hash. */
interface Listed {
  readonly sha256: string;
  readonly url: string;
  readonly published: string;
  readonly basis: string;
  readonly savedAs: string;
  readonly size: number;
}

/** Returns all takes from the folder. The list is empty if the folder does not exist. */
export async function vintageTakes(folder: string, find: (key: string) => TimeSeriesDataset | null): Promise<Take[]> {
  if (!existsSync(folder)) return [];
  const listed = namedRows(await readFile(path.join(folder, 'files.csv')), 'files.csv').map(
    ({ cell }): Listed => ({
      sha256: cell('file_sha256'),
      url: cell('agency_url'),
      published: cell('published'),
      basis: cell('published_basis'),
      savedAs: cell('saved_as'),
      size: Number(cell('size')),
    }),
  );
  const recent = await recentlyListed(path.join(folder, '..', 'upstream-recent', 'manifest.csv'));
  const takes: Take[] = [];
  for (const [key, names] of Object.entries(FILES)) {
    const dataset = find(key);
    if (dataset) for (const name of names) takes.push(await fileTake(folder, dataset, listed, name));
  }
  for (const [key, tables] of Object.entries(FACT_TABLES)) {
    const dataset = find(key);
    if (dataset === null) continue;
    for (const table of tables)
      takes.push(...(await factTakes(path.join(folder, '..', `${table}.csv.gz`), dataset, [...listed, ...recent])));
  }
  return takes;
}

async function fileTake(folder: string, dataset: TimeSeriesDataset, listed: readonly Listed[], name: string): Promise<Take> {
  const row = listed.find(({ savedAs }) => savedAs === name);
  if (!row) throw new WattleError('PARSE_LAYOUT', `files.csv has no row for ${name}.`);
  const retrievedAt = endOfDate(row.published) ?? 0;
  const captured = capturedFrom(await readFile(path.join(folder, name)), { url: row.url, contentType: null, retrievedAt });
  const { content } = await parsePart(dataset, captured, retrievedAt);
  if (content === null) throw new WattleError('BUG', `${name} was read as a register.`);
  if (dataset.source === 'rba')
    return { dataset, captured, content: withoutColumns(content, thirdPartyColumns(captured.bytes)), extract: null };
  const wanted = { ...content, series: content.series.filter(({ key }) => ONLY[name]?.test(key) !== false) };
  return { dataset, captured, content: dated(withCountedUnit(wanted, datasetKey(dataset)), row.published, row.basis), extract: null };
}

/** Returns the rows in the manifest for the folder of recent files. */
async function recentlyListed(manifest: string): Promise<readonly Listed[]> {
  return namedRows(await readFile(manifest), path.basename(manifest)).map(({ cell }) => ({
    sha256: cell('sha256'),
    url: cell('agency_url_or_pattern'),
    published: cell('published'),
    basis: cell('published_basis'),
    savedAs: cell('saved_as'),
    size: Number(cell('size')),
  }));
}

/** Renames the column `source` in recent tables to `file_sha256`, because it contains the hash of the file with the published value. */
const withHashes = (table: Uint8Array): Uint8Array =>
  Buffer.from(
    Buffer.from(table)
      .toString('utf8')
      .replace(/,source(?=\r?\n)/, ',file_sha256'),
  );

async function factTakes(table: string, dataset: TimeSeriesDataset, listed: readonly Listed[]): Promise<Take[]> {
  const file = path.basename(table);
  const facts = asReissued(readFacts(withHashes(gunzipSync(await readFile(table))), file))
    .map(inThousands)
    .map(asInWorkbook)
    .map(asNamed);
  return takesOfFacts(facts, dataset, listed);
}

/** Returns a take for each publication date. It contains the catalogue series with new or changed values on that date. */
export function takesOfFacts(facts: readonly Fact[], dataset: TimeSeriesDataset, listed: readonly Listed[]): Take[] {
  const ids = seriesOfDataset(dataset);
  const dimensionIds = dimensionsOf(dataset, facts);
  const wanted = ids.map((handle) => dimensionIds.map((id) => codeOf(handle, id)));
  const isWanted = (key: string): boolean => {
    const codes = key.split('.');
    return (
      LOGGED[datasetKey(dataset)]?.test(key) !== true &&
      WITHOUT_HISTORY[datasetKey(dataset)]?.test(key) !== true &&
      wanted.some((own) => own.every((code, i) => code === null || code === codes[i]))
    );
  };
  const known = { dimensions: dimensionIds.map((id) => ({ id, label: id, values: [] })), series: [] };
  return factVintages(dataset, facts, known).flatMap(({ dataset: own, published, basis, content }): Take[] => {
    const series = content.series.filter(({ key }) => isWanted(key));
    if (series.length === 0 || published >= (WHOLE_FROM[datasetKey(dataset)] ?? '9999')) return [];
    const used = new Set(series.flatMap(({ observations }) => observations.map(({ at }) => at)));
    const hashes = [...new Set(facts.flatMap((fact) => (fact.published === published && used.has(fact.at) ? [fact.file] : [])))].sort();
    const sources = hashes.map((hash) => listed.find(({ sha256 }) => sha256.startsWith(hash)));
    const [first] = sources;
    const digits = hashes.find((hash) => /^[0-9a-f]{16}$/.test(hash));
    const unlisted = digits === undefined ? 'an answer of the ABS Data API' : `a copy whose sha256 starts with ${digits}`;
    const bytes = Buffer.from(factLines(series));
    const others = sources
      .slice(1)
      .map((one) => one?.url ?? '')
      .filter((url) => url !== first?.url);
    return [
      {
        dataset: own,
        captured: capturedFrom(bytes, {
          url: first?.url ?? own.landingPage,
          contentType: 'text/csv',
          retrievedAt: endOfDate(published) ?? 0,
        }),
        content: {
          ...content,
          series: series.map((one) => ({ ...one, observations: one.observations.map((o) => ({ ...o, at: null })) })),
          publishedOn: published,
          publishedBasis: basis,
          notes: content.notes,
        },
        extract: [
          `figures that came or changed with the vintage, from ${first ? `a copy with sha256 ${first.sha256}` : unlisted}`,
          ...(others.length === 0 ? [] : [`and from copies of ${[...new Set(others)].join(', ')}`]),
        ].join(' '),
      },
    ];
  });
}

/**
 * Matches numbers of unemployed persons in the two Territories. The table labels them `000` but contains persons, as the Data API did then
 * (UNIT_MULT 0). The unemployment rate in the next column confirms this: 6,393 of 142 thousand is 4.5%.
 */
const IN_PERSONS = /^SDMX:LF\/M6\.3\.1599\.\d+\.[78]\.M$/;

const inThousands = (fact: Fact): Fact =>
  IN_PERSONS.test(fact.seriesId) && fact.unit === '000' && fact.value !== null ? { ...fact, value: shiftDecimal(fact.value, -3) } : fact;

/** Removes values that a corrected file replaced on the same day. The corrected value is later in the table. */
const asReissued = (facts: readonly Fact[]): readonly Fact[] => [
  ...new Map(facts.map((fact) => [`${fact.seriesId} ${fact.t} ${fact.published}`, fact])).values(),
];

function named(title: string, unit: string) {
  return { seriesId: title, title, unit };
}

/** Returns the agency's dimension ids, in key order. */
function dimensionsOf(dataset: TimeSeriesDataset, facts: readonly Fact[]): readonly string[] {
  const keyed = KEYED[datasetKey(dataset)];
  if (keyed !== undefined) return keyed;
  const bySeries = new Map(facts.map((fact) => [fact.seriesId, fact]));
  const sample = [...bySeries.values()].filter(({ seriesId }) => !seriesId.startsWith('SDMX:'));
  const [vintage] = factVintages(dataset, sample, { dimensions: [], series: [] });
  return vintage?.content.dimensions.map(({ id }) => id) ?? [];
}

/** Writes the capture for a take, with one line for each published value: key, ordinal and value. */
function factLines(series: ParsedDataset['series']): string {
  const lines = series.flatMap(({ key, observations }) => observations.map(({ t, value }) => `${key},${t},${value ?? ''}`));
  return ['key,t,value', ...lines, ''].join('\n');
}
