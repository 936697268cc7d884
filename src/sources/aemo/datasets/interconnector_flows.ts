/** Flows and losses on the lines between regions. */
import { DISPATCH, dispatchHistory } from '../dispatch-reports.ts';
import { columnDimension, FOR_GOOD, marketDataset } from '../market-dataset.ts';
import { currentAsk } from '../nemweb.ts';

export const interconnector_flows = marketDataset({
  id: 'interconnector_flows',
  title: 'Interconnector flows',
  description:
    'Flow of electricity and losses on each interconnector between regions of the National Electricity Market for each five-minute dispatch interval.',
  folder: DISPATCH.folder,
  frequency: '5MIN',
  tables: [
    {
      name: 'DISPATCH.INTERCONNECTORRES',
      time: 'SETTLEMENTDATE',
      runs: true,
      dimensions: [
        columnDimension(
          'interconnector',
          'INTERCONNECTORID',
          'N-Q-MNSP1 Terranora, NSW1-QLD1 QNI, T-V-MNSP1 Basslink, V-S-MNSP1 Murraylink, V-SA Heywood, VIC1-NSW1. New interconnectors are added when built.',
        ),
      ],
      metrics: [
        { column: 'MWFLOW', word: 'mw_flow', unit: 'MW', description: 'target flow at the end of the interval' },
        { column: 'MWLOSSES', word: 'mw_losses', unit: 'MW', description: 'losses on the interconnector' },
      ],
    },
  ],
  asks: [currentAsk(DISPATCH)],
  history: dispatchHistory('DISPATCHINTERCONNECTORRES'),
  checkEveryMinutes: 5,
  maxAgeDays: 2,
  maxAgeMinutes: 15,
  keepDays: FOR_GOOD,
  keepCapturesDays: 3,
  quirks: [
    'The metric mw_flow is positive for flows from the first region to the second. NSW1-QLD1 and N-Q-MNSP1: New South Wales to Queensland. T-V-MNSP1: Tasmania to Victoria. V-SA and V-S-MNSP1: Victoria to South Australia. VIC1-NSW1: Victoria to New South Wales.',
    'If AEMO intervened in dispatch, the flows are from the run without the intervention (INTERVENTION 0), as for prices. Metered flows may be closer to the run with the intervention.',
    'Data from July 2009 are available. Periods older than 2 days load on first request. A year uses about 4 MB of storage.',
  ],
});
