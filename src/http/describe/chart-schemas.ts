/** JSON Schema of a chart as data. */
import { type TSchema, Type } from 'typebox';
import { PUBLISHED_BASES } from '../../core/observation.ts';
import { Grade } from './reason-schemas.ts';
import { objectOrNull, open, orNull, refTo, text, words } from './schema-parts.ts';

const ChartPoint = Type.Object({
  period: Type.String(),
  value: orNull('number', 'Null only where an event ends the previous one.'),
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
          axis: words(['left', 'right'], 'Axis of the series. Series with the first unit use the left axis.'),
          nature: words(['period', 'event'], 'An event applies from its day until the next one.'),
          known_through: orNull('string', 'Last date on which the last event is known to apply.', { format: 'date' }),
          computed: Type.Boolean({ description: 'False if the values are as published.' }),
          partial: Type.Boolean({ description: 'True if a period that is not complete is shown.' }),
          points: Type.Array(ChartPoint),
          breaks: Type.Array(Type.Object({ date: Type.String({ format: 'date' }), what: text('The change from that day on.') }), {
            description: 'Breaks in the series between its first and last point.',
          }),
          revisions: Type.Array(
            Type.Object({
              period: Type.String(),
              value: Type.Number(),
              was: Type.Number({ description: 'The value in the first vintage that includes the period.' }),
              edition: text('Date of that first vintage.', { format: 'date' }),
              published_basis: words(
                PUBLISHED_BASES,
                'How that date is known: stated in the file, inferred, or an upper bound (on or before that date).',
              ),
            }),
            { description: 'Points that were revised. A change of reference base is not a revision.' },
          ),
        },
        'One series as it is drawn.',
      ),
    ),
    bands: Type.Array(
      Type.Object({
        label: Type.String(),
        low: orNull('number', 'Lower or upper limit. Null for a band in time, which covers the full height.'),
        high: orNull('number', 'Axis of the band. Null for a band in time.'),
        from: orNull('string', 'First day of the band. Null if it has no first day.'),
        to: orNull('string', 'Last day of the band. Null if it has no last day.'),
      }),
      { description: 'Reference bands on the left axis, such as a target, and the bands in time that were requested.' },
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
          t: Type.Array(Type.Integer(), { description: 'Period numbers, ascending. They count periods of this frequency.' }),
          value: Type.Array(orNull('number', 'Null only where an event ends the previous one.')),
          through: dayOrNull('Last date on which the last event is known to apply.'),
          partial: Type.Boolean(),
          computed: Type.Boolean({ description: 'False if the values are as published.' }),
          axis: words(['left', 'right'], 'Axis of the series. Series with the first unit use the left axis.'),
        },
        'One series as it is drawn.',
      ),
    ),
    window: Type.Object({ from: dayOrNull('First requested day.'), to: dayOrNull('Last requested day.') }),
    sources: Type.Array(
      open({ citation: refTo('SourceCitation'), effectiveFrom: Type.String({ format: 'date-time' }) }, 'Sources of the figures.'),
    ),
    staleReason: orNull('string', 'Null if the data are current.'),
    currency: Type.Optional(
      objectOrNull(
        { grade: Grade, lag: Type.Integer(), through: orNull('string', 'Last stored period.') },
        'How far the data are behind. Null if they are up to date.',
      ),
    ),
    sandbox: Type.Boolean({ description: 'The agencies are simulated. All figures are made up.' }),
    title: orNull('string', 'The title that was requested.'),
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
    days: Type.Array(Type.Integer(), { description: 'Dates on which a value was added or changed, ascending, as days since 1970-01-01.' }),
    spells: Type.Unsafe({
      type: ['array', 'null'],
      items: {
        type: 'array',
        prefixItems: [
          { type: 'integer', description: 'Period number, which counts periods of this frequency.' },
          {
            type: 'array',
            items: {
              type: 'array',
              prefixItems: [{ type: 'integer' }, { type: ['integer', 'null'] }, { type: ['number', 'null'] }],
              items: { type: ['number', 'null'] },
              description: 'First day, last day (null if the value is current), and value.',
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
