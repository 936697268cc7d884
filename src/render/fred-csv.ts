import { encodeCsvRow } from '../formats/csv.ts';

export const renderFredCsv = ({ header, rows }: { header: readonly string[]; rows: readonly (readonly string[])[] }): string =>
  [header, ...rows].map((cells) => encodeCsvRow([...cells])).join('');
