/** Boundaries for maps, from `data/boundaries`. */
import { readTopology, type Topology } from '../../core/places/topology.ts';
import { readDataText } from '../../formats/data-table.ts';

/** The source of the boundaries, which every map must name. */
export const BOUNDARY_SOURCE = 'Boundaries: Australian Bureau of Statistics, ASGS Edition 3, simplified (CC BY 4.0)';

let states: Topology | null = null;

/** Returns the boundaries of the states and territories in 2021, by ABS code. */
export function stateBoundaries(): Topology {
  states ??= readTopology(readDataText('boundaries/ste.topojson'));
  return states;
}
