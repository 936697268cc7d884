/** Published names of industries, and the divisions that they mean. */
import { DIVISIONS, type Division } from '../../core/anzsic.ts';
import { foldHeader } from '../../formats/sheet-table.ts';

/** What a register knows of its column of industries: the letter of each published name. */
export const DIVISION_LETTERS: Readonly<Record<string, string>> = Object.fromEntries(DIVISIONS.map(({ name, letter }) => [name, letter]));

const plain = (name: string): string => foldHeader(name).replaceAll('&', 'and').replaceAll(',', '');
const BY_NAME = new Map(DIVISIONS.map((division) => [plain(division.name), division]));

/** The division of a published name, whatever its case, commas and ampersands; null if absent. */
export const divisionNamed = (name: string): Division | null => BY_NAME.get(plain(name)) ?? null;
