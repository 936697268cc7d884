/** Writes metrics in Prometheus text format: https://prometheus.io/docs/instrumenting/exposition_formats/ */

export const METRICS_CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

export type Labels = Readonly<Record<string, string>>;

/**
 * Returns the lines for a metric. Names follow Prometheus conventions: base units, seconds since the epoch for instants, `_total` for
 * counters.
 */
export const family = (
  name: string,
  type: 'counter' | 'gauge' | 'histogram',
  help: string,
  samples: readonly string[],
): readonly string[] => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...samples];

/** Returns the line for a value, or no line if the value is null. */
export function sample(name: string, value: number | null, labels: Labels = {}): readonly string[] {
  if (value === null) return [];
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`);
  return [`${name}${pairs.length === 0 ? '' : `{${pairs.join(',')}}`} ${value}`];
}

export const seconds = (ms: number | null): number | null => (ms === null ? null : ms / 1000);

const escaped = (text: string): string => text.replace(/[\\"\n]/g, (c) => (c === '\n' ? '\\n' : `\\${c}`));
