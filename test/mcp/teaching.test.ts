/** Errors about arguments name the accepted values. Filters and arguments must have different names. */
import { describe, expect, it } from 'vitest';
import { datasets } from '../../src/catalogue/catalogue.ts';
import { NOT_FOR_TOOLS } from '../../src/mcp/ask.ts';
import { taught, validatorOf } from '../../src/mcp/teaching.ts';

const SCHEMA = {
  type: 'object',
  properties: {
    id: { type: 'string', description: 'AU.CPI.YOY', pattern: '\\S' },
    units: { enum: ['lin', 'pc1'], description: 'transform' },
    last_n: { type: 'integer', description: 'rows shown (24)', maximum: 200 },
    gap: { const: 'allow', description: 'allow an earlier vintage' },
    filters: { type: 'object', additionalProperties: { type: 'string' } },
  },
  required: ['id'],
  additionalProperties: false,
} as const;

describe('arguments of tools', () => {
  it.each([
    [{}, 'The argument id is missing (AU.CPI.YOY).'],
    [{ id: 'A', units: 'percent' }, 'units must be one of lin, pc1, not "percent".'],
    [{ id: 'A', gap: 'yes' }, 'gap must be allow, not "yes".'],
    [{ id: 'A', limit: 5, lastn: 3 }, 'Unknown argument: limit, lastn. Did you mean last_n? Allowed: id, units, last_n, gap, filters.'],
    [{ id: 'A', last_n: 900 }, 'last_n must be <= 200 (rows shown (24)). It is 900.'],
    [{ id: ' ' }, 'id must not be empty (AU.CPI.YOY).'],
    [{ id: 'A', filters: { region: 5 } }, 'filters/region must be string. It is an object.'],
    [{ id: 5, last_n: '5' }, 'id must be string (AU.CPI.YOY). It is 5. last_n must be integer (rows shown (24)). It is "5".'],
    [{ id: 'A, data/units must be equal', units: 5 }, 'units must be one of lin, pc1, not 5.'],
  ])('%j: %s', (given, reported) => {
    expect(taught(SCHEMA, given, validatorOf(SCHEMA)(given))).toBe(reported);
  });
});

it('no dimension and no column except the period has the same name as an argument', () => {
  const named = datasets().flatMap((dataset) =>
    (dataset.kind === 'time_series' ? dataset.dimensions : dataset.columns)
      .filter(({ name }) => NOT_FOR_TOOLS.has(name))
      .map(({ name }) => `${dataset.source}.${dataset.id} ${name}`),
  );
  expect(named.filter((one) => !one.endsWith(' period'))).toEqual([]);
});
