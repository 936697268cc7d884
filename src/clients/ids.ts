/** Client files with the ids of this instance, so that editors can complete them. The files in the repository have a wider type instead. */

export interface CatalogueIds {
  readonly series: readonly string[];
  readonly datasets: readonly string[];
  readonly signals: readonly string[];
}

const union = (ids: readonly string[]): string => ids.map((id) => `\n  | '${id}'`).join('');

/** Returns `ids.d.ts` of the TypeScript client. The ids of indicators are missing, because the types of their rows contain them. */
export const typescriptIds = ({ series, datasets }: CatalogueIds): string =>
  `/** Every series. */\nexport type SeriesId =${union(series)}\n\n/** Every curated dataset. */\nexport type DatasetId =${union(datasets)}\n`;

const literal = (name: string, ids: readonly string[]): string => `\n${name} = Literal[\n${ids.map((id) => `    "${id}",\n`).join('')}]\n`;

/** Returns `_ids.py` of the Python client. */
export const pythonIds = ({ series, datasets, signals }: CatalogueIds): string =>
  `"""Ids of the instance that made this package."""\n\nfrom typing import Literal\n${literal('SeriesId', series)}${literal('DatasetId', datasets)}${literal('SignalId', signals)}`;
