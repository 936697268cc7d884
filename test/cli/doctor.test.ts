/** Checks the report of `wattle doctor` on the agencies. Equal failures are one finding, with the remedy. */
import { describe, expect, it } from 'vitest';
import { sources } from '../../src/catalogue/catalogue.ts';
import { mailFinding, storedFinding } from '../../src/cli/doctor.ts';
import { reachAgencies } from '../../src/cli/reach.ts';
import type { Source, SourceCode } from '../../src/core/define-dataset.ts';
import { WattleError } from '../../src/core/errors.ts';
import type { Upstream } from '../../src/ingest/fetch/client.ts';
import { StatusAnswered } from '../../src/ingest/fetch/reachability.ts';

const NOW = Date.parse('2026-05-11T03:00:00Z');
const requested: string[] = [];

/** Makes an upstream that fails for some sources as given. Other sources respond. */
const failing = (faults: (code: SourceCode) => WattleError | null): Pick<Upstream, 'ask'> => ({
  ask: async ({ code, hosts }: Source, { url }) => {
    requested.push(url);
    expect(hosts).toContain(new URL(url).host);
    const error = faults(code);
    if (error !== null) throw error;
    return { kind: 'unchanged', at: NOW };
  },
});
const dns = () =>
  new WattleError('UP_UNREACHABLE', 'The connection failed.', { cause: Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' }) });
const forbidden = () => new WattleError('UP_STATUS', 'It returned 403.', { cause: new StatusAnswered(403) });

describe('the datasets', () => {
  type State = Parameters<typeof storedFinding>[0][number];
  const version = {} as NonNullable<State['version']>;
  const failed = (code: string, address: string | null) => ({ code, address }) as NonNullable<State['failure']>;

  it('are counted by state', () => {
    expect(storedFinding([{ dataset: 'abs/CPI', version, failure: null }])).toEqual({
      what: 'datasets',
      ok: true,
      found: '1 with data',
      advice: '',
    });
  });

  it('that could not be refreshed are listed by kind of failure, with the remedy', () => {
    const finding = storedFinding([
      { dataset: 'abs/CPI', version, failure: failed('UP_UNREACHABLE', 'https://data.api.abs.gov.au/') },
      { dataset: 'abs/WPI', version: null, failure: failed('UP_UNREACHABLE', null) },
      { dataset: 'rba/F6', version, failure: failed('PARSE_LAYOUT', null) },
    ]);
    expect(finding).toEqual({
      what: 'datasets',
      ok: false,
      found:
        '2 with data. Last refresh failed: 2 UP_UNREACHABLE, the first abs/CPI at https://data.api.abs.gov.au/; 1 PARSE_LAYOUT, rba/F6',
      advice: expect.stringMatching(/marked stale.*wattle status.*wattle try/),
    });
  });
});

it('queued email is listed with its age and the remedy, and a refused address is not a fault in this installation', () => {
  expect(mailFinding({ waiting: 0, givenUp: 0, oldestAt: null })).toEqual({
    what: 'mail',
    ok: true,
    found: 'no email is waiting',
    advice: '',
  });
  expect(mailFinding({ waiting: 2, givenUp: 1, oldestAt: NOW })).toMatchObject({
    ok: false,
    found: '2 emails are waiting, the oldest since 2026-05-11T03:00:00.000Z; 1 refused by the mail server',
    advice: expect.stringContaining('WATTLE_SMTP_URL'),
  });
  expect(mailFinding({ waiting: 0, givenUp: 1, oldestAt: null }).ok).toBe(true);
});

describe('the agencies', () => {
  it('are one finding if they all fail for the same reason', async () => {
    expect(await reachAgencies(sources(), failing(dns), NOW)).toEqual([
      {
        what: 'agencies',
        ok: false,
        found: 'no agency is reachable: DNS: the host name cannot be resolved',
        advice: expect.stringMatching(/name server.*WATTLE_UPSTREAM_PROXY.*marked stale/),
      },
    ]);
    expect(requested).toHaveLength(sources().length);
  });

  it('are grouped by cause, with the remedy', async () => {
    const faults = (code: SourceCode): WattleError | null =>
      code === 'abs' || code === 'ato' ? forbidden() : code === 'bom' ? dns() : null;
    expect(await reachAgencies(sources(), failing(faults), NOW)).toMatchObject([
      { ok: true, found: 'RBA, ASIC, APRA, AIHW, WGEA, AEMO respond' },
      { ok: false, found: 'ABS, ATO returns status 403 to this address', advice: expect.stringMatching(/WATTLE_UPSTREAM_PROXY/) },
      { ok: false, found: 'BOM DNS: the host name cannot be resolved' },
    ]);
  });

  it('are not a fault if the operator has turned off updates', async () => {
    const offline = () => new WattleError('UP_OFFLINE', 'Updates are turned off.');
    expect(await reachAgencies(sources(), failing(offline), NOW)).toMatchObject([
      { ok: true, found: expect.stringContaining('WATTLE_UPSTREAM') },
    ]);
  });

  it('are reachable if they respond with any status', async () => {
    const page = () => new WattleError('UP_HTML', 'A page came.');
    expect(await reachAgencies(sources(), failing(page), NOW)).toMatchObject([
      { ok: true, found: expect.stringMatching(/^ABS, RBA, .* respond$/) },
    ]);
  });
});
