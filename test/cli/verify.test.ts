/** Runs `wattle verify` with a correct agency and with many errors. The table reports each error, and nothing is stored. */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { datasets, findDataset, findSource, sources } from '../../src/catalogue/catalogue.ts';
import { finalFigures } from '../../src/catalogue/final-figures/final-figures.ts';
import { reasonsForNone, whyNoFinalFigures } from '../../src/catalogue/final-figures/without.ts';
import { upstreamWords } from '../../src/cli/verify/command.ts';
import type { Verdict } from '../../src/cli/verify/finding.ts';
import { curesOf, renderReport, rowOf } from '../../src/cli/verify/report.ts';
import { verify } from '../../src/cli/verify/verify.ts';
import { FixedClock } from '../../src/core/clock.ts';
import { type Dataset, datasetKey, isRequested, type Source, storedAs } from '../../src/core/define-dataset.ts';
import { WattleError } from '../../src/core/errors.ts';
import { createUpstream, type Upstream, type UpstreamMode } from '../../src/ingest/fetch/client.ts';
import { writeZip } from '../formats/zip-writer.ts';
import { type Behaviour, body, FakeAgency, hangUp, html, silent, status, truncated } from '../ingest/fake-agency.ts';
import { wattleBeside } from '../program/running.ts';

/** The recorded WGEA file: its columns, and an employer of its first rows. */
const COMPOSITION =
  'reporting_year,corporate_group_name,employer_name,employer_abn,is_relevant_employer,employer_size,anzsic_code,anzsic_division,anzsic_subdivision,anzsic_group,anzsic_class,manager_category,occupation,employment_status,employment_type,gender,n_employees';
const EMPLOYER = '2024-25,GROUP,EMPLOYER,58102573544,TRUE,<250,7000,Services,Computers,Computers,Computers';
const PUBLIC_FILE =
  '/data.gov.au/data/dataset/4d35cd80-2538-4705-82f3-d0d18e823d98/resource/380faa66-1126-4020-8b89-496821290624/download/wgea_public_dataset_2025.zip';

const DATAFLOWS = '/data.api.abs.gov.au/rest/dataflow/ABS';

/** A list of dataflows with one entry. */
const flows = (name: string): string =>
  JSON.stringify({
    data: {
      dataflows: [
        {
          id: 'RPPI',
          agencyID: 'ABS',
          version: '1.0.0',
          name,
          structure: 'urn:sdmx:org.sdmx.infomodel.datastructure.DataStructure=ABS:DS_RPPI(1.0.0)',
        },
      ],
    },
  });

const FILE = '/www.rba.gov.au/statistics/tables/csv/f11-data.csv';
const clock = new FixedClock('2026-05-11T03:00:00Z');

interface Table {
  readonly units?: string;
  readonly ids?: string;
  readonly usd2010?: string;
  readonly columns?: readonly number[];
  readonly below?: string;
}

/** Returns two columns and three months of the RBA's table F11 of 30 April 2026, with the published values. */
function f11({ units = 'USD,Index', ids = 'FXRUSD,FXRTWI', usd2010 = '0.8909', columns = [0, 1], below = '' }: Table = {}): string {
  const pick = (cells: string): string => columns.map((i) => cells.split(',')[i] ?? '').join(',');
  const lines: readonly (readonly [string, string])[] = [
    ['Title', 'A$1=USD,Trade-weighted Index May 1970 = 100'],
    ['Description', 'AUD/USD Exchange Rate,Australian Dollar Trade-weighted Index'],
    ['Frequency', 'Monthly,Monthly'],
    ['Type', 'Indicative,Indicative'],
    ['Units', units],
    ['Source', 'RBA,RBA'],
    ['Publication date', '30-Apr-2026,30-Apr-2026'],
    ['Series ID', ids],
    ['29-Jan-2010', `${usd2010},69.2`],
    ['29-Mar-2018', '0.7665,62.3'],
    ['30-Apr-2026', '0.7113,66.3'],
  ];
  return `F11 EXCHANGE RATES\n${lines.map(([label, cells]) => `${label},${pick(cells)}\n`).join('')}${below}`;
}

const known = <T>(found: T | null): T => {
  if (found === null) throw new Error('It is in the catalogue.');
  return found;
};
const F11 = known(findDataset('rba', 'F11'));
const sourceOf = (code: string): Source => known(findSource(code));

let agency: FakeAgency;
let folder: string;
const open: Upstream[] = [];

beforeEach(async () => {
  agency = await FakeAgency.start();
  folder = mkdtempSync(path.join(tmpdir(), 'wattle-test-'));
});

afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
  await agency.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The time limit is long, for a busy machine. It is short only if the test does not wait for a response. */
const PATIENT_MS = 30_000;
const SILENCE_MS = 300;

function upstreamOf(mode: UpstreamMode, attemptMs = PATIENT_MS): Upstream {
  const timeouts = { connectMs: attemptMs, silenceMs: attemptMs - 100, attemptMs };
  const upstream = createUpstream({ mode, clock, timeouts, attempts: 1, backoffMs: 1 });
  open.push(upstream);
  return upstream;
}

const run = (
  upstream: Upstream,
  chosen: readonly Dataset[] = [F11],
  keepIn: string | null = null,
  /** There are no starter data unless a test provides them. */
  starterDir = path.join(folder, 'starter'),
): Promise<readonly Verdict[]> =>
  verify(chosen, { upstream, sourceOf, clock, figures: finalFigures(), starterDir, keepIn, onVerdict: () => {} });

async function verdictOn(behaviour: Behaviour): Promise<Verdict> {
  agency.on(FILE, behaviour);
  const [verdict] = await run(upstreamOf({ kind: 'base', url: agency.url }, behaviour === silent ? SILENCE_MS : PATIENT_MS));
  if (verdict === undefined) throw new Error('One dataset, one verdict.');
  return verdict;
}

describe('verify', () => {
  it('accepts the unchanged file with all final values', async () => {
    const verdict = await verdictOn(body(f11()));
    expect(verdict).toMatchObject({ outcome: 'right', figures: { right: 5, of: 5 }, series: 2, values: 6, newest: '2026-04', requests: 1 });
    expect(verdict.bytes).toBe(f11().length);
  });

  it.each<[string, Behaviour, Verdict['outcome'], RegExp]>([
    [
      'a footnote below',
      body(f11({ below: 'Note: figures of the last day of trading\n' })),
      'changed',
      /A line next to the figures reads: Note/,
    ],
    ['columns in another order', body(f11({ columns: [1, 0] })), 'right', /^$/],
    [
      'a final value that changed',
      body(f11({ usd2010: '0.8919' })),
      'wrong',
      /series=aud_usd of 2010-01, which was 0.8909 USD .* is 0.8919 USD now \(https:\/\/www\.rba\.gov\.au\/.*f11-data\.csv r10 FXRUSD\)\./,
    ],
    ['another unit', body(f11({ units: 'USD million,Index' })), 'wrong', /USD million|million USD/],
    ['a missing series', body(f11({ columns: [0] })), 'wrong', /series=twi of 2010-01/],
    [
      'an older edition',
      body(
        f11()
          .replace(/^30-Apr-2026.*\n/m, '')
          .replace(/^29-Mar-2018.*\n/m, ''),
      ),
      'wrong',
      /series=aud_usd of 2018-03, .* is missing: the file ends with 2010-01, so it is an older release/,
    ],
    ['a column under another name', body(f11({ ids: 'FXRUSD,FXRTWX' })), 'wrong', /series=twi of 2010-01/],
    ['a missing row of ids', body(f11().replace('Series ID', 'Identifier')), 'refused', /f11-data\.csv/],
    ['words in a cell', body(f11({ usd2010: 'abc' })), 'refused', /f11-data\.csv.*abc/],
    ['a page instead of data, with its title', html, 'refused', /sent a web page.*: “[A-Z].*f11-data\.csv/],
    ['a missing file', status(404, 'Not found'), 'refused', /f11-data\.csv/],
    ['an empty file', body(''), 'refused', /The file is empty/],
    ['an incomplete file', truncated(f11()), 'unreachable', /www\.rba\.gov\.au closes the connection/],
    ['a dropped connection', hangUp, 'unreachable', /www\.rba\.gov\.au closes the connection/],
    ['silence', silent, 'unreachable', /does not respond in time/],
    ['403', status(403, 'Forbidden'), 'unreachable', /www\.rba\.gov\.au returns status 403 to this address/],
    ['429', status(429, 'Slow down'), 'unreachable', /too many requests/],
    ['503', status(503, 'Away'), 'unreachable', /a server error/],
  ])('reports %s', async (_what, behaviour, outcome, why) => {
    const verdict = await verdictOn(behaviour);
    const row = rowOf(verdict);
    expect([verdict.outcome, row.why]).toEqual([outcome, expect.stringMatching(why)]);
  });

  it('does not treat an older file as a fault if it replaced a file that could not be loaded', async () => {
    const older = f11()
      .replace(/^30-Apr-2026.*\n/m, '')
      .replace(/^29-Mar-2018.*\n/m, '');
    const [ask] = F11.asks();
    const other = { ...F11, asks: () => [{ ...known(ask ?? null), fallback: { id: 'data', url: `https:/${FILE}.old`, accept: '*/*' } }] };
    agency.on(`${FILE}.old`, body(older));
    for (const [behaviour, outcome, why] of [
      [status(403, 'Forbidden'), 'unreachable', 'www.rba.gov.au returns status 403 to this address'],
      [status(404, 'Not found'), 'wrong', expect.stringContaining('an older release')],
    ] as const) {
      agency.on(FILE, behaviour);
      const verdicts = await run(upstreamOf({ kind: 'base', url: agency.url }), [other as Dataset]);
      expect(verdicts.map(rowOf)).toMatchObject([{ outcome, why }]);
    }
  });

  it('lists each remedy once', async () => {
    const wrong = await verdictOn(body(f11({ usd2010: '0.9' })));
    const away = await verdictOn(status(503, 'Away'));
    const sound = await verdictOn(body(f11()));
    const older = await verdictOn(
      body(
        f11()
          .replace(/^30-Apr-2026.*\n/m, '')
          .replace(/^29-Mar-2018.*\n/m, ''),
      ),
    );
    // The values in the older file are read correctly, so the advice is different.
    expect(curesOf([older])).toEqual([expect.stringMatching(/^rba\/F11: The file is an older release/)]);
    expect(curesOf([wrong, away, sound, away])).toEqual([
      expect.stringMatching(/^rba\/F11: Do not use the dataset/),
      'rba/F11, rba/F11: Try again later. The problem is at the agency.',
    ]);
    const facts = { version: '1', node: '20', startedAt: 0, upstream: 'x', kept: null };
    expect(renderReport([wrong], facts)).toContain('\n- Do not use the dataset until this is fixed.');
  });

  it('reports a TLS failure, a closed port and a name that cannot be resolved', async () => {
    const tls = await run(upstreamOf({ kind: 'base', url: agency.url.replace('http:', 'https:') }));
    expect(tls.map(({ barrier }) => barrier)).toEqual(['tls']);
    const port = await run(upstreamOf({ kind: 'base', url: 'http://127.0.0.1:1' }));
    expect(port.map(({ barrier }) => barrier)).toEqual(['no_connection']);
    // This is Node's error for an unknown host name. The test uses no name server.
    const cause = Object.assign(new Error('getaddrinfo ENOTFOUND www.rba.gov.au'), { code: 'ENOTFOUND' });
    const refuse = (): Promise<never> =>
      Promise.reject(new WattleError('UP_UNREACHABLE', 'The connection failed.', { cause, at: { url: `https:/${FILE}` } }));
    const dns = await run({ ask: refuse, download: refuse, close: async () => {} });
    expect(dns.map(rowOf)).toMatchObject([{ outcome: 'unreachable', why: 'www.rba.gov.au DNS: the host name cannot be resolved' }]);
    expect((await run(upstreamOf({ kind: 'offline' }))).map(({ barrier }) => barrier)).toEqual(['offline']);
  });

  it('gives the reason for every dataset that it skips because of its host', async () => {
    agency.on(FILE, status(403, 'Forbidden'));
    const upstream = upstreamOf({ kind: 'base', url: agency.url });
    const barriers = [];
    for (let i = 0; i < 7; i++) barriers.push(...(await run(upstream)).map(({ barrier }) => barrier));
    expect(barriers).toEqual(Array.from({ length: 7 }, () => 'refused_address'));
    expect(agency.count(FILE)).toBe(5);
  });

  it('stores the received bytes, including refused files', async () => {
    const broken = f11({ usd2010: 'abc' });
    agency.on(FILE, body(broken));
    await run(upstreamOf({ kind: 'base', url: agency.url }), [F11], folder);
    const names = readdirSync(path.join(folder, 'rba', 'F11'));
    expect(names).toEqual([expect.stringMatching(/^[0-9a-f]{8}-f11-data\.csv$/)]);
    expect(readFileSync(path.join(folder, 'rba', 'F11', names[0] ?? ''), 'utf8')).toBe(broken);
  });

  it('reports the result of each request, including the other format of a file', async () => {
    agency.on(FILE, status(404, 'Not found'));
    const verdict = (await run(upstreamOf({ kind: 'base', url: agency.url })))[0];
    expect(verdict?.requested.map(({ url, answer }) => `${url} ${answer}`)).toEqual([
      expect.stringMatching(/^https:\/\/www\.rba\.gov\.au\/.*f11-data\.csv UP_NOT_FOUND: The agency responded with status 404: Not found/),
      ...(verdict?.requests === 2 ? [expect.stringMatching(/f11hist.* UP_NOT_FOUND/)] : []),
    ]);
    const sound = await verdictOn(body(f11({ below: 'Note: x\n' })));
    const report = renderReport([sound], { version: '1', node: '20', startedAt: 0, upstream: 'x', kept: null });
    expect(report).toMatch(
      /\n {2}- https:\/\/www\.rba\.gov\.au\/statistics\/tables\/csv\/f11-data\.csv text\/\S+, \d+ bytes, sha256 [0-9a-f]{8}\n/,
    );
  });

  it('names the agency, but not the user and password of the proxy', () => {
    const live = { kind: 'live' } as const;
    expect(upstreamWords({ upstream: live, upstreamProxy: null })).toBe('the agencies themselves');
    expect(upstreamWords({ upstream: live, upstreamProxy: 'http://me:secret@proxy.example:3128' })).toBe(
      'the agencies themselves, through a proxy',
    );
  });

  it('lists the failed URLs if an index led to no file', () => {
    const requested = [
      { url: 'https://a.example/list/', answer: 'text/html, 695 bytes, sha256 00000000', cameWell: true },
      { url: 'https://a.example/list/x.zip', answer: 'UP_NOT_FOUND: The agency responded with status 404.', cameWell: false },
    ];
    const nothing = { outcome: 'refused', findings: [], error: null, barrier: null, figures: { right: 0, of: 0 } } as const;
    const counts = { series: 0, values: 0, newest: null, requests: 2, bytes: 695, ms: 5 };
    expect(rowOf({ dataset: 'aemo/trading_price', ...nothing, ...counts, requested: requested }).why).toBe(
      'No file was received: 1 of 2 requests failed, the last with UP_NOT_FOUND: The agency responded with status 404. (https://a.example/list/x.zip)',
    );
  });

  it('requests one file at a time from each host, and lists series that are missing from the starter data', async () => {
    const chosen = sources()
      .flatMap(({ code }) => (code === 'rba' ? ['A2', 'F1.1', 'G1', 'F11'] : []))
      .map((id) => known(findDataset('rba', id)));
    agency.on(FILE, body(f11()));
    // This table is monthly like F1.1, but has other series.
    agency.on('/www.rba.gov.au/statistics/tables/csv/f1.1-data.csv', body(f11().replace('F11', 'F1.1')));
    const starter = path.join(folder, 'starter');
    cpSync('starter/rba/F1.1.json.br', path.join(starter, 'rba', 'F1.1.json.br'));
    const verdicts = await run(upstreamOf({ kind: 'base', url: agency.url }), chosen, null, starter);
    expect(agency.mostAtOnce).toBe(1);
    expect(verdicts.map(({ dataset, outcome }) => `${dataset} ${outcome}`)).toEqual([
      'rba/A2 refused',
      'rba/F1.1 wrong',
      'rba/G1 refused',
      'rba/F11 right',
    ]);
    expect(verdicts[1]?.findings.map(({ text }) => text)).toContainEqual(expect.stringMatching(/^\d+ of \d+ current series are missing/));
  });

  it('reports in Markdown, with escaped text from agencies', async () => {
    const verdict = await verdictOn(body(f11({ usd2010: '<b>|x|' })));
    const facts = { version: '1.0.0', node: '20.19.0', startedAt: clock.now(), upstream: 'the agencies themselves', kept: 'report-files' };
    const report = renderReport([verdict], facts);
    expect(report).toContain('against the agencies themselves. 1 refused.');
    expect(report).toContain('| rba/F11 | refused |');
    expect(report).toContain('## rba/F11: refused');
    expect(report).toContain('`report-files`');
    expect(report).not.toContain('<b>');
    const rows = report.split('\n').filter((one) => one.startsWith('| rba'));
    expect(rows.map((one) => one.split(/(?<!\\)\|/).length)).toEqual([10]);
  });
});

describe('wattle verify', () => {
  const ended = async (args: readonly string[], upstream: string): Promise<{ code: unknown; stdout: string; stderr: string }> => {
    const run = wattleBeside(['verify', ...args], { WATTLE_DATA_DIR: path.join(folder, 'data'), WATTLE_UPSTREAM: upstream });
    return run.then(
      (done) => ({ code: 0, ...done }),
      (error: { code?: unknown; stdout?: string; stderr?: string }) => ({
        code: error.code,
        stdout: error.stdout ?? '',
        stderr: error.stderr ?? '',
      }),
    );
  };

  it('prints one table, writes the report with the bytes next to it, and never opens the store', async () => {
    agency.on(DATAFLOWS, body(flows('Residential Property Price Index')));
    const report = path.join(folder, 'flows.md');
    const sound = await ended(['abs/DATAFLOWS', '--report', report, '--keep'], agency.url);
    expect([sound.code, sound.stdout]).toEqual([0, expect.stringMatching(/^dataset .*\nabs\/DATAFLOWS +right +1 of 1 /)]);
    expect(readFileSync(report, 'utf8')).toMatch(/\| abs\/DATAFLOWS \| right \| 1 of 1 \|/);
    expect(readdirSync(path.join(folder, 'flows-files', 'abs', 'DATAFLOWS'))).toHaveLength(1);
    expect(existsSync(path.join(folder, 'data'))).toBe(false);
  });

  it('exits with 6 if something is wrong, 4 if no agency is reached, and 2 or 3 for bad input', async () => {
    agency.on(DATAFLOWS, body(flows('Labour Force')));
    const wrong = await ended(['abs/DATAFLOWS', '--json'], agency.url);
    expect(wrong.code).toBe(6);
    expect(JSON.parse(wrong.stdout)).toMatchObject({ data: [{ dataset: 'abs/DATAFLOWS', outcome: 'wrong' }] });
    expect((await ended(['abs/DATAFLOWS'], 'offline')).code).toBe(4);
    expect((await ended(['abs/DATAFLOWS', '--keep'], 'offline')).code).toBe(2);
    expect((await ended(['abs/DATAFLOWS', '--report', path.join(folder, 'none', 'x.md')], 'offline')).code).toBe(2);
    expect((await ended(['rba/F111'], 'offline')).code).toBe(3);
  });
});

describe('final figures', () => {
  it('include cells of registers, such as the name of a dataflow or the employees in a reporting year', async () => {
    const employees = (men: number) => `${COMPOSITION}\n${EMPLOYER},Manager,Other managers,Full-time,Permanent,Men,${men}\n`;
    const zipped = (men: number) => writeZip([{ name: 'wgea_workforce_composition_2025.csv', content: employees(men) }]);
    const outcomes = async (name: string, men: number) => {
      agency.on(DATAFLOWS, body(flows(name)));
      agency.on(PUBLIC_FILE, body(zipped(men)));
      const verdicts = await run(upstreamOf({ kind: 'base', url: agency.url }, 20_000), [
        known(findDataset('abs', 'DATAFLOWS')),
        known(findDataset('wgea', 'WORKFORCE_COMPOSITION')),
      ]);
      return verdicts.map(({ outcome, figures }) => [outcome === 'wrong', figures]);
    };
    const [right, wrong] = [
      { right: 1, of: 1 },
      { right: 0, of: 1 },
    ];
    expect(await outcomes('Residential Property Price Index', 15)).toEqual([
      [false, right],
      [false, right],
    ]);
    expect(await outcomes('Labour Force', 150)).toEqual([
      [true, wrong],
      [true, wrong],
    ]);
  });

  it('are for datasets with requests, and each has a position and occurs once', () => {
    const seen = new Set<string>();
    for (const one of finalFigures()) {
      const [source = '', id = ''] = one.dataset.split('/');
      const dataset = known(findDataset(source, id));
      expect(isRequested(storedAs(dataset)), one.dataset).toBe(true);
      expect(one.unit === null, one.dataset).toBe(dataset.kind === 'register');
      for (const { period, at } of one.figures) {
        expect(at).not.toBe('');
        expect(period === undefined, `${one.dataset} ${one.filter}`).toBe(dataset.kind === 'register');
        const name = `${one.dataset}?${one.filter}&${period}`;
        expect(seen.has(name), name).toBe(false);
        seen.add(name);
      }
    }
    expect(seen.size).toBeGreaterThan(300);
    // Some datasets are documented as having no such values, and others have none so far.
    const having = new Set(finalFigures().map(({ dataset }) => dataset));
    const wanted = datasets()
      .filter((one) => isRequested(one) && storedAs(one) === one)
      .map(datasetKey);
    expect(whyNoFinalFigures('rba/D3')).toBe('each release may revise all values');
    expect(wanted.filter((key) => !having.has(key) && !reasonsForNone().has(key))).toContain('rba/F4.1');
    expect([...reasonsForNone().keys()].filter((key) => having.has(key) || !wanted.includes(key))).toEqual([]);
    expect(having).toContain('rba/A2');
  });
});
