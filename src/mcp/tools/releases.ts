/** The tool that says what a release said: its release card. */
import { Type } from 'typebox';
import { objectOf, rowsOf } from '../ask.ts';
import { answer, maybeText, NAMES, nothingElse, orNull, ROWS, text, tool } from '../tool.ts';
import { cells, noteOf, sourceOf, withoutNulls } from './find.ts';

const COLUMNS = ['series_id', 'value', 'previous_value', 'change', 'previous_revision'];

export const getRelease = tool({
  name: 'get_release',
  title: 'Release card',
  description:
    'What a release said: the number, the one before and its revision, contributions to the change, and the last RBA forecast before it.',
  input: nothingElse({
    publication: text('cpi, labour-force, wages, national-accounts, trade and others'),
    period: maybeText('reference period: 2026-06. Without it, the latest'),
  }),
  output: answer({ period: Type.String(), summary: Type.String(), columns: NAMES, rows: ROWS, note: orNull('string') }),
  budget: 1200,
  cuts: [{ member: 'rows', dropped: 'last', advice: 'get_series reads the other contributions.' }],
  endpoints: ['readReleaseCard'],
  run: async (ask, { publication, period = 'latest' }) => {
    const envelope = await ask.get(['release-cards', publication.trim(), period.trim()]);
    const about = objectOf(envelope.meta['summary']);
    const forecast = objectOf(about['forecast']);
    return {
      ...withoutNulls({
        title: about['title'] ?? null,
        released_at: about['released_at'] ?? null,
        forecast: forecast['value'] === undefined ? null : withoutNulls(forecast),
        source: sourceOf(envelope),
        url: about['url'] ?? null,
      }),
      period: about['period'] ?? period,
      summary: about['sentence'] ?? '',
      columns: COLUMNS,
      rows: rowsOf(envelope.data).map((row) => cells(row, COLUMNS)),
      note: noteOf(envelope.meta),
    };
  },
});
