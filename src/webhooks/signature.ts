/** Signs deliveries according to Standard Webhooks 1.0 (https://www.standardwebhooks.com). */
import { createHmac } from 'node:crypto';
import { WattleError } from '../core/errors.ts';

const SECRET = /^whsec_([A-Za-z0-9+/]+={0,2})$/;

/** The headers that contain the message id, the time and the signature. */
export interface SignedHeaders {
  readonly 'webhook-id': string;
  /** The time of the attempt, in seconds since the epoch. */
  readonly 'webhook-timestamp': string;
  /** The signatures: `v1,<base64>` for each secret, separated by spaces. */
  readonly 'webhook-signature': string;
}

/**
 * Signs a body with every secret. A receiver can then verify it with any of them. Throws BUG for an invalid secret.
 * @param secrets `whsec_` followed by base64, latest first
 * @param at time of the attempt, in ms since the epoch
 */
export function signedHeaders(secrets: readonly string[], id: string, at: number, body: string): SignedHeaders {
  const timestamp = String(Math.floor(at / 1000));
  const signatures = secrets.map((secret) => {
    const mac = createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest('base64');
    return `v1,${mac}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}

function keyOf(secret: string): Buffer {
  const text = SECRET.exec(secret)?.[1];
  if (text === undefined) throw new WattleError('BUG', 'The signing secret is not in the expected format.');
  return Buffer.from(text, 'base64');
}
