/** Checks the meaning of units as spelled in the ABS code list, in ABS workbooks and in RBA tables. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shiftDecimal } from '../../src/core/decimal.ts';
import { describeUnit, parseUnit, sameScale, unitsShort, unitText, unlikeUnits } from '../../src/core/units.ts';

describe('parseUnit', () => {
  it.each([
    // ABS UNIT_MEASURE codes and labels
    ['PCT', 'Per cent', 0],
    ['Percent', 'Per cent', 0],
    ['PCT_PTS', 'Percentage points', 0],
    ['Percentage Points', 'Percentage points', 0],
    ['IN', 'Index', 0],
    ['Index Numbers', 'Index', 0],
    ['IP', 'Index points', 0],
    ['Index Points', 'Index points', 0],
    ['AUD', 'AUD', 0],
    ['Australian Dollars', 'AUD', 0],
    ['Australian Dollar', 'AUD', 0],
    ['NUM', 'Number', 0],
    ['PSNS', 'Persons', 0],
    ['PS', 'Persons', 0],
    ['Persons', 'Persons', 0],
    // ABS time series workbooks
    ['000', 'Number', 3],
    ['$ Millions', 'AUD', 6],
    ['$', 'AUD', 0],
    ["$'000", 'AUD', 3],
    ['000 Hours', 'Hours', 3],
    ['proportion', 'Proportion', 0],
    // RBA tables
    ['Per cent', 'Per cent', 0],
    ['Per cent ', 'Per cent', 0],
    ['Per cent per annum', 'Per cent per annum', 0],
    ['$m', 'AUD', 6],
    ['$ million', 'AUD', 6],
    ['$ billion', 'AUD', 9],
    ['$b', 'AUD', 9],
    ['$bn', 'AUD', 9],
    [" '000", 'Number', 3],
    ['Number ', 'Number', 0],
    ['Index', 'Index', 0],
    // others
    ['A$ million', 'AUD', 6],
    ['AUD millions', 'AUD', 6],
    ['Millions of dollars', 'AUD', 6],
    ["'000 persons", 'Persons', 3],
    ['’000 persons', 'Persons', 3],
  ])('%j is %s, 10^%d', (text, unit, multiplier) => {
    expect(parseUnit(text)).toEqual({ unit, multiplier });
  });

  it.each([
    'USD',
    'SDR',
    'Index, 2011/12=100',
    'Index, September 2025 month = 100',
    'Index 04-Jan-2011=100',
    'Tonnes',
    'AUD/MWh',
    'm',
    'MW',
    '%c',
  ])('leaves %j unchanged', (text) => {
    expect(parseUnit(text)).toEqual({ unit: text, multiplier: 0 });
  });
});

describe('every spelling', () => {
  it.each([
    ['Per cent', '%', ['PCT', 'percent', 'per cent', '%', 'percentage']],
    ['Per cent per annum', '% p.a.', ['per cent per annum', 'percent per annum', '% per annum', '% p.a.', '% pa']],
    ['Percentage points', 'ppt', ['PCT_PTS', 'percentage points', 'percentage point', 'ppt', '% points', 'per cent points']],
    ['Index', 'Index', ['IN', 'index', 'index numbers', 'index number']],
    ['Index points', 'index pts', ['IP', 'index points', 'index pts']],
    ['AUD', 'AUD', ['AUD', '$', 'A$', '$A', 'AUD$', 'dollar', 'dollars', '$ dollars', 'Australian dollar', 'Australian dollars']],
    ['Number', 'no.', ['NUM', 'number', 'no', 'no.']],
    ['Persons', 'persons', ['PSNS', 'PS', 'PSN', 'persons', 'person', 'people']],
    ['Hours', 'h', ['HRS', 'HR', 'hours', 'hour']],
    ['Jobs', 'jobs', ['jobs']],
    ['Dwellings', 'dwellings', ['dwellings']],
    ['Dwelling units', 'dwelling units', ['dwelling units']],
    ['Proportion', 'proportion', ['proportion']],
  ])('of %s is read, and its short form is %s', (unit, short, spellings) => {
    expect(spellings.map((text) => parseUnit(text))).toEqual(spellings.map(() => ({ unit, multiplier: 0 })));
    expect(unitsShort(unit)).toBe(short);
  });

  it.each([
    [1, 'ten', 'ten', ['tens', 'ten']],
    [2, 'hundred', 'hundred', ['hundreds', 'hundred']],
    [3, 'thousand', "'000", ['thousands', 'thousand', "'000s", "'000", '000s', '000']],
    [4, 'ten thousand', 'ten thousand', ['tens of thousands', 'ten thousand']],
    [5, 'hundred thousand', 'hundred thousand', ['hundreds of thousands', 'hundred thousand']],
    [6, 'million', 'm', ['millions', 'million', 'mn', 'm']],
    [9, 'billion', 'bn', ['billions', 'billion', 'bn', 'b']],
    [12, 'trillion', 'tn', ['trillions', 'trillion', 'tn']],
  ])('of 10^%d is read before and after a unit, and written %s and %s', (multiplier, word, short, spellings) => {
    for (const text of spellings) {
      expect(parseUnit(`${text} persons`), text).toEqual({ unit: 'Persons', multiplier });
      expect(parseUnit(`${text} of persons`), text).toEqual({ unit: 'Persons', multiplier });
      expect(parseUnit(`Persons ${text}`), text).toEqual({ unit: 'Persons', multiplier });
      expect(parseUnit(`$${text}`), text).toEqual({ unit: 'AUD', multiplier });
      expect(parseUnit(text).multiplier, text).toBe(text.length > 2 ? multiplier : 0);
    }
    expect(describeUnit('Jobs', multiplier)).toBe(`${word} jobs`);
    expect(unitsShort('Jobs', multiplier)).toBe(`${short} jobs`);
    expect(unitsShort('Number', multiplier)).toBe(short);
  });

  it('keeps the words of an unknown unit, with single blanks', () => {
    expect(parseUnit('  Cubic \t metres ')).toEqual({ unit: 'Cubic metres', multiplier: 0 });
    expect(unitsShort('My Index points')).toBe('My Index points');
    expect(unitsShort('Indexed wages')).toBe('Indexed wages');
    expect(unitsShort('$ Millions', 0)).toBe('AUD m');
    expect(describeUnit('USDollars', 6)).toBe('million USDollars');
    expect(unitsShort('USDollars', 6)).toBe('m USDollars');
    expect(parseUnit('$m persons')).toEqual({ unit: '$m persons', multiplier: 0 });
    expect(describeUnit(' $ Millions ', 3)).toBe('$ Millions x 10^3');
  });

  it('of a multiplier inside another word is ignored', () => {
    expect(parseUnit('m persons in work')).toEqual({ unit: 'm persons in work', multiplier: 0 });
    expect(parseUnit('thousandpersons')).toEqual({ unit: 'thousandpersons', multiplier: 0 });
    expect(parseUnit('Persons of million')).toEqual({ unit: 'Persons of million', multiplier: 0 });
  });
});

describe('describeUnit', () => {
  it.each([
    ['AUD', 6, 'AUD million'],
    ['AUD', 3, 'AUD thousand'],
    ['AUD', 0, 'AUD'],
    ['Number', 3, 'thousand'],
    ['Number', 0, 'Number'],
    ['PSNS', 3, 'thousand persons'],
    ['Persons', 0, 'Persons'],
    ['Per cent', 0, 'Per cent'],
    ['PCT', 0, 'Per cent'],
    ['$ Millions', 0, 'AUD million'],
    ['000 Hours', 0, 'thousand hours'],
    ['000', 0, 'thousand'],
    ['USD', 9, 'USD billion'],
    ['Tonnes', 3, 'thousand Tonnes'],
    ['Tonnes', 0, 'Tonnes'],
    ['Persons', 2, 'hundred persons'],
    ['Persons', 7, 'Persons x 10^7'],
    ['Index, 2011/12=100', 0, 'Index, 2011/12=100'],
  ])('%j with 10^%d is %j', (unit, multiplier, expected) => {
    expect(describeUnit(unit, multiplier)).toBe(expected);
  });

  it('adds no multiplier if the text already states one', () => {
    expect(describeUnit('$ Millions', 3)).toBe('$ Millions x 10^3');
    expect(unitsShort('$ Millions', 3)).toBe('$ Millions x 10^3');
  });

  it('changes nothing in its own output', () => {
    const known = fc.constantFrom(
      'PCT',
      'PCT_PTS',
      'IN',
      'IP',
      'AUD',
      'NUM',
      'PSNS',
      'Hours',
      'Jobs',
      'Dwelling units',
      'Per cent per annum',
    );
    fc.assert(
      fc.property(known, fc.constantFrom(0, 1, 2, 3, 4, 5, 6, 9, 12), (unit, multiplier) => {
        const written = describeUnit(unit, multiplier);
        expect(describeUnit(written)).toBe(written);
        expect(parseUnit(written)).toEqual({ unit: parseUnit(unit).unit, multiplier });
        expect(unitsShort(written)).toBe(unitsShort(unit, multiplier));
      }),
    );
  });
});

describe('unitsShort', () => {
  it.each([
    ['Per cent', 0, '%'],
    ['Per cent per annum', 0, '% p.a.'],
    ['Percentage points', 0, 'ppt'],
    ['Index Numbers', 0, 'Index'],
    ['Index, September 2025 month = 100', 0, 'Index'],
    ['AUD', 6, 'AUD m'],
    ['AUD million', 0, 'AUD m'],
    ['$ billion', 0, 'AUD bn'],
    ['thousand persons', 0, "'000 persons"],
    ['Number', 3, "'000"],
    ['USD', 0, 'USD'],
    ['AUD/MWh', 0, 'AUD/MWh'],
    ['Persons', 8, 'persons x 10^8'],
  ])('of %j with 10^%d is %j', (unit, multiplier, expected) => {
    expect(unitsShort(unit, multiplier)).toBe(expected);
  });
});

describe('unitText', () => {
  it('names the base of an index in one spelling if it is stated, and otherwise adds nothing', () => {
    const text = (unit: string, basePeriod: string | null) => unitText({ unit, multiplier: 0, basePeriod });
    expect(text('Index Numbers', 'Sep 2025 = 100.0')).toBe('Index, September 2025 = 100');
    for (const unit of ['Index, September 2025 month = 100', 'Index Sep 2025=100'])
      expect(text(unit, null)).toBe('Index, September 2025 = 100');
    expect(text('Index Numbers', 'Sep 2025 = 1000')).toBe('Index, Sep 2025 = 1000');
    expect(text('Index Numbers', null)).toBe('Index');
    expect(text('Per cent', 'Sep 2025 = 100.0')).toBe('Per cent');
    expect(text('Index, 2011/12=100', null)).toBe('Index, 2011-12 = 100');
  });
});

describe('sameScale', () => {
  const unit = (text: string, multiplier = 0) => ({ unit: text, multiplier });

  it.each([
    ['codes and labels', unit('PCT'), unit('Per cent')],
    ['a multiplier in words next to another one', unit('$ Millions'), unit('AUD', 6)],
    ['a bare count and a counted noun', unit('Number', 3), unit('Persons', 3)],
    ['thousands in words', unit('000'), unit('Persons', 3)],
    ['a bare count and jobs', unit('Number'), unit('Jobs')],
    ['a bare count and dwellings', unit('Number'), unit('Dwellings')],
    ['a bare count and dwelling units', unit('Number'), unit('Dwelling units')],
    ['another case', unit('Tonnes'), unit('TONNES')],
  ])('is true for %s', (_what, a, b) => {
    expect(sameScale(a, b)).toBe(true);
    expect(sameScale(b, a)).toBe(true);
  });

  it.each([
    ['two counted nouns', unit('Persons'), unit('Dwellings')],
    ['another multiplier', unit('Number', 3), unit('Number')],
    ['per cent and percentage points', unit('Per cent'), unit('Percentage points')],
    ['a count and dollars', unit('Number'), unit('AUD')],
    ['a counted noun and dollars', unit('Persons'), unit('AUD')],
    ['two reference bases', unit('Index, 2011/12=100'), unit('Index, September 2025 month = 100')],
  ])('is false for %s', (_what, a, b) => {
    expect(sameScale(a, b)).toBe(false);
    expect(sameScale(b, a)).toBe(false);
  });
});

it.each([
  ['Per cent', 'AUD million', true],
  ['Index, 2011/12=100', '$', true],
  ['thousand persons', 'Hours', true],
  ['Per cent', 'Percentage points', false],
  ['thousand persons', 'Number', false],
  ['AUD billion', '$ million', false],
  ['CAD per AUD', 'Per cent', false],
  ['Jobs', 'Dwelling units', false],
  ['Per cent per annum', 'Proportion', false],
  ['Index points', 'Index, 2011/12=100', false],
  ['Proportion', 'Dwellings', true],
  ['Index points', 'Percentage points', true],
  ['Hours', 'AUD', true],
  ['Jobs', 'Hours', true],
  ['The Index, 2011', 'Hours', false],
])('is false for %s and %s: %s', (a, b, expected) => {
  expect(unlikeUnits(a, b)).toBe(expected);
  expect(unlikeUnits(b, a)).toBe(expected);
});

describe('a value in another power of ten', () => {
  it.each([
    [540.8, 3, 0, 540800],
    [1100.4, 3, 0, 1100400],
    [731418, 6, 9, 731.418],
    [14513.2, 3, 6, 14.5132],
    [27.4, 6, 6, 27.4],
    [0.1, 9, 6, 100],
  ])('%d of 10^%d is, in 10^%d, %d', (value, given, wanted, expected) => {
    expect(shiftDecimal(value, given - wanted)).toBe(expected);
  });
});
