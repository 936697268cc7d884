/** JSON Schema of a chart as data. */
import { type TSchema, Type } from 'typebox';
import { PUBLISHED_BASES } from '../../core/observation.ts';
import { Grade } from './reason-schemas.ts';
import { objectOrNull, open, orNull, refTo, text, words } from './schema-parts.ts';

const ChartPoint = Type.Object({
  period: Type.String(),
  value: orNull('number', 'Null only if an event ends the previous one.'),
});
export const ChartData = open(
  {
    title: Type.String(),
    window: Type.Object({ from: orNull('string', 'First requested day.'), to: orNull('string', 'Last requested day.') }),
    series: Type.Array(
      open(
        {
          id: Type.String(),
          title: Type.String(),
          units: Type.String(),
          units_short: Type.String(),
          frequency: Type.String(),
          adjustment: Type.String(),
          axis: words(['left', 'right'], 'The first unit is on the left axis.'),
          nature: words(['period', 'event'], 'An event applies from its day until the next one.'),
          known_through: orNull('string', 'Latest date on which the last event is known to apply.', { format: 'date' }),
          computed: Type.Boolean({ description: 'False if the values are as published.' }),
          partial: Type.Boolean({ description: 'True if an incomplete period is shown.' }),
          points: Type.Array(ChartPoint),
          breaks: Type.Array(Type.Object({ date: Type.String({ format: 'date' }), what: text('What changes from that day on.') }), {
            description: 'Breaks in the series within the span of the points.',
          }),
          revisions: Type.Array(
            Type.Object({
              period: Type.String(),
              value: Type.Number(),
              was: Type.Number({ description: 'The value in the first vintage with the period.' }),
              edition: text('Day of that vintage.', { format: 'date' }),
              published_basis: words(
                PUBLISHED_BASES,
                'Source of that date: stated in the file, inferred, or an upper bound (on or before that date).',
              ),
            }),
            { description: 'Points that were revised. A change of reference base is not a revision.' },
          ),
        },
        'One series as drawn.',
      ),
    ),
    bands: Type.Array(
      Type.Object({
        label: Type.String(),
        low: orNull('number', 'Null for a time band, which has the full height.'),
        high: orNull('number', 'Null for a span of time.'),
        from: orNull('string', 'First day of the band. Null if open.'),
        to: orNull('string', 'Last day. Null if open.'),
      }),
      { description: 'Reference bands for the left axis, such as a target, and requested time bands.' },
    ),
  },
  'Content of a chart.',
);

const dayOrNull = (description: string): TSchema => orNull('integer', `${description} Days since 1970-01-01.`);

/** `/s/{series}.chart.json`: the data that the script on a page draws. */
export const DrawnChart = open(
  {
    series: Type.Array(
      open(
        {
          id: Type.String(),
          title: Type.String(),
          units: Type.String(),
          unitsShort: Type.String(),
          adjustment: Type.String(),
          freq: text('`Q`, `M`, …'),
          nature: words(['period', 'event'], 'An event applies from its day until the next one.'),
          t: Type.Array(Type.Integer(), { description: 'Periods, counted in the frequency, ascending.' }),
          value: Type.Array(orNull('number', 'Null only if an event ends the previous one.')),
          through: dayOrNull('Latest date on which the last event is known to apply.'),
          partial: Type.Boolean(),
          computed: Type.Boolean({ description: 'False if the values are as published.' }),
          axis: words(['left', 'right'], 'The first unit is on the left axis.'),
        },
        'One series as drawn.',
      ),
    ),
    window: Type.Object({ from: dayOrNull('First requested day.'), to: dayOrNull('Last requested day.') }),
    sources: Type.Array(
      open({ citation: refTo('SourceCitation'), effectiveFrom: Type.String({ format: 'date-time' }) }, 'Sources of the figures.'),
    ),
    staleReason: orNull('string', 'Null if the data is current.'),
    currency: Type.Optional(
      objectOrNull(
        { grade: Grade, lag: Type.Integer(), through: orNull('string', 'Last stored period.') },
        'How far the data is behind. Null if up to date.',
      ),
    ),
    sandbox: Type.Boolean({ description: 'The agencies are simulated. All figures are made up.' }),
    title: orNull('string', 'The requested title.'),
    type: words(['line', 'step', 'bar'], 'How lines are drawn.'),
    theme: words(['light', 'dark', 'auto'], 'Colours.'),
    width: Type.Number(),
    height: orNull('number', 'Null for the default width.'),
  },
  'A chart with the data for its script.',
);

/** `/s/{series}.vintages.json` */
export const SeriesVintages = Type.Object(
  {
    days: Type.Array(Type.Integer(), { description: 'Days on which a value was added or changed, ascending. Days since 1970-01-01.' }),
    spells: Type.Unsafe({
      type: ['array', 'null'],
      items: {
        type: 'array',
        prefixItems: [
          { type: 'integer', description: 'The period, counted in the frequency.' },
          {
            type: 'array',
            items: {
              type: 'array',
              prefixItems: [{ type: 'integer' }, { type: ['integer', 'null'] }, { type: ['number', 'null'] }],
              items: { type: ['number', 'null'] },
              description: 'First day, last day (null if current), value.',
            },
          },
        ],
        items: {},
      },
      description: 'Values of each period by vintage. Null if the series is too long to compare its vintages.',
    }),
  },
  { description: 'Every value of a series, with the days on which it was current.' },
);
