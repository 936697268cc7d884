/**
 * Lists published values that the starter data must contain.
 *
 * GCPIAGYP, GCPIOCPMTMYP: Reserve Bank, table G1, October 2025 and January 2026. WPI: ABS 6345.0 table 1, December 2025. Cash rate
 * target: Reserve Bank, table A2, March 2026. CPI monthly: ABS Data API, CPI 2.0.0, August 2026. State finance: ABS 5512.0, 2024-25. Pay
 * gap: WGEA, March 2026. Labour force: ABS 6202.0 table 1, February 2026, and the ABS Data API. Dwellings: ABS 6432.0, June 2024 and
 * September 2026.
 */
import { describe, expect, it } from 'vitest';
import { parseInstant } from '../../src/core/period.ts';
import { livesOf, starterData } from './starter-data.ts';

const newest = (dataset: string, key: string, period: string): number | null | undefined =>
  livesOf(dataset, key, period).find((o) => o.toSeq === null)?.value;

function asOf(dataset: string, key: string, period: string, day: string): number | null | undefined {
  const instant = parseInstant(day) ?? 0;
  const seq = starterData()
    .get(dataset)
    ?.versions.findLast((v) => v.effectiveFrom <= instant)?.seq;
  return livesOf(dataset, key, period).find((o) => seq !== undefined && o.fromSeq <= seq && (o.toSeq === null || o.toSeq > seq))?.value;
}

describe('values of the starter data', () => {
  it.each([
    ['rba/G1', 'GCPIAGYP.G1', '2022-Q2', 6.2],
    ['rba/G1', 'GCPIOCPMTMYP.G1', '2022-Q4', 6.8],
    ['abs/WPI', '3.THRPEB.7.TOT.20.AUS.Q', '2022-Q2', 2.6],
    ['abs/WPI', '3.THRPEB.7.TOT.20.AUS.Q', '2023-Q4', 4.3],
    ['abs/WPI', '3.THRPEB.7.TOT.20.AUS.Q', '2024-Q2', 4.1],
    ['rba/A2', 'ARBAMPCNCRT.A2', '2026-03-18', 4.1],
    ['abs/CPI_MONTHLY', '3.10001.10.50.M', '2026-06', 3.8],
    ['abs/CPI_MONTHLY', '7.20003.10.50.M', '2026-06', 1.4774],
    ['abs/CPI_MONTHLY', '3.30014.10.5.M', '2026-06', 5.3],
    ['abs/CPI', '1.10001.10.50.Q', '2026-Q2', 102.31],
    ['abs/ANA_AGG', 'M3.GPM.20.AUS.Q', '2025-Q4', 731418],
    ['abs/ANA_AGG', 'M7.HSR.20.AUS.Q', '2025-Q4', 6.9],
    ['abs/LF', 'M13.3.1599.20.AUS.M', '2026-06', 4.4283437],
    ['abs/JV', 'M1.7.TOT.10.1.Q', '2026-Q2', 96.1],
    ['abs/RES_DWELL_ST', '5.AUS.Q', '2026-Q2', 1100.4],
    ['abs/RES_DWELL_ST', '1.AUS.Q', '2024-Q2', 10911839.2],
    ['abs/ERP_Q', '1.3.TOT.AUS.Q', '2023-Q4', 26966789],
    ['abs/ERP_COMP_Q', '10.AUS.Q', '2025-Q4', 27801],
    ['abs/BUILDING_ACTIVITY', 'M7.AUS.CUR.1.9.100.10.Q', '2026-Q1', 38182],
    ['abs/HSI_M', '7.TOT.CUR.20.AUS.M', '2026-06', 81284.5],
    ['abs/GFS_STATE', 'revenue.4', 'FY2024-25', 27208],
    ['wgea/HEADLINE_GAP', 'ALL.ALL.Private.midpoint_total_rem_gap_pct', 'FY2024-25', 11.2],
    ['rba/F1', 'FIRMMCRTD.F1', '2026-05-06', 4.35],
    ['rba/F6', 'FLRHOFTA.F6', '2026-03', 5.9],
    ['rba/E2', 'BHFDDIT.E2', '2024-Q1', 184.685918791082],
  ])('%s %s of %s is %d', (dataset, key, period, value) => {
    expect(newest(dataset, key, period)).toBe(value);
  });

  it('have the known values before the new reference period of the index', () => {
    expect(asOf('rba/G1', 'GCPIAGYP.G1', '2022-Q2', '2025-12-01')).toBe(6.1);
    expect(asOf('rba/G1', 'GCPIAGYP.G1', '2022-Q2', '2026-02-01')).toBe(6.2);
    expect(asOf('rba/G1', 'GCPIAGYP.G1', '2022-Q2', '2024-04-25')).toBeUndefined();
    const kinds = starterData()
      .get('rba/G1')
      ?.versions.map((v) => v.kind);
    expect(kinds).toEqual(['initial', 'update', 'rereference']);
  });

  it('include the day on which a labour force value was revised', () => {
    // Full-time employment of May 2026, first returned on 1 July 2026, and of January 2019, revised each month.
    expect(asOf('abs/LF', 'M1.3.1599.20.AUS.M', '2026-05', '2026-06-30')).toBeUndefined();
    expect(asOf('abs/LF', 'M1.3.1599.20.AUS.M', '2026-05', '2026-07-01')).toBeCloseTo(10140.8033, 4);
    expect(livesOf('abs/LF', 'M1.3.1599.20.AUS.M', '2019-01').length).toBeGreaterThan(20);
  });

  it('have a band of the cash rate target as text, not as a number', () => {
    expect(livesOf('rba/A2', 'ARBAMPCNCRT.A2', '1990-01-23')).toMatchObject([{ value: null, status: 'range', text: '17.00 to 17.50' }]);
  });

  it('have the cell of a value', () => {
    expect(livesOf('rba/G1', 'GCPIAGYP.G1', '2022-Q2').map((o) => o.at)).toEqual([
      expect.stringMatching(/^Data!C\d+$/),
      expect.stringMatching(/^Data!C\d+$/),
    ]);
  });

  it('include monthly bond yields from 1969, without a gap where the named source changed', () => {
    const series = starterData()
      .get('rba/F2.1')
      ?.series.find((one) => one.attributes[0]?.attributes.key === 'FCMYGBAG10.F2.1');
    const months = new Set(series?.observations.flatMap(({ t, toSeq }) => (toSeq === null ? [t] : [])));
    const [first, last] = [12 * 1969 + 6, 12 * 2026 + 3];
    expect([Math.min(...months), Math.max(...months), months.size]).toEqual([first, last, last - first + 1]);
    // F2.1 of 8 May 2026: 10-year bond, April 2026 and January 2020.
    expect(newest('rba/F2.1', 'FCMYGBAG10.F2.1', '2020-01')).toBe(1.159);
    expect(newest('rba/F2.1', 'FCMYGBAG10.F2.1', '2026-04')).toBe(4.969);
  });

  it('do not include columns that must not be redistributed', () => {
    const keys = [...starterData().values()].flatMap((d) => d.series.map((s) => s.attributes[0]?.attributes.key ?? ''));
    expect(keys.length).toBeGreaterThan(2500);
    for (const id of ['FXRUSD.F11.1', 'FXRSDR.F11.1', 'FIRMMBAB90.F1.1', 'FIRMMOIS3.F1.1', 'FIRMMBAB90D.F1', 'GCONEXP.G3', 'GBUSEXP.G3']) {
      expect(keys).not.toContain(id);
    }
    const yields = livesOf('rba/F2', 'FCMYGBAG10D.F2', '2023-02-07');
    expect(yields).toEqual([]);
  });
});

describe('all starter data', () => {
  it('are in order of time, and every version has its captures', () => {
    let versions = 0;
    for (const data of starterData().values()) {
      const hashes = new Set(data.captures.map((c) => c.sha256));
      data.versions.forEach((version, i) => {
        versions++;
        expect(version.seq).toBe(i + 1);
        expect(version.effectiveFrom).toBeGreaterThanOrEqual(data.versions[i - 1]?.effectiveFrom ?? 0);
        expect(version.captures.every((sha) => hashes.has(sha))).toBe(true);
      });
      expect(hashes.size).toBe(data.captures.length);
      const licence = data.dataset.startsWith('aemo/') ? 'aemo' : /^(apra|ato)\//.test(data.dataset) ? 'cc-by-3.0-au' : 'cc-by-4.0';
      for (const capture of data.captures) expect(capture).toMatchObject({ licence, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
    }
    expect(versions).toBeGreaterThanOrEqual(100);
  });

  it('are small enough to be part of the program', async () => {
    const { statSync } = await import('node:fs');
    const { STARTER_DIRECTORY, starterFileNames } = await import('./starter-data.ts');
    const total = starterFileNames().reduce((sum, name) => sum + statSync(`${STARTER_DIRECTORY}/${name}`).size, 0);
    expect(total).toBeGreaterThan(500_000);
    expect(total).toBeLessThan(12_000_000);
  });
});
