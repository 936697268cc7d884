/** Checks how tools report refusals from endpoints. Each fact appears once, and no URL that a tool cannot request. */
import { expect, it } from 'vitest';
import { Ask } from '../../src/mcp/ask.ts';

const reported = (problem: object): Promise<string> =>
  new Ask(async () => ({ status: 404, body: JSON.stringify(problem), bytes: new Uint8Array() })).get(['data']).then(
    () => 'answered',
    (error: Error) => error.message,
  );

it('a refusal states the fault, the accepted values and the nearest match once, and names tools', async () => {
  const detail = 'Unknown dataset: “abs.CPII”.';
  const errors = [{ parameter: 'dataset', detail, allowed: ['CPI', 'CPI_M'], did_you_mean: 'CPI' }];
  const hint = 'Did you mean CPI, CPI_M? GET /v1/datasets lists all datasets, and GET /v1/search-datasets?q= searches them.';
  expect(await reported({ code: 'REQ_UNKNOWN_DATASET', detail, hint, nearest: ['CPI', 'CPI_M'], errors })).toBe(
    'Unknown dataset: “abs.CPII”. Did you mean CPI, CPI_M? Use the `search` tool to find it. (REQ_UNKNOWN_DATASET)',
  );
  const states = { parameter: 'state', detail: 'There is no state XYZ.', allowed: ['NSW', 'VIC'], did_you_mean: 'NSW' };
  expect(
    await reported({
      code: 'REQ_UNKNOWN_VALUE',
      detail: 'Two values are unknown.',
      errors: [states],
      hint: 'GET /v1/describe/abs/LF lists the values of its dimensions.',
    }),
  ).toBe(
    'Two values are unknown. The `describe` tool lists its values. state: There is no state XYZ. Allowed: NSW, VIC. Did you mean NSW? (REQ_UNKNOWN_VALUE)',
  );
});

it('a refusal lists the accepted values only once if the sentence already has them', async () => {
  const detail = '“pct” is not valid for the parameter “units”. Allowed: lin, chg, pc1.';
  const errors = [{ parameter: 'units', detail, allowed: ['lin', 'chg', 'pc1'], did_you_mean: 'pc1' }];
  expect(await reported({ code: 'REQ_BAD_PARAMETER', detail, errors })).toBe(`${detail} Did you mean pc1? (REQ_BAD_PARAMETER)`);
});

it('a refusal keeps a hint without a URL, and states the status if there is no message', async () => {
  expect(await reported({ code: 'DATA_UNAVAILABLE', detail: 'Nothing is held.', hint: 'Ask again in 15 s.', errors: [] })).toBe(
    'Nothing is held. Ask again in 15 s. (DATA_UNAVAILABLE)',
  );
  expect(await reported({})).toBe('The service responded with status 404.');
});
