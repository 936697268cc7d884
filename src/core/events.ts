/** The kinds of events that are reported to subscribers. */
export const EVENT_KINDS = [
  'release.published',
  'series.updated',
  'observation.revised',
  'signal.regime_changed',
  'dataset.stale',
  'dataset.recovered',
  'dataset.contents_changed',
  'figures.contradicted',
  'test.ping',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];
