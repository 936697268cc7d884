import { describe, expect, it } from 'vitest';
import type { WattleError } from '../../../src/core/errors.ts';
import { formatPeriod } from '../../../src/core/period.ts';
import { BA_LGA2024 } from '../../../src/sources/abs/datasets/BA_LGA2024.ts';
import { capture } from '../capture.ts';

const [list] = BA_LGA2024.asks();
const CSV_LIST = [
  'agencyID,dataflowID,version,name',
  ...[2018, 2020, 2021, 2022, 2023, 2024, 2025, 2026].map((y) => `ABS,BA_LGA${y},1.0.0,Approvals`),
  'ABS,BA_GCCSA,1.0.0,x',
].join('\r\n');
const asksAt = (now: string, text = CSV_LIST) =>
  list?.follow?.(capture(text, { url: list.url }), { periodEnd: null, now: Date.parse(now) }) ?? [];

// Albury, private sector, total residential, March 2026: 39 (BA_LGA2025). All other values are invented.
const vintage = (year: number, rows: readonly string[]): string =>
  [
    'DATAFLOW,MEASURE,SECTOR,WORK_TYPE,BUILDING_TYPE,REGION_TYPE,REGION,FREQ,TIME_PERIOD,OBS_VALUE,UNIT_MEASURE,UNIT_MULT,OBS_STATUS,OBS_COMMENT',
  ]
    .concat(rows.map((row) => `ABS:BA_LGA${year}(1.0.0),${row}`))
    .join('\r\n');

describe('building approvals by council', () => {
  it('requests dataflows that may have new values, and final ones only once', () => {
    const asks = asksAt('2026-10-08T00:00:00Z');
    expect(asks.map((ask) => [ask.id, ask.immutable ?? false])).toEqual([
      ['edition-2026', false],
      ['edition-2025', false],
      ['edition-2024', true],
      ['edition-2023', true],
      ['edition-2022', true],
      ['edition-2021', true],
    ]);
    expect(asks[0]?.url).toContain('/rest/data/ABS,BA_LGA2026/1+2+3.1+5+9.TOT.100+110+120+130+150...M?');
    expect(asks[0]?.fallback?.id).toBe('edition-2025');
  });

  it('omits a dataflow that is listed before its first month is published', () => {
    expect(asksAt('2026-08-20T00:00:00Z').map((ask) => ask.id)[0]).toBe('edition-2025');
  });

  it('refuses a list without these dataflows, and uses a known dataflow instead', () => {
    expect(() => asksAt('2026-10-08T00:00:00Z', 'agencyID,dataflowID,version,name\r\nABS,BA_GCCSA,1.0.0,x')).toThrow(
      expect.objectContaining({ code: 'PARSE_LAYOUT' }) as WattleError,
    );
    expect(list?.fallback?.url).toContain('/ABS,BA_LGA2025/');
  });

  it('reads a council under its code for any region type', async () => {
    const older = await BA_LGA2024.parse(capture(vintage(2024, ['1,1,TOT,100,LGA2024,10050,M,2025-06,31,NUM,0,,']), { url: 'a' }));
    const newer = await BA_LGA2024.parse(
      capture(vintage(2025, ['1,1,TOT,100,LGA2025,10050,M,2026-03,39,NUM,0,,', '1,1,TOT,100,AUS,AUS,M,2026-03,14000,NUM,0,,']), {
        url: 'b',
      }),
    );
    expect(newer.dimensions.map((d) => d.id)).toEqual(['MEASURE', 'SECTOR', 'WORK_TYPE', 'BUILDING_TYPE', 'REGION', 'FREQ']);
    expect(newer.series.map((s) => s.key)).toEqual(['1.1.TOT.100.10050.M', '1.1.TOT.100.AUS.M']);
    expect(older.series[0]?.key).toBe(newer.series[0]?.key);
    expect(newer.series[0]?.observations.map((o) => [formatPeriod({ freq: 'M', t: o.t }), o.value])).toEqual([['2026-03', 39]]);
    expect([older.scope, older.notes, newer.notes]).toEqual([
      'partial',
      ['BA_LGA2024 covers 2025-06 to 2025-06, on the council boundaries of that year.'],
      ['BA_LGA2025 covers 2026-03 to 2026-03, on the council boundaries of that year.'],
    ]);
  });

  it.each([
    ['a page', '<!DOCTYPE html><html><body>Endpoint request timed out</body></html>'],
    ['other dimensions', vintage(2025, ['1,1,TOT,100,LGA2025,10050,M,2026-03,39,NUM,0,,']).replace('REGION_TYPE', 'LEVEL')],
  ])('refuses %s', async (_, text) => {
    await expect(async () => BA_LGA2024.parse(capture(text, { url: 'x' }))).rejects.toThrow(
      expect.objectContaining({ code: 'PARSE_LAYOUT' }) as WattleError,
    );
  });
});
