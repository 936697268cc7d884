/** Stores captured bytes as objects of S3-compatible storage: `<prefix>captures/ab/abcdef….br`. */
import { AwsClient } from 'aws4fetch';
import { ObjectStorageError } from '../ports/object-storage-error.ts';
import type { CaptureBytes } from './bytes.ts';
import type { IsWanted } from './files.ts';

export interface ObjectStorage {
  readonly bucket: string;
  /** Either empty or ends with a slash. */
  readonly prefix: string;
  /** For example `https://minio.example.org`. Null for Amazon S3. */
  readonly endpoint: string | null;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const RETRIES = 3;
const FIRST_PAUSE_MS = 100;
const TIMEOUT_MS = 30_000;

export class S3CaptureBytes implements CaptureBytes {
  readonly #client: AwsClient;
  readonly #base: string;

  constructor({ bucket, prefix, endpoint, region, accessKeyId, secretAccessKey }: ObjectStorage) {
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES, initRetryMs: FIRST_PAUSE_MS });
    const place = endpoint === null ? `https://${bucket}.s3.${region}.amazonaws.com` : `${endpoint}/${bucket}`;
    this.#base = `${place}/${prefix}captures`;
  }

  /** Objects are named after the hash of their bytes. Writing an object twice therefore does no harm. */
  async write(sha256: string, packed: Uint8Array): Promise<void> {
    await this.#ask('PUT', sha256, [200], packed);
  }

  async has(sha256: string): Promise<boolean> {
    return (await this.#ask('HEAD', sha256, [200, 404])).status === 200;
  }

  async read(sha256: string): Promise<Uint8Array | null> {
    const { status, bytes } = await this.#ask('GET', sha256, [200, 404]);
    return status === 404 ? null : bytes;
  }

  /**
   * Deletes an object if no capture refers to it. Another process may be adding a capture of the same bytes. This function therefore
   * checks again after the deletion. If a capture now refers to the bytes, they are written back.
   */
  async drop(hashes: readonly string[], isWanted: IsWanted): Promise<void> {
    for (const sha256 of hashes) {
      if (await isWanted(sha256)) continue;
      const packed = await this.read(sha256);
      if (!packed) continue;
      await this.#ask('DELETE', sha256, [200, 204, 404]);
      if (await isWanted(sha256)) await this.write(sha256, packed);
    }
  }

  async #ask(
    method: string,
    sha256: string,
    expected: readonly number[],
    body?: Uint8Array,
  ): Promise<{ readonly status: number; readonly bytes: Uint8Array }> {
    const url = `${this.#base}/${sha256.slice(0, 2)}/${sha256}.br`;
    let answer: { readonly status: number; readonly bytes: Uint8Array };
    try {
      const response = await this.#client.fetch(url, { method, signal: AbortSignal.timeout(TIMEOUT_MS), ...(body ? { body } : {}) });
      answer = { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) };
    } catch (cause) {
      throw new ObjectStorageError('The storage for captured files cannot be reached', { cause });
    }
    if (expected.includes(answer.status)) return answer;
    const said = /<Code>([A-Za-z]+)<\/Code>/.exec(Buffer.from(answer.bytes).toString('utf8'))?.[1];
    throw new ObjectStorageError(`The storage for captured files responded to ${method} with ${answer.status}${said ? ` ${said}` : ''}`);
  }
}
