/** Reads rows in the order of the register. */
import { isoInstant } from '../../../core/clock.ts';
import { type Column, datasetKey, quirkText, type RegisterDataset, type RegisterRow } from '../../../core/define-dataset.ts';
import { quoted } from '../../../core/errors.ts';
import type { Version } from '../../../store/ports/series.ts';
import type { Answer } from '../../base/answer.ts';
import { citationOf, filesOf } from '../../base/citation.ts';
import type { QueryContext } from '../../base/context.ts';
import { cursorVersion, decodeCursor, encodeCursor, queryFingerprint } from '../../base/cursor.ts';
import { freshnessOf, maxAgeSeconds, ONLY_STALE, refuseStale } from '../../base/freshness.ts';
import { metaOf } from '../../base/meta.ts';
import { LIMIT, readColumns } from '../../base/parameters/dataset-rows.ts';
import { Parameters, sameWord } from '../../base/parameters/parameters.ts';
import { ALLOW_STALE, AS_OF, CURSOR, EXPLAIN } from '../../base/parameters/standard.ts';
import { storedState } from '../../base/stored-dataset.ts';
import { behind, columnBehind, readConditions, refuseOddValues } from './conditions.ts';

/** The note if total_rows may be too low, because an exact count would be slow. */
const MORE_MATCHES = 'More rows match than total_rows, because counting stops at a limit. Add a word or filter for an exact number.';
const leftOutNote = (words: readonly string[]): string => `No row has all the words. Very common words were ignored: ${words.join(', ')}.`;

export async function readRegister(ctx: QueryContext, dataset: RegisterDataset, params: URLSearchParams): Promise<Answer> {
  const parameters = new Parameters(params);
  const cursorText = parameters.text(CURSOR);
  const limit = parameters.integer(LIMIT);
  const allowStale = parameters.flag(ALLOW_STALE);
  const explain = parameters.flag(EXPLAIN);
  const columnTexts = readColumns(parameters);
  if (parameters.text(AS_OF) !== null) {
    const detail = 'Omit “as_of”, because a register has only its current version.';
    parameters.fault('REQ_BAD_PARAMETER', { parameter: AS_OF.name, detail });
  }
  const conditions = readConditions(dataset, parameters);
  const columns = chooseColumns(dataset, columnTexts, parameters);
  parameters.check();
  const state = await storedState(ctx, dataset);
  const fingerprint = queryFingerprint(datasetKey(dataset), params);
  const cursor = cursorText === null ? null : decodeCursor(cursorText, fingerprint);
  const version: Version = cursor ? cursorVersion(await ctx.store.datasets.versionsAt(state.dataset, [cursor.seq]), cursor) : state.version;
  const freshness = await freshnessOf(ctx, dataset, state);
  if (!allowStale) refuseStale(freshness, ONLY_STALE);
  const after = cursor?.position[0];
  const page = await ctx.store.registers.query({
    dataset: state.dataset,
    seq: version.seq,
    ...behind(dataset.view, conditions),
    members: membersOf(dataset),
    limit,
    ...(after === undefined ? {} : { after }),
  });
  if (page.total === 0) refuseOddValues(conditions);
  return {
    data: columnTexts.length === 0 ? page.rows : page.rows.toArray().map((row) => pickColumns(row, columns)),
    columns: columns.map((column) => ({ name: column.name, unit: column.unit ?? null })),
    meta: {
      ...metaOf(ctx, {
        query: { ...conditions.query, limit, ...(columnTexts.length === 0 ? {} : { columns: columns.map((column) => column.name) }) },
        rows: page.rows.length,
        totalRows: page.total,
        truncated: page.next !== null,
        sources: [await citationOf(ctx, dataset, version)],
        freshness,
        versions: [version],
        notes: [
          ...dataset.quirks.map(quirkText),
          ...(version.note === null ? [] : [version.note]),
          ...conditions.notes,
          ...(page.totalExact ? [] : [MORE_MATCHES]),
          ...(page.leftOut.length === 0 ? [] : [leftOutNote(page.leftOut)]),
        ],
      }),
      curated: dataset.curated,
      ...(explain ? { explain: await explanation(ctx, version) } : {}),
    },
    next: page.next === null ? null : encodeCursor(fingerprint, version, [page.next]),
    datasets: [state.dataset],
    maxAgeSeconds: maxAgeSeconds(dataset, state, freshness, ctx.clock.now()),
    seldomRequested: true,
  };
}

/** Returns `meta.explain`. It has no inputs, because rows are returned as published. */
const explanation = async (ctx: QueryContext, version: Version): Promise<Readonly<Record<string, unknown>>> => ({
  operands: [],
  files: (await filesOf(ctx, version)).map(({ url, sha256, retrievedAt }) => ({
    source_url: url,
    sha256,
    retrieved_at: isoInstant(retrievedAt),
  })),
});

const shownOf = (columns: readonly Column[]): readonly Column[] => columns.filter((one) => !one.hidden);

function chooseColumns(dataset: RegisterDataset, texts: readonly string[], parameters: Parameters): readonly Column[] {
  const shown = shownOf(dataset.columns);
  if (texts.length === 0) return shown;
  return texts.flatMap((text) => {
    const column = shown.find((one) => sameWord(one.name, text));
    if (column) return [column];
    parameters.fault('REQ_BAD_PARAMETER', {
      parameter: 'columns',
      detail: `Unknown column: ${quoted(text)}.`,
      allowed: shown.map((one) => one.name),
    });
    return [];
  });
}

const membersOf = ({ columns, view }: RegisterDataset): Readonly<Record<string, string>> =>
  Object.fromEntries(shownOf(columns).map(({ name }) => [name, columnBehind(view, name)]));

const pickColumns = (row: RegisterRow, columns: readonly Column[]): Record<string, unknown> =>
  Object.fromEntries(columns.map(({ name }) => [name, row[name]]));
