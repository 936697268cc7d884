/** A field of a signal says its unit twice: in its name, for readers of rows, and in `unit`, for readers of the document. */

/** What names say of units. A gap between two rates in per cent is in percentage points, and may be named either way. */
const UNITS = new Map<string, RegExp>([
  ['aud_per_mwh', /^\$\/MWh$/],
  ['ppt', /^Percentage points$/],
  ['pct', /^(Per cent\b|Percentage points$)/],
  // The cumulative price of a region is a sum of prices, and is named for its dollars.
  ['aud', /^(AUD|\$\/MWh)$/],
  ['aud_m', /^AUD million$/],
  ['aud_bn', /^AUD billion$/],
  ['mw', /^MW$/],
]);
const SAID = /_(pct|ppt|aud_per_mwh|aud_bn|aud_m|aud|mw)(?=_|$)/g;

/** Why name and unit of a number do not agree, and what to do; null where they do. */
export function fieldFault(name: string, unit: string | null): string | null {
  const said = [...name.matchAll(SAID)].at(-1)?.[1];
  const fitting = [...UNITS].find(([, units]) => unit !== null && units.test(unit))?.[0];
  if (said === undefined) return fitting === undefined ? null : `the field ${name} is in "${unit}": its name says so, as _${fitting}`;
  if (unit !== null && UNITS.get(said)?.test(unit) === true) return null;
  const known = fitting === undefined ? `names say ${[...UNITS.keys()].map((word) => `_${word}`).join(', ')}` : `"${unit}" is _${fitting}`;
  return `the field ${name} says _${said}, and its unit is "${unit}": make the two one, and compute the figure in it; ${known}`;
}
