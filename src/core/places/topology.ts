/** Reads boundaries as arcs (TopoJSON). Neighbouring areas share an arc, so their common border stays the same after simplification. */
import { WattleError } from '../errors.ts';

/** A position in degrees. */
export type Position = readonly [longitude: number, latitude: number];

export interface Area {
  readonly code: string;
  readonly name: string;
  /** Each ring is a list of arc indexes. `~i` is arc i in reverse direction. */
  readonly rings: readonly (readonly number[])[];
}

export interface Topology {
  readonly arcs: readonly (readonly Position[])[];
  readonly areas: readonly Area[];
}

interface TopoJson {
  readonly arcs: readonly (readonly (readonly [number, number])[])[];
  readonly transform: { readonly scale: readonly [number, number]; readonly translate: readonly [number, number] };
  readonly objects: Readonly<Record<string, { readonly geometries: readonly Geometry[] }>>;
}

type Geometry = { readonly properties: { readonly c: string; readonly n: string } } & (
  | { readonly type: 'Polygon'; readonly arcs: readonly (readonly number[])[] }
  | { readonly type: 'MultiPolygon'; readonly arcs: readonly (readonly (readonly number[])[])[] }
);

/** Reads a quantized TopoJSON file with one object. Throws BUG for other content. */
export function readTopology(text: string): Topology {
  const { arcs, transform, objects } = JSON.parse(text) as TopoJson;
  const [only, ...others] = Object.values(objects);
  if (only === undefined || others.length > 0) throw new WattleError('BUG', 'A TopoJSON boundary file must have exactly one object.');
  const [[sx, sy], [tx, ty]] = [transform.scale, transform.translate];
  return {
    arcs: arcs.map((arc) => {
      let [x, y] = [0, 0];
      return arc.map(([dx, dy]): Position => {
        [x, y] = [x + dx, y + dy];
        return [x * sx + tx, y * sy + ty];
      });
    }),
    areas: only.geometries.map((one) => ({
      code: one.properties.c,
      name: one.properties.n,
      rings: one.type === 'Polygon' ? one.arcs : one.arcs.flat(),
    })),
  };
}
