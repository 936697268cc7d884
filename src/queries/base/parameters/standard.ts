/** Parameters that most queries share. */
import { PERIOD_FORMS } from '../../../core/period.ts';
import { choice, flag, integer, type QueryParameter, text } from './declaration.ts';

const FORMS = `Accepted forms: ${PERIOD_FORMS.map((form) => `\`${form}\``).join(', ')}. Other accepted spellings are: \`2024Q1\`, \`Mar-2024\`, \`2024-25\`, \`30/06/2024\`.`;

export const START_PERIOD = text('start_period', `First period, inclusive. A period of another frequency is included in full. ${FORMS}`, {
  aliases: ['start'],
  elsewhere: ['observation_start'],
});
export const END_PERIOD = text('end_period', 'Last period, inclusive. Accepts the same forms as `start_period`.', {
  aliases: ['end'],
  elsewhere: ['observation_end'],
});
export const WINDOW: readonly QueryParameter[] = [START_PERIOD, END_PERIOD];

export const AS_OF = text(
  'as_of',
  'Return data as known at this date or time. A date means the end of that day in UTC. A time needs a time zone. Indicators that are calculated for one day use this day.',
);
export const GAP = choice(
  'gap',
  'If the vintage for the `as_of` date is not stored, `refuse` returns an error with the stored dates. `allow` returns the previous stored vintage, with `meta.vintage_gap`.',
  ['refuse', 'allow'],
  { default: 'refuse' },
);
export const WITH = choice(
  'with',
  '`first` adds to each row the first published value with its date, how the date is known, and the kind of change since then.',
  ['first'],
);
export const VINTAGE = choice(
  'vintage',
  '`first` returns the first published value of each period if it is known. `latest` returns the latest value. With `first`, a calculated value uses the vintage in which its period was first published.',
  ['first', 'latest'],
);
export const EXPLAIN = flag('explain', '`1` adds `meta.explain`: formula, inputs, files, hashes and cells.', { absent: false });
export const ALLOW_STALE = flag('allow_stale', '`0` returns 503 if the data are stale.', { absent: true });
export const CURSOR = text('cursor', 'Continues from the previous page. Use the value in `links.next`.');

export const INDEX_TO = text(
  'index_to',
  'A period in which each series is set to 100: `2020`, `2020-Q1`, `2020-03`. If the period has several values, their mean is set to 100.',
);
/** The maximum length in characters. It also limits the depth of nested brackets. */
export const LONGEST_EXPRESSION = 300;
export const EXPR = text(
  'expr',
  'An expression that is calculated for each period. It can contain series ids, numbers, `+ - * /` and brackets. Only series with the same unit can be added or subtracted. A period has a result only if all series have a value.',
  { example: 'AU.BOND.10Y - AU.BOND.2Y', maxLength: LONGEST_EXPRESSION },
);
export const IDS = text('ids', 'Ids of 2 to 12 series, separated by commas.', { required: true, example: 'AU.CPI.YOY,AU.WPI.YOY' });
/** The HTTP layer uses this parameter to authenticate the caller. */
export const EMBED_KEY = text(
  'key',
  'An embed token (`emb_…`) for use in web pages, instead of the Authorization header. Never send an API key here.',
  {
    credential: true,
  },
);

export const FORMATS = ['json', 'csv', 'jsonl', 'parquet', 'xlsx'] as const;
export type Format = (typeof FORMATS)[number];
const FORMAT = choice('format', 'Format of the response. Overrides the Accept header.', FORMATS);
export const CSV_SAFE = flag('csv_safe', '`1` protects CSV cells that a spreadsheet would treat as a formula.', { absent: false });
export const BOM = flag('bom', '`1` adds a byte order mark to CSV, so that Excel recognises UTF-8.', { absent: false });
export const HEADER = choice(
  'header',
  '`notes` adds lines above the rows of a CSV: units, source, release date, and how current the data are.',
  ['notes', 'none'],
);
/** Parameters that affect only the format. Every query accepts them, and the renderers read them. */
export const PRESENTATION: readonly QueryParameter[] = [FORMAT, CSV_SAFE, BOM, HEADER];

export const ALIASES: ReadonlyMap<string, string> = new Map(
  WINDOW.flatMap(({ name, aliases = [] }) => aliases.map((alias): [string, string] => [alias, name])),
);

export const limitOf = (description: string, most: number, byDefault: number) =>
  integer('limit', description, { min: 1, max: most, default: byDefault });
