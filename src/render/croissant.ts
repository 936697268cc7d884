/**
 * Describes the bulk files as a Croissant 1.0 document for machine learning tools
 * (https://docs.mlcommons.org/croissant/docs/croissant-spec.html).
 */

interface CroissantFile {
  readonly name: string;
  readonly path: string;
  readonly title: string;
  readonly mediatype: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly schema: { readonly fields: readonly { readonly name: string; readonly type: string; readonly description: string }[] };
  readonly licenses: readonly { readonly path: string }[];
}

interface CroissantFrame {
  readonly title: string;
  readonly description: string;
  /** An ISO 8601 timestamp. */
  readonly created: string;
  readonly publicUrl: string;
}

const TERMS = [
  ...['citeAs', 'column', 'equivalentProperty', 'extract', 'field', 'fileProperty', 'fileObject', 'fileSet', 'format', 'includes'],
  ...['isLiveDataset', 'jsonPath', 'key', 'md5', 'parentField', 'path', 'recordSet', 'references', 'regex', 'repeated', 'replace'],
  ...['samplingRate', 'separator', 'source', 'subField', 'transform'],
] as const;

const CONTEXT = {
  '@language': 'en',
  '@vocab': 'https://schema.org/',
  sc: 'https://schema.org/',
  cr: 'http://mlcommons.org/croissant/',
  rai: 'http://mlcommons.org/croissant/RAI/',
  dct: 'http://purl.org/dc/terms/',
  conformsTo: 'dct:conformsTo',
  data: { '@id': 'cr:data', '@type': '@json' },
  dataType: { '@id': 'cr:dataType', '@type': '@vocab' },
  examples: { '@id': 'cr:examples', '@type': '@json' },
  ...Object.fromEntries(TERMS.map((term) => [term, `cr:${term}`])),
} as const;

const DATA_TYPES: Readonly<Record<string, string>> = {
  string: 'sc:Text',
  number: 'sc:Float',
  integer: 'sc:Integer',
  boolean: 'sc:Boolean',
  date: 'sc:Date',
  datetime: 'sc:DateTime',
};

export function croissantOf(files: readonly CroissantFile[], { title, description, created, publicUrl }: CroissantFrame): object {
  return {
    '@context': CONTEXT,
    '@type': 'sc:Dataset',
    conformsTo: 'http://mlcommons.org/croissant/1.0',
    name: title,
    description,
    url: `${publicUrl}/bulk`,
    license: [...new Set(files.flatMap(({ licenses }) => licenses.map((licence) => licence.path)))],
    creator: { '@type': 'sc:Organization', name: 'Wattle', url: `${publicUrl}/` },
    citeAs: `${title}, ${publicUrl}/, ${created.slice(0, 10)}. The column source_id names the agency of each value.`,
    datePublished: created.slice(0, 10),
    version: created.slice(0, 10).replaceAll('-', '.'),
    isLiveDataset: true,
    distribution: files.map((file) => ({
      '@type': 'cr:FileObject',
      '@id': file.name,
      name: file.name,
      description: file.title,
      contentUrl: `${publicUrl}/bulk/${file.path}`,
      contentSize: `${file.bytes} B`,
      encodingFormat: file.mediatype,
      sha256: file.sha256,
    })),
    recordSet: files.map((file) => ({
      '@type': 'cr:RecordSet',
      '@id': `${file.name}-rows`,
      name: `${file.name}-rows`,
      description: file.title,
      field: file.schema.fields.map((field) => ({
        '@type': 'cr:Field',
        '@id': `${file.name}-rows/${field.name}`,
        name: field.name,
        description: field.description,
        dataType: DATA_TYPES[field.type] ?? 'sc:Text',
        source: { fileObject: { '@id': file.name }, extract: { column: field.name } },
      })),
    })),
  };
}
