/** The subjects that people look for, with all their names: search knows by them what is meant, and what of it comes first. */
import { ECONOMY_AND_HOMES } from './economy-and-homes.ts';
import { LABOUR_AND_PEOPLE } from './labour-and-people.ts';
import { MONEY_AND_RATES } from './money-and-rates.ts';
import { PRICES_AND_WAGES } from './prices-and-wages.ts';
import type { Subject } from './subject.ts';

export const SUBJECTS: readonly Subject[] = [...PRICES_AND_WAGES, ...LABOUR_AND_PEOPLE, ...MONEY_AND_RATES, ...ECONOMY_AND_HOMES];
