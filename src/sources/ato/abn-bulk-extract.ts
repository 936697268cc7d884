/**
 * Reads the bulk extract of the Australian Business Register: two archives with ten documents each. A document has about a million records.
 *
 *     <Transfer><TransferInfo><FileSequenceNumber>1</FileSequenceNumber><RecordCount>961800</RecordCount>…</TransferInfo>
 *     <ABR recordLastUpdatedDate="20180216" replaced="N">
 *       <ABN status="ACT" ABNStatusFromDate="19991101">11000000948</ABN>
 *       <EntityType><EntityTypeInd>PUB</EntityTypeInd><EntityTypeText>Australian Public Company</EntityTypeText></EntityType>
 *       <MainEntity><NonIndividualName type="MN"><NonIndividualNameText>…       or <LegalEntity><IndividualName type="LGL">…<FamilyName>…
 *         <BusinessAddress><AddressDetails><State>NSW</State><Postcode>2000</Postcode></AddressDetails></BusinessAddress></MainEntity>
 *       <ASICNumber>000000948</ASICNumber><GST status="ACT" GSTStatusFromDate="20000701" />
 *       <DGR …> and <OtherEntity><NonIndividualName type="TRD|OTN|BN"> any number of times</ABR>
 *
 * @see https://data.gov.au/data/dataset/abn-bulk-extract
 */
import { SaxesParser } from 'saxes';
import type { Captured } from '../../core/capture.ts';
import type { RegisterRow } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import { parseIsoDay } from '../../core/period.ts';
import { TextStream } from '../../formats/text.ts';
import { streamZipEntry, zipEntryNames } from '../../formats/zip.ts';

const DOCUMENT = /\.xml$/i;
/** The date that the agency writes if there is no date. */
const NEVER = '19000101';
/** The maximum number of elements in a record. Some ABNs have over three hundred other names. */
const MAX_NAMES = 10_000;
const MAX_TEXT = 10_000;
/** The maximum length of text without a tag. A document has blanks before its first record. */
const MAX_WITHOUT_TAG = 4 * 1024 * 1024;

/** An element in a record. Its text has no white space around it. */
interface Element {
  readonly path: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
}

/** Reads the rows in every document in an archive, ordered by document name. Throws PARSE_* with document and record. */
export async function* parseBulkExtract(captured: Captured): AsyncGenerator<RegisterRow> {
  const archive = captured.file ?? captured.bytes;
  const documents = (await zipEntryNames(archive)).filter((name) => DOCUMENT.test(name)).sort(inOrder);
  if (documents.length === 0) throw new WattleError('PARSE_LAYOUT', 'The archive has no XML document.', { at: { url: captured.url } });
  for (const document of documents) {
    yield* recordsIn(
      document,
      streamZipEntry(archive, (name) => name === document),
    );
  }
}

/** Compares file names so that `…_Public2.xml` is before `…_Public10.xml`. */
const inOrder = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

async function* recordsIn(document: string, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<RegisterRow> {
  const reader = new RecordReader(document);
  const decoder = new TextStream();
  for await (const chunk of chunks) yield* reader.read(decoder.push(chunk));
  yield* reader.read(decoder.end());
  reader.end();
}

/** Converts a document to rows, with only one chunk in memory at a time. */
class RecordReader {
  readonly #document: string;
  readonly #parser = new SaxesParser();
  readonly #path: string[] = [];
  #elements: Element[] = [];
  #rows: RegisterRow[] = [];
  #records = 0;
  #announced: number | null = null;
  #sinceTag = 0;
  /** True if an element has ended and no other has started since. */
  #isBehindElement = false;

  constructor(document: string) {
    this.#document = document;
    this.#parser.on('error', (error) => {
      throw this.#fault(`The document is damaged: ${error.message.slice(0, 200)}.`);
    });
    // Refuses document types, because their entities could expand without limit. The extract has none.
    this.#parser.on('doctype', () => {
      throw this.#fault('The document has a document type, which is not expected.');
    });
    this.#parser.on('opentag', ({ name, attributes }) => this.#open(name, attributes as Record<string, string>));
    this.#parser.on('text', (text) => this.#text(text));
    this.#parser.on('cdata', (text) => this.#text(text));
    this.#parser.on('closetag', ({ name }) => this.#close(name));
  }

  read(text: string): readonly RegisterRow[] {
    this.#sinceTag += text.length;
    this.#parser.write(text);
    if (this.#sinceTag > MAX_WITHOUT_TAG) throw this.#fault('An element has too much text.');
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  /** Ends the document. Throws PARSE_LAYOUT if it is cut off, or if the number of records differs from the stated number. */
  end(): void {
    this.#parser.close();
    if (this.#announced === null || this.#announced === this.#records) return;
    throw this.#fault(`The document states ${this.#announced} records, but has ${this.#records}.`);
  }

  #open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (this.#path.length === 0 && name !== 'Transfer') throw this.#fault(`The document begins with ${name} instead of Transfer.`);
    if (this.#elements.at(-1)?.text && !this.#isBehindElement) throw this.#fault('There is text between elements.', name);
    this.#path.push(name);
    this.#isBehindElement = false;
    this.#sinceTag = 0;
    if (this.#path.length === 2 && name === 'ABR') this.#elements = [];
    if (this.#elements.length > MAX_NAMES) throw this.#fault('A record has too many elements.');
    this.#elements.push({ path: this.#path.slice(2).join('/'), attributes, text: '' });
  }

  #text(text: string): void {
    const element = this.#elements.at(-1);
    if (!element) return;
    // White space between elements has no meaning, but white space inside a text separates words.
    if (text.trim() === '' && (this.#isBehindElement || element.text === '')) return;
    if (this.#isBehindElement) throw this.#fault('There is text between elements.', text.trim().slice(0, 80));
    element.text += text;
    if (element.text.length > MAX_TEXT) throw this.#fault('An element has too much text.');
  }

  #close(name: string): void {
    this.#sinceTag = 0;
    if (this.#path.length === 2 && name === 'ABR') {
      this.#records++;
      this.#rows.push(this.#row());
      this.#elements = [];
    }
    if (this.#path.length === 3 && name === 'RecordCount') this.#announced = this.#count();
    if (this.#path.length === 2 && name === 'TransferInfo') this.#elements = [];
    this.#path.pop();
    this.#isBehindElement = true;
  }

  #count(): number {
    const text = this.#elements.at(-1)?.text.trim() ?? '';
    if (!/^\d+$/.test(text)) throw this.#fault('The stated number of records is not a number.', text);
    return Number(text);
  }

  #row(): RegisterRow {
    const abn = this.#one('ABN');
    const gst = this.#one('GST');
    if (!abn || !/^\d{11}$/.test(abn.text.trim())) throw this.#fault('A record has no 11-digit ABN.', abn?.text ?? '');
    return {
      abn: abn.text.trim(),
      status: this.#word({ ACT: 'active', CAN: 'cancelled' }, abn.attributes['status'], 'status of an ABN'),
      status_from: this.#day(abn.attributes['ABNStatusFromDate']),
      entity_type_code: this.#words('EntityType/EntityTypeInd'),
      entity_type: this.#words('EntityType/EntityTypeText'),
      entity_name: this.#words('MainEntity/NonIndividualName/NonIndividualNameText') ?? this.#individual(),
      acn: this.#words('ASICNumber'),
      gst_status:
        gst === undefined
          ? null
          : this.#word({ ACT: 'registered', CAN: 'cancelled', NON: 'not registered' }, gst.attributes['status'], 'GST status'),
      gst_from: this.#day(gst?.attributes['GSTStatusFromDate']),
      state:
        this.#words('MainEntity/BusinessAddress/AddressDetails/State') ?? this.#words('LegalEntity/BusinessAddress/AddressDetails/State'),
      postcode:
        this.#words('MainEntity/BusinessAddress/AddressDetails/Postcode') ??
        this.#words('LegalEntity/BusinessAddress/AddressDetails/Postcode'),
      business_names: this.#namesOf('BN'),
      trading_names: this.#namesOf('TRD'),
      other_names: this.#namesOf('OTN'),
      updated: this.#day(this.#elements[0]?.attributes['recordLastUpdatedDate']),
    };
  }

  #one(path: string): Element | undefined {
    return this.#elements.find((element) => element.path === path);
  }

  #words(path: string): string | null {
    return this.#one(path)?.text.trim() || null;
  }

  /** Returns a person's name as `FAMILY, GIVEN NAMES`, as in ABN Lookup. */
  #individual(): string | null {
    const family = this.#words('LegalEntity/IndividualName/FamilyName');
    const given = this.#elements.filter((element) => element.path === 'LegalEntity/IndividualName/GivenName').map((one) => one.text.trim());
    const first = given.filter((name) => name !== '').join(' ');
    return family === null || first === '' ? (family ?? (first || null)) : `${family}, ${first}`;
  }

  #namesOf(type: string): readonly string[] {
    const names: string[] = [];
    let wanted = false;
    for (const { path, attributes, text } of this.#elements) {
      if (path === 'OtherEntity/NonIndividualName') wanted = attributes['type'] === type;
      if (path === 'OtherEntity/NonIndividualName/NonIndividualNameText' && wanted && text.trim() !== '') names.push(text.trim());
    }
    return names;
  }

  #word(words: Readonly<Record<string, string>>, code: string | undefined, what: string): string {
    const word = words[code ?? ''];
    if (word === undefined) throw this.#fault(`Unknown ${what}.`, code ?? '');
    return word;
  }

  /** Converts `20180216` to `2018-02-16`. Returns null if there is no date. */
  #day(text: string | undefined): string | null {
    if (text === undefined || text === '' || text === NEVER) return null;
    const iso = text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
    if (parseIsoDay(iso) === null) throw this.#fault('Invalid date.', text);
    return iso;
  }

  #fault(detail: string, value?: string): WattleError {
    const at = { file: this.#document, row: this.#records + 1, ...(value === undefined ? {} : { value }) };
    return new WattleError(value === undefined ? 'PARSE_LAYOUT' : 'PARSE_VALUE', detail, { at });
  }
}
