/**
 * Gross domestic product per person: the number of consecutive quarters in which it has fallen.
 *
 * There are two counts. One counts falling levels, and the other counts negative published growth. They differ if a fall rounds to 0.0,
 * because this ends only the second count. Both count backwards to the latest quarter without a fall. If a quarter in this range is
 * missing, the row is absent, because the real count could be higher. All quarters in a count are from one vintage, because population is
 * revised after each census and volumes each year.
 *
 * @see https://www.abs.gov.au/statistics/economy/national-accounts/australian-national-accounts-national-income-expenditure-and-product
 */
import { AU_GDP_PER_CAPITA, AU_GDP_PER_CAPITA_QOQ } from '../catalogue/series/national-accounts.ts';
import { shiftDecimal } from '../core/decimal.ts';
import { defineHistorySignal } from '../core/define-signal.ts';
import { formatPeriod, period } from '../core/period.ts';
import { runUpTo } from './inputs/run.ts';
import { moved, printed } from './wording/figures.ts';
import { inWords } from './wording/periods.ts';

export const GDP_PER_CAPITA_RUN = defineHistorySignal({
  id: 'gdp-per-capita-run',
  title: 'Consecutive falls in GDP per capita',
  summary:
    'Number of consecutive quarters in which gross domestic product per head fell, by level and by published growth, and the size of the fall.',
  mode: 'history',
  frequency: 'Q',
  stale: 'serve_cached',
  methodologyVersion: 1,
  formula: [
    'd_t = 100 · (Y_t / Y_{t-1} - 1)',
    'n_t = n_{t-1} + 1 where Y_t < Y_{t-1}, else 0',
    'm_t = m_{t-1} + 1 where g_t < 0, else 0',
    'c_t = 100 · (Y_t / Y_{t-n} - 1)',
  ],
  symbols: {
    Y_t: 'gross domestic product per person in quarter t, chain volume, seasonally adjusted, AUD',
    g_t: 'published growth of Y from the previous quarter, per cent, one decimal place',
    d_t: 'growth of Y from the previous quarter, calculated, per cent',
    n_t: 'quarters in a row in which the level has fallen',
    m_t: 'quarters in a row in which the published growth is negative',
    c_t: 'change over those n quarters, per cent',
  },
  parameters: {},
  row: {
    gdp_per_capita_aud: { type: 'number', unit: 'AUD', description: 'Gross domestic product per capita in the quarter, chain volume.' },
    quarterly_change_pct: { type: 'number', unit: 'Per cent', description: 'Change from the previous quarter, unrounded.' },
    published_change_pct: {
      type: 'number',
      unit: 'Per cent',
      description: 'Change from the previous quarter as published, to one decimal place.',
    },
    quarters_of_decline: {
      type: 'number',
      unit: 'Quarters',
      description: 'Number of consecutive falls in the level up to this quarter. 0 if the level did not fall in this quarter.',
    },
    quarters_of_published_decline: {
      type: 'number',
      unit: 'Quarters',
      description: 'Number of consecutive quarters with negative published growth up to this quarter. Growth of 0.0 is not a fall.',
    },
    decline_began: {
      type: 'string',
      unit: null,
      description: 'First quarter of the consecutive falls in the level. Null if the level did not fall.',
    },
    change_over_decline_pct: {
      type: 'number',
      unit: 'Per cent',
      description:
        'Change from the quarter before the consecutive falls in the level to this quarter, unrounded. Null if the level did not fall.',
    },
  },
  notes: [
    'The count depends on the vintage. Revisions to population and volumes can turn a published fall into a rise.',
    'Levels are published in whole dollars at the prices of a reference year.',
    'The indicator counts consecutive falls. It does not define a recession.',
  ],
  inputs: () => ({
    Y: { series: AU_GDP_PER_CAPITA, sample: 'same' },
    g: { series: AU_GDP_PER_CAPITA_QOQ, sample: 'same' },
  }),
  compute: ({ Y, g }, t) => {
    const n = runUpTo(t, (q) => Y(q) < Y(q - 1));
    const m = runUpTo(t, (q) => g(q) < 0);
    return {
      gdp_per_capita_aud: shiftDecimal(Y(t), Y.multiplier),
      quarterly_change_pct: 100 * (Y(t) / Y(t - 1) - 1),
      published_change_pct: g(t),
      quarters_of_decline: n,
      quarters_of_published_decline: m,
      decline_began: n === 0 ? null : formatPeriod(period('Q', t - n + 1)),
      change_over_decline_pct: n === 0 ? null : 100 * (Y(t) / Y(t - n) - 1),
    };
  },
  headline: (now, before) => {
    const said = `Gross domestic product per capita ${moved(now.quarterly_change_pct)} in ${inWords(now.period)}`;
    const { quarters_of_decline: n, change_over_decline_pct: c } = now;
    if (n > 1 && c !== null) return `${said}. It has fallen for ${n} quarters in a row, by ${printed(Math.abs(c))}% in total.`;
    if (n === 1) return `${said}, after a quarter without a fall.`;
    if (before === null || before.quarters_of_decline === 0) return `${said}.`;
    const ended = before.quarters_of_decline;
    return `${said}, after ${ended === 1 ? 'a fall in the previous quarter' : `${ended} quarterly falls in a row`}.`;
  },
});
