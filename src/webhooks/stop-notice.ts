/** The email about a stopped subscription, for its owner. */
import type { Subscription } from '../store/ports/webhooks.ts';

/**
 * Returns the subject and the text.
 * @param publicUrl public URL without a final slash
 */
export function stopNotice({ id, url, description, state, lastError }: Subscription, publicUrl: string): { subject: string; text: string } {
  const why =
    state === 'disabled'
      ? 'The receiver responded with 410 Gone, so it no longer accepts deliveries.'
      : `No delivery has succeeded for five days. Last error: ${lastError ?? 'unknown'}`;
  const text = [
    'Wattle no longer delivers events to your webhook:',
    '',
    `    ${url}`,
    ...(description === null ? [] : [`    ${description}`]),
    '',
    why,
    '',
    'We keep undelivered events for 40 days. Resume the webhook to receive them:',
    '',
    `    PATCH ${publicUrl}/v1/webhooks/${id}   {"active": true}`,
    '',
    'Or delete it:',
    '',
    `    DELETE ${publicUrl}/v1/webhooks/${id}`,
    '',
  ].join('\n');
  return { subject: state === 'disabled' ? 'Your webhook was switched off' : 'Your webhook was paused', text };
}
