/** Finds SA4 regions, councils and postcodes as places. Their ids have the form `sa4-102`, `council-10050` and `postcode-2000`. */

import { at } from '../../core/assert.ts';
import type { TimeSeriesDataset } from '../../core/define-dataset.ts';
import { nearest } from '../../core/nearest.ts';
import { AREA_KINDS, type AreaKind } from '../../core/places/area-kinds.ts';
import { STATES } from '../../core/places/geography.ts';
import { datasets } from '../catalogue.ts';
import { boundariesOf } from './areas.ts';

export interface AreaPlace {
  /** The id, such as `council-10050`. */
  readonly id: string;
  readonly name: string;
  readonly kind: AreaKind;
  /** The code, without the prefix of the id. */
  readonly code: string;
  /** The abbreviation of the state. Null for postcodes, which may cross a border. */
  readonly state: string | null;
  /** False if the boundary file does not have the code. For example, the agency may publish data for two regions together. */
  readonly hasBoundary: boolean;
}

const KINDS = Object.keys(AREA_KINDS) as readonly AreaKind[];
/** The prefixes of codes in tables by the ABS, such as `LGA17200`. */
const ABS_PREFIXES: Readonly<Record<string, AreaKind>> = { lga: 'council', poa: 'postcode' };
const ID = new RegExp(`^(${[...KINDS, ...Object.keys(ABS_PREFIXES)].join('|')})[-_ ]?(\\d{3,5})$`, 'i');
/** The minimum number of letters in a search by name. */
const LEAST_LETTERS = 3;
const MOST_FOUND = 60;

let all: readonly AreaPlace[] | null = null;

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

/** Finds an area by its id. An area that has no boundary is also found if its code has the right form. Null if the id is unknown. */
export function findAreaPlace(text: string): AreaPlace | null {
  const m = ID.exec(text.trim());
  // Without a prefix, the length of the code shows the kind of area. Codes of regions, postcodes and councils have three, four and five
  // digits.
  if (m === null) return areaPlaces().find(({ code }) => code === text.trim()) ?? null;
  const [prefix, code] = [at(m, 1).toLowerCase(), at(m, 2)];
  const kind = ABS_PREFIXES[prefix] ?? (prefix as AreaKind);
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

/** Finds areas by a part of their name, or by their whole code. Names that start with the text come first. */
export function areasNamed(text: string): readonly AreaPlace[] {
  const folded = text.trim().toLowerCase();
  if (/^\d{3,5}$/.test(folded)) return areaPlaces().filter(({ code }) => code === folded);
  if (folded.length < LEAST_LETTERS) return [];
  const matching = areaPlaces().filter(({ name }) => name.toLowerCase().includes(folded));
  return matching
    .toSorted((a, b) => Number(b.name.toLowerCase().startsWith(folded)) - Number(a.name.toLowerCase().startsWith(folded)))
    .slice(0, MOST_FOUND);
}

/** The name of a council without the parts that people omit: `Geelong` for `Greater Geelong`, `Campbelltown` for `Campbelltown (NSW)`. */
const everydayName = (name: string): string => {
  const [bare = ''] = name.toLowerCase().replaceAll(/[-_]/g, ' ').split(' (', 1);
  return bare.replace(/^(?:city of |greater )/, '');
};

let codes: ReadonlyMap<string, string | null> | null = null;

/** Returns the codes of councils by everyday name. The code is null if several councils have the name. */
function councilCodes(): ReadonlyMap<string, string | null> {
  if (codes !== null) return codes;
  const found = new Map<string, string | null>();
  for (const { code, name } of boundariesOf('council').areas) found.set(everydayName(name), found.has(everydayName(name)) ? null : code);
  codes = found;
  return found;
}

/** Matches areas outside all councils, such as `Unincorporated NSW`. */
const NO_COUNCIL = /^unincorporated\b/i;

/** Returns the names of councils without the parts that people omit, such as `Bendigo` for `Greater Bendigo`. */
export const councilNames = (): readonly string[] => [
  ...new Set(
    boundariesOf('council').areas.flatMap(({ name }) =>
      NO_COUNCIL.test(name) ? [] : name.replace(/ \(.*/, '').replace(/^(?:City of |Greater )/i, ''),
    ),
  ),
];

/** Returns true if at least one council has the name, such as `Geelong`. */
export const isCouncilName = (name: string): boolean => councilCodes().has(everydayName(name));

/** Finds the council with a name, such as `geelong` or `lake-macquarie`. Null if no council has the name, or if several have it. */
export function councilNamed(text: string): AreaPlace | null {
  const code = councilCodes().get(everydayName(text.trim()));
  return code === undefined || code === null ? null : findAreaPlace(`council-${code}`);
}

/** Finds the SA4 region with a name, such as `capital-region`. Null if no region has the name. */
export function regionNamed(text: string): AreaPlace | null {
  const folded = plainName(text);
  return areaPlaces().find(({ kind, name }) => kind === 'sa4' && plainName(name) === folded) ?? null;
}

const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, ' ')
    .trim();

/** Returns the ids of the councils and SA4 regions whose names are the nearest to a text. */
export function nearestAreas(text: string): string[] {
  const named = areaPlaces().filter(({ kind }) => kind !== 'postcode');
  const names = nearest(plainName(text), [...new Set(named.map(({ name }) => plainName(name)))]);
  return names.flatMap((name) => named.find((one) => plainName(one.name) === name)?.id ?? []);
}

/** Returns the datasets that have a dimension with this kind of area. */
export const datasetsByArea = (kind: AreaKind): readonly TimeSeriesDataset[] =>
  datasets().flatMap((one) => (one.kind === 'time_series' && one.dimensions.some(({ areas }) => areas === kind) ? [one] : []));
