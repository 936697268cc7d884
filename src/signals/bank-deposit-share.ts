/**
 * Market shares of the banks, by total assets or by deposits.
 *
 * The table has no total, so sums are over all institutions that report for the month. An institution without a value has no share.
 * Institutions are licence holders, so a subsidiary with a licence is separate from its parent.
 * @see https://www.apra.gov.au/monthly-authorised-deposit-taking-institution-statistics
 */
import { member } from '../core/assert.ts';
import { addDecimals, shiftDecimal } from '../core/decimal.ts';
import { defineSnapshotSignal, refuse, selectionOf } from '../core/define-signal.ts';
import { MONTHLY_BANKING_STATS } from '../sources/apra/datasets/MONTHLY_BANKING_STATS.ts';
import { printed } from './wording/figures.ts';
import { inWords } from './wording/periods.ts';

const MILLION = 'AUD million';
const MILLIONS = 6;
const PER_CENT = 'Per cent';
/** The ABNs of ANZ, CBA, NAB and Westpac. */
const BIG_FOUR = ['11005357522', '48123123124', '12004044937', '33007457141'];

interface Holding {
  readonly institution: string;
  readonly abn: string;
  readonly assets: number | null;
  readonly deposits: number | null;
}

export const BANK_DEPOSIT_SHARE = defineSnapshotSignal({
  id: 'bank-deposit-share',
  title: 'Market shares of the banks',
  summary: 'Total assets and deposits of each authorised deposit-taking institution, with its rank and market share.',
  mode: 'snapshot',
  gives: 'rows',
  past: { frequency: 'M' },
  stale: 'serve_cached',
  methodologyVersion: 2,
  changes: [
    {
      from: '2026-11-22',
      what: "The summary adds the total on which the shares are based, and the four major banks' share of total assets and deposits.",
    },
  ],
  formula: ['a_b = 100 · A_b / Σ A_b', 'd_b = 100 · D_b / Σ D_b', 'HHI = Σ s_b²'],
  symbols: {
    A_b: 'total resident assets of institution b on its domestic books in the latest month, AUD million',
    D_b: 'total resident deposits of institution b, AUD million',
    a_b: 'share of all assets, per cent',
    d_b: 'share of all deposits, per cent',
    s_b: 'a_b or d_b, as selected by basis',
    HHI: 'Herfindahl-Hirschman index of concentration: 10,000 if one institution has the whole market',
  },
  parameters: {
    basis: {
      kind: 'choice',
      values: ['assets', 'deposits'],
      default: 'assets',
      description: 'Amounts that determine the ranks and the measures of concentration: total assets or deposits.',
    },
  },
  row: {
    rank: {
      type: 'number',
      unit: null,
      description: 'Rank by assets or deposits, as selected with basis. 1 is the largest. Null for institutions without a figure.',
    },
    institution: { type: 'string', unit: null, description: 'Name of the licensed institution.' },
    abn: { type: 'string', unit: null, description: 'ABN of the institution.' },
    total_assets_aud_m: { type: 'number', unit: MILLION, description: 'Total resident assets on the domestic books of the institution.' },
    asset_share_pct: {
      type: 'number',
      unit: PER_CENT,
      description: 'Share of the total resident assets of all institutions.',
    },
    deposits_aud_m: { type: 'number', unit: MILLION, description: 'Total resident deposits of the institution.' },
    deposit_share_pct: {
      type: 'number',
      unit: PER_CENT,
      description: 'Share of the resident deposits of all institutions.',
    },
  },
  summaryFields: {
    basis: { type: 'string', unit: null, description: 'Basis of the ranks: assets or deposits.' },
    big_four_share_pct: {
      type: 'number',
      unit: PER_CENT,
      description: 'Share of the four major banks in assets or deposits, as selected with basis.',
    },
    share_of: { type: 'string', unit: null, description: 'Total of all institutions. The shares are percentages of this total.' },
    big_four_total_assets_share_pct: {
      type: 'number',
      unit: PER_CENT,
      description: 'Share of the four major banks in total resident assets.',
    },
    big_four_deposits_share_pct: { type: 'number', unit: PER_CENT, description: 'Share of the four major banks in resident deposits.' },
    hhi_over: { type: 'string', unit: null, description: 'Scope of the concentration index.' },
    cr4_pct: {
      type: 'number',
      unit: PER_CENT,
      description: 'Share of the four largest institutions in assets or deposits, as selected with basis.',
    },
    hhi: { type: 'number', unit: null, description: 'Herfindahl-Hirschman index: the sum of squared shares in per cent.' },
    total_aud_m: { type: 'number', unit: MILLION, description: 'Total of all institutions. The shares are percentages of this total.' },
    institutions: { type: 'number', unit: null, description: 'Number of institutions with a share.' },
  },
  notes: [
    'By default, shares and ranks use total resident assets on domestic books. basis=deposits ranks by deposits.',
    'Shares are relative to all institutions in the table. Figures cover the domestic books of a licensed entity, so a subsidiary with its own licence is a separate row.',
    'The Herfindahl-Hirschman index is the sum of the squared shares, in per cent, of the institutions listed. It does not combine institutions in one banking group.',
    'The four major banks are the licensed institutions ANZ, Commonwealth Bank, National Australia Bank and Westpac.',
  ],
  inputs: () => ({
    banks: selectionOf({ dataset: MONTHLY_BANKING_STATS, select: { MEASURE: ['total_assets', 'total_deposits'] }, newest: 1 }),
  }),
  compute: ({ banks }, { basis }) => {
    const { newest } = banks;
    if (!newest) refuse('no institution has a figure');
    const millions = (abn: string, MEASURE: string): number | null => {
      const series = banks.find({ INSTITUTION: abn, MEASURE });
      const published = series?.maybe(newest.t) ?? null;
      return series === null || published === null ? null : shiftDecimal(published, series.multiplier - MILLIONS);
    };
    const names = new Map(banks.series.map(({ codes, labels }) => [member(codes, 'INSTITUTION'), member(labels, 'INSTITUTION')]));
    const holdings = [...names]
      .map(
        ([abn, institution]): Holding => ({
          institution,
          abn,
          assets: millions(abn, 'total_assets'),
          deposits: millions(abn, 'total_deposits'),
        }),
      )
      .filter(({ assets, deposits }) => assets !== null || deposits !== null);
    const basisOf = (holding: Holding): number | null => (basis === 'deposits' ? holding.deposits : holding.assets);
    const totals = { assets: totalOf(holdings, ({ assets }) => assets), deposits: totalOf(holdings, ({ deposits }) => deposits) };
    const total = basis === 'deposits' ? totals.deposits : totals.assets;
    const ranked = holdings.toSorted(
      (a, b) =>
        (basisOf(b) ?? Number.NEGATIVE_INFINITY) - (basisOf(a) ?? Number.NEGATIVE_INFINITY) || a.institution.localeCompare(b.institution),
    );
    const shares = ranked.map((one) => shareOf(basisOf(one), total));
    const bigFourOf = (value: (holding: Holding) => number | null, of: number): number | null =>
      shareOf(
        totalOf(holdings, (one) => (BIG_FOUR.includes(one.abn) ? value(one) : null)),
        of,
      );
    const bigFour = {
      assets: bigFourOf(({ assets }) => assets, totals.assets),
      deposits: bigFourOf(({ deposits }) => deposits, totals.deposits),
    };
    return {
      headline:
        bigFour.assets === null || bigFour.deposits === null
          ? null
          : `The four major banks had ${printed(bigFour.assets)}% of the total assets and ${printed(bigFour.deposits)}% of the deposits of ${holdings.length} institutions in ${inWords(newest.period)}.`,
      data: ranked.map((one, i) => ({
        period: newest.period,
        rank: basisOf(one) === null ? null : i + 1,
        institution: one.institution,
        abn: one.abn,
        total_assets_aud_m: one.assets,
        asset_share_pct: shareOf(one.assets, totals.assets),
        deposits_aud_m: one.deposits,
        deposit_share_pct: shareOf(one.deposits, totals.deposits),
      })),
      summary: {
        basis,
        big_four_share_pct: basis === 'deposits' ? bigFour.deposits : bigFour.assets,
        share_of: basis === 'deposits' ? 'total residents deposits' : 'total residents assets',
        big_four_total_assets_share_pct: bigFour.assets,
        big_four_deposits_share_pct: bigFour.deposits,
        hhi_over: 'institutions listed, not banking groups',
        cr4_pct: shareOf(totalOf(ranked.slice(0, 4), basisOf), total),
        hhi: shares.filter((share) => share !== null).reduce((sum, share) => sum + share ** 2, 0),
        total_aud_m: total,
        institutions: shares.filter((share) => share !== null).length,
      },
    };
  },
});

const totalOf = (holdings: readonly Holding[], value: (holding: Holding) => number | null): number =>
  addDecimals(holdings.flatMap((holding) => value(holding) ?? []));

const shareOf = (value: number | null, total: number): number | null => (value === null || total === 0 ? null : (100 * value) / total);
