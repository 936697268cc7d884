import { readdirSync } from 'node:fs';
import { dottedId, SOURCE_CODES } from '../../../src/core/define-dataset.ts';
import { leaderAt } from '../../../src/queries/finder/reach.ts';
import type { Findable } from '../../../src/queries/search/catalogue-entries.ts';
import type { Ranked } from '../../../src/queries/search/entry.ts';

/** The datasets with starter data, such as `abs.LF`. */
const STORED: ReadonlySet<string> = new Set(
  readdirSync('starter').flatMap((source) =>
    SOURCE_CODES.some((code) => code === source)
      ? readdirSync(`starter/${source}`).map((file) => `${source}.${file.replace(/(?:~\w+)?\.json\.br$/, '')}`)
      : [],
  ),
);

/** Returns the results in the order of a response from the starter data: a similar series leads if the first has no data. */
export function served(found: readonly Ranked<Findable>[]): readonly Findable[] {
  const reaching = found.slice(0, 8).map(({ item, score }) => ({
    item,
    score,
    to: item.kind === 'series' && STORED.has(dottedId(item.series.dataset)) ? '2026-06' : null,
  }));
  const items = found.map(({ item }) => item);
  const leader = items[leaderAt(reaching, null)];
  return leader === undefined ? items : [leader, ...items.filter((item) => item !== leader)];
}

/** Returns the id of a search result as in responses. For a release, this is its title. */
export function idOf(item: Findable): string {
  if (item.kind === 'dataset') return dottedId(item.dataset);
  if (item.kind === 'signal') return item.signal.id;
  return item.kind === 'release' ? item.publication.title : item.series.id;
}
