import { describe, expect, it } from 'vitest';
import { PUBLIC_HOSPITALS } from '../../../src/sources/aihw/datasets/PUBLIC_HOSPITALS.ts';
import { capture } from '../capture.ts';
import { registerRows } from '../register-rows.ts';

// Headings and the line of the hospital as in the list for 2016-17.
const HEADER =
  'State,Hospital name,Establishment ID,Medicare Provider No.,Local Hospital Network identifier,Local Hospital Network,Address Line 1,Address Line 2,asgc_ra,Remoteness area,Number of available beds,2012-13 Peer Group code,Peer Group Name,Provided data for NPHED,Provided data for NHMD,Provided data for NAPEDCD,Provided data for ESWT,Provided data for NNAPCD,IHPA funding designation';
const CANBERRA = `ACT,Canberra Hospital,810000082,0090030B,801,Australian Capital Territory,Yamba${' '.repeat(1000)}Dr,Garran${' '.repeat(49)}2605,0,Major Cities,781,PR,Principal referral,Yes,Yes,Yes,Yes,Yes,Activity-based funded hospital`;

const rowsOf = (text: string) => registerRows(PUBLIC_HOSPITALS, capture(text, { url: 'https://data.gov.au/public_hospital_list.csv' }));

describe('list of public hospitals', () => {
  it('is read by heading, with runs of blanks collapsed', async () => {
    expect(await rowsOf(`${HEADER}\r\n${CANBERRA}\r\n`)).toEqual([
      {
        state: 'ACT',
        hospital_name: 'Canberra Hospital',
        establishment_id: '810000082',
        medicare_provider_no: '0090030B',
        lhn_id: '801',
        lhn_name: 'Australian Capital Territory',
        address_line_1: 'Yamba Dr',
        address_line_2: 'Garran 2605',
        asgc_ra_code: '0',
        remoteness_area: 'Major Cities',
        peer_group_code: 'PR',
        peer_group_name: 'Principal referral',
        provided_nphed: 'Yes',
        provided_nhmd: 'Yes',
        provided_napedcd: 'Yes',
        provided_eswt: 'Yes',
        provided_nnapcd: 'Yes',
        ihpa_funding_designation: 'Activity-based funded hospital',
        number_of_available_beds: 781,
      },
    ]);
  });

  it('reads blank cells as null', async () => {
    const [row] = await rowsOf(`${HEADER}\n${CANBERRA.replace('0090030B', '').replace(',781,', ', ,')}\n`);
    expect(row).toMatchObject({ medicare_provider_no: null, number_of_available_beds: null });
  });

  it.each<[string, string, object]>([
    [
      'a renamed heading',
      `${HEADER.replace('Hospital name', 'Name')}\n${CANBERRA}`,
      { code: 'PARSE_LAYOUT', at: { row: 1, column: 'Hospital name' } },
    ],
    [
      'text for a number of beds',
      `${HEADER}\n${CANBERRA.replace(',781,', ',some,')}`,
      { code: 'PARSE_VALUE', at: { row: 2, value: 'some' } },
    ],
    ['a row cut short', `${HEADER}\n${CANBERRA.slice(0, -60)}`, { code: 'PARSE_LAYOUT', at: { row: 2 } }],
    ['a page', '<html><body>Not here</body></html>', { code: 'PARSE_LAYOUT' }],
  ])('refuses %s', async (_, text, error) => {
    await expect(rowsOf(text)).rejects.toMatchObject(error);
  });
});
