/** Checks the units of an indicator's fields. A unit is in the name, for readers of rows, and in `unit`, for readers of the document. */

/** Units in names. A gap between two rates in per cent is in percentage points, and may use either name. */
const UNITS = new Map<string, RegExp>([
  ['aud_per_mwh', /^\$\/MWh$/],
  ['ppt', /^Percentage points$/],
  ['pct', /^(Per cent\b|Percentage points$)/],
  // A region's cumulative price is a sum of prices, with dollars in its name.
  ['aud', /^(AUD|\$\/MWh)$/],
  ['aud_m', /^AUD million$/],
  ['aud_bn', /^AUD billion$/],
  ['mw', /^MW$/],
]);
const UNIT_IN_NAME = /_(pct|ppt|aud_per_mwh|aud_bn|aud_m|aud|mw)(?=_|$)/g;

/** Returns the reason why the name and unit of a number differ, with the remedy. Returns null if they agree. */
export function fieldFault(name: string, unit: string | null): string | null {
  const inName = [...name.matchAll(UNIT_IN_NAME)].at(-1)?.[1];
  const fitting = [...UNITS].find(([, units]) => unit !== null && units.test(unit))?.[0];
  if (inName === undefined) return fitting === undefined ? null : `the field ${name} is in "${unit}". End the name with _${fitting}`;
  if (unit !== null && UNITS.get(inName)?.test(unit) === true) return null;
  const known =
    fitting === undefined ? `Names end with ${[...UNITS.keys()].map((word) => `_${word}`).join(', ')}` : `"${unit}" is _${fitting}`;
  return `the field ${name} ends with _${inName}, but its unit is "${unit}". Use one unit for both. ${known}`;
}
