/** Replaces S3-compatible storage on loopback. Checks every signature against the specification, stores objects, and fails on request. */
import { createHash, createHmac } from 'node:crypto';
import http, { type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export const ACCESS = { accessKeyId: 'AKIATESTS', secretAccessKey: 'secret-of-the-tests', region: 'ap-southeast-2' } as const;

export interface S3StandIn {
  readonly endpoint: string;
  readonly objects: Map<string, Buffer>;
  /** The status codes for the next requests, one for each. */
  readonly failures: number[];
  /** Methods and paths of requests, in order of arrival. */
  readonly requested: string[];
  stop(): Promise<void>;
}

export async function startS3(): Promise<S3StandIn> {
  const objects = new Map<string, Buffer>();
  const failures: number[] = [];
  const requested: string[] = [];
  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const key = request.url ?? '';
    requested.push(`${request.method} ${key}`);
    const answer = (status: number, bytes: Buffer | string = ''): void => void response.writeHead(status).end(bytes);
    const failure = failures.shift();
    if (failure !== undefined) return answer(failure, '<Error><Code>SlowDown</Code></Error>');
    if (!isSigned(request, body)) return answer(403, '<Error><Code>SignatureDoesNotMatch</Code></Error>');
    const stored = objects.get(key);
    if (request.method === 'PUT') {
      objects.set(key, body);
      return answer(200);
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return answer(204);
    }
    return stored ? answer(200, request.method === 'HEAD' ? '' : stored) : answer(404, '<Error><Code>NoSuchKey</Code></Error>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    failures,
    requested: requested,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * Checks AWS Signature Version 4 in the Authorization header: https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
function isSigned({ method = '', url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
  const [, accessKeyId, day = '', region = '', names = '', signature] = form.exec(headers.authorization ?? '') ?? [];
  const stated = String(headers['x-amz-content-sha256']);
  if (accessKeyId !== ACCESS.accessKeyId || region !== ACCESS.region) return false;
  if (stated !== 'UNSIGNED-PAYLOAD' && stated !== hex(body)) return false;
  const signed = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, url, '', signed.join(''), names, stated].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], `${day}/${region}/s3/aws4_request`, hex(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(mac, `AWS4${ACCESS.secretAccessKey}`);
  return mac(key, toSign).toString('hex') === signature;
}

const hex = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const mac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest();
