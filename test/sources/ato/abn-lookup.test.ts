/** Reads replies in the format of ABN Lookup. Names are invented. 53 004 085 616 is the ABR's own worked example. */
import { describe, expect, it } from 'vitest';
import type { WattleError } from '../../../src/core/errors.ts';
import { safeUrl } from '../../../src/ingest/fetch/upstream-errors.ts';
import { abnLookup } from '../../../src/sources/ato/abn-lookup.ts';
import { capture } from '../capture.ts';

const ABN = '53004085616';
const GUID = '01234567-89ab-cdef-0123-456789abcdef';
const REPLY = {
  Abn: ABN,
  AbnStatus: 'Active',
  AbnStatusEffectiveFrom: '2000-03-01',
  Acn: '004085616',
  AddressDate: '2024-01-01',
  AddressPostcode: '3000',
  AddressState: 'VIC',
  BusinessName: ['The Invented Bakery', ''],
  EntityName: 'INVENTED LTD',
  EntityTypeCode: 'PUB',
  EntityTypeName: 'Australian Public Company',
  Gst: '2000-07-01',
  Message: '',
};
const parse = (text: string) => abnLookup.parse(capture(text, { url: 'https://abr.business.gov.au/json/AbnDetails.aspx' }), ABN);
const reply = (changes: object, wrap = (json: string) => `callback(${json})`) => parse(wrap(JSON.stringify({ ...REPLY, ...changes })));

describe('ABN Lookup', () => {
  it('is requested with the credential, which is never shown', () => {
    const { url } = abnLookup.ask(ABN, GUID);
    expect(new URL(url).searchParams.get('guid')).toBe(GUID);
    expect(safeUrl(url)).not.toContain(GUID);
  });

  it.each([
    ['a callback', (json: string) => `callback(${json})`],
    ['a callback with a semicolon', (json: string) => ` callback (${json});\r\n`],
    ['nothing', (json: string) => json],
  ])('is read inside %s', (_, wrap) => {
    expect(reply({}, wrap)).toEqual({
      abn: ABN,
      status: 'active',
      entityName: 'INVENTED LTD',
      entityType: 'Australian Public Company',
      acn: '004085616',
      gst: true,
      state: 'VIC',
      postcode: '3000',
      tradingNames: ['The Invented Bakery'],
    });
  });

  it('returns null for missing fields', () => {
    expect(
      reply({ AbnStatus: 'Cancelled', Acn: '', Gst: null, AddressState: '', AddressPostcode: null, BusinessName: null }),
    ).toMatchObject({
      status: 'cancelled',
      acn: null,
      gst: false,
      state: null,
      postcode: null,
      tradingNames: [],
    });
  });

  it.each(['Search text is not a valid ABN or ACN', 'No record found', 'No records found'])('reports an unknown ABN: %s', (Message) => {
    expect(reply({ Abn: '', AbnStatus: '', Message })).toBeNull();
  });

  it.each([
    ['an unknown GUID', { Abn: '', Message: `The GUID entered (${GUID}) is not recognised as a Registered Party` }, 'UP_STATUS'],
    ['any other message', { Abn: '', Message: `System problems have prevented this ${GUID}` }, 'UP_STATUS'],
    ['a response about another ABN', { Abn: '51824753556' }, 'PARSE_VALUE'],
    ['an invalid status', { AbnStatus: 'Perhaps' }, 'PARSE_VALUE'],
    ['names that are not a list', { BusinessName: 'ONE' }, 'PARSE_LAYOUT'],
  ])('is refused with %s', (_, changes, code) => {
    let thrown: WattleError | null = null;
    try {
      reply(changes);
    } catch (error) {
      thrown = error as WattleError;
    }
    expect(thrown?.code).toBe(code);
    expect(`${thrown?.message} ${JSON.stringify(thrown?.at ?? {})}`).not.toContain(GUID);
  });

  it.each(['', 'callback(', 'callback({"Abn":', 'callback([])', 'callback(null)', '<html></html>'])('is refused with %j', (text) => {
    expect(() => parse(text)).toThrow(expect.objectContaining({ code: 'PARSE_LAYOUT' }));
  });
});
