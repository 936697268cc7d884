/** Checks sentences as people write them. The expected verdicts are from the publications of the ABS, the RBA and WGEA. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { concepts } from '../../src/catalogue/concepts/concepts.ts';
import { type OverStore, serveStore } from '../http/over-store.ts';

type Row = Readonly<Record<string, number | string | null>>;

let server: OverStore;
beforeAll(async () => {
  server = await serveStore('2026-11-27T00:00:00.000Z', 'starter');
}, 240_000);
afterAll(() => server.close());

const check = async (text: string): Promise<readonly Row[]> => (await server.json(`/v1/check?text=${encodeURIComponent(text)}`)).data;
/** The verdict, series and period of each statement. */
const results = async (text: string) => {
  const rows = await check(text);
  const firsts = rows.filter(({ claim }, i) => i === 0 || claim !== rows[i - 1]?.['claim']);
  return firsts.map(({ verdict, series_id }) => [verdict, series_id]);
};

describe('a decision', () => {
  it.each([
    ['The RBA lifted the cash rate to 4.35 per cent on 7 November 2023', [['agrees', 'AU.CASHRATE']]],
    ['The RBA cut the cash rate to 3.60 per cent on 12 August 2025', [['agrees', 'AU.CASHRATE']]],
    ['The RBA raised the cash rate to 4.10 per cent on 17 March 2026', [['agrees', 'AU.CASHRATE']]],
    ['The RBA lifted the cash rate to 0.35 per cent on 3 May 2022', [['agrees', 'AU.CASHRATE']]],
    ['The cash rate was cut to 0.25 per cent on 19 March 2020', [['agrees', 'AU.CASHRATE']]],
    [
      'On 7 November 2023 the RBA raised the cash rate by 0.25 percentage points to 4.35 per cent',
      [
        ['agrees', 'AU.CASHRATE.DAILY'],
        ['agrees', 'AU.CASHRATE'],
      ],
    ],
    ['The RBA raised the cash rate to 4.35 per cent on 5 May 2026', [['agrees', 'AU.CASHRATE.DAILY']]],
    ['The cash rate was 4.10 per cent on 7 November 2023', [['agrees', 'AU.CASHRATE']]],
    ['The cash rate was 4.10 per cent on 8 November 2023', [['other_period', 'AU.CASHRATE']]],
    ['The RBA cut the cash rate by 25 basis points in October 2025', [['no_value', 'AU.CASHRATE.CHANGE']]],
    ['The cash rate was 4.10 per cent in August 2026', [['no_value', 'AU.CASHRATE']]],
  ])('%s', async (text, expected) => expect(await results(text)).toEqual(expected));
});

describe('a sentence in the present tense', () => {
  it.each([
    ['The cash rate is 4.35 per cent.', 'agrees', 'AU.CASHRATE.DAILY', /6 May 2026.*4 later decisions/],
    ['The cash rate is 4.10 per cent.', 'differs', 'AU.CASHRATE.DAILY', /4\.35%/],
    ['Unemployment is 4.4 per cent', 'agrees', 'AU.UNEMP.SA', /June 2026.*4 later monthly values are not stored/],
    ['The household saving ratio is 6.9 per cent', 'agrees', 'AU.HOUSEHOLD.SAVING.RATIO', /December quarter 2025/],
    ['Household debt is 184.7 per cent of income', 'agrees', 'AU.HOUSEHOLD.DEBT.INCOME', /March quarter 2024.*9 later quarterly values/],
    ['The mean dwelling price is $1.1 million', 'agrees', 'AU.DWELLING.VALUE', /June quarter 2026/],
    ['The cash rate has been 4.35 per cent since May 2026', 'agrees', 'AU.CASHRATE.DAILY', /6 May 2026/],
    ['About 18,300 homes were approved in June 2026', 'agrees', 'AU.BUILDING.APPROVALS.SA', /18,328/],
  ])('%s', async (text, verdict, series_id, answer) => {
    const [row] = await check(text);
    expect(row).toMatchObject({ verdict, series_id });
    expect(row?.['answer']).toMatch(answer);
  });
});

describe('a number of jobs that the economy gained or lost', () => {
  it.each([
    ['The economy shed 22,000 jobs in June 2026', 'differs', 'AU.EMPLOYED.SA'],
    ['The Australian economy added 76,000 jobs in June 2026', 'agrees', 'AU.EMPLOYED.SA'],
    ['The labour market lost 22,000 jobs in June 2026', 'differs', 'AU.EMPLOYED.SA'],
    ['The economy grew 0.8 per cent in the December quarter 2025', 'agrees', 'AU.GDP.QOQ'],
  ])('%s', async (text, verdict, series_id) => expect((await check(text))[0]).toMatchObject({ verdict, series_id }));
});

describe('a sentence that denies a figure', () => {
  it.each([
    ['Unemployment was not 4.4 per cent in June 2026.', 'differs', true],
    ["The unemployment rate wasn't 4.4 per cent in June 2026", 'differs', true],
    ['Unemployment was not 5.5 per cent in June 2026', 'agrees', true],
    ['Inflation did not reach 7.8 per cent in December 2022.', 'differs', true],
    ['It is false that inflation was 7.8 per cent in December 2022', 'differs', true],
    ['Inflation never fell below 7 per cent in December 2022', 'agrees', false],
    ['Unemployment did not exceed 5 per cent in June 2026', 'agrees', false],
    ['Unemployment did not exceed 4 per cent in June 2026', 'differs', false],
    ['Unemployment was no more than 4.5 per cent in June 2026', 'agrees', false],
    ['Not only was growth weak, unemployment was 4.4 per cent in June 2026', 'agrees', false],
  ])('%s', async (text, verdict, isDenied) => {
    const [row] = await check(text);
    expect(row).toMatchObject({ verdict });
    expect(String(row?.['answer']).includes('The text denies')).toBe(isDenied);
  });
});

describe('a time from one period to another', () => {
  it.each([
    ['the cash rate was 0.10 per cent from November 2020 until May 2022', 'agrees', 'AU.CASHRATE'],
    ['The cash rate was 0.10 per cent from November 2020 to April 2022', 'agrees', 'AU.CASHRATE'],
    ['The cash rate was 0.10 per cent from November 2019 until May 2022', 'differs', 'AU.CASHRATE'],
    ['Inflation averaged 5 per cent between 1993 and 2019', 'differs', 'AU.CPI.YOY'],
    ['Unemployment averaged 4 per cent from 2022 to 2024', 'agrees', 'AU.UNEMP.SA'],
    ['Employment rose by 300,000 between June 2025 and June 2026', 'unknown_measure', null],
  ])('%s', async (text, verdict, series_id) => {
    const [row] = await check(text);
    expect(row).toMatchObject({ verdict, series_id });
  });
});

describe('a change of the cash rate whose day before is not in the daily table', () => {
  it.each([
    [
      'The RBA raised the cash rate by 0.25 percentage points',
      'agrees',
      /raised by 0\.25 percentage points to 4\.35% on 5 May 2026.*4 later/,
    ],
    ['The RBA lifted the cash rate by 25 basis points in May 2026', 'agrees', /on 5 May 2026\. The text agrees with the decision\.$/],
    ['The RBA cut the cash rate by 50 basis points in May 2026', 'differs', /raised by 0\.25.*not a fall of 50 basis points/],
    ['The RBA did not raise the cash rate by 25 basis points in May 2026', 'differs', /The text denies/],
  ])('%s', async (text, verdict, answer) => {
    const [row] = await check(text);
    expect(row).toMatchObject({ verdict, period: '2026-05-05', value_now: 0.25, dataset_id: 'rba.F1' });
    expect(row?.['answer']).toMatch(answer);
    const { data } = await server.json(String(row?.['reproduce_url']).replace(/^https?:\/\/[^/]+/, ''));
    expect(data).toMatchObject([{ day: '2026-05-05', change_ppt: 0.25 }]);
  });
});

describe('a limit since a period, or for all periods', () => {
  it.each([
    ['The cash rate has been above 4 per cent since November 2023', 'differs', /3\.60% to 4\.35%.*not always at least 4 per cent/],
    ['The cash rate has been above 3.5 per cent since November 2023', 'agrees', /3\.60% to 4\.35%/],
    ['The unemployment rate has been below 5 per cent since 2021', 'agrees', /from December 2021 to June 2026/],
    ['The unemployment rate has not been above 5 per cent since October 2021', 'agrees', /from November 2021 to June 2026/],
    ['Unemployment never fell below 3.5 per cent', 'differs', /3\.4% to 11\.2% from February 1978 to June 2026/],
    ['Unemployment has never been above 8 per cent', 'differs', /3\.4% to 11\.2%/],
    ['Inflation has never been above 8 per cent', 'differs', /from the June quarter 1923/],
    ['Unemployment has always been above 3 per cent', 'agrees', /3\.4% to 11\.2%/],
    ['Employment rose by 300,000 since June 2025', 'unknown_measure', /from June 2025 to the latest period/],
  ])('%s', async (text, verdict, answer) => {
    const [row] = await check(text);
    expect(row).toMatchObject({ verdict });
    expect(row?.['answer']).toMatch(answer);
  });

  it('is not the period of the value if it is only compared with it', async () => {
    expect(await check('Unemployment rose to 4.5 per cent in April 2026, the highest since November 2021.')).toMatchObject([
      { verdict: 'agrees', period: '2026-04' },
    ]);
    expect(await check('Inflation of 3.8 per cent is the lowest since January 2026.')).toMatchObject([
      { verdict: 'agrees', period: '2026-06' },
    ]);
    expect(await check('Inflation has fallen from 7.8 per cent in December 2022 to 3.8 per cent.')).toMatchObject([
      { verdict: 'agreed_then', period: '2022-Q4' },
      { verdict: 'agrees', period: '2026-06' },
    ]);
  });
});

describe('the direction to a level', () => {
  it.each([
    ['The RBA cut the cash rate to 4.35 per cent in November 2023', 'differs', /says that it fell, but it was 4\.10% on 7 June 2023/],
    ['The RBA raised rates to 3.60 per cent in August 2025', 'differs', /says that it rose, but it was 3\.85% on 21 May 2025/],
    ['The RBA cut rates to 3.60 per cent in August 2025', 'agrees', /3\.60%/],
    ['Unemployment fell to 4.4 per cent in June 2026', 'differs', /it was 4\.4% in May 2026 and 4\.3% in June 2025/],
    ['Unemployment rose to 4.4 per cent in June 2026', 'agrees', /4\.4%/],
    ['Inflation eased to 3.8 per cent in June 2026', 'agrees', /3\.8%/],
    ['Job vacancies rose to 329,500 in the June quarter 2026', 'differs', /it was 336,600 in the March quarter 2026/],
    // The first vintage shows a fall, but the current one does not.
    ['Unemployment fell to 4.4 per cent in 2026', 'agrees', /4\.4%/],
  ])('%s', async (text, verdict, answer) => {
    const [row] = await check(text);
    expect(row).toMatchObject({ verdict });
    expect(row?.['answer']).toMatch(answer);
  });
});

describe('a number that is not a value, or has another unit', () => {
  it.each([
    ["Trimmed mean inflation is above the RBA's 2 to 3 per cent target band at 3.4 per cent", [['agrees', 'AU.CPI.TRIMMED']]],
    ['Inflation of 3.8 per cent is above the target range of 2 to 3 per cent', [['agrees', 'AU.CPI.MONTHLY.YOY']]],
    ['The RBA has raised rates three times in 2026 to 4.35 per cent', [['agrees', 'AU.CASHRATE.DAILY']]],
    ['Unemployment is one in 23', [['agrees', 'AU.UNEMP.SA']]],
    ['Unemployment is one in ten', [['differs', 'AU.UNEMP.SA']]],
    ['About 690,000 Australians are unemployed', [['agrees', 'AU.UNEMPLOYED.SA']]],
    ['About 600,000 Australians are unemployed', [['other_period', 'AU.UNEMPLOYED.SA']]],
  ])('%s', async (text, expected) => expect(await results(text)).toEqual(expected));
});

describe('a named frequency or issue', () => {
  it.each([
    ['Monthly CPI indicator inflation was 8.4 per cent in December 2022', 'no_value', 'AU.CPI.MONTHLY.YOY'],
    ['The monthly CPI indicator rose 6.8 per cent in the year to April 2023', 'no_value', 'AU.CPI.MONTHLY.YOY'],
    ['Monthly CPI inflation was 3.8 per cent in June 2026', 'agrees', 'AU.CPI.MONTHLY.YOY'],
    ['Quarterly CPI inflation was 3.8 per cent in June 2026', 'other_measure', 'AU.CPI.ALLGROUPS.INDEX'],
  ])('%s', async (text, verdict, series_id) => expect((await results(text))[0]).toEqual([verdict, series_id]));

  it.each([
    [
      'The RBA forecast underlying inflation of 3.3 per cent for June 2024 in its May 2024 statement',
      /forecast 3\.8% in May 2024.*not 3\.3/,
    ],
    ['In May 2024, the RBA forecast underlying inflation of 3.8 per cent for the June quarter 2024', /forecast 3\.8% in May 2024/],
    ['In May 2023 the RBA forecast trimmed mean inflation of 3.3 per cent for June 2024', /forecast 3\.3% in May 2023/],
    ['The RBA in its February 1970 statement forecast unemployment of 3.2 per cent for June 2024', /no RBA forecast of February 1970/],
  ])('%s', async (text, answer) => {
    const [row] = await check(text);
    expect(row?.['verdict']).toBe('forecast');
    expect(row?.['answer']).toMatch(answer);
  });
});

describe('a gender pay gap', () => {
  it.each([
    ['The WGEA average total remuneration gender pay gap is 21.1 per cent', 'agrees', null],
    ['The gender pay gap in average total remuneration was 21.1 per cent in 2024-25', 'agrees', null],
    ['The average total remuneration gender pay gap was 15 per cent in 2024-25', 'differs', null],
    ['The gender pay gap is 21.1 per cent', 'other_measure', 'AU.GENDER.PAY.GAP'],
    ['The gender pay gap is 33 per cent', 'differs', 'AU.GENDER.PAY.GAP'],
    ["WGEA's mid-point average total remuneration gender pay gap was 11.2 per cent in 2024-25", 'agrees', 'AU.GENDER.PAY.GAP'],
  ])('%s', async (text, verdict, series_id) => expect((await results(text))[0]).toEqual([verdict, series_id]));
});

describe('a month of a survey', () => {
  it.each([
    ['There were 329,500 job vacancies in May 2026', [['agrees', 'AU.VACANCIES']]],
    ['There were 329,500 job vacancies in April 2026', [['no_value', 'AU.VACANCIES']]],
    ['Full-time ordinary time earnings were $1,807.70 in November 2022', [['agrees', 'AU.EARNINGS.FULL_TIME']]],
  ])('%s', async (text, expected) => expect(await results(text)).toEqual(expected));

  it.each([
    'Employment rose by 76,300 people to 14,823,300 in June 2026',
    'Employment grew by 76,300 jobs to 14.8 million people in June 2026',
  ])('%s', async (text) =>
    expect(await results(text)).toEqual([
      ['agrees', 'AU.EMPLOYED.SA'],
      ['agrees', 'AU.EMPLOYED.SA'],
    ]),
  );
});

describe('every concept', () => {
  const figureWords = (unit: string): string => (unit.includes('%') ? '3.3 per cent' : unit.startsWith('AUD') ? '$1,234' : '1,234');
  it.each(concepts().map(({ title, unit }) => [title, figureWords(unit)]))('%s is %s: has a result', async (title, figure) => {
    for (const text of [
      `The ${title} is ${figure}.`,
      `The ${title} was ${figure} in June 2024.`,
      `The ${title} rose ${figure} over the year.`,
    ]) {
      const rows = await check(text);
      expect(rows.length).toBeGreaterThan(0);
      // Each request for a compared value returns it.
      for (const { reproduce_url: url, series_id } of rows)
        if (url !== null && series_id !== null) await server.json(String(url).replace(/^https?:\/\/[^/]+/, ''));
    }
  });
});
