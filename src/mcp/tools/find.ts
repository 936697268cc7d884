import { type Static, Type } from 'typebox';
import { SOURCE_CODES } from '../../core/define-dataset.ts';
import { boundedText, quoted } from '../../core/errors.ts';
import { type Ask, type Envelope, type Json, type JsonObject, numberOf, objectOf, Refusal, rowsOf, textOf } from '../ask.ts';
import { answer, DETAIL, maybeCount, maybeOneOf, nothingElse, text, tool } from '../tool.ts';

const RESULTS = 8;

const SearchInput = nothingElse({
  query: text('search words or a question'),
  kind: maybeOneOf(['series', 'dataset', 'signal', 'release', 'check'], '`check` compares a sentence with published figures'),
  source: maybeOneOf(SOURCE_CODES, 'agency'),
  limit: maybeCount('number of results', 25, RESULTS),
  detail: DETAIL,
});

export const search = tool({
  name: 'search',
  title: 'Search Australian public data',
  description:
    'Search series, datasets, indicators and releases by words or a question. Call this before other tools. `unmatched` lists search words without a match. If it includes the topic, say that the figure is not available, and use no other figure.',
  input: SearchInput,
  output: answer({
    results: Type.Array(Type.Object({}, { additionalProperties: true })),
    unmatched: Type.Array(Type.String()),
    total: Type.Integer(),
  }),
  budget: 1200,
  cuts: [{ member: 'results', dropped: 'last', advice: 'use limit, kind or source for fewer results.' }],
  endpoints: ['search', 'checkText'],
  run: searchFor,
});

async function searchFor(ask: Ask, { query, kind, source, limit = RESULTS, detail }: Static<typeof SearchInput>): Promise<JsonObject> {
  if (kind === 'check') return checkFigure(ask, query);
  const { data, meta } = await ask.get(['search'], { q: query, kind, source, limit });
  const results = rowsOf(data).map((row) => (detail === 'full' ? row : briefResult(row)));
  const found: JsonObject = {
    results,
    total: numberOf(meta['total_rows']),
    unmatched: meta['unmatched'] ?? [],
    note: noteOf(meta),
  };
  return found;
}

const CHECKED = [
  'verdict',
  'answer',
  'series_id',
  'title',
  'period',
  'value_now',
  'agreed_value',
  'agreed_from',
  'agreed_to',
  'reproduce_url',
];

/** Returns one result for each series that was compared with the sentence. */
async function checkFigure(ask: Ask, text: string): Promise<JsonObject> {
  const { data, meta } = await ask.get(['check'], { text });
  const rows = rowsOf(data);
  const results = rows.map((row) => withoutNulls(Object.fromEntries(CHECKED.map((name) => [name, row[name] ?? null]))));
  const unmatched = rows.flatMap(
    (row) =>
      textOf(row['unmatched'])
        ?.split(' ')
        .filter((word) => word !== '') ?? [],
  );
  return { results, total: rows.length, unmatched: [...new Set(unmatched)], note: noteOf(meta) };
}

function briefResult(row: JsonObject): JsonObject {
  const latest = objectOf(row['latest']);
  const stored = [row['from'], row['to']].every((bound) => bound !== null) ? `${String(row['from'])} to ${String(row['to'])}` : null;
  return withoutNulls({
    id: row['id'] ?? null,
    kind: row['kind'] ?? null,
    title: row['title'] ?? null,
    units: row['units'] ?? null,
    frequency: row['frequency'] ?? null,
    place: row['place'] ?? null,
    stored,
    discontinued: row['discontinued'] ?? null,
    ...(row['available'] === false ? { available: false } : {}),
    latest: textOf(latest['period']) === null ? null : `${String(latest['period'])}: ${String(latest['value'])}`,
    next_release: row['kind'] === 'release' ? (row['next_release'] ?? null) : null,
  });
}

export const withoutNulls = (object: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== null));

/** The maximum length of notes, in characters. Longer notes would leave no space for values. */
const LONGEST_NOTE = 1800;
/** The maximum length of the reason why values may be out of date. Breaks in series must also fit into the notes. */
const LONGEST_REASON = 700;

/** Joins the notes of a response. Omits the first notes if the text is too long, because the `describe` tool lists all notes. */
export function noteOf(meta: JsonObject, longest = LONGEST_NOTE): string | null {
  const notes = Array.isArray(meta['notes']) ? meta['notes'].map(String) : [];
  const stale = textOf(meta['stale_reason']);
  const all = [...notes, ...breakNotes(meta), ...(stale === null ? [] : [`Stale: ${boundedText(stale, LONGEST_REASON)}`])];
  const reported = [...all];
  const tooLong = (): boolean => reported.join(' ').length > longest && reported.length > 1;
  while (tooLong()) reported.shift();
  const gone = all.length - reported.length;
  if (gone > 0)
    reported.unshift(
      `${gone} more ${gone === 1 ? 'note was' : 'notes were'} omitted to keep the response short. describe lists the notes of the whole dataset.`,
    );
  return reported.length === 0 ? null : reported.join(' ');
}

const MOST_BREAKS = 4;

/** Describes the latest break in each series, then the next latest breaks up to `MOST_BREAKS`, and counts the rest. */
function breakNotes(meta: JsonObject): readonly string[] {
  const breaks = (Array.isArray(meta['breaks']) ? meta['breaks'] : []).map((one) => {
    const { periods, until, what, series } = objectOf(one);
    const all = Array.isArray(periods) ? periods.map(String) : [];
    return { first: all[0] ?? '', last: textOf(until ?? null) ?? all.at(-1) ?? '', what: String(what), series: JSON.stringify(series) };
  });
  const newestFirst = breaks.toSorted((a, b) => (a.last < b.last ? 1 : a.last > b.last ? -1 : 0));
  const ofEach = newestFirst.filter((one, i) => newestFirst.findIndex(({ series }) => series === one.series) === i);
  const shown = new Set([...new Set([...ofEach, ...newestFirst])].slice(0, Math.max(MOST_BREAKS, ofEach.length)));
  const words = breaks.flatMap((one) => {
    const { first, last, what } = one;
    return shown.has(one) ? [`Break (${first === last ? first : `${first} to ${last}`}): ${what}`] : [];
  });
  const others = breaks.length - shown.size;
  return others > 0 ? [`${others} more ${others === 1 ? 'break is' : 'breaks are'} not listed.`, ...words] : words;
}

const MOST_CODES = 15;

export const describe = tool({
  name: 'describe',
  title: 'Describe a series, dataset or indicator',
  description:
    'Describe a series (AU.CPI.YOY), a dataset (abs.LF) or an indicator (real-wages): units, available periods, dimensions, codes, notes, licence, citation and related items. Call this before you filter a dataset.',
  input: nothingElse({ id: text('id from search'), detail: DETAIL }),
  output: answer({ id: Type.String(), kind: Type.String() }),
  budget: 1500,
  cuts: [
    { member: 'related', dropped: 'last', advice: 'use the `search` tool for others.' },
    { member: 'quirks', dropped: 'last', advice: 'more notes are on the dataset page.' },
    { member: 'columns', dropped: 'last', advice: 'the dataset page lists all.' },
    { member: 'dimensions', dropped: 'last', advice: 'the dataset page lists all.' },
  ],
  endpoints: ['seriesMeta', 'describeDataset', 'search'],
  run: async (ask, { id, detail }) => {
    const [source, dataset] = datasetParts(id);
    if (source !== null && dataset !== null) return describeDataset(ask, source, dataset);
    return isSignal(id) ? describeSignal(ask, id) : describeSeries(ask, id, detail === 'full');
  },
});

/**
 * Ids of indicators are lower-case words with hyphens. `au-cpi-yoy` also has this form, but is another spelling of a series id, and
 * `h1-data` is an RBA table.
 */
export const isSignal = (id: string): boolean => /^(?!au-|[a-z]\d)[a-z0-9]+(?:-[a-z0-9]+)+$/.test(id);

/** A series id can be a dataset with the key of one series: `abs/LF/M13.3.1599.20.AUS.M`, `abs.LF.M13.3.1599.20.AUS.M`. */
const hasKey = (dataset: string): boolean => /[/,:]/.test(dataset) || dataset.split('.').length > 3;

/** Ids of series after the code of the agency, such as `abs/A84423043C` and `rba/GCPIAGYP`. Tables of the RBA are called `F1` or `F1.1`. */
const isSeriesOf = (source: string, id: string): boolean =>
  source === 'abs' ? /^A\d{5,11}[A-Z]$/i.test(id) : source === 'rba' && /^(?:[a-z][\d.]+[./])?[a-z]{4}[a-z0-9]*$/i.test(id);

/** Splits `abs.LF` or `abs/LF` into abs and LF. Returns two nulls for any other id. */
export function datasetParts(id: string): readonly [string, string] | readonly [null, null] {
  const [, source, dataset] = /^([a-z]+)[./](.+)$/i.exec(id) ?? [];
  return source !== undefined &&
    dataset !== undefined &&
    !hasKey(dataset) &&
    !isSeriesOf(source.toLowerCase(), dataset) &&
    SOURCE_CODES.some((code) => code === source.toLowerCase())
    ? [source.toLowerCase(), dataset]
    : [null, null];
}

const MOST_RELATED = 8;

async function describeSeries(ask: Ask, id: string, full: boolean): Promise<JsonObject> {
  const { data, meta } = await ask.get(['series', id, 'meta']);
  const facts = objectOf(data);
  const coverage = objectOf(facts['coverage']);
  const related = Array.isArray(facts['related']) ? facts['related'] : [];
  const brief: JsonObject = withoutNulls({
    id: facts['id'] ?? id,
    kind: 'series',
    title: facts['title'] ?? null,
    description: facts['description'] ?? null,
    units: facts['units'] ?? null,
    frequency: facts['frequency'] ?? null,
    adjustment: facts['adjustment'] ?? null,
    place: facts['place'] ?? null,
    dataset: facts['dataset_id'] ?? null,
    from: coverage['start'] ?? null,
    to: coverage['end'] ?? null,
    vintages: facts['vintages'] ?? null,
    next_release: facts['next_release'] ?? null,
    citation: objectOf(facts['citation'])['text'] ?? null,
    related: full ? related : related.slice(0, MOST_RELATED),
    used_in_signals: facts['used_in_signals'] ?? null,
    note: noteOf(meta),
  });
  return brief;
}

async function describeDataset(ask: Ask, source: string, dataset: string): Promise<JsonObject> {
  const { data, meta } = await ask.get(['describe', source, dataset]);
  const facts = objectOf(data);
  const dimensions = rowsOf(facts['dimensions']).map((dimension) => {
    const values = rowsOf(dimension['values']);
    return withoutNulls({
      name: dimension['name'] ?? null,
      default: dimension['default'] ?? null,
      values: values.slice(0, MOST_CODES).map((value) => textOf(value['word']) ?? `${String(value['code'])} ${String(value['label'])}`),
      more_values: values.length > MOST_CODES ? values.length - MOST_CODES : null,
    });
  });
  const columns = rowsOf(facts['columns']).map((column) => `${String(column['name'])} (${String(column['type'])})`);
  const brief = withoutNulls({
    id: facts['dataset_id'] ?? `${source}.${dataset}`,
    kind: facts['kind'] ?? 'dataset',
    title: facts['title'] ?? null,
    description: facts['description'] ?? null,
    coverage: facts['coverage'] ?? null,
    dimensions,
    columns,
    quirks: facts['quirks'] ?? [],
    note: noteOf(meta),
  });
  return brief;
}

async function describeSignal(ask: Ask, id: string): Promise<JsonObject> {
  const { data } = await ask.get(['search'], { q: id, limit: RESULTS });
  const row = rowsOf(data).find((one) => String(one['id']).toLowerCase() === id.toLowerCase());
  if (row === undefined) {
    const near = rowsOf(data)
      .map((one) => String(one['id']))
      .slice(0, 3);
    throw new Refusal(
      `Unknown series, dataset or indicator: ${quoted(id)}.${near.length > 0 ? ` Did you mean ${near.join(', ')}?` : ''} Use the \`search\` tool to find ids.`,
    );
  }
  return withoutNulls({
    ...row,
    score: null,
    why: null,
    how: row['kind'] === 'signal' ? `get_signal with name ${id} calculates it. explain with id ${id} returns its formula.` : null,
  });
}

export const totalOf = ({ meta, data }: Envelope): number => numberOf(meta['total_rows']) ?? (Array.isArray(data) ? data.length : 1);
export const cells = (row: JsonObject, columns: readonly string[]): readonly Json[] => columns.map((name) => row[name] ?? null);

export const sourceOf = ({ meta }: Envelope): string | null => {
  const source = objectOf(meta['source']);
  const name = textOf(source['name']);
  if (name === null) return null;
  const day = textOf(source['release_date']);
  const inferred = source['release_date_basis'] === 'inferred' ? ' (day inferred)' : '';
  const bound = textOf(source['published_on_or_before']);
  const dated = day !== null ? `, released ${day}${inferred}` : bound !== null ? `, released on or before ${bound}` : '';
  return `${name}, ${String(source['dataset_id'])}${dated}`;
};
