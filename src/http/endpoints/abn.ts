import { Type } from 'typebox';
import { member } from '../../core/assert.ts';
import { identifierDigits } from '../../core/identifiers.ts';
import { verifyAbn } from '../../queries/datasets/registers/verify-abn.ts';
import type { Endpoint, Parameter } from '../base/endpoint.ts';
import { RENDERING } from '../describe/parameters.ts';
import { orNull } from '../describe/schema-parts.ts';
import { envelopeOf } from '../describe/schemas.ts';
import type { ServerDeps } from '../reply/deps.ts';
import { answer, JSON_TYPE, keyed, refuseUnknown } from './kinds.ts';

const ABN: Parameter = {
  name: 'abn',
  in: 'path',
  description: 'The ABN: 11 digits, with or without spaces.',
  schema: Type.String(),
  required: true,
  example: '51824753556',
};

const VERIFICATION = Type.Object({
  abn: Type.String({ description: 'The ABN as 11 digits without spaces.' }),
  valid: Type.Boolean({ description: 'Whether the check digits are correct. This does not mean that the ABN was issued.' }),
  reason: orNull('string', 'Reason why the ABN is not valid.'),
  status: Type.String({
    description:
      'Status in the register that `source` names. The Australian Business Register uses active or cancelled. Registers of companies, charities and institutions use registered, deregistered and others. The status is unknown if no register lists the ABN.',
  }),
  entity_name: orNull('string', 'Name of the ABN holder.'),
  entity_type: orNull('string', 'Kind of ABN holder.'),
  acn: orNull('string', 'ACN, if the holder is a company.'),
  gst: Type.Unsafe<boolean | null>({
    type: ['boolean', 'null'],
    description: 'Whether the holder is registered for GST. Null if unknown.',
  }),
  state: orNull('string', 'State of the main place of business.'),
  postcode: orNull('string', 'Postcode of the main place of business.'),
  trading_names: Type.Array(Type.String(), { description: 'Business names and trading names.' }),
  source: orNull(
    'string',
    'Register that the details come from: abr.abn-lookup, ato.ABN_BULK_EXTRACT, asic.ASIC_COMPANIES, ato.ACNC_REGISTER and others.',
  ),
  as_of: orNull('string', 'Time at which these details applied.', { format: 'date-time' }),
});

export function abnEndpoints({ context }: ServerDeps): readonly Endpoint[] {
  return [
    {
      ...keyed('verifyAbn', '/v1/abn/{abn}', 'Data'),
      summary: 'Verify an ABN',
      description:
        'Checks the digits and looks up the ABN in the best available register. This is ABN Lookup if the operator has registered this instance with ABN Lookup. Otherwise it is the bulk extract of the Australian Business Register, then the registers of ASIC, the ACNC and APRA. Wrong check digits give `valid: false`, not an error.',
      parameters: [ABN, ...RENDERING],
      replies: [{ status: 200, description: 'Details of the ABN.', contentType: JSON_TYPE, schema: envelopeOf(VERIFICATION) }],
      problems: [400, 406],
      example: '/v1/abn/51824753556',
      handler: answer((request) => {
        refuseUnknown(request.query);
        const abn = member(request.path, 'abn');
        return { path: `/v1/abn/${encodeURIComponent(identifierDigits(abn))}`, make: () => verifyAbn(context, abn) };
      }),
    },
  ];
}
