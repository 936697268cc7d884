/** Network constraints in dispatch. */
import { DISPATCH } from '../dispatch-reports.ts';
import { columnDimension, marketDataset } from '../market-dataset.ts';
import { currentAsk } from '../nemweb.ts';

/** The code for constraints that do not apply to a single unit. */
const NO_UNIT = 'none';

export const dispatch_constraints = marketDataset({
  id: 'dispatch_constraints',
  title: 'Dispatch constraints',
  description: 'Network and security limits on dispatch in each five-minute interval, with their marginal values (shadow prices).',
  folder: DISPATCH.folder,
  frequency: '5MIN',
  tables: [
    {
      name: 'DISPATCH.CONSTRAINT',
      time: 'SETTLEMENTDATE',
      runs: true,
      dimensions: [
        columnDimension(
          'constraint_id',
          'CONSTRAINTID',
          'Name of the constraint equation, such as N>>NIL_33_34. You can filter by a part of the name.',
          'words',
        ),
        {
          declaration: {
            name: 'duid',
            id: 'DUID',
            description: `Unit of the constraint, ${NO_UNIT} for most.`,
            words: {},
            default: null,
          },
          values: [{ code: NO_UNIT, label: NO_UNIT }],
          codeOf: (table, row) => table.text(row, 'DUID') ?? NO_UNIT,
        },
      ],
      metrics: [
        { column: 'RHS', word: 'rhs', unit: 'MW or ratio', description: 'right-hand side, the limit' },
        {
          column: 'MARGINALVALUE',
          word: 'marginal_value',
          unit: '$/MW',
          description: 'value of one additional MW, 0 if the limit has no effect',
        },
        { column: 'VIOLATIONDEGREE', word: 'violation_degree', unit: 'MW or ratio', description: 'amount by which the limit was exceeded' },
        { column: 'LHS', word: 'lhs', unit: 'MW or ratio', description: 'left-hand side, as dispatched', optional: true },
      ],
    },
  ],
  asks: [currentAsk(DISPATCH, { atMost: 12 })],
  checkEveryMinutes: 5,
  maxAgeDays: 2,
  maxAgeMinutes: 15,
  keepDays: 3,
  keepCapturesDays: 3,
  window: { maxDays: 3 },
  quirks: [
    'Each interval has between 800 and 1,000 constraints. Most have no effect on dispatch. Values are stored for three days and use about 10 MB.',
    'If AEMO intervened in dispatch, the figures are from the run without the intervention (INTERVENTION 0).',
  ],
});
