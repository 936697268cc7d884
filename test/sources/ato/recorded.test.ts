/** Reads every recorded file of the ATO and the ACNC with its connector, and compares values with the collected key figures. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Captured } from '../../../src/core/capture.ts';
import type { RegisterDataset, RegisterRow, TimeSeriesDataset } from '../../../src/core/define-dataset.ts';
import { checkAbn } from '../../../src/core/identifiers.ts';
import type { Observation, ParsedDataset } from '../../../src/core/observation.ts';
import { parsePeriod } from '../../../src/core/period.ts';
import { parseCsv } from '../../../src/formats/csv.ts';
import { validateParsed } from '../../../src/ingest/apply/validate.ts';
import { ACNC_AIS_FINANCIALS } from '../../../src/sources/ato/datasets/ACNC_AIS_FINANCIALS.ts';
import { ACNC_REGISTER } from '../../../src/sources/ato/datasets/ACNC_REGISTER.ts';
import { ATO_OCCUPATION } from '../../../src/sources/ato/datasets/ATO_OCCUPATION.ts';
import { ATO_OCCUPATION_GROUPS } from '../../../src/sources/ato/datasets/ATO_OCCUPATION_GROUPS.ts';
import { COMPANY_INDUSTRY } from '../../../src/sources/ato/datasets/COMPANY_INDUSTRY.ts';
import { CORP_TRANSPARENCY } from '../../../src/sources/ato/datasets/CORP_TRANSPARENCY.ts';
import { GST_ANNUAL } from '../../../src/sources/ato/datasets/GST_ANNUAL.ts';
import { GST_MONTHLY } from '../../../src/sources/ato/datasets/GST_MONTHLY.ts';
import { HELP_DEBT } from '../../../src/sources/ato/datasets/HELP_DEBT.ts';
import { IND_POSTCODE_MEDIAN } from '../../../src/sources/ato/datasets/IND_POSTCODE_MEDIAN.ts';
import { IND_POSTCODE_MEDIAN_WIDE } from '../../../src/sources/ato/datasets/IND_POSTCODE_MEDIAN_WIDE.ts';
import { INDIVIDUALS_SELECTED_ITEMS } from '../../../src/sources/ato/datasets/INDIVIDUALS_SELECTED_ITEMS.ts';
import { SBB_BENCHMARKS } from '../../../src/sources/ato/datasets/SBB_BENCHMARKS.ts';
import { SMSF_FUNDS } from '../../../src/sources/ato/datasets/SMSF_FUNDS.ts';
import { TAX_GAPS } from '../../../src/sources/ato/datasets/TAX_GAPS.ts';
import { recorded } from '../../programs/needs.ts';
import { capture } from '../capture.ts';
import { expectPageRefused } from '../refused-page.ts';

const UPSTREAM = path.resolve('..', 'shared', 'upstream');
const MEDIANS = 'ts24individual08medianaverage_statepostcode.xlsx';
const ITEMS = 'taxstats2017individual01selecteditemsbyyear.xlsx';
const TRANSPARENCY = '2023-24-corporate-report-of-entity-tax-information.xlsx';
const GAPS = 'australian-tax-gaps-2025-publication.xlsx';
const HELP = 'help-statistics-2024-25.xlsx';
const OVERVIEW = 'smsf-annual-overview-2023-24.xlsx';
const GST = 'ts23gst01gstwetlctbyyearmonth.xlsx';
const OCCUPATIONS = 'ts23individual15occupationsex.xlsx';
const COMPANIES = 'ts23company04industry.xlsx';
const BENCHMARKS = 'small-business-benchmarks-2023-24-data.xlsx';

/** Files without a dataset, which are refused. */
const REFUSED = ['acnc_groupais18.xlsx', 'income-by-postcode-and-sex-2013-14.xlsx'];
const HEADS = ['acnc_ais23_head.csv', 'acnc_register_datadotgov_main_head.csv'];

const bytesOf = (file: string): Uint8Array => new Uint8Array(readFileSync(path.join(UPSTREAM, file)));
const captured = (file: string): Captured =>
  capture(bytesOf(file), { url: `https://data.gov.au/${file}`, retrievedAt: '2026-08-20T00:00:00Z' });
const parse = (dataset: TimeSeriesDataset, file: string): Promise<ParsedDataset> =>
  Promise.resolve(dataset.parse(captured(`ato/${file}`))).then((parsed) => {
    validateParsed(parsed, dataset, Date.parse('2026-08-20T00:00:00Z'));
    return parsed;
  });

async function rows(dataset: RegisterDataset, bytes: Captured): Promise<readonly RegisterRow[]> {
  const all: RegisterRow[] = [];
  for await (const row of dataset.parse(bytes)) all.push(row);
  return all;
}

/** Returns the observation of a series for a period such as `FY2022-23`. */
function at(parsed: ParsedDataset, key: string, period: string): Observation | undefined {
  const t = parsePeriod(period)?.t;
  return parsed.series.find((series) => series.key === key)?.observations.find((observation) => observation.t === t);
}

const keyFigures = (file: RegExp): readonly { series: string; period: string; entity: string; value: number }[] =>
  parseCsv(bytesOf('key-figures-files.csv'))
    .rows.slice(1)
    .flatMap(([series = '', period = '', entity = '', value = '', , source = '']) =>
      file.test(source) ? [{ series, period: period.replace('–', '-'), entity, value: Number(value) }] : [],
    );

/** Returns the start of a file, without the incomplete last line. */
function headOf(file: string): Captured {
  const text = new TextDecoder().decode(bytesOf(file));
  return capture(text.slice(0, text.lastIndexOf('\n') + 1), { url: `https://data.gov.au/${file}` });
}

describe('recorded files of the ATO', recorded(path.join(UPSTREAM, 'ato')), () => {
  it('table 8: medians and averages of every postcode as published', async () => {
    const parsed = await parse(IND_POSTCODE_MEDIAN, MEDIANS);
    const figures = keyFigures(/^ato\/ts24individual08medianaverage_statepostcode\.xlsx$/).filter(({ entity }) =>
      entity.startsWith('postcode '),
    );
    expect(figures.length).toBeGreaterThan(60);
    for (const { series, period, entity, value } of figures) {
      const key = parsed.series.find((one) => one.key.endsWith(`.${entity.slice(9)}.${series}`))?.key ?? '';
      expect([entity, period, at(parsed, key, `FY${period}`)?.value]).toEqual([entity, period, value]);
    }
    expect(at(parsed, 'NSW.2000.median_taxable_income', 'FY2023-24')).toMatchObject({
      status: null,
      at: expect.stringMatching(/^Table 8!A/),
    });
    expect(parsed.series).toHaveLength(2324 * 3);
    expect(new Set(parsed.dimensions[0]?.values.map(({ code }) => code))).toEqual(
      new Set(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']),
    );
  });

  it('table 8: na is null with its status, and all persons add up', async () => {
    const parsed = await parse(IND_POSTCODE_MEDIAN, MEDIANS);
    expect(at(parsed, 'WA.6919.individuals', 'FY2023-24')).toMatchObject({ value: null, status: 'not_available', text: 'na' });
    for (const { period, value } of keyFigures(/ts24individual08medianaverage_statepostcode\.xlsx$/).filter(
      (one) => one.series === 'individuals',
    )) {
      const t = parsePeriod(`FY${period}`)?.t;
      const persons = parsed.series
        .filter((series) => series.key.endsWith('.individuals'))
        .map((series) => series.observations.find((observation) => observation.t === t)?.value ?? 0);
      expect([period, persons.reduce((sum, one) => sum + one, 0)]).toEqual([period, value]);
    }
  });

  it("table 8 in the agency's form: one row for each postcode, one column for each year", async () => {
    const postcodes = await rows(IND_POSTCODE_MEDIAN_WIDE, captured(`ato/${MEDIANS}`));
    expect(postcodes).toHaveLength(2324);
    expect(postcodes.find((row) => row['postcode'] === '2600')).toMatchObject({
      state: 'ACT',
      individuals_2003_04: 5692,
      median_taxable_income_2022_23: 89958,
      average_taxable_income_2023_24: 136138,
    });
    expect(postcodes.find((row) => row['postcode'] === '6919')).toMatchObject({ individuals_2016_17: 240, individuals_2023_24: null });
    expect(Object.keys(postcodes[0] ?? {})).toHaveLength(IND_POSTCODE_MEDIAN_WIDE.columns.length);
    expect(postcodes.flatMap((row) => Object.values(row)).filter((value) => value === undefined)).toEqual([]);
  });

  it('individuals table 1: the national medians', async () => {
    const parsed = await parse(INDIVIDUALS_SELECTED_ITEMS, ITEMS);
    const statistic: Record<string, string> = { 'no.': 'individuals', 'average $': 'average_aud', 'median $': 'median_aud' };
    const figures = keyFigures(/taxstats2017individual01/);
    expect(figures).toHaveLength(40);
    for (const { series, period, value } of figures) {
      const m = /^(.+?)(?:[\d,]+)? (no\.|average \$|median \$)$/.exec(series);
      const key = `${m?.[1]}.${statistic[m?.[2] ?? '']}`;
      // Key figures are rounded to cents.
      expect(at(parsed, key, `FY${period}`)?.value, key).toBeCloseTo(value, 2);
    }
    expect(at(parsed, 'Taxable income or loss.median_aud', 'FY2016-17')?.value).toBe(44382);
    expect(at(parsed, 'Tax refundable.median_aud', 'FY2013-14')?.value).toBe(-1364.63);
    expect(at(parsed, 'Tax payable or refundable: Tax refundable.median_aud', 'FY2013-14')?.value).toBe(-1364.61);
    expect(at(parsed, 'Total temporary budget repair levy payable.median_aud', 'FY2013-14')?.status).toBe('not_available');
  });

  it('HELP, SMSF and tax gaps', async () => {
    const help = await parse(HELP_DEBT, HELP);
    const name: Record<string, string> = { help_total_incurred_debt: 'total_debt_aud', help_indexation: 'indexation_aud' };
    for (const { series, period, value } of keyFigures(/help-statistics/))
      expect(at(help, name[series] ?? '', `FY${period}`)?.value).toBe(value);
    expect(help.series[0]?.observations).toHaveLength(20);
    expect(at(help, 'os_levy_compulsory_aud', 'FY2016-17')).toMatchObject({ value: null, status: 'not_available' });

    const smsf = await parse(SMSF_FUNDS, OVERVIEW);
    const figures = keyFigures(/smsf-annual/);
    expect(figures).toHaveLength(9);
    for (const { series, period, value } of figures) expect(at(smsf, series, `FY${period}`)?.value).toBe(value);
    expect(at(smsf, 'Total gross assets ($m)', 'FY2024-25')?.status).toBe('estimated');
    expect(at(smsf, 'Total gross assets ($m)', 'FY2023-24')?.status).toBeNull();
    expect(smsf.series.map((series) => [series.key, series.unit, series.multiplier])).toContainEqual(['Total gross assets ($m)', 'AUD', 6]);
    // The overview has the funds of each year in two of its small tables.
    expect(smsf.notes).toEqual([
      expect.objectContaining({
        text: expect.stringMatching(/^6 figures appear twice with the same value, and are read once: Total SMSFs FY2019-20/),
      }),
    ]);

    const gaps = await parse(TAX_GAPS, GAPS);
    for (const { period, entity, value } of keyFigures(/tax-gaps/))
      expect(at(gaps, `${entity}.2025.net_gap_millions`, `FY${period}`)?.value).toBe(value);
    expect(at(gaps, 'Personal income tax.2025.net_gap_rate', 'FY2022-23')?.value).toBe(0.103);
  });

  it('GST by month and by year, which agree', async () => {
    const months = await parse(GST_MONTHLY, GST);
    const years = await parse(GST_ANNUAL, GST);
    const gst = keyFigures(/ts23gst01/);
    expect(gst).toHaveLength(7);
    for (const { series, period, value } of gst) {
      const item = series.replace(/(?<=[a-z])\d$/, '');
      expect(at(years, `GST.${item}`, `FY${period}`)?.value, series).toBe(value);
    }
    expect(at(months, 'Net GST.$m', '2024-06')?.value).toBe(13410);
    expect(months.series).toHaveLength(10);
    for (const series of months.series) expect(series.observations).toHaveLength(48);
    const gross = months.series.find((series) => series.key === 'Gross GST payable.$m');
    const sum = gross?.observations.slice(-12).reduce((total, { value }) => total + (value ?? 0), 0) ?? 0;
    expect(Math.abs(sum - (at(years, 'GST.Gross GST payable', 'FY2023-24')?.value ?? 0))).toBeLessThanOrEqual(6);
    expect(at(years, 'GST.Low Value Imported Goods', 'FY2017-18')?.status).toBe('not_available');
    expect(at(years, 'GST.Net GST', 'FY2000-01')?.value).toBe(26749);
  });

  it('occupations and companies', async () => {
    const groups = await parse(ATO_OCCUPATION_GROUPS, OCCUPATIONS);
    const figures = keyFigures(/individual15/);
    expect(figures).toHaveLength(6);
    for (const { series, period, entity, value } of figures) {
      const m = /^(\d+) .+ \/ (\w+)$/.exec(entity);
      expect(at(groups, `${m?.[1]}.${m?.[2]}.${series}`, `FY${period}`)?.value, entity).toBe(value);
    }
    const occupations = await parse(ATO_OCCUPATION, OCCUPATIONS);
    expect(at(occupations, '1111.111111.Total.median_taxable_income', 'FY2022-23')?.value).toBe(89326);
    expect(at(occupations, '9990.999000.Total.average_taxable_income', 'FY2022-23')?.value).toBe(71457.21);
    const companies = await parse(COMPANY_INDUSTRY, COMPANIES);
    expect(at(companies, 'A.011.companies_count', 'FY2022-23')?.value).toBe(994);
    expect(at(companies, 'A.011.other_sales_total', 'FY2022-23')?.value).toBe(1383879382);
    expect(at(companies, 'z.Other.companies_count', 'FY2022-23')?.value).toBe(1255);
    expect(companies.dimensions[1]?.values).toContainEqual({ code: '011', label: '011 Nursery and Floriculture Production' });
  });

  it('corporate transparency: entities, totals, and blanks that are not filled', async () => {
    const entities = await rows(CORP_TRANSPARENCY, captured(`ato/${TRANSPARENCY}`));
    const figures = keyFigures(/corporate-report/);
    const total = (column: string): number => entities.reduce((sum, row) => sum + Number(row[column] ?? 0), 0);
    for (const { series, entity, value } of figures) {
      if (series === 'corporate_entities') expect(entities).toHaveLength(value);
      else if (series === 'corporate_total_income') expect(total('total_income')).toBe(value);
      else if (series === 'corporate_tax_payable') expect(total('tax_payable')).toBe(value);
      else expect(entities.find((row) => row['entity_name'] === entity && row['income_year'] === '2023-24')?.[series]).toBe(value);
    }
    expect(entities.filter((row) => row['tax_payable'] === null)).toHaveLength(1171);
    expect(entities.filter((row) => row['abn'] === null)).toHaveLength(36);
    expect(entities.every((row) => row['abn'] === null || checkAbn(String(row['abn'])).valid)).toBe(true);
    expect(new Set(entities.map((row) => row['income_year']))).toEqual(new Set(['2021-22', '2022-23', '2023-24']));
  });

  it('small business benchmarks', async () => {
    const benchmarks = await rows(SBB_BENCHMARKS, captured(`ato/${BENCHMARKS}`));
    expect(benchmarks).toHaveLength(100);
    expect(benchmarks.find((row) => row['business_type'] === 'Automotive electrical services')).toMatchObject({
      low_turnover_range: '$50,000 - $250,000',
      total_expenses_low_min: 0.58,
      cost_of_sales_high_max: 0.46,
      income_year: '2023-24',
    });
    expect(benchmarks.find((row) => row['business_type'] === "Barber and men's hairdressing")).toMatchObject({
      high_turnover_range: 'N/A',
      total_expenses_high_min: null,
    });
  });

  it.each(['ato/acnc_register_datadotgov_main_head.csv', 'acnc/datadotgov_main.head.csv'])(
    '%s: charities of the register',
    async (file) => {
      const charities = await rows(ACNC_REGISTER, headOf(file));
      expect(charities).toHaveLength(128);
      expect(charities[0]).toMatchObject({
        postcode: '4506',
        state: 'QLD',
        registration_date: '2023-07-01',
        operates_in_qld: 'Y',
        is_pbi: null,
      });
      // One entry is published without an ABN, under a number of the register.
      expect(charities.filter((row) => !checkAbn(String(row['abn'])).valid)).toHaveLength(1);
      await expect(rows(ACNC_REGISTER, captured(file))).rejects.toMatchObject({ code: 'PARSE_LAYOUT', at: { row: 130 } });
    },
  );

  it.each(['ato/acnc_ais23_head.csv', 'acnc/datadotgov_ais23.head.csv'])('%s: statements of charities', async (file) => {
    const statements = await rows(ACNC_AIS_FINANCIALS, headOf(file));
    expect(statements).toHaveLength(278);
    expect(statements[0]).toMatchObject({
      abn: '11000047950',
      charity_size: 'Large',
      fin_report_from: '2023-01-01',
      staff_fte: 54,
      total_revenue: 6380933,
      net_surplus_deficit: -1258739,
    });
    expect(new Set(statements.map((row) => row['charity_size']))).toEqual(new Set(['Large', 'Medium', 'Small']));
    await expect(rows(ACNC_AIS_FINANCIALS, captured(file))).rejects.toMatchObject({ code: 'PARSE_LAYOUT', at: { row: 280 } });
  });

  it.each(REFUSED)('%s belongs to no dataset and is refused', async (file) => {
    await expect(Promise.resolve().then(() => IND_POSTCODE_MEDIAN.parse(captured(`ato/${file}`)))).rejects.toMatchObject({
      code: 'PARSE_LAYOUT',
    });
    await expect(rows(CORP_TRANSPARENCY, captured(`ato/${file}`))).rejects.toMatchObject({ code: 'PARSE_LAYOUT' });
  });

  it('no file is omitted from these tests', () => {
    const known = [MEDIANS, ITEMS, TRANSPARENCY, GAPS, HELP, OVERVIEW, GST, OCCUPATIONS, COMPANIES, BENCHMARKS, ...REFUSED, ...HEADS];
    expect(readdirSync(path.join(UPSTREAM, 'ato')).sort()).toEqual(known.sort());
    expect(readdirSync(path.join(UPSTREAM, 'acnc')).sort()).toEqual(['datadotgov_ais23.head.csv', 'datadotgov_main.head.csv']);
  });
});

it('an HTML page matches no file', () => expectPageRefused('ato'));
