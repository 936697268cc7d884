import { formatAddress, type WattleError } from '../core/errors.ts';

/** The maximum number of accepted values in a message. */
const MOST_ALLOWED = 12;

/** Returns the lines of an error: message, faults, place and hint. Each line occurs once. */
export function linesOf(error: WattleError): readonly string[] {
  const faults = error.faults.flatMap(({ parameter, detail, did_you_mean, allowed = [] }) => {
    const listed = allowed.slice(0, MOST_ALLOWED).join(', ');
    const more = allowed.length > MOST_ALLOWED ? ` and ${allowed.length - MOST_ALLOWED} more` : '';
    const isSaid = listed === '' || `${error.message} ${error.hint ?? ''}`.includes(listed);
    const meant = did_you_mean === undefined ? (isSaid ? [] : [`Allowed: ${listed}${more}.`]) : [`Did you mean ${did_you_mean}?`];
    const named = error.code === 'CONF_INVALID' ? detail : `${parameter}: ${detail}`;
    return detail === error.message ? meant : [[named, ...meant].join(' ')];
  });
  return [
    ...new Set([
      ...error.message.split('\n'),
      ...faults,
      ...(error.at ? [`at ${formatAddress(error.at)}`] : []),
      ...(error.hint ? [error.hint] : []),
    ]),
  ];
}
