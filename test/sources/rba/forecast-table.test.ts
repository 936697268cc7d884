/**
 * Reads forecasts of market economists. The rows are from the Bank's file j1-cash-rate.csv of 28 August 2026
 * (https://www.rba.gov.au/statistics/tables/csv/j1-cash-rate.csv), surveys of May and August 2026.
 */
import { describe, expect, it } from 'vitest';
import { findDataset } from '../../../src/catalogue/catalogue.ts';
import { formatPeriod } from '../../../src/core/period.ts';
import { capture } from '../capture.ts';

const same = (word: string): string => Array<string>(7).fill(word).join(',');
const HEAD = `J1 MARKET ECONOMISTS' FORECASTS,,,,,,,
Title,Target quarter,Cash rate forecasts – median,Cash rate forecasts – mean,Cash rate forecasts – low,Cash rate forecasts – high,Cash rate forecasts – number of responses,Cash rate forecasts – standard deviation
Description,Target quarter of market economists’ forecasts,Median forecast for level in target quarter,Mean forecast for level in target quarter,Lowest forecast for level in target quarter,Highest forecast for level in target quarter,Number of responses at the target quarter,Standard deviation of level in target quarter
Frequency,${same('Quarterly')}
Type,${same('Original')}
Units,Date,Per cent,Per cent,Per cent,Per cent,Number,Percentage points
Source,${same('RBA')}
Publication date,${same('28-Aug-2026')}
Series ID,JCRTQF,JCRFMED,JCRFMN,JCRFLO,JCRFHI,JCRFNR,JCRFSD
`;
const ROWS = `01/05/2026,01/06/2026,4.35,4.37,4.10,4.60,33,0.11
01/05/2026,01/12/2026,4.35,4.47,4.10,4.85,33,0.17
01/05/2026,01/06/2027,4.35,4.36,3.60,4.85,33,0.26
01/05/2026,01/12/2027,4.23,4.17,3.10,4.85,32,0.36
01/05/2026,01/06/2028,3.85,3.99,2.60,4.60,20,0.44
01/08/2026,01/12/2026,4.35,4.44,4.35,4.85,37,0.14
01/08/2026,01/06/2027,4.35,4.37,3.85,4.85,37,0.24
01/08/2026,01/12/2027,4.10,4.10,3.35,4.60,37,0.32
01/08/2026,01/06/2028,3.85,3.92,2.85,4.35,26,0.32
01/08/2026,01/12/2028,3.85,3.79,2.85,4.35,25,0.36
`;

async function parsed(text: string, id = 'J1-CASH-RATE') {
  const dataset = findDataset('rba', id);
  if (dataset?.kind !== 'time_series') throw new Error(`rba.${id} is no time series.`);
  return dataset.parse(
    capture(new TextEncoder().encode(text), {
      url: 'https://www.rba.gov.au/statistics/tables/csv/j1-cash-rate.csv',
      retrievedAt: '2026-09-22T00:00:00Z',
    }),
  );
}

describe('forecasts of market economists', () => {
  it('have the quarter of the survey and the number of quarters ahead', async () => {
    const { series, publishedOn } = await parsed(HEAD + ROWS);
    const medians = series
      .filter(({ key }) => key.startsWith('JCRFMED.'))
      .map(({ key, observations }) => [key.split('.')[1], observations.map(({ t, value }) => [formatPeriod({ freq: 'Q', t }), value])]);
    expect(Object.fromEntries(medians)).toEqual({
      ...{ 0: [['2026-Q2', 4.35]], 2: [['2026-Q2', 4.35]], 4: [['2026-Q2', 4.35]], 6: [['2026-Q2', 4.23]], 8: [['2026-Q2', 3.85]] },
      ...{ 1: [['2026-Q3', 4.35]], 3: [['2026-Q3', 4.35]], 5: [['2026-Q3', 4.1]], 7: [['2026-Q3', 3.85]], 9: [['2026-Q3', 3.85]] },
    });
    expect(publishedOn).toBe('2026-08-28');
    expect(new Set(series.map(({ unit }) => unit))).toEqual(new Set(['Per cent', 'Number', 'Percentage points']));
    expect(series.some(({ key }) => key.startsWith('JCRTQF'))).toBe(false);
  });

  it('of other variables are read by the same rules', async () => {
    expect((await parsed(HEAD + ROWS, 'J1-GDP-GROWTH')).series).toHaveLength(60);
  });

  it.each([
    ['a target quarter that is no date', HEAD + ROWS.replace('01/12/2028', 'December'), 'PARSE_VALUE'],
    ['a target quarter twice in a survey', HEAD + ROWS.replace('01/12/2028', '01/06/2028'), 'DATA_DUPLICATE_KEY'],
    ['no target quarters', HEAD.replace('Target quarter,', 'Quarter,') + ROWS, 'PARSE_LAYOUT'],
    ['a value that is no number', HEAD + ROWS.replace('3.79', 'about 4'), 'PARSE_VALUE'],
  ])('with %s are refused, with the place', async (_, text, code) => {
    await expect(parsed(text)).rejects.toMatchObject({ code, at: { url: expect.stringContaining('j1-cash-rate.csv') } });
  });
});
