import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LoopbackServer } from '../../sandbox/loopback.ts';
import { startSandbox } from '../../sandbox/sandbox.ts';
import { datasets, findSource } from '../../src/catalogue/catalogue.ts';
import { present } from '../../src/core/assert.ts';
import type { Ask } from '../../src/core/capture.ts';
import { FixedClock } from '../../src/core/clock.ts';
import { type Dataset, dottedId, type SourceCode, storeKey } from '../../src/core/define-dataset.ts';
import { createUpstream, type Upstream } from '../../src/ingest/fetch/client.ts';
import { Refresher } from '../../src/ingest/jobs/refresh.ts';
import { openSqliteStore } from '../../src/store/open/sqlite-store.ts';
import type { Store } from '../../src/store/ports/port.ts';
import { DAMAGES, type Damage } from './damages.ts';
import { DamagingProxy } from './damaging-proxy.ts';
import { scheduledDatasets } from './scheduled-datasets.ts';
import { startSmallVintages } from './small-vintages.ts';

/** The time limit in ms for work that hangs. */
const LONGEST_MS = 2_400_000;
const silent = { info: () => {}, warn: () => {}, error: () => {} };
const pathOf = (url: string): string => `/${url.replace(/^https?:\/\//, '')}`;
const withFallbacks = (ask: Ask): readonly Ask[] => [ask, ...(ask.fallback ? withFallbacks(ask.fallback) : [])];

/** Datasets with only the latest observations or notices. Each file adds and removes rows. */
const COMING_AND_GOING: ReadonlySet<string> = new Set(['bom.OBSERVATIONS', 'aemo.market_notices']);
/** Returns true for datasets that get new rows every minute, even if one file is damaged. Stored rows do not change. */
const isMoving = ({ source, id }: Dataset): boolean => source === 'aemo' && id !== 'UNITS';

const ABOVE = 'lines above the names of the columns are notes, and so one row of many is not read';
/** The dataset whose daily report, found without the list, has more digits than the annual report. */
const EXACTER = 'asic.ASIC_SHORT_POSITIONS';
/** Damage that cannot be detected, with the reason. */
const KNOWN: Readonly<Record<string, string>> = {
  'the header below the first row | apra.INSURANCE_GENERAL': ABOVE,
  'the header below the first row | apra.INSURANCE_GENERAL_HISTORICAL': ABOVE,
  'the header below the first row | ato.IND_POSTCODE_MEDIAN_WIDE': ABOVE,
  'the header below the first row | ato.SBB_BENCHMARKS': ABOVE,
  'half the rows gone | abs.DATAFLOWS': 'half the members of a dataflow: one that states no version is of version 1.0, as SDMX has it',
  'another unit | abs.DATAFLOWS': 'a word in the name of a dataflow, which is shown as published',
  'a date of 2206 | wgea.EMPLOYEE_SUPPORT': 'a year in the text of a response, which is shown as published',
  'half the rows gone | apra.ADI_LIST':
    'an institution is in two publications: its row loses the figures of the first, and keeps those in the second',
};

/** Stores the scheduled datasets from some sources, behind a proxy that damages the next files. */
class Trial {
  readonly datasets: readonly Dataset[];
  readonly proxy: DamagingProxy;
  readonly clock: FixedClock;
  readonly #dataDir = mkdtempSync(path.join(tmpdir(), 'wattle-damage-'));
  readonly #servers: readonly LoopbackServer[];
  readonly #store: Store;
  readonly #upstream: Upstream;
  readonly #refresher: Refresher;

  private constructor(
    wanted: readonly Dataset[],
    clock: FixedClock,
    proxy: DamagingProxy,
    servers: readonly LoopbackServer[],
    url: string,
  ) {
    this.datasets = wanted;
    this.clock = clock;
    this.proxy = proxy;
    this.#servers = servers;
    this.#store = openSqliteStore({ dataDir: this.#dataDir, clock });
    this.#upstream = createUpstream({ mode: { kind: 'base', url }, clock, attempts: 1 });
    const sourceOf = (code: SourceCode) => present(findSource(code), `The source ${code}`);
    this.#refresher = new Refresher({ store: this.#store, upstream: this.#upstream, clock, origin: 'sandbox', log: silent, sourceOf });
  }

  static async open(sources: readonly SourceCode[]): Promise<Trial> {
    const wanted = scheduledDatasets(sources);
    const indexes = wanted.flatMap((dataset) => dataset.asks().flatMap(withFallbacks)).filter((ask) => ask.follow);
    const clock = new FixedClock('2026-11-21T03:00:00Z');
    const sandbox = await startSandbox({ datasets: datasets(), clock });
    const agencies = await startSmallVintages(sandbox.url);
    const proxy = new DamagingProxy(agencies.url, new Set(indexes.map((ask) => pathOf(ask.url))));
    const server = await proxy.start();
    const trial = new Trial(wanted, clock, proxy, [server, agencies, sandbox], server.url);
    await trial.#store.migrate();
    for (const dataset of wanted) await trial.#refresher.refresh(dataset);
    return trial;
  }

  async close(): Promise<void> {
    await this.#upstream.close();
    await this.#store.close();
    for (const server of this.#servers) await server.close();
    rmSync(this.#dataDir, { recursive: true });
  }

  later(ms: number): void {
    this.clock.advance(ms);
    this.proxy.forgetHourly();
  }

  /** Loads a dataset and returns true if there is no error. */
  async isSound(dataset: Dataset): Promise<boolean> {
    const { error } = await this.#refresher.refresh(dataset);
    // The values in a specimen become old, because it does not move with the clock.
    return error === null || (error.code === 'DATA_FROZEN' && existsSync(`test/specimens/${storeKey(dataset)}.json`));
  }

  /** Returns the error in a dataset after a damaged file was read, or null. */
  async fault(dataset: Dataset, damage: Damage): Promise<string | null> {
    const key = storeKey(dataset);
    const before = (await this.#store.datasets.state(key))?.version;
    const harmedBefore = this.proxy.harmed;
    this.proxy.damage = damage;
    const { result, error } = await this.#refresher.refresh(dataset);
    this.proxy.damage = null;
    const state = await this.#store.datasets.state(key);
    const after = state?.version;
    const isAsBefore = after?.seq === before?.seq;
    const keepsValues = after?.changed === 0 && after.removed === 0;
    if (result === 'quarantined' || result === 'failed') {
      if (!error?.at || !state?.failure?.address) return `${result} without an address: ${error?.message}`;
      // Each market file is complete, so files that arrived before the agency stopped responding are stored.
      return isAsBefore || keepsValues ? null : 'refused, and changed all the same';
    }
    if (this.proxy.harmed > harmedBefore && damage.fatal && this.proxy.where === 'files')
      return `${result}, though nothing of the file can be right`;
    if (isAsBefore || COMING_AND_GOING.has(dottedId(dataset))) return null;
    const changes = `${after?.added} added, ${after?.changed} changed, ${after?.removed} removed`;
    if (isMoving(dataset)) return keepsValues ? null : `stored it: ${changes}`;
    // Stores the correct file again before the next damage.
    await this.#refresher.refresh(dataset);
    return keepsValues && after.added === 0 ? null : `stored it: ${changes}`;
  }
}

const AT_INDEXES = DAMAGES.filter(({ name }) => ['truncated', 'empty', 'an HTML page'].includes(name));
const named = (damages: readonly Damage[]) => damages.map((one) => [one.name, one] as const);

/** Declares tests with damaged files. The last correct version must stay and be marked, and the error must have a location. */
export function tryDamages(sources: readonly SourceCode[]): void {
  describe(`a damaged file of ${sources.join(', ')}`, () => {
    let trial: Trial;
    beforeAll(async () => {
      trial = await Trial.open(sources);
    }, LONGEST_MS);
    afterAll(() => trial.close());

    const faultsOf = async (damage: Damage, isKnown: (id: string) => boolean): Promise<readonly string[]> => {
      trial.later(3_600_000);
      const faults: string[] = [];
      for (const dataset of trial.datasets) {
        const [id, fault] = [dottedId(dataset), await trial.fault(dataset, damage)];
        if (fault !== null && !isKnown(id)) faults.push(`${damage.name} | ${id}: ${fault}`);
      }
      return faults;
    };

    it.each(named(DAMAGES))(
      '%s: leaves the last good version of every dataset, and reports the location of the fault',
      async (name, damage) => {
        expect(await faultsOf(damage, (id) => `${name} | ${id}` in KNOWN)).toEqual([]);
        expect(trial.proxy.harmed).toBeGreaterThan(0);
      },
      LONGEST_MS,
    );

    it.each(named(AT_INDEXES))(
      '%s, found through a page or a list: leaves the last good version too',
      async (_name, damage) => {
        trial.proxy.where = 'indexes';
        expect(await faultsOf(damage, (id) => id === EXACTER)).toEqual([]);
        trial.proxy.where = 'files';
      },
      LONGEST_MS,
    );

    it(
      'leaves every dataset sound once its next report is available',
      async () => {
        // The latest daily report is refused until the next daily report.
        trial.later(90_000_000);
        const refused: string[] = [];
        for (const dataset of trial.datasets) if (!(await trial.isSound(dataset))) refused.push(dottedId(dataset));
        expect(refused).toEqual([]);
      },
      LONGEST_MS,
    );
  });
}
