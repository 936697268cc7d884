/** States, capital cities and statistical areas, and the ways in which callers name them. */
import { describe, expect, it } from 'vitest';
import { CAPITAL_CITIES, GCCSAS, matchCapitalCity, matchGccsa, matchState, STATES } from '../../src/core/places/geography.ts';

describe('states and territories', () => {
  it('are nine, in the order of their ABS codes', () => {
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

  it.each(['', '0', '10', 'AUS', 'Australia', 'NSW1', 'Sydney', 'South', 'AU'])('%j is none', (text) => {
    expect(matchState(text)).toBeNull();
  });

  it('know their market region: the ACT is inside NSW1, the west and the north are outside the market', () => {
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

  it('have clocks that exist, with the offsets of January 2026', () => {
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

  it('are the capitals of their states, whose codes are the same', () => {
    for (const city of CAPITAL_CITIES.filter((c) => c.state !== null)) {
      const state = matchState(city.state ?? '');
      expect([state?.capital, state?.code]).toEqual([city.name, city.code]);
      expect(matchGccsa(city.gccsa ?? '')?.state).toBe(city.state);
    }
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

  it.each(['', 'NSW', 'Newcastle', '9', '1RNSW'])('%j is none', (text) => {
    expect(matchCapitalCity(text)).toBeNull();
  });
});

describe('greater capital city statistical areas', () => {
  it('are sixteen, each beginning with the code of its state', () => {
    expect(GCCSAS).toHaveLength(16);
    for (const area of GCCSAS) expect(matchState(area.state)?.code).toBe(area.code.charAt(0));
  });

  it('match by code and name', () => {
    expect(matchGccsa('1rnsw')?.name).toBe('Rest of NSW');
    expect(matchGccsa('Rest of Vic')?.code).toBe('2RVIC');
    expect(matchGccsa('Greater Geelong')).toBeNull();
  });
});
