/** Finds names that are above the Series IDs of other series, by comparing them with the catalogue of ids. */
import { describe, expect, it } from 'vitest';
import { misnamed } from '../../../src/sources/abs/series-catalogue.ts';

const TRANSPORT = { id: 'A2326070X', name: 'Percentage Change from Previous Period ;  Transport ;  Canberra ;' };
const DENTAL = { id: 'A2329117A', name: 'Percentage Change from Corresponding Quarter of Previous Year ;  Dental services ;  Hobart ;' };
const UNKNOWN = { id: 'A99999999Z', name: 'A new series ;' };

describe('misnamed', () => {
  it.each([
    ['names of the catalogue', [TRANSPORT, DENTAL, UNKNOWN]],
    ['one changed name', [{ ...TRANSPORT, name: 'Percentage Change from Previous Period ;  Transport (a) ;  Canberra ;' }, DENTAL]],
    ['ids that are not in the catalogue', [UNKNOWN, { ...UNKNOWN, id: 'A99999998Z', name: TRANSPORT.name }]],
  ])('accepts %s', (_, series) => {
    expect(misnamed(series)).toBeNull();
  });

  it('finds two swapped names', () => {
    const exchanged = [
      { ...TRANSPORT, name: DENTAL.name },
      { ...DENTAL, name: TRANSPORT.name },
    ];
    expect(misnamed(exchanged)).toEqual({ id: TRANSPORT.id, name: DENTAL.name, named: DENTAL.id });
  });
});
