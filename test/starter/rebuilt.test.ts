/** The starter data compared with the recorded files from which it is built. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readManifests } from '../../sandbox/replay/manifest.ts';
import { findDataset } from '../../src/catalogue/catalogue.ts';
import { starterText } from '../../src/ingest/starter/starter-file.ts';
import { buildStarter } from '../../tools/starter/build.ts';
import { allTakes } from '../../tools/starter/takes.ts';
import { recorded, SHARED } from '../programs/needs.ts';
import { eachStarterDataset, STARTER_DIRECTORY, starterFileNames } from './starter-data.ts';

const RECORDED = path.join(SHARED, 'upstream');

/** The compressor is part of the runtime, so the uncompressed text is compared. */
const storedText = (dataset: string): Buffer => brotliDecompressSync(readFileSync(path.join(STARTER_DIRECTORY, `${dataset}.json.br`)));

it('every file is plain text data', () => {
  for (const data of eachStarterDataset()) expect(starterText(data).equals(storedText(data.dataset)), data.dataset).toBe(true);
});

describe('the recorded files', recorded(RECORDED), () => {
  it('produce the files in the repository, byte for byte', async () => {
    const { files } = await readManifests(RECORDED);
    const takes = await allTakes({ directory: RECORDED, files, findDataset, report: () => {} });
    const rebuilt = await buildStarter(takes, () => {});
    expect(rebuilt.map((data) => `${data.dataset}.json.br`).sort()).toEqual(starterFileNames());
    for (const data of rebuilt) expect(starterText(data).equals(storedText(data.dataset)), data.dataset).toBe(true);
  });
});
