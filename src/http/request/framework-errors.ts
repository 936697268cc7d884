import type { FastifyError } from 'fastify';
import { type ErrorCode, WattleError } from '../../core/errors.ts';

export const tooLarge = (): WattleError => new WattleError('REQ_BODY_TOO_LARGE', 'The body is larger than this API accepts.');

const JSON_BODY = { hint: 'Send a JSON object as application/json.' };

const FRAMEWORK: Readonly<Record<string, () => WattleError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: tooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new WattleError('REQ_UNSUPPORTED_MEDIA_TYPE', 'The body must be application/json.', JSON_BODY),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => new WattleError('REQ_BAD_BODY', 'The body is empty.', JSON_BODY),
  FST_ERR_CTP_INVALID_JSON_BODY: () => new WattleError('REQ_BAD_BODY', 'The body is not JSON.', JSON_BODY),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => new WattleError('REQ_BAD_BODY', 'The body length does not match Content-Length.'),
  FST_ERR_BAD_URL: () =>
    new WattleError('REQ_MALFORMED', 'The path has a percent sign that does not start an encoded UTF-8 character.', {
      hint: 'Write a literal percent sign as %25.',
    }),
  FST_ERR_MAX_PARAM_LENGTH: () => new WattleError('REQ_NOT_FOUND', 'Part of the path is longer than any id. Check the URL.'),
};

export function ofFramework(error: FastifyError): unknown {
  const known = FRAMEWORK[error.code];
  if (known) return known();
  const code: ErrorCode = 'REQ_BAD_BODY';
  return error.statusCode !== undefined && error.statusCode < 500
    ? new WattleError(code, 'The request cannot be read. Check its headers and body.')
    : error;
}
