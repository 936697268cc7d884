/** Reads every recorded APRA workbook with its connector, and checks values from the notes next to the files. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Captured } from '../../../src/core/capture.ts';
import type { RegisterRow, TimeSeriesDataset } from '../../../src/core/define-dataset.ts';
import type { ParsedDataset } from '../../../src/core/observation.ts';
import { firstDay, parsePeriod, periodOfDay } from '../../../src/core/period.ts';
import { parseCsv } from '../../../src/formats/csv.ts';
import { difference } from '../../../src/ingest/apply/difference.ts';
import { CENTRALISED_FILE, MONTHLY_FILE } from '../../../src/sources/apra/adi-list.ts';
import { ADI_KEY_STATS } from '../../../src/sources/apra/datasets/ADI_KEY_STATS.ts';
import { ADI_LIST } from '../../../src/sources/apra/datasets/ADI_LIST.ts';
import { ADI_RISK_WEIGHTED_ASSETS } from '../../../src/sources/apra/datasets/ADI_RISK_WEIGHTED_ASSETS.ts';
import { INSURANCE_GENERAL } from '../../../src/sources/apra/datasets/INSURANCE_GENERAL.ts';
import { INSURANCE_GENERAL_HISTORICAL } from '../../../src/sources/apra/datasets/INSURANCE_GENERAL_HISTORICAL.ts';
import { LIFE_INSURANCE } from '../../../src/sources/apra/datasets/LIFE_INSURANCE.ts';
import { MONTHLY_BANKING_STATS } from '../../../src/sources/apra/datasets/MONTHLY_BANKING_STATS.ts';
import { SUPER_FUND_LEVEL } from '../../../src/sources/apra/datasets/SUPER_FUND_LEVEL.ts';
import { parseItems } from '../../../src/sources/apra/items.ts';
import { slicesOf } from '../../ingest/parsed.ts';
import { recorded } from '../../programs/needs.ts';
import { expectPageRefused } from '../refused-page.ts';

const UPSTREAM = path.resolve('..', 'shared', 'upstream');
const FOLDER = path.join(UPSTREAM, 'apra');
const FIGURES = path.join(UPSTREAM, 'key-figures-files.csv');

const capture = (file: string, askId = 'workbook'): Captured => ({
  sha256: file,
  bytes: readFileSync(path.join(FOLDER, file)),
  url: `https://www.apra.gov.au/sites/default/files/${file}`,
  contentType: null,
  retrievedAt: Date.parse('2026-04-01T00:00:00Z'),
  askId,
});

const parse = async (dataset: TimeSeriesDataset, file: string): Promise<ParsedDataset> => dataset.parse(capture(file));

/** Returns a value by series key and period. */
function valueAt(parsed: ParsedDataset, key: string, when: string): number | null | undefined {
  const series = parsed.series.find((one) => one.key === key);
  const period = parsePeriod(when);
  if (!series || !period) return undefined;
  const t = period.freq === series.freq ? period.t : periodOfDay(series.freq as 'M', firstDay(period)).t;
  return series.observations.find((observation) => observation.t === t)?.value;
}

const codeOf = (parsed: ParsedDataset, dimension: string, label: string): string =>
  parsed.dimensions.find(({ id }) => id === dimension)?.values.find((value) => value.label === label)?.code ?? '?';

const count = (parsed: ParsedDataset): number => parsed.series.reduce((sum, series) => sum + series.observations.length, 0);

const DECEMBER_2023 = 'madis_back_series_2019-03_to_2023-12.xlsx';
const JANUARY_2023 = 'madis_back_series_2019-03_to_2023-01.xlsx';
const CENTRALISED = 'adi_centralised_publication_2025-12.xlsx';

describe('recorded workbooks of APRA', recorded(FOLDER), () => {
  it('monthly banking has the key figures for December 2023', async () => {
    const parsed = await parse(MONTHLY_BANKING_STATS, DECEMBER_2023);
    expect([parsed.publishedOn, parsed.scope, count(parsed)]).toEqual(['2024-01-31', 'whole', 191835]);
    expect(parsed.dimensions.map(({ id, values }) => [id, values.length])).toEqual([
      ['INSTITUTION', 142],
      ['MEASURE', 27],
    ]);
    const measures: Readonly<Record<string, string>> = {
      total_residents_assets: 'total_assets',
      total_residents_deposits: 'total_deposits',
    };
    let checked = 0;
    for (const [series = '', when = '', entity = '', value = ''] of parseCsv(readFileSync(FIGURES)).rows) {
      const measure = measures[series];
      if (measure === undefined) continue;
      const sum = entity.endsWith('(sum)');
      const got = sum
        ? sumOf(parsed, measure, when)
        : valueAt(parsed, `${codeOf(parsed, 'INSTITUTION', entity)}.${measure}`, when.slice(0, 7));
      // An institution that was renamed is listed under its new name.
      if (got === undefined) continue;
      expect([series, when, entity, got]).toEqual([series, when, entity, Number(value)]);
      checked++;
    }
    expect(checked).toBeGreaterThan(80);
  });

  it('monthly banking shows revisions between two vintages', async () => {
    const [before, after] = [await parse(MONTHLY_BANKING_STATS, JANUARY_2023), await parse(MONTHLY_BANKING_STATS, DECEMBER_2023)];
    expect(before.publishedOn).toBe('2023-02-28');
    const deltas = difference(slicesOf(before), after);
    const january2023 = parsePeriod('2023-01')?.t ?? 0;
    const revised = deltas.flatMap((delta) =>
      delta.write.filter(({ t }) => t <= january2023).map(({ t }) => [delta.attributes.key, t] as const),
    );
    const added = deltas.flatMap((delta) => delta.write.filter(({ t }) => t > january2023));
    expect(revised.length).toBeGreaterThan(100);
    expect(revised.length).toBeLessThan(count(before) / 20);
    expect(added.length).toBeGreaterThan(35_000);
    expect(count(before)).toBe(155403);
  });

  it('the centralised publication is a back series, with ratios as fractions', async () => {
    const parsed = await parse(ADI_KEY_STATS, CENTRALISED);
    expect(parsed.publishedOn).toBe('2026-03-12');
    const cba = '48123123124.n.major_banks';
    // From the notes on the file: CBA at 2025-12-31.
    expect(valueAt(parsed, `${cba}.cet1_ratio`, '2025-Q4')).toBe(0.123);
    expect(valueAt(parsed, `${cba}.risk_weighted_assets`, '2025-Q4')).toBe(505310.5);
    expect(parsed.series.find(({ key }) => key === `${cba}.cet1_ratio`)?.observations).toHaveLength(52);
    expect(parsed.dimensions[0]?.values).toHaveLength(139);
    const risks = await parse(ADI_RISK_WEIGHTED_ASSETS, CENTRALISED);
    expect(valueAt(risks, `${cba}.total_rwa`, '2025-Q4')).toBe(505310.5);
    expect(risks.dimensions.at(-1)?.values).toHaveLength(8);
  });

  it('the register combines both publications by ABN', async () => {
    const rows: RegisterRow[] = [];
    for await (const row of ADI_LIST.combine?.([capture(CENTRALISED, CENTRALISED_FILE), capture(DECEMBER_2023, MONTHLY_FILE)]) ?? []) {
      rows.push(row);
    }
    expect(rows).toHaveLength(194);
    expect(new Set(rows.map(({ abn }) => abn)).size).toBe(194);
    expect(rows.find(({ abn }) => abn === '48123123124')).toEqual({
      name: 'Commonwealth Bank of Australia',
      abn: '48123123124',
      type: 'Major banks',
      status: 'current',
      licence_date: null,
    });
    // 77 at the end of 2025 in the centralised publication (from the notes on the file), and 51 only in the monthly statistics.
    const current = rows.filter(({ status }) => status === 'current');
    expect(current.filter(({ type }) => String(type).startsWith('Foreign bank branches'))).toHaveLength(51);
    for (const { abn } of rows) expect(abn).toMatch(/^\d{11}$/);
  });

  it('insurance databases keep masked values masked', async () => {
    const general = await parse(INSURANCE_GENERAL, 'general_insurance_database_2025-12_first200.xlsx');
    expect([count(general), general.publishedOn]).toEqual([199, '2026-02-27']);
    const segment = 'insurance_financial_result.financial_performance.flow.total_direct_insurers.blank';
    const rest = 'blank.blank.blank.blank.blank.blank.value';
    expect(valueAt(general, `insurance_finance_expenses_for_insurance_contracts_issued.${segment}.${rest}`, '2025-Q4')).toBe(6_000_000);
    const masked = general.series.flatMap(({ observations }) => observations).filter(({ status }) => status === 'suppressed');
    expect([masked.length, new Set(masked.map(({ value }) => value))]).toEqual([49, new Set([null])]);
    const life = await parse(LIFE_INSURANCE, 'life_insurance_database_2025-12_first200.xlsx');
    expect([count(life), life.publishedOn]).toEqual([199, '2026-03-20']);
    const archive = await parse(INSURANCE_GENERAL_HISTORICAL, 'general_insurance_historical_2023-06_first200.xlsx');
    // The cover of the archive says August 2022, but its latest values are for June 2023.
    expect([count(archive), archive.publishedOn, archive.notes.length]).toEqual([199, null, 1]);
    expect(archive.series.filter(({ unit }) => unit === 'Number').length).toBe(16);
  });

  it('funds have their ABN, and small numbers of accounts are masked', async () => {
    const parsed = await parse(SUPER_FUND_LEVEL, 'super_fund_level_2025-12.xlsx');
    expect([parsed.publishedOn, parsed.scope, parsed.dimensions[0]?.values.length]).toEqual(['2026-03-11', 'periods', 74]);
    const amg = parsed.series.find(({ key }) => key.startsWith('30099320583.') && key.endsWith('.total_members_benefits'));
    expect([amg?.observations[0]?.value, amg?.unit, amg?.multiplier]).toEqual([2829015, 'AUD', 3]);
    const small = parsed.series.flatMap(({ observations }) => observations).filter(({ text }) => text === '<20');
    expect(small).toHaveLength(10);
    expect(new Set(small.map(({ status }) => status))).toEqual(new Set(['suppressed']));
  });

  it('tables with quarters in columns have words or dates, several blocks and repeated names', () => {
    const file = capture('adi_performance_property_2024-09_extract.xlsx');
    const money = { code: 'value_aud_million', label: 'Amount', unit: 'AUD', multiplier: 6 };
    const layout = { dimension: 'ITEM', label: 'Item', money, unit: /\$ ?m(?:illion)?\b/ };
    const societies = parseItems(file, { ...layout, sheet: 'A.1a' });
    expect(valueAt(societies, 'interest_income.value_aud_million', '2004-Q3')).toBe(245.173935);
    expect(valueAt(societies, 'net_profit_loss_after_tax.value_aud_million', '2019-Q1')).toBe(8.08093637);
    expect(valueAt(societies, 'operating_expenses_other.value_aud_million', '2004-Q3')).toBe(51.945019);
    expect(valueAt(societies, 'number_of_entities.value_number', '2019-Q1')).toBe(2);
    const property = parseItems(file, { ...layout, sheet: 'Tab 4a' });
    expect(valueAt(property, 'commercial_property_exposure_limits_office.value_aud_million', '2024-Q3')).toBe(87313.9);
    expect(valueAt(property, 'commercial_property_actual_exposures_office.value_aud_million', '2024-Q3')).toBe(82189.3);
    expect(valueAt(property, 'non_performing_to_total_exposures.value_ratio', '2024-Q3')).toBe(0.008);
    const key = parseItems(file, { ...layout, sheet: 'Key Stats' });
    expect(valueAt(key, 'major_banks.value_aud_million', '2024-Q3')).toBe(4631679.2);
    expect(valueAt(key, 'major_banks.value_number', '2024-Q3')).toBe(4);
    expect(valueAt(key, 'banks_total_capital_ratio.value_ratio', '2024-Q3')).toBe(0.202);
  });
});

function sumOf(parsed: ParsedDataset, measure: string, when: string): number {
  const values = parsed.series
    .filter(({ key }) => key.endsWith(`.${measure}`))
    .map(({ key }) => valueAt(parsed, key, when.slice(0, 7)) ?? 0);
  return Number(values.reduce((sum, value) => sum + value, 0).toFixed(1));
}

it('an HTML page matches no file', () => expectPageRefused('apra'));
