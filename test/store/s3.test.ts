/**
 * Stores captures in S3-compatible storage. Requests are signed, and each capture is stored once. It is restored when it is used again,
 * and reported as unavailable if the storage is unavailable.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FixedClock } from '../../src/core/clock.ts';
import { type ObjectStorage, S3CaptureBytes } from '../../src/store/captures/s3-bytes.ts';
import { openStore } from '../../src/store/open/open-store.ts';
import type { Store } from '../../src/store/ports/port.ts';
import { storeFaultOf } from '../../src/store/ports/store-fault.ts';
import { freePort, pause } from '../deploy/nodes.ts';
import { findProgram } from '../programs/find.ts';
import { needs } from '../programs/needs.ts';
import { ACCESS, type S3StandIn, startS3 } from './s3-stand-in.ts';

const SHA = 'ab'.repeat(32);
const BYTES = Buffer.from('packed bytes');

describe('captures in object storage', () => {
  let s3: S3StandIn;
  let folder: string;
  let store: Store;
  const storage = (changes: Partial<ObjectStorage> = {}): ObjectStorage => ({
    bucket: 'wattle',
    prefix: 'node/',
    endpoint: s3.endpoint,
    ...ACCESS,
    ...changes,
  });
  beforeEach(async () => {
    s3 = await startS3();
    folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-s3-'));
    store = await openStore({ databaseUrl: null, dataDir: folder, clock: new FixedClock('2026-11-22T00:00:00.000Z'), captures: storage() });
    await store.migrate();
  });
  afterEach(async () => {
    await store.close();
    await s3.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const put = (text: string) =>
    store.captures.put(
      {
        dataset: 'rba/F1',
        askId: 'main',
        url: 'https://example.org/f1.csv',
        contentType: null,
        retrievedAt: 1,
        etag: null,
        lastModified: null,
      },
      Buffer.from(text),
    );

  it('are signed, stored by their hash, written once and unchanged when they are read', async () => {
    const { sha256 } = await put('first');
    expect([...s3.objects.keys()]).toEqual([`/wattle/node/captures/${sha256.slice(0, 2)}/${sha256}.br`]);
    expect(String(await store.captures.read(sha256))).toBe('first');
    await put('first');
    expect(s3.requested.filter((line) => line.startsWith('PUT'))).toHaveLength(1);
    expect(await store.captures.read(SHA)).toBeNull();
  });

  it('that were damaged in transit are reported', async () => {
    const { sha256 } = await put('first');
    for (const key of s3.objects.keys()) s3.objects.set(key, Buffer.from('something else'));
    await expect(store.captures.read(sha256)).rejects.toMatchObject({ code: 'BUG' });
  });

  it('are retried while the storage is busy, and are unavailable if it stays busy, refuses access or is missing', async () => {
    const bytes = new S3CaptureBytes(storage());
    s3.failures.push(503, 500);
    await bytes.write(SHA, BYTES);
    expect(await bytes.has(SHA)).toBe(true);
    s3.failures.push(...Array<number>(10).fill(503));
    const busy = await bytes.read(SHA).catch((error: unknown) => error);
    expect(storeFaultOf(busy)).toBe('away');
    expect(String(busy)).toContain('503 SlowDown');
    s3.failures.length = 0;
    const stranger = new S3CaptureBytes(storage({ secretAccessKey: 'another' }));
    await expect(stranger.read(SHA)).rejects.toThrow(/403 SignatureDoesNotMatch/);
    await s3.stop();
    expect(storeFaultOf(await bytes.read(SHA).catch((error: unknown) => error))).toBe('away');
  });

  it('are dropped when no version uses them, and restored if one uses them in the meantime', async () => {
    const bytes = new S3CaptureBytes(storage());
    await bytes.write(SHA, BYTES);
    await bytes.drop([SHA], async () => true);
    expect(await bytes.has(SHA)).toBe(true);
    let looks = 0;
    await bytes.drop([SHA], async () => ++looks > 1);
    expect(s3.requested.some((line) => line.startsWith('DELETE'))).toBe(true);
    expect(Buffer.from((await bytes.read(SHA)) ?? [])).toEqual(BYTES);
    await bytes.drop([SHA, 'cd'.repeat(32)], async () => false);
    expect(await bytes.has(SHA)).toBe(false);
  });
});

const server = findProgram('moto_server');

describe('an S3 server from another project', needs('moto_server'), () => {
  it('stores and returns captures', { timeout: 60_000 }, async () => {
    const port = await freePort();
    const child = spawn(server ?? '', ['-H', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
    const endpoint = `http://127.0.0.1:${port}`;
    try {
      const deadline = performance.now() + 30_000;
      for (;;) {
        const made = await fetch(`${endpoint}/wattle`, { method: 'PUT', body: '' }).catch(() => null);
        if (made?.ok) break;
        if (performance.now() > deadline) throw new Error('moto_server did not start');
        await pause(200);
      }
      const bytes = new S3CaptureBytes({ bucket: 'wattle', prefix: '', endpoint, ...ACCESS, region: 'us-east-1' });
      expect(await bytes.has(SHA)).toBe(false);
      await bytes.write(SHA, BYTES);
      expect(Buffer.from((await bytes.read(SHA)) ?? [])).toEqual(BYTES);
      await bytes.drop([SHA], async () => false);
      expect(await bytes.read(SHA)).toBeNull();
    } finally {
      child.kill('SIGKILL');
    }
  });
});
