/** Addresses of a dataset page whose content is not kept, because each address omits another row. */
import { cpiClasses } from '../src/catalogue/cpi/cpi-classes.ts';

/** There are more classes than pages whose content the program keeps. */
const CODES = cpiClasses().map(({ code }) => code);

export const datasetPage = (n: number): string => `/datasets/abs/CPI?index=${CODES.filter((_, i) => i !== n % CODES.length).join(',')}`;
