/** Reads emissions, reserves, notices, gas and Western Australian data, in the layouts that AEMO documents. */
import { describe, expect, it } from 'vitest';
import type { Captured } from '../../../src/core/capture.ts';
import type { TimeSeriesDataset } from '../../../src/core/define-dataset.ts';
import { WattleError } from '../../../src/core/errors.ts';
import { formatPeriod } from '../../../src/core/period.ts';
import { co2eii } from '../../../src/sources/aemo/datasets/co2eii.ts';
import { dwgm_price } from '../../../src/sources/aemo/datasets/dwgm_price.ts';
import { gas_flows } from '../../../src/sources/aemo/datasets/gas_flows.ts';
import { market_notices } from '../../../src/sources/aemo/datasets/market_notices.ts';
import { st_pasa } from '../../../src/sources/aemo/datasets/st_pasa.ts';
import { sttm_price } from '../../../src/sources/aemo/datasets/sttm_price.ts';
import { wem_price } from '../../../src/sources/aemo/datasets/wem_price.ts';
import { writeZip } from '../../formats/zip-writer.ts';
import { capture } from '../capture.ts';
import { captured, listing, report } from './report.ts';

const figures = async (dataset: TimeSeriesDataset, file: Captured): Promise<Record<string, Record<string, number | null>>> =>
  Object.fromEntries(
    (await dataset.parse(file)).series.map(({ key, freq, observations }) => [
      key,
      Object.fromEntries(observations.map(({ t, value }) => [formatPeriod({ freq, t }), value])),
    ]),
  );

const fault = async (read: () => unknown): Promise<string> => {
  try {
    await read();
  } catch (error) {
    return error instanceof WattleError ? `${error.code} ${error.message}` : String(error);
  }
  return 'no fault';
};

describe('co2eii', () => {
  const COLUMNS = 'CONTRACTYEAR,WEEKNO,SETTLEMENTDATE,REGIONID,TOTAL_SENT_OUT_ENERGY,TOTAL_EMISSIONS,CO2E_INTENSITY_INDEX';
  const table = (...rows: readonly string[]) =>
    capture(report('CO2EII_RESULTS_SUMMARY', { name: 'CO2EII,PUBLISHING,1', columns: COLUMNS, rows }), {
      url: 'https://www.nemweb.com.au/Reports/Current/CDEII/CO2EII_SUMMARY_RESULTS.CSV',
      askId: 'summary',
    });

  it('has days, also for the whole market', async () => {
    // The first day of the contract year 2026.
    const file = table(
      '2026,1,"2025/12/28 00:00:00",NEM,409023.86979168,216214.27299651,0.528600',
      '2026,1,"2025/12/28 00:00:00",TAS1,21876.90659142,0.00000000,0.000000',
    );
    expect(await figures(co2eii, file)).toEqual({
      'CO2E_INTENSITY_INDEX.NEM': { '2025-12-28': 0.5286 },
      'TOTAL_SENT_OUT_ENERGY.NEM': { '2025-12-28': 409023.86979168 },
      'TOTAL_EMISSIONS.NEM': { '2025-12-28': 216214.27299651 },
      'CO2E_INTENSITY_INDEX.TAS1': { '2025-12-28': 0 },
      'TOTAL_SENT_OUT_ENERGY.TAS1': { '2025-12-28': 21876.90659142 },
      'TOTAL_EMISSIONS.TAS1': { '2025-12-28': 0 },
    });
  });

  it('is refused if a day does not begin at midnight', async () => {
    expect(await fault(() => co2eii.parse(table('2026,1,"2025/12/28 00:05:00",NEM,1,1,1')))).toBe(
      'PARSE_VALUE No day begins at the time in SETTLEMENTDATE.',
    );
  });
});

describe('st_pasa', () => {
  it('distinguishes the types of assessment', async () => {
    const columns =
      'RUN_DATETIME,INTERVAL_DATETIME,REGIONID,DEMAND10,DEMAND50,DEMAND90,SURPLUSRESERVE,MAXSPARECAPACITY,LORCONDITION,LASTCHANGED,AGGREGATEPASAAVAILABILITY,RUNTYPE';
    const row = (type: string, spare: string): string =>
      `"2026/06/15 09:00:00","2026/06/18 09:00:00",SA1,2100,1900,1700,,${spare},1,"2026/06/15 08:31:00",2500,${type}`;
    const file = captured(
      'PUBLIC_STPASA_202606150900_0000000000000001',
      report('STPASA', { name: 'STPASA,REGIONSOLUTION,7', columns, rows: [row('LOR', '600'), row('OUTAGE_LRC', '')] }),
    );
    const values = await figures(st_pasa, file);
    expect(values['LORCONDITION.SA1.LOR']).toEqual({ '2026-06-18T09:00:00+10:00': 1 });
    expect(values['MAXSPARECAPACITY.SA1.LOR']).toEqual({ '2026-06-18T09:00:00+10:00': 600 });
    expect(Object.keys(values).filter((key) => key.startsWith('MAXSPARE') || key.startsWith('SURPLUS'))).toHaveLength(1);
  });
});

describe('gas reports', () => {
  const file = (text: string): Captured => capture(text, { url: 'https://www.nemweb.com.au/Reports/Current/STTM/x.csv', askId: 'csv' });

  it('have the ex ante price at each hub', async () => {
    const text =
      'gas_date,hub_identifier,hub_name,schedule_identifier,ex_ante_market_price,administered_price_period\n' +
      '30 Jun 2026,SYD,Sydney,12,11.99,N\n30 Jun 2026,ADL,Adelaide,13,12.5,N\n01 Jul 2026,SYD,Sydney,14,12.01,N\n';
    expect(await figures(sttm_price, file(text))).toEqual({
      'SYD.ex_ante_market_price': { '2026-06-30': 11.99, '2026-07-01': 12.01 },
      'ADL.ex_ante_market_price': { '2026-06-30': 12.5 },
    });
  });

  it('have Victorian prices by schedule, and an administered price only if one applied', async () => {
    const text =
      'gas_date,schedule_interval,transmission_id,sched_inj_gj,sched_wdl_gj,price_value,administered_price,actual_wdl_gj,actual_inj_gj\n' +
      '30 May 2022,1,901,1000,1001,382.5,,1002,1003\n30 May 2022,2,902,1000,1001,800,40,1002,1003\n';
    const values = await figures(dwgm_price, file(text));
    expect([values['1.price_value'], values['2.price_value']]).toEqual([{ '2022-05-30': 382.5 }, { '2022-05-30': 800 }]);
    expect((await dwgm_price.parse(file(text))).dimensions[0]?.values).toEqual([
      { code: '1', label: '6am' },
      { code: '2', label: '10am' },
    ]);
    expect([values['1.administered_price'], values['2.administered_price']]).toEqual([undefined, { '2022-05-30': 40 }]);
  });

  it('have flows by facility and location, and storage only at storage facilities', async () => {
    const text =
      'GasDate,FacilityName,FacilityId,FacilityType,Demand,Supply,TransferIn,TransferOut,HeldInStorage,CushionGasStorage,State,LocationName,LocationId,LastUpdated\n' +
      '2026/07/25,Adelaide Brighton,555091,BBLARGE,9.803,0.000,0.000,0.000,,,SA,Adelaide,550016,2026/08/21 13:00:08\n';
    const parsed = await gas_flows.parse(file(text));
    expect(await figures(gas_flows, file(text))).toEqual({
      '555091.550016.Demand': { '2026-07-25': 9.803 },
      '555091.550016.Supply': { '2026-07-25': 0 },
      '555091.550016.TransferIn': { '2026-07-25': 0 },
      '555091.550016.TransferOut': { '2026-07-25': 0 },
    });
    expect(parsed.dimensions[0]?.values).toEqual([{ code: '555091', label: 'Adelaide Brighton' }]);
    expect(parsed.scope).toBe('points');
  });

  it('are refused without a column, and for another form of days', async () => {
    expect(await fault(() => sttm_price.parse(file('gas_date,hub_identifier,hub_name\n30 Jun 2026,SYD,Sydney\n')))).toContain(
      'Missing column',
    );
    const odd = 'gas_date,hub_identifier,hub_name,ex_ante_market_price\n06/2026,SYD,Sydney,1\n';
    expect(await fault(() => sttm_price.parse(file(odd)))).toContain('PARSE_VALUE');
  });
});

describe('wem_price', () => {
  const day = (...rows: readonly object[]): string =>
    JSON.stringify({ transactionId: 'x', data: { tradingDay: '2026-05-10', referenceTradingPrices: rows } });
  const at = (tradingInterval: string, referenceTradingPrice: unknown, isPublished = true) => ({
    tradingInterval,
    referenceTradingPrice,
    isPublished,
  });
  const url = 'https://data.wa.aemo.com.au/public/market-data/wemde/referenceTradingPrice/current/ReferenceTradingPrice_2026-05-10.json';
  const json = (text: string): Captured => capture(text, { url, askId: 'x' });
  const first = at('2026-05-10T08:00:00+08:00', 81.66);

  it('has half hours by their end, from JSON and from an archive', async () => {
    const expected = { RTP: { '2026-05-10T10:30:00+10:00': 81.66 } };
    expect(await figures(wem_price, json(day(first, at('2026-05-10T08:30:00+08:00', 80, false))))).toEqual(expected);
    const zip = capture(writeZip([{ name: 'ReferenceTradingPrice_2026-05-10.json', content: day(first) }]), { url, askId: 'x' });
    expect(await figures(wem_price, zip)).toEqual(expected);
  });

  it.each([
    ['2026-05-10T08:10:00+08:00', 1, 'A time is not the start of a half hour in Perth.'],
    ['2026-05-10T08:00:00Z', 1, 'A time is not the start of a half hour in Perth.'],
    ['2026-05-10T08:00:00+08:00', '81.66', 'A price is not a number.'],
  ])('is refused for %s and %s', async (time, price, detail) => {
    expect(await fault(() => wem_price.parse(json(day(at(time, price)))))).toBe(`PARSE_VALUE ${detail}`);
  });

  it('is requested for the trading days in a date range', () => {
    const page = listing('/x/', [
      'ReferenceTradingPrice_20260508.zip',
      'ReferenceTradingPrice_20260509.zip',
      'ReferenceTradingPrice_20260510.zip',
    ]);
    const window = { from: Date.parse('2026-05-10T00:00:00Z'), to: Date.parse('2026-05-10T12:00:00Z') };
    const [ask] = wem_price.history?.(window, window.to) ?? [];
    expect(ask?.follow?.(page, { periodEnd: null, now: window.to }).map(({ id }) => id)).toEqual([
      'ReferenceTradingPrice_20260510.zip',
      'ReferenceTradingPrice_20260509.zip',
    ]);
  });
});

describe('market_notices', () => {
  const notice = (changed: Readonly<Record<string, string>> = {}): Captured => {
    const labels = {
      'Creation Date': '08/07/2024     20:01:41',
      'Notice ID': '117325',
      'Notice Type ID': 'INTER-REGIONAL TRANSFER',
      'Notice Type Description': 'Inter-Regional Transfer limit variation',
      'Issue Date': '08/07/2024',
      'External Reference': 'Transfer limit: NSW region',
      ...changed,
    };
    const rule = '-'.repeat(67);
    const head = Object.entries(labels).map(([label, value]) => `${label.padEnd(24)}:         ${value}`);
    const text = [
      rule,
      '   MARKET NOTICE',
      rule,
      ...head,
      rule,
      '',
      'Reason :',
      '',
      'First line.',
      '',
      'Reason: second line.',
      '',
      rule,
      'END OF REPORT',
      rule,
    ];
    return capture(text.join('\r\n'), {
      url: 'https://www.nemweb.com.au/Reports/Current/Market_Notice/NEMITWEB1_MKTNOTICE_20240708.R117325',
    });
  };
  const rows = async (file: Captured) => {
    const found: unknown[] = [];
    for await (const row of market_notices.parse(file)) found.push(row);
    return found;
  };

  it('are read by their labels, with the text on one line', async () => {
    expect(await rows(notice())).toEqual([
      {
        notice_id: 117325,
        type: 'INTER-REGIONAL TRANSFER',
        type_description: 'Inter-Regional Transfer limit variation',
        created_at: '2024-07-08T20:01:41+10:00',
        issued_on: '2024-07-08',
        reference: 'Transfer limit: NSW region',
        text: 'First line. Reason: second line.',
        url: 'https://www.nemweb.com.au/Reports/Current/Market_Notice/NEMITWEB1_MKTNOTICE_20240708.R117325',
      },
    ]);
  });

  it.each([
    [{ 'Issue Date': '31/13/2024' }, 'PARSE_VALUE A date is not in the form 31/01/2026.'],
    [{ 'Creation Date': '08/07/2024' }, 'PARSE_VALUE A time is not in the form 31/01/2026 13:05:00.'],
    [{ 'Notice ID': 'R1' }, 'PARSE_VALUE The number of the notice is not a number.'],
  ])('are refused for %j', async (changed, expected) => {
    expect(await fault(() => rows(notice(changed)))).toBe(expected);
  });

  it('are requested by number, the latest 60', () => {
    const names = ['NEMITWEB1_MKTNOTICE_20260823.R99999', 'NEMITWEB1_MKTNOTICE_20260822.R100000'];
    const [ask] = market_notices.asks();
    expect(ask?.follow?.(listing('/Reports/Current/Market_Notice/', names), { periodEnd: null, now: 0 }).map(({ id }) => id)).toEqual([
      names[1],
      names[0],
    ]);
    expect(ask?.atMost).toBe(60);
  });
});
