/** Areas that are smaller than a state: their boundaries, numbers of residents and names. */
import type { TimeSeriesDataset } from '../../core/define-dataset.ts';
import type { AreaKind } from '../../core/places/area-kinds.ts';
import { readTopology, type Topology } from '../../core/places/topology.ts';
import { readDataText } from '../../formats/data-table.ts';
import { ABS_ANNUAL_ERP_ASGS2021 } from '../../sources/abs/datasets/ABS_ANNUAL_ERP_ASGS2021.ts';
import { ERP_LGA } from '../../sources/abs/datasets/ERP_LGA.ts';

interface AreaSource {
  /** The file name in `data/boundaries`. */
  readonly file: string;
  /** The year of the boundaries, such as `2025`. */
  readonly year: number;
  /** Codes in the data that combine several areas of the map, each with the codes of those areas. */
  readonly joined: Readonly<Record<string, readonly string[]>>;
  /** A note for every map with these areas, or null. */
  readonly remark: string | null;
  readonly residents: {
    readonly dataset: TimeSeriesDataset;
    /** The id of the dimension that contains the areas. */
    readonly dimension: string;
    /** Codes of the other dimensions, by dimension id. */
    readonly codes: Readonly<Record<string, string>>;
  } | null;
}

export const AREA_SOURCES: Readonly<Record<AreaKind, AreaSource>> = {
  sa4: {
    file: 'sa4.topojson',
    year: 2021,
    // The labour force survey combines the two regions of outback Western Australia.
    joined: { 508: ['510', '511'] },
    remark: null,
    residents: { dataset: ABS_ANNUAL_ERP_ASGS2021, dimension: 'ASGS_2021', codes: { REGION_TYPE: 'SA4' } },
  },
  council: {
    file: 'lga2025.topojson',
    year: 2025,
    joined: {},
    remark: null,
    residents: { dataset: ERP_LGA, dimension: 'REGION', codes: {} },
  },
  postcode: {
    file: 'poa.topojson',
    year: 2021,
    joined: {},
    remark: 'The map shows postal areas, which are approximately the areas of postcodes. PO box postcodes have no area.',
    residents: null,
  },
};

const loaded = new Map<AreaKind, Topology>();

/** Returns simplified ASGS boundaries. Areas have the agency's codes. */
export function boundariesOf(kind: AreaKind): Topology {
  const known = loaded.get(kind) ?? readTopology(readDataText(`boundaries/${AREA_SOURCES[kind].file}`));
  loaded.set(kind, known);
  return known;
}
