/** Dimensions that several AIHW files share. */
import { matchState } from '../../core/places/geography.ts';
import type { TableDimension } from './table.ts';

/** The sex dimension in the mortality books. */
export const sexOfBooks: TableDimension = {
  name: 'sex',
  id: 'SEX',
  column: 'sex',
  description: 'Males, females or all persons.',
  words: { males: 'Males', females: 'Females', persons: 'Persons' },
  default: 'Persons',
};

/** Returns the name of a state: `NSW` is New South Wales, and `Aust` is Australia. Other text is unchanged. */
export const stateLabel = (code: string): string => matchState(code)?.name ?? (/^aust$/i.test(code) ? 'Australia' : code);
