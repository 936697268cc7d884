/** Ranked search over a small catalogue: synonyms, plurals, typing errors and beginnings of words, with the words that matched. */
import MiniSearch from 'minisearch';

/** Words that say the same to people who look for data; each may be typed for the others. */
const SYNONYMS: readonly (readonly string[])[] = [
  ['unemployment', 'jobless', 'unemployed', 'out of work'],
  ['employment', 'jobs', 'employed', 'workers'],
  ['job vacancies', 'job ads', 'vacancies', 'job openings'],
  [
    'house prices',
    'home prices',
    'property prices',
    'housing prices',
    'dwelling value',
    'mean price',
    'residential property',
    'real estate',
  ],
  ['inflation', 'cpi', 'consumer price', 'cost of living'],
  ['wages', 'pay', 'salary', 'earnings', 'wage price', 'wpi', 'remuneration'],
  ['interest rate', 'cash rate', 'official rate', 'monetary policy', 'policy rate'],
  ['mortgage', 'home loan', 'housing loan', 'housing lending', 'lending rates'],
  ['term deposit', 'savings rate', 'deposit rate', 'savings account'],
  ['migration', 'immigration', 'migrants', 'nom'],
  ['population', 'residents', 'erp', 'inhabitants'],
  ['power price', 'electricity price', 'spot price', 'dispatch price', 'energy price'],
  ['gdp', 'gross domestic product', 'economic growth', 'national accounts'],
  ['building approvals', 'dwelling approvals', 'new homes', 'housing construction', 'building permits'],
  ['household spending', 'consumer spending', 'retail trade', 'retail sales', 'consumption'],
  ['exchange rate', 'currency', 'aussie dollar', 'fx', 'twi', 'trade weighted index'],
  ['bond yield', 'bonds', 'government bond', 'treasury bond', 'yields'],
  ['trade balance', 'exports', 'imports', 'international trade', 'balance of trade'],
  ['credit', 'lending', 'loans', 'debt', 'borrowing'],
  ['money supply', 'monetary aggregates', 'broad money'],
  ['superannuation', 'super fund', 'mysuper', 'pension fund'],
  ['bank', 'adi', 'deposit taking', 'lender'],
  ['company', 'corporation', 'business register'],
  ['gender pay gap', 'pay gap', 'wage gap'],
  ['rent', 'rental', 'tenants'],
  ['commodity prices', 'iron ore', 'coal price'],
  ['inflation expectations', 'expected inflation'],
  ['weather', 'temperature', 'rainfall', 'climate'],
];

/** Words that tell nothing from anything. */
const STOP_WORDS: ReadonlySet<string> = new Set([
  'a',
  'an',
  'and',
  'by',
  'for',
  'in',
  'of',
  'on',
  'or',
  'per',
  'the',
  'to',
  'what',
  'is',
  'are',
]);
/** A synonym counts for less than the word that was typed. */
const SYNONYM_WEIGHT = 0.6;
const LONGEST_PHRASE = 4;
/** Names an entry inside the index; no field of an entry is called so. */
const POSITION = '#';

export interface Ranked<T> {
  readonly item: T;
  /** 0 to 1; 1 for the best answer when it has every word of the query. */
  readonly score: number;
  /** Words of the entry that matched, longest first. */
  readonly why: readonly string[];
}

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}.]+/gu) ?? [];
/** `wages` and `wage`, `salaries` and `salary` are one word. */
const singular = (word: string): string =>
  word
    .replace(/ies$/, 'y')
    .replace(/([^s])s$/, '$1')
    .replace(/\.+$/, '');
const phraseOf = (parts: readonly string[]): string => parts.map(singular).join(' ');

const synonymsOf: ReadonlyMap<string, readonly string[]> = (() => {
  const index = new Map<string, string[]>();
  for (const group of SYNONYMS) {
    for (const phrase of group) {
      const others = group.filter((other) => other !== phrase);
      const key = phraseOf(words(phrase));
      index.set(key, [...(index.get(key) ?? []), ...others]);
    }
  }
  return index;
})();

/** One thing that was asked for, and the ways to say it. */
interface Concept {
  readonly typed: string;
  readonly synonyms: readonly string[];
}

/** Splits a query into known phrases, longest first, and single words. */
function conceptsOf(query: string): readonly Concept[] {
  const typed = words(query);
  const concepts: Concept[] = [];
  for (let i = 0; i < typed.length; ) {
    const longest = Math.min(LONGEST_PHRASE, typed.length - i);
    let taken = 1;
    let synonyms: readonly string[] = [];
    for (let n = longest; n >= 1; n -= 1) {
      const found = synonymsOf.get(phraseOf(typed.slice(i, i + n)));
      if (!found) continue;
      taken = n;
      synonyms = found;
      break;
    }
    const part = typed.slice(i, i + taken).join(' ');
    if (taken > 1 || !STOP_WORDS.has(part)) concepts.push({ typed: part, synonyms });
    i += taken;
  }
  return concepts;
}

/** An index over the texts of some entries. */
export class RankedSearch<T> {
  readonly #items: readonly T[];
  readonly #index: MiniSearch;

  readonly #weight: (item: T) => number;

  /** Each entry gives its texts by field; `boost` says how much more a field counts than 1, `weight` how much an entry does. */
  constructor(
    items: readonly T[],
    texts: (item: T) => Readonly<Record<string, string>>,
    boost: Readonly<Record<string, number>>,
    weight: (item: T) => number = () => 1,
  ) {
    this.#items = items;
    this.#weight = weight;
    this.#index = new MiniSearch({
      idField: POSITION,
      fields: Object.keys(boost),
      tokenize: words,
      processTerm: (term) => (STOP_WORDS.has(term) ? null : singular(term)),
      searchOptions: { boost, prefix: (term) => term.length > 2, fuzzy: (term) => (term.length > 3 ? 0.25 : false), combineWith: 'AND' },
    });
    this.#index.addAll(items.map((item, position) => ({ [POSITION]: position, ...texts(item) })));
  }

  /** The entries that a query matches, best first. Each word of the query adds to the score; entries that have all of them lead. */
  search(query: string): readonly Ranked<T>[] {
    const concepts = conceptsOf(query);
    const found = new Map<number, { raw: number; matched: number; why: Set<string> }>();
    for (const concept of concepts) {
      for (const [id, hit] of this.#hits(concept)) {
        const entry = found.get(id) ?? { raw: 0, matched: 0, why: new Set<string>() };
        entry.raw += hit.score;
        entry.matched += 1;
        for (const term of hit.terms) entry.why.add(term);
        found.set(id, entry);
      }
    }
    for (const [id, entry] of found) {
      const item = this.#items[id];
      if (item !== undefined) entry.raw *= this.#weight(item);
    }
    const best = Math.max(...[...found.values()].map((entry) => (entry.raw * entry.matched) / concepts.length));
    const ranked = [...found].flatMap(([id, entry]): Ranked<T>[] => {
      const item = this.#items[id];
      if (item === undefined) return [];
      const share = entry.matched / concepts.length;
      const why = [...entry.why].sort((a, b) => b.length - a.length);
      return [{ item, score: Math.round(((entry.raw * share * share) / best) * 1e4) / 1e4, why }];
    });
    return ranked.sort((a, b) => b.score - a.score);
  }

  #hits(concept: Concept): ReadonlyMap<number, { readonly score: number; readonly terms: readonly string[] }> {
    const hits = new Map<number, { score: number; terms: readonly string[] }>();
    for (const phrase of [concept.typed, ...concept.synonyms]) {
      const typed = phrase === concept.typed;
      const options = typed ? {} : { prefix: false, fuzzy: false as const };
      for (const { id, score, terms } of this.#index.search(phrase, options)) {
        const weighed = typed ? score : score * SYNONYM_WEIGHT;
        const known = hits.get(id as number);
        if (!known || known.score < weighed) hits.set(id as number, { score: weighed, terms });
      }
    }
    return hits;
  }
}
