/** Normalises words. Removes accents and plurals, writes numbers as digits, and lists stop words. */

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
/** Other spellings, other words for groups of people, and the digits for words such as `three`. */
const SPELLINGS: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...NUMBERS.map((word, i) => [word, [String(i + 1)]] as const),
  ['labor', ['labour']],
  ['center', ['centre']],
  ...['license', 'licensed', 'licenced', 'licensing', 'licencing'].map((word) => [word, ['licence']] as const),
  ['indice', ['index']],
  ['percent', ['per', 'cent']],
  ...['children', 'kid'].map((word) => [word, ['child']] as const),
  // Titles contain `imports` and `exports`. Questions also contain `imported food` or `exporters`.
  ...(['import', 'export'] as const).flatMap((word) => ['ed', 'er', 'ing'].map((ending) => [`${word}${ending}`, [word]] as const)),
  ...['women', 'woman'].map((word) => [word, ['female']] as const),
  ...['men', 'man'].map((word) => [word, ['male']] as const),
]);
/** Matches a short form of a time span, such as `10y`, `3yr`, `90d` or `6m`. */
const SPAN = /^(\d{1,3})(y|yr|d|m|mth)$/;
const STARTS_WITH_DIGIT = /^\d/;
const SPANS: ReadonlyMap<string, string> = new Map([
  ['y', 'year'],
  ['yr', 'year'],
  ['d', 'day'],
  ['m', 'month'],
  ['mth', 'month'],
]);
/** Words that have another meaning in the singular. */
const NO_PLURAL: ReadonlySet<string> = new Set(['goods']);
/** The maximum length of words that are not changed to the singular. */
const SHORT = 3;
/** The endings that a plural can have. Other words are not changed to the singular. */
const LIKE_A_PLURAL = /(?:s|ie)$/;

/** Returns the singular of a word: `wage` for `wages`, `salary` for `salaries`, `tax` for `taxes`, and `trady` for `tradies`. */
const singular = (word: string): string =>
  word.length <= SHORT || !LIKE_A_PLURAL.test(word) || NO_PLURAL.has(word)
    ? word
    : word
        .replace(/ies?$/, 'y')
        .replace(/(x|ch|sh|ss)es$/, '$1')
        .replace(/([^s])s$/, '$1');

function folded(word: string): string | readonly string[] {
  const one = singular(word);
  if (!STARTS_WITH_DIGIT.test(one)) return SPELLINGS.get(one) ?? one;
  const [, digits, span] = SPAN.exec(one) ?? [];
  return digits === undefined || span === undefined ? one : [digits, SPANS.get(span) ?? span];
}

/** Removes accents. Most texts have no accents and are returned unchanged. */
const withoutAccents = (text: string): string => (/[^ -~]/.test(text) ? text.normalize('NFKD').replace(/\p{M}/gu, '') : text);

/** Splits a text into normalised words: `What’s NAB's 3yr rate?` becomes what, nab, 3, year and rate. */
export const wordsOf = (text: string): readonly string[] =>
  (
    withoutAccents(text.toLowerCase())
      .replace(/[’']s\b/gu, '')
      .replace(/[’']/gu, '')
      .replace(/(\d),(?=\d{3})/g, '$1')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).flatMap(folded);

/** Words that do not affect a search. They matter only in known phrases such as `out of work`. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  wordsOf(`a about according across actual actually after again all along also am among an and any are aren as asked at australia australian away
    be been before being below beneath between both but by came can cent come compared could couldn current currently data dataset day did didn do does doing done
    during each end ended ending estimate ever every exactly expressed far fast figure figures find first for from gave get give given go going gone good got had happen happened has have he held here high higher highest his historical history how i if in information into is isn it its just know known larger
    largest last late latest least less let like list live long look low lower lowest made make many may me measured might moment month more most much my national
    need newest no not now number of off often old olds on once only or other our out over past peak peaked people per please point
    present published put quarter quickly rate recent recently record recorded report reported right same say see series shall share she should show
    since so some stand statistic stats still stood such table tell than that the their them then there these they thing this those through till time
    to today together too took toward towards true until up us use used using value versus very via vs want was way we week well went were what
    when where whether which while who whose why will with within would year yes yet you your worth answer below above mine please
    percentage per cent country nationwide day week year month
    big bigger biggest getting worse worst better best happening become becoming really currently trending tell explain
    set lookup v
    au aus oz take taking sit sits sitting goes odds bureau yesterday tomorrow tonight overall measures
    morning afternoon evening crisis crunch squeeze blowout difference compare comparison relationship
    rich cheap expensive dear dearer cheaper mean means coming keep keeping kept ago fastest slowest paying down cannot cant
    typical typically strong stronger weak weaker improving improved summer winter autumn
    saw seen middle earlier smallest collapse collapsed official officially`).filter((word) => word !== 'trend' && word !== 'total'),
);

/** Stop words that are ignored in names as well. */
const JOINING_WORDS: ReadonlySet<string> = new Set(
  wordsOf('a an and are as at be by did do does for from has have in is it of on or that the this to was were what which with'),
);

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);
export const stopWords = (): Iterable<string> => STOP_WORDS;

/** Returns the words of a name that a question must contain. */
export const nameWords = (name: string): readonly string[] => wordsOf(name).filter((word) => !JOINING_WORDS.has(word));
