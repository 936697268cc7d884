/** Generates agency files in formats with records, and reads them with Wattle: structures, listings, registers, observations, facts. */
import { zipSync } from 'fflate';
import type { Random } from '../../bench/simulation/random.ts';
import type { Captured } from '../../src/core/capture.ts';
import { formatPeriod } from '../../src/core/period.ts';
import { ckanAsk } from '../../src/formats/ckan.ts';
import { streamCsv } from '../../src/formats/csv.ts';
import { readFacts } from '../../src/formats/facts-table.ts';
import { type Json, parseJson } from '../../src/formats/json.ts';
import { decodeSdmxStructure } from '../../src/formats/sdmx/sdmx-structure.ts';
import { decodeText, TextStream } from '../../src/formats/text.ts';
import { readWorkbook } from '../../src/formats/workbook.ts';
import { streamZipEntry, zipEntryNames } from '../../src/formats/zip.ts';
import { parseBulkExtract } from '../../src/sources/ato/abn-bulk-extract.ts';
import { readStateXml } from '../../src/sources/bom/state-xml.ts';
import { writeZip } from '../formats/zip-writer.ts';

export type Cells = Readonly<Record<string, unknown>>;

export const RECORD_KINDS = ['structure', 'ckan', 'facts', 'json', 'abr', 'bom', 'text', 'text-stream', 'comments'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

export const times = <T>(random: Random, least: number, most: number, one: (i: number) => T): T[] =>
  Array.from({ length: least + random.below(most - least + 1) }, (_, i) => one(i));
export const value = (random: Random): string => `${random.chance(0.2) ? '-' : ''}${random.below(999)}.${random.below(9)}`;
export const LABELS = ['Sydney', 'née', 'up & down', 'a "b"', '4.35', 'Total', ' spaced '];
const xml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

function structureText(random: Random): string {
  const urn = (kind: string, name: string): string => `urn:sdmx:org.sdmx.infomodel.${kind}=ABS:${name}`;
  const identity = { agencyID: 'ABS', version: '1.0.0' };
  const lists = ['CL_MEASURE', 'CL_REGION'].map((id) => ({
    ...identity,
    id,
    name: `List ${id}`,
    codes: times(random, 1, 5, (i) => ({
      id: `C${i}`,
      name: random.pick(LABELS),
      ...(i > 0 && random.chance(0.3) ? { parent: 'C0' } : {}),
    })),
  }));
  const concepts = ['MEASURE', 'REGION', 'TIME_PERIOD'].map((id) => ({ id, name: random.pick(LABELS) }));
  const dimension = (id: string, position: number) => ({
    id,
    position,
    conceptIdentity: urn('conceptscheme.Concept', `CS(1.0.0).${id}`),
    localRepresentation: { enumeration: urn('codelist.Codelist', `CL_${id}(1.0.0)`) },
  });
  const dimensions = [dimension('MEASURE', 0), dimension('REGION', 1)];
  const dimensionList = {
    id: 'DimensionDescriptor',
    dimensions: random.chance(0.3) ? dimensions.reverse() : dimensions,
    timeDimension: {
      id: 'TIME_PERIOD',
      conceptIdentity: urn('conceptscheme.Concept', 'CS(1.0.0).TIME_PERIOD'),
      localRepresentation: { format: { dataType: 'ObservationalTimePeriod' } },
    },
  };
  const measureList = {
    id: 'MeasureDescriptor',
    measures: [{ id: 'OBS_VALUE', conceptIdentity: urn('conceptscheme.Concept', 'CS(1.0.0).MEASURE') }],
  };
  return JSON.stringify({
    meta: { id: 'x', prepared: '2026-01-01T00:00:00', sender: { id: 'ABS' }, test: false, schema: 'x' },
    data: {
      codelists: lists,
      conceptSchemes: [{ ...identity, id: 'CS', name: 'Concepts', concepts }],
      dataStructures: [{ ...identity, id: 'DS', name: 'Structure', dataStructureComponents: { dimensionList, measureList } }],
    },
  });
}

function ofStructure(bytes: Uint8Array): Cells {
  const { codelists, dataStructures } = decodeSdmxStructure(bytes);
  const codes = codelists.flatMap(({ agency, id, version, values }) =>
    values.map(({ code, label }, i) => [`${agency}:${id}(${version}) ${i}`, `${code} ${label}`]),
  );
  const dimensions = dataStructures.flatMap(({ id, dimensions: all }) => [
    [id, all.map((one) => one.id).join(' ')],
    ...all.map((one) => [`${id} ${one.id}`, `${one.label} ${one.values.map(({ code }) => code).join(' ')}`]),
  ]);
  return Object.fromEntries([...codes, ...dimensions]);
}

const RESOURCES = ['Tax 2023-24 - Current', 'Tax 2022-23', 'Tax 2024-25', 'Data dictionary'];

const ckanText = (random: Random): string =>
  JSON.stringify({
    success: true,
    result: {
      name: 'tax',
      resources: times(random, 1, 6, (i) => ({
        name: random.pick(RESOURCES),
        url: `http${random.pick(['', 's'])}://data.gov.au/${i}.${random.pick(['csv', 'CSV', 'xlsx'])}`,
        ...(random.chance(0.8) ? { last_modified: `2026-0${1 + random.below(9)}-01T00:00:00` } : {}),
        created: `2025-0${1 + random.below(9)}-01T00:00:00`,
        ...(random.chance(0.5) ? { state: random.pick(['active', 'deleted']) } : {}),
      })),
    },
  });

export const captured = (bytes: Uint8Array): Captured => ({
  sha256: '',
  bytes,
  url: 'https://data.gov.au/x',
  contentType: null,
  retrievedAt: 0,
  askId: 'data',
});

const ofListing = (bytes: Uint8Array): Cells => {
  const { follow } = ckanAsk({ package: 'tax', resource: /^Tax (\d{4}-\d{2})/, suffix: '.csv' });
  return { url: follow?.(captured(bytes), { periodEnd: null, now: 0 })[0]?.url };
};

const factsText = (random: Random): string => {
  const row = (i: number): string =>
    [
      random.pick(['A1', 'SDMX:LF/M1', '"A,2"']),
      random.pick(['2020-08', '2020-09', '2021-Q1', '2020', '2020-09-17']),
      random.pick([value(random), value(random), '', '1e-3', '+2', '6.8253812']),
      `2020-1${random.below(2)}-0${1 + (i % 9)}`,
      random.pick(['', 'rounding', 'revision']),
      random.pick(['née', '"a ""b"""', '']),
    ].join(',');
  return `Series_ID,period,value,published,kind,title\n${times(random, 2, 8, row).join('\n')}\n`;
};

const ofFacts = (bytes: Uint8Array): Cells =>
  Object.fromEntries(
    readFacts(bytes, 'facts.csv').map(({ at, seriesId, freq, t, value: figure, published, title }) => [
      at,
      [seriesId, formatPeriod({ freq, t }), figure === null ? '' : figure.toExponential(14), published, title].join('|'),
    ]),
  );

const observationJson = (random: Random): string =>
  JSON.stringify({
    observations: {
      data: times(random, 1, 4, (i) => ({ sort_order: i, name: random.pick(LABELS), air_temp: Number(value(random)), cloud: null })),
    },
  });

function leaves(node: Json | undefined, path: string): readonly (readonly [string, unknown])[] {
  if (typeof node !== 'object' || node === null) return [[path, node]];
  return Object.entries(node).flatMap(([name, one]) => leaves(one, `${path}/${name}`));
}

function abrBytes(random: Random): string {
  const record = (i: number): string => {
    const name = `<NonIndividualName type="MN"><NonIndividualNameText>${xml(random.pick(LABELS))}</NonIndividualNameText></NonIndividualName>`;
    const given = times(random, 0, 2, () => `<GivenName>${random.pick(['ANN', 'BO'])}</GivenName>`).join('');
    const person = `<IndividualName type="LGL">${given}<FamilyName>LEE</FamilyName></IndividualName>`;
    const address = `<BusinessAddress><AddressDetails><State>NSW</State><Postcode>2000</Postcode></AddressDetails></BusinessAddress>`;
    const entity = random.chance(0.5) ? `<MainEntity>${name}${address}</MainEntity>` : `<LegalEntity>${person}${address}</LegalEntity>`;
    const other = (): string =>
      `<OtherEntity><NonIndividualName type="${random.pick(['TRD', 'OTN', 'BN'])}"><NonIndividualNameText>${xml(random.pick(LABELS))}</NonIndividualNameText></NonIndividualName></OtherEntity>`;
    return `<ABR recordLastUpdatedDate="20180216" replaced="N"><ABN status="${random.pick(['ACT', 'CAN'])}" ABNStatusFromDate="19991101">1100000094${i}</ABN><EntityType><EntityTypeInd>PUB</EntityTypeInd><EntityTypeText>Company</EntityTypeText></EntityType>${entity}<ASICNumber>000000948</ASICNumber><GST status="ACT" GSTStatusFromDate="20000701" />${times(random, 0, 2, other).join('')}</ABR>`;
  };
  const records = times(random, 1, 4, record);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Transfer><TransferInfo><RecordCount>${records.length}</RecordCount></TransferInfo>\n${records.join('\n')}</Transfer>\n`;
}

async function ofRegister(bytes: Uint8Array): Promise<Cells> {
  const cells: Record<string, unknown> = {};
  let rows = 0;
  for await (const row of parseBulkExtract(captured(zipSync({ 'a.xml': bytes })))) {
    rows += 1;
    for (const [name, one] of Object.entries(row)) cells[`${rows} ${name}`] = Array.isArray(one) ? one.join('|') : one;
  }
  return cells;
}

const ELEMENTS = ['air_temperature', 'rel-humidity', 'rainfall', 'msl_pres', 'gust_kmh', 'wind_dir'];
const ELEMENT_UNITS: Readonly<Record<string, string>> = {
  air_temperature: 'Celsius',
  'rel-humidity': '%',
  rainfall: 'mm',
  msl_pres: 'hPa',
  gust_kmh: 'km/h',
};

function stateText(random: Random): string {
  const element = (type: string): string => {
    const units = ELEMENT_UNITS[type];
    const text = type === 'wind_dir' ? random.pick(['N', 'SSE', 'CALM']) : random.pick([value(random), value(random), '-', '']);
    return `<element${units === undefined ? '' : ` units="${units}"`} type="${type}">${text}</element>`;
  };
  const period = (index: number): string =>
    `<period index="${index}" time-utc="2018-09-12T0${index}:50:00+00:00"><level index="0" type="surface">${ELEMENTS.filter(() =>
      random.chance(0.8),
    )
      .map(element)
      .join('')}</level></period>`;
  const station = (i: number): string =>
    `<station wmo-id="9457${i}" stn-name="X" description="${xml(random.pick(LABELS))}">${times(random, 1, 2, period).join('')}</station>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<product><amoc/><observations>${times(random, 1, 4, station).join('\n')}</observations></product>\n`;
}

const COMPARED = {
  station: 'station',
  temperature_c: 'air_temperature',
  relative_humidity_pct: 'rel-humidity',
  precipitation_mm: 'rainfall',
  pressure_msl_hpa: 'msl_pres',
  wind_gusts_kmh: 'gust_kmh',
  wind_direction: 'wind_dir',
} as const;

const ofState = (bytes: Uint8Array): Cells =>
  Object.fromEntries(
    readStateXml(captured(bytes), (wmo) => wmo).flatMap((row, i) =>
      Object.entries(COMPARED).map(([column, name]) => [`${i} ${name}`, row[column]]),
    ),
  );

function textBytes(random: Random): Uint8Array {
  const text = times(random, 1, 12, () => random.pick(['Sydney', 'née', '–', '日本', '😀', '\n', ',', '1.5'])).join('');
  const utf8 = Buffer.from(text);
  const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le');
  return random.pick([utf8, Buffer.from(`\ufeff${text}`), utf16, Buffer.from(utf16).swap16(), Buffer.from(text, 'latin1')]);
}

/** Yields the bytes in pieces. Their lengths depend on the bytes, so that a seed always produces the same pieces. */
function* pieces(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0, n = 1; at < bytes.length; n += 1) {
    const end = at + 1 + ((7 * n + (bytes[at] ?? 0)) % 5);
    yield bytes.subarray(at, end);
    at = end;
  }
}

function streamed(bytes: Uint8Array): string {
  const stream = new TextStream();
  return [...pieces(bytes)].map((piece) => stream.push(piece)).join('') + stream.end();
}

async function* inPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield* pieces(bytes);
}

/** Reads the rows in a file that arrives in pieces. */
export async function streamedRows(bytes: Uint8Array): Promise<readonly (readonly string[])[]> {
  const rows: (readonly string[])[] = [];
  for await (const row of streamCsv(inPieces(bytes), { delimiter: ',' })) rows.push(row);
  return rows;
}

/** Reads the files in an archive, each as a stream. */
export async function streamedFiles(bytes: Uint8Array): Promise<Cells> {
  const files: Record<string, string> = {};
  for (const name of await zipEntryNames(bytes)) {
    const content: Uint8Array[] = [];
    for await (const chunk of streamZipEntry(bytes, (one) => one === name)) content.push(Buffer.from(chunk));
    files[name] = Buffer.concat(content).toString();
  }
  return files;
}

const commentsText = (random: Random): string => {
  const comment = (i: number): string => {
    const runs = times(random, 1, 2, () => `<r><rPr><b/></rPr><t xml:space="preserve">${xml(random.pick(LABELS))}</t></r>`).join('');
    return `<comment ref="${'ABCDE'[i]}1" authorId="0"><text>${runs}</text></comment>`;
  };
  return `<comments xmlns="${MAIN}"><authors><author>X</author></authors><commentList>${times(random, 1, 4, comment).join('')}</commentList></comments>`;
};

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Returns a workbook with these comments on its only sheet. */
function withComments(comments: string): Uint8Array {
  const override = (part: string, kind: string): string => `<Override PartName="/xl/${part}.xml" ContentType="${TYPE}.${kind}+xml"/>`;
  const relations = (kind: string, target: string): string =>
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/${kind}" Target="${target}"/></Relationships>`;
  const cells = [...'ABCDE'].map((column) => `<c r="${column}1"><v>1</v></c>`).join('');
  return writeZip([
    {
      name: '[Content_Types].xml',
      content: `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${override('workbook', 'sheet.main')}${override('worksheets/sheet1', 'worksheet')}${override('comments1', 'comments')}</Types>`,
    },
    { name: '_rels/.rels', content: relations('officeDocument', 'xl/workbook.xml') },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="Data" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    { name: 'xl/_rels/workbook.xml.rels', content: relations('worksheet', 'worksheets/sheet1.xml') },
    { name: 'xl/worksheets/_rels/sheet1.xml.rels', content: relations('comments', '../comments1.xml') },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `<worksheet xmlns="${MAIN}"><sheetData><row r="1">${cells}</row></sheetData></worksheet>`,
    },
    { name: 'xl/comments1.xml', content: comments },
  ]);
}

function ofComments(bytes: Uint8Array): Cells {
  const workbook = readWorkbook(bytes);
  return Object.fromEntries(workbook.comments(workbook.sheet('Data')));
}

export interface RecordFile {
  /** Makes a file. If it is text, it is changed by the recipes for its kind. */
  readonly make: (random: Random) => string | Uint8Array;
  /** Returns the file that contains the changed text. */
  readonly around?: (text: string) => Uint8Array;
  readonly read: (bytes: Uint8Array) => Cells | Promise<Cells>;
}

export const RECORD_FILES: Readonly<Record<RecordKind, RecordFile>> = {
  structure: { make: structureText, read: ofStructure },
  ckan: { make: ckanText, read: ofListing },
  facts: { make: factsText, read: ofFacts },
  json: { make: observationJson, read: (bytes) => Object.fromEntries(leaves(parseJson(bytes), '')) },
  abr: { make: abrBytes, read: ofRegister },
  bom: { make: stateText, read: ofState },
  text: { make: textBytes, read: (bytes) => ({ text: decodeText(bytes).text }) },
  'text-stream': { make: textBytes, read: (bytes) => ({ text: streamed(bytes) }) },
  comments: { make: commentsText, around: withComments, read: ofComments },
};
