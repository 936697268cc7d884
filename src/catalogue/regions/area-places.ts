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
  /** Code of the agency, without a prefix. */
  readonly code: string;
  /** State abbreviation. Null for postcodes, which may cross a border. */
  readonly state: string | null;
  /** False for a code that only data may have, such as two regions published as one. */
  readonly hasBoundary: boolean;
}

const KINDS = Object.keys(AREA_KINDS) as readonly AreaKind[];
const ID = new RegExp(`^(${KINDS.join('|')})[- ]?(\\d{3,5})$`, 'i');
/** Least letters of a name to find, and most places found. */
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

/** The area of an id, or null. An area without a boundary is a place if there are data for it. */
export function findAreaPlace(text: string): AreaPlace | null {
  const m = ID.exec(text.trim());
  // Regions, postcodes and councils have codes of three, four and five digits.
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

/** Areas by a part of the name or by the whole code. */
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
