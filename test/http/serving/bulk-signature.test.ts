/**
 * The list of bulk files is signed in the minisign format. This test follows the description of that format:
 * https://jedisct1.github.io/minisign/
 */
import { createHash, createPublicKey, verify } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bulkOfOneFile } from '../bulk-of-one-file.ts';
import { type Harness, startHarness } from '../harness.ts';

let h: Harness;
beforeAll(async () => {
  h = await startHarness({ deps: { bulk: bulkOfOneFile }, config: { publicRead: true } });
});
afterAll(() => h.close());

const textOf = async (target: string): Promise<string> => {
  const { statusCode, body, headers } = await h.get(target);
  expect([statusCode, headers['content-type']], target).toEqual([200, 'text/plain; charset=utf-8']);
  return body;
};

interface Signature {
  readonly publicKey: string;
  readonly signature: string;
}

/** Returns true if a text is the signed one. */
function isSigned(text: string, { publicKey, signature }: Signature): boolean {
  const key = Buffer.from(publicKey.split('\n')[1] ?? '', 'base64');
  const lines = signature.split('\n');
  const [own, whole] = [1, 3].map((line) => Buffer.from(lines[line] ?? '', 'base64'));
  if (!own || !whole) return false;
  expect([key.subarray(0, 2).toString(), own.subarray(0, 2).toString()]).toEqual(['Ed', 'ED']);
  expect(own.subarray(2, 10)).toEqual(key.subarray(2, 10));
  const ofKey = createPublicKey({
    key: Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), key.subarray(10)]),
    format: 'der',
    type: 'spki',
  });
  const comment = Buffer.from((lines[2] ?? '').replace('trusted comment: ', ''));
  const isText = verify(null, createHash('blake2b512').update(text).digest(), ofKey, own.subarray(10));
  return isText && verify(null, Buffer.concat([own.subarray(10), comment]), ofKey, whole);
}

it('a signature is valid with the key of the instance, and invalid if a byte differs', async () => {
  const sums = await textOf('/bulk/SHA256SUMS');
  const signed = { publicKey: await textOf('/bulk/minisign.pub'), signature: await textOf('/bulk/SHA256SUMS.minisig') };
  expect(isSigned(sums, signed)).toBe(true);
  expect(
    isSigned(
      sums.replace(/[0-9a-f]/, (digit) => (digit === '0' ? '1' : '0')),
      signed,
    ),
  ).toBe(false);
  expect(isSigned(sums, { ...signed, signature: signed.signature.replace('file:', 'File:') })).toBe(false);
});

it.each(['/bulk/SHA256SUMS', '/bulk/SHA256SUMS.minisig', '/bulk/datapackage.json'])(
  '%s returns 304 since its Last-Modified, and 200 since an earlier day',
  async (target) => {
    const changed = String((await h.get(target)).headers['last-modified']);
    expect(Date.parse(changed)).toBeGreaterThan(0);
    const since = async (day: string) => (await h.get(target, { 'if-modified-since': day })).statusCode;
    expect([await since(changed), await since(new Date(Date.parse(changed) - 1000).toUTCString())]).toEqual([304, 200]);
  },
);
