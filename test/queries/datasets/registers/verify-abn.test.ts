/** Verifies ABNs with stored registers. Names are invented. 53 004 085 616 is the ABR's own worked example. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDataset } from '../../../../src/catalogue/catalogue.ts';
import type { AbnDetails, AbnLookup, BusinessRegister } from '../../../../src/core/business-register.ts';
import type { RegisterDataset, RegisterRow, SourceCode } from '../../../../src/core/define-dataset.ts';
import type { QueryContext } from '../../../../src/queries/base/context.ts';
import { verifyAbn } from '../../../../src/queries/datasets/registers/verify-abn.ts';
import { recorded } from '../../../programs/needs.ts';
import { openShelf, type Shelf } from '../../shelf.ts';

const COMPANY = '53004085616';
const CHARITY = '99004400891';
const TRADER = '51824753556';
const BANK = '68087651429';
const NOBODY = '11132524282';

let shelf: Shelf;

beforeAll(async () => {
  shelf = await openShelf();
});
afterAll(() => shelf.close());

const register = (source: SourceCode, id: string): RegisterDataset => findDataset(source, id) as RegisterDataset;
/** Makes a row in a register with these cells, and null in the others. */
const rowOf = (dataset: RegisterDataset, cells: RegisterRow): RegisterRow =>
  Object.fromEntries(dataset.columns.map(({ name, type }) => [name, cells[name] ?? (type === 'text[]' ? [] : null)]));
const load = (dataset: RegisterDataset, ...rows: RegisterRow[]) =>
  shelf.load(
    dataset,
    rows.map((row) => rowOf(dataset, row)),
  );
const answer = (abn: string, more: Partial<QueryContext> = {}) => verifyAbn(shelf.with(more), abn);
const data = async (abn: string, more: Partial<QueryContext> = {}) => (await answer(abn, more)).data as Record<string, unknown>;
const registerWith = (lookup: Partial<AbnLookup>): BusinessRegister => ({
  lookUp: async () => ({ details: null, answeredAt: null, failure: null, ...lookup }),
});

describe('with nothing stored', () => {
  it('right check digits are valid, with unknown status and never active', async () => {
    const { data: row, meta } = await answer('53 004 085 616');
    expect(row).toEqual({
      abn: COMPANY,
      valid: true,
      reason: null,
      status: 'unknown',
      entity_name: null,
      entity_type: null,
      acn: null,
      gst: null,
      state: null,
      postcode: null,
      trading_names: [],
      source: null,
      as_of: null,
    });
    expect(meta.sources).toEqual([]);
    expect(meta.notes.join(' ')).toContain('may never have been issued');
  });

  it('wrong check digits are a response with the reason', async () => {
    expect(await data('53004085617')).toMatchObject({ valid: false, status: 'unknown', reason: expect.stringContaining('check digits') });
  });

  it.each(['', '5300408561', '530040856166', '5300408561x', '٥٣٠٠٤٠٨٥٦١٦'])('%j is not an ABN', async (text) => {
    await expect(answer(text)).rejects.toMatchObject({
      code: 'REQ_BAD_PARAMETER',
      status: 400,
      faults: [{ parameter: 'abn', detail: expect.stringContaining('11 digits'), allowed: [expect.stringContaining('51 824 753 556')] }],
    });
  });
});

describe('with registers stored', () => {
  beforeAll(async () => {
    const company = { abn: COMPANY, acn: '004085616', type: 'APUB', status: 'EXAD' };
    await load(
      register('asic', 'ASIC_COMPANIES'),
      { ...company, company_name: 'FORMER LTD', is_company: false },
      { ...company, company_name: 'INVENTED LTD', name: 'INVENTED LTD', is_company: true },
    );
    await load(
      register('asic', 'ASIC_BUSINESS_NAMES'),
      { abn: COMPANY, business_name: 'The Invented Bakery', status: 'Registered' },
      { abn: COMPANY, business_name: 'The Closed Bakery', status: 'Cancelled' },
      { abn: TRADER, business_name: 'Invented Repairs', status: 'Registered' },
    );
    await load(register('ato', 'ACNC_REGISTER'), { abn: CHARITY, charity_name: 'Invented Charity', state: 'VIC', postcode: '3000' });
    await load(register('apra', 'ADI_LIST'), { abn: BANK, name: 'Invented Mutual', type: 'Credit unions', status: 'ceased' });
  });

  it('a company has the status of the company register, and its trading names', async () => {
    const { data: row, meta } = await answer(COMPANY);
    expect(row).toMatchObject({
      status: 'external administration',
      entity_name: 'INVENTED LTD',
      entity_type: 'Australian public company',
      acn: '004085616',
      trading_names: ['The Invented Bakery'],
      source: 'asic.ASIC_COMPANIES',
      as_of: '2026-05-11T03:00:00.000Z',
    });
    expect(meta.sources.map((source) => source.dataset_id)).toEqual(['asic.ASIC_COMPANIES', 'asic.ASIC_BUSINESS_NAMES']);
    expect(meta.notes.join(' ')).toContain('shows whether the ABN is active');
  });

  it('a charity, an institution and a holder of a business name are found in their registers', async () => {
    expect(await data(CHARITY)).toMatchObject({
      entity_name: 'Invented Charity',
      state: 'VIC',
      postcode: '3000',
      source: 'ato.ACNC_REGISTER',
    });
    expect(await data(BANK)).toMatchObject({ entity_name: 'Invented Mutual', status: 'ceased', source: 'apra.ADI_LIST' });
    expect(await data(TRADER)).toMatchObject({
      status: 'unknown',
      entity_name: null,
      trading_names: ['Invented Repairs'],
      source: 'asic.ASIC_BUSINESS_NAMES',
    });
    expect(await data(NOBODY)).toMatchObject({ status: 'unknown', source: null });
  });

  it('ABN Lookup has priority over all registers', async () => {
    const details: AbnDetails = {
      abn: COMPANY,
      status: 'active',
      entityName: 'INVENTED LTD',
      entityType: 'Australian Public Company',
      acn: '004085616',
      gst: true,
      state: 'VIC',
      postcode: '3000',
      tradingNames: ['A NAME'],
    };
    const { data: row, meta } = await answer(COMPANY, {
      businessRegister: registerWith({ details, answeredAt: Date.parse('2026-05-11T02:00:00Z') }),
    });
    expect(row).toMatchObject({
      status: 'active',
      gst: true,
      trading_names: ['A NAME'],
      source: 'abr.abn-lookup',
      as_of: '2026-05-11T02:00:00.000Z',
    });
    expect(meta.sources[0]?.attribution).toContain('Australian Business Register');
  });

  it('stored data are used if ABN Lookup does not respond, with a note', async () => {
    const slow = await answer(COMPANY, {
      businessRegister: registerWith({ failure: 'The Australian Business Register did not respond in time.' }),
    });
    expect(slow.data).toMatchObject({ source: 'asic.ASIC_COMPANIES' });
    expect(slow.meta.notes[0]).toContain('did not respond in time');
    expect(slow.maxAgeSeconds).toBe(30);
    const unknown = await data(COMPANY, { businessRegister: registerWith({ answeredAt: 1 }) });
    expect(unknown['source']).toBe('asic.ASIC_COMPANIES');
  });
});

const vectors = path.resolve('..', 'shared', 'upstream', 'abr', 'abn_acn_vectors.csv');

describe('the recorded numbers', recorded(vectors), () => {
  const numbers = (existsSync(vectors) ? readFileSync(vectors, 'utf8') : '')
    .split('\n')
    .map((line) => line.split(','))
    .filter(([kind]) => kind === 'abn');

  it('are distinguished by their check digits', async () => {
    expect(numbers).toHaveLength(42);
    for (const [, abn = '', valid] of numbers) expect([abn, (await data(abn))['valid']]).toEqual([abn, valid === 'true']);
  });
});
