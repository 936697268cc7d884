/** Returns the name of a dimension in words: `industry_division` becomes `Industry division`. */
import { capitalised } from '../../core/basic/text.ts';

export const dimensionWords = (name: string): string => capitalised(name.replaceAll('_', ' '));

/** Units at the end of a column heading in a workbook, such as `Average taxable income $`. */
const UNITS_AT_END = [' $', ' no.', ' %', " '000", ' $m'];

/** Removes the unit at the end of a name, for a table that shows the unit next to the value. */
export function withoutUnit(name: string): string {
  const unit = UNITS_AT_END.find((one) => name.endsWith(one));
  return unit === undefined ? name : name.slice(0, -unit.length);
}
