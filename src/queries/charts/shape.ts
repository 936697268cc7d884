import { type TSchema, Type } from 'typebox';
import { PUBLISHED_BASES } from '../../core/observation.ts';
import { Grade } from '../base/reason-shape.ts';
import { objectOrNull, open, orNull, refTo, text, words } from '../base/shape-parts.ts';

const ChartPoint = Type.Object({
  period: Type.String(),
  value: orNull('number', 'Value. It is null only in a series of events, where an event without a value ends the previous one.'),
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
          nature: words(['period', 'event'], 'An event, such as a change in the cash rate, applies from its day until the next event.'),
          known_through: orNull('string', 'Last date on which the last event is known to apply. Only for a series of events.', {
            format: 'date',
          }),
          computed: Type.Boolean({ description: 'False if the values are as published.' }),
          partial: Type.Boolean({ description: 'True if the chart includes an aggregated period in which some values are missing.' }),
          points: Type.Array(ChartPoint),
          breaks: Type.Array(Type.Object({ date: Type.String({ format: 'date' }), what: text('The break in one sentence.') }), {
            description: 'Breaks in series between the first and the last point.',
          }),
          revisions: Type.Array(
            Type.Object({
              period: Type.String(),
              value: Type.Number(),
              was: Type.Number({ description: 'Value for the period in the first vintage that includes it.' }),
              edition: text('Date of that first vintage.', { format: 'date' }),
              published_basis: words(
                PUBLISHED_BASES,
                'How the date is known: stated in the file, inferred from the release calendar, or an upper bound (on or before that date).',
              ),
            }),
            { description: 'Points whose value was revised. A change of reference base is not a revision.' },
          ),
        },
        'A series in the chart.',
      ),
    ),
    bands: Type.Array(
      Type.Object({
        label: Type.String(),
        low: orNull('number', 'Lower limit of the band. Null for a band in time, which covers the full height of the chart.'),
        high: orNull('number', 'Upper limit of the band. Null for a band in time.'),
        from: orNull('string', 'First day of the band. Null if the band has no beginning.'),
        to: orNull('string', 'Last day of the band. Null if the band has no end.'),
      }),
      { description: 'Bands on the left axis, such as the inflation target, and the bands in time that were requested.' },
    ),
  },
  'Content of a chart.',
);

const dayOrNull = (description: string): TSchema => orNull('integer', `${description} Days since 1970-01-01.`);

/** The shape of `/s/{series}.chart.json`, which the script on the page reads. */
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
          nature: words(['period', 'event'], 'An event, such as a change in the cash rate, applies from its day until the next event.'),
          t: Type.Array(Type.Integer(), {
            description:
              'Numbers of the periods, ascending. A number counts periods of this frequency: 24290 is March 2024 in a monthly series.',
          }),
          value: Type.Array(
            orNull('number', 'Value. It is null only in a series of events, where an event without a value ends the previous one.'),
          ),
          through: dayOrNull('Last date on which the last event is known to apply. Only for a series of events.'),
          partial: Type.Boolean(),
          computed: Type.Boolean({ description: 'False if the values are as published.' }),
          axis: words(['left', 'right'], 'Axis of the series. Series with the first unit use the left axis.'),
        },
        'A series in the chart.',
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
        'How current the data are, in words, with the number of missing periods. Null if the data are up to date.',
      ),
    ),
    sandbox: Type.Boolean({ description: 'The agencies are simulated. All figures are made up.' }),
    title: orNull('string', 'Title given in the request.'),
    type: words(['line', 'step', 'bar'], 'How lines are drawn.'),
    theme: words(['light', 'dark', 'auto'], 'Colours.'),
    width: Type.Number(),
    height: orNull('number', 'Height in pixels. Null for the default height at this width.'),
  },
  'A chart with the data for its script.',
);

/** `/s/{series}.vintages.json` */
export const SeriesVintages = Type.Object(
  {
    days: Type.Array(Type.Integer(), { description: 'Dates on which values were added or changed, ascending, as days since 1970-01-01.' }),
    spells: Type.Unsafe({
      type: ['array', 'null'],
      items: {
        type: 'array',
        prefixItems: [
          { type: 'integer', description: 'Number of the period, counted in periods of this frequency from 1970.' },
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
      description: 'Values of each period in each vintage. Null if the series has too many periods and vintages.',
    }),
  },
  { description: 'Every value of a series, with the days on which it was current.' },
);
