import { utils, write } from '@e965/xlsx';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WattleError } from '../../../src/core/errors.ts';
import type { ParsedSeries } from '../../../src/core/observation.ts';
import { formatPeriod } from '../../../src/core/period.ts';
import { parseTable } from '../../../src/sources/rba/parse.ts';
import { uncuratedTable } from '../../../src/sources/rba/table.ts';
import { capture } from '../capture.ts';

// Values: RBA table G1, vintages of 30 October 2025 and 29 January 2026. A2 of 17 March 2026. F1.1 of 1 May 2026 (except its one treasury
// note).
const G1 = [
  'G1 CONSUMER PRICE INFLATION,,,',
  'Title,Consumer price index,Year-ended inflation,',
  'Description,Consumer price index; All groups,"Consumer price index; Year-ended change (in per cent)",',
  'Frequency,Quarterly,Quarterly,',
  'Type,Original,Original,',
  'Units,"Index, 2011/12=100",Per cent,',
  ',,,',
  ',,,',
  'Source,ABS / RBA,ABS / RBA,',
  'Publication date,30-Oct-2025,30-Oct-2025,',
  'Series ID,GCPIAG,GCPIAGYP,',
  '31/03/2025,140.7,2.4,',
  '30/06/2025,141.7,2.1,',
  '30/09/2025,143.6,3.2,',
  '31/12/2025,,,',
  '31/03/2026,,,',
  ',,,',
];

const parse = (lines: readonly string[], table = 'G1', retrievedAt = '2026-01-19T00:00:00Z') =>
  parseTable(
    capture(`${lines.join('\r\n')}\r\n`, {
      url: `https://www.rba.gov.au/statistics/tables/csv/${table.toLowerCase()}-data.csv`,
      retrievedAt,
    }),
    {
      table,
      scope: 'whole',
    },
  );

describe('labels and marks that people type', () => {
  it.each(['Publish date', 'Published date', 'Date published', 'PUBLICATION DATE:'])('%s is the publication date', (label) => {
    expect(parse(G1.map((line) => line.replace('Publication date', label)))).toEqual(parse(G1));
  });

  it('the label may have any case, spaces and a colon', () => {
    const labels = fc.constantFrom('Publish date', 'Published date', 'Date published', 'Publication date');
    const spelling = fc.tuple(
      labels,
      fc.constantFrom('as is', 'upper', 'lower'),
      fc.constantFrom('', ' ', '  '),
      fc.constantFrom('', ':', ' :'),
    );
    fc.assert(
      fc.property(spelling, ([label, letters, space, colon]) => {
        const cased = letters === 'upper' ? label.toUpperCase() : letters === 'lower' ? label.toLowerCase() : label;
        const text = `${cased.replace(' ', ` ${space}`)}${colon}${space}`;
        expect(parse(G1.map((line) => line.replace('Publication date', text)))).toEqual(parse(G1));
      }),
      { numRuns: 40 },
    );
  });

  it('a marked value is read with its mark, and #N/A as missing', () => {
    const marked = parse(G1.map((line) => line.replace('143.6,3.2', '143.6*,#N/A')));
    expect(marked.series.map(({ observations }) => observations.at(-1))).toMatchObject([
      { value: 143.6, status: 'other', text: '143.6*' },
      { value: null, status: 'not_available', text: '#N/A' },
    ]);
  });
});

const shown = (series: ParsedSeries | undefined): unknown =>
  series?.observations.map((o) => [formatPeriod({ freq: series.freq, t: o.t }), o.value, o.at]);

/** Returns the error from a parse. Fails the test if there is no error. */
function refusal(act: () => unknown): WattleError {
  try {
    act();
  } catch (error) {
    if (error instanceof WattleError) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}

const replaced = (lines: readonly string[], from: string, to: string): readonly string[] => {
  const changed = lines.map((line) => line.replace(from, to));
  expect(changed).not.toEqual(lines);
  return changed;
};

describe('labels', () => {
  const figures = (lines: readonly string[]) =>
    parse(lines).series.map(({ key, unit, observations }) => [key, unit, observations.map(({ t, value }) => [t, value])]);
  it.each([
    ['colons after them', G1.map((line) => line.replace(/^([A-Z][A-Za-z ]+),/, '$1:,'))],
    [
      'non-breaking spaces in them',
      G1.map((line) => line.replace('Publication date', 'Publication\u00a0date').replace('Series ID', 'Series\u00a0ID\u00a0')),
    ],
    ['Unit for Units', G1.map((line) => line.replace(/^Units/, 'Unit'))],
    ['a blank column before them', G1.map((line) => `,${line}`)],
  ])('are read with %s', (_name, lines) => {
    expect(lines).not.toEqual(G1);
    expect(figures(lines)).toEqual(figures(G1));
  });

  it('are refused if titles are in the column next to their series', () => {
    const lines = replaced(G1, 'Title,Consumer price index,Year-ended inflation,', 'Title,,Consumer price index,Year-ended inflation');
    expect(refusal(() => parse(lines))).toMatchObject({
      code: 'PARSE_LAYOUT',
      message: 'The series GCPIAG has no title, and the title “Year-ended inflation” has no series.',
      at: { row: 2, column: 'B' },
    });
  });
});

describe('other content of a table', () => {
  it('is noted: a column without an id, and other sheets of a workbook', () => {
    const announced = replaced(
      G1,
      'Title,Consumer price index,Year-ended inflation,',
      'Title,Consumer price index,Year-ended inflation,Monthly inflation',
    );
    expect(parse(announced).leftOut).toEqual([{ what: 'columns', count: 1, examples: ['Monthly inflation'] }]);
    expect(parse(G1).leftOut).toEqual([]);
    const book = utils.book_new();
    for (const [name, rows] of [
      ['Data', G1.map((line) => line.split(','))],
      ['Notes', [['A note']]],
    ] as const) {
      utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), name);
    }
    const bytes = new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
    const { leftOut } = parseTable(capture(bytes, { url: 'https://www.rba.gov.au/g01hist.xlsx', retrievedAt: '2026-01-19T00:00:00Z' }), {
      table: 'G1',
      scope: 'whole',
    });
    expect(leftOut).toEqual([{ what: 'sheets', count: 1, examples: ['Notes'] }]);
  });
});

describe('a table in CSV', () => {
  it('has a series for each column, with period, unit, base, title and the address of each value', () => {
    const parsed = parse(G1);
    expect(parsed.dimensions.map((d) => [d.id, d.values.map((v) => v.code)])).toEqual([
      ['SERIES', ['GCPIAG', 'GCPIAGYP']],
      ['TABLE', ['G1']],
    ]);
    const [index, change] = parsed.series;
    expect(index).toMatchObject({
      key: 'GCPIAG.G1',
      freq: 'Q',
      unit: 'Index, 2011/12=100',
      basePeriod: '2011/12=100',
      multiplier: 0,
      adjustment: 'original',
      title: 'Consumer price index',
    });
    expect(shown(index)).toEqual([
      ['2025-Q1', 140.7, 'r12 GCPIAG'],
      ['2025-Q2', 141.7, 'r13 GCPIAG'],
      ['2025-Q3', 143.6, 'r14 GCPIAG'],
    ]);
    expect(change).toMatchObject({ key: 'GCPIAGYP.G1', unit: 'Per cent', basePeriod: null });
    expect(parsed.publishedOn).toBe('2025-10-30');
    expect(parsed.scope).toBe('whole');
  });

  it('has labels that are found by name, in any position', () => {
    const [title = '', ...rest] = G1;
    const moved = [title, rest[9] ?? '', rest[8] ?? '', ...rest.slice(0, 8), ...rest.slice(10)];
    expect(parse(moved).series).toEqual(parse(G1).series);
  });

  it('may have Mnemonic instead of Series ID, as in older files', () => {
    expect(parse(replaced(G1, 'Series ID', 'Mnemonic')).series.map((s) => s.key)).toEqual(['GCPIAG.G1', 'GCPIAGYP.G1']);
  });

  it('may be windows-1252 without a mark', () => {
    const lines = replaced(G1, 'Year-ended inflation', 'Year-ended inflation \u2013 original');
    const bytes = Buffer.from(lines.join('\r\n').replaceAll('\u2013', '\u0096'), 'latin1');
    const parsed = parseTable(capture(bytes, { url: 'https://www.rba.gov.au/g1.csv' }), { table: 'G1', scope: 'whole' });
    expect(parsed.series[1]?.title).toBe('Year-ended inflation \u2013 original');
  });

  it('may have rows of different lengths, padding and blank lines', () => {
    const ragged = G1.map((line) => line.replace(/,+$/, ''));
    expect(parse([...ragged, ...Array<string>(50).fill(''), ...Array<string>(50).fill(',,,')]).series).toEqual(parse(G1).series);
  });

  it('has no rows with future dates and no values', () => {
    expect(parse(G1).series[0]?.observations).toHaveLength(3);
  });

  it('may have a year far ahead, which is checked elsewhere', () => {
    const parsed = parse(replaced(G1, '30/09/2025', '30/09/2206'));
    expect(shown(parsed.series[0])).toContainEqual(['2206-Q3', 143.6, 'r14 GCPIAG']);
  });

  it('is refused with a renamed label, which is named', () => {
    const error = refusal(() => parse(replaced(G1, 'Units,', 'Unit of measure,')));
    expect(error.code).toBe('PARSE_LAYOUT');
    expect(error.message).toContain('“units”');
    expect(error.at?.url).toContain('g1-data.csv');
  });

  it('is refused with text that is not a known mark, with row and series', () => {
    const error = refusal(() => parse(replaced(G1, '141.7', 'see below')));
    expect(error.code).toBe('PARSE_VALUE');
    expect(error.at).toMatchObject({ row: 13, column: 'GCPIAG', value: 'see below' });
  });

  it('is refused with a comma that does not separate thousands, with row and series', () => {
    const error = refusal(() => parse(replaced(G1, '140.7,2.4', '140.7,"0,890"')));
    expect([error.code, error.at?.row, error.at?.column, error.at?.value]).toEqual(['PARSE_VALUE', 12, 'GCPIAGYP', '0,890']);
  });

  it('may have text lines above and below the values, which are noted', () => {
    const plain = parse(G1);
    const noted = parse([
      ...G1.slice(0, 11),
      '* Year-ended changes are of the index.,,,',
      ...G1.slice(11),
      '\u00a9 Reserve Bank of Australia',
    ]);
    expect(noted.series.map((one) => one.observations.map(({ t, value }) => [t, value]))).toEqual(
      plain.series.map((one) => one.observations.map(({ t, value }) => [t, value])),
    );
    expect(noted.notes).toEqual([
      { code: 'quoted_line', text: 'A line next to the figures reads: * Year-ended changes are of the index.' },
      { code: 'quoted_line', text: 'A line next to the figures reads: \u00a9 Reserve Bank of Australia' },
    ]);
    expect(refusal(() => parse([...G1.slice(0, 13), 'break in series,,,', ...G1.slice(13)])).at?.row).toBe(14);
  });

  it('may have text below the values without a line end, and with an unquoted comma', () => {
    const read = (last: string) =>
      parseTable(capture([...G1, last].join('\r\n'), { url: 'https://www.rba.gov.au/statistics/tables/csv/g1-data.csv' }), {
        table: 'G1',
        scope: 'whole',
      });
    for (const last of ['\u00a9 Reserve Bank of Australia', 'Sources: ABS, RBA', '(a) Year-ended changes, of the index,,']) {
      const noted = read(last);
      expect(noted.series.map(({ observations }) => observations)).toEqual(parse(G1).series.map(({ observations }) => observations));
      expect(noted.notes).toEqual([{ code: 'quoted_line', text: `A line next to the figures reads: ${last.replace(/,+$/, '')}` }]);
    }
    for (const last of ['(a) Year-ended,2.4', 'Sources: ABS,RBA', '31 December', 'Dec 20']) {
      expect(refusal(() => read(last)).at?.row).toBe(G1.length + 1);
    }
  });

  it('has no footnote mark after a unit', () => {
    const marked = parse(replaced(G1, 'Per cent', 'Per cent (a)'));
    expect(marked.series.map(({ unit }) => unit)).toEqual(parse(G1).series.map(({ unit }) => unit));
  });

  it.each([
    ['30/06/2025', '30 June 2025'],
    ['30/06/2025', '30-Jun-25'],
    ['30/06/2025', 'Jun-25'],
    ['30/06/2025', '2025-06-30'],
  ])('has %s if it is written as %s', (from, to) => {
    expect(shown(parse(replaced(G1, from, to)).series[0])).toEqual(shown(parse(G1).series[0]));
  });

  it('is refused with a year of two digits that does not match the rows around it', () => {
    const error = refusal(() => parse(replaced(G1, '30/06/2025', 'Jun-27')));
    expect([error.code, error.at?.row, error.at?.value]).toEqual(['PARSE_VALUE', 14, '30/09/2025']);
  });

  it('has a repeated month and column with equal values once', () => {
    const month = parse([...G1.slice(0, 12), G1[11] ?? '', ...G1.slice(12)]);
    expect(month.series.map((one) => one.observations.length)).toEqual([3, 3]);
    const column = parse(
      G1.map((line, i) =>
        i === 0 || line.endsWith(',,,') ? line : line.replace(/,$/, `,${line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)[2]}`),
      ),
    );
    expect(column.series.map((one) => one.key)).toEqual(['GCPIAG.G1', 'GCPIAGYP.G1']);
    expect(month.notes).toEqual([
      expect.objectContaining({
        text: expect.stringMatching(/^2 figures appear twice with the same value, and are read once: GCPIAG.G1 /),
      }),
    ]);
    expect(column.notes).toEqual([
      { text: 'One series appears twice with the same figures, and is read once: GCPIAGYP (columns C and D).', series: {} },
    ]);
  });

  it('may lack its last line end if the last value is complete, but not if it may be incomplete', () => {
    const text = [...G1.slice(0, 11), '31/12/2024,139.4,2.4,', ...G1.slice(11, 14)].map((line) => line.replace(/,$/, '')).join('\r\n');
    const read = (bytes: string) =>
      parseTable(capture(bytes, { url: 'https://www.rba.gov.au/statistics/tables/csv/g1-data.csv' }), { table: 'G1', scope: 'partial' });
    expect(read(text).series[1]?.observations.map(({ value }) => value)).toEqual([2.4, 2.4, 2.1, 3.2]);
    expect(refusal(() => read(text.slice(0, -1))).at?.row).toBe(15);
    const whole = (bytes: string) =>
      parseTable(capture(bytes, { url: 'https://www.rba.gov.au/statistics/tables/csv/g1-data.csv' }), { table: 'G1', scope: 'whole' });
    expect(whole(text).series).toEqual(read(text).series);
    expect(refusal(() => whole(text.slice(0, -1))).at?.row).toBe(15);
  });

  it('is refused if the last row ends after a separator and the row above continues', () => {
    const read = (bytes: string) =>
      parseTable(capture(bytes, { url: 'https://www.rba.gov.au/statistics/tables/csv/g1-data.csv' }), { table: 'G1', scope: 'whole' });
    const rows = [...G1.slice(0, 11), '31/03/2025,140.7,2.4', '30/06/2025,141.7,'];
    expect(refusal(() => read(rows.join('\r\n')))).toMatchObject({
      code: 'PARSE_LAYOUT',
      at: { row: 13, column: '3', value: '30/06/2025,141.7,' },
    });
    expect(refusal(() => read([...rows.slice(0, -1), '30/06/2025,'].join('\r\n')))).toMatchObject({
      code: 'PARSE_LAYOUT',
      at: { row: 13 },
    });
    expect(read(`${rows.join('\r\n')}\r\n`).series.map(({ observations }) => observations.at(-1)?.value)).toEqual([141.7, 2.4]);
  });

  it('is refused with a row that does not begin with a date', () => {
    const error = refusal(() => parse(replaced(G1, '30/06/2025', '31/06/2025')));
    expect(error).toMatchObject({ code: 'PARSE_VALUE', at: { row: 13, value: '31/06/2025' } });
  });

  it('is refused with values in a column without an id', () => {
    const error = refusal(() => parse(replaced(G1, 'GCPIAG,GCPIAGYP', 'GCPIAG,')));
    expect(error.code).toBe('PARSE_LAYOUT');
    expect(error.at).toMatchObject({ row: 12, column: 'C' });
  });

  it('is refused with a repeated id, and with two values for one period', () => {
    const column = refusal(() => parse(replaced(G1, 'GCPIAG,GCPIAGYP', 'GCPIAG,GCPIAG')));
    expect([column.code, column.message]).toEqual([
      'DATA_DUPLICATE_KEY',
      '“GCPIAG” occurs in two columns that differ: Index, 2011/12=100 (B6) and Per cent (C6).',
    ]);
    const error = refusal(() => parse(replaced(G1, '30/06/2025', '30/09/2025')));
    expect(error.code).toBe('DATA_DUPLICATE_KEY');
    expect(error.at).toMatchObject({ row: 14, column: 'GCPIAG' });
  });

  it('is refused if it is another table, a web page, or a table without rows', () => {
    expect(refusal(() => parse(G1, 'G2')).message).toContain('headed G1');
    expect(refusal(() => parse(['<!DOCTYPE html><html><body>Access denied</body></html>'])).code).toBe('PARSE_LAYOUT');
    expect(refusal(() => parse(G1.slice(0, 11))).code).toBe('PARSE_LAYOUT');
  });

  it('is parsed without an error if it no longer has a series of the catalogue', () => {
    const parsed = parse(replaced(G1, 'GCPIAGYP', 'GCPINEW'));
    expect(parsed.series.map((s) => s.key)).toEqual(['GCPIAG.G1', 'GCPINEW.G1']);
  });
});

describe('announcements (A2)', () => {
  const A2 = [
    'A2 RESERVE BANK OF AUSTRALIA \u2013 CHANGES IN MONETARY POLICY AND ADMINISTERED RATES,,',
    'Title,Change in Cash Rate Target,New Cash Rate Target',
    'Description,Change (in percentage points),The Cash Rate Target As Announced',
    'Frequency,As announced,As announced',
    'Type,Original,Original',
    'Units,Per cent,Per cent',
    ',,',
    'Source,RBA,RBA',
    'Publication date,17-Mar-2026,17-Mar-2026',
    'Series ID,ARBAMPCCCR,ARBAMPCNCRT',
    '23-Jan-1990,-0.50 to -1.00,17.00 to 17.50',
    '02-Aug-1990,-1.00,14.00',
    '04-Feb-2026,+0.25,3.85',
    '18-Mar-2026,+0.25,4.10',
  ];

  it('has a range as text without a value, and may have plus signs', () => {
    const [change, target] = parse(A2, 'A2', '2026-04-21T00:00:00Z').series;
    expect(target?.freq).toBe('D');
    expect(target?.observations[0]).toMatchObject({ value: null, status: 'range', text: '17.00 to 17.50' });
    expect(change?.observations.at(-1)).toMatchObject({ value: 0.25, status: null, text: null });
    expect(shown(target)).toContainEqual(['2026-03-18', 4.1, 'r14 ARBAMPCNCRT']);
  });

  it('may have a publication date just before the latest change takes effect', () => {
    expect(parse(A2, 'A2', '2026-04-21T00:00:00Z').publishedOn).toBe('2026-03-17');
  });
});

describe('monthly tables', () => {
  const F1_1 = [
    'F1.1 INTEREST RATES AND YIELDS \u2013 MONEY MARKET',
    'Title,Cash Rate Target,3-month BABs/NCDs,Volume,3- month Treasury Note',
    'Frequency,Monthly,Monthly,Monthly,See notes',
    'Type,Original,Original,Original,Original',
    'Units,Per cent,Per cent,$m,Per cent',
    '',
    'Source,RBA,ASX,RBA,RBA',
    'Publication date,01-May-2026,01-May-2026,01-May-2026,01-May-2026',
    'Series ID,FIRMMCRT,FIRMMBAB90,FIRMMCRIVM,FIRMMTN3',
    '28/02/2026,3.83,3.96,29244,3.7',
    '31/03/2026,3.96,4.19,36695',
    '30/04/2026,4.10,4.34,33144',
  ];

  it('have months from month ends, separate units and multipliers, and the common frequency for "See notes"', () => {
    const [target, , volume, note] = parse(F1_1, 'F1.1', '2026-05-11T00:00:00Z').series;
    expect(shown(target)).toEqual([
      ['2026-02', 3.83, 'r10 FIRMMCRT'],
      ['2026-03', 3.96, 'r11 FIRMMCRT'],
      ['2026-04', 4.1, 'r12 FIRMMCRT'],
    ]);
    expect(target?.key).toBe('FIRMMCRT.F1.1');
    expect(volume).toMatchObject({ unit: 'AUD', multiplier: 6 });
    expect(note).toMatchObject({ freq: 'M' });
    expect(note?.observations).toHaveLength(1);
  });

  it('name the owner of values that do not belong to an agency', () => {
    const { notes } = parse(F1_1, 'F1.1', '2026-05-11T00:00:00Z');
    expect(notes).toEqual([
      {
        code: 'third_party',
        text: 'Figures of FIRMMBAB90 are sourced from ASX, whose terms may apply.',
        series: { 'FIRMMBAB90.F1.1': [] },
      },
    ]);
  });

  it('have the frequency from the distance between rows if no column states one', () => {
    const silent = F1_1.map((line) => (line.startsWith('Frequency') ? 'Frequency,See notes,,See notes,' : line));
    expect(parse(silent, 'F1.1', '2026-05-11T00:00:00Z').series.map((s) => s.freq)).toEqual(['M', 'M', 'M', 'M']);
  });

  it('ignore a publication date before the values (F5 of January 2026) or after the download', () => {
    const early = F1_1.map((line) => line.replaceAll('01-May-2026', '08-Jan-2025'));
    const parsed = parse(early, 'F1.1', '2026-05-11T00:00:00Z');
    expect(parsed.publishedOn).toBeNull();
    expect(parsed.notes.at(-1)).toContain('2025-01-08');
    expect(parse(F1_1, 'F1.1', '2026-04-29T00:00:00Z').publishedOn).toBeNull();
  });

  it('have the latest plausible date if columns differ', () => {
    const mixed = F1_1.map((line) =>
      line.startsWith('Publication') ? 'Publication date,01-Oct-2024,01-May-2026,01-Jan-2031,01-May-2026' : line,
    );
    expect(parse(mixed, 'F1.1', '2026-05-11T00:00:00Z').publishedOn).toBe('2026-05-01');
  });

  it('may have Mon-YYYY dates', () => {
    const named = F1_1.map((line) =>
      line.replace(/^(\d\d)\/(\d\d)\/(\d{4})/, (_, __, m: string, y: string) => `${['', '', 'Feb', 'Mar', 'Apr'][Number(m)]}-${y}`),
    );
    expect(parse(named, 'F1.1', '2026-05-11T00:00:00Z').series[0]?.observations.map((o) => o.t)).toEqual(
      parse(F1_1, 'F1.1', '2026-05-11T00:00:00Z').series[0]?.observations.map((o) => o.t),
    );
  });
});

describe('a table as a workbook', () => {
  const rows: (string | number | null)[][] = [
    ['G1 CONSUMER PRICE INFLATION'],
    ['Title', 'Consumer price index', 'Year-ended inflation'],
    ['Description', 'Consumer price index; All groups', 'Year-ended change'],
    ['Frequency', 'Quarterly', 'Quarterly'],
    ['Type', 'Original', 'Original'],
    ['Units', 'Index, September 2025 month = 100', 'Per cent'],
    [],
    ['Source', 'ABS / RBA', 'ABS / RBA'],
    ['Publication date', '29-Jan-2026', '29-Jan-2026'],
    ['Series ID', 'GCPIAG', 'GCPIAGYP'],
    [45838, 98.43, 2.1], // 2025-06-30
    [45930, 99.73, 3.2],
    [46022, 100.32, 3.6],
    [46112, ' ', ''],
  ];
  const workbook = (content: typeof rows, sheet = 'Data'): Uint8Array => {
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet(content), sheet);
    return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
  };
  const read = (bytes: Uint8Array) =>
    parseTable(capture(bytes, { url: 'https://www.rba.gov.au/statistics/tables/xls/g01hist.xlsx', retrievedAt: '2026-04-01T00:00:00Z' }), {
      table: 'G1',
      scope: 'whole',
    });

  it('has the same keys as the CSV, so that vintages of both can be combined', () => {
    const parsed = read(workbook(rows));
    expect(parsed.series.map((s) => s.key)).toEqual(parse(G1).series.map((s) => s.key));
    expect(shown(parsed.series[0])).toEqual([
      ['2025-Q2', 98.43, 'Data!B11'],
      ['2025-Q3', 99.73, 'Data!B12'],
      ['2025-Q4', 100.32, 'Data!B13'],
    ]);
    expect(parsed.series[0]).toMatchObject({ basePeriod: 'September 2025 month = 100' });
    expect(parsed.publishedOn).toBe('2026-01-29');
  });

  it('has a number as a workbook shows it, without the digits after the fifteenth', () => {
    const noisy = rows.map((row) => row.map((cell) => (cell === 98.43 ? 740.3000000000001 : cell)));
    expect(read(workbook(noisy)).series[0]?.observations[0]?.value).toBe(740.3);
  });

  it('is refused without the sheet Data', () => {
    expect(refusal(() => read(workbook(rows, 'Notes'))).code).toBe('PARSE_LAYOUT');
  });
});

describe('tables without a declaration', () => {
  it.each([
    ['B1', 'B1', 'b1-data.csv'],
    ['b1', 'B1', 'b1-data.csv'],
    ['D14.1', 'D14.1', 'd14.1-data.csv'],
    ['C1.1', 'C1.1', 'c1.1-aggregate.csv'],
    ['B12.1.1', 'B12.1.1', 'b12.1.1.csv'],
    ['j1_cash_rate', 'J1-CASH-RATE', 'j1-cash-rate.csv'],
    ['A3-DAILY-OPEN-MARKET-OPERATIONS', 'A3-DAILY-OPEN-MARKET-OPERATIONS', 'a3-daily-open-market-operations.csv'],
  ])('%s is %s, at %s', (given, id, file) => {
    const table = uncuratedTable(given);
    expect(table).toMatchObject({ id, curated: false });
    expect(table?.asks()[0]?.url).toBe(`https://www.rba.gov.au/statistics/tables/csv/${file}`);
  });

  it.each(['', 'CPI', 'K1', '1A', 'B1/../../x', 'B1.'])('%j cannot be a table', (id) => {
    expect(uncuratedTable(id)).toBeNull();
  });
});
