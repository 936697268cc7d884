/** ABS GFS_Q: quarterly government finance statistics, general government, by level of government and state. */
import { absCube } from '../cube-dataset.ts';
import { absWorkbook } from '../data-cube.ts';
import { GFS_Q_ASK, GFS_Q_MEASURES, GFS_Q_PUBLICATION, GOVERNMENTS, quarterlyFinance } from '../government-finance-quarterly.ts';
import { stateRegion } from '../regions.ts';

export const GFS_Q = absCube({
  id: 'GFS_Q',
  title: 'Government finance statistics',
  description:
    'Revenue, expenses, net operating balance and net lending of general government in each quarter: all levels of government, the Commonwealth, and the states.',
  catalogueNumber: '5519.0.55.001',
  publication: GFS_Q_PUBLICATION,
  asks: [GFS_Q_ASK],
  format: 'XLSX data cube',
  frequency: 'Q',
  dimensions: [
    {
      name: 'measure',
      id: 'MEASURE',
      description: 'Line of the operating statement.',
      words: GFS_Q_MEASURES,
      default: 'net_operating_balance',
    },
    {
      name: 'government',
      id: 'GOVERNMENT',
      description: 'Level of government. States have only state_and_local.',
      words: Object.fromEntries(Object.keys(GOVERNMENTS).map((code) => [code, code])),
      default: null,
    },
    { ...stateRegion, default: null },
  ],
  releaseTitles: ['Government Finance Statistics, Australia'],
  maxAgeDays: 200,
  quirks: [
    'Original values in current prices. They have strong seasonal patterns, such as taxes in the June quarter.',
    'General government only, without public corporations. Figures for a state combine its state and local governments.',
    {
      text: 'Each release has only the latest quarters. Wattle keeps earlier quarters.',
      of: 'table',
    },
    { text: 'The ABS Data API has no government finance statistics, so Wattle chose the codes for lines and governments.', of: 'table' },
  ],
  parse: (capture) => quarterlyFinance(absWorkbook(capture).sheets, capture.url),
});
