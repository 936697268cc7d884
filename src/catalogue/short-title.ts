/** Makes titles of at most 60 characters, for charts, lists and browser tabs. */
import { addTo } from '../core/basic/lists.ts';
import { capitalised } from '../core/basic/text.ts';
import type { SeriesHandle } from '../core/define-series.ts';
import { readDataTable } from '../formats/data-table.ts';
import { SERIES } from './series.ts';

const LONGEST = 60;
const FILE = 'short-words.csv';

let words: { readonly pattern: RegExp; readonly short: ReadonlyMap<string, string> } | null = null;

/**
 * Returns the long words of `data/short-words.csv` as one pattern. If a long word contains another one, the file must list the
 * longer word first.
 */
function shortWords(): NonNullable<typeof words> {
  if (words !== null) return words;
  const rows = readDataTable(FILE, ['long', 'short'], { key: ['long'] });
  const pattern = new RegExp(`(?<![\\w-])(?:${rows.map(({ long }) => long.replaceAll('.', '\\.')).join('|')})(?![\\w-])`, 'gi');
  words = { pattern, short: new Map(rows.map(({ long, short }) => [long.toLowerCase(), short])) };
  return words;
}

function withShortWords(title: string): string {
  const { pattern, short } = shortWords();
  const text = title.replace(pattern, (long) => short.get(long.toLowerCase()) ?? long);
  return capitalised(text);
}

const partsOf = (title: string): readonly string[] => {
  const [first = title, ...rest] = title.split(/, |(?<=:) /);
  const named = new Set(first.toLowerCase().split(' '));
  // Removes a later part that repeats a word of the first part, such as `index` in `Living cost index, employee households, index`.
  return [first, ...rest.filter((part) => !named.has(part.toLowerCase()))];
};

const joined = (parts: readonly string[]): string => parts.join(', ').replaceAll(':, ', ': ').replace(/:$/, '');

interface Parted {
  readonly title: string;
  readonly parts: ReadonlySet<string>;
}

/**
 * Returns a function that makes short titles for a catalogue. No two short titles are equal. A part of a title is omitted only if no
 * other title contains all the other parts. For example, `Employed persons, NSW` could otherwise mean a single industry.
 */
export function shortTitlesOf(titles: readonly string[]): (title: string) => string {
  const all = new Set(titles);
  const known = new Map<string, string>();
  // Read only for a title that is too long, because this takes longer than most requests.
  let byFirst: ByFirst | null = null;
  const others = (): ByFirst => {
    byFirst ??= byFirstPart(titles);
    return byFirst;
  };
  return (title) => {
    const short = known.get(title) ?? (all.has(title) ? shortOf(title, others) : shortTitle(title));
    known.set(title, short);
    return short;
  };
}

type ByFirst = ReadonlyMap<string, readonly Parted[]>;

function byFirstPart(titles: readonly string[]): ByFirst {
  const byFirst = new Map<string, Parted[]>();
  for (const title of titles) {
    const parts = partsOf(withShortWords(title));
    const [first = title] = parts;
    addTo(byFirst, first, { title, parts: new Set(parts) });
  }
  return byFirst;
}

let ofCatalogue: ((title: string) => string) | null = null;

/** Returns the short title of a series. */
export function shortSeriesTitle({ title }: SeriesHandle): string {
  ofCatalogue ??= shortTitlesOf(SERIES.map((one) => one.title));
  return ofCatalogue(title);
}

/** @param others returns the titles among which the short title must be the only one of its kind, by their first part */
function shortOf(title: string, others: () => ByFirst): string {
  const whole = joined(partsOf(title));
  if (whole.length <= LONGEST) return whole;
  const parts = partsOf(withShortWords(title));
  const [first = title, ...rest] = parts;
  const alike = (others().get(first) ?? []).filter((one) => one.title !== title);
  const isOne = (kept: readonly string[]): boolean =>
    kept.length === parts.length || !alike.some((one) => kept.every((part) => one.parts.has(part)));
  let best: readonly string[] | null = null;
  for (let mask = 0; mask < 2 ** rest.length; mask++) {
    const kept = [first, ...rest.filter((_, i) => (mask & (1 << i)) !== 0)];
    const text = joined(kept);
    if (text.length <= LONGEST && text.length > (best === null ? 0 : joined(best).length) && isOne(kept)) best = kept;
  }
  return best === null ? cut(joined(parts)) : joined(best);
}

/** Shortens a title that is not in the catalogue to 60 characters. Keeps the first part, and as many further parts as fit. */
export function shortTitle(title: string): string {
  const [first = title, ...rest] = partsOf(title);
  const kept = [first];
  for (const part of rest) if (joined([...kept, part]).length <= LONGEST) kept.push(part);
  return cut(joined(kept));
}

const cut = (text: string): string => (text.length <= LONGEST ? text : `${text.slice(0, text.lastIndexOf(' ', LONGEST - 1))}…`);
