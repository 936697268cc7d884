import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPeriod } from '../../../src/core/period.ts';
import { toParsedDataset } from '../../../src/formats/sdmx/sdmx.ts';
import { decodeSdmxJson } from '../../../src/formats/sdmx/sdmx-json.ts';

type Node = Record<string, unknown>;

const bytes = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value));
const value = (id: string, name: string, more: Node = {}): Node => ({ id, name, names: { en: name }, ...more });
const dimension = (id: string, name: string, keyPosition: number, values: Node[]): Node => ({ id, name, keyPosition, values });

// All-groups CPI, annual change, April to June 2026 (4.2, 4.0, 3.8), and rents, in the layout of the ABS response of 2026-08-01: periods and
// values out of order, and a parent (20003) without a series.
const STRUCTURE = {
  name: 'Consumer Price Index (CPI)',
  dimensions: {
    dataSet: [],
    series: [
      dimension('MEASURE', 'Measure', 0, [
        value('3', 'Percentage change from previous year', { order: 2 }),
        value('1', 'Index numbers', { order: 0 }),
      ]),
      dimension('INDEX', 'Index', 1, [
        value('30014', 'Rents', { order: 55, parent: '115522' }),
        value('10001', 'All groups CPI', { order: 0 }),
        value('20003', 'Housing', { order: 40 }),
      ]),
      dimension('TSEST', 'Adjustment Type', 2, [value('10', 'Original')]),
      dimension('REGION', 'Region', 3, [value('50', 'Australia')]),
      dimension('FREQ', 'Frequency', 4, [value('M', 'Monthly')]),
    ],
    observation: [
      { id: 'TIME_PERIOD', keyPosition: 5, values: ['2026-05', '2026-06', '2026-04'].map((id) => ({ id, start: `${id}-01T00:00:00` })) },
    ],
  },
  attributes: {
    dataSet: [{ id: 'BASE_PERIOD', values: [value('25', 'Sep 2025 = 100.0')] }],
    dimensionGroup: [],
    series: [{ id: 'UNIT_MEASURE', values: [value('PCT', 'Percent'), value('IN', 'Index Numbers')] }],
    observation: [
      { id: 'OBS_STATUS', values: [value('r', 'revised'), value('q', 'not available'), value('u', 'not applicable')] },
      { id: 'DECIMALS', values: [value('1', 'One'), value('2', 'Two')] },
      { id: 'OBS_COMMENT', values: [{ value: 'Corrected this quarter.\r\n' }] },
    ],
  },
  dataSets: [0],
};

const SERIES = {
  '0:1:0:0:0': { attributes: [0], annotations: [], observations: { '0': [4, 0, 0], '1': [3.8, null, 0], '2': [4.2, null, 0] } },
  '1:0:0:0:0': { attributes: [1], observations: { '1': [102.5, null, 1, 0], '2': [null, 1, null], '0': [null, 2] } },
};

const LINK = { urn: 'urn:sdmx:org.sdmx.infomodel.datastructure.DataStructure=ABS:CPI(2.0.0)', rel: 'DataStructure' };

/** Returns the message with changes to the structure and the data set. */
function message(structure: Node = {}, dataSet: Node = {}): Node {
  return {
    meta: { prepared: '2026-08-01T23:17:47Z', test: true },
    data: {
      dataSets: [{ structure: 0, action: 'Information', links: [LINK], annotations: [0], attributes: [0], series: SERIES, ...dataSet }],
      structures: [{ ...STRUCTURE, ...structure }],
    },
    errors: [],
  };
}

const dimensionsWith = (more: Node): Node => ({ dimensions: { ...STRUCTURE.dimensions, ...more } });
const attributesWith = (more: Node): Node => ({ attributes: { ...STRUCTURE.attributes, ...more } });
const read = (input: Node): ReturnType<typeof toParsedDataset> => toParsedDataset(decodeSdmxJson(bytes(input)));

describe('decodeSdmxJson', () => {
  it('reads a 2.0 message: identity, dimensions in key order, labels, parents', () => {
    const decoded = decodeSdmxJson(bytes(message()));
    expect(decoded.structure).toBe('ABS:CPI(2.0.0)');
    expect(decoded.name).toBe('Consumer Price Index (CPI)');
    expect(decoded.prepared).toBe('2026-08-01T23:17:47Z');
    expect(decoded.dimensions.map((d) => d.id)).toEqual(['MEASURE', 'INDEX', 'TSEST', 'REGION', 'FREQ']);
    expect(decoded.dimensions[1]).toEqual({
      id: 'INDEX',
      label: 'Index',
      values: [
        { code: '10001', label: 'All groups CPI' },
        { code: '20003', label: 'Housing' },
        { code: '30014', label: 'Rents', parent: '115522' },
      ],
    });
  });

  it('gives one series for each in the message, with observations in order of time', () => {
    const { series, scope, publishedOn } = read(message());
    expect({ scope, publishedOn }).toEqual({ scope: 'whole', publishedOn: null });
    expect(series.map((s) => s.key)).toEqual(['3.10001.10.50.M', '1.30014.10.50.M']);
    expect(series[0]).toEqual({
      key: '3.10001.10.50.M',
      freq: 'M',
      unit: 'Percent',
      multiplier: 0,
      decimals: 1,
      adjustment: 'original',
      title: null,
      basePeriod: 'Sep 2025 = 100.0',
      observations: [
        { t: 24315, value: 4.2, status: null, text: null, at: null },
        { t: 24316, value: 4, status: 'revised', text: null, at: null },
        { t: 24317, value: 3.8, status: null, text: null, at: null },
      ],
    });
  });

  it('drops explicit nulls, but keeps those marked as not available', () => {
    const rents = read(message()).series[1];
    expect(rents?.observations.map((o) => [formatPeriod({ freq: 'M', t: o.t }), o.value, o.status])).toEqual([
      ['2026-04', null, 'not_available'],
      ['2026-06', 102.5, null],
    ]);
    expect(rents?.decimals).toBe(2);
  });

  it('returns remarks as notes', () => {
    expect(read(message()).notes).toEqual([{ text: 'Corrected this quarter.', series: { '1.30014.10.50.M': ['2026-06'] } }]);
  });

  it('reads a 1.0 message and members in any order', () => {
    const { data, meta, errors } = message() as { data: { dataSets: Node[]; structures: Node[] }; meta: Node; errors: unknown };
    const old = {
      errors,
      data: { structure: data.structures[0], dataSets: data.dataSets.map(({ structure: _index, ...rest }) => rest) },
      meta,
    };
    expect(read(old)).toEqual(read(message()));
  });

  it('reads attributes of the data set, of groups of dimensions and of the series', () => {
    const groups = attributesWith({
      dimensionGroup: [{ id: 'UNIT_MULT', values: [value('3', 'Thousands'), value('0', 'Units')] }],
    });
    const { series } = read(message(groups, { dimensionGroupAttributes: { '0:::::': [0], '1:0:::0:': [1] } }));
    expect(series.map((s) => [s.multiplier, s.unit, s.basePeriod])).toEqual([
      [3, 'Percent', 'Sep 2025 = 100.0'],
      [0, 'Index Numbers', 'Sep 2025 = 100.0'],
    ]);
  });

  it('reads attributes of groups if dimensions follow the period in the key', () => {
    const groups = attributesWith({ dimensionGroup: [{ id: 'UNIT_MULT', values: [value('3', 'Thousands'), value('0', 'Units')] }] });
    const { series, observation } = STRUCTURE.dimensions;
    const last = series.map((one, i) => ({ ...one, keyPosition: i < 3 ? i : i + 1 }));
    const dimensions = { series: last, observation: observation.map((one) => ({ ...one, keyPosition: 3 })) };
    const { series: found } = read(
      message({ ...groups, ...dimensionsWith(dimensions) }, { dimensionGroupAttributes: { '0:::::': [0], '1::::0:': [1] } }),
    );
    expect(found.map(({ multiplier }) => multiplier)).toEqual([3, 0]);
    const timed = message({ ...groups, ...dimensionsWith(dimensions) }, { dimensionGroupAttributes: { '0:::1::': [0] } });
    expect(() => read(timed)).toThrow(expect.objectContaining({ code: 'PARSE_LAYOUT' }));
  });

  it('reads attributes of observations, values without a code list, and defaults', () => {
    const observation = [
      { id: 'UNIT_MULT', values: [value('6', 'Millions')] },
      { id: 'UNIT_MEASURE' },
      { id: 'OBS_STATUS', values: [value('p', 'preliminary')], default: 'A' },
      { id: 'DECIMALS', values: [value('1', 'One'), value('2', 'Two')], default: '2' },
    ];
    const one = {
      '0:1:0:0:0': { observations: { '1': [80635.5, 0, 'AUD', 0, 0], '0': [80400.1, 0, { en: 'AUD' }], '2': ['79999.9', 0] } },
    };
    const { series } = read(message({ attributes: { observation } }, { attributes: [], series: one }));
    expect(series).toHaveLength(1);
    expect(series[0]).toMatchObject({ unit: 'AUD', multiplier: 6, decimals: null, basePeriod: null });
    expect(series[0]?.observations.map((o) => [o.value, o.status])).toEqual([
      [79999.9, null],
      [80400.1, null],
      [80635.5, 'preliminary'],
    ]);
  });

  it('uses a default if an observation omits a value', () => {
    const observation = [{ id: 'OBS_STATUS', values: [value('r', 'revised')], default: 'p' }];
    const one = { '0:1:0:0:0': { attributes: [0], observations: { '0': [4], '1': [3.8, 0] } } };
    expect(read(message(attributesWith({ observation }), { series: one })).series[0]?.observations.map((o) => o.status)).toEqual([
      'preliminary',
      'revised',
    ]);
  });

  it('applies the status of a whole series to its observations', () => {
    const atSeries = attributesWith({ series: [{ id: 'OBS_STATUS', values: [value('p', 'preliminary')] }], observation: [] });
    const one = { '0:1:0:0:0': { attributes: [0], observations: { '0': [1], '1': [2] } } };
    expect(read(message(atSeries, { series: one })).series[0]?.observations.map((o) => o.status)).toEqual(['preliminary', 'preliminary']);
  });

  it('puts dimensions of the whole data set into the key in the right position', () => {
    const others = STRUCTURE.dimensions.series.filter((d) => d['id'] !== 'TSEST');
    const lifted = dimensionsWith({ dataSet: [dimension('TSEST', 'Adjustment Type', 2, [value('10', 'Original')])], series: others });
    const { dimensions, series } = read(message(lifted, { series: { '0:1:0:0': SERIES['0:1:0:0:0'] } }));
    expect(dimensions.map((d) => d.id)).toEqual(['MEASURE', 'INDEX', 'TSEST', 'REGION', 'FREQ']);
    expect(series[0]).toMatchObject({ key: '3.10001.10.50.M', adjustment: 'original' });
  });

  it('gives no series without data sets, and no observations if only keys were requested', () => {
    expect(read(message({}, { series: {} })).series).toEqual([]);
    expect(read({ data: { dataSets: [], structures: [STRUCTURE] } }).series).toEqual([]);
    const keysOnly = read(message({}, { series: { '0:1:0:0:0': { attributes: [0] } } }));
    expect(keysOnly.series.map((s) => [s.key, s.freq, s.observations.length])).toEqual([['3.10001.10.50.M', 'M', 0]]);
  });

  it('reads every form of period that FREQ allows', () => {
    const forms: Record<string, string[]> = {
      A: ['2025', '2024'],
      S: ['2024-S2', '2024-S1'],
      Q: ['2026-Q2', '2025-Q4'],
      M: ['2026-06'],
      W: ['2024-W10'],
      D: ['2024-03-31'],
    };
    for (const [freq, periods] of Object.entries(forms)) {
      const series = STRUCTURE.dimensions.series.with(4, dimension('FREQ', 'Frequency', 4, [value(freq, freq)]));
      const observation = [{ id: 'TIME_PERIOD', values: periods.map((id) => ({ id })) }];
      const observations = Object.fromEntries(periods.map((_, i) => [i, [i]]));
      const input = message(dimensionsWith({ series, observation }), { series: { '0:1:0:0:0': { attributes: [0], observations } } });
      const [one] = read(input).series;
      expect(one?.freq).toBe(freq);
      expect(one?.observations.map((o) => formatPeriod({ freq: one.freq, t: o.t }))).toEqual(periods.toReversed());
    }
  });

  it('reads a year as the financial year that ends in it only if specified', () => {
    const series = STRUCTURE.dimensions.series.with(4, dimension('FREQ', 'Frequency', 4, [value('A', 'Annual')]));
    const annual = dimensionsWith({ series, observation: [{ id: 'TIME_PERIOD', values: [{ id: '2025' }] }] });
    const decoded = decodeSdmxJson(bytes(message(annual, { series: { '0:1:0:0:0': { attributes: [0], observations: { '0': [306] } } } })));
    const period = (annualIs?: 'A' | 'FY'): string => {
      const [one] = toParsedDataset(decoded, annualIs ? { annualIs, scope: 'partial' } : {}).series;
      return formatPeriod({ freq: one?.freq ?? 'D', t: one?.observations[0]?.t ?? 0 });
    };
    expect([period(), period('FY')]).toEqual(['2025', 'FY2024-25']);
  });

  it('reads a repeated period, series or code with equal figures once, and notes it', () => {
    const time = { id: 'TIME_PERIOD', keyPosition: 5, values: ['2026-05', '2026-06', '2026-04', '2026-05'].map((id) => ({ id })) };
    const again = { '0:1:0:0:0': { ...SERIES['0:1:0:0:0'], observations: { ...SERIES['0:1:0:0:0'].observations, '3': [4, 0, 0] } } };
    const period = read(message(dimensionsWith({ observation: [time] }), { series: { ...SERIES, ...again } }));
    expect(period.series.map(({ key, observations }) => [key, observations.map(({ t, value }) => [t, value])])).toEqual(
      read(message()).series.map(({ key, observations }) => [key, observations.map(({ t, value }) => [t, value])]),
    );
    expect(period.notes).toContainEqual({
      text: 'One figure appears twice with the same value, and is read once: 3.10001.10.50.M 2026-05.',
      series: {},
    });
    const region = dimension('REGION', 'Region', 3, [value('50', 'Australia'), value('50', 'Australia')]);
    const twice = { ...SERIES, '0:1:0:1:0': SERIES['0:1:0:0:0'] };
    const series = read(message(dimensionsWith({ series: STRUCTURE.dimensions.series.with(3, region) }), { series: twice }));
    expect(series.series.map(({ key }) => key)).toEqual(read(message()).series.map(({ key }) => key));
    expect(series.dimensions[3]?.values).toHaveLength(1);
    const other = { ...SERIES, '0:1:0:1:0': { attributes: [0], observations: { '1': [3.9] } } };
    expect(() => read(message(dimensionsWith({ series: STRUCTURE.dimensions.series.with(3, region) }), { series: other }))).toThrow(
      '3.10001.10.50.M has two values for 2026-06: 3.8 (data.dataSets[0].series["0:1:0:0:0"]) and 3.9 (data.dataSets[0].series["0:1:0:1:0"]).',
    );
  });

  it('does not depend on the order in which the message lists periods and series', () => {
    const expected = read(message()).series.toSorted((a, b) => a.key.localeCompare(b.key));
    const ids = ['2026-05', '2026-06', '2026-04'];
    const shuffled = fc.record({
      periods: fc.shuffledSubarray([0, 1, 2], { minLength: 3 }),
      series: fc.shuffledSubarray(Object.entries(SERIES), { minLength: 2 }),
    });
    fc.assert(
      fc.property(shuffled, ({ periods, series }) => {
        const observation = [{ id: 'TIME_PERIOD', values: periods.map((p) => ({ id: ids[p] })) }];
        const moved = series.map(([key, node]) => {
          const observations = Object.entries(node.observations).map(([index, o]) => [periods.indexOf(Number(index)), o]);
          return [key, { ...node, observations: Object.fromEntries(observations) }];
        });
        const found = read(message(dimensionsWith({ observation }), { series: Object.fromEntries(moved) })).series;
        expect(found.toSorted((a, b) => a.key.localeCompare(b.key))).toEqual(expected);
      }),
    );
  });
});

describe('faulty messages', () => {
  const series = (node: Node, key = '0:1:0:0:0'): Node => ({ series: { [key]: node } });
  const observed = (observations: unknown): Node => series({ attributes: [0], observations });
  const time = (...ids: unknown[]): Node => dimensionsWith({ observation: [{ id: 'TIME_PERIOD', values: ids.map((id) => ({ id })) }] });

  it.each<[string, Node, string, RegExp]>([
    ['two data sets', { data: { dataSets: [{}, {}], structures: [STRUCTURE] } }, 'PARSE_LAYOUT', /dataSets/],
    ['a data set that is a list', { data: { dataSets: [[]], structures: [STRUCTURE] } }, 'PARSE_LAYOUT', /^data\.dataSets\[0\]$/],
    ['a data set that deletes', message({}, { action: 'Delete' }), 'PARSE_LAYOUT', /action/],
    ['no data sets', { data: { structures: [STRUCTURE] } }, 'PARSE_LAYOUT', /data\.dataSets/],
    ['no structure', { data: { dataSets: [{}] } }, 'PARSE_LAYOUT', /data\.structures/],
    ['errors only', { errors: [{ code: 100, title: 'NoRecordsFound' }] }, 'PARSE_LAYOUT', /errors/],
    ['no data', { meta: {} }, 'PARSE_LAYOUT', /data/],
    ['flat observations', message({}, { series: undefined, observations: { '0:1:0:0:0:0': [1] } }), 'PARSE_LAYOUT', /observations/],
    [
      'observations by another dimension',
      message(dimensionsWith({ observation: [{ id: 'REGION', values: [] }] })),
      'PARSE_LAYOUT',
      /observation/,
    ],
    ['several measures', message({ measures: { observation: [{ id: 'A' }, { id: 'B' }] } }), 'PARSE_LAYOUT', /measures/],
    ['a series key that is too short', message({}, series({}, '0:1:0:0')), 'PARSE_LAYOUT', /"0:1:0:0"/],
    ['a series key with a gap', message({}, series({}, '0::0:0:0')), 'PARSE_LAYOUT', /"0::0:0:0"/],
    ['a series key that begins with a gap', message({}, series({}, ':1:0:0:0')), 'PARSE_LAYOUT', /":1:0:0:0"/],
    ['a series index beyond its list', message({}, series({}, '0:9:0:0:0')), 'PARSE_LAYOUT', /"0:9:0:0:0"/],
    ['a series key of letters', message({}, series({}, '0:x:0:0:0')), 'PARSE_LAYOUT', /"0:x:0:0:0"/],
    ['a period index beyond its list', message({}, observed({ '0': [1], '7': [1] })), 'PARSE_LAYOUT', /"0:1:0:0:0"/],
    ['an attribute index beyond its list', message({}, observed({ '0': [1, 5] })), 'PARSE_LAYOUT', /"0:1:0:0:0"/],
    ['an observation that is not a list', message({}, observed({ '0': 4.2 })), 'PARSE_LAYOUT', /"0:1:0:0:0"/],
    ['a value that is not a number', message({}, observed({ '0': ['4.2%'] })), 'PARSE_VALUE', /"0:1:0:0:0"/],
    ['a value that is blank', message({}, observed({ '0': [' '] })), 'PARSE_VALUE', /"0:1:0:0:0"/],
    ['a value in another notation', message({}, observed({ '0': ['0x1f'] })), 'PARSE_VALUE', /"0:1:0:0:0"/],
    ['a Boolean value', message({}, observed({ '0': [true] })), 'PARSE_VALUE', /"0:1:0:0:0"/],
    ['an invalid period', message(time('2026-13', '2026-06', '2026-04')), 'PARSE_VALUE', /values\[0\]/],
    ['a repeated period with other values', message(time('2026-04', '2026-06', '2026-04')), 'DATA_DUPLICATE_KEY', /observations\["2"\]/],
    ['periods of two frequencies in a series', message(time('2026-Q2', '2026-06', '2026-04')), 'PARSE_VALUE', /"0:1:0:0:0"/],
    ['periods of another frequency than FREQ', message(time('2026-Q2', '2026-Q1', '2025-Q4')), 'PARSE_VALUE', /3\.10001\.10\.50\.M/],
    [
      'an unknown frequency',
      message(dimensionsWith({ series: STRUCTURE.dimensions.series.with(4, dimension('FREQ', '', 4, [value('H', 'Hourly')])) })),
      'PARSE_VALUE',
      /\.H$/,
    ],
    [
      'a multiplier that is not a number',
      message(attributesWith({ dataSet: [{ id: 'UNIT_MULT', values: [value('T', 'Thousands')] }] })),
      'PARSE_VALUE',
      /3\.10001/,
    ],
    [
      'a unit that changes within a series',
      message(
        attributesWith({ observation: [{ id: 'UNIT_MEASURE', values: [value('PCT', 'Percent'), value('AUD', 'Dollars')] }] }),
        observed({ '0': [1, 0], '1': [1, 1] }),
      ),
      'PARSE_VALUE',
      /"0:1:0:0:0"/,
    ],
    [
      'a group with the time dimension',
      message(attributesWith({ dimensionGroup: [{ id: 'UNIT_MULT' }] }), { dimensionGroupAttributes: { '0:::::1': [3] } }),
      'PARSE_LAYOUT',
      /dimensionGroupAttributes/,
    ],
    [
      'two codes for one dimension value',
      message(
        dimensionsWith({ series: STRUCTURE.dimensions.series.with(3, dimension('REGION', '', 3, [value('50', 'A'), value('50', 'B')])) }),
        { series: { '0:1:0:0:0': {}, '0:1:0:1:0': {} } },
      ),
      'DATA_DUPLICATE_KEY',
      /3\.10001/,
    ],
  ])('%s is refused with its path', (_what, input, code, path) => {
    expect(() => read(input)).toThrow(
      expect.objectContaining({ code, at: expect.objectContaining({ column: expect.stringMatching(path) }) }),
    );
  });

  it('refuses a number out of range', () => {
    const text = JSON.stringify(message()).replace('[3.8,', '[1e999,');
    expect(() => decodeSdmxJson(Buffer.from(text))).toThrow(expect.objectContaining({ code: 'PARSE_VALUE' }));
  });

  it('are refused if cut short, a page, or in another encoding, with the line', () => {
    const text = JSON.stringify(message(), null, 1);
    const at = (error: Node): unknown => expect.objectContaining({ at: expect.objectContaining({ row: expect.any(Number) }), ...error });
    expect(() => decodeSdmxJson(Buffer.from(text.slice(0, text.length / 2)))).toThrow(at({ code: 'PARSE_LAYOUT' }));
    expect(() => decodeSdmxJson(Buffer.from('<!DOCTYPE html><html>'))).toThrow(
      at({ code: 'PARSE_LAYOUT', message: 'Expected JSON, but received a web page.' }),
    );
    expect(() => decodeSdmxJson(Buffer.from('NoRecordsFound'))).toThrow(at({ code: 'PARSE_LAYOUT' }));
    expect(() => decodeSdmxJson(Buffer.from('{\n"name": "caf\xe9"}', 'latin1'))).toThrow(
      expect.objectContaining({ code: 'PARSE_ENCODING', at: { row: 2 } }),
    );
    expect(() => decodeSdmxJson(Buffer.from(`\ufeff${text}`))).not.toThrow();
  });
});
