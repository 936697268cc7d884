import { Type } from 'typebox';
import { ERROR_CODES } from '../../core/errors.ts';
import { ofReasons } from './reason-shape.ts';
import { open, orNull, text, words } from './shape-parts.ts';

export const Problem = Type.Object(
  {
    type: text('Page about the error code.', { format: 'uri' }),
    title: Type.String(),
    status: Type.Integer(),
    detail: Type.String(),
    instance: text('Path that was requested.'),
    code: words(Object.keys(ERROR_CODES), 'Stable code. `type` links to its documentation.'),
    error: text('The error in one sentence. The same as `detail`.'),
    hint: orNull('string', 'How to fix the error.'),
    nearest: Type.Optional(Type.Array(Type.String(), { description: 'Suggested ids or paths, nearest first.' })),
    dataset_id: Type.Optional(text('Id of the dataset that has no current data.')),
    reasons: Type.Optional(ofReasons('Reasons why the data are out of date.')),
    request_id: Type.String(),
    errors: Type.Array(
      Type.Object({
        parameter: Type.String(),
        detail: Type.String(),
        allowed: Type.Optional(Type.Array(Type.String())),
        did_you_mean: Type.Optional(Type.String()),
      }),
      { description: 'One entry for each invalid parameter.' },
    ),
  },
  { description: 'An error, with the members of RFC 9457 and additional members.', additionalProperties: true },
);

export const RpcFault = Type.Object(
  {
    jsonrpc: Type.Literal('2.0'),
    id: Type.Optional(
      // Written as a list of types, because openapi-generator fails on a union of three types with null.
      Type.Unsafe({
        type: ['string', 'number', 'null'],
        description: 'Id of the JSON-RPC message. Absent or null if it could not be read.',
      }),
    ),
    error: Type.Object(
      {
        code: Type.Integer({
          description:
            'Error code of JSON-RPC 2.0 or of the protocol. -32600: the body is not a valid message. -32601: unknown method. -32000: the request was refused before the message was read.',
        }),
        message: Type.String(),
        data: Type.Optional(
          open(
            {
              code: Type.Optional(text('Error code of this API, as in a Problem.')),
              hint: Type.Optional(orNull('string', 'How to fix the error.')),
              supported: Type.Optional(
                Type.Array(Type.String(), { description: 'The supported protocol revisions, if the client requested another one.' }),
              ),
            },
            'Details that the protocol defines for the error. If the message could not be read, this has the members of a Problem.',
          ),
        ),
      },
      { additionalProperties: true },
    ),
  },
  { description: 'A JSON-RPC error.', additionalProperties: true },
);
