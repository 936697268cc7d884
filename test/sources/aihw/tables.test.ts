import { describe, expect, it } from 'vitest';
import type { TimeSeriesDataset } from '../../../src/core/define-dataset.ts';
import { formatPeriod } from '../../../src/core/period.ts';
import { GRIM_DEATHS } from '../../../src/sources/aihw/datasets/GRIM_DEATHS.ts';
import { HEALTH_EXPENDITURE } from '../../../src/sources/aihw/datasets/HEALTH_EXPENDITURE.ts';
import { MORT_GEOGRAPHY } from '../../../src/sources/aihw/datasets/MORT_GEOGRAPHY.ts';
import { YOUTH_JUSTICE_DETENTION } from '../../../src/sources/aihw/datasets/YOUTH_JUSTICE_DETENTION.ts';
import { calendarYear, financialYear, quarterOfYear } from '../../../src/sources/aihw/periods.ts';
import { capture } from '../capture.ts';

const parse = async (dataset: TimeSeriesDataset, text: string | Uint8Array) =>
  dataset.parse(capture(text, { url: 'https://data.gov.au/data/file.csv' }));
const valuesOf = async (dataset: TimeSeriesDataset, text: string | Uint8Array) =>
  Object.fromEntries(
    (await parse(dataset, text)).series.map(({ key, freq, observations }) => [
      key,
      observations.map(({ t, value }) => [formatPeriod({ freq, t }), value]),
    ]),
  );

// Values of the GRIM file of 2025.
const GRIM_HEADER = 'grim,cause_of_death,year,sex,age_group,deaths,crude_rate_per_100000,age_standardised_rate_per_100000';
const GRIM = `${GRIM_HEADER}
GRIM0000,All causes combined (ICD-10 all),2023,Persons,Total,183131,687.1,512.7
GRIM0000,All causes combined (ICD-10 all),2022,Persons,Total,190939,,548.4
`;

describe('GRIM books', () => {
  it('are read by heading, in any case and position, oldest year first', async () => {
    const expected = {
      'GRIM0000.Persons.Total.deaths': [
        ['2022', 190939],
        ['2023', 183131],
      ],
      'GRIM0000.Persons.Total.crude_rate_per_100000': [
        ['2022', null],
        ['2023', 687.1],
      ],
      'GRIM0000.Persons.Total.age_standardised_rate_per_100000': [
        ['2022', 548.4],
        ['2023', 512.7],
      ],
    };
    expect(await valuesOf(GRIM_DEATHS, GRIM)).toEqual(expected);
    expect(await valuesOf(GRIM_DEATHS, GRIM.replace(GRIM_HEADER, GRIM_HEADER.toUpperCase()))).toEqual(expected);
    const turned = GRIM.split('\n').map((line) => line.split(',').reverse().join(','));
    expect(await valuesOf(GRIM_DEATHS, turned.join('\r\n'))).toEqual(expected);
  });

  it('are read between titles, blank lines and footnotes, with notes, and by headings with blanks or footnote marks', async () => {
    const expected = await valuesOf(GRIM_DEATHS, GRIM);
    const headings = GRIM_HEADER.replace('cause_of_death', 'Cause of death').replace('deaths,', 'deaths (a),');
    const text = `Deaths in Australia,,,,,,,\n,,,,,,,\n${GRIM.replace(GRIM_HEADER, headings)},,,,,,,\n(a) Registered deaths.\nSource: the agency,,,,,,,\n`;
    expect(await valuesOf(GRIM_DEATHS, text)).toEqual(expected);
    const { notes, leftOut } = await parse(GRIM_DEATHS, text);
    expect(notes.map((note) => (typeof note === 'string' ? note : note.text)).join(' ')).toMatch(
      /Deaths in Australia.*Registered deaths\..*Source: the agency/,
    );
    expect(leftOut?.flatMap(({ examples }) => examples)).toEqual([]);
  });

  it('are refused if the last value may be incomplete', async () => {
    await expect(parse(GRIM_DEATHS, GRIM.trimEnd().slice(0, -2))).rejects.toMatchObject({
      code: 'PARSE_LAYOUT',
      at: { row: 3, value: '548' },
    });
  });

  it('report skipped columns', async () => {
    const wider = GRIM.split('\n').map((line, i) => (line === '' ? line : `${line},${i === 0 ? 'note' : 'x'}`));
    const { leftOut, series } = await parse(GRIM_DEATHS, wider.join('\n'));
    expect(leftOut).toEqual([{ what: 'columns', count: 1, examples: ['note'] }]);
    expect(series).toHaveLength(3);
  });

  it('have a cause by its code, because its label has changed', async () => {
    const { dimensions } = await parse(GRIM_DEATHS, GRIM.replaceAll('All causes combined (ICD-10 all)', 'All causes combined'));
    expect(dimensions[0]).toMatchObject({ id: 'GRIM_CODE', values: [{ code: 'GRIM0000', label: 'All causes combined' }] });
    expect(GRIM_DEATHS.dimensions[0]?.default).toBe('GRIM0000');
  });

  it.each<[string, string, object]>([
    ['a renamed column', GRIM.replace('deaths', 'number'), { code: 'PARSE_LAYOUT', at: { row: 1, column: 'deaths' } }],
    ['a repeated heading', GRIM.replace('crude_rate_per_100000', 'deaths'), { code: 'PARSE_LAYOUT', at: { column: 'deaths' } }],
    ['a file cut short', GRIM.slice(0, -30), { code: 'PARSE_LAYOUT', at: { row: 3 } }],
    ['text for a number', GRIM.replace('183131', 'many'), { code: 'PARSE_VALUE', at: { row: 2, column: 'deaths', value: 'many' } }],
    ['a comma as decimal point', GRIM.replace('687.1', '"687,1"'), { code: 'PARSE_VALUE', at: { row: 2, value: '687,1' } }],
    ['an invalid year', GRIM.replace('2023', '23'), { code: 'PARSE_VALUE', at: { row: 2, column: 'year', value: '23' } }],
    ['a row without a person', GRIM.replace('2023,Persons', '2023,'), { code: 'PARSE_VALUE', at: { row: 2, column: 'sex' } }],
    ['a page', '<!DOCTYPE html><html><body>Sorry</body></html>', { code: 'PARSE_LAYOUT', at: { row: 1 } }],
  ])('are refused with %s', async (_, text, error) => {
    await expect(parse(GRIM_DEATHS, text)).rejects.toMatchObject(error);
  });
});

describe('MORT books', () => {
  const header =
    'mort,category,geography,YEAR,SEX,deaths,population,crude_rate_per_100000,age_standardised_rate_per_100000,rate_ratio,premature_deaths,premature_deaths_percent,premature_deaths_asr_per_100000,potential_years_of_life_lost,pyll_rate_per_1000,potentially_avoidable_deaths,pad_percent,pad_asr_per_100000,median_age';
  // Australia, 2023, as in the file of 2025. The second row is of a kind in earlier vintages.
  const text = `${header}
STE10,State and territory,Australia (total),2023,Persons,"183,131","26,652,777",687.1,512.7,1,"58,468",31.9,197.2,"913,179",37.2,"28,112",48.1,97.1,82
STE10,State and territory,Australia (total),2019–2023,Persons,"870,000",,,,,,,,,,,,,
`;

  it('have numbers with thousands separators, also in windows-1252, and omit rows about several years', async () => {
    for (const bytes of [new TextEncoder().encode(text), Buffer.from(text.replace('–', '\u0096'), 'latin1')]) {
      const parsed = await parse(MORT_GEOGRAPHY, bytes);
      expect(parsed.series).toHaveLength(14);
      expect(parsed.series[1]?.observations).toEqual([{ t: 2023, value: 26652777, status: null, text: null, at: 'r2 population' }]);
      expect(parsed.notes).toEqual(['Skipped 1 rows that cover several years together.']);
    }
  });
});

describe('health expenditure', () => {
  it('has financial years and states', async () => {
    const text = `financial_year,state,area_of_expenditure,broad_source_of_funding,detailed_source_of_funding,real_expenditure_millions
2009-10,NSW,Administration,Government,Australian Government,504
2010–11,WA ,Public hospitals,Government,State and local,
`;
    expect(await valuesOf(HEALTH_EXPENDITURE, text)).toEqual({
      'NSW.Administration.Government.Australian Government.real_expenditure_millions': [['FY2009-10', 504]],
    });
    const { dimensions } = await parse(HEALTH_EXPENDITURE, text);
    expect(dimensions[0]?.values).toEqual([
      { code: 'NSW', label: 'New South Wales' },
      { code: 'WA', label: 'Western Australia' },
    ]);
  });
});

describe('youth justice', () => {
  // Australia, June quarter 2016, as in the file of 2017.
  const text = `agegrp,indig_status,legal_status,sex,state,quarter,quart,year,avg_nightly_pop
10 to 17,Total,Total,Total,Aust,Jun qtr 2016,Jun,2016,756
10 to 17,Total,Total,Unknow,Vic ,Jun qtr 2016,Jun,2016,0
`;

  it('has quarters, places under their names, and the typing error in the file as a code', async () => {
    expect(await valuesOf(YOUTH_JUSTICE_DETENTION, text)).toEqual({
      '10 to 17.Total.Total.Total.Aust.avg_nightly_pop': [['2016-Q2', 756]],
      '10 to 17.Total.Total.Unknow.Vic.avg_nightly_pop': [['2016-Q2', 0]],
    });
    const { dimensions } = await parse(YOUTH_JUSTICE_DETENTION, text);
    expect(dimensions[3]?.values).toContainEqual({ code: 'Unknow', label: 'Unknown (published as Unknow)' });
    expect(dimensions[4]?.values).toEqual([
      { code: 'Aust', label: 'Australia' },
      { code: 'Vic', label: 'Victoria' },
    ]);
  });

  it('refuses an unknown quarter', async () => {
    await expect(parse(YOUTH_JUSTICE_DETENTION, text.replace('Jun qtr 2016,Jun', 'Q2,2'))).rejects.toMatchObject({
      code: 'PARSE_VALUE',
      at: { row: 2, value: 'Q2 | 2 | 2016' },
    });
  });
});

describe('periods', () => {
  const shown = (p: ReturnType<typeof calendarYear>): string | null => p && formatPeriod(p);
  it.each([
    [['2023'], '2023'],
    [['2023-24'], null],
    [[''], null],
  ])('calendar year %j', (cells, expected) => expect(shown(calendarYear(cells))).toBe(expected));
  it.each([
    [['2010-11'], 'FY2010-11'],
    [['1999–2000'], 'FY1999-00'],
    [['2010-12'], null],
    [['2010'], null],
  ])('financial year %j', (cells, expected) => expect(shown(financialYear(cells))).toBe(expected));
  it.each([
    [['Jun qtr 2015', 'Jun', '2015'], '2015-Q2'],
    [['September quarter', 'Sep', '2015'], '2015-Q3'],
    [['17', 'Dec qtr 2008', '2008'], '2008-Q4'],
    [['Mar', 'Mar', '2014-15'], null],
    [['2', '2', '2015'], null],
  ])('quarter %j', (cells, expected) => expect(shown(quarterOfYear(cells))).toBe(expected));
});
