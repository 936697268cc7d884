/**
 * Reads register files in ASIC's layouts. People, companies and numbers in them are invented. 53 004 085 616 is the ABR's own worked
 * example.
 */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RegisterDataset } from '../../../src/core/define-dataset.ts';
import { ASIC_AFS_AUTH_REP } from '../../../src/sources/asic/datasets/ASIC_AFS_AUTH_REP.ts';
import { ASIC_AFS_LICENSEE } from '../../../src/sources/asic/datasets/ASIC_AFS_LICENSEE.ts';
import { ASIC_BANNED_ORGS } from '../../../src/sources/asic/datasets/ASIC_BANNED_ORGS.ts';
import { ASIC_BANNED_PERSONS } from '../../../src/sources/asic/datasets/ASIC_BANNED_PERSONS.ts';
import { ASIC_BUSINESS_NAMES } from '../../../src/sources/asic/datasets/ASIC_BUSINESS_NAMES.ts';
import { ASIC_COMPANIES } from '../../../src/sources/asic/datasets/ASIC_COMPANIES.ts';
import { ASIC_CREDIT_LICENSEE } from '../../../src/sources/asic/datasets/ASIC_CREDIT_LICENSEE.ts';
import { writeZip } from '../../formats/zip-writer.ts';
import { capture } from '../capture.ts';
import { rowsOf } from './rows.ts';

const MARK = '\ufeff';
const lines = (...rows: readonly (readonly string[])[]): string => `${MARK}${rows.map((row) => row.join('\t')).join('\n')}\n`;

describe('banned persons', () => {
  const HEADER =
    'REGISTER_NAME,BD_PER_NAME,BD_PER_TYPE,BD_PER_DOC_NUM,BD_PER_START_DT,BD_PER_END_DT,BD_PER_ADD_LOCAL,BD_PER_ADD_STATE,BD_PER_ADD_PCODE,BD_PER_ADD_COUNTRY,BD_PER_COMMENTS';
  const file = (...rows: string[]): string => `${MARK}${[HEADER, ...rows].join('\r\n')}\r\n`;

  it('become rows with ISO dates, null for no comment or an open end, and postcodes with four digits', async () => {
    const rows = await rowsOf(
      ASIC_BANNED_PERSONS,
      file(
        '"Banned and Disqualified Persons","EXAMPLE, ANNA B.","Banned Securities","#001","9/04/2019","","DARWIN","NT","800","AUSTRALIA","No comment made"',
        '"Banned and Disqualified Persons","SAMPLE, ""BOB""","Disq. Director","#002","01/12/2020","01/12/2025","LAE","","411","PAPUA NEW GUINEA","Said so"',
      ),
    );
    expect(rows).toEqual([
      {
        register_name: 'Banned and Disqualified Persons',
        person_name: 'EXAMPLE, ANNA B.',
        ban_type: 'Banned Securities',
        doc_number: '#001',
        start_date: '2019-04-09',
        end_date: null,
        locality: 'DARWIN',
        state: 'NT',
        postcode: '0800',
        country: 'AUSTRALIA',
        comments: null,
      },
      expect.objectContaining({ person_name: 'SAMPLE, "BOB"', end_date: '2025-12-01', state: null, postcode: '411', comments: 'Said so' }),
    ]);
  });

  it('are refused if the last cell may be incomplete, and read without the last line end after a quote', async () => {
    const row = '"R","EXAMPLE, ANNA B.","Banned Securities","#001","9/04/2019","","DARWIN","NT","800","AUSTRALIA","Said so"';
    const bare = 'R,ANNA,Banned Securities,#001,9/04/2019,,DARWIN,NT,800,AUSTRALIA,Said so';
    expect(await rowsOf(ASIC_BANNED_PERSONS, file(row).trimEnd())).toEqual(await rowsOf(ASIC_BANNED_PERSONS, file(row)));
    for (const cut of [bare, bare.slice(0, -3), row.slice(0, row.lastIndexOf('"Said'))]) {
      await expect(rowsOf(ASIC_BANNED_PERSONS, file(cut).trimEnd())).rejects.toMatchObject({
        code: 'PARSE_LAYOUT',
        at: { row: 2, column: '11' },
      });
    }
  });

  it('report a skipped column', async () => {
    const wider = capture(`${MARK}${HEADER},BD_PER_FAX\r\nR,N,T,D,01/02/2019,,L,NSW,2000,AUSTRALIA,,x\r\n`, {
      url: 'https://data.gov.au/data/file.csv',
    });
    expect(await ASIC_BANNED_PERSONS.leftOut?.(wider)).toEqual([{ what: 'columns', count: 1, examples: ['BD_PER_FAX'] }]);
    expect(await ASIC_BANNED_PERSONS.leftOut?.(capture(file(), { url: 'https://data.gov.au/data/file.csv' }))).toEqual([]);
  });

  it.each([
    ['a page', '<!DOCTYPE html><html><body>Not here</body></html>', 'PARSE_LAYOUT', {}],
    ['nothing', '', 'PARSE_LAYOUT', { row: 1 }],
    ['a renamed column', file().replace('BD_PER_TYPE', 'BD_PER_KIND'), 'PARSE_LAYOUT', { row: 1, column: 'BD_PER_TYPE' }],
    [
      'an invalid date',
      file('R,N,T,D,31/02/2019,,L,NSW,2000,AUSTRALIA,'),
      'PARSE_VALUE',
      { row: 2, column: 'BD_PER_START_DT', value: '31/02/2019' },
    ],
    ['a row cut short', file('R,N,T,D,01/02/2019'), 'PARSE_LAYOUT', { row: 2 }],
    ['a quote left open', file('"R,N'), 'PARSE_LAYOUT', { row: 2 }],
  ])('are refused with %s', async (_, content, code, at) => {
    await expect(rowsOf(ASIC_BANNED_PERSONS, content)).rejects.toMatchObject({ code, ...(Object.keys(at).length ? { at } : {}) });
  });

  it('are read between lines of text, which are noted, and by headings with footnote marks', async () => {
    const row = 'R,N,T,D,01/02/2019,,L,NSW,2000,AUSTRALIA,';
    const expected = await rowsOf(ASIC_BANNED_PERSONS, file(row));
    const marked = HEADER.replace('BD_PER_TYPE', 'BD_PER_TYPE (a)');
    const notes = ['(a) As of the day of banning.,,,,,,,,,,', 'Source: the register'];
    const text = `${MARK}${['Persons banned in 2026', marked, row, ',,,,,,,,,,', ...notes].join('\r\n')}\r\n`;
    expect(await rowsOf(ASIC_BANNED_PERSONS, text)).toEqual(expected);
    expect(await ASIC_BANNED_PERSONS.leftOut?.(capture(text, { url: 'https://data.gov.au/data/file.csv' }))).toEqual([
      { what: 'lines', count: 3, examples: ['Persons banned in 2026', '(a) As of the day of banning.', 'Source: the register'] },
    ]);
  });

  it('are also read in windows-1252', async () => {
    const text = `${HEADER}\nR,"M\u00dcSTER, JOS\u00c9",T,D,01/02/2019,,L,NSW,2000,AUSTRALIA,\n`;
    const [row] = await rowsOf(ASIC_BANNED_PERSONS, Buffer.from(text, 'latin1'));
    expect(row?.['person_name']).toBe('MÜSTER, JOSÉ');
  });
});

describe('banned organisations', () => {
  const HEADER = [
    'REGISTER_NAME',
    'BD_ORG_ACN',
    'BD_ORG_NAME',
    'BD_ORG_TYPE',
    'BD_ORG_URL',
    'BD_ORG_START_DT',
    'BD_ORG_END_DT',
    'BD_ORG_COMMENT',
  ];

  it('keep the words instead of an end date, and have no non-breaking spaces', async () => {
    const rows = await rowsOf(
      ASIC_BANNED_ORGS,
      lines(
        HEADER,
        [
          'R',
          '4085616',
          'INVENTED (AB)\u00a0 PTY LTD',
          'Credit Banning',
          'Not available',
          '03/12/2013',
          'Permanent banning',
          'No comment made',
        ],
        ['R', '004085616', 'THE "QUOTED" LTD', 'Credit banning', 'Not available', '24/06/2013', '24/06/2017', 'Reason'],
      ),
    );
    expect(rows[0]).toMatchObject({ acn: '004085616', org_name: 'INVENTED (AB) PTY LTD', end_date: 'Permanent banning', comments: null });
    expect(rows[1]).toMatchObject({ org_name: 'THE "QUOTED" LTD', end_date: '2017-06-24', comments: 'Reason' });
  });
});

describe('a file with tabs', () => {
  it('is also read with quoting', async () => {
    const names = [
      'REGISTER_NAME',
      'BD_ORG_ACN',
      'BD_ORG_NAME',
      'BD_ORG_TYPE',
      'BD_ORG_URL',
      'BD_ORG_START_DT',
      'BD_ORG_END_DT',
      'BD_ORG_COMMENT',
    ];
    const cells = ['R', '004085616', 'THE ""QUOTED"" LTD', 'Credit banning', 'Not available', '24/06/2013', '24/06/2017', 'Reason'];
    const quoted = (line: readonly string[]): string => line.map((cell) => `"${cell}"`).join('\t');
    const [row] = await rowsOf(ASIC_BANNED_ORGS, `${quoted(names)}\n${quoted(cells)}\n`);
    expect(row).toMatchObject({ acn: '004085616', org_name: 'THE "QUOTED" LTD', end_date: '2017-06-24' });
  });
});

describe('AFS licensees', () => {
  const PLACES = 'AFS_LIC_ADD_LOCAL,AFS_LIC_ADD_STATE,AFS_LIC_ADD_PCODE,AFS_LIC_ADD_COUNTRY';
  const HEAD = `REGISTER_NAME,AFS_LIC_NUM,AFS_LIC_NAME,AFS_LIC_ABN_ACN,AFS_LIC_START_DT,AFS_LIC_PRE_FSR,${PLACES}`;
  const PLAIN = [
    'This licence authorises the licensee to:',
    'provide financial product advice for:',
    'general insurance products',
    'derivatives',
    'to retail clients.',
  ];

  it('have thirteen columns, up to May 2026', async () => {
    const clauses =
      'This licence authorises the licensee to:~provide financial product advice for:~general insurance products; and~derivatives;~to retail clients.';
    const [row] = await rowsOf(
      ASIC_AFS_LICENSEE,
      `${MARK}${HEAD},AFS_LIC_LAT,AFS_LIC_LNG,AFS_LIC_CONDITION\n"AFS Licence","999001","INVENTED PTY LTD","53004085616","02/05/2002","SecDlr 174162~SecDlr 200705","MELBOURNE","VIC","3000","Australia","-37.8253618","144.9640203","${clauses}"\n`,
    );
    expect(row).toMatchObject({
      licence_number: '999001',
      abn_acn: '53004085616',
      abn: '53004085616',
      start_date: '2002-05-02',
      pre_fsr: ['SecDlr 174162', 'SecDlr 200705'],
      latitude: -37.8253618,
      longitude: 144.9640203,
      authorisation: clauses.split('~'),
      authorisations: PLAIN,
    });
  });

  it('have eleven columns, from September 2026, with each clause in quotes', async () => {
    const clauses = [
      '""This licence authorises the licensee to:""',
      '""(a) provide financial product advice for:""',
      '""(i) general insurance products; and""',
      '""(ii) derivatives;""',
      '""to retail clients.""',
    ].join('~');
    const [row] = await rowsOf(
      ASIC_AFS_LICENSEE,
      `${MARK}${HEAD},AFS_LIC_CONDITION\n"AFS Licence","999001","INVENTED PTY LTD","63564045","02/05/2002","""General insurance broker"",""000030366""","LONDON","","EC1A","International","${clauses}"\n`,
    );
    expect(row).toMatchObject({
      abn_acn: '063564045',
      abn: null,
      pre_fsr: ['General insurance broker 000030366'],
      latitude: null,
      longitude: null,
      postcode: 'EC1A',
      country: 'International',
      authorisation: [
        'This licence authorises the licensee to:',
        '(a) provide financial product advice for:',
        '(i) general insurance products; and',
        '(ii) derivatives;',
        'to retail clients.',
      ],
      authorisations: PLAIN,
    });
  });

  it('are refused if a latitude is not a number', async () => {
    const content = `${HEAD},AFS_LIC_LAT,AFS_LIC_LNG,AFS_LIC_CONDITION\nR,1,N,,02/05/2002,,L,VIC,3000,Australia,south,144,C\n`;
    await expect(rowsOf(ASIC_AFS_LICENSEE, content)).rejects.toMatchObject({
      code: 'PARSE_VALUE',
      at: { row: 2, column: 'AFS_LIC_LAT', value: 'south' },
    });
  });
});

describe('licence numbers and lists', () => {
  it('have the same form in every register', async () => {
    const [row] = await rowsOf(
      ASIC_AFS_AUTH_REP,
      lines(
        'REGISTER_NAME AFS_REP_NUM AFS_LIC_NUM AFS_REP_NAME AFS_REP_ABN AFS_REP_ACN AFS_REP_OTHER_ROLE AFS_REP_START_DT AFS_REP_STATUS AFS_REP_END_DT AFS_REP_ADD_LOCAL AFS_REP_ADD_STATE AFS_REP_ADD_PCODE AFS_REP_ADD_COUNTRY AFS_REP_APPOINTED_BY'.split(
          ' ',
        ),
        [
          'R',
          '000123456',
          '000219548',
          'EXAMPLE, ANNA',
          '0',
          '',
          '',
          '01/07/2020',
          'Current',
          '',
          'PERTH',
          'WA',
          '6000',
          'Australia',
          'ONE LTD ~ TWO LTD',
        ],
      ),
    );
    expect(row).toMatchObject({ rep_number: '000123456', licence_number: '219548', rep_abn: null, appointed_by: ['ONE LTD', 'TWO LTD'] });
  });

  it('are divided where the agency joins them', async () => {
    const names =
      'REGISTER_NAME,CRED_LIC_NUM,CRED_LIC_NAME,CRED_LIC_START_DT,CRED_LIC_END_DT,CRED_LIC_STATUS,CRED_LIC_ABN_ACN,CRED_LIC_AFSL_NUM,CRED_LIC_STATUS_HISTORY,CRED_LIC_LOCALITY,CRED_LIC_STATE,CRED_LIC_PCODE,CRED_LIC_LAT,CRED_LIC_LNG,CRED_LIC_EDRS,CRED_LIC_BN,CRED_LIC_AUTHORISATIONS';
    const [row] = await rowsOf(
      ASIC_CREDIT_LICENSEE,
      `${names}\n"R","389328","INVENTED LTD","06/04/2011","","APPR","53004085616","","","SYDNEY","NSW","2000","-33","151","AFCA~FOS","","Engage in credit activities"\n`,
    );
    expect(row).toMatchObject({ edrs: ['AFCA', 'FOS'], business_name: [], afsl_number: null, current_status: 'APPR' });
  });
});

const COMPANY =
  'Company Name\tACN\tType\tClass\tSub Class\tStatus\tDate of Registration\tDate of Deregistration\tPrevious State of Registration\tState Registration number\tModified since last report\tCurrent Name Indicator\tABN\tCurrent Name\tCurrent Name Start Date'.split(
    '\t',
  );
const company = (name: string, acn: string, current: '' | 'Y', currentName = '', abn = '0'): string[] => {
  const codes = ['APTY', 'LMSH', 'PROP', 'REGD', '08/01/1990', '', 'NSW', '1', ''];
  return [name, acn, ...codes, current, abn, currentName, ''];
};

describe('companies', () => {
  const FILE = lines(
    COMPANY,
    company('FORMER "QUOTED PTY LTD', '000000019', '', 'INVENTED PTY LTD', '53004085616'),
    company('INVENTED PTY LTD', '000000019', 'Y', '', '53004085616'),
    company('ONLY FORMER PTY LTD', '000000028', '', 'CANCELLED ONE PTY LTD'),
    company('LAST PTY LTD', '000000037', 'Y'),
  );

  it('have a row for each name, and one entry for each company', async () => {
    const rows = await rowsOf(ASIC_COMPANIES, FILE);
    expect(rows.map((row) => [row['company_name'], row['acn'], row['is_company'], row['name'], row['current_name']])).toEqual([
      ['FORMER "QUOTED PTY LTD', '000000019', false, null, 'INVENTED PTY LTD'],
      ['INVENTED PTY LTD', '000000019', true, 'INVENTED PTY LTD', null],
      ['ONLY FORMER PTY LTD', '000000028', true, 'CANCELLED ONE PTY LTD', 'CANCELLED ONE PTY LTD'],
      ['LAST PTY LTD', '000000037', true, 'LAST PTY LTD', null],
    ]);
    expect(rows[1]).toMatchObject({ abn: '53004085616', registration_date: '1990-01-08', state_of_registration: 'NSW' });
    expect(rows[3]?.['abn']).toBeNull();
  });

  it('have no number if a spreadsheet removed its digits, and such texts are counted', async () => {
    const file = lines(
      COMPANY,
      company('LOST PTY LTD', '000000019', 'Y', '', '8.9E+10'),
      company('SHORT PTY LTD', '000000028', 'Y', '', '5300408561'),
      company('SPELLED PTY LTD', '000 000 037', 'Y', '', '53-004-085-616'),
      company('ODD PTY LTD', '8.9', 'Y'),
    );
    const rows = await rowsOf(ASIC_COMPANIES, file);
    expect(rows.map((row) => [row['acn'], row['abn']])).toEqual([
      ['000000019', null],
      ['000000028', null],
      ['000000037', '53004085616'],
      [null, null],
    ]);
    expect(await ASIC_COMPANIES.leftOut?.(capture(file, { url: 'https://data.gov.au/company.csv' }))).toContainEqual({
      what: 'identifiers',
      count: 3,
      examples: ['8.9E+10', '5300408561', '8.9'],
    });
  });

  it('have a number only if a cell has its digits, in any spelling, and every other cell is counted', async () => {
    const digits = (length: number) =>
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: length, maxLength: length }).map((all) => all.join(''));
    const spelled = fc
      .tuple(digits(11), fc.constantFrom('', ' ', '-', '\u2013', '.0'), fc.constantFrom('', 'ABN ', 'abn: '))
      .map(([abn, between, label]) => ({
        abn,
        cell: `${label}${between === '.0' ? `${abn}.0` : abn.replace(/^(..)(...)(...)(...)$/, `$1${between}$2${between}$3${between}$4`)}`,
      }));
    const odd = fc
      .oneof(
        digits(10),
        digits(12),
        digits(5),
        fc.tuple(digits(2), fc.integer({ min: 5, max: 12 })).map(([[a, b] = '', e]) => `${a}.${b}E+${e}`),
        digits(11).map((abn) => `${abn.slice(0, 5)}O${abn.slice(6)}`),
      )
      .map((cell) => ({ abn: null, cell }));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(spelled, odd), { minLength: 1, maxLength: 8 }), async (cells) => {
        const file = lines(COMPANY, ...cells.map(({ cell }, i) => company(`NUMBER ${i} PTY LTD`, `00000001${i}`, 'Y', '', cell)));
        expect((await rowsOf(ASIC_COMPANIES, file)).map((row) => row['abn'])).toEqual(cells.map(({ abn }) => abn));
        const left = (await ASIC_COMPANIES.leftOut?.(capture(file, { url: 'https://data.gov.au/company.csv' }))) ?? [];
        const counted = left.filter(({ what }) => what === 'identifiers').reduce((sum, { count }) => sum + count, 0);
        expect(counted).toBe(cells.filter(({ abn }) => abn === null).length);
      }),
      { numRuns: 40 },
    );
  });

  it('are also read from a compressed file on disk', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'wattle-asic-'));
    try {
      const file = path.join(folder, 'company.zip');
      writeFileSync(file, writeZip([{ name: 'COMPANY_202611.csv', content: FILE }]));
      const packed = { ...capture('', { url: 'https://data.gov.au/company.zip' }), file };
      const rows = [];
      for await (const row of ASIC_COMPANIES.parse(packed)) rows.push(row);
      expect(rows).toEqual(await rowsOf(ASIC_COMPANIES, FILE));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('are requested compressed if the portal lists a compressed file', () => {
    const [ask] = ASIC_COMPANIES.asks();
    const resource = (name: string, file: string) => ({ name, url: `https://data.gov.au/data/dataset/x/resource/y/download/${file}` });
    const follow = (...resources: object[]) => {
      const index = capture(JSON.stringify({ success: true, result: { name: 'asic-companies', resources } }), { url: ask?.url ?? '' });
      return ask?.follow?.(index, { periodEnd: null, now: 0 })[0];
    };
    const csv = resource('Company Dataset - Current', 'company_202611.csv');
    expect(follow(csv, resource('Company Dataset - Current (zip)', 'company_202611.zip'))).toMatchObject({
      large: true,
      url: expect.stringMatching(/\.zip$/),
    });
    expect(follow(csv, resource('Help file', 'help.pdf'))?.url).toMatch(/company_202611\.csv$/);
    expect(() => follow(resource('Help file', 'help.pdf'))).toThrow('file with “- Current” in its name');
  });
});

describe('business names', () => {
  it.each([
    ['nine columns', 'BN_RENEW_DT\t', '01/06/2027\t'],
    ['eight columns', '', ''],
  ])('of %s', async (_, header, cell) => {
    const content = `${MARK}REGISTER_NAME\tBN_NAME\tBN_STATUS\tBN_REG_DT\tBN_CANCEL_DT\t${header}BN_STATE_NUM\tBN_STATE_OF_REG\tBN_ABN\nBUSINESS NAMES\tThe Invented Bakery\tRegistered\t01/06/2015\t\t${cell}B1\tNSW\t53004085616\n`;
    expect(await rowsOf(ASIC_BUSINESS_NAMES, content)).toEqual([
      {
        register_name: 'BUSINESS NAMES',
        business_name: 'The Invented Bakery',
        status: 'Registered',
        registration_date: '2015-06-01',
        cancellation_date: null,
        state_number: 'B1',
        state: 'NSW',
        abn: '53004085616',
      },
    ]);
  });
});

describe('every register', () => {
  const REGISTERS: readonly RegisterDataset[] = [
    ASIC_AFS_AUTH_REP,
    ASIC_AFS_LICENSEE,
    ASIC_BANNED_ORGS,
    ASIC_BUSINESS_NAMES,
    ASIC_COMPANIES,
  ];

  it.each(REGISTERS.map((one) => [one.id, one] as const))('%s requests its package from the portal each time', (_, dataset) => {
    const [ask] = dataset.asks();
    expect(ask?.url).toMatch(/^https:\/\/data\.gov\.au\/data\/api\/3\/action\/package_show\?id=asic-/);
    expect(ask?.fallback?.url).toBe(dataset.upstream.url);
  });
});
