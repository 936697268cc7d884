/**
 * Checks series without stored values. Values must be in the declared range for their measure and satisfy identities, and adjusted series
 * must be smooth.
 */
import { plausibleRange } from '../../catalogue/plausible-ranges.ts';
import { withoutSuffix } from '../../catalogue/single-figures.ts';
import { shiftDecimal } from '../../core/decimal.ts';
import { datasetKey, type TimeSeriesDataset } from '../../core/define-dataset.ts';
import { type Acceptable, WattleError } from '../../core/errors.ts';
import { isInterval } from '../../core/frequency.ts';
import type { Observation, ParsedDataset, ParsedSeries } from '../../core/observation.ts';
import { formatPeriod } from '../../core/period.ts';
import type { SeriesDelta } from '../../store/ports/series.ts';
import { placed } from './arriving.ts';
import { contradictedFigures } from './identities/identity-gate.ts';
import { exchangedAdjustments } from './smoothness.ts';
import type { StoredFigures } from './validate.ts';

const MOST_NAMED = 3;

/**
 * Returns DATA_IMPLAUSIBLE for values outside the range for their measure, or null. Checks new series and market intervals, because changes
 * in market intervals have no usual size.
 */
function outsideDeclaredRange(dataset: TimeSeriesDataset, parsed: ParsedDataset, known: ReadonlySet<string>): WattleError | null {
  const key = datasetKey({ source: dataset.source, id: withoutSuffix(dataset.id) });
  const order = parsed.dimensions.map(({ id }) => id);
  const doubts = parsed.series.flatMap((series) => {
    if (known.has(series.key) && !isInterval(series.freq)) return [];
    const codes = series.key.split('.');
    const range = plausibleRange(key, series.unit, (id) => codes[order.indexOf(id)] ?? dataset.fixed[id] ?? null);
    if (range === null) return [];
    return series.observations.flatMap((observation): readonly Doubt[] => {
      if (observation.value === null) return [];
      const single = shiftDecimal(observation.value, series.multiplier);
      return single >= range.low && single <= range.high ? [] : [{ series, observation, range: `${range.low} to ${range.high}` }];
    });
  });
  return doubts.length === 0 ? null : reviewOf(doubts);
}

interface Doubt {
  readonly series: ParsedSeries;
  readonly observation: Observation;
  readonly range: string;
}

function reviewOf(doubts: readonly Doubt[]): WattleError {
  const sentence = ({ series, observation, range }: Doubt): string =>
    `${placed(series, observation)} is ${observation.value}, outside the range ${range} of its measure`;
  const [first] = doubts as readonly [Doubt, ...Doubt[]];
  const more = doubts.length > MOST_NAMED ? `, and ${doubts.length - MOST_NAMED} more` : '';
  const count = doubts.length === 1 ? 'One figure needs' : `${doubts.length} figures need`;
  const at = {
    column: first.series.key,
    value: `${formatPeriod({ freq: first.series.freq, t: first.observation.t })} ${first.observation.value}`,
  };
  return new WattleError('DATA_IMPLAUSIBLE', `${count} review: ${doubts.slice(0, MOST_NAMED).map(sentence).join('; ')}${more}.`, {
    at,
    faults: doubts.slice(0, 100).map((one) => ({ parameter: placed(one.series, one.observation), detail: sentence(one) })),
  });
}

/**
 * Returns sentences on implausible values in new series that an operator accepted. Throws DATA_IMPLAUSIBLE for other implausible values.
 */
export function validateFirst(
  dataset: TimeSeriesDataset,
  parsed: ParsedDataset,
  deltas: readonly SeriesDelta[],
  stored: StoredFigures | null,
  accept: readonly Acceptable[],
): readonly string[] {
  const known = new Set(stored?.slices.filter(({ series }) => series.count > 0).map(({ series }) => series.key));
  const contradiction = stored === null ? contradictedFigures(datasetKey(dataset), parsed, deltas, true) : null;
  const exchanged = stored === null ? exchangedAdjustments(parsed) : null;
  return [outsideDeclaredRange(dataset, parsed, known), contradiction, exchanged].flatMap((error) => {
    if (error !== null && !accept.some((code) => code === error.code)) throw error;
    return error === null ? [] : [error.message];
  });
}
