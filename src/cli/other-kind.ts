/** Something that there is, given to a command for things of another kind: what it is, and the command that reads it. */
import { findDataset } from '../catalogue/catalogue.ts';
import { findSeries } from '../catalogue/series.ts';
import { SIGNALS } from '../signals/registry.generated.ts';

/** Null where it is a series, a dataset or a signal by no spelling. */
export function otherKind(text: string): string | null {
  const series = findSeries(text);
  if (series) return `It is a series: wattle series ${series.id}`;
  const signal = SIGNALS.find((one) => one.id === text || one.aliases?.includes(text));
  if (signal) return `It is a signal: wattle signal ${signal.id}`;
  const [source = '', ...rest] = text.split(/[./]/);
  const dataset = findDataset(source, rest.join('.'));
  return dataset ? `It is a dataset: wattle data ${dataset.source}/${dataset.id}` : null;
}
