/** Reads the ratios from the comparison with other programs, and writes the README table. */
import type { Turn } from '../processor.ts';
import type { PeerName } from './peers.ts';

export interface Judged {
  readonly peer: PeerName;
  /** The peer's processor time per request, as a multiple of Wattle's. Above 1, Wattle needs less. */
  readonly processor: number;
  /** Wattle's requests per second, as a multiple of the peer's. */
  readonly requests: number;
  /** The lowest accepted ratio of processor times. Null if there is no target. */
  readonly bar: number | null;
}

/** The ratios to each peer for each workload, by workload name. */
export type Ratios = Readonly<Record<string, readonly Judged[]>>;

const rounded = (ratio: number): number => Number(ratio.toPrecision(3));

export const judgedRatio = (workload: { readonly bar: number }, peer: PeerName, ours: Turn, theirs: Turn): Judged => ({
  peer,
  processor: rounded(theirs.ms / ours.ms),
  requests: rounded(ours.perSecond / theirs.perSecond),
  bar: peer === 'Datasette' ? workload.bar : null,
});

/** Returns the README text with the table between its marks. */
export const withReadmeTable = (readme: string, ratios: Ratios): string =>
  readme.replace(/(<!-- peers -->\n)[\s\S]*?(?=\n<!-- -->)/, (_, mark: string) => `${mark}${readmeTable(ratios)}`);

/** Returns the table. A cell is empty if the peer does not have this response. */
function readmeTable(ratios: Ratios): string {
  const peers = [...new Set(Object.values(ratios).flatMap((judged) => judged.map(({ peer }) => peer)))];
  const lines = Object.entries(ratios).map(([what, judged]) => {
    const cells = peers.map((peer) => judged.find((one) => one.peer === peer)?.processor.toPrecision(2) ?? ' ');
    return `| ${[what, ...cells].join(' | ')} |`;
  });
  return [`| Response | ${peers.join(' | ')} |`, `|---|${'---|'.repeat(peers.length)}`, ...lines].join('\n');
}
