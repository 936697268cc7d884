/** Finds ANZSIC divisions by published industry name. */
import { DIVISIONS, type Division } from '../../core/anzsic.ts';
import { foldHeader } from '../../formats/sheet-table.ts';

/** Letters of divisions by published industry name. */
export const DIVISION_LETTERS: Readonly<Record<string, string>> = Object.fromEntries(DIVISIONS.map(({ name, letter }) => [name, letter]));

const plain = (name: string): string => foldHeader(name).replaceAll('&', 'and').replaceAll(',', '');
const BY_NAME = new Map(DIVISIONS.map((division) => [plain(division.name), division]));

/** Returns the division with a published name, or null. Ignores case, commas and ampersands. */
export const divisionNamed = (name: string): Division | null => BY_NAME.get(plain(name)) ?? null;
