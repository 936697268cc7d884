/** Lists recorded files in each layout, with the positions of their values for a script that shares no code with the program. */
import { RBA_TABLES } from '../sources/recorded-tables.ts';
import type { Reading } from './readings.ts';

const series = (source: 'rba' | 'abs', names: Readonly<Record<string, string>>): readonly Reading[] =>
  Object.entries(names).map(
    ([name, id]): Reading => ({ file: `upstream/${source}/${name}`, dataset: `${source}/${id}`, layout: 'series' }),
  );
const message = (name: string, id: string): Reading => ({ file: `upstream/abs/${name}`, dataset: `abs/${id}`, layout: 'message' });
const records = (
  file: string,
  dataset: string,
  freq: Reading['freq'],
  period: string,
  named: readonly string[],
  sheet?: string,
): Reading => ({
  file: `upstream/${file}`,
  dataset,
  layout: 'records',
  period,
  named,
  ...(freq === undefined ? {} : { freq }),
  ...(sheet === undefined ? {} : { sheet }),
});
const across = (name: string, dataset: string, sheet: string | null, freq: 'M' | 'FY'): Reading => ({
  file: name,
  dataset,
  layout: 'across',
  freq,
  ...(sheet === null ? {} : { sheet }),
});

const report = (file: string, id: string, sheet: string): Reading => ({
  file,
  dataset: `aemo/${id}`,
  layout: 'report',
  sheet,
  named: ['REGIONID'],
});

const LIFE = ['Data item', 'Subject', 'Category', 'Stock or flow', 'Reporting structure', 'Product group', 'Product group type'];

export const RECORDED: readonly Reading[] = [
  ...series('rba', RBA_TABLES),
  ...series('abs', {
    '310101_dec2024.xlsx': 'ERP_COMP_Q',
    '310104_dec2023.xlsx': 'ERP_Q',
    '5206001_Key_Aggregates_dec2025.xlsx': 'ANA_AGG',
    '6202001_feb2026.xlsx': 'LF',
    '63020011B_nov2023.xlsx': 'AWE',
    '634501_dec2025.xlsx': 'WPI',
    '640101.xlsx': 'CPI',
    '640101_2010s.xls': 'CPI',
    '640101_jan2026.xlsx': 'CPI_MONTHLY',
    '641601_dec2021.xlsx': 'RPPI',
    '643201_jun2024.xlsx': 'RES_DWELL_ST',
    '850101_aug2022.xlsx': 'RT',
  }),
  message('CPI_2.0.0_AUS_monthly_20260801.json', 'CPI_MONTHLY'),
  message('CPI_2.0.0_AUS_quarterly_20260801.json', 'CPI'),
  message('RPPI_1.0.0_1.1+2+3..json', 'RPPI'),
  message('BUILDING_ACTIVITY_1.0.0_subset.csv', 'BUILDING_ACTIVITY'),
  message('ERP_COMP_Q_1.0.0_3+9+10.AUS.Q_subset.csv', 'ERP_COMP_Q'),
  records('apra/madis_back_series_2019-03_to_2023-01.xlsx', 'apra/MONTHLY_BANKING_STATS', 'M', 'Period', ['ABN'], 'Table 1'),
  records(
    'apra/adi_centralised_publication_2025-12.xlsx',
    'apra/ADI_KEY_STATS',
    'Q',
    'Period',
    ['ABN', 'Mutual bank (Y/N)', 'Sector'],
    'Table 4',
  ),
  records('apra/super_fund_level_2025-12.xlsx', 'apra/SUPER_FUND_LEVEL', 'Q', 'Period', ['ABN'], 'Table 1'),
  records(
    'apra/life_insurance_database_2025-12_first200.xlsx',
    'apra/LIFE_INSURANCE',
    'Q',
    'Reporting Date',
    [...LIFE, 'Superannuation or ordinary business'],
    'Database',
  ),
  records('aihw/grim_2025_head.csv', 'aihw/GRIM_DEATHS', 'A', 'year', ['grim', 'sex', 'age_group']),
  records('aihw/acimcombinedcounts.csv', 'aihw/CANCER_INCIDENCE_MORTALITY', 'A', 'Year', ['Sex', 'Type', 'Cancer_Type']),
  records('aihw/mort_table1_2025_head.csv', 'aihw/MORT_GEOGRAPHY', 'A', 'YEAR', ['mort', 'category', 'SEX']),
  records('aihw/healthexpenditurebyareaandsource_head.csv', 'aihw/HEALTH_EXPENDITURE', 'FY', 'financial_year', [
    ...['state', 'area_of_expenditure', 'broad_source_of_funding', 'detailed_source_of_funding'],
  ]),
  records('ato/help-statistics-2024-25.xlsx', 'ato/HELP_DEBT', 'FY', 'Year', [], 'Table 1'),
  records(
    'ato/australian-tax-gaps-2025-publication.xlsx',
    'ato/TAX_GAPS',
    'FY',
    'Financial Year',
    ['Tax Type', 'Publish Year'],
    'Market Segments Estimates',
  ),
  across('upstream/ato/ts23gst01gstwetlctbyyearmonth.xlsx', 'ato/GST_MONTHLY', 'Table 1B', 'M'),
  across('upstream/ato/ts23gst01gstwetlctbyyearmonth.xlsx', 'ato/GST_ANNUAL', 'Table 1A', 'FY'),
  across('upstream/ato/taxstats2017individual01selecteditemsbyyear.xlsx', 'ato/INDIVIDUALS_SELECTED_ITEMS', 'Individuals 1B', 'FY'),
  across('upstream/ato/ts24individual08medianaverage_statepostcode.xlsx', 'ato/IND_POSTCODE_MEDIAN', 'Table 8', 'FY'),
  {
    file: 'upstream/ato/2023-24-corporate-report-of-entity-tax-information.xlsx',
    dataset: 'ato/CORP_TRANSPARENCY',
    layout: 'rows',
    period: 'Name',
    sheet: 'Income tax details',
  },
  {
    file: 'upstream-more/wgea/Employer-Gender-Pay-Gaps-Spreadsheet_2024-25_first60_companies.xlsx',
    dataset: 'wgea/EMPLOYER_GAPS',
    layout: 'rows',
    period: 'Employer name',
    sheet: '2. Employers ',
  },
  report('upstream-more/aemo/PUBLIC_DISPATCHIS_201904301035_0000000307325047.CSV', 'dispatch_price', 'DISPATCH.PRICE'),
  report('upstream-more/aemo/PUBLIC_DISPATCHIS_201904301035_0000000307325047.CSV', 'dispatch_region', 'DISPATCH.REGIONSUM'),
  report('upstream-more/aemo/PUBLIC_TRADINGIS_201907041130_0000000309915971.CSV', 'trading_price', 'TRADING.PRICE'),
  report('upstream/aemo/mmsdm/2018_04/PUBLIC_DVD_DISPATCHPRICE_201804010000.zip', 'dispatch_price', 'DISPATCH.PRICE'),
  report('upstream/aemo/mmsdm/2026_03/PUBLIC_ARCHIVE%23DISPATCHPRICE%23FILE01%23202603010000.zip', 'dispatch_price', 'DISPATCH.PRICE'),
  report(
    'upstream/aemo/mmsdm/2026_03/PUBLIC_ARCHIVE%23DISPATCHREGIONSUM%23FILE01%23202603010000.zip',
    'dispatch_region',
    'DISPATCH.REGIONSUM',
  ),
  across('upstream/abs/MRM1_2026.xlsx', 'abs/LF_SA4', null, 'M'),
];

/** Files small enough for trying every kind of change by agencies. */
export const CHANGED: readonly Reading[] = RECORDED.filter(({ file }) =>
  [
    ...['a2-data.csv', 'a02hist.xlsx', 'g1-data.csv', 'h1-data_2017.csv'],
    ...['63020011B_nov2023.xlsx', '643201_jun2024.xlsx', '640101_jan2026.xlsx', '634501_dec2025.xlsx'],
    ...['RPPI_1.0.0_1.1+2+3..json', 'ERP_COMP_Q_1.0.0_3+9+10.AUS.Q_subset.csv'],
    ...['super_fund_level_2025-12.xlsx', 'life_insurance_database_2025-12_first200.xlsx'],
    ...['grim_2025_head.csv', 'healthexpenditurebyareaandsource_head.csv', 'ts23gst01gstwetlctbyyearmonth.xlsx'],
    ...['help-statistics-2024-25.xlsx', 'australian-tax-gaps-2025-publication.xlsx'],
  ].some((name) => file.endsWith(`/${name}`)),
);
