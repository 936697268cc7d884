/** Each title of a series is unique and consists of words. Its short form also identifies one series. */
import { describe, expect, it } from 'vitest';
import { SERIES } from '../../src/catalogue/series.ts';
import { LONGEST_TITLE, titleWithoutPlace } from '../../src/catalogue/series-title.ts';
import { shortSeriesTitle, shortTitle, shortTitlesOf } from '../../src/catalogue/short-title.ts';
import type { SeriesHandle } from '../../src/core/define-series.ts';

const titles = SERIES.map(({ title }) => title);

describe('titles', () => {
  it('are different, and at most 80 characters', () => {
    expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
    expect(titles.filter((title) => title.length > LONGEST_TITLE)).toEqual([]);
  });

  it('contain no code of a table, column or market region, no abbreviation from a label and no repeated part', () => {
    const codes = /\b[A-Z]\d+(?:\.\d+)?\)?$|\b(?:excl|incl)\.|&|–/;
    expect(titles.filter((title) => codes.test(title))).toEqual([]);
    const parts = titles.map((title) => title.toLowerCase().split(', '));
    expect(titles.filter((_, i) => new Set(parts[i]).size !== parts[i]?.length)).toEqual([]);
    expect(titles.filter((title) => /\bindex\b.*, index\b/.test(title))).toEqual([]);
  });

  it('have lower case at the start of each further part, except for names', () => {
    const odd = titles.flatMap((title) =>
      title
        .split(', ')
        .slice(1)
        .flatMap((part) => /^[A-Z][a-z]+(?: [a-z]+)+$/.exec(part)?.[0] ?? []),
    );
    expect(odd.filter((part) => !NAMES.test(part))).toEqual([]);
  });
});

describe('a frequency in a title', () => {
  it('is a separate part, or is in the name of the measure', () => {
    const others = titles.filter((title) =>
      FREQUENCY_WORD.test(
        title
          .replace(MEASURES_WITH_FREQUENCY, '')
          .split(', ')
          .filter((part) => !FREQUENCY.test(part))
          .join(', '),
      ),
    );
    expect(others).toEqual([]);
  });

  it('distinguishes the series from the same measure at another frequency', () => {
    const frequencies = new Map<string, Set<string>>();
    for (const series of SERIES) {
      const measure = measureOf(series);
      frequencies.set(measure, (frequencies.get(measure) ?? new Set<string>()).add(series.frequency));
    }
    const stated = SERIES.filter(({ title }) => title.split(', ').some((part) => FREQUENCY.test(part)));
    expect(stated.length).toBeGreaterThan(100);
    expect(stated.filter((one) => (frequencies.get(measureOf(one))?.size ?? 0) < 2).map(({ title }) => title)).toEqual([]);
  });
});

describe('a unit in a title', () => {
  it('is absent, because it is a field', () => {
    const units = /\(no\.?\)|(?<!\d)%|\bper cent\b|\$ ?(?:million|billion|m|bn)\b|, (?:number|persons|\$)$/i;
    expect(titles.filter((title) => units.test(title))).toEqual([]);
  });
});

const FREQUENCY = /^(?:daily|weekly|monthly|quarterly|annual|financial year|end of (?:month|quarter))$/;
const FREQUENCY_WORD = /\b(?:daily|weekly|fortnightly|monthly|quarterly|half-yearly|yearly|annual)\b/i;
/** Changes over a period, averages over a period, and amounts for a period, such as a weekly rent. */
const MEASURES_WITH_FREQUENCY =
  /\b(?:daily|monthly|quarterly|annual) (?:change|growth|average|inflation|GDP growth)\b|\b(?:average|median) (?:weekly|monthly) [a-z]+/gi;

/** Returns the title without frequency, adjustment and place, together with the place. */
function measureOf(series: SeriesHandle): string {
  const adjustments = /^(?:seasonally adjusted|trend|original|monthly average)$/;
  const parts = titleWithoutPlace(series).replace(' inflation', '').replace(': ', ', ').split(', ');
  return [...parts.filter((part) => !FREQUENCY.test(part) && !adjustments.test(part)), series.place].join(', ');
}

/** Matches names at the start of a part of a title. */
const NAMES = /^(?:Rest of |Australian |Census )/;

describe('short titles', () => {
  it('have at most 60 characters, and each is for one series', () => {
    const short = SERIES.map(shortSeriesTitle);
    expect(short.filter((text) => text.length > 60 || text.endsWith('…'))).toEqual([]);
    expect(short.filter((text, i) => short.indexOf(text) !== i)).toEqual([]);
  });

  it('keep the part that distinguishes a series from the others', () => {
    const long = 'Persons in training, pensioner and beneficiary households, New South Wales, original';
    const short = shortTitlesOf([long, 'Persons in training, New South Wales, original']);
    expect(short(long)).toContain('pensioners & beneficiaries');
  });

  it('consist of the first part and the further parts that fit', () => {
    expect(shortTitle('Living cost index, employee households, index')).toBe('Living cost index, employee households');
    expect(shortTitle(`${'word '.repeat(20)}end`)).toMatch(/^.{1,59}…$/);
  });
});
