/** Finds requests that return the values of a check. */
import { WattleError } from '../../../core/errors.ts';
import type { QueryContext } from '../../base/context.ts';
import { readSeries } from '../../series/resolve-series.ts';
import { echoShaping } from '../../series/transforms/series-transforms.ts';
import { type DatedValue, type Evaluation, inSingleUnits } from './evaluate-claim.ts';

/**
 * Returns the parameters of a request for a value in its vintage. If the vintage is in a gap, the request allows gaps. Returns null if
 * no such request returns the value, for example because only this value of the vintage is stored.
 * @param of the value, or the current value
 */
export async function reproducing(
  ctx: QueryContext,
  evaluation: Evaluation,
  of: DatedValue | undefined = evaluation.agrees ?? evaluation.values.at(-1),
): Promise<URLSearchParams | null> {
  if (of === undefined) return null;
  const { variant } = evaluation;
  for (const more of [{}, { gap: 'allow' }]) {
    const query = new URLSearchParams({ ...requestOf(evaluation), as_of: of.from, ...more });
    const value = await valueIn(ctx, variant, query);
    if (value !== null && inSingleUnits(variant, value) === of.value) return query;
  }
  return null;
}

function requestOf({ variant, of }: Evaluation): Readonly<Record<string, string>> {
  const { frequency, units, ...more } = echoShaping(variant.shaping);
  return {
    start_period: of,
    end_period: of,
    ...(units === 'lin' ? {} : { units: String(units) }),
    ...(frequency === undefined ? {} : { frequency: String(frequency), ...(more as Record<string, string>) }),
  };
}

async function valueIn(ctx: QueryContext, { handle }: Evaluation['variant'], query: URLSearchParams): Promise<number | null> {
  try {
    const [row] = (await readSeries(ctx, handle, query)).data as readonly { readonly value?: number | null }[];
    return row?.value ?? null;
  } catch (error) {
    if (error instanceof WattleError && error.code !== 'BUG') return null;
    throw error;
  }
}
