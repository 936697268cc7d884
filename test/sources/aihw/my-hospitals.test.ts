import { describe, expect, it } from 'vitest';
import type { Ask } from '../../../src/core/capture.ts';
import { ED_WAITING_TIMES } from '../../../src/sources/aihw/datasets/ED_WAITING_TIMES.ts';
import { ELECTIVE_SURGERY_WAITING_TIMES } from '../../../src/sources/aihw/datasets/ELECTIVE_SURGERY_WAITING_TIMES.ts';
import { capture } from '../capture.ts';
import { registerRows } from '../register-rows.ts';

// The form of the API (OpenAPI of February 2026). Hospital and values are invented.
const item = (n: number, more: object = {}): object => ({
  reporting_start_date: '2023-07-01T00:00:00',
  reporting_end_date: '2024-06-30T00:00:00',
  reporting_unit_code: `H${String(n).padStart(4, '0')}`,
  reporting_unit_name: 'Invented  Hospital ',
  reporting_unit_type_code: 'H',
  mapped_state: 'NSW',
  reported_measure_category_name: 'Urgent',
  reported_measure_code: 'MYH-RM0010',
  measure_code: 'MYH0010',
  measure_name: 'Number of patients presenting to the emergency department',
  peer_group_name: null,
  units_name: 'patients',
  units_display: null,
  value: 1234,
  peer_value: null,
  suppression_codes: null,
  ...more,
});

interface Page {
  readonly rows: readonly object[];
  readonly total: number;
  readonly start?: number;
}

const body = ({ rows, total, start = 1 }: Page): string =>
  JSON.stringify({
    result: {
      data: rows,
      pagination: { results_returned: rows.length, starting_result_index: start, total_results_available: total },
    },
    version_information: { data_version: '1.0', date_uploaded: '2026-01-01' },
  });
const captured = (page: Page | string, askId: string) =>
  capture(typeof page === 'string' ? page : body(page), {
    url: 'https://myhospitalsapi.aihw.gov.au/api/v1/flat-data-extract/MYH-ED-WAITS',
    askId,
  });
const many = (n: number): object[] => Array.from({ length: n }, (_, i) => item(i));

function pagesFor(total: number): readonly Ask[] {
  const [index] = ED_WAITING_TIMES.asks();
  return index?.follow?.(captured({ rows: [item(1)], total }, 'data-index'), { periodEnd: null, now: 0 }) ?? [];
}

describe('MyHospitals extracts', () => {
  it('report the members of rows without a column', async () => {
    const page = captured({ rows: [item(1, { new_member: 1 })], total: 1 }, 'page-0001-of-1');
    const [reported] = (await ED_WAITING_TIMES.leftOut?.(page)) ?? [];
    expect(reported).toMatchObject({ what: 'columns', of: 'the rows of the API' });
    expect(reported?.examples).toContain('units_display');
    const before = await ED_WAITING_TIMES.leftOut?.(captured({ rows: [item(1)], total: 1 }, 'page-0001-of-1'));
    expect(reported?.count).toBe((before?.[0]?.count ?? 0) + 1);
  });

  it('are requested with one row for the total, then every page of the selected measures and units', () => {
    const [index] = ED_WAITING_TIMES.asks();
    const query = new URL(index?.url ?? '').searchParams;
    expect(query.get('skip')).toBe('0');
    expect(query.get('top')).toBe('1');
    expect(query.getAll('measure_code')).toEqual(['MYH0010', 'MYH0011']);
    expect(query.getAll('reporting_unit_type_code')).toEqual(['H', 'S', 'P', 'A']);
    const pages = pagesFor(2001);
    expect(pages.map(({ id }) => id)).toEqual(['page-0001-of-2001', 'page-0002-of-2001', 'page-0003-of-2001']);
    expect(pages.map(({ url }) => [new URL(url).searchParams.get('skip'), new URL(url).searchParams.get('top')])).toEqual([
      ['0', '1000'],
      ['1000', '1000'],
      ['2000', '1000'],
    ]);
    expect(pagesFor(1000)).toHaveLength(1);
  });

  it('are refused if they are empty or endless', () => {
    expect(() => pagesFor(0)).toThrow(expect.objectContaining({ code: 'DATA_EMPTY' }));
    expect(() => pagesFor(10_000_000)).toThrow(expect.objectContaining({ code: 'PARSE_LAYOUT' }));
  });

  it('have rows under the names in the catalogue, with or without an envelope', async () => {
    const page = { rows: [item(21, { value: null, suppression_codes: 'SUP1' })], total: 1 };
    const bare = JSON.stringify((JSON.parse(body(page)) as { result: object }).result);
    for (const answer of [page, bare, `\ufeff${bare}`]) {
      expect(await registerRows(ED_WAITING_TIMES, captured(answer, 'page-0001-of-1'))).toEqual([
        {
          reporting_start_date: '2023-07-01',
          reporting_end_date: '2024-06-30',
          hospital_code: 'H0021',
          hospital_name: 'Invented Hospital',
          reporting_unit_type: 'H',
          state: 'NSW',
          triage_category: 'Urgent',
          measure_code: 'MYH0010',
          measure_name: 'Number of patients presenting to the emergency department',
          peer_group: null,
          units: 'patients',
          value: null,
          reported_measure_code: 'MYH-RM0010',
        },
      ]);
    }
    const [surgery] = await registerRows(
      ELECTIVE_SURGERY_WAITING_TIMES,
      captured({ rows: [item(1, { units_display: 'days', peer_value: 35 })], total: 1 }, 'page-0001-of-1'),
    );
    expect(surgery).toMatchObject({ surgical_specialty: 'Urgent', units: 'days', value: 1234, peer_value: 35 });
  });

  it('have a middle page', async () => {
    const page = captured({ rows: many(1000), total: 2001, start: 1001 }, 'page-0002-of-2001');
    expect(await registerRows(ED_WAITING_TIMES, page)).toHaveLength(1000);
  });

  it.each<[string, Page | string, string, object]>([
    ['a changed total', { rows: many(2), total: 3 }, 'page-0001-of-2', { code: 'DATA_INCOMPLETE', at: { value: '3' } }],
    ['a page with missing rows', { rows: many(2), total: 3 }, 'page-0001-of-3', { code: 'DATA_INCOMPLETE' }],
    ['another page', { rows: many(1), total: 1001, start: 1 }, 'page-0002-of-1001', { code: 'DATA_INCOMPLETE' }],
    ['an empty page', { rows: [], total: 1001 }, 'page-0002-of-1001', { code: 'DATA_INCOMPLETE' }],
    [
      'a row without a member',
      { rows: [item(1, { measure_code: undefined })], total: 1 },
      'page-0001-of-1',
      { code: 'PARSE_LAYOUT', at: { row: 1, column: 'measure_code' } },
    ],
    [
      'text for a number',
      { rows: [item(1, { value: '12' })], total: 1 },
      'page-0001-of-1',
      { code: 'PARSE_VALUE', at: { row: 1, column: 'value' } },
    ],
    ['an invalid date', { rows: [item(1, { reporting_end_date: '30/06/2024' })], total: 1 }, 'page-0001-of-1', { code: 'PARSE_VALUE' }],
    ['no pagination', '{"result":{"data":[]}}', 'page-0001-of-1', { code: 'PARSE_LAYOUT', at: { column: 'result.pagination' } }],
    ['an incomplete response', body({ rows: many(1), total: 1 }).slice(0, -30), 'page-0001-of-1', { code: 'PARSE_LAYOUT' }],
    ['a web page', '<!DOCTYPE html><html></html>', 'page-0001-of-1', { code: 'PARSE_LAYOUT' }],
  ])('with %s are refused', async (_, page, askId, error) => {
    await expect(registerRows(ED_WAITING_TIMES, captured(page, askId))).rejects.toMatchObject(error);
  });
});
