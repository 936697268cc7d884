/** `wattle draft abs CAPEX`: drafts a declaration and a specimen from the agency's structure, table or files. */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { datasets, findDataset, findSource } from '../catalogue/catalogue.ts';
import type { Ask, Captured } from '../core/capture.ts';
import { isoInstant } from '../core/clock.ts';
import { type Dataset, type Source, storedAs } from '../core/define-dataset.ts';
import { WattleError } from '../core/errors.ts';
import { nearest } from '../core/nearest.ts';
import { outlineOf } from '../formats/file-outline.ts';
import { decodeSdmxStructure } from '../formats/sdmx/sdmx-structure.ts';
import { sniffKind } from '../formats/sniff.ts';
import type { Upstream } from '../ingest/fetch/client.ts';
import { DATA_JSON, dataUrl } from '../sources/abs/api.ts';
import { findDataflow } from '../sources/abs/dataflow-list.ts';
import { draftFlow, type FlowSource, flowFacts, notListed, otherStructure } from '../sources/abs/draft.ts';
import { structureAsk } from '../sources/abs/structure.ts';
import { draftRegister } from '../sources/asic/draft.ts';
import { draftTable, tableFacts } from '../sources/rba/draft.ts';
import { unlistedTable } from '../sources/rba/table-list.ts';
import { compactJson } from './compact-json.ts';
import { filesOf } from './draft-files.ts';
import { readGiven, withOtherWay } from './given-file.ts';

export interface DraftOptions {
  /** The given files, which replace requests. */
  readonly from: readonly string[];
  /** Opens the agency. Called only if no files are given. */
  readonly agency: () => Promise<{ readonly upstream: Upstream; readonly origin: string }>;
  readonly now: () => number;
}

interface DraftedFile {
  readonly path: string;
  readonly text: string;
}

export interface Draft {
  readonly files: readonly DraftedFile[];
  /** Facts that the draft could not determine. */
  readonly notes: readonly string[];
}

/**
 * Drafts a dataset. Throws REQ_* for a source or id that cannot be drafted, UP_* if the agency does not respond, and PARSE_* for unreadable
 * data.
 */
export async function draftDataset(sourceCode: string, id: string, options: DraftOptions): Promise<Draft> {
  const source = findSource(sourceCode);
  if (source === null) {
    throw new WattleError('REQ_UNKNOWN_SOURCE', `Unknown source: ${sourceCode}.`, {
      hint: 'To add an agency, see “Source” in CONTRIBUTING.md.',
    });
  }
  const found = findDataset(source.code, id);
  const curated = found === null ? null : storedAs(found);
  if (curated !== null && isReadFromFiles(curated)) return draftFiles(source, curated, options);
  if (source.uncurated === undefined) return draftOfFile(source, id, options);
  const dataset = source.uncurated(id);
  if (dataset === null) throw new WattleError('REQ_UNKNOWN_DATASET', `${id} is not a valid dataset id for ${source.code}.`);
  return source.code === 'rba' ? draftRba(source, dataset, options) : draftAbs(source, dataset, options);
}

/** True for a dataset that is read from files, not from an ABS dataflow or an RBA table. */
const isReadFromFiles = ({ source, upstream }: Dataset): boolean => source !== 'rba' && !upstream.url.includes('/rest/data/');

async function draftFiles(source: Source, dataset: Dataset, options: DraftOptions): Promise<Draft> {
  const given = await givenFiles(source, dataset, options);
  const { facts, fault } = await filesOf(dataset, given, given.map(({ url }) => `${path.posix.basename(url)}, given as a file`).join('; '));
  const notes = fault === null ? [] : [`The declaration does not match the file: ${fault.message}`];
  return { files: [{ path: `test/specimens/${source.code}/${dataset.id}.json`, text: compactJson(facts) }], notes };
}

/** Drafts a dataset from a file. */
async function draftOfFile(source: Source, id: string, options: DraftOptions): Promise<Draft> {
  const [file] = options.from;
  if (source.code !== 'asic' || file === undefined) {
    const near = nearest(
      id,
      datasets().flatMap((one) => (one.source === source.code ? [one.id] : [])),
    );
    throw new WattleError('REQ_UNKNOWN_DATASET', `${source.code}.${id} has no declaration yet.`, {
      hint: `${near.length === 0 ? '' : `Did you mean ${near.join(' or ')}? `}${
        source.code === 'asic'
          ? 'A draft of an ASIC register needs a file of the register. Use --from FILE.'
          : `Declare it in src/sources/${source.code}/datasets/${id}.ts, using an existing file as the pattern. Run npm run register, then record its specimen: wattle draft ${source.code} ${id} --write --from FILE.`
      }`,
    });
  }
  const outline = await outlineOf(path.basename(file), await readGiven(file), {
    rows: 1,
    columns: Number.MAX_SAFE_INTEGER,
    about: 'entities',
  });
  const table = outline.kind === 'archive' ? outline.members[0] : outline;
  const headers = table?.kind === 'text' ? (table.rows[0] ?? []).map((cell) => cell.trim()).filter((cell) => cell !== '') : [];
  if (headers.length < 2) throw new WattleError('PARSE_LAYOUT', 'The file has no line with column names.', { at: { file } });
  const { dataset, leaf } = draftRegister(id, headers);
  const { files, notes } = await draftFiles(source, dataset, options);
  return {
    files: [{ path: `src/sources/asic/datasets/${id}.ts`, text: leaf }, ...files],
    notes: [...notes, 'Add the package and file address of the register on data.gov.au.'],
  };
}

/** Returns the given files in the order of the dataset's requests. */
async function givenFiles({ code }: Source, dataset: Dataset, { from, now }: DraftOptions): Promise<readonly Captured[]> {
  if (from.length === 0) {
    throw new WattleError('REQ_BAD_PARAMETER', `The specimen for ${code}.${dataset.id} needs a file of the agency.`, {
      hint: `Download the file from ${dataset.landingPage}, and add --from FILE. Repeat --from for several files, in the order of their requests.`,
    });
  }
  const asks = dataset.asks().map((ask) => (ask.follow === undefined ? ask : (ask.fallback ?? ask)));
  const host = new URL(dataset.upstream.url).origin;
  return Promise.all(
    from.map(async (file, i) => {
      const ask = asks[Math.min(i, asks.length - 1)];
      const bytes = await readGiven(file);
      return {
        ...UNKNOWN,
        bytes,
        askId: ask?.id ?? 'draft',
        url: `${host}/${encodeURIComponent(path.basename(file))}`,
        retrievedAt: now(),
      };
    }),
  );
}

const draftedFiles = (code: string, id: string, leaf: string, facts: unknown): readonly DraftedFile[] => [
  { path: `src/sources/${code}/datasets/${id}.ts`, text: leaf },
  { path: `test/specimens/${code}/${id}.json`, text: compactJson(facts) },
];

async function draftRba(source: Source, dataset: Dataset, options: DraftOptions): Promise<Draft> {
  const [ask] = dataset.asks();
  if (ask === undefined) throw new WattleError('BUG', `The declaration of ${dataset.id} requests no files.`);
  const [{ capture, restsOn }] = await received([ask], source, options);
  const facts = tableFacts(capture, dataset.id, restsOn);
  const unlisted = unlistedTable(dataset.id);
  return {
    files: draftedFiles('rba', dataset.id, draftTable(capture, dataset.id), facts),
    notes: unlisted === null ? [] : [`As far as this program knows, ${unlisted}`],
  };
}

async function draftAbs(source: Source, dataset: Dataset, options: DraftOptions): Promise<Draft> {
  const newest: Ask = { id: 'newest', url: `${dataUrl(dataset.id, 'all')}&lastNObservations=1`, accept: DATA_JSON };
  const sent = await received([structureAsk(dataset.id), newest], source, options);
  const structure = sent.find(({ capture }) => hasStructures(capture.bytes)) ?? null;
  const data = sent.filter((one) => one !== structure);
  const facts = flowFacts(dataset.id, structure, data);
  const listed = findDataflow(dataset.id);
  const notes = [
    ...(listed !== null && facts.structure !== null && facts.structure !== listed.structure
      ? [otherStructure(facts.structure, listed)]
      : []),
    ...(listed === null ? [`The dataflow ${dataset.id} is one that ${notListed(dataset.id)}`] : []),
    ...(structure === null ? ['There is no structure message. Dimensions are therefore in the order of the data, with codes only.'] : []),
    ...(data.length === 0 ? ['There is no data, so the codes come from the code lists. Many of those codes have no data.'] : []),
  ];
  return { files: draftedFiles('abs', dataset.id, draftFlow(facts), facts), notes };
}

function hasStructures(bytes: Uint8Array): boolean {
  if (sniffKind(bytes) !== 'json') return false;
  try {
    return decodeSdmxStructure(bytes).dataStructures.length > 0;
  } catch {
    return false;
  }
}

type Sources = readonly [FlowSource, ...FlowSource[]];

/** Returns the responses to the requests, if no files are given. Only the first request must succeed. */
async function received(asks: readonly Ask[], source: Source, { from, agency, now }: DraftOptions): Promise<Sources> {
  const sent: FlowSource[] = [];
  for (const file of from) {
    const bytes = await readGiven(file);
    const restsOn = `${path.basename(file)}, given as a file`;
    sent.push({ capture: { ...UNKNOWN, bytes, url: path.basename(file), retrievedAt: now() }, restsOn });
  }
  if (from.length === 0) {
    const { upstream, origin } = await agency();
    if (origin === 'sandbox') {
      throw new WattleError('REQ_BAD_PARAMETER', 'A draft needs data from the agency, but WATTLE_UPSTREAM points to the sandbox.', {
        hint: 'Unset WATTLE_UPSTREAM to contact the agency, or name a downloaded file with --from.',
      });
    }
    for (const [i, ask] of asks.entries()) {
      try {
        const result = await upstream.ask(source, ask, null);
        if (result.kind !== 'bytes') continue;
        const capture: Captured = { ...UNKNOWN, ...result, url: ask.url, askId: ask.id };
        sent.push({ capture, restsOn: `${ask.url} of ${isoInstant(result.retrievedAt).slice(0, 10)}` });
      } catch (error) {
        if (i === 0) throw withOtherWay(error, asks);
      }
    }
  }
  const [first, ...others] = sent;
  if (first === undefined) throw new WattleError('UP_NOT_FOUND', 'The agency sent no data, so there is nothing to draft.');
  return [first, ...others];
}

const UNKNOWN = { sha256: '', contentType: null, askId: 'draft' };

export function nextSteps({ files }: Draft): readonly string[] {
  const names = files.flatMap((file) => /^test\/specimens\/([^/]+)\/(.+)\.json$/.exec(file.path)?.slice(1).join('.') ?? []);
  const hasLeaf = files.some((file) => file.path.startsWith('src/'));
  return [...(hasLeaf ? ['npm run generate'] : []), ...names.map((name) => `npx vitest run test/catalogue -t '${name}'`)];
}

/** Writes the draft. Throws REQ_BAD_PARAMETER if the folder is not a repository, or if the declaration exists. */
export async function writeDraft({ files }: Draft, root: string): Promise<void> {
  if (!existsSync(path.join(root, 'src', 'catalogue', 'catalogue.ts'))) {
    throw new WattleError('REQ_BAD_PARAMETER', `${root} has no folder src/catalogue. Run the command in a checkout of this program.`);
  }
  const leaf = files.find((file) => file.path.startsWith('src/') && existsSync(path.join(root, file.path)));
  const written = leaf === undefined ? files : files.filter((file) => file.path.startsWith('test/'));
  for (const file of written) {
    await mkdir(path.join(root, path.dirname(file.path)), { recursive: true });
    await writeFile(path.join(root, file.path), file.text);
  }
}
