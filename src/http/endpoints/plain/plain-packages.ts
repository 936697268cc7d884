/** Downloads: bulk files and client packages. */
import { type TSchema, Type } from 'typebox';
import { path } from '../../describe/parameters.ts';
import { open, text } from '../../describe/schema-parts.ts';
import { CONTENT_TYPES } from '../../request/negotiate.ts';
import { JSON_TYPE } from '../kinds.ts';
import { type Plain, piece, reply, typeOf } from './plain-kinds.ts';

const named = (members: readonly string[]): TSchema => Type.Object(Object.fromEntries(members.map((name) => [name, Type.String()])));
const BULK_PACKAGE = open(
  {
    $schema: Type.String(),
    name: Type.String(),
    title: Type.String(),
    description: Type.String(),
    created: text('When the file was written.', { format: 'date-time' }),
    resources: Type.Array(
      open(
        {
          name: Type.String(),
          path: text('Path of the file below `/bulk/`.'),
          title: Type.String(),
          format: Type.String(),
          mediatype: Type.String(),
          bytes: Type.Integer(),
          hash: text('`sha256:…`'),
          rows: Type.Integer(),
          schema: Type.Object({ fields: Type.Array(named(['name', 'type', 'description'])) }),
          sources: Type.Array(named(['title', 'path'])),
          licenses: Type.Array(named(['name', 'title', 'path'])),
          made_at: text('When the file was made.', { format: 'date-time' }),
        },
        'A file.',
      ),
    ),
  },
  'A Data Package: https://datapackage.org/standard/data-package/',
);
const CLIENTS = open(
  {
    version: text('Version of the program and of all packages.'),
    checksums: text('URL of the checksums.', { format: 'uri' }),
    files: Type.Array(
      open(
        {
          id: Type.String(),
          name: Type.String(),
          title: Type.String(),
          address: text('URL of the file.', { format: 'uri' }),
          alias: text('URL of the file without a version in its name.', { format: 'uri' }),
          media_type: Type.String(),
          bytes: Type.Integer(),
          sha256: Type.String(),
          install: Type.Array(Type.String(), { description: 'Installation commands, the recommended one first.' }),
        },
        'A package.',
      ),
    ),
  },
  'The packages.',
);

export const PACKAGE_ADDRESSES: readonly Plain[] = [
  {
    id: 'bulkIndex',
    path: '/bulk',
    summary: 'List bulk files at the root URL',
    description: 'The same as `/bulk/datapackage.json`.',
    parameters: [],
    replies: [reply('The package.', JSON_TYPE, [], BULK_PACKAGE)],
    example: '/bulk',
  },
  {
    id: 'bulkPackage',
    path: '/bulk/datapackage.json',
    summary: 'List bulk files',
    description: 'A Data Package with the paths, sizes, hashes, columns, sources and licences of the bulk files.',
    parameters: [],
    replies: [reply('The package.', JSON_TYPE, [], BULK_PACKAGE)],
    example: '/bulk/datapackage.json',
  },
  {
    id: 'bulkChecksums',
    path: '/bulk/SHA256SUMS',
    summary: 'Bulk files: get the checksums',
    description: 'A list of SHA-256 hashes for `sha256sum --check`.',
    parameters: [],
    replies: [reply('One line for each file.', 'text/plain')],
    example: '/bulk/SHA256SUMS',
  },
  {
    id: 'bulkSignature',
    path: '/bulk/SHA256SUMS.minisig',
    summary: 'Bulk files: get the signature of the checksums',
    description: 'The signature of `SHA256SUMS`. Verify it with `minisign -V` and the key at `/bulk/minisign.pub`.',
    parameters: [],
    replies: [reply('The signature.', 'text/plain')],
    example: '/bulk/SHA256SUMS.minisig',
  },
  {
    id: 'bulkSigningKey',
    path: '/bulk/minisign.pub',
    summary: 'Bulk files: get the public key for the signature',
    description: 'The public key of this instance. It changes if the operator changes the master key.',
    parameters: [],
    replies: [reply('The key.', 'text/plain')],
    example: '/bulk/minisign.pub',
  },
  {
    id: 'bulkSeries',
    path: '/bulk/series.parquet',
    summary: 'Bulk files: download every series',
    description: 'One row for each series: dataset, key, canonical id, title, unit and the range of its data. Supports `Range`.',
    parameters: [],
    replies: [reply('The file.', typeOf(CONTENT_TYPES.parquet)), piece(typeOf(CONTENT_TYPES.parquet))],
    example: '/bulk/series.parquet',
  },
  {
    id: 'bulkSource',
    path: '/bulk/{partition}/observations.parquet',
    summary: 'Bulk files: download every value of a source',
    description: 'One row for each value, with the dates on which it was current. Supports `Range`.',
    parameters: [path('partition', '`source=`, followed by a source code.', 'source=rba')],
    replies: [reply('The file.', typeOf(CONTENT_TYPES.parquet)), piece(typeOf(CONTENT_TYPES.parquet))],
    example: '/bulk/source=rba/observations.parquet',
  },
  {
    id: 'clientsList',
    path: '/clients.json',
    summary: 'List client packages',
    isOpen: true,
    isOptional: true,
    description:
      'The packages of the command line, the client libraries and the bundle for assistants, in the version of this instance. Each has a URL, a size, a hash and installation commands.',
    parameters: [],
    replies: [reply('The packages.', JSON_TYPE, [], CLIENTS)],
    example: '/clients.json',
  },
  {
    id: 'clientsChecksums',
    path: '/clients/SHA256SUMS',
    summary: 'Get the checksums of the client packages',
    isOpen: true,
    isOptional: true,
    description: 'A list of SHA-256 hashes for `sha256sum --check`.',
    parameters: [],
    replies: [reply('One line for each file.', 'text/plain')],
    example: '/clients/SHA256SUMS',
  },
  {
    id: 'clientFile',
    path: '/clients/{file}',
    summary: 'Download a client package',
    isOpen: true,
    isOptional: true,
    description: 'File name, with or without a version. Supports `Range`.',
    parameters: [path('file', 'Name of the file.', 'wattle.tgz')],
    replies: [
      reply('The file.', 'application/gzip', ['application/zip']),
      piece('application/gzip', 'application/zip'),
      { status: 302, description: 'The file of the current version.', contentType: 'text/plain', schema: null },
    ],
    example: '/clients/wattle.tgz',
  },
  {
    id: 'clientRepository',
    path: '/clients/r/src/contrib/{file}',
    summary: 'Install the R client from its repository',
    isOpen: true,
    isOptional: true,
    description: '`PACKAGES`, `PACKAGES.gz` and the package, for `install.packages("wattle", repos = "https://HOST/clients/r")`.',
    parameters: [path('file', 'Name of the file.', 'PACKAGES')],
    replies: [reply('The file.', 'text/plain', ['application/gzip']), piece('application/gzip')],
    example: '/clients/r/src/contrib/PACKAGES',
  },
];

export const ABS_ADDRESSES: readonly Plain[] = [
  {
    id: 'absTables',
    path: '/abs/tables/{number}',
    summary: 'List the tables of an ABS publication',
    description: 'A page of links to the workbooks at `/abs/tables/{number}/{file}`, for programs that read ABS time series workbooks.',
    parameters: [path('number', 'ABS catalogue number.', '6202.0')],
    replies: [reply('The page.', 'text/html')],
    example: '/abs/tables/6202.0',
  },
  {
    id: 'absDirectory',
    path: '/abs/about/data-services/help/abs-time-series-directory',
    summary: 'List ABS publications',
    description:
      'Publications that have tables on this server. The columns are as in the ABS directory: the catalogue number, and the topic with a link to its page.',
    parameters: [],
    replies: [reply('The page.', 'text/html')],
    example: '/abs/about/data-services/help/abs-time-series-directory',
  },
  {
    id: 'absPage',
    path: '/abs/statistics/{theme}/{topic}/{publication}/{release}',
    summary: 'List the tables of an ABS publication at the path of its page',
    description: 'The same links as `/abs/tables/{number}`, at the path of the publication on the ABS website.',
    parameters: [
      path('theme', 'First part of the path on the ABS website after `/statistics/`.', 'labour'),
      path('topic', 'Second part of the path.', 'employment-and-unemployment'),
      path('publication', 'Third part of the path.', 'labour-force-australia'),
      path('release', 'Always `latest-release`. Use the vintages at `/v1/series` for earlier releases.', 'latest-release'),
    ],
    replies: [reply('The page.', 'text/html')],
    example: '/abs/statistics/labour/employment-and-unemployment/labour-force-australia/latest-release',
  },
  {
    id: 'absTable',
    path: '/abs/tables/{number}/{file}',
    summary: 'Download an ABS table as a time series workbook',
    description:
      'The series of the table that are available on this server, by ABS Series ID. The layout is as in ABS time series workbooks, with the sheets Index and Data1.',
    parameters: [path('number', 'ABS catalogue number.', '6202.0'), path('file', 'Name of the workbook.', '62020001.xlsx')],
    replies: [reply('The workbook.', CONTENT_TYPES.xlsx), piece(CONTENT_TYPES.xlsx)],
    example: '/abs/tables/6202.0/62020001.xlsx',
  },
];
