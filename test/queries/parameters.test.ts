import { describe, expect, test } from 'vitest';
import { WattleError } from '../../src/core/errors.ts';
import { LIMIT, ORDER } from '../../src/queries/base/parameters/dataset-rows.ts';
import { choice, type NumberParameter, schemaOf, text } from '../../src/queries/base/parameters/declaration.ts';
import { Parameters } from '../../src/queries/base/parameters/parameters.ts';
import { START_PERIOD } from '../../src/queries/base/parameters/standard.ts';
import { params } from './shelf.ts';

const NEUTRAL: NumberParameter = { kind: 'number', name: 'neutral', description: 'A rate.', min: -5, max: 10, default: 0.4 };

/** Returns the error from `read` and from checking the parameters. */
function faultsOf(text: string, read: (parameters: Parameters) => void): WattleError {
  const parameters = new Parameters(params(text));
  read(parameters);
  try {
    parameters.check();
  } catch (error) {
    if (error instanceof WattleError) return error;
    throw error;
  }
  throw new Error(`nothing was wrong with ${text}`);
}

describe('date ranges', () => {
  test('accept both spellings of each bound', () => {
    for (const text of ['start_period=2024-Q1&end_period=2024-Q4', 'start=2024-Q1&end=2024-Q4']) {
      const { start, end } = new Parameters(params(text)).window();
      expect([start?.text, end?.text]).toEqual(['2024-Q1', '2024-Q4']);
    }
  });

  test.each([
    '2024-Q5',
    '2024-13',
    '2024-02-30',
    '24-Q1',
    'last year',
    '2024-03-31T18:05:00',
    '12/31/2024',
    '2024-24',
    'Q1 24',
    '1 2 3 4',
    'x2024',
  ])('%s is refused', (text) => {
    const error = faultsOf(`start=${text}`, (parameters) => parameters.window());
    expect(error.status).toBe(400);
  });

  test.each([
    ['12/31/2024', '2024-12-31'],
    ['Dec-22', '2022-12'],
    ['Q1 24', '2024-Q1'],
    ['31/12/22', '2022-12-31'],
    ['FY23', 'FY2022-23'],
  ])('%s is ambiguous, and is refused with the accepted forms and %s', (text, meant) => {
    const error = faultsOf(`start_period=${text}`, (parameters) => parameters.window());
    expect(error.code).toBe('REQ_BAD_PERIOD');
    expect(error.faults[0]).toMatchObject({ parameter: 'start_period', did_you_mean: meant });
    expect(error.faults[0]?.allowed).toContain('2024-Q1');
  });

  test('are refused in reverse, and a bound of another frequency includes all its days', () => {
    const error = faultsOf('start=2024-Q3&end=2023', (parameters) => parameters.window());
    expect(error.code).toBe('REQ_BAD_PERIOD');
    expect(() => new Parameters(params('start=2024-Q3&end=2024')).window()).not.toThrow();
  });

  test('are refused if one bound has two different values, but not if it is repeated', () => {
    expect(faultsOf('start=2024&start_period=2023', (parameters) => parameters.window()).faults[0]?.parameter).toBe('start_period');
    expect(new Parameters(params('start=2024&start_period=2024')).window().start?.text).toBe('2024');
  });
});

describe('single values', () => {
  test.each(['0', '1001', '1.5', '-1', 'ten', '1e2'])('limit=%s is refused', (text) => {
    const error = faultsOf(`limit=${text}`, (parameters) => parameters.integer(LIMIT));
    expect(error.faults[0]?.parameter).toBe('limit');
  });

  test('limits at both ends, and the default', () => {
    const read = (text: string): number => new Parameters(params(text)).integer(LIMIT);
    expect([read('limit=1'), read('limit=1000'), read('limit=25.0')]).toEqual([1, 1000, 25]);
    for (const absent of ['', 'limit=', 'limit=+', 'limit=null', 'limit=undefined']) expect(read(absent), absent).toBe(100);
  });

  test('a choice ignores case, and treats - and _ as equal', () => {
    expect(new Parameters(params('a=Seasonally-Adjusted')).choice(choice('a', 'An adjustment.', ['original', 'seasonally_adjusted']))).toBe(
      'seasonally_adjusted',
    );
  });

  test('a wrong choice lists the values and the nearest match', () => {
    const error = faultsOf('order=desk', (parameters) => parameters.choice(ORDER));
    expect(error.faults[0]).toEqual({
      parameter: 'order',
      detail: '“desk” is not valid for the parameter “order”. Allowed: asc, desc.',
      allowed: ['asc', 'desc'],
      did_you_mean: 'desc',
    });
  });

  test('as_of is an instant, or a date, which means the end of the day', () => {
    const read = (text: string): number | undefined => new Parameters(params(text)).asOf()?.ms;
    expect(read('as_of=2026-01-29')).toBe(Date.parse('2026-01-29T23:59:59.999Z'));
    expect(read('as_of=2026-01-29T11:30:00%2B11:00')).toBe(Date.parse('2026-01-29T00:30:00Z'));
    expect(faultsOf('as_of=2026-Q1', (parameters) => parameters.asOf()).faults[0]?.parameter).toBe('as_of');
    expect(faultsOf('as_of=2026-02-30', (parameters) => parameters.asOf()).faults[0]?.parameter).toBe('as_of');
  });

  test('a number outside its bounds is refused', () => {
    const read = (parameters: Parameters): number => parameters.number(NEUTRAL);
    expect(read(new Parameters(params('neutral=-0.5')))).toBe(-0.5);
    for (const text of ['11', 'NaN', '1e1', 'Infinity']) expect(faultsOf(`neutral=${text}`, read).code).toBe('REQ_BAD_PARAMETER');
  });
});

describe('all faults are reported together', () => {
  const everything = (parameters: Parameters): void => {
    parameters.window();
    parameters.integer(LIMIT);
    parameters.choice(ORDER);
    parameters.refuseRest(['region']);
  };

  test('under the general code if they are of several kinds', () => {
    const error = faultsOf('start=x&limit=0&ordr=asc', everything);
    expect(error.code).toBe('REQ_BAD_PARAMETER');
    expect(error.faults.map((fault) => fault.parameter)).toEqual(['start_period', 'limit', 'ordr']);
  });

  test('under their own code if they are of one kind', () => {
    const error = faultsOf('ordr=asc&limitt=3', everything);
    expect(error.code).toBe('REQ_UNKNOWN_PARAMETER');
    expect(error.faults.map((fault) => fault.did_you_mean)).toEqual(['order', 'limit']);
  });

  test('and name all unknown parameters in one sentence, with each suggestion once', () => {
    const error = faultsOf('ordr=asc&oder=asc&limit=0', everything);
    expect(error.message).toMatch(/^Unknown parameters: “ordr”, “oder”\. The parameter “limit” /);
    expect(error.hint).toBe('Did you mean order?');
    expect(error.faults.map((fault) => fault.parameter)).toEqual(['limit', 'ordr', 'oder']);
  });

  test("with Wattle's name for a parameter that other APIs name differently", () => {
    const dates = faultsOf('observation_start=2020-01-01&observation_end=2020-12-31', everything);
    expect(dates.faults.map((fault) => fault.did_you_mean)).toEqual(['start_period', 'end_period']);
    const OBSERVATION_START = text('observation_start', 'First day.', { elsewhere: ['start_period'] });
    const fred = faultsOf('start_period=2020', (parameters) => {
      parameters.text(OBSERVATION_START);
      parameters.refuseRest();
    });
    expect(fred).toMatchObject({
      hint: 'Did you mean observation_start?',
      message: 'Unknown parameter: “start_period” or “start”.',
    });
  });

  test('and parameters of the format are known for every endpoint', () => {
    const parameters = new Parameters(params('format=csv&csv_safe=1'));
    everything(parameters);
    expect(() => parameters.check()).not.toThrow();
  });
});

describe('declarations', () => {
  test('the accepted parameters match the described ones: bounds, values and other names', () => {
    expect(schemaOf(LIMIT)).toEqual({ type: 'integer', minimum: 1, maximum: 1000, default: 100 });
    expect(schemaOf(ORDER)).toEqual({ type: 'string', enum: ['asc', 'desc'] });
    expect(START_PERIOD.aliases).toEqual(['start']);
    expect(new Parameters(params('start=2024-Q1')).text(START_PERIOD)).toBe('2024-Q1');
  });

  test('other words for a choice are accepted, and the document gives the values as examples', () => {
    const frequency = choice('frequency', 'How often.', ['Q', 'M'], { also: ['quarterly', 'monthly'] });
    expect(new Parameters(params('frequency=Quarterly')).choice(frequency)).toBe('quarterly');
    expect(schemaOf(frequency)).toEqual({ type: 'string', examples: ['Q', 'M'] });
  });
});
