/** Wages: the wage price index by adjustment, sector and state. */
import type { SeriesHandle } from '../../core/define-series.ts';
import type { Adjustment } from '../../core/observation.ts';
import type { StateAbbreviation } from '../../core/places/geography.ts';
import { AWE } from '../../sources/abs/datasets/AWE.ts';
import { WPI } from '../../sources/abs/datasets/WPI.ts';
import { AUD, forEachState, INDEX, key, PER_CENT } from '../handles.ts';

const TSEST: Readonly<Record<Adjustment, string>> = { original: '10', seasonally_adjusted: '20', trend: '30' };
const ADJUSTED: Readonly<Record<Adjustment, string>> = { original: 'original', seasonally_adjusted: 'seasonally adjusted', trend: 'trend' };

/**
 * Original indexes change only when their reference period changes: 2008-09 = 100 from the September quarter 2009. Ten vintages of
 * workbook 634501 from 2017 to 2026 have equal original values.
 * @see https://www.abs.gov.au/ausstats/abs@.nsf/Previousproducts/6345.0Appendix2Mar%202010 (re-referencing)
 */
const UNREVISED = {
  unrevised: {
    since: '2009-Q3',
    until: '2026-04-01',
    why: 'the ABS does not revise original wage price indexes, and their reference base has not changed since the September quarter 2009.',
  },
} as const;

const MEASURES = {
  YOY: { code: '3', what: 'annual change', unit: PER_CENT },
  QOQ: { code: '2', what: 'quarterly change', unit: PER_CENT },
  INDEX: { code: '1', what: 'index', unit: INDEX },
} as const;

const wage = (
  measure: keyof typeof MEASURES,
  adjustment: Adjustment,
  id: string,
  sector = '7',
  of = 'private and public sectors',
): SeriesHandle => {
  const { code, what, unit } = MEASURES[measure];
  return key(
    WPI,
    { MEASURE: code, SECTOR: sector, INDUSTRY: 'TOT', TSEST: TSEST[adjustment], REGION: 'AUS' },
    {
      id,
      title: `Wage price index${measure === 'INDEX' ? '' : `, ${what}`}, ${sector === '7' ? 'all sectors' : of}, ${ADJUSTED[adjustment]}`,
      description: `Total hourly rates of pay excluding bonuses, all industries, ${of}: ${what}, ${ADJUSTED[adjustment]}.`,
      ...unit,
      topic: 'wages',
      adjustment,
      ...(adjustment === 'original' ? UNREVISED : {}),
      tags: ['wages', 'wpi', of],
    },
  );
};

export const AU_WPI_YOY = wage('YOY', 'seasonally_adjusted', 'AU.WPI.YOY');
export const AU_WPI_YOY_ORIG = wage('YOY', 'original', 'AU.WPI.YOY.ORIG');
export const AU_WPI_YOY_TREND = wage('YOY', 'trend', 'AU.WPI.YOY.TREND');
export const AU_WPI_QOQ = wage('QOQ', 'seasonally_adjusted', 'AU.WPI.QOQ');
export const AU_WPI_QOQ_ORIG = wage('QOQ', 'original', 'AU.WPI.QOQ.ORIG');
export const AU_WPI_QOQ_TREND = wage('QOQ', 'trend', 'AU.WPI.QOQ.TREND');
export const AU_WPI_INDEX: SeriesHandle = { ...wage('INDEX', 'seasonally_adjusted', 'AU.WPI.INDEX'), aliases: ['AU.WPI'] };
export const AU_WPI_INDEX_ORIG = wage('INDEX', 'original', 'AU.WPI.INDEX.ORIG');
export const AU_WPI_INDEX_TREND = wage('INDEX', 'trend', 'AU.WPI.INDEX.TREND');
export const AU_WPI_PRIVATE_YOY = wage('YOY', 'seasonally_adjusted', 'AU.WPI.PRIVATE.YOY', '1', 'private sector');
export const AU_WPI_PUBLIC_YOY = wage('YOY', 'seasonally_adjusted', 'AU.WPI.PUBLIC.YOY', '2', 'public sector');

/** Only original series are published for states. */
export const AU_WPI_YOY_BY_STATE: Readonly<Record<StateAbbreviation, SeriesHandle>> = forEachState((state) =>
  key(
    WPI,
    { MEASURE: '3', SECTOR: '7', INDUSTRY: 'TOT', TSEST: '10', REGION: state.code },
    {
      id: `AU.WPI.YOY.${state.suffix}`,
      title: `Wage price index, annual change, ${state.name}, original`,
      description: `Total hourly rates of pay excluding bonuses, all industries, private and public sectors, ${state.name}: annual change, original.`,
      ...PER_CENT,
      topic: 'wages',
      place: state.name,
      tags: ['wages', 'wpi', 'state'],
      related: ['AU.WPI.YOY.ORIG'],
    },
  ),
);

// ---------------------------------------------------------------- average weekly earnings

const earnings = (id: string, measure: string, what: string, adjustment: Adjustment, region: string, place: string): SeriesHandle =>
  key(
    AWE,
    { MEASURE: measure, SEX: '3', INDUSTRY: 'TOT', TSEST: TSEST[adjustment], REGION: region },
    {
      id,
      title: `Average weekly ${what}, ${place === 'Australia' ? '' : `${place}, `}${ADJUSTED[adjustment]}`,
      description: `Average weekly ${what} in May and November, ${place}, ${ADJUSTED[adjustment]}.`,
      ...AUD,
      topic: 'wages',
      adjustment,
      place,
      tags: ['earnings', 'wages', 'awe'],
    },
  );
const TOTAL = 'total earnings of all employees';
const ORDINARY = 'ordinary time earnings of full-time adults';

export const AU_EARNINGS = earnings('AU.EARNINGS', '1', TOTAL, 'seasonally_adjusted', 'AUS', 'Australia');
export const AU_EARNINGS_FULL_TIME = earnings('AU.EARNINGS.FULL_TIME', '3', ORDINARY, 'seasonally_adjusted', 'AUS', 'Australia');
/** Original series are used, because they are available for every state. */
export const AU_EARNINGS_FULL_TIME_BY_STATE: Readonly<Record<StateAbbreviation, SeriesHandle>> = forEachState((state) =>
  earnings(`AU.EARNINGS.FULL_TIME.${state.suffix}`, '3', ORDINARY, 'original', state.code, state.name),
);
