import { describe, expect, it } from 'vitest';
import { formatPeriod } from '../../../src/core/period.ts';
import { toParsedDataset } from '../../../src/formats/sdmx/sdmx.ts';
import { decodeSdmxCsv } from '../../../src/formats/sdmx/sdmx-csv.ts';

const file = (...lines: string[]): Uint8Array => Buffer.from(`${lines.join('\r\n')}\r\n`);

// Net overseas migration and natural increase of 1999, thousands, as in the ABS Data API.
const CODES = [
  'DATAFLOW,MEASURE,REGION,FREQ,TIME_PERIOD,OBS_VALUE,UNIT_MEASURE,UNIT_MULT,OBS_STATUS,OBS_COMMENT',
  'ABS:ERP_COMP_Q(1.0.0),9,AUS,Q,1999-Q3,29.7,NUM,3,,',
  'ABS:ERP_COMP_Q(1.0.0),9,AUS,Q,1999-Q2,14.8,NUM,3,,',
  'ABS:ERP_COMP_Q(1.0.0),3,AUS,Q,1999-Q2,30.7,NUM,3,r,"Revised: see notes"',
];

// The same with labels, and an unavailable household spending cell (status q with an empty value).
const BOTH = [
  'DATAFLOW,MEASURE: Measure,STATE: Region,FREQ: Frequency,TIME_PERIOD: Time Period,OBS_VALUE,UNIT_MEASURE: Unit of Measure,UNIT_MULT: Unit Multiplier,OBS_STATUS: Observation Status,OBS_COMMENT: Observation Comment',
  'ABS:HSI_M(1.6.0),7: Household spending,AUS: Australia,M: Monthly,2026-05,80635.5,AUD: Australian Dollars,6: Millions,,',
  'ABS:HSI_M(1.6.0),7: Household spending,8: Australian Capital Territory,M: Monthly,2026-05,,AUD: Australian Dollars,6: Millions,q: Not available,',
  'ABS:HSI_M(1.6.0),7: Household spending,7: Northern Territory,M: Monthly,2026-05: 2026-05,,AUD: Australian Dollars,6: Millions,,Note: none',
];

// Mean dwelling price, thousands of dollars: $1,100,400 in June quarter 2026, preliminary.
const FILE = [
  'STRUCTURE,STRUCTURE_ID,STRUCTURE_NAME,ACTION,MEASURE,Measure,REGION,Region,FREQ,Frequency,TIME_PERIOD,Time Period,OBS_VALUE,Observation Value,UNIT_MEASURE,Unit of Measure,UNIT_MULT,Unit Multiplier,OBS_STATUS,Observation Status,OBS_COMMENT,Observation Comment',
  'DATAFLOW,ABS:RES_DWELL_ST(1.0.0),"Residential Dwellings: Values, Mean Price and Number by State and Territories",I,5,Mean price of residential dwellings,AUS,Australia,Q,Quarterly,2026-Q2,2026-Q2,1100.4,,AUD,Australian Dollars,3,Thousands,p,preliminary,,',
];

const read = (...lines: string[]): ReturnType<typeof toParsedDataset> => toParsedDataset(decodeSdmxCsv(file(...lines)));

describe('decodeSdmxCsv', () => {
  it('reads codes: series by key, observations in order of time, codes as labels', () => {
    const message = decodeSdmxCsv(file(...CODES));
    expect(message).toMatchObject({ structure: 'ABS:ERP_COMP_Q(1.0.0)', name: null, prepared: null });
    const { dimensions, series, notes } = toParsedDataset(message);
    expect(dimensions).toEqual([
      {
        id: 'MEASURE',
        label: 'MEASURE',
        values: [
          { code: '9', label: '9' },
          { code: '3', label: '3' },
        ],
      },
      { id: 'REGION', label: 'REGION', values: [{ code: 'AUS', label: 'AUS' }] },
      { id: 'FREQ', label: 'FREQ', values: [{ code: 'Q', label: 'Q' }] },
    ]);
    expect(series[0]).toEqual({
      key: '9.AUS.Q',
      freq: 'Q',
      unit: 'NUM',
      multiplier: 3,
      decimals: null,
      adjustment: null,
      title: null,
      basePeriod: null,
      observations: [
        { t: 7997, value: 14.8, status: null, text: null, at: null },
        { t: 7998, value: 29.7, status: null, text: null, at: null },
      ],
    });
    expect(series[1]?.observations.map((o) => [formatPeriod({ freq: 'Q', t: o.t }), o.value, o.status])).toEqual([
      ['1999-Q2', 30.7, 'revised'],
    ]);
    expect(notes).toEqual([{ text: 'Revised: see notes', series: { '3.AUS.Q': ['1999-Q2'] } }]);
  });

  it('gives no value if the status says that it is absent, but keeps the text, and notes it', () => {
    for (const code of ['q', 'n', 'm', 'c']) {
      const [first] = read(...CODES.map((line) => line.replace('29.7,NUM,3,,', `129.6,NUM,3,${code},`))).series;
      expect(first?.observations.map((o) => [o.value, o.status === null, o.text])).toEqual([
        [14.8, true, null],
        [null, false, '129.6'],
      ]);
    }
    expect(read(...CODES.map((line) => line.replace('29.7,NUM,3,,', '129.6,NUM,3,q,'))).notes).toContainEqual(
      expect.objectContaining({ text: expect.stringMatching(/^The observation status says that there is no value/) }),
    );
  });

  it('reads a repeated row once, and refuses two that differ', () => {
    const again = CODES[1] ?? '';
    const [once, twice] = [read(...CODES), read(...CODES, again)];
    const plain = (parsed: typeof once) =>
      parsed.series.map(({ observations, ...of }) => [of, observations.map(({ t, value }) => [t, value])]);
    expect(plain(twice)).toEqual(plain(once));
    expect(twice.notes).toEqual([
      ...once.notes,
      expect.objectContaining({ text: expect.stringContaining('appears twice with the same value, and is read once') }),
    ]);
    expect(() => read(...CODES, again.replace('29.7', '29.8'))).toThrow(expect.objectContaining({ code: 'DATA_DUPLICATE_KEY' }));
  });

  it('reads codes with labels in the cell, and keeps values marked as not available', () => {
    const { dimensions, series, notes } = read(...BOTH);
    expect(dimensions[1]).toEqual({
      id: 'STATE',
      label: 'Region',
      values: [
        { code: 'AUS', label: 'Australia' },
        { code: '8', label: 'Australian Capital Territory' },
        { code: '7', label: 'Northern Territory' },
      ],
    });
    expect(series.map((s) => [s.key, s.unit, s.multiplier, s.observations.map((o) => [o.value, o.status])])).toEqual([
      ['7.AUS.M', 'Australian Dollars', 6, [[80635.5, null]]],
      ['7.8.M', 'Australian Dollars', 6, [[null, 'not_available']]],
      ['7.7.M', 'Australian Dollars', 6, []],
    ]);
    expect(notes).toEqual([{ text: 'Note: none', series: { '7.7.M': ['2026-05'] } }]);
  });

  it('reads codes with labels next to them', () => {
    const message = decodeSdmxCsv(file(...FILE));
    expect(message).toMatchObject({
      structure: 'ABS:RES_DWELL_ST(1.0.0)',
      name: 'Residential Dwellings: Values, Mean Price and Number by State and Territories',
    });
    const { dimensions, series } = toParsedDataset(message);
    expect(dimensions.map((d) => [d.id, d.label, d.values[0]?.label])).toEqual([
      ['MEASURE', 'Measure', 'Mean price of residential dwellings'],
      ['REGION', 'Region', 'Australia'],
      ['FREQ', 'Frequency', 'Quarterly'],
    ]);
    expect(series[0]).toMatchObject({ key: '5.AUS.Q', unit: 'Australian Dollars', multiplier: 3 });
    expect(series[0]?.observations).toEqual([{ t: 8105, value: 1100.4, status: 'preliminary', text: null, at: null }]);
  });

  it('reads the file form without labels', () => {
    const lines = ['STRUCTURE,STRUCTURE_ID,ACTION,MEASURE,FREQ,TIME_PERIOD,OBS_VALUE', 'DATAFLOW,ABS:X(1.0.0),I,1,A,2024,7'];
    expect(read(...lines).series.map((s) => [s.key, s.observations[0]?.value])).toEqual([['1.A', 7]]);
  });

  it('finds columns by name, with attributes in any position', () => {
    const swapped = CODES.map((line) => {
      const cells = line.split(',');
      return [...cells.slice(0, 5), cells[7], cells[6], cells[5], ...cells.slice(8)].join(',');
    });
    expect(read(...swapped).series.map((s) => s.observations)).toEqual(read(...CODES).series.map((s) => s.observations));
  });

  it('drops decimals that differ within a series', () => {
    const lines = [
      'DATAFLOW,MEASURE,FREQ,TIME_PERIOD,OBS_VALUE,DECIMALS',
      'ABS:X(1.0.0),1,Q,2024-Q1,1.5,1',
      'ABS:X(1.0.0),1,Q,2024-Q2,1.25,2',
      'ABS:X(1.0.0),1,Q,2024-Q3,1.5,1',
    ];
    expect(read(...lines).series[0]?.decimals).toBeNull();
  });

  it('recognises a message with only a header', () => {
    expect(read(CODES[0] ?? '').series).toEqual([]);
  });
});

describe('faulty files', () => {
  const renamed = (from: string, to: string): string[] => [(CODES[0] ?? '').replace(from, to), ...CODES.slice(1)];

  it.each([
    ['DATAFLOW', CODES],
    ['TIME_PERIOD', CODES],
    ['OBS_VALUE', CODES],
    ['STRUCTURE_ID', FILE],
    ['TIME_PERIOD', FILE],
    ['OBS_VALUE', FILE],
  ])('without the column %s are refused with its name', (column, [header = '', ...rows]) => {
    expect(() => read(header.replace(column, `${column}X`), ...rows)).toThrow(
      expect.objectContaining({ code: 'PARSE_LAYOUT', message: `The column ${column} is missing.`, at: { row: 1, column } }),
    );
  });

  it.each<[string, string[], string, Record<string, unknown>]>([
    ['a repeated column', renamed('OBS_STATUS', 'UNIT_MULT'), 'PARSE_LAYOUT', { row: 1, column: 'UNIT_MULT' }],
    ['no dimension', ['DATAFLOW,TIME_PERIOD,OBS_VALUE', 'ABS:X(1.0.0),2024,1'], 'PARSE_LAYOUT', { row: 1 }],
    ['a last row cut short', [...CODES, 'ABS:ERP_COMP_Q(1.0.0),3,AUS,Q,1999-'], 'PARSE_LAYOUT', { row: 5 }],
    ['a row too long', [...CODES, `${CODES[1]},x`], 'PARSE_LAYOUT', { row: 5 }],
    ['another dataflow', [...CODES, 'ABS:CPI(2.0.0),9,AUS,Q,1999-Q4,1,NUM,3,,'], 'PARSE_LAYOUT', { row: 5 }],
    ['a row that deletes', [FILE[0] ?? '', (FILE[1] ?? '').replace(',I,', ',D,')], 'PARSE_LAYOUT', { row: 2, column: 'ACTION' }],
    [
      'a value that is not a number',
      [...CODES, 'ABS:ERP_COMP_Q(1.0.0),9,AUS,Q,1999-Q4,n.p.,NUM,3,,'],
      'PARSE_VALUE',
      { row: 5, column: 'OBS_VALUE', value: 'n.p.' },
    ],
    [
      'an invalid period',
      [...CODES, 'ABS:ERP_COMP_Q(1.0.0),9,AUS,Q,1999Q4,1,NUM,3,,'],
      'PARSE_VALUE',
      { row: 5, column: 'TIME_PERIOD', value: '1999Q4' },
    ],
    [
      'a repeated period',
      [...CODES, 'ABS:ERP_COMP_Q(1.0.0),9,AUS,Q,1999-Q2,15,NUM,3,,'],
      'DATA_DUPLICATE_KEY',
      { row: 5, column: '9.AUS.Q' },
    ],
    [
      'a changed unit',
      [...CODES, 'ABS:ERP_COMP_Q(1.0.0),9,AUS,Q,1999-Q4,15000,NUM,0,,'],
      'PARSE_VALUE',
      { column: 'UNIT_MULT, row 5', value: '0' },
    ],
    ['two frequencies', [...CODES, 'ABS:ERP_COMP_Q(1.0.0),9,AUS,Q,1999-12,15,NUM,3,,'], 'PARSE_VALUE', { row: 5, column: '9.AUS.Q' }],
    ['a page', ['<html><body>Endpoint request timed out</body></html>'], 'PARSE_LAYOUT', { row: 1 }],
    ['a plain text', ['NoRecordsFound'], 'PARSE_LAYOUT', { row: 1, column: 'DATAFLOW' }],
    ['nothing', [''], 'PARSE_LAYOUT', { row: 1, column: 'DATAFLOW' }],
    ['an unclosed quote', [...CODES, '"ABS:ERP_COMP_Q(1.0.0),9'], 'PARSE_LAYOUT', { row: 5 }],
  ])('%s is refused with its location', (_what, lines, code, at) => {
    expect(() => read(...lines)).toThrow(expect.objectContaining({ code, at: expect.objectContaining(at) }));
  });
});
