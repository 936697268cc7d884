/** Reads the bytes in a capture in chunks, from memory and from a file. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Captured } from '../../src/core/capture.ts';
import { chunksOf } from '../../src/formats/captured-chunks.ts';
import { streamCsv } from '../../src/formats/csv.ts';

const LINES = Array.from({ length: 60_000 }, (_, i) => `${i},Höhe ${i}\r\n`);
const BYTES = Buffer.from(LINES.join(''));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-chunks-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const captured = (rest: Partial<Captured>): Captured => ({
  sha256: '0'.repeat(64),
  bytes: new Uint8Array(),
  url: 'https://example.org/large.csv',
  contentType: 'text/csv',
  retrievedAt: 0,
  askId: 'data',
  ...rest,
});

async function rowsOf(capture: Captured): Promise<readonly (readonly string[])[]> {
  const rows: (readonly string[])[] = [];
  for await (const row of streamCsv(chunksOf(capture))) rows.push(row);
  return rows;
}

it('reads the same from memory and from a file, and more than once', async () => {
  const file = path.join(folder, 'large');
  writeFileSync(file, BYTES);
  const pieces: Uint8Array[] = [];
  for await (const piece of chunksOf(captured({ file }))) pieces.push(piece);
  expect(pieces.length).toBeGreaterThan(1);
  expect(Buffer.concat(pieces).equals(BYTES)).toBe(true);
  const fromMemory = await rowsOf(captured({ bytes: BYTES }));
  expect(fromMemory).toHaveLength(LINES.length);
  expect(await rowsOf(captured({ file }))).toEqual(fromMemory);
});

it('fails when the file is gone', async () => {
  await expect(rowsOf(captured({ file: path.join(folder, 'gone') }))).rejects.toThrow('ENOENT');
});
