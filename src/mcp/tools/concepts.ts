/** The tool that returns the latest value of a popular statistic. */

import { Type } from 'typebox';
import { quoted } from '../../core/errors.ts';
import { type Ask, isObject, type JsonObject, objectOf, Refusal, rowsOf, textOf } from '../ask.ts';
import { answer, nothingElse, orNull, text, tool } from '../tool.ts';
import { withoutNulls } from './find.ts';

export const getLatest = tool({
  name: 'get_latest',
  title: 'Latest figure for a concept',
  description:
    'Get the latest figure for a concept: inflation, cash rate, unemployment, wages, GDP and others. If it is out of date, `value` is null. See `reason` and `last`.',
  input: nothingElse({ name: text('concept id (cash_rate) or question') }),
  output: answer({ concept: Type.String(), value: orNull('number'), period: orNull('string'), unit: Type.String() }),
  budget: 800,
  cuts: [{ member: 'candidates', dropped: 'last', advice: 'use the `explain` tool for source cells.' }],
  endpoints: ['readConcept', 'search'],
  run: async (ask, { name }) => briefConcept(objectOf((await conceptNamed(ask, name)).data)),
});

/** Finds a concept by its id. Searches for the name if no concept has this id. */
async function conceptNamed(ask: Ask, name: string) {
  const id = name.trim().toLowerCase().replaceAll(' ', '_');
  try {
    return await ask.get(['concepts', id]);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'REQ_UNKNOWN_CONCEPT') throw error;
  }
  const { meta } = await ask.get(['search'], { q: name, limit: 1 });
  const found = meta['concept'];
  const concept = isObject(found) ? textOf(found['concept']) : null;
  if (concept === null) throw new Refusal(`No concept is called ${quoted(name)}. Use search to find a series and get_series to read it.`);
  return ask.get(['concepts', concept]);
}

function briefConcept(facts: JsonObject): JsonObject {
  const { concept, value, period, unit, reason, last } = facts;
  return {
    ...withoutNulls({
      title: facts['title'] ?? null,
      place: facts['place'] ?? null,
      date: facts['date'] ?? null,
      previous_period: facts['previous_period'] ?? null,
      previous_value: facts['previous_value'] ?? null,
      change: facts['change'] ?? null,
      currency: facts['currency'] ?? null,
      lag_periods: facts['lag_periods'] ?? null,
      vintage: facts['vintage'] ?? null,
      id: facts['series_id'] ?? null,
      basis: facts['basis'] ?? null,
      rule: facts['rule_text'] ?? null,
      reason: reason ?? null,
      last: last ?? null,
    }),
    concept: concept ?? '',
    value: value ?? null,
    value_text: facts['value_text'] ?? null,
    period: period ?? null,
    unit: unit ?? '',
    candidates: rowsOf(facts['candidates']).map((one) =>
      withoutNulls({
        id: one['series_id'] ?? one['signal'] ?? null,
        period: one['period'] ?? null,
        value: one['value'] ?? null,
        taken: one['taken'] ?? null,
        why: one['why'] ?? null,
      }),
    ),
  };
}
