/** Lists states, territories and capital cities. */

export type StateAbbreviation = 'NSW' | 'VIC' | 'QLD' | 'SA' | 'WA' | 'TAS' | 'NT' | 'ACT';
/** Names for capitals in series ids. */
export type CapitalName = 'SYDNEY' | 'MELBOURNE' | 'BRISBANE' | 'ADELAIDE' | 'PERTH' | 'HOBART' | 'DARWIN' | 'CANBERRA';

interface State {
  /** The ABS code: `1` to `9`. */
  readonly code: string;
  /** For example `NSW`, or `OT` for other territories. */
  readonly abbreviation: string;
  readonly name: string;
  /** ISO 3166-2. Null for other territories. */
  readonly iso: string | null;
  readonly capital: string | null;
  /** The IANA time zone of the capital, or null. */
  readonly timezone: string | null;
  /**
   * The region in the National Electricity Market. The ACT is in NSW1. Null for Western Australia and the NT, which are not in the market.
   */
  readonly nemRegion: string | null;
}

/** One of the eight main states and territories, which have values for all fields. */
export interface MainState extends State {
  readonly abbreviation: StateAbbreviation;
  readonly iso: string;
  readonly capital: string;
  readonly timezone: string;
}

/** The eight main states and territories, in the order of ABS codes. */
export const MAIN_STATES: readonly MainState[] = [
  state('1', 'NSW', 'New South Wales', 'Sydney', 'Australia/Sydney', 'NSW1'),
  state('2', 'VIC', 'Victoria', 'Melbourne', 'Australia/Melbourne', 'VIC1'),
  state('3', 'QLD', 'Queensland', 'Brisbane', 'Australia/Brisbane', 'QLD1'),
  state('4', 'SA', 'South Australia', 'Adelaide', 'Australia/Adelaide', 'SA1'),
  state('5', 'WA', 'Western Australia', 'Perth', 'Australia/Perth', null),
  state('6', 'TAS', 'Tasmania', 'Hobart', 'Australia/Hobart', 'TAS1'),
  state('7', 'NT', 'Northern Territory', 'Darwin', 'Australia/Darwin', null),
  state('8', 'ACT', 'Australian Capital Territory', 'Canberra', 'Australia/Sydney', 'NSW1'),
];

export const STATES: readonly State[] = [
  ...MAIN_STATES,
  { code: '9', abbreviation: 'OT', name: 'Other Territories', iso: null, capital: null, timezone: null, nemRegion: null },
];

function state(
  code: string,
  abbreviation: StateAbbreviation,
  name: string,
  capital: string,
  timezone: string,
  nemRegion: string | null,
): MainState {
  return { code, abbreviation, name, iso: `AU-${abbreviation}`, capital, timezone, nemRegion };
}

/** A region of the consumer price index (CPI): a capital, or the weighted average of all eight. */
interface CapitalCity {
  /** The code in the CPI: `1` to `8` for the capitals, and `50` for the weighted average. */
  readonly code: string;
  /** For example `Sydney`. The weighted average is `Australia`. */
  readonly name: string;
  /** For example `NSW`. Null for the weighted average. */
  readonly state: string | null;
  /** The Greater Capital City Statistical Area, such as `1GSYD`. Null for the weighted average. */
  readonly gccsa: string | null;
}

export interface Capital extends CapitalCity {
  readonly state: StateAbbreviation;
  readonly gccsa: string;
  /** The last part of series ids. */
  readonly suffix: CapitalName;
}

/** The capitals, in the order of their states' ABS codes. */
export const CAPITALS: readonly Capital[] = [
  { code: '1', name: 'Sydney', state: 'NSW', gccsa: '1GSYD', suffix: 'SYDNEY' },
  { code: '2', name: 'Melbourne', state: 'VIC', gccsa: '2GMEL', suffix: 'MELBOURNE' },
  { code: '3', name: 'Brisbane', state: 'QLD', gccsa: '3GBRI', suffix: 'BRISBANE' },
  { code: '4', name: 'Adelaide', state: 'SA', gccsa: '4GADE', suffix: 'ADELAIDE' },
  { code: '5', name: 'Perth', state: 'WA', gccsa: '5GPER', suffix: 'PERTH' },
  { code: '6', name: 'Hobart', state: 'TAS', gccsa: '6GHOB', suffix: 'HOBART' },
  { code: '7', name: 'Darwin', state: 'NT', gccsa: '7GDAR', suffix: 'DARWIN' },
  { code: '8', name: 'Canberra', state: 'ACT', gccsa: '8ACTE', suffix: 'CANBERRA' },
];

/**
 * Returns the position of a place in lists, as in ABS tables: Australia, then states by code, then other places. Capitals and electricity
 * regions are after their state.
 */
export function placeOrder(place: string): number {
  if (place === 'Australia') return 0;
  const state = MAIN_STATES.findIndex(({ name, capital, nemRegion }) => place === name || place === capital || place === nemRegion);
  return state === -1 ? MAIN_STATES.length + 1 : state + 1;
}

export const CAPITAL_CITIES: readonly CapitalCity[] = [...CAPITALS, { code: '50', name: 'Australia', state: null, gccsa: null }];

/** A Greater Capital City Statistical Area (ASGS): a capital or the rest of its state. */
interface Gccsa {
  readonly code: string;
  readonly name: string;
  /** For example `NSW`. */
  readonly state: string;
}

export const GCCSAS: readonly Gccsa[] = [
  { code: '1GSYD', name: 'Greater Sydney', state: 'NSW' },
  { code: '1RNSW', name: 'Rest of NSW', state: 'NSW' },
  { code: '2GMEL', name: 'Greater Melbourne', state: 'VIC' },
  { code: '2RVIC', name: 'Rest of Vic.', state: 'VIC' },
  { code: '3GBRI', name: 'Greater Brisbane', state: 'QLD' },
  { code: '3RQLD', name: 'Rest of Qld', state: 'QLD' },
  { code: '4GADE', name: 'Greater Adelaide', state: 'SA' },
  { code: '4RSAU', name: 'Rest of SA', state: 'SA' },
  { code: '5GPER', name: 'Greater Perth', state: 'WA' },
  { code: '5RWAU', name: 'Rest of WA', state: 'WA' },
  { code: '6GHOB', name: 'Greater Hobart', state: 'TAS' },
  { code: '6RTAS', name: 'Rest of Tas.', state: 'TAS' },
  { code: '7GDAR', name: 'Greater Darwin', state: 'NT' },
  { code: '7RNTE', name: 'Rest of NT', state: 'NT' },
  { code: '8ACTE', name: 'Australian Capital Territory', state: 'ACT' },
  { code: '9OTER', name: 'Other Territories', state: 'OT' },
];

/** Ignores case, blanks, hyphens, underscores and full stops. */
const fold = (text: string): string => text.toLowerCase().replace(/[\s._-]/g, '');

/** Returns entries by spelling. If two entries share a spelling, it identifies the first entry. */
function indexBy<T>(entries: readonly T[], spellings: (entry: T) => readonly (string | null)[]): ReadonlyMap<string, T> {
  const index = new Map<string, T>();
  for (const entry of entries) {
    for (const spelling of spellings(entry)) {
      if (spelling !== null && !index.has(fold(spelling))) index.set(fold(spelling), entry);
    }
  }
  return index;
}

const stateIndex = indexBy(STATES, (s) => [s.code, s.abbreviation, s.name, s.iso]);
const cityIndex = indexBy(CAPITAL_CITIES, (c) => [
  c.code,
  c.name,
  c.gccsa,
  c.state === null ? 'Weighted average of eight capital cities' : `Greater ${c.name}`,
]);

/** Finds a state by `NSW`, `New South Wales`, `AU-NSW` or `1`, in any case. Returns null for other text. */
export function matchState(text: string): State | null {
  return stateIndex.get(fold(text)) ?? null;
}

/**
 * Finds a capital by `Sydney`, `Greater Sydney`, `1GSYD` or the CPI code `1`, in any case. Returns null for other text, such as the name of
 * a state.
 */
export function matchCapitalCity(text: string): CapitalCity | null {
  return cityIndex.get(fold(text)) ?? null;
}
