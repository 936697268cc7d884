/** Titles of series for places with little room, such as the tab of a browser. */

const LONGEST = 60;

/**
 * The first parts of a title that fit into 60 characters.
 * `Wage price index, annual change, private and public sectors, seasonally adjusted` gives `Wage price index, annual change`.
 */
export function shortTitle(title: string): string {
  if (title.length <= LONGEST) return title;
  const [first = title, ...parts] = title.split(', ');
  let short = first;
  for (const part of parts) {
    if (`${short}, ${part}`.length > LONGEST) break;
    short = `${short}, ${part}`;
  }
  return short.length <= LONGEST ? short : `${short.slice(0, LONGEST - 1).trimEnd()}…`;
}
