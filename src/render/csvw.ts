/**
 * Writes CSV on the Web metadata: types, units, source, licence and notes. For example, `AU.CPI.YOY.csv-metadata.json` contains the
 * metadata of `AU.CPI.YOY.csv`.
 */
import { at } from '../core/assert.ts';
import type { Answer } from '../queries/base/answer.ts';
import { type ColumnType, typesOf } from './column-type.ts';
import { datedTable } from './table.ts';

const DATATYPES: Readonly<Record<ColumnType, string>> = {
  number: 'double',
  truth: 'boolean',
  day: 'date',
  instant: 'dateTime',
  text: 'string',
};

/**
 * Writes the metadata of one CSV file.
 * @param url URL of the CSV, relative to the metadata
 * @param types types of the columns. Needed if the response does not have all rows
 */
export function renderCsvMetadata(answer: Answer, url: string, types?: readonly ColumnType[]): string {
  const table = datedTable(answer);
  const { headings, units } = table;
  const columnTypes = types ?? typesOf(table);
  const { sources, notes, stale_reason } = answer.meta;
  const columns = headings.map((heading, i) => {
    const unit = units[i] ?? null;
    return {
      name: variableName(heading),
      titles: heading,
      datatype: DATATYPES[at(columnTypes, i)],
      ...(unit === null ? {} : { 'schema:unitText': unit }),
    };
  });
  const cited = (of: (source: Answer['meta']['sources'][number]) => unknown): readonly unknown[] => [
    ...new Map(sources.map((source) => [JSON.stringify(of(source)), of(source)])).values(),
  ];
  return JSON.stringify({
    '@context': ['http://www.w3.org/ns/csvw', { '@language': 'en' }],
    url,
    'dc:source': cited((source) => ({ '@id': source.url })),
    'dc:bibliographicCitation': cited(({ attribution }) => attribution),
    'dc:license': cited(({ licence }) => ({ '@id': licence.url })),
    'rdfs:comment': [stale_reason, ...notes].filter(Boolean),
    tableSchema: { columns },
  });
}

/** Encodes a column name. Names are variables in URI templates, which do not allow all characters. */
const variableName = (heading: string): string =>
  [...Buffer.from(heading)]
    .map((byte) => String.fromCharCode(byte))
    .map((char, i) =>
      /[A-Za-z0-9]/.test(char) || (i > 0 && /[_.]/.test(char))
        ? char
        : `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
    )
    .join('');
