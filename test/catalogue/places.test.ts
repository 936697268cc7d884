/** Checks how names of places in requests are read. */
import { describe, expect, it } from 'vitest';
import { findPlace } from '../../src/catalogue/places.ts';
import { PLACES } from '../../src/sources/bom/places.ts';

const idOf = (text: string): string | null => {
  const lookup = findPlace(text);
  return lookup.kind === 'found' ? lookup.place.id : null;
};

describe('places', () => {
  it('there are at least 200, each with an id, a time zone and a separate station', () => {
    expect(PLACES.length).toBeGreaterThanOrEqual(200);
    expect(new Set(PLACES.map((place) => place.id)).size).toBe(PLACES.length);
    for (const { timezone, station, postcodes } of PLACES) {
      expect(() => new Intl.DateTimeFormat('en', { timeZone: timezone })).not.toThrow();
      expect(station.latitude).toBeLessThan(-9);
      expect(postcodes.every((postcode) => /^\d{4}$/.test(postcode))).toBe(true);
    }
  });

  it.each([
    ['sydney', 'sydney'],
    ['Gold Coast', 'gold-coast'],
    ['gold-coast', 'gold-coast'],
    ['Noosa', 'noosa'],
    ['Tewantin', 'noosa'],
    ['NSW', 'sydney'],
    ['Western Australia', 'perth'],
    ['act', 'canberra'],
    ['3000', 'melbourne'],
    ['0800', 'darwin'],
    ['94768', 'sydney'],
    ['066214', 'sydney'],
    ['-33.86, 151.21', 'sydney'],
    ['-42.9,147.3', 'hobart'],
  ])('%s is %s', (text, id) => {
    expect(idOf(text)).toBe(id);
  });

  it('finds every named place by its id, by its name with the state, and by its postcodes', () => {
    const lost = PLACES.flatMap((place) => [place.id, ...place.postcodes, place.station.wmo, `${place.name} ${place.state}`]).filter(
      (text) => idOf(text) === null && findPlace(text).kind !== 'ambiguous',
    );
    expect(lost).toEqual([]);
  });

  it.each(['Richmond', 'Maryborough', 'Laverton', 'Mount Barker', 'Hopetoun'])('lists the candidates for the ambiguous name %s', (name) => {
    const lookup = findPlace(name);
    expect(lookup.kind).toBe('ambiguous');
    if (lookup.kind !== 'ambiguous') return;
    expect(lookup.options.length).toBeGreaterThan(1);
    for (const option of lookup.options) expect(findPlace(option).kind).toBe('found');
  });

  it('returns the nearest match for an unknown name', () => {
    expect(findPlace('Sidney')).toMatchObject({ kind: 'unknown', nearest: expect.arrayContaining(['sydney']) });
    expect(findPlace('9999')).toMatchObject({ kind: 'unknown' });
    expect(findPlace('12345')).toMatchObject({ kind: 'unknown' });
    expect(findPlace('51.5,0.1')).toMatchObject({ kind: 'unknown' });
  });

  it('lists nearby stations, nearest first', () => {
    const lookup = findPlace('-33.93,151.17');
    if (lookup.kind !== 'found') throw new Error('not found');
    const distances = lookup.place.stations.map((one) => one.distanceKm);
    expect(lookup.place.id).toBe('sydney-airport');
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
  });
});
