/** Worksheets are checks and tables calculated from stored values. Each has an endpoint and a file. */
import type { TSchema } from 'typebox';
import type { Answer } from '../../queries/base/answer.ts';
import type { QueryContext } from '../../queries/base/context.ts';
import type { QueryParameter } from '../../queries/base/parameters/declaration.ts';
import {
  boardDayAnswer,
  LIST_BOARD_DAYS,
  listBoardDays,
  READ_BOARD_DAY,
  readBoardDay,
} from '../../queries/economy/board-days/read-board-days.ts';
import { BoardDayFigure, BoardDayListed, BoardDaysSummary } from '../../queries/economy/board-days/shape.ts';
import { CHECK_TEXT, checkText } from '../../queries/economy/check/check-text.ts';
import { CheckedStatement, CheckSummary } from '../../queries/economy/check/shape.ts';
import { READ_LABORATORY, readLaboratory } from '../../queries/economy/cpi-laboratory/read-laboratory.ts';
import { LaboratoryRow, LaboratorySummary } from '../../queries/economy/cpi-laboratory/shape.ts';
import { GDP_PARTIALS, readGdpPartials } from '../../queries/economy/desks/gdp-partials.ts';
import { HOUSING_DESK, readHousingDesk } from '../../queries/economy/desks/housing-desk.ts';
import { MY_INFLATION, readMyInflation } from '../../queries/economy/desks/my-inflation.ts';
import { RULE_CALCULATOR, readRuleCalculator } from '../../queries/economy/desks/rule-calculator.ts';
import {
  HousingDeskRow,
  HousingDeskSummary,
  MyInflationRow,
  MyInflationSummary,
  PartialRow,
  PartialsSummary,
  RuleResult,
  RuleSummary,
} from '../../queries/economy/desks/shape.ts';
import { READ_PANEL, readPanel } from '../../queries/economy/panels/read-panel.ts';
import { PanelRow, PanelSummary } from '../../queries/economy/panels/shape.ts';
import { READ_CARD_FILE, readCardFile } from '../../queries/economy/release-cards/read-card.ts';
import { CardFigure, CardSummary } from '../../queries/economy/release-cards/shape.ts';
import { indicatorRows } from '../../queries/signals/indicator-rows.ts';
import { withFiles } from '../../web/parts/reproduced.ts';

export interface Worksheet {
  /** The id. For `check`, the paths are `/v1/check` and `/w/check.csv`. */
  readonly id: string;
  readonly operation: string;
  /** The path if it is not `/v1/{id}`. `segment` is the name of its path parameter. */
  readonly path?: string;
  readonly segment?: string;
  /** Set for a worksheet that is only available as a file. Returns the path of the endpoint with the same data. */
  readonly endpointOf?: (params: URLSearchParams) => string;
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly QueryParameter[];
  readonly row: TSchema;
  readonly of: string;
  readonly about: TSchema;
  readonly example: string;
  readonly read: (ctx: QueryContext, params: URLSearchParams) => Promise<Answer>;
  /** Set if the path contains a value. Reads the rows for that value. There are no query parameters. */
  readonly readAt?: (ctx: QueryContext, segment: string) => Promise<Answer>;
}

/** The file for a release card. The endpoint has the publication and period in its path. */
const CARD_FILE: Worksheet = {
  id: 'release-card',
  operation: 'releaseCardFile',
  summary: 'Release card',
  description: 'The headline, other figures and contributions of a release for one period.',
  parameters: READ_CARD_FILE,
  row: CardFigure,
  of: 'One row for each figure.',
  about: CardSummary,
  example: '/w/release-card.csv?publication=cpi&period=2026-06',
  endpointOf: (params) => `/v1/release-cards/${params.get('publication') ?? 'cpi'}/${params.get('period') ?? 'latest'}`,
  read: readCardFile,
};

export const WORKSHEETS: readonly Worksheet[] = [
  CARD_FILE,
  {
    id: 'check',
    operation: 'checkText',
    summary: 'Check figures in a text',
    description:
      'Reads the measure, number, period and place of each statement in a text, and compares the number with every stored vintage of the series. The response gives the vintage that has the number, the current value, the reason for a difference, and a request that returns the figure.',
    parameters: CHECK_TEXT,
    row: CheckedStatement,
    of: 'One row for each series that was compared. `role` is `meant` for the series that the statement means.',
    about: CheckSummary,
    example: '/v1/check?text=inflation%20was%207.8%20per%20cent%20in%20December%202022',
    read: async (ctx, params) => withFiles(ctx, await checkText(ctx, params, indicatorRows)),
  },
  {
    id: 'cpi-laboratory',
    operation: 'readCpiLaboratory',
    summary: 'Get inflation by expenditure class',
    description:
      'The 87 expenditure classes in the monthly consumer price index. The response has changes over 1, 3, 6 and 12 months, and the breadth of inflation, which is the share of classes above a threshold. It also has a trimmed mean, the classes that it excludes, and the ABS trimmed mean for comparison. `meta.summary` has the measures for the month.',
    parameters: READ_LABORATORY,
    row: LaboratoryRow,
    of: 'One row for each class, for each class in each month, or for each month.',
    about: LaboratorySummary,
    example: '/v1/cpi-laboratory?period=2026-06',
    read: readLaboratory,
  },
  {
    id: 'board-days',
    operation: 'listBoardDays',
    summary: 'List cash rate decisions, with the figures known at the time',
    description:
      'Each decision since 1990, with the cash rate before and after the decision, and the vote if it is stored. For inflation, unemployment, GDP and wages, the row has the latest figure published before the decision. Each figure has its first published value and its current value.',
    parameters: LIST_BOARD_DAYS,
    row: BoardDayListed,
    of: 'One row for each decision.',
    about: BoardDaysSummary,
    example: '/v1/board-days?start=2025',
    read: listBoardDays,
  },
  {
    id: 'board-day',
    operation: 'readBoardDay',
    path: '/v1/board-days/{day}',
    segment: 'day',
    summary: 'Get one cash rate decision',
    description:
      'Figures known at the time of the decision, and the forecasts that the RBA published next. `meta.summary` has the decision.',
    parameters: READ_BOARD_DAY,
    row: BoardDayFigure,
    of: 'One row for each figure known at the time of the decision, and for each forecast.',
    about: BoardDayListed,
    example: '/v1/board-days/2023-02-07',
    read: readBoardDay,
    readAt: boardDayAnswer,
  },
  {
    id: 'housing-desk',
    operation: 'readHousingDesk',
    summary: 'Calculate the deposit and repayments for a dwelling',
    description:
      'For Australia and each state: mean price of dwellings, household income, years needed to save a deposit, and repayments as a share of income. A second share of income uses a higher interest rate.',
    parameters: HOUSING_DESK,
    row: HousingDeskRow,
    of: 'One row for Australia and each state.',
    about: HousingDeskSummary,
    example: '/v1/housing-desk?rate=5.5',
    read: readHousingDesk,
  },
  {
    id: 'my-inflation',
    operation: 'readMyInflation',
    summary: 'Calculate inflation with your own weights',
    description:
      'Mean of the annual changes in the eleven CPI groups, weighted with your weights. Groups for which you give no weight share the remaining weight in proportion to their official weights. A second mean uses only official weights, so that you can compare the method with the published rate.',
    parameters: MY_INFLATION,
    row: MyInflationRow,
    of: 'One row for each group.',
    about: MyInflationSummary,
    example: '/v1/my-inflation?housing=40',
    read: readMyInflation,
  },
  {
    id: 'rule-calculator',
    operation: 'readRuleCalculator',
    summary: 'Calculate policy rules with your own values',
    description:
      'Calculates a Taylor rule, an expected real interest rate, or debt after one year. You must give the weights, targets and the full-employment rate. If you give no neutral rate, there is one result for each published estimate.',
    parameters: RULE_CALCULATOR,
    row: RuleResult,
    of: 'One row for each result.',
    about: RuleSummary,
    example: '/v1/rule-calculator?pi=3.4&u=4.3&u_star=4.5&phi=1&pi_weight=0.5&target=2.5&r_star=0.4',
    read: readRuleCalculator,
  },
  {
    id: 'gdp-partials',
    operation: 'readGdpPartials',
    summary: 'Get the GDP contributions known before the national accounts',
    description:
      'Contributions of net exports, inventories and public demand to GDP growth, calculated from figures that are published before the national accounts. The remainder is null until the national accounts are published. `as_of` returns the values known on a date.',
    parameters: GDP_PARTIALS,
    row: PartialRow,
    of: 'One row for each part of GDP, one for the remainder, and one for GDP.',
    about: PartialsSummary,
    example: '/v1/gdp-partials?period=2025-Q4',
    read: readGdpPartials,
  },
  {
    id: 'aus-md',
    operation: 'readMonthlyPanel',
    summary: 'Get the monthly panel for forecasting models',
    description:
      'Monthly series for labour, spending, prices, interest rates and credit in the format of FRED-MD. The transformation codes come first, then one row for each month. `vintage` returns the values known at the end of a month. The panel is also available as a file: `/w/aus-md.csv?vintage=2025-06`.',
    parameters: READ_PANEL,
    row: PanelRow,
    of: 'The transformation codes, then one row for each month.',
    about: PanelSummary,
    example: '/v1/aus-md?vintage=2026-06&start=2026',
    read: (ctx, params) => readPanel(ctx, 'AUS-MD', params),
  },
  {
    id: 'aus-qd',
    operation: 'readQuarterlyPanel',
    summary: 'Get the quarterly panel for forecasting models',
    description:
      'Quarterly series for output, demand, income, labour, wages and prices in the format of FRED-QD. Two rows of codes come first, then one row for each quarter. `vintage` returns the values known at the end of a month.',
    parameters: READ_PANEL,
    row: PanelRow,
    of: 'Factors and transformation codes, then one row for each quarter.',
    about: PanelSummary,
    example: '/v1/aus-qd?vintage=2026-06&start=2025-Q3',
    read: (ctx, params) => readPanel(ctx, 'AUS-QD', params),
  },
];
