/** Commands that read data, which the build bundles into a few files, because they are called often. */
import type { Group } from './group.ts';

export const READING: readonly Group[] = [
  { commands: ['status'], load: () => import('./commands/status.ts') },
  { commands: ['datasets', 'search', 'describe', 'data', 'export'], load: () => import('./commands/datasets.ts') },
  { commands: ['series'], load: () => import('./commands/series.ts') },
  { commands: ['chart'], load: () => import('./commands/chart.ts') },
  { commands: ['signal'], load: () => import('./commands/signals.ts') },
  { commands: ['watch'], load: () => import('./commands/watch.ts') },
  { commands: ['open'], load: () => import('./commands/open.ts') },
];
