/** Addresses of a dataset page that no cache contains, because each address omits another pair of rows. */
import { cpiClasses } from '../src/catalogue/cpi/cpi-classes.ts';

const CODES = cpiClasses().map(({ code }) => code);

/** Returns a different address for each of some thousand numbers. */
export function datasetPage(n: number): string {
  const omitted = [n % CODES.length, Math.floor(n / CODES.length) % CODES.length];
  return `/datasets/abs/CPI?index=${CODES.filter((_, i) => !omitted.includes(i)).join(',')}`;
}
