/**
 * Generates a companies register in ASIC's layout and size with invented names, for measurements only. Its names and values have no
 * meaning.
 *
 * Company Name ⇥ ACN ⇥ Type ⇥ Class ⇥ Sub Class ⇥ Status ⇥ Date of Registration ⇥ …  15 columns, BOM, no quoting, sorted by ACN
 *
 * Each name has one row. A current name has `Y` as Current Name Indicator. A former name has the current name and its start date.
 */

const HEADER = [
  'Company Name',
  'ACN',
  'Type',
  'Class',
  'Sub Class',
  'Status',
  'Date of Registration',
  'Date of Deregistration',
  'Previous State of Registration',
  'State Registration number',
  'Modified since last report',
  'Current Name Indicator',
  'ABN',
  'Current Name',
  'Current Name Start Date',
] as const;

/** Ordinary words in business names, most common first. */
const WORDS =
  'australia australian group holdings services investments enterprises property developments management trading international consulting solutions capital industries constructions building family super transport engineering systems pacific global design homes projects finance nominees technology health medical care food wines farms pastoral mining energy resources marketing media digital data logistics freight electrical plumbing painting landscapes gardens pools security cleaning travel tours fitness dental physio legal advisory partners associates ventures equity assets funds wealth insurance education training sports motors auto parts tyres marine fishing timber steel concrete civil surveying roofing glass kitchens furniture fashion jewellery beauty hair cafe bakery catering hotel tavern seafood fruit market pharmacy optical veterinary kennels nursery flowers paper print signs books toys games music film studio gallery arts crafts coffee tea water solar wind coast river valley mountain forest ocean island bay harbour bridge tower castle garden orchard meadow prairie desert reef lagoon creek summit ridge canyon horizon sunrise sunset eclipse comet orbit lunar stellar cosmic alpha beta delta omega sigma prime apex zenith vertex matrix vector quantum fusion catalyst nexus pinnacle beacon compass anchor voyager pioneer pathfinder ranger falcon eagle hawk raven magpie heron pelican swan dolphin shark marlin tiger lion panther jaguar wolf bear bison stallion brumby kelpie dingo wombat koala possum platypus echidna lizard cobra dragon phoenix griffin silver golden bronze copper iron amber ruby emerald sapphire opal pearl coral ivory ebony crimson scarlet azure indigo violet maple cedar willow acacia banksia wattle jacaranda myrtle boronia lavender rosemary saffron ginger cinnamon pepper honey olive citrus mango lemon cherry almond walnut chestnut hazel northern southern eastern western central royal noble grand metro urban rural coastal inland highland lowland first second third new old great little quick smart bright clear true modern classic premier elite quality superior advanced integrated united allied combined national state city town village country bush outback'.split(
    ' ',
  );

/** Syllables for generated words and surnames, which are not real names. */
const SYLLABLES =
  'ba be bi bo bra dan del dor dru el en fa fen fi gar gel gin gro hal har hol in jar jen ka kel kin kor lan lar len lo lum ma mar mel mi mon mur na nel nor ol or pa pel per pin quin ra rel ri ron sa sel sor sta ta tel thor tor tur ul va vel vin vor wal wen wil win xan yar zel zor'.split(
    ' ',
  );

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const STATES = ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT'] as const;
const STATE_SHARE = [0.36, 0.67, 0.84, 0.92, 0.97, 0.985, 0.995, 1] as const;
const FORMER_SHARE = 0.12;
const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(1950, 0, 1) / DAY_MS;
const LAST_DAY = Date.UTC(2026, 9, 30) / DAY_MS;
const NATIONAL_REGISTRATION = Date.UTC(1991, 0, 1) / DAY_MS;
const HIGHEST_NUMBER = 68_900_000;

/** Returns a random number generator (mulberry32). A seed produces the same numbers on every machine. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Random = () => number;

const pick = <T>(random: Random, items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
/** Selects an item. Early items are much more frequent than late ones, like words in real names. */
const pickCommon = (random: Random, items: readonly string[]): string =>
  items[Math.min(items.length - 1, Math.floor(items.length ** random() - 1 + random()))] ?? 'trading';
const chance = (random: Random, share: number): boolean => random() < share;

/** Returns an ACN, with eight digits and a check digit. It is the complement of the sum with weights 8 to 1, modulo 10. */
export function acnOf(number: number): string {
  const digits = String(number).padStart(8, '0');
  let sum = 0;
  for (let i = 0; i < 8; i++) sum += (digits.charCodeAt(i) - 48) * (8 - i);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

const ABN_WEIGHTS = [3, 5, 7, 9, 11, 13, 15, 17, 19] as const;

/** Returns an ABN, which is the ACN after two check digits that make the weighted sum divisible by 89. */
export function abnOf(acn: string): string {
  let sum = 0;
  for (const [i, weight] of ABN_WEIGHTS.entries()) sum += (acn.charCodeAt(i) - 48) * weight;
  const checks = (89 - (sum % 89)) % 89;
  return `${Math.floor(checks / 10) + 1}${checks % 10}${acn}`;
}

function coined(random: Random): string {
  const parts = 2 + Math.floor(random() * 2.4);
  return Array.from({ length: parts }, () => pick(random, SYLLABLES)).join('');
}

/** Returns a generated company name without its ending. */
function stem(random: Random): string {
  const kind = random();
  const common = (): string => pickCommon(random, WORDS);
  if (kind < 0.24) return `${coined(random)} ${common()}`;
  if (kind < 0.42) return `${common()} ${pick(random, WORDS)} ${common()}`;
  if (kind < 0.52) return `${initials(random)} ${common()}`;
  if (kind < 0.6) return `${coined(random)} & ${coined(random)} ${common()}`;
  if (kind < 0.68) return `the ${pick(random, WORDS)} ${common()} ${chance(random, 0.4) ? 'company' : 'co'}`;
  if (kind < 0.76) return `${pick(random, WORDS)} ${coined(random)}`;
  if (kind < 0.82) return `${coined(random)}'s ${common()}`;
  if (kind < 0.87) return `${pick(random, WORDS)} ${pick(random, WORDS)} (${pick(random, STATES)})`;
  if (kind < 0.93) return `${coined(random)} ${initials(random)}`;
  return `${Math.floor(random() * 9000) + 1} ${pick(random, WORDS)} ${common()}`;
}

function initials(random: Random): string {
  const letters = 2 + Math.floor(random() * 3);
  return Array.from({ length: letters }, () => pick(random, [...LETTERS])).join(chance(random, 0.2) ? '.' : '');
}

function ending(random: Random, type: string): string {
  if (type === 'APTY') return chance(random, 0.93) ? 'pty ltd' : pick(random, ['pty limited', 'proprietary limited']);
  if (type === 'APUB') return pick(random, ['ltd', 'limited', 'limited', 'incorporated']);
  return pick(random, ['inc', 'limited', 'llc', 'association incorporated', 'corporation']);
}

function typeOf(random: Random): string {
  const share = random();
  if (share < 0.955) return 'APTY';
  if (share < 0.985) return 'APUB';
  return share < 0.992 ? 'FNOS' : 'RACN';
}

function statusOf(random: Random): string {
  const share = random();
  if (share < 0.87) return 'REGD';
  if (share < 0.95) return 'DRGD';
  if (share < 0.98) return 'SOFF';
  return share < 0.995 ? 'EXAD' : pick(random, ['NOAC', 'PROV', 'CNCL', 'DISS']);
}

const SUB_CLASSES: Readonly<Record<string, readonly string[]>> = {
  APTY: ['PROP', 'PROP', 'PROP', 'PROP', 'PROP', 'PSTC', 'HUNT', 'PNPC'],
  APUB: ['ULST', 'ULSN', 'LIST', 'LISN', 'STFI'],
};

const dayText = (day: number): string => {
  const [year = '', month = '', date = ''] = new Date(day * DAY_MS).toISOString().slice(0, 10).split('-');
  return `${date}/${month}/${year}`;
};

/** Returns the rows for one company, with its current name and any former names before or after it. */
function rowsOfCompany(random: Random, number: number): string[] {
  const acn = acnOf(number);
  const type = typeOf(random);
  const name = `${stem(random)} ${ending(random, type)}`.toUpperCase();
  const status = statusOf(random);
  // Numbers follow the order of registration, except for companies that a state registered before 1991.
  const registered = Math.floor(FIRST_DAY + (LAST_DAY - FIRST_DAY) * Math.min(1, (number / HIGHEST_NUMBER) ** 0.35 + random() * 0.01));
  const state = registered < NATIONAL_REGISTRATION ? (STATES[STATE_SHARE.findIndex((share) => random() < share)] ?? 'NSW') : '';
  const company = [
    acn,
    type,
    type === 'APUB' && chance(random, 0.4) ? 'LMGT' : 'LMSH',
    pick(random, SUB_CLASSES[type] ?? ['NONE']),
    status,
    dayText(registered),
    status === 'DRGD' ? dayText(LAST_DAY - Math.floor(random() * 500)) : '',
    state,
    state === '' ? '' : String(Math.floor(random() * 90_000_000) + 1_000_000),
    '',
  ];
  const abn = status === 'REGD' || chance(random, 0.4) ? abnOf(acn) : '0';
  const rows = [[name, ...company, 'Y', abn, '', ''].join('\t')];
  // FORMER_SHARE is the share of former names in all rows, so the probability for each current name is slightly higher.
  if (chance(random, FORMER_SHARE / (1 - FORMER_SHARE))) {
    const former = `${stem(random)} ${ending(random, type)}`.toUpperCase();
    const since = dayText(registered + Math.floor(random() * (LAST_DAY - registered)));
    rows.push([former, ...company, '', abn, name, since].join('\t'));
  }
  return rows.sort();
}

/** A generated register with `rows` rows, with its companies and the rows for each. */
export class Companies {
  readonly rows: number;
  readonly count: number;
  readonly #vintage: number;
  readonly #gap: number;

  /** `vintage` is the version number. From the second version on, one company in a thousand has a different name. */
  constructor(rows: number, vintage = 1) {
    this.rows = rows;
    this.#vintage = vintage;
    // Former names may fill the rows early, so the last companies are then not written.
    this.count = Math.max(1, Math.floor(rows * (1 - FORMER_SHARE) * 0.99));
    this.#gap = HIGHEST_NUMBER / (rows * (1 - FORMER_SHARE) * 1.02);
  }

  acn(i: number): string {
    return acnOf(Math.floor(i * this.#gap));
  }

  /** Returns the lines for a company by its position, from 1. The line with its current name is not always first. */
  lines(i: number): readonly string[] {
    const changed = this.#vintage > 1 && i % 1000 === this.#vintage % 1000;
    return rowsOfCompany(randomFrom(changed ? i * 7919 + this.#vintage : i), Math.floor(i * this.#gap));
  }

  name(i: number): string {
    const current = this.lines(i)
      .map((line) => line.split('\t'))
      .find((cells) => cells[11] === 'Y');
    return current?.[0] ?? '';
  }

  /** Yields the file in pieces. The first has the byte order mark and the header. */
  *file(pieceLines = 2_000): Generator<string> {
    yield `\ufeff${HEADER.join('\t')}\r\n`;
    let piece: string[] = [];
    let written = 0;
    for (let i = 1; written < this.rows; i++) {
      const lines = this.lines(i).slice(0, this.rows - written);
      piece.push(...lines);
      written += lines.length;
      if (piece.length < pieceLines && written < this.rows) continue;
      yield `${piece.join('\r\n')}\r\n`;
      piece = [];
    }
  }
}
