/** Titles of at most 60 characters, for charts, lists and browser tabs. */

const LONGEST = 60;
/** Last parts of a title that distinguish series of one measure. */
const DISTINCTIVE =
  /^(?:seasonally adjusted|trend|original|New South Wales|Victoria|Queensland|South Australia|Western Australia|Tasmania|Northern Territory|Australian Capital Territory)$/;

/**
 * The first part of a title, its region and adjustment, then further parts that fit.
 * `Wage price index, annual change, private and public sectors, seasonally adjusted` gives
 * `Wage price index, annual change, seasonally adjusted`.
 */
export function shortTitle(title: string): string {
  const [first = title, ...rest] = title.split(', ');
  const words = new Set(first.toLowerCase().split(' '));
  // `Living cost index, employee households, index`
  const parts = rest.filter((part) => !words.has(part.toLowerCase()));
  const whole = [first, ...parts].join(', ');
  if (whole.length <= LONGEST) return whole;
  const chosen = new Set<number>();
  const written = (): string => [first, ...parts.filter((_, i) => chosen.has(i))].join(', ');
  const byWeight = parts.map((part, i) => ({ i, weight: DISTINCTIVE.test(part) ? 0 : 1 })).toSorted((a, b) => a.weight - b.weight);
  for (const { i } of byWeight) {
    chosen.add(i);
    if (written().length > LONGEST) chosen.delete(i);
  }
  const short = written();
  return short.length <= LONGEST ? short : `${short.slice(0, short.lastIndexOf(' ', LONGEST - 1))}…`;
}
