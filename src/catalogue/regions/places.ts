/** Lists the places that have a profile: Australia, states, territories and capitals. Also lists the measures that profiles show. */
import { WattleError } from '../../core/errors.ts';
import { nearest } from '../../core/nearest.ts';
import { CAPITALS, MAIN_STATES, matchState } from '../../core/places/geography.ts';
import { readDataTable } from '../../formats/data-table.ts';
import { type Topic, topics } from '../topics/topics.ts';
import { type Family, findFamily } from './families.ts';

export interface ProfilePlace {
  /** The id, such as `aus`, `vic` or `melbourne`. */
  readonly id: string;
  readonly name: string;
  readonly kind: 'country' | 'state' | 'city';
  /** The abbreviation of the state. Null for Australia. */
  readonly state: string | null;
}

const AUSTRALIA: ProfilePlace = { id: 'aus', name: 'Australia', kind: 'country', state: null };

/** Australia, then the states, then the cities, in the order of their ABS codes. */
export const PROFILE_PLACES: readonly ProfilePlace[] = [
  AUSTRALIA,
  ...MAIN_STATES.map(({ abbreviation, name }) => ({ id: abbreviation.toLowerCase(), name, kind: 'state' as const, state: abbreviation })),
  ...CAPITALS.map(({ name, state }) => ({ id: name.toLowerCase(), name, kind: 'city' as const, state })),
];

/** Finds a place by its id, name, abbreviation or ABS code, such as `1GSYD`. Null if it is unknown. */
export function findProfile(text: string): ProfilePlace | null {
  const requested = text.trim().toLowerCase().replaceAll(/[-_]/g, ' ');
  if (['australia', 'au'].includes(requested)) return AUSTRALIA;
  const capital = CAPITALS.find(({ gccsa }) => gccsa.toLowerCase() === requested);
  if (capital !== undefined) return PROFILE_PLACES.find(({ name }) => name === capital.name) ?? null;
  const state = matchState(requested)?.abbreviation;
  return (
    PROFILE_PLACES.find(
      ({ id, name, kind, state: own }) => requested === id || requested === name.toLowerCase() || (kind === 'state' && own === state),
    ) ?? null
  );
}

/** Returns suggestions for an unknown id. */
export const nearestProfiles = (text: string): string[] =>
  nearest(
    text.toLowerCase(),
    PROFILE_PLACES.map(({ id }) => id),
  );

/** A measure that profiles show. */
interface ProfileMeasure {
  readonly family: Family;
  readonly title: string;
  readonly topic: Topic;
}

const FILE = 'place-figures.csv';
let loaded: readonly ProfileMeasure[] | null = null;

/** Returns the measures in file order. @throws BUG for a row that names an unknown family or topic */
export function profileMeasures(): readonly ProfileMeasure[] {
  loaded ??= readDataTable(FILE, ['family', 'title', 'topic'], { key: ['family'] }).map((row) => {
    const [family, topic] = [findFamily(row.family), topics().find(({ id }) => id === row.topic)];
    if (family?.id !== row.family || topic === undefined)
      throw new WattleError('BUG', `data/${FILE}, ${row.family}: the family or the topic ${row.topic} does not exist.`);
    return { family, title: row.title, topic };
  });
  return loaded;
}
