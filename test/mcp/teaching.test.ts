/** Errors about arguments name the accepted values. Names of filters must differ from arguments. */
import { describe, expect, it } from 'vitest';
import { datasets } from '../../src/catalogue/catalogue.ts';
import { NOT_FOR_TOOLS } from '../../src/mcp/ask.ts';
import { taught } from '../../src/mcp/teaching.ts';

const SCHEMA = {
  properties: {
    id: { description: 'AU.CPI.YOY' },
    units: { enum: ['lin', 'pc1'], description: 'transform' },
    last_n: { description: 'rows shown (24)' },
  },
  required: ['id'],
};

describe('arguments of tools', () => {
  it.each([
    [{}, "data must have required property 'id'", 'The argument id is missing (AU.CPI.YOY).'],
    [{ units: 'percent' }, 'data/units must be equal to one of the allowed values', 'units must be one of lin, pc1, not "percent".'],
    [
      { id: 'A', limit: 5, lastn: 3 },
      'data must NOT have additional properties',
      'Unknown argument: limit, lastn. Did you mean last_n? Allowed: id, units, last_n.',
    ],
    [{ last_n: 900 }, 'data/last_n must be <= 200', 'last_n must be <= 200 (rows shown (24)). It is 900.'],
    [{ id: ' ' }, String.raw`data/id must match pattern "\S"`, 'id must not be empty (AU.CPI.YOY).'],
    [
      { id: 5, last_n: '5' },
      'data/id must be string, data/last_n must be integer',
      'id must be string (AU.CPI.YOY). It is 5. last_n must be integer (rows shown (24)). It is "5".',
    ],
  ])('%j: %s', (given, said, reported) => {
    expect(taught(SCHEMA, given, said)).toBe(reported);
  });
});

it('no dimension and no column except the period has the name of an argument', () => {
  const named = datasets().flatMap((dataset) =>
    (dataset.kind === 'time_series' ? dataset.dimensions : dataset.columns)
      .filter(({ name }) => NOT_FOR_TOOLS.has(name))
      .map(({ name }) => `${dataset.source}.${dataset.id} ${name}`),
  );
  expect(named.filter((one) => !one.endsWith(' period'))).toEqual([]);
});
