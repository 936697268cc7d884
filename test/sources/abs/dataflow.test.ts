import { describe, expect, it } from 'vitest';
import type { WattleError } from '../../../src/core/errors.ts';
import { formatPeriod } from '../../../src/core/period.ts';
import { absDataflow, uncuratedDataflow } from '../../../src/sources/abs/dataflow.ts';
import { parseDataflowList } from '../../../src/sources/abs/dataflow-list.ts';
import { C21_G01_POA } from '../../../src/sources/abs/datasets/C21_G01_POA.ts';
import { C21_G02_POA } from '../../../src/sources/abs/datasets/C21_G02_POA.ts';
import { CPI_MONTHLY } from '../../../src/sources/abs/datasets/CPI_MONTHLY.ts';
import { ERP_COMP_Q } from '../../../src/sources/abs/datasets/ERP_COMP_Q.ts';
import { NOM } from '../../../src/sources/abs/datasets/NOM.ts';
import { RES_DWELL_ST } from '../../../src/sources/abs/datasets/RES_DWELL_ST.ts';
import { RT } from '../../../src/sources/abs/datasets/RT.ts';
import { SLCI } from '../../../src/sources/abs/datasets/SLCI.ts';
import { WPI } from '../../../src/sources/abs/datasets/WPI.ts';
import { parseStructure, structureAsk } from '../../../src/sources/abs/structure.ts';
import { capture } from '../capture.ts';

const code = (id: string, name: string) => ({ id, name });

/** An SDMX-JSON 2.0 response: dimensions with their codes, and series of [indexes, attribute index, values by period index]. */
function answer(
  structure: string,
  dimensions: Readonly<Record<string, readonly ReturnType<typeof code>[]>>,
  periods: readonly string[],
  series: Readonly<Record<string, { readonly unit: number; readonly values: Readonly<Record<string, readonly (number | null)[]>> }>>,
  units: readonly ReturnType<typeof code>[],
): string {
  return JSON.stringify({
    meta: { id: 'IREF017816', prepared: '2026-08-01T23:17:47Z', test: true },
    data: {
      dataSets: [
        {
          structure: 0,
          action: 'Information',
          links: [{ urn: `urn:sdmx:org.sdmx.infomodel.datastructure.DataStructure=${structure}`, rel: 'DataStructure' }],
          series: Object.fromEntries(
            Object.entries(series).map(([key, s]) => [key, { attributes: [s.unit], annotations: [], observations: s.values }]),
          ),
        },
      ],
      structures: [
        {
          name: 'A response',
          dimensions: {
            dataSet: [],
            series: Object.entries(dimensions).map(([id, values], keyPosition) => ({ id, name: id, keyPosition, values })),
            observation: [{ id: 'TIME_PERIOD', values: periods.map((id) => ({ id })) }],
          },
          attributes: {
            dataSet: [],
            dimensionGroup: [],
            series: [{ id: 'UNIT_MEASURE', name: 'Unit', values: units }],
            observation: [{ id: 'OBS_STATUS', values: [code('r', 'revised'), code('p', 'preliminary')] }],
          },
        },
      ],
    },
    errors: [],
  });
}

// CPI 2.0.0, response of 1 August 2026: annual change, all groups and trimmed mean, Australia.
const cpi = (freq = code('M', 'Monthly')): string =>
  answer(
    'ABS:CPI(2.0.0)',
    {
      MEASURE: [code('3', 'Percentage change from previous year'), code('1', 'Index numbers')],
      INDEX: [code('10001', 'All groups CPI'), code('999902', 'Trimmed Mean')],
      TSEST: [code('10', 'Original'), code('20', 'Seasonally Adjusted')],
      REGION: [code('50', 'Australia'), code('1', 'Sydney')],
      FREQ: [freq],
    },
    // The periods are not in order.
    ['2026-06', '2026-04', '2026-05'],
    {
      '0:0:0:0:0': { unit: 0, values: { '0': [3.8], '1': [4.2], '2': [4.0, 0] } },
      '0:1:1:0:0': { unit: 0, values: { '0': [3.6] } },
    },
    [code('PCT', 'Percent')],
  );

const own = (dataset: typeof CPI_MONTHLY): string => dataset.asks()[0]?.url ?? '';

describe('a declared dataflow', () => {
  it('has series in Wattle units, in order of time, under the agency’s keys', async () => {
    const parsed = await CPI_MONTHLY.parse(capture(cpi(), { url: own(CPI_MONTHLY) }));
    expect(parsed.series.map((s) => [s.key, s.freq, s.unit, s.adjustment])).toEqual([
      ['3.10001.10.50.M', 'M', 'Per cent', 'original'],
      ['3.999902.20.50.M', 'M', 'Per cent', 'seasonally_adjusted'],
    ]);
    expect(parsed.series[0]?.observations.map((o) => [formatPeriod({ freq: 'M', t: o.t }), o.value, o.status])).toEqual([
      ['2026-04', 4.2, null],
      ['2026-05', 4.0, 'revised'],
      ['2026-06', 3.8, null],
    ]);
  });

  it('lists only codes with a series, although responses also list parents without a series', async () => {
    const parsed = await CPI_MONTHLY.parse(capture(cpi(), { url: own(CPI_MONTHLY) }));
    expect(parsed.dimensions.find((d) => d.id === 'REGION')?.values).toEqual([{ code: '50', label: 'Australia' }]);
  });

  it('covers the whole dataset only if all of it was requested', async () => {
    expect((await CPI_MONTHLY.parse(capture(cpi(), { url: own(CPI_MONTHLY) }))).scope).toBe('whole');
    const part = 'https://data.api.abs.gov.au/rest/data/ABS,CPI,2.0.0/...50.M';
    expect((await CPI_MONTHLY.parse(capture(cpi(), { url: part }))).scope).toBe('partial');
  });

  it('refuses a response with different dimensions or another order', () => {
    const moved = cpi().replace('"keyPosition":1', '"keyPosition":2').replace('"id":"INDEX"', '"id":"INDEX_OLD"');
    expect(() => CPI_MONTHLY.parse(capture(moved, { url: own(CPI_MONTHLY) }))).toThrow(
      expect.objectContaining({ code: 'PARSE_LAYOUT' }) as WattleError,
    );
  });

  it('reads its part of a larger response, and refuses a response without this part', async () => {
    const both = cpi().replace('[{"id":"M","name":"Monthly"}]', '[{"id":"M","name":"Monthly"},{"id":"Q","name":"Quarterly"}]');
    expect((await CPI_MONTHLY.parse(capture(both, { url: 'x' }))).series).toHaveLength(2);
    const quarterly = cpi(code('Q', 'Quarterly'))
      .replaceAll('2026-06', '2026-Q2')
      .replaceAll('2026-04', '2025-Q4')
      .replaceAll('2026-05', '2026-Q1');
    expect(() => CPI_MONTHLY.parse(capture(quarterly, { url: 'x' }))).toThrow(
      expect.objectContaining({ code: 'PARSE_LAYOUT' }) as WattleError,
    );
  });

  it('refuses a web page, and a workbook that is not declared', () => {
    const page = '<!DOCTYPE html><html><body>Endpoint request timed out</body></html>';
    expect(() => CPI_MONTHLY.parse(capture(page, { url: 'x' }))).toThrow(expect.objectContaining({ code: 'PARSE_LAYOUT' }) as WattleError);
  });

  it('matches dimensions in another order by their ids', async () => {
    const rows = (order: readonly number[]): string =>
      [
        ['MEASURE', 'REGION', 'FREQ'],
        ['9', 'AUS', 'Q'],
      ]
        .map((cells, i) => [...(i === 0 ? ['DATAFLOW'] : ['ABS:ERP_COMP_Q(1.0.0)']), ...order.map((place) => cells[place])].join(','))
        .map((line, i) => line + (i === 0 ? ',TIME_PERIOD,OBS_VALUE,UNIT_MEASURE,UNIT_MULT' : ',1999-Q2,14.8,NUM,3'))
        .join('\r\n');
    const usual = await ERP_COMP_Q.parse(capture(rows([0, 1, 2]), { url: 'x' }));
    expect(usual.series[0]?.key).toBe('9.AUS.Q');
    expect(await ERP_COMP_Q.parse(capture(rows([2, 0, 1]), { url: 'x' }))).toEqual(usual);
  });

  it('refuses a message of another dataflow with the same dimensions, and accepts one with an unlisted id', async () => {
    const rows = (dataflow: string): string =>
      ['DATAFLOW,MEASURE,REGION,FREQ,TIME_PERIOD,OBS_VALUE,UNIT_MEASURE,UNIT_MULT', `${dataflow},9,AUS,Q,1999-Q2,14.8,NUM,3`].join('\r\n');
    for (const dataset of [RES_DWELL_ST, uncuratedDataflow('RES_DWELL')]) {
      expect(() => dataset?.parse(capture(rows('ABS:ERP_COMP_Q(1.0.0)'), { url: 'x' }))).toThrow(
        expect.objectContaining({
          code: 'PARSE_LAYOUT',
          at: { url: 'x', column: 'dataflow', value: 'ABS:ERP_COMP_Q(1.0.0)' },
        }) as WattleError,
      );
    }
    expect((await ERP_COMP_Q.parse(capture(rows('ABS:ERP_COMP_Q(2.0.0)'), { url: 'x' }))).series).toHaveLength(1);
    expect((await ERP_COMP_Q.parse(capture(rows('ABS:ERP_COMPONENTS_Q(1.0.0)'), { url: 'x' }))).series).toHaveLength(1);
    // The structure of the dataflow has another id.
    expect(
      (await uncuratedDataflow('LABOUR_ACCT_Q')?.parse(capture(rows('ABS:DS_LABOUR_ACCT_Q(1.1)'), { url: 'x' })))?.series,
    ).toHaveLength(1);
  });

  it('refuses amounts and counts without a multiplier if the dataflow has one', () => {
    const rows = ['DATAFLOW,MEASURE,REGION,FREQ,TIME_PERIOD,OBS_VALUE,UNIT_MEASURE', 'ABS:ERP_COMP_Q(1.0.0),9,AUS,Q,1999-Q2,14.8,NUM'];
    expect(() => ERP_COMP_Q.parse(capture(rows.join('\r\n'), { url: 'x' }))).toThrow(
      expect.objectContaining({ code: 'PARSE_LAYOUT', at: { url: 'x', column: '9.AUS.Q', value: 'Number' } }) as WattleError,
    );
  });

  it('names the code of a response if it is not declared', () => {
    const monthly = cpi(code('Q', 'Quarterly'))
      .replaceAll('2026-06', '2026-Q2')
      .replaceAll('2026-04', '2025-Q4')
      .replaceAll('2026-05', '2026-Q1');
    expect(() => CPI_MONTHLY.parse(capture(monthly, { url: 'x' }))).toThrow(/FREQ must be M, not Q/);
  });

  it('reads SDMX-CSV with codes (ERP_COMP_Q) and with labels next to codes (RES_DWELL_ST)', async () => {
    const codes = [
      'DATAFLOW,MEASURE,REGION,FREQ,TIME_PERIOD,OBS_VALUE,UNIT_MEASURE,UNIT_MULT,OBS_STATUS,OBS_COMMENT',
      'ABS:ERP_COMP_Q(1.0.0),9,AUS,Q,1999-Q2,14.8,NUM,3,,',
      'ABS:ERP_COMP_Q(1.0.0),9,AUS,Q,1999-Q3,29.7,NUM,3,,',
    ].join('\r\n');
    const [migration] = (await ERP_COMP_Q.parse(capture(codes, { url: 'x' }))).series;
    expect(migration).toMatchObject({ key: '9.AUS.Q', unit: 'Number', multiplier: 3 });
    expect(migration?.observations.map((o) => o.value)).toEqual([14.8, 29.7]);

    const labels = [
      'STRUCTURE,STRUCTURE_ID,STRUCTURE_NAME,ACTION,MEASURE,Measure,REGION,Region,FREQ,Frequency,TIME_PERIOD,Time Period,OBS_VALUE,Observation Value,UNIT_MEASURE,Unit of Measure,UNIT_MULT,Unit of Multiplier,OBS_STATUS,Observation Status,OBS_COMMENT,Observation Comment',
      'DATAFLOW,ABS:RES_DWELL_ST(1.0.0),"Residential Dwellings: Values, Mean Price and Number",I,5,Mean price of residential dwellings,1,New South Wales,Q,Quarterly,2011-Q3,,540.8,,AUD,Australian Dollars,3,Thousands,,,,',
      'DATAFLOW,ABS:RES_DWELL_ST(1.0.0),"Residential Dwellings: Values, Mean Price and Number",I,5,Mean price of residential dwellings,1,New South Wales,Q,Quarterly,2026-Q2,,1304.9,,AUD,Australian Dollars,3,Thousands,p,preliminary,,',
    ].join('\r\n');
    const [price] = (await RES_DWELL_ST.parse(capture(labels, { url: 'x' }))).series;
    expect(price).toMatchObject({ key: '5.1.Q', unit: 'AUD', multiplier: 3 });
    expect(price?.observations.at(-1)).toMatchObject({ value: 1304.9, status: 'preliminary' });
  });
});

describe('information that some dataflows omit', () => {
  it('is declared: units of census tables, and years without a frequency', async () => {
    // Postal area 2000 at the Census of 2021: median household income $2,225 a week, median age 32.
    const rows = [
      'DATAFLOW,MEDAVG,REGION,REGION_TYPE,STATE,TIME_PERIOD,OBS_VALUE',
      'ABS:C21_G02_POA(1.0.0),4,2000,POA,1,2021,2225',
      'ABS:C21_G02_POA(1.0.0),1,2000,POA,1,2021,32',
    ];
    const parsed = await C21_G02_POA.parse(capture(rows.join('\r\n'), { url: 'x' }));
    expect(parsed.series.map((s) => [s.key, s.freq, s.unit, s.observations[0]?.value])).toEqual([
      ['4.2000.POA.1', 'A', 'AUD per week', 2225],
      ['1.2000.POA.1', 'A', 'Years', 32],
    ]);
  });

  it('is assumed: migration is for the financial year that ends in the named year', async () => {
    const rows = [
      'DATAFLOW,MEASURE,AGE,SEX,REGION,FREQ,TIME_PERIOD,OBS_VALUE,UNIT_MEASURE',
      'ABS:NOM_FY(1.0.0),3,TOT,3,AUS,A,2025,300000,PSNS',
    ];
    // The value is invented.
    const [net] = (await NOM.parse(capture(rows.join('\r\n'), { url: 'x' }))).series;
    expect(net).toMatchObject({ freq: 'FY', unit: 'Persons' });
    expect(net?.observations.map((o) => formatPeriod({ freq: 'FY', t: o.t }))).toEqual(['FY2024-25']);
  });

  it('includes another spelling of a dimension id, and no further spelling', async () => {
    const rows = (id: string) =>
      [
        `DATAFLOW,MEASURE,INDEX,${id},REGION,FREQ,TIME_PERIOD,OBS_VALUE,UNIT_MEASURE`,
        'ABS:LCI(1.0.0),3,10001,P1,50,Q,2026-Q2,3.1,PCT',
      ].join('\r\n');
    for (const id of ['HOUSHOLD_TYPE', 'HOUSEHOLD_TYPE']) {
      const parsed = await SLCI.parse(capture(rows(id), { url: 'x' }));
      expect(parsed.dimensions[2]?.id).toBe('HOUSHOLD_TYPE');
    }
    expect(() => SLCI.parse(capture(rows('FAMILY_TYPE'), { url: 'x' }))).toThrow(
      expect.objectContaining({ code: 'PARSE_LAYOUT' }) as WattleError,
    );
  });

  it('includes the end and the successor of a discontinued dataflow', () => {
    expect(RT.ceased?.lastPeriod).toBe('2025-06');
    expect(RT.ceased?.note).toContain('abs.HSI_M');
    expect(RT.cadence).toMatchObject({ maxAgeDays: null, checkEveryMinutes: 10_080 });
  });
});

describe('the request', () => {
  it('requests all codes of shown dimensions, and one code of fixed dimensions', () => {
    expect(own(CPI_MONTHLY)).toBe(
      'https://data.api.abs.gov.au/rest/data/ABS,CPI/....M?detail=full&dimensionAtObservation=TIME_PERIOD&format=jsondata',
    );
    expect(own(WPI)).toContain('/ABS,WPI/.THRPEB.....Q?');
    expect(WPI.asks()[0]?.accept).toBe('application/vnd.sdmx.data+json');
  });

  it('may be split by codes, and each response is complete for its codes', async () => {
    const urls = C21_G01_POA.asks().map((ask) => ask.url);
    expect(C21_G01_POA.asks().map((ask) => ask.id)).toEqual(['data', 'sexes']);
    expect(urls[0]).toContain('/ABS,C21_G01_POA/3.P_1+0_4+');
    expect(urls[1]).toContain('/ABS,C21_G01_POA/1+2.P_1..POA.?');
    const rows = 'DATAFLOW,SEXP,PCHAR,REGION,REGION_TYPE,STATE,TIME_PERIOD,OBS_VALUE\r\nABS:C21_G01_POA(1.0.0),1,P_1,2000,POA,1,2021,14000';
    for (const url of urls) expect((await C21_G01_POA.parse(capture(rows, { url }))).scope).toBe('whole');
    expect((await C21_G01_POA.parse(capture(rows, { url: 'x' }))).scope).toBe('partial');
  });

  it('uses the publication\u2019s spreadsheet as fallback', () => {
    expect(WPI.asks()[0]?.fallback?.url).toBe(
      'https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/wage-price-index-australia/latest-release',
    );
  });

  it('declares dimensions in key order, shown ones separate from fixed ones', () => {
    const flow = absDataflow({
      id: 'X',
      title: 'X',
      description: 'X',
      catalogueNumber: '1',
      publication: 'x',
      frequency: 'A',
      dimensions: { A: { name: 'a', description: 'A', words: { one: '1' }, default: '1', requested: ['1', '2'] }, B: '9' },
      maxAgeDays: null,
    });
    expect(flow.dimensions).toEqual([{ name: 'a', id: 'A', description: 'A', words: { one: '1' }, default: '1' }]);
    expect(flow.fixed).toEqual({ B: '9' });
    expect(flow.asks()[0]?.url).toContain('/ABS,X/1+2.9?');
  });
});

describe('dataflows without a declaration', () => {
  it('are requested in full and shown as published', async () => {
    const flow = uncuratedDataflow('lend-housing');
    expect(flow).toMatchObject({ id: 'LEND_HOUSING', curated: false, dimensions: [], fixed: {} });
    expect(flow?.asks()[0]?.url).toContain('/data/ABS,LEND_HOUSING/all?');
    const own = cpi().replace('ABS:CPI(2.0.0)', 'ABS:LEND_HOUSING(1.1)');
    const parsed = await flow?.parse(capture(own, { url: 'x' }));
    expect(parsed?.dimensions.map((d) => d.id)).toEqual(['MEASURE', 'INDEX', 'TSEST', 'REGION', 'FREQ']);
  });

  it.each(['', '1CPI', 'CPI/all', 'CPI,1.0.0', 'C PI', 'Ü'])('%j cannot be a dataflow', (id) => {
    expect(uncuratedDataflow(id)).toBeNull();
  });

  it('have a structure that can be requested and read', () => {
    expect(structureAsk('JV').url).toBe('https://data.api.abs.gov.au/rest/dataflow/ABS/JV?references=all');
    const message = JSON.stringify({
      data: {
        codelists: [{ id: 'CL_STATE', agencyID: 'ABS', version: '1.0.0', name: 'State', codes: [{ id: 'AUS', name: 'Australia' }] }],
        dataStructures: [
          {
            id: 'JV',
            agencyID: 'ABS',
            version: '1.0',
            name: 'Job vacancies',
            dataStructureComponents: {
              dimensionList: {
                dimensions: [
                  { id: 'FREQ', position: 1 },
                  {
                    id: 'REGION',
                    position: 0,
                    localRepresentation: { enumeration: 'urn:sdmx:org.sdmx.infomodel.codelist.Codelist=ABS:CL_STATE(1.0.0)' },
                  },
                ],
              },
            },
          },
        ],
      },
    });
    const structure = parseStructure(capture(message, { url: 'x' }), 'jv');
    expect([structure.id, structure.flow.name]).toEqual(['JV', 'Job vacancies']);
    expect(structure.dimensions.map((d) => [d.id, d.values.map((v) => v.label)])).toEqual([
      ['REGION', ['Australia']],
      ['FREQ', []],
    ]);
    expect(() => parseStructure(capture(message, { url: 'x' }), 'LF')).toThrow(
      expect.objectContaining({ code: 'PARSE_LAYOUT' }) as WattleError,
    );
  });

  it('have the structure that their dataflow names, with any id and version', () => {
    // As in the ABS list: LF_UNDER uses DS_LF_UNDER, and ITGS 1.2.0 uses ITGS 2.0.0.
    const structure = (id: string, version: string, dimension: string) => ({
      id,
      agencyID: 'ABS',
      version,
      name: `${id} ${version}`,
      dataStructureComponents: { dimensionList: { dimensions: [{ id: dimension, position: 0 }] } },
    });
    const flow = (id: string, version: string, follows: string) => ({
      id,
      agencyID: 'ABS',
      version,
      name: id,
      structure: `urn:sdmx:org.sdmx.infomodel.datastructure.DataStructure=ABS:${follows}`,
    });
    const message = JSON.stringify({
      data: {
        dataflows: [flow('LF_UNDER', '1.0.0', 'DS_LF_UNDER(1.0.0)'), flow('ITGS', '1.2.0', 'ITGS(2.0.0)')],
        dataStructures: [
          structure('DS_LF_UNDER', '1.0.0', 'MEASURE'),
          structure('ITGS', '1.0.0', 'OLD'),
          structure('ITGS', '2.0.0', 'NEW'),
        ],
      },
    });
    expect(parseStructure(capture(message, { url: 'x' }), 'LF_UNDER')).toMatchObject({ id: 'DS_LF_UNDER', version: '1.0.0' });
    expect(parseStructure(capture(message, { url: 'x' }), 'ITGS').dimensions.map(({ id }) => id)).toEqual(['NEW']);
  });

  it('are listed by the API and by the ABS\u2019s own CSV', () => {
    const stubs = JSON.stringify({
      data: { dataflows: [{ id: 'CPI', agencyID: 'ABS', version: '2.0.0', name: 'Consumer Price Index (CPI)' }] },
    });
    expect(parseDataflowList(capture(stubs, { url: 'x' }))).toEqual([{ id: 'CPI', version: '2.0.0', name: 'Consumer Price Index (CPI)' }]);
    const csv = 'agencyID,dataflowID,version,name,example data URL\nABS,ERP_Q,1.0.0,"Population, quarterly",https://x\n';
    expect(parseDataflowList(capture(csv, { url: 'x' }))).toEqual([{ id: 'ERP_Q', version: '1.0.0', name: 'Population, quarterly' }]);
    expect(() => parseDataflowList(capture('agencyID,flow,version,name\nABS,X,1,x\n', { url: 'x' }))).toThrow(
      expect.objectContaining({ code: 'PARSE_LAYOUT' }) as WattleError,
    );
  });
});
