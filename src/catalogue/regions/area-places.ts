/** SA4 regions, councils and postcodes as places: `sa4-102`, `council-10050`, `postcode-2000`. */

import type { TimeSeriesDataset } from '../../core/define-dataset.ts';
import { AREA_KINDS, type AreaKind } from '../../core/places/area-kinds.ts';
import { STATES } from '../../core/places/geography.ts';
import { datasets } from '../catalogue.ts';
import { boundariesOf } from './areas.ts';

export interface AreaPlace {
  /** `council-10050` */
  readonly id: string;
  readonly name: string;
  readonly kind: AreaKind;
  /** The agency's code, without a prefix. */
  readonly code: string;
  /** State abbreviation. Null for postcodes, which may cross a border. */
  readonly state: string | null;
  /** False for a code that only data contain, such as two regions published together. */
  readonly hasBoundary: boolean;
}

const KINDS = Object.keys(AREA_KINDS) as readonly AreaKind[];
const ID = new RegExp(`^(${KINDS.join('|')})[- ]?(\\d{3,5})$`, 'i');
/** The minimum number of letters in a search for a name, and the maximum number of places returned. */
const LEAST_LETTERS = 3;
const MOST_FOUND = 60;

let all: readonly AreaPlace[] | null = null;

/** The area of an id, or null. An area without a boundary is a place if it has data. */
function areaPlaces(): readonly AreaPlace[] {
  all ??= KINDS.flatMap((kind) =>
    boundariesOf(kind).areas.map(({ code, name }): AreaPlace => {
      const isPostcode = kind === 'postcode';
      return {
        id: `${kind}-${code}`,
        name: isPostcode ? `Postcode ${code}` : name,
        kind,
        code,
        hasBoundary: true,
        state: isPostcode ? null : (STATES.find((one) => one.code === code[0])?.abbreviation ?? null),
      };
    }),
  );
  return all;
}

/** Finds the area with an id, or null. An area without a boundary counts if there are data for it. */
export function findAreaPlace(text: string): AreaPlace | null {
  const m = ID.exec(text.trim());
  // The codes of regions, postcodes and councils have three, four and five digits.
  if (m === null) return areaPlaces().find(({ code }) => code === text.trim()) ?? null;
  const [kind, code] = [(m[1] ?? '').toLowerCase() as AreaKind, m[2] ?? ''];
  if (!AREA_KINDS[kind].code.test(code)) return null;
  const found = areaPlaces().find((one) => one.kind === kind && one.code === code);
  if (found !== undefined) return found;
  const { one } = AREA_KINDS[kind];
  return {
    id: `${kind}-${code}`,
    name: `${one.charAt(0).toUpperCase()}${one.slice(1)} ${code}`,
    kind,
    code,
    state: null,
    hasBoundary: false,
  };
}

/** Finds areas by a part of their name, or by the whole code. */
export function areasNamed(text: string): readonly AreaPlace[] {
  const folded = text.trim().toLowerCase();
  if (/^\d{3,5}$/.test(folded)) return areaPlaces().filter(({ code }) => code === folded);
  if (folded.length < LEAST_LETTERS) return [];
  const matching = areaPlaces().filter(({ name }) => name.toLowerCase().includes(folded));
  return matching
    .toSorted((a, b) => Number(b.name.toLowerCase().startsWith(folded)) - Number(a.name.toLowerCase().startsWith(folded)))
    .slice(0, MOST_FOUND);
}

/** Statistical datasets by area. */
export const datasetsByArea = (kind: AreaKind): readonly TimeSeriesDataset[] =>
  datasets().flatMap((one) => (one.kind === 'time_series' && one.dimensions.some(({ areas }) => areas === kind) ? [one] : []));
