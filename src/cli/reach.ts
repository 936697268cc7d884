/** Finds which agencies can be reached. Agencies with the same problem, such as a network without DNS, are one finding. */
import type { Ask } from '../core/capture.ts';
import type { Source } from '../core/define-dataset.ts';
import { WattleError } from '../core/errors.ts';
import type { Upstream } from '../ingest/fetch/client.ts';
import { BARRIER_WORDS, type Barrier, barrierOf } from '../ingest/fetch/reachability.ts';

/** One line of the report. */
export interface Finding extends Readonly<Record<string, unknown>> {
  readonly what: string;
  readonly ok: boolean;
  readonly found: string;
  /** The remedy. Empty if there is no problem. */
  readonly advice: string;
}

const DAY_MS = 86_400_000;

/** An agency, and the obstacle to reaching it, or null if it can be reached. */
interface Reached {
  readonly source: Source;
  readonly barrier: Barrier | null;
}

const STILL_SERVED = 'Until then, stored data are served and marked stale.';

/** Requests a page from each agency and groups agencies that fail for the same reason. */
export async function reachAgencies(sources: readonly Source[], upstream: Pick<Upstream, 'ask'>, now: number): Promise<readonly Finding[]> {
  const reached: Reached[] = [];
  for (const source of sources) reached.push({ source, barrier: await barrierTo(source, upstream, now) });
  return findingsOf(reached);
}

async function barrierTo(source: Source, upstream: Pick<Upstream, 'ask'>, now: number): Promise<Barrier | null> {
  try {
    await upstream.ask(source, pageOf(source, now), null);
    return null;
  } catch (error) {
    // The agency was reached if the response is a page or status 404.
    if (error instanceof WattleError) return barrierOf(error);
    throw error;
  }
}

/** Returns the page to request: the release calendar, or else the front page of the first host. */
const pageOf = (source: Source, now: number): Ask =>
  source.calendar?.asks(now - DAY_MS)[0] ?? { id: 'front page', url: `https://${source.hosts[0]}/`, accept: 'text/html,*/*' };

function findingsOf(reached: readonly Reached[]): readonly Finding[] {
  const answering = reached.filter(({ barrier }) => barrier === null);
  const good: readonly Finding[] =
    answering.length === 0
      ? []
      : [{ what: 'agencies', ok: true, found: `${names(answering)} ${answering.length === 1 ? 'responds' : 'respond'}`, advice: '' }];
  const barriers = [...new Set(reached.flatMap(({ barrier }) => barrier ?? []))];
  return [
    ...good,
    ...barriers.map((barrier): Finding => {
      const behind = reached.filter((one) => one.barrier === barrier);
      const all = behind.length === reached.length;
      const { what, advice } = BARRIER_WORDS[barrier];
      // Unreachable agencies are not a problem, because the operator has turned off updates.
      if (barrier === 'offline') return { what: 'agencies', ok: true, found: 'not contacted (WATTLE_UPSTREAM is offline)', advice: '' };
      return {
        what: 'agencies',
        ok: false,
        found: all ? `no agency is reachable: ${what}` : `${names(behind)} ${what}`,
        advice: `${advice} ${STILL_SERVED}`,
      };
    }),
  ];
}

const names = (reached: readonly Reached[]): string => reached.map(({ source }) => source.code.toUpperCase()).join(', ');
