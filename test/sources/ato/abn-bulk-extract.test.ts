/**
 * Reads the bulk extract of the ABR in its format. Names of people are invented. 53 004 085 616 is the ABR's own worked example of an
 * ABN, and 51 824 753 556 is the ABN of the Australian Taxation Office.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RegisterRow } from '../../../src/core/define-dataset.ts';
import { checkAbn } from '../../../src/core/identifiers.ts';
import { ABN_BULK_EXTRACT } from '../../../src/sources/ato/datasets/ABN_BULK_EXTRACT.ts';
import { writeZip } from '../../formats/zip-writer.ts';
import { recorded } from '../../programs/needs.ts';
import { capture } from '../capture.ts';

const COMPANY =
  '<ABR recordLastUpdatedDate="20180216" replaced="N"><ABN status="ACT" ABNStatusFromDate="19991101">53004085616</ABN><EntityType><EntityTypeInd>PUB</EntityTypeInd><EntityTypeText>Australian Public Company</EntityTypeText></EntityType><MainEntity><NonIndividualName type="MN"><NonIndividualNameText>INVENTED &amp; SONS LTD</NonIndividualNameText></NonIndividualName><BusinessAddress><AddressDetails><State>VIC</State><Postcode>3000</Postcode></AddressDetails></BusinessAddress></MainEntity><ASICNumber ASICNumberType="undetermined">004085616</ASICNumber><GST status="ACT" GSTStatusFromDate="20000701" /><DGR DGRStatusFromDate="20100101"><NonIndividualName type="DGR"><NonIndividualNameText>INVENTED FUND</NonIndividualNameText></NonIndividualName></DGR><OtherEntity><NonIndividualName type="TRD"><NonIndividualNameText>INVENTED TRADING</NonIndividualNameText></NonIndividualName></OtherEntity><OtherEntity><NonIndividualName type="BN"><NonIndividualNameText>The Invented Bakery</NonIndividualNameText></NonIndividualName></OtherEntity><OtherEntity><NonIndividualName type="OTN"><NonIndividualNameText>INVENTED (IN LIQUIDATION)</NonIndividualNameText></NonIndividualName></OtherEntity></ABR>';
const SOLE_TRADER =
  '<ABR recordLastUpdatedDate="20200101" replaced="N"><ABN status="CAN" ABNStatusFromDate="20190630">51824753556</ABN><EntityType><EntityTypeInd>IND</EntityTypeInd><EntityTypeText>Individual/Sole Trader</EntityTypeText></EntityType><LegalEntity><IndividualName type="LGL"><NameTitle>MS</NameTitle><GivenName>ANNA</GivenName><GivenName>B</GivenName><FamilyName>EXAMPLE</FamilyName></IndividualName><BusinessAddress><AddressDetails><State>NT</State><Postcode>0800</Postcode></AddressDetails></BusinessAddress></LegalEntity><GST status="NON" GSTStatusFromDate="19000101" /></ABR>';

const transfer = (records: readonly string[], count: number | string = records.length, before = '<?xml version="1.0"?>'): string =>
  `${before}<Transfer error="none"><TransferInfo><FileSequenceNumber>1</FileSequenceNumber><RecordCount>${count}</RecordCount><ExtractTime>2026-11-18T08:46:00</ExtractTime></TransferInfo>${' '.repeat(200)}\n${records.join('\n')}\n</Transfer>`;

async function rowsOf(documents: Readonly<Record<string, string>>, rows: RegisterRow[] = []): Promise<readonly RegisterRow[]> {
  const archive = writeZip(Object.entries(documents).map(([name, content]) => ({ name, content })));
  for await (const row of ABN_BULK_EXTRACT.parse(capture(archive, { url: ABN_BULK_EXTRACT.upstream.url }))) rows.push(row);
  return rows;
}

describe('the bulk extract', () => {
  it('has every record in every document, in order', async () => {
    const rows = await rowsOf({
      '20261118_Public10.xml': transfer([SOLE_TRADER]),
      '20261118_Public2.xml': transfer([COMPANY]),
      'readme.txt': 'not data',
    });
    expect(rows).toEqual([
      {
        abn: '53004085616',
        status: 'active',
        status_from: '1999-11-01',
        entity_type_code: 'PUB',
        entity_type: 'Australian Public Company',
        entity_name: 'INVENTED & SONS LTD',
        acn: '004085616',
        gst_status: 'registered',
        gst_from: '2000-07-01',
        state: 'VIC',
        postcode: '3000',
        business_names: ['The Invented Bakery'],
        trading_names: ['INVENTED TRADING'],
        other_names: ['INVENTED (IN LIQUIDATION)'],
        updated: '2018-02-16',
      },
      {
        abn: '51824753556',
        status: 'cancelled',
        status_from: '2019-06-30',
        entity_type_code: 'IND',
        entity_type: 'Individual/Sole Trader',
        entity_name: 'EXAMPLE, ANNA B',
        acn: null,
        gst_status: 'not registered',
        gst_from: null,
        state: 'NT',
        postcode: '0800',
        business_names: [],
        trading_names: [],
        other_names: [],
        updated: '2020-01-01',
      },
    ]);
    expect(Object.keys(rows[0] ?? {})).toEqual(ABN_BULK_EXTRACT.columns.map((column) => column.name));
  });

  it.each([
    ['cut short', transfer([COMPANY]).slice(0, -30), 'PARSE_LAYOUT'],
    ['with fewer records than declared', transfer([COMPANY], 2), 'PARSE_LAYOUT'],
    ['with an invalid count', transfer([COMPANY], 'many'), 'PARSE_VALUE'],
    ['that is a page', '<html><body>Not found</body></html>', 'PARSE_LAYOUT'],
    ['with its own entities', transfer([COMPANY], 1, '<!DOCTYPE Transfer [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>'), 'PARSE_LAYOUT'],
    ['with an unknown entity', transfer([COMPANY.replace('&amp;', '&lol;')]), 'PARSE_LAYOUT'],
    ['with an ABN of ten digits', transfer([COMPANY.replace('53004085616', '5300408561')]), 'PARSE_VALUE'],
    ['with an invalid status', transfer([COMPANY.replace('ABN status="ACT"', 'ABN status="XXX"')]), 'PARSE_VALUE'],
    ['with an invalid date', transfer([COMPANY.replace('19991101', '19991131')]), 'PARSE_VALUE'],
    ['with unlimited text', transfer([COMPANY.replace('INVENTED FUND', 'A'.repeat(20_000))]), 'PARSE_LAYOUT'],
    ['with unlimited elements', transfer([COMPANY.replace('</ABR>', `${'<OtherEntity/>'.repeat(11_000)}</ABR>`)]), 'PARSE_LAYOUT'],
    ['with text behind an element', transfer([COMPANY.replace('</State>', '</State>X')]), 'PARSE_VALUE'],
    ['with text before an element', transfer([COMPANY.replace('<State>', 'X<State>')]), 'PARSE_VALUE'],
    ['with text without tags', `<Transfer>${Array.from({ length: 900_000 }, (_, i) => i % 99_991).join(' ')}`, 'PARSE_LAYOUT'],
  ])('is refused if a document %s', async (_, document, code) => {
    await expect(rowsOf({ 'Public01.xml': document })).rejects.toMatchObject({ code, at: { file: 'Public01.xml' } });
  });

  it('may have text in CDATA and around comments', async () => {
    const company = COMPANY.replace('VIC', '<![CDATA[VIC]]>').replace('INVENTED TRADING', 'INVENTED<!-- x --> <![CDATA[TRADING]]>');
    expect(await rowsOf({ 'Public01.xml': transfer([company]) })).toEqual(await rowsOf({ 'Public01.xml': transfer([COMPANY]) }));
  });

  it('is refused without documents', async () => {
    await expect(rowsOf({ 'readme.txt': 'nothing' })).rejects.toMatchObject({ code: 'PARSE_LAYOUT' });
  });

  it('has two archives, which are requested only when a user requests the dataset', () => {
    expect(ABN_BULK_EXTRACT.cadence.onDemand).toBe(true);
    expect(ABN_BULK_EXTRACT.asks().map((ask) => [ask.id, ask.fallback?.large])).toEqual([
      ['part-1-10-index', true],
      ['part-11-20-index', true],
    ]);
  });
});

const SAMPLE = path.resolve('..', 'shared', 'upstream', 'abr', '20250528_Public01_sample.xml');

describe('the recorded beginning of a document', recorded(SAMPLE), () => {
  it('has 126 records before it ends', async () => {
    const rows: RegisterRow[] = [];
    await expect(rowsOf({ '20250528_Public01.xml': readFileSync(SAMPLE, 'utf8') }, rows)).rejects.toMatchObject({
      code: 'PARSE_LAYOUT',
      at: { file: '20250528_Public01.xml', row: 127 },
    });
    expect(rows).toHaveLength(126);
    for (const row of rows) {
      expect(checkAbn(String(row['abn'])).valid).toBe(true);
      if (row['acn'] !== null) expect(String(row['abn']).slice(2)).toBe(row['acn']);
      expect(row['entity_name']).not.toBeNull();
    }
  });
});
