/** The canonical series cover every field of the economy, and every state and capital with published values. Their ids lead to data. */
import { describe, expect, it } from 'vitest';
import { sharedAgencyIds } from '../../src/catalogue/agency-ids.ts';
import * as genderPay from '../../src/catalogue/series/gender-pay.ts';
import { aliasesOf, findSeries, nearestSeries, SERIES, suffixNotes } from '../../src/catalogue/series.ts';
import { present } from '../../src/core/assert.ts';
import { HEADLINE_GAP } from '../../src/sources/wgea/datasets/HEADLINE_GAP.ts';

const STATES = ['NSW', 'VIC', 'QLD', 'SA_STATE', 'WA', 'TAS', 'NT', 'ACT'];
const CAPITALS = ['SYDNEY', 'MELBOURNE', 'BRISBANE', 'ADELAIDE', 'PERTH', 'HOBART', 'DARWIN', 'CANBERRA'];
const REGIONS = ['NSW1', 'QLD1', 'SA1', 'TAS1', 'VIC1'];
const ids = new Set(SERIES.map((series) => series.id));

describe('the named series', () => {
  it.each([
    'prices',
    'labour',
    'wages',
    'rates',
    'credit',
    'exchange',
    'national accounts',
    'households',
    'housing',
    'population',
    'trade',
    'energy',
    'banking',
    'gender pay',
  ])('include at least ten about %s', (topic) => {
    expect(SERIES.filter((series) => series.topic === topic).length).toBeGreaterThanOrEqual(10);
  });

  it.each(['AU.UNEMP', 'AU.EMPLOYED', 'AU.PARTICIPATION', 'AU.WPI.YOY', 'AU.POPULATION', 'AU.NOM', 'AU.BUILDING.APPROVALS'])(
    '%s exists for every state and territory',
    (stem) => {
      expect(STATES.filter((state) => !ids.has(`${stem}.${state}`))).toEqual([]);
    },
  );

  it.each(['AU.CPI.INDEX', 'AU.CPI.MONTHLY.YOY', 'AU.RPPI'])('%s exists for every capital city', (stem) => {
    expect(CAPITALS.filter((city) => !ids.has(`${stem}.${city}`))).toEqual([]);
  });

  it.each(['AU.NEM.TRADING.PRICE', 'AU.NEM.DISPATCH.PRICE', 'AU.NEM.DEMAND', 'AU.NEM.ROOFTOP'])('%s exists for every region', (stem) => {
    expect(REGIONS.filter((region) => !ids.has(`${stem}.${region}`))).toEqual([]);
  });

  it.each([
    ['au.cpi.yoy', 'AU.CPI.YOY'],
    ['AU-UNEMP-SA-STATE', 'AU.UNEMP.SA_STATE'],
    ['AU.UNEMP.SOUTH-AUSTRALIA', 'AU.UNEMP.SA_STATE'],
    ['AU.UNEMP', 'AU.UNEMP.SA'],
    ['AU.CPI', 'AU.CPI.INDEX'],
    ['AU.INFLATION', 'AU.CPI.YOY'],
    ['AU.CASH_RATE', 'AU.CASHRATE'],
    ['AU.FX.AUDUSD', 'AU.FX.USD'],
    ['AU.WPI', 'AU.WPI.INDEX'],
    [' au.twi ', 'AU.FX.TWI'],
    ['UNEMP.VIC', 'AU.UNEMP.VIC'],
    ['AU UNEMP VIC', 'AU.UNEMP.VIC'],
    ['au/unemp/vic', 'AU.UNEMP.VIC'],
    ['AU:CPI:YOY', 'AU.CPI.YOY'],
  ])('%s finds %s', (text, id) => {
    expect(findSeries(text)?.id).toBe(id);
  });

  it('distinguish seasonally adjusted from South Australia, which have the same suffix SA', () => {
    const notesOn = (id: string) => suffixNotes(present(findSeries(id), id));
    expect(notesOn('AU.EMPLOYED.SA')).toEqual(['SA in AU.EMPLOYED.SA means seasonally adjusted. South Australia is AU.EMPLOYED.SA_STATE.']);
    expect([...notesOn('AU.EMPLOYED.SA_STATE'), ...notesOn('AU.EMPLOYED.VIC'), ...notesOn('AU.CPI.QOQ.SA')]).toEqual([]);
    expect(aliasesOf(present(findSeries('AU.EMPLOYED.SA_STATE'), 'South Australia'))).toContain('AU.EMPLOYED.SOUTH_AUSTRALIA');
  });

  it('never have an id that is also a path of the API', () => {
    expect(findSeries('multi')).toBeNull();
    expect(nearestSeries('AU.CPI.YOYO')).toContain('AU.CPI.YOY');
  });

  it.each([
    ['AU.UNEMPLOYMENT', 'AU.UNEMP.SA'],
    ['au-unemployment-rate-nsw', 'AU.UNEMP.NSW'],
    ['AU.TRIMMED.MEAN', 'AU.CPI.TRIMMED'],
    ['AU.HOUSE.PRICES', 'AU.DWELLING.VALUE'],
    ['AU_GDP_GROWTH', 'AU.GDP.QOQ'],
  ])('reads common words for the subject in %s', (id, meant) => {
    expect(nearestSeries(id)[0]).toBe(meant);
  });
});

describe('gender pay gaps', () => {
  const handles = Object.values(genderPay).flatMap((value) => ('dataset' in value ? [value] : value));

  it('are each one series of the dataset, for the private sector and all sizes', () => {
    const codes = HEADLINE_GAP.dimensions.map(({ id }) => id);
    for (const { dataset, select } of handles) {
      expect(dataset).toBe(HEADLINE_GAP);
      expect(Object.keys(select).sort()).toEqual([...codes].sort());
      expect(select).toMatchObject({ SECTOR: 'Private', EMPLOYER_SIZE_BAND: 'ALL' });
    }
    expect(new Set(handles.map(({ select }) => JSON.stringify(select))).size).toBe(handles.length);
  });

  it('exist for all employers and each of the 19 industries', () => {
    expect(handles.map(({ id }) => id)).toEqual(expect.arrayContaining(['AU.GENDER.PAY.GAP', 'AU.GENDER.PAY.GAP.MINING']));
    expect(handles.filter(({ select }) => select['ANZSIC_DIVISION'] !== 'ALL')).toHaveLength(19);
  });
});

describe('agency ids of several series', () => {
  it('are found once, because each search needs them', () => {
    const shared = sharedAgencyIds(SERIES);
    expect(shared.get('FXRUSD')?.map(({ id }) => id)).toEqual(['AU.FX.USD', 'AU.FX.USD.MONTHLY']);
    expect(sharedAgencyIds(SERIES)).toBe(shared);
  });
});
