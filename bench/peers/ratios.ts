/** Ratios of the comparison with other programs, and the table of them in README. */
import type { Turn } from '../processor.ts';
import type { PeerName } from './peers.ts';

export interface Judged {
  readonly peer: PeerName;
  /** Processor time of the peer for a request, as a multiple of Wattle's. Above 1, Wattle needs less. */
  readonly processor: number;
  /** Requests per second of Wattle, as a multiple of the peer's. */
  readonly requests: number;
  /** The lowest accepted ratio of processor times. Null without a target. */
  readonly bar: number | null;
}

/** The ratios of each workload to each peer, by name of the workload. */
export type Ratios = Readonly<Record<string, readonly Judged[]>>;

const rounded = (ratio: number): number => Number(ratio.toPrecision(3));

export const judgedRatio = (workload: { readonly bar: number }, peer: PeerName, ours: Turn, theirs: Turn): Judged => ({
  peer,
  processor: rounded(theirs.ms / ours.ms),
  requests: rounded(ours.perSecond / theirs.perSecond),
  bar: peer === 'Datasette' ? workload.bar : null,
});

/** Returns the text of README with the table between its marks. */
export const withReadmeTable = (readme: string, ratios: Ratios): string =>
  readme.replace(/(<!-- peers -->\n)[\s\S]*?(?=\n<!-- -->)/, (_, mark: string) => `${mark}${readmeTable(ratios)}`);

/** Returns the table. The cell of a peer is empty if it does not have this answer. */
function readmeTable(ratios: Ratios): string {
  const peers = [...new Set(Object.values(ratios).flatMap((judged) => judged.map(({ peer }) => peer)))];
  const lines = Object.entries(ratios).map(([what, judged]) => {
    const cells = peers.map((peer) => judged.find((one) => one.peer === peer)?.processor.toPrecision(2) ?? ' ');
    return `| ${[what, ...cells].join(' | ')} |`;
  });
  return [`| Answer | ${peers.join(' | ')} |`, `|---|${'---|'.repeat(peers.length)}`, ...lines].join('\n');
}
