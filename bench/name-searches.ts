/** Yields name searches of every common kind. They rarely repeat, because repeated searches are cached. */
import type { Companies } from './companies.ts';

export interface NameSearch {
  readonly text: string;
  /** Filters by column and value. A row must match all of them. */
  readonly filters: readonly (readonly [column: string, value: string])[];
  readonly limit: number;
}

const COMMON = ['pty', 'ltd', 'pty ltd', 'limited', 'the', 'australia', 'australian', 'group', 'holdings', 'services', 'australia pty ltd'];
const FILTERS: readonly NameSearch['filters'][] = [
  [['status', 'REGD']],
  [['status', 'DRGD']],
  [['type', 'APUB']],
  [['state', 'NSW']],
  [
    ['state', 'VIC'],
    ['status', 'REGD'],
  ],
];

const KINDS: readonly ((words: readonly string[], i: number) => string)[] = [
  (words) => words.join(' '),
  (words) => words.slice(0, 2).join(' '),
  (words, i) => (words[0] ?? 'wa').slice(0, 3 + (i % 5)),
  (words, i) => `${words[0]} ${(words[1] ?? 'pt').slice(0, 2 + (i % 4))}`,
  (_words, i) => COMMON[i % COMMON.length] ?? 'pty',
  (words, i) => `${words[0]} ${COMMON[i % COMMON.length]}`,
  (_words, i) => `${COMMON[i % 7]} ${COMMON[(i >> 3) % COMMON.length]}`,
];

export function* nameSearches(companies: Companies): Generator<NameSearch, never> {
  for (let i = 1; ; i++) {
    const words = companies.name(((i * 7919) % companies.count) + 1).split(' ');
    const text = KINDS[i % KINDS.length]?.(words, Math.floor(i / KINDS.length)) ?? '';
    const filters = i % 5 === 0 ? (FILTERS[Math.floor(i / 5) % FILTERS.length] ?? []) : [];
    yield { text, filters, limit: 1 + ((i * 31) % 100) };
  }
}
