/** A register file that changes while the server runs is not served, from the next request on, until the file is restored. */
import { closeSync, openSync, readdirSync, readSync, writeSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findDataset } from '../../../src/catalogue/catalogue.ts';
import type { RegisterDataset } from '../../../src/core/define-dataset.ts';
import { type OverStore, serveStore } from '../over-store.ts';

const charities = findDataset('ato', 'ACNC_REGISTER') as RegisterDataset;
const URL_OF_REGISTER = '/v1/data/ato/ACNC_REGISTER';

let server: OverStore;
beforeEach(async () => {
  server = await serveStore('2026-11-27T00:00:00.000Z', 'nothing');
});
afterEach(() => server.close());

/** Inverts a bit of one byte in the file. A second call restores the file. */
function flip(file: string, place: number): void {
  const open = openSync(file, 'r+');
  const byte = Buffer.alloc(1);
  readSync(open, byte, 0, 1, place);
  writeSync(open, Buffer.of(byte.readUInt8(0) ^ 1), 0, 1, place);
  closeSync(open);
}

it('one changed byte', async () => {
  const row = Object.fromEntries(charities.columns.map(({ name, type }) => [name, type === 'text' ? `${name} of a charity` : null]));
  await server.shelf.load(charities, [row]);
  const before = await server.json(URL_OF_REGISTER);
  const registers = path.join(server.shelf.dataDir, 'registers');
  const [name = ''] = readdirSync(registers);
  for (const place of [10_000, 20_000, 10_000]) {
    flip(path.join(registers, name), place);
    const refused = await server.get(`${URL_OF_REGISTER}?limit=1`);
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'DATA_DAMAGED']);
    flip(path.join(registers, name), place);
    expect((await server.json(URL_OF_REGISTER)).data).toEqual(before.data);
  }
});
