import { type BookContext, dollars, ENTITIES, figure, newestFirst, serial } from './books.ts';
import type { InsuranceBook } from './figures.ts';
import type { ApraSheet } from './wire.ts';

export function insurance(book: InsuranceBook): (context: BookContext) => readonly ApraSheet[] {
  return (context) => {
    const records = newestFirst(context.periods).flatMap((t) =>
      book.records.map((record, i) => {
        const value = /number of/i.test(record.join(' '))
          ? figure(context, record.join('/'), t, ENTITIES)
          : dollars(context, record.join('/'), t);
        // Every seventh series is masked in alternate quarters, because APRA masks values that could identify one insurer.
        return [serial(context, t), ...record.map((text) => (text === '' ? null : text)), i % 7 === 6 && t % 2 === 0 ? '*' : value];
      }),
    );
    return [{ name: book.sheet, rows: [[book.period, ...book.keys, book.value], ...records] }];
  };
}
