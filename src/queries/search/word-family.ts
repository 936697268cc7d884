/** Finds related words that the search knows, such as `import` for `imported` and `building` for `built`. */

/** Irregular forms, each with the related word. */
const FORMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    built: 'build',
    bought: 'buy',
    sold: 'sell',
    lent: 'lend',
    spent: 'spend',
    paid: 'pay',
    productive: 'productivity',
    insure: 'insurance',
    insuring: 'insurance',
    insured: 'insurance',
    afford: 'affordability',
    died: 'death',
    die: 'death',
    dying: 'death',
    born: 'birth',
    drove: 'drive',
    driven: 'drive',
    grown: 'grow',
    grew: 'grow',
    taught: 'teach',
    worn: 'wear',
    eaten: 'eat',
  }),
);
/** Endings that are removed to find related words. Longer endings come first. */
const ENDINGS = ['ically', 'ation', 'ment', 'able', 'ally', 'iest', 'ing', 'ion', 'est', 'ier', 'ers', 'er', 'ed', 'al', 'ly', 'd'];
/** Endings that replace a final `y`, as in `windiest`. */
const OF_Y: ReadonlySet<string> = new Set(['iest', 'ier']);
/**
 * Endings before which the last letter of a word is doubled, as in `planned` and `biggest`. Other endings do not double it. For example,
 * `supply` is not a form of `super`.
 */
const DOUBLING: ReadonlySet<string> = new Set(['ing', 'ed', 'er', 'ers', 'est']);
const SHORTEST = 3;

export function relativesOf(word: string): readonly string[] {
  const form = FORMS.get(word);
  const stems =
    form === undefined
      ? ENDINGS.filter((ending) => word.endsWith(ending)).map((ending) => `${word.slice(0, -ending.length)}${OF_Y.has(ending) ? 'y' : ''}`)
      : [form];
  const long = stems.filter((stem) => stem.length >= SHORTEST || form !== undefined);
  const doubled = ENDINGS.filter((ending) => DOUBLING.has(ending) && word.endsWith(ending)).map((ending) => word.slice(0, -ending.length));
  const bare = long.flatMap((stem) => [stem, `${stem}e`, ...(doubled.includes(stem) ? [undoubled(stem)] : [])]);
  const ended = [word, ...bare].flatMap((stem) => [
    `${stem}ing`,
    `${stem}ed`,
    `${stem}er`,
    `${stem.replace(/e$/, '')}ing`,
    `${stem}ment`,
    `${stem}or`,
  ]);
  return [...new Set([...bare, ...ended])].filter((one) => one !== word);
}

/** Removes a doubled letter: `plann` becomes `plan`. */
const undoubled = (stem: string): string => stem.replace(/([b-df-hj-np-tv-z])\1$/, '$1');

/** Words that can replace each other in any text, such as `car` and `vehicle`. */
const SAID_FOR_EACH_OTHER: readonly (readonly string[])[] = [
  ['teenage', 'teen', 'teenager'],
  ['share', 'proportion', 'fraction', 'percentage'],
  ['vehicle', 'car', 'automobile', 'auto'],
  ['medicine', 'pharmaceutical', 'pharmacy', 'chemist'],
  ['supermarket', 'grocery'],
  ['purchase', 'buy'],
  ['commence', 'start', 'begin'],
  ['complete', 'finish'],
  ['turnover', 'sale', 'taking'],
  ['phone', 'telephone', 'mobile'],
  ['advisor', 'adviser', 'planner'],
  ['mortality', 'death'],
  ['rainfall', 'rain'],
  ['bowel', 'colorectal'],
  ['lawyer', 'solicitor'],
  ['migrant', 'immigrant'],
  ['elderly', 'aged'],
  ['tenant', 'renter'],
  ['debt', 'owe', 'owed', 'owing'],
  ['store', 'shop'],
  ['profit', 'profitability'],
  ['donation', 'donate'],
  ['fee', 'charge'],
  ['state', 'territory'],
  ['shoe', 'footwear'],
  ['clothes', 'clothing', 'garment'],
  ['infant', 'baby'],
  ['excluding', 'without', 'except', 'ex'],
];
/** Words that can replace each other only in names of several words, such as `houses being built` and `homes being built`. */
const SAID_FOR_EACH_OTHER_IN_NAMES: readonly (readonly string[])[] = [
  ['home', 'house', 'dwelling'],
  ['wage', 'pay', 'salary', 'wpi'],
  ['company', 'business', 'firm'],
  ['capita', 'head', 'person'],
  ['manufacturing', 'factory'],
  ['overseas', 'abroad', 'foreign'],
  ['farm', 'agricultural', 'agriculture'],
  ['school', 'schooling'],
  ['worker', 'employee', 'staff'],
  ['spending', 'expenditure', 'outlay'],
  ['spend', 'spent'],
  ['labour', 'job'],
  ['keep', 'keeping', 'kept'],
  ['find', 'finding', 'found'],
  ['get', 'getting', 'got'],
  ['buy', 'buying', 'bought'],
  ['sell', 'selling', 'sold'],
  ['borrow', 'borrowing', 'borrowed'],
  ['own', 'owning', 'owned'],
  ['grow', 'growing', 'grew'],
];

const othersOf = (groups: readonly (readonly string[])[]): ReadonlyMap<string, readonly string[]> =>
  new Map(groups.flatMap((group) => group.map((word) => [word, group.filter((other) => other !== word)] as const)));
const SYNONYMS = othersOf(SAID_FOR_EACH_OTHER);
const IN_NAMES = othersOf([...SAID_FOR_EACH_OTHER, ...SAID_FOR_EACH_OTHER_IN_NAMES]);
const NONE: readonly string[] = [];

export const synonymsOf = (word: string): readonly string[] => SYNONYMS.get(word) ?? NONE;

/** Returns variants of a name. In each variant, a synonym replaces one of its words. Returns none for a name of one word. */
export const otherWordings = (name: readonly string[]): readonly (readonly string[])[] =>
  name.length === 1 ? [] : name.flatMap((word, i) => (IN_NAMES.get(word) ?? NONE).map((other) => name.with(i, other)));
