/** Converts values, with the versions in which they were current, to the changes in each version. */
import { addTo } from '../../core/basic/lists.ts';
import { WattleError } from '../../core/errors.ts';
import type { Observation } from '../../core/observation.ts';
import type { SeriesDelta, SeriesHistory } from '../ports/series.ts';

export function deltasByVersion(histories: readonly SeriesHistory[]): Map<number, SeriesDelta[]> {
  const deltas = new Map<number, SeriesDelta[]>();
  for (const series of histories) {
    for (const [seq, delta] of deltasOfSeries(series)) addTo(deltas, seq, delta);
  }
  return deltas;
}

function deltasOfSeries(series: SeriesHistory): Map<number, SeriesDelta> {
  const written = new Map<number, Observation[]>();
  const ended = new Map<number, number[]>();
  for (const { fromSeq, toSeq, ...observation } of series.observations) {
    addTo(written, fromSeq, observation);
    if (toSeq !== null) addTo(ended, toSeq, observation.t);
  }
  const touched = new Set([...written.keys(), ...ended.keys(), ...series.attributes.map((entry) => entry.fromSeq)]);
  const deltas = new Map<number, SeriesDelta>();
  for (const seq of [...touched].sort((a, b) => a - b)) {
    const attributes = series.attributes.findLast((entry) => entry.fromSeq <= seq)?.attributes;
    if (!attributes) throw new WattleError('PARSE_ARCHIVE', 'A series has values that are earlier than its first attributes.');
    const write = (written.get(seq) ?? []).sort((a, b) => a.t - b.t);
    const replaced = new Set(write.map((o) => o.t));
    deltas.set(seq, { attributes, write, remove: (ended.get(seq) ?? []).filter((t) => !replaced.has(t)).sort((a, b) => a - b) });
  }
  return deltas;
}
