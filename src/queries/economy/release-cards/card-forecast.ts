/** Compares the headline of a release card with the forecast in the last statement of the RBA before the release. */
import type { ReleaseCard } from '../../../catalogue/cards/release-cards.ts';
import { type ForecastSeries, oneForEachMonth } from '../../../catalogue/forecasts/forecasts.ts';
import { statements } from '../../../catalogue/forecasts/statements.ts';
import { addDecimals, roundedTo, subtractDecimals } from '../../../core/decimal.ts';
import { holder, type Period } from '../../../core/period.ts';
import { inWords } from '../../../signals/wording/periods.ts';
import { quarter } from '../forecasts/read-forecasts.ts';
import { type CardSeries, figureOf } from './card-figures.ts';

const DECIMALS = 4;
const MONTHS = 3;

export interface CardForecast {
  readonly issued: string;
  readonly target: string;
  readonly value: number;
  readonly basis: string;
  /** The value that is compared with the forecast: the headline, or the mean of its three months. Null if the measures differ. */
  readonly outcome: number | null;
  /** The outcome minus the forecast. */
  readonly difference: number | null;
}

export interface ComparedForecast {
  readonly forecast: CardForecast | null;
  /** Reason why there is no forecast or no difference. */
  readonly reason: string | null;
}

/**
 * Returns the forecast for the quarter that contains the period. It is from the last statement before the release, because an earlier
 * forecast is out of date.
 * @param day the day of the release, or the last day of the period
 */
export function forecastFor({ forecast }: ReleaseCard, headline: CardSeries, of: Period, day: string): ComparedForecast {
  if (forecast === null) return { forecast: null, reason: null };
  const target = holder(of, 'Q').t;
  const statement = statements().findLast((one) => one.day < day);
  if (statement === undefined) return { forecast: null, reason: 'No statement of the RBA before this release is known.' };
  const issue = oneForEachMonth(forecast.issues).find((one) => one.issue === statement.month);
  const found = issue?.figures.find(({ t, isData }) => t === target && !isData);
  if (issue === undefined || found === undefined)
    return {
      forecast: null,
      reason: `The RBA forecast of ${inWords(statement.month)} for ${inWords(quarter(target))} is not stored.`,
    };
  const { value: outcome, reason } = outcomeOf(forecast, headline, of);
  return {
    forecast: {
      issued: issue.issue,
      target: quarter(target),
      value: found.value,
      basis: issue.basis,
      outcome: outcome === null ? null : roundedTo(outcome, DECIMALS),
      difference: outcome === null ? null : roundedTo(subtractDecimals(outcome, found.value), DECIMALS),
    },
    reason,
  };
}

interface Outcome {
  readonly value: number | null;
  readonly reason: string | null;
}

/** Returns the value of the headline for the measure and period of the forecast. */
function outcomeOf({ outcome }: ForecastSeries, headline: CardSeries, of: Period): Outcome {
  if (outcome?.handle !== headline.handle) return { value: null, reason: 'The forecast is for the quarterly measure, not for one month.' };
  if (of.freq === 'Q') {
    const { value, reason } = figureOf(headline, of.t);
    return { value, reason };
  }
  const months = Array.from({ length: MONTHS }, (_, i) => holder(of, 'Q').t * MONTHS + i);
  const values = months.flatMap((t) => (t > of.t ? [] : (figureOf(headline, t).value ?? [])));
  return values.length === MONTHS
    ? { value: addDecimals(values) / MONTHS, reason: null }
    : { value: null, reason: 'The forecast is for the mean of the three months of the quarter. This release does not complete them.' };
}
