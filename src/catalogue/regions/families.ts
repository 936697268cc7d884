/**
 * Groups series into families. A family contains the series of one measure for all states or all capitals. It also contains the
 * national series if one exists.
 */
import type { SeriesHandle } from '../../core/define-series.ts';
import { nearest } from '../../core/nearest.ts';
import { CAPITALS, MAIN_STATES } from '../../core/places/geography.ts';
import { findSeries, SERIES } from '../series.ts';
import { titleWithoutPlace } from '../series-title.ts';

type FamilyKind = 'states' | 'cities';

/** A state or capital city, with its series. */
export interface Member {
  /** The part of the series id that names the region, such as `VIC` or `MELBOURNE`. */
  readonly region: string;
  /** The name of the region, such as `Victoria` or `Melbourne`. */
  readonly name: string;
  /** The ABS code of the state. */
  readonly code: string;
  /** The abbreviation of the state. */
  readonly state: string;
  readonly handle: SeriesHandle;
}

export interface Family {
  /** The part that all ids of the series share, such as `AU.UNEMP`. */
  readonly id: string;
  readonly kind: FamilyKind;
  /** The part that all titles of the series share. */
  readonly title: string;
  /** Members in the order of their ABS codes. */
  readonly members: readonly Member[];
  readonly national: SeriesHandle | null;
}

interface Region extends Omit<Member, 'handle'> {
  readonly kind: FamilyKind;
}

const REGIONS: ReadonlyMap<string, Region> = new Map<string, Region>([
  ...MAIN_STATES.map(({ abbreviation, name, code }): [string, Region] => [
    name,
    { kind: 'states', region: abbreviation, name, code, state: abbreviation },
  ]),
  ...CAPITALS.map(({ suffix, name, code, state }): [string, Region] => [name, { kind: 'cities', region: suffix, name, code, state }]),
]);
const ALL = MAIN_STATES.length;

let built: readonly Family[] | null = null;
let bySeries: ReadonlyMap<SeriesHandle, Family> | null = null;

/** Returns all families in the order of their ids. */
export function families(): readonly Family[] {
  built ??= build();
  return built;
}

function build(): readonly Family[] {
  const groups = new Map<string, Member[]>();
  for (const handle of SERIES) {
    const region = REGIONS.get(handle.place);
    if (region === undefined) continue;
    const key = [region.kind, ...alike(handle), titleWithoutPlace(handle).replace(handle.place, '')].join('|');
    groups.set(key, [...(groups.get(key) ?? []), { ...region, handle }]);
  }
  const whole = [...groups.values()].filter((members) => members.length === ALL).map(familyOf);
  const ids = whole.map(({ id }) => id);
  return whole
    .map((one) => (ids.indexOf(one.id) === ids.lastIndexOf(one.id) || one.kind === 'states' ? one : { ...one, id: `${one.id}.CITIES` }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

const alike = ({ dataset, frequency, unitsShort, adjustment }: SeriesHandle): readonly string[] => [
  dataset.id,
  frequency,
  unitsShort,
  adjustment,
];

function familyOf(members: readonly Member[]): Family {
  const sorted = members.toSorted((a, b) => Number(a.code) - Number(b.code));
  const first = sorted[0] as Member;
  const suffix = first.region === 'SA' ? 'SA_STATE' : first.region;
  return {
    id: first.handle.id
      .split('.')
      .filter((part) => part !== suffix)
      .join('.'),
    kind: REGIONS.get(first.handle.place)?.kind ?? 'states',
    title: titleWithoutPlace(first.handle),
    members: sorted,
    national: nationalOf(sorted),
  };
}

/** Returns the national series. It has the same codes as the members, except the code of the region. Null if there is no such series. */
function nationalOf(members: readonly Member[]): SeriesHandle | null {
  const [a, b] = members as readonly [Member, Member];
  const differing = (one: SeriesHandle, other: SeriesHandle): readonly string[] =>
    Object.keys({ ...one.select, ...other.select }).filter((dimension) => one.select[dimension] !== other.select[dimension]);
  const [dimension, ...more] = differing(a.handle, b.handle);
  if (dimension === undefined || more.length > 0) return null;
  const national = SERIES.filter(
    (one) =>
      one.place === 'Australia' &&
      one.dataset === a.handle.dataset &&
      alike(one).join() === alike(a.handle).join() &&
      differing(one, a.handle).join() === dimension,
  );
  return national.length === 1 ? (national[0] as SeriesHandle) : null;
}

const fold = (text: string): string => text.trim().toUpperCase().replaceAll(/[-_]/g, '.');

/** Finds a family by its own id or by the id of a member. Null if the id is unknown. */
export function findFamily(id: string): Family | null {
  const own = families().find((one) => fold(one.id) === fold(id));
  if (own !== undefined) return own;
  const handle = findSeries(id);
  return handle === null ? null : familyOfSeries(handle);
}

/** Returns the family of a series, which may be a member or the national series. Null if there is no family. */
export function familyOfSeries(handle: SeriesHandle): Family | null {
  bySeries ??= new Map(
    families()
      .toReversed()
      .flatMap((family) =>
        [...family.members.map((one) => one.handle), ...(family.national === null ? [] : [family.national])].map(
          (one): [SeriesHandle, Family] => [one, family],
        ),
      ),
  );
  return bySeries.get(handle) ?? null;
}

/** Returns suggestions for an unknown id. */
export const nearestFamilies = (id: string): string[] =>
  nearest(
    id.toUpperCase(),
    families().map((one) => one.id),
  );
