import { Type } from 'typebox';
import { type Ask, type JsonObject, objectOf, rowsOf } from '../ask.ts';
import { answer, maybeCount, maybeOneOf, maybeText, nothingElse, orNull, tool } from '../tool.ts';
import { cells, noteOf, sourceOf, totalOf, withoutNulls } from './find.ts';

const COLUMNS = ['series_id', 'value', 'previous_value', 'change', 'previous_revision'];
const LATEST = 'latest';

const RELEASES = 20;

export const listReleases = tool({
  name: 'list_releases',
  title: 'Release calendar',
  description: 'List recent and upcoming releases. With `publication`, get the figures in one release, with revisions and contributions.',
  input: nothingElse({
    source: maybeOneOf(['abs', 'rba', 'apra'], 'agency'),
    dataset: maybeText('dataset id'),
    publication: maybeText('publication id, such as cpi'),
    period: maybeText('period (default: latest)'),
    days_ahead: maybeCount('days ahead', 90, 30),
    days_back: Type.Optional(Type.Integer({ description: 'days back (7)', minimum: 0, maximum: 90 })),
    limit: maybeCount('number of releases', 50, RELEASES),
  }),
  output: answer({ releases: Type.Array(Type.Object({}, { additionalProperties: true })), total: Type.Integer(), note: orNull('string') }),
  budget: 1500,
  cuts: [{ member: 'releases', dropped: 'last', advice: 'use fewer days, one source or one dataset.' }],
  endpoints: ['listReleases', 'readReleaseCard'],
  run: async (ask, { source, dataset, publication, period, days_ahead, days_back, limit = RELEASES }) => {
    if (publication !== undefined) return readRelease(ask, publication, period);
    const envelope = await ask.get(['releases'], { source, dataset_id: dataset, days_ahead, days_back, limit });
    const releases = rowsOf(envelope.data).map(briefRelease);
    const found = { releases, total: totalOf(envelope), note: noteOf(envelope.meta) };
    return found;
  },
});

const briefRelease = (row: JsonObject): JsonObject =>
  withoutNulls({
    at: row['release_at'] ?? null,
    title: row['title'] ?? null,
    period: row['reference_period'] ?? null,
    datasets: row['dataset_ids'] ?? null,
    status: row['status'] ?? null,
  });

/**
 * Returns the values of one release.
 * @param period reference period of the release, by default the latest
 */
async function readRelease(ask: Ask, publication: string, period = LATEST): Promise<JsonObject> {
  const envelope = await ask.get(['release-cards', publication.trim(), period.trim()]);
  const about = objectOf(envelope.meta['summary']);
  const forecast = objectOf(about['forecast']);
  const card = withoutNulls({
    title: about['title'] ?? null,
    period: about['period'] ?? null,
    at: about['released_at'] ?? null,
    summary: about['sentence'] ?? null,
    forecast: forecast['value'] === undefined ? null : withoutNulls(forecast),
    source: sourceOf(envelope),
    url: about['url'] ?? null,
    columns: COLUMNS,
    rows: rowsOf(envelope.data).map((row) => cells(row, COLUMNS)),
  });
  return { releases: [card], total: 1, note: noteOf(envelope.meta) };
}
