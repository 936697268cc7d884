/** Suggests another command if an id is of another kind, such as the id of a dataset instead of a series. */
import { findDataset } from '../catalogue/catalogue.ts';
import { findSeries } from '../catalogue/series.ts';
import type { ErrorCode } from '../core/errors.ts';
import { SIGNALS } from '../signals/registry.generated.ts';

type Kind = 'series' | 'dataset' | 'signal';

/** The kind of id that was not found, by error code. */
const LOOKED_FOR: Readonly<Partial<Record<ErrorCode, Kind>>> = {
  REQ_UNKNOWN_SERIES: 'series',
  REQ_UNKNOWN_SOURCE: 'dataset',
  REQ_UNKNOWN_DATASET: 'dataset',
  REQ_NOT_FOUND: 'signal',
};

/** Returns a sentence about the first word that is an id of another kind, or null. */
export function otherKind(code: ErrorCode, words: readonly string[]): string | null {
  const missed = LOOKED_FOR[code];
  if (missed === undefined) return null;
  const found = words.map(kindOf).find((one) => one !== null);
  return found === undefined || found === null || found.kind === missed ? null : found.text;
}

function kindOf(text: string): { readonly kind: Kind; readonly text: string } | null {
  const series = findSeries(text);
  if (series) return { kind: 'series', text: `It is a series: wattle series ${series.id}` };
  const signal = SIGNALS.find((one) => one.id === text || one.aliases?.includes(text));
  if (signal) return { kind: 'signal', text: `It is an indicator: wattle signal ${signal.id}` };
  const [source = '', ...rest] = text.split(/[./]/);
  const dataset = findDataset(source, rest.join('.'));
  return dataset ? { kind: 'dataset', text: `It is a dataset: wattle data ${dataset.source}/${dataset.id}` } : null;
}
