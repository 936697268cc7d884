/** Returns the id that the caller sent, if it is valid. Otherwise returns an id that is unique in this process. */
import { randomBytes } from 'node:crypto';

const SANE = /^[A-Za-z0-9][A-Za-z0-9._:-]{0,63}$/;
const PROCESS = randomBytes(6).toString('hex');
let count = 0;

export function requestIdOf(sent: string | string[] | undefined): string {
  if (typeof sent === 'string' && SANE.test(sent)) return sent;
  count += 1;
  return `${PROCESS}-${count.toString(36)}`;
}
