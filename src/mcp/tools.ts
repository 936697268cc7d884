/** The list of tools has this order. */
import type { Tool } from './tool.ts';
import { getLatest } from './tools/concepts.ts';
import { describe, search } from './tools/find.ts';
import { listReleases } from './tools/releases.ts';
import { compare, explain, getSeries, getVintages } from './tools/series.ts';
import { getRows, getSignal } from './tools/tables.ts';

export const TOOLS: readonly Tool[] = [
  ...[search, getLatest, describe, getSeries, compare],
  ...[getRows, getSignal, getVintages, listReleases, explain],
];
