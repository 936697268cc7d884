/** Connects to agencies as the settings specify, and selects the parts of the catalogue that importing needs. */

import { releaseCards } from '../catalogue/cards/release-cards.ts';
import { datasets } from '../catalogue/catalogue.ts';
import { headlinesOf } from '../catalogue/headlines.ts';
import { seriesOfDataset } from '../catalogue/series.ts';
import { systemClock } from '../core/clock.ts';
import type { NamedSeries } from '../ingest/apply/events.ts';
import { createUpstream, type Upstream, type UpstreamMode, userAgentOf } from '../ingest/fetch/client.ts';
import type { OutageLog } from '../ingest/fetch/outages.ts';
import type { VersionOrigin } from '../store/ports/series.ts';
import type { Config } from './config.ts';
import { publicUrlOf } from './open-data.ts';
import { VERSION } from './program.ts';

export const NAMED: NamedSeries = {
  seriesOfDataset,
  headlinesOf,
  cardsOf: (dataset) => releaseCards().filter(({ headline }) => headline.dataset === dataset),
};

export interface Agencies {
  readonly upstream: Upstream;
  /** The origin of versions from this connection. */
  readonly origin: VersionOrigin;
  close(): Promise<void>;
}

/** Starts the simulated agencies. Their code is loaded only with sandbox data. */
async function simulatedAgencies(): Promise<{ readonly url: string; close(): Promise<void> }> {
  const { startSandbox } = await import('../../sandbox/sandbox.ts');
  return startSandbox({ datasets: datasets(), clock: systemClock });
}

/**
 * Opens the connection to agencies, or to simulated agencies if the settings specify them.
 * @param log receives reports about agencies that cannot be reached
 */
export async function openAgencies(config: Config, log?: OutageLog): Promise<Agencies> {
  const sandbox = config.upstream.kind === 'sandbox' ? await simulatedAgencies() : null;
  const mode: UpstreamMode = sandbox
    ? { kind: 'base', url: sandbox.url }
    : config.upstream.kind === 'sandbox'
      ? { kind: 'offline' }
      : config.upstream;
  const proxy = mode.kind === 'live' && config.upstreamProxy !== null ? { proxy: config.upstreamProxy } : {};
  const upstream = createUpstream({
    mode,
    clock: systemClock,
    userAgent: userAgentOf(VERSION, publicUrlOf(config)),
    ...proxy,
    ...(log ? { log } : {}),
  });
  return {
    upstream,
    origin: sandbox ? 'sandbox' : mode.kind === 'base' ? 'replay' : 'live',
    close: async () => {
      await upstream.close();
      await sandbox?.close();
    },
  };
}
