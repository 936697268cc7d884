/** Lists the agencies and datasets, and finds them by id. */
import type { Dataset, Source, SourceCode } from '../core/define-dataset.ts';
import { nearest } from '../core/nearest.ts';
import { ABS } from '../sources/abs/source.ts';
import { AEMO } from '../sources/aemo/source.ts';
import { AIHW } from '../sources/aihw/source.ts';
import { APRA } from '../sources/apra/source.ts';
import { ASIC } from '../sources/asic/source.ts';
import { ATO } from '../sources/ato/source.ts';
import { BOM } from '../sources/bom/source.ts';
import { RBA } from '../sources/rba/source.ts';
import { WGEA } from '../sources/wgea/source.ts';
import { DATASETS } from './registry.generated.ts';
import { isSingleFigures, singleFigures, withoutSuffix } from './single-figures.ts';

export const SOURCES: Readonly<Record<SourceCode, Source>> = {
  abs: ABS,
  rba: RBA,
  ato: ATO,
  asic: ASIC,
  apra: APRA,
  aihw: AIHW,
  wgea: WGEA,
  aemo: AEMO,
  bom: BOM,
};

const SOURCE_ALIASES: Readonly<Record<string, SourceCode>> = { au_weather: 'bom' };

/** Normalises an id: lower case, with `_` instead of `-`. */
const fold = (text: string): string => text.trim().toLowerCase().replaceAll('-', '_');

const byId: ReadonlyMap<string, Dataset> = new Map(
  DATASETS.flatMap((dataset) => [dataset.id, ...(dataset.aliases ?? [])].map((id) => [`${dataset.source}/${fold(id)}`, dataset] as const)),
);

export function sources(): readonly Source[] {
  return Object.values(SOURCES);
}

/** Returns all curated datasets, in order of source and id. */
export function datasets(): readonly Dataset[] {
  return DATASETS;
}

/** Finds a source by code or alias. Case is ignored. Null if it is unknown. */
export function findSource(text: string): Source | null {
  const code = fold(text);
  return sources().find((source) => source.code === (SOURCE_ALIASES[code] ?? code)) ?? null;
}

/**
 * Finds a dataset by id or alias: `CPI`, `abs.CPI`, `abs/cpi`. An id that is not declared gets a new, undeclared dataset.
 * `CPI~single` is the dataset of single values that belongs to `CPI`. Null for an unknown source or an impossible id.
 */
export function findDataset(source: string, id: string): Dataset | null {
  if (isSingleFigures(id)) {
    const dataset = findDataset(source, withoutSuffix(id));
    return dataset?.kind === 'time_series' ? singleFigures(dataset) : null;
  }
  const agency = findSource(source);
  if (agency === null) return null;
  const bare = id.trim().replace(new RegExp(`^${agency.code}[./]`, 'i'), '');
  return byId.get(`${agency.code}/${fold(bare)}`) ?? agency.uncurated?.(bare) ?? null;
}

/** Suggests ids for an unknown id. The suggestions are ids of declared datasets and ids that the agency lists. */
export function nearestDatasets(source: string, id: string, listed?: readonly string[]): string[] {
  const agency = findSource(source);
  const curated = DATASETS.filter((dataset) => dataset.source === agency?.code).map((dataset) => dataset.id);
  return nearest(id, [...curated, ...(listed ?? agency?.listed?.ids ?? [])]);
}
