/** Values that must agree are compared. A difference is noted and reported once, and removed when the values agree again. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findDataset } from '../../src/catalogue/catalogue.ts';
import { dispatchBalance } from '../../src/catalogue/identities/electricity.ts';
import { IDENTITIES } from '../../src/catalogue/identities/identities.ts';
import { householdSpending } from '../../src/catalogue/identities/indexes.ts';
import { employmentByState, unemploymentRate } from '../../src/catalogue/identities/labour-force.ts';
import { cashRateTarget } from '../../src/catalogue/identities/money.ts';
import { foreignAssetsAndLiabilities, foreignDebtAndEquity, netForeignPosition } from '../../src/catalogue/identities/trade.ts';
import { findSeries } from '../../src/catalogue/series.ts';
import { type Dataset, datasetKey, isRequested } from '../../src/core/define-dataset.ts';
import { readSeries } from '../../src/queries/series/resolve-series.ts';
import { HSI_M } from '../../src/sources/abs/datasets/HSI_M.ts';
import { IIP } from '../../src/sources/abs/datasets/IIP.ts';
import { IIP_NET } from '../../src/sources/abs/datasets/IIP_NET.ts';
import { LF } from '../../src/sources/abs/datasets/LF.ts';
import { A2 } from '../../src/sources/rba/datasets/A2.ts';
import { F1 } from '../../src/sources/rba/datasets/F1.ts';
import { contradictionsIn, datasetsOfIdentity, noteContradictions } from '../../src/watch/identities.ts';
import { openShelf, type Shelf } from '../queries/shelf.ts';

let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf('2026-05-22T03:00:00.000Z');
});
afterEach(() => shelf.close());

const LF_DIMENSIONS = {
  MEASURE: { M13: 'Unemployment rate', M6: 'Unemployed', M9: 'Labour force', M3: 'Employed' },
  SEX: { 3: 'Persons' },
  AGE: { 1599: 'Total' },
  TSEST: { 20: 'Seasonally adjusted', 10: 'Original' },
  REGION: { AUS: 'Australia', 1: 'New South Wales' },
  FREQ: { M: 'Monthly' },
};

/** July 2025 as published: 4.2%, 642.8 and 15,269.6 thousand persons. */
const putLabour = (rate: number, unemployed = 642.8, labourForce = 15_269.6) =>
  shelf.put(LF, {
    dimensions: LF_DIMENSIONS,
    series: [
      { codes: ['M13', '3', '1599', '20', 'AUS', 'M'], unit: 'Per cent', values: { '2025-07': rate } },
      { codes: ['M6', '3', '1599', '20', 'AUS', 'M'], unit: 'Number', multiplier: 3, values: { '2025-07': unemployed } },
      { codes: ['M9', '3', '1599', '20', 'AUS', 'M'], unit: 'Number', multiplier: 3, values: { '2025-07': labourForce } },
    ],
  });

const watch = () => ({ store: shelf.store, clock: shelf.clock, sandbox: false });
const concerns = async () => (await shelf.store.datasets.state('abs/LF'))?.concerns.figures;

describe('an identity', () => {
  it('is true within the rounding of its values, and not beyond', async () => {
    await putLabour(4.2);
    expect(await contradictionsIn(shelf.store, unemploymentRate)).toEqual([]);
    await putLabour(4.3);
    expect(await contradictionsIn(shelf.store, unemploymentRate)).toMatchObject([
      {
        set: 'Australia, seasonally adjusted',
        period: '2025-07',
        periods: 1,
        terms: [{ name: 'u', value: 4.3 }, { value: 642.8 }, { value: 15_269.6, whole: 15_269_600 }],
      },
    ]);
  });

  it('uses the rounding of each value by its effect: of millions of persons by millionths of a point', async () => {
    // Invented, with the number of digits of labour force values: 4.20975... per cent.
    const [unemployed, labourForce] = [642.81234567, 15_269.61234567];
    const rate = Number(((100 * unemployed) / labourForce).toFixed(7));
    await putLabour(rate, unemployed, labourForce);
    expect(await contradictionsIn(shelf.store, unemploymentRate)).toEqual([]);
    await putLabour(rate + 0.000_01, unemployed, labourForce);
    expect(await contradictionsIn(shelf.store, unemploymentRate)).toMatchObject([{ period: '2025-07', periods: 1 }]);
  });

  it('of revised levels compares only values in the same vintage', async () => {
    const put = (levels: Readonly<Record<string, number>>, yoy: number) =>
      shelf.put(HSI_M, {
        dimensions: {
          MEASURE: { 7: 'Household spending', 9: 'Through the year' },
          CATEGORY: { TOT: 'Total' },
          PRICE_ADJUSTMENT: { CUR: 'Current price' },
          TSEST: { 20: 'Seasonally adjusted' },
          STATE: { AUS: 'Australia' },
          FREQ: { M: 'Monthly' },
        },
        series: [
          { codes: ['7', 'TOT', 'CUR', '20', 'AUS', 'M'], unit: 'AUD', multiplier: 6, values: levels },
          { codes: ['9', 'TOT', 'CUR', '20', 'AUS', 'M'], unit: 'Per cent', values: { '2026-05': yoy } },
        ],
      });
    // As published in July 2026: 80,635.5 and 5.5%. The level of May 2025 is from the vintage of March, before its revision.
    await put({ '2025-05': 76_524.1 }, 5);
    await put({ '2025-05': 76_524.1, '2026-05': 80_635.5 }, 5.5);
    expect(await contradictionsIn(shelf.store, householdSpending)).toEqual([]);
    await put({ '2025-05': 76_431.8, '2026-05': 80_636.5 }, 5.4);
    expect(await contradictionsIn(shelf.store, householdSpending)).toMatchObject([{ set: 'year', period: '2026-05', periods: 1 }]);
    await put({ '2025-05': 76_431.9, '2026-05': 80_635.5 }, 5.5);
    expect(await contradictionsIn(shelf.store, householdSpending)).toEqual([]);
  });

  it('is not checked if one of its values is not stored', async () => {
    await putLabour(4.3);
    expect(await contradictionsIn(shelf.store, employmentByState)).toEqual([]);
    expect(await contradictionsIn(shelf.store, dispatchBalance)).toEqual([]);
  });

  it('compares parts of the investment position with it, and dataflow with workbook, so signs and lines are right', async () => {
    // Debt and equity of December 2011 as published in March 2012. Assets and liabilities are invented.
    const put = async (items: Readonly<Record<string, number>>, net: number) => {
      await shelf.put(IIP, {
        dimensions: {
          MEASURE: { 6: 'Position at end of period' },
          DATA_ITEM: { '1300A': 'Net', '1100B': 'Debt', '1100A': 'Equity', '1200A': 'Assets', '1250A': 'Liabilities' },
          SECTOR: { TOT: 'Total' },
          MATURITY: { TOT: 'Total' },
          INDUSTRY: { T: 'Total' },
          CURRENCY: { 700: 'Total' },
          TSEST: { 10: 'Original' },
          FREQ: { Q: 'Quarterly' },
        },
        series: Object.entries(items).map(([item, value]) => ({
          codes: ['6', item, 'TOT', 'TOT', 'T', '700', '10', 'Q'],
          unit: 'AUD',
          multiplier: 6,
          values: { '2011-Q4': value },
        })),
      });
      await shelf.put(IIP_NET, {
        dimensions: { MEASURE: { net_position: 'Net' }, TSEST: { 10: 'Original' }, FREQ: { Q: 'Quarterly' } },
        series: [{ codes: ['net_position', '10', 'Q'], unit: 'AUD', multiplier: 6, values: { '2011-Q4': net } }],
      });
    };
    const found = async () =>
      (
        await Promise.all(
          [foreignDebtAndEquity, foreignAssetsAndLiabilities, netForeignPosition].map((one) => contradictionsIn(shelf.store, one)),
        )
      )
        .flat()
        .map(({ identity, difference }) => [identity.id, difference]);
    const [debt, equity, liabilities, assets] = [735_385, 119_268, 2_054_653, -1_200_000];
    const net = debt + equity;
    await put({ '1300A': net, '1100B': debt, '1100A': equity, '1250A': liabilities, '1200A': assets }, net);
    expect(await found()).toEqual([]);
    await put({ '1300A': net, '1100B': debt, '1100A': equity, '1250A': liabilities, '1200A': -assets }, net);
    expect(await found()).toEqual([['foreign-assets-and-liabilities', -2.4e12]]);
    await put({ '1300A': -net, '1100B': debt, '1100A': equity, '1250A': -liabilities, '1200A': -assets }, net);
    expect(await found()).toEqual([
      ['foreign-debt-and-equity', -2e6 * net],
      ['net-foreign-position', -2e6 * net],
    ]);
  });

  it('reads the value that applies on a day', async () => {
    const daily = { '2026-05-05': 4.35, '2026-05-06': 4.35 };
    await shelf.put(F1, {
      dimensions: { SERIES: { FIRMMCRTD: 'Cash Rate Target' }, TABLE: { F1: 'Interest rates' } },
      series: [{ codes: ['FIRMMCRTD', 'F1'], values: daily }],
    });
    const decided = (values: Readonly<Record<string, number>>) =>
      shelf.put(A2, {
        dimensions: { SERIES: { ARBAMPCNCRT: 'New Cash Rate Target' }, TABLE: { A2: 'Changes' } },
        series: [{ codes: ['ARBAMPCNCRT', 'A2'], values }],
      });
    // The decision of 5 May applies from 6 May, and is missing in the table.
    await decided({ '2026-03-18': 4.1 });
    expect(await contradictionsIn(shelf.store, cashRateTarget)).toMatchObject([{ period: '2026-05-05', periods: 1, difference: 0.25 }]);
    await decided({ '2026-03-18': 4.35 });
    expect(await contradictionsIn(shelf.store, cashRateTarget)).toEqual([]);
  });
});

describe('a contradiction', () => {
  it('is recorded, causes one event, is noted in responses, and ends when the values agree again', async () => {
    await putLabour(4.3);
    const since = shelf.clock.now();
    expect(await noteContradictions(watch(), IDENTITIES, 'abs/LF')).toBe(1);
    shelf.clock.advance(3_600_000);
    expect(await noteContradictions(watch(), IDENTITIES, 'abs/LF')).toBe(1);
    const name = 'unemployment-rate Australia, seasonally adjusted';
    expect(await concerns()).toMatchObject([{ kind: 'contradiction', name, count: 1, since, series: { length: 3 } }]);
    const events = await shelf.store.events.after(0, 10);
    expect(events.map(({ kind }) => kind)).toEqual(['figures.contradicted']);
    expect(events[0]?.payload).toMatchObject({
      identity_id: 'unemployment-rate',
      formula: 'u = 100 U / L',
      about: 'Australia, seasonally adjusted',
      period: '2025-07',
      dataset_ids: ['abs.LF'],
    });
    expect(events[0]?.payload['series_ids']).toContain('AU.UNEMP.SA');
    const handle = findSeries('AU.UNEMP.SA');
    if (!handle) throw new Error('It is named.');
    const notes = async () => (await readSeries(shelf.ctx, handle, new URLSearchParams())).meta.notes;
    expect(await notes()).toContainEqual(
      // For values in thousands, the text states the unit of the difference.
      expect.stringMatching(/^The unemployment rate and the persons behind it, Australia.* does not hold in 1 period.*U \d{6}, L \d{8}\)/),
    );
    await putLabour(4.2);
    expect(await noteContradictions(watch(), IDENTITIES, 'abs/LF')).toBe(0);
    expect(await concerns()).toEqual([]);
    expect((await notes()).filter((note) => /do not agree with/.test(note))).toEqual([]);
  });
});

describe('the identities', () => {
  it('have separate ids and cover datasets with agency requests', () => {
    expect(new Set(IDENTITIES.map(({ id }) => id)).size).toBe(IDENTITIES.length);
    expect(IDENTITIES.length).toBeGreaterThanOrEqual(14);
    const datasets = IDENTITIES.flatMap((identity) => [...datasetsOfIdentity(identity)]);
    for (const key of datasets) {
      const [source = '', id = ''] = key.split('/');
      const dataset: Dataset | null = findDataset(source, id);
      expect(dataset && isRequested(dataset) && datasetKey(dataset)).toBe(key);
    }
  });

  it('use existing dimensions and codes of their datasets', () => {
    for (const { id, sets } of IDENTITIES) {
      for (const { dataset, select } of Object.values(sets).flatMap((terms) => Object.values(terms))) {
        const known = new Set([...dataset.dimensions.map((one) => one.id), ...Object.keys(dataset.fixed)]);
        for (const dimension of Object.keys(select)) expect(known.has(dimension), `${id} ${dimension}`).toBe(true);
      }
    }
  });
});
