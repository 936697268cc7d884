/**
 * Requests the details for one ABN from ABN Lookup, the web service of the Australian Business Register. A request needs a registered GUID.
 *
 * callback({"Abn":"53004085616","AbnStatus":"Active","Acn":"004085616","AddressPostcode":"3000","AddressState":"VIC",
 * "BusinessName":[],"EntityName":"…","EntityTypeCode":"PUB","EntityTypeName":"…","Gst":"2000-07-01","Message":""})
 *
 * The status is always 200. For an error, Message has text and all other members are empty.
 * @see https://abr.business.gov.au/json/
 */
import type { AbnDetails, BusinessRegisterSource } from '../../core/business-register.ts';
import type { Captured } from '../../core/capture.ts';
import { WattleError } from '../../core/errors.ts';
import { type Json, type JsonObject, objectAt, optionalArrayAt, parseJson } from '../../formats/json.ts';

export const ABN_LOOKUP_HOST = 'abr.business.gov.au';

const MAX_BYTES = 1024 * 1024;
/** Matches `callback(…)` around the document, with or without a semicolon. */
const WRAPPED = /^[\w$.]+\s*\(([\s\S]*)\)(?:\s*;)?$/;
const UNKNOWN_ABN = /not a valid abn|no records? found|does not exist/i;

export const abnLookup: BusinessRegisterSource = {
  ask: (abn, credential) => ({
    id: 'abn-lookup',
    url: `https://${ABN_LOOKUP_HOST}/json/AbnDetails.aspx?${new URLSearchParams({ abn, callback: 'callback', guid: credential })}`,
    accept: 'text/javascript, application/json',
    maxBytes: MAX_BYTES,
  }),
  parse: (captured, abn) => detailsOf(documentOf(captured), abn),
};

function documentOf({ bytes }: Captured): JsonObject {
  const text = Buffer.from(bytes).toString('utf8');
  const inside = WRAPPED.exec(text.trim())?.[1];
  return objectAt(parseJson(inside === undefined ? bytes : Buffer.from(inside)), 'reply');
}

/** Converts the response to details. Messages from the service are not repeated, because they may contain the GUID. */
function detailsOf(reply: JsonObject, abn: string): AbnDetails | null {
  const message = words(reply['Message']) ?? '';
  if (UNKNOWN_ABN.test(message)) return null;
  if (message !== '') {
    const refused = /guid|registered/i.test(message) ? 'does not accept the GUID of this installation' : 'refused the request';
    throw new WattleError('UP_STATUS', `ABN Lookup ${refused}.`);
  }
  if (words(reply['Abn']) !== abn) {
    throw new WattleError('PARSE_VALUE', 'ABN Lookup returned another ABN.', {
      at: { column: 'Abn', value: words(reply['Abn']) ?? '' },
    });
  }
  return {
    abn,
    status: statusOf(words(reply['AbnStatus'])),
    entityName: words(reply['EntityName']),
    entityType: words(reply['EntityTypeName']),
    acn: words(reply['Acn']),
    gst: words(reply['Gst']) !== null,
    state: words(reply['AddressState']),
    postcode: words(reply['AddressPostcode']),
    tradingNames: optionalArrayAt(reply['BusinessName'], 'BusinessName').flatMap((name) => words(name) ?? []),
  };
}

function statusOf(text: string | null): AbnDetails['status'] {
  if (text !== null && /^active$/i.test(text)) return 'active';
  if (text !== null && /^cancelled$/i.test(text)) return 'cancelled';
  throw new WattleError('PARSE_VALUE', 'The status of an ABN is neither Active nor Cancelled.', {
    at: { column: 'AbnStatus', value: text ?? '' },
  });
}

/** Returns the trimmed text, or null for an empty or missing text. */
const words = (value: Json | undefined): string | null => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null);
