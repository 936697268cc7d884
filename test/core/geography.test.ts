/** States, capital cities and statistical areas, and their names in requests. */
import { describe, expect, it, test } from 'vitest';
import { compassDegrees, compassPoint } from '../../src/core/places/compass.ts';
import { CAPITAL_CITIES, CAPITALS, GCCSAS, matchCapitalCity, matchState, placeOrder, STATES } from '../../src/core/places/geography.ts';

describe('states and territories', () => {
  it('there are nine, in the order of their ABS codes', () => {
    expect(STATES.map((s) => s.code)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    expect(STATES.map((s) => s.abbreviation)).toEqual(['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT', 'ACT', 'OT']);
  });

  it.each([
    ['NSW', 'NSW'],
    ['nsw', 'NSW'],
    ['New South Wales', 'NSW'],
    ['new-south-wales', 'NSW'],
    ['AU-NSW', 'NSW'],
    ['1', 'NSW'],
    [' Vic. ', 'VIC'],
    ['Qld', 'QLD'],
    ['SOUTH AUSTRALIA', 'SA'],
    ['au-sa', 'SA'],
    ['A.C.T.', 'ACT'],
    ['Other Territories', 'OT'],
    ['9', 'OT'],
  ])('%j is %s', (text, abbreviation) => {
    expect(matchState(text)?.abbreviation).toBe(abbreviation);
  });

  it.each(['', '0', '10', 'AUS', 'Australia', 'NSW1', 'Sydney', 'South', 'AU'])('%j is not found', (text) => {
    expect(matchState(text)).toBeNull();
  });

  it.each([
    ['1', 'NSW', 'New South Wales', 'AU-NSW', 'Sydney', 'Australia/Sydney'],
    ['2', 'VIC', 'Victoria', 'AU-VIC', 'Melbourne', 'Australia/Melbourne'],
    ['3', 'QLD', 'Queensland', 'AU-QLD', 'Brisbane', 'Australia/Brisbane'],
    ['4', 'SA', 'South Australia', 'AU-SA', 'Adelaide', 'Australia/Adelaide'],
    ['5', 'WA', 'Western Australia', 'AU-WA', 'Perth', 'Australia/Perth'],
    ['6', 'TAS', 'Tasmania', 'AU-TAS', 'Hobart', 'Australia/Hobart'],
    ['7', 'NT', 'Northern Territory', 'AU-NT', 'Darwin', 'Australia/Darwin'],
    ['8', 'ACT', 'Australian Capital Territory', 'AU-ACT', 'Canberra', 'Australia/Sydney'],
    ['9', 'OT', 'Other Territories', null, null, null],
  ])('%s is %s, %s', (code, abbreviation, name, iso, capital, timezone) => {
    expect(matchState(code)).toMatchObject({ code, abbreviation, name, iso, capital, timezone });
    for (const text of [abbreviation, name, iso ?? code]) expect(matchState(text)?.code).toBe(code);
  });

  it('have a market region: NSW1 for the ACT, and none for WA and the NT', () => {
    expect(Object.fromEntries(STATES.map((s) => [s.abbreviation, s.nemRegion]))).toEqual({
      NSW: 'NSW1',
      VIC: 'VIC1',
      QLD: 'QLD1',
      SA: 'SA1',
      WA: null,
      TAS: 'TAS1',
      NT: null,
      ACT: 'NSW1',
      OT: null,
    });
  });

  it('have existing time zones, with the offsets of January 2026', () => {
    const offsets = STATES.filter((s) => s.timezone !== null).map((s) => {
      const parts = new Intl.DateTimeFormat('en', { timeZone: s.timezone ?? '', timeZoneName: 'longOffset' }).formatToParts(
        Date.UTC(2026, 0, 15),
      );
      return [s.abbreviation, parts.find((part) => part.type === 'timeZoneName')?.value];
    });
    expect(Object.fromEntries(offsets)).toEqual({
      NSW: 'GMT+11:00',
      VIC: 'GMT+11:00',
      QLD: 'GMT+10:00',
      SA: 'GMT+10:30',
      WA: 'GMT+08:00',
      TAS: 'GMT+11:00',
      NT: 'GMT+09:30',
      ACT: 'GMT+11:00',
    });
  });
});

describe('capital cities', () => {
  it('have the codes of the consumer price index', () => {
    expect(CAPITAL_CITIES.map((c) => [c.code, c.name])).toEqual([
      ['1', 'Sydney'],
      ['2', 'Melbourne'],
      ['3', 'Brisbane'],
      ['4', 'Adelaide'],
      ['5', 'Perth'],
      ['6', 'Hobart'],
      ['7', 'Darwin'],
      ['8', 'Canberra'],
      ['50', 'Australia'],
    ]);
  });

  it('are the capitals of their states, with the same codes', () => {
    for (const city of CAPITAL_CITIES.filter((c) => c.state !== null)) {
      const state = matchState(city.state ?? '');
      expect([state?.capital, state?.code]).toEqual([city.name, city.code]);
      expect(GCCSAS.find(({ code }) => code === city.gccsa)?.state).toBe(city.state);
    }
  });

  it('have the suffixes and areas used in ids of series and datasets', () => {
    expect(CAPITALS.map(({ suffix, gccsa, state }) => [suffix, gccsa, state])).toEqual([
      ['SYDNEY', '1GSYD', 'NSW'],
      ['MELBOURNE', '2GMEL', 'VIC'],
      ['BRISBANE', '3GBRI', 'QLD'],
      ['ADELAIDE', '4GADE', 'SA'],
      ['PERTH', '5GPER', 'WA'],
      ['HOBART', '6GHOB', 'TAS'],
      ['DARWIN', '7GDAR', 'NT'],
      ['CANBERRA', '8ACTE', 'ACT'],
    ]);
  });

  it.each([
    ['Sydney', '1'],
    ['greater sydney', '1'],
    ['1GSYD', '1'],
    ['1', '1'],
    ['CANBERRA', '8'],
    ['8acte', '8'],
    ['50', '50'],
    ['Australia', '50'],
    ['weighted average of eight capital cities', '50'],
  ])('%j has the code %s', (text, code) => {
    expect(matchCapitalCity(text)?.code).toBe(code);
  });

  it.each(['', 'NSW', 'Newcastle', '9', '1RNSW'])('%j is not found', (text) => {
    expect(matchCapitalCity(text)).toBeNull();
  });
});

describe('greater capital city statistical areas', () => {
  it('there are sixteen, each starting with the code of its state', () => {
    expect(GCCSAS).toHaveLength(16);
    for (const area of GCCSAS) expect(matchState(area.state)?.code).toBe(area.code.charAt(0));
  });

  it.each([
    ['1GSYD', 'Greater Sydney', 'NSW'],
    ['1RNSW', 'Rest of NSW', 'NSW'],
    ['2GMEL', 'Greater Melbourne', 'VIC'],
    ['2RVIC', 'Rest of Vic.', 'VIC'],
    ['3GBRI', 'Greater Brisbane', 'QLD'],
    ['3RQLD', 'Rest of Qld', 'QLD'],
    ['4GADE', 'Greater Adelaide', 'SA'],
    ['4RSAU', 'Rest of SA', 'SA'],
    ['5GPER', 'Greater Perth', 'WA'],
    ['5RWAU', 'Rest of WA', 'WA'],
    ['6GHOB', 'Greater Hobart', 'TAS'],
    ['6RTAS', 'Rest of Tas.', 'TAS'],
    ['7GDAR', 'Greater Darwin', 'NT'],
    ['7RNTE', 'Rest of NT', 'NT'],
    ['8ACTE', 'Australian Capital Territory', 'ACT'],
    ['9OTER', 'Other Territories', 'OT'],
  ])('%s is %s', (code, name, state) => {
    expect(GCCSAS).toContainEqual({ code, name, state });
  });
});

test('places are sorted: Australia, the states with their capitals and market regions, then all others', () => {
  const places = [
    'Australia',
    'New South Wales',
    'Sydney',
    'NSW1',
    'Western Australia',
    'Perth',
    'Canberra',
    'Other Territories',
    'Utopia',
  ];
  expect(places.map(placeOrder)).toEqual([0, 1, 1, 1, 5, 5, 8, 9, 9]);
});

test('each compass point has its degrees, and is nearest to angles within 11.25 degrees', () => {
  const points = ['N', 'NNE', 'NE', 'ENE', 'E', 'ESE', 'SE', 'SSE', 'S', 'SSW', 'SW', 'WSW', 'W', 'WNW', 'NW', 'NNW'];
  points.forEach((point, i) => {
    expect(compassDegrees(point)).toBe(i * 22.5);
    for (const turn of [-720, 0, 360]) {
      expect(compassPoint(i * 22.5 + turn - 11.2)).toBe(point);
      expect(compassPoint(i * 22.5 + turn + 11.2)).toBe(point);
    }
  });
  expect([compassDegrees('CALM'), compassDegrees('n'), compassDegrees(null)]).toEqual([null, null, null]);
});
