import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Captured } from '../../../src/core/capture.ts';
import type { RegisterDataset } from '../../../src/core/define-dataset.ts';
import { EMPLOYEE_SUPPORT } from '../../../src/sources/wgea/datasets/EMPLOYEE_SUPPORT.ts';
import { GENDER_EQUALITY_ACTIONS } from '../../../src/sources/wgea/datasets/GENDER_EQUALITY_ACTIONS.ts';
import { HARM_PREVENTION } from '../../../src/sources/wgea/datasets/HARM_PREVENTION.ts';
import { PARENTAL_LEAVE_FLEX } from '../../../src/sources/wgea/datasets/PARENTAL_LEAVE_FLEX.ts';
import { WORKFORCE_COMPOSITION } from '../../../src/sources/wgea/datasets/WORKFORCE_COMPOSITION.ts';
import { WORKFORCE_MANAGEMENT } from '../../../src/sources/wgea/datasets/WORKFORCE_MANAGEMENT.ts';
import { WORKPLACE_OVERVIEW } from '../../../src/sources/wgea/datasets/WORKPLACE_OVERVIEW.ts';
import { writeZip, type ZipPart } from '../../formats/zip-writer.ts';
import { recorded } from '../../programs/needs.ts';
import { capture } from '../capture.ts';
import { registerRows } from '../register-rows.ts';

const INDEX = 'https://data.gov.au/data/api/3/action/package_show?id=wgea-dataset';
const FILE = 'https://data.gov.au/wgea_public_dataset_2025.zip';

const EMPLOYER = [
  'reporting_year',
  'corporate_group_name',
  'employer_name',
  'employer_abn',
  'is_relevant_employer',
  'employer_size',
  'anzsic_code',
  'anzsic_division',
  'anzsic_subdivision',
  'anzsic_group',
  'anzsic_class',
].join(',');
const COMPOSITION = `${EMPLOYER},manager_category,occupation,employment_status,employment_type,gender,n_employees`;
const QUESTIONS = `${EMPLOYER},section,subsection,question_index,upper_question_text,question_text,additional_question_info_1,additional_question_info_2,response_type,response`;

// Header and values as in the file of 2025, with an invented employer.
const ROW = '2024-25,Invented Group,Invented Pty Ltd,11000000001,TRUE,<250,7000,"Professional, Scientific and Technical Services",A,B,C';
const COMPOSITION_ROW = `${ROW},Manager,CEOs,Full-time,Permanent,Women,1`;

const zipped = (parts: readonly ZipPart[]): Captured => capture(writeZip(parts), { url: FILE });
const composition = (...lines: readonly string[]): Captured =>
  zipped([{ name: 'wgea_workforce_composition_2025.csv', content: [COMPOSITION, ...lines, ''].join('\r\n') }]);
const rowsOf = (captured: Captured, dataset: RegisterDataset = WORKFORCE_COMPOSITION) => registerRows(dataset, captured);

describe('public data files of the WGEA', () => {
  it('have a member with the columns in the catalogue', async () => {
    expect(await rowsOf(composition(COMPOSITION_ROW))).toEqual([
      {
        reporting_year: '2024-25',
        corporate_group_name: 'Invented Group',
        employer_name: 'Invented Pty Ltd',
        employer_abn: '11000000001',
        is_relevant_employer: true,
        employer_size: '<250',
        anzsic_division: 'Professional, Scientific and Technical Services',
        anzsic_subdivision: 'A',
        anzsic_group: 'B',
        anzsic_class: 'C',
        anzsic_code: '7000',
        manager_category: 'Manager',
        occupation: 'CEOs',
        employment_status: 'Full-time',
        employment_type: 'Permanent',
        gender: 'Women',
        n_employees: 1,
      },
    ]);
  });

  it('have null for values that a group report omits', async () => {
    const [row] = await rowsOf(composition(COMPOSITION_ROW.replace('11000000001,TRUE,<250', ',FALSE,0')));
    expect(row).toMatchObject({ employer_abn: null, is_relevant_employer: false, employer_size: '0' });
  });

  it.each([
    [EMPLOYEE_SUPPORT, 'employee_support'],
    [GENDER_EQUALITY_ACTIONS, 'action_on_gender_equality'],
    [HARM_PREVENTION, 'harm_prevention'],
    [PARENTAL_LEAVE_FLEX, 'flexible_work'],
    [WORKPLACE_OVERVIEW, 'workplace_overview'],
  ])('have the member of $id among the others, in a folder or not', async (dataset, theme) => {
    const others = ['employee_support', 'action_on_gender_equality', 'harm_prevention', 'flexible_work', 'workplace_overview', 'catalogue'];
    for (const folder of ['', 'wgea_public_dataset_2024/']) {
      const parts = others.map((name) => ({
        name: `${folder}wgea_questionnaire_${name}_2024.csv`,
        content: `${QUESTIONS}\n${ROW},S,Sub,1.1,Upper,"Do you, or not?",,,Select,${name}\n`,
      }));
      const rows = await rowsOf(zipped(parts), dataset);
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({
        question_text: 'Do you, or not?',
        additional_question_info_1: null,
        response: theme,
        n_responses: 1,
      });
      expect(Object.keys(rows[0] ?? {})).toEqual(dataset.columns.map(({ name }) => name));
    }
  });

  it('are read from disk in the same way as from memory', async () => {
    const directory = mkdtempSync(path.join(tmpdir(), 'wattle-wgea-'));
    try {
      const { bytes, ...rest } = composition(COMPOSITION_ROW);
      const file = path.join(directory, 'large.zip');
      writeFileSync(file, bytes);
      expect(await rowsOf({ ...rest, bytes: new Uint8Array(0), file })).toHaveLength(1);
    } finally {
      rmSync(directory, { recursive: true });
    }
  });

  it('are found in the archive for the latest year, for any order of uploads', () => {
    const resource = (year: string, modified: string, suffix = 'zip') => ({
      name: `${year} WGEA Data - Public Data File`,
      url: `http://data.gov.au/data/dataset/x/resource/y/download/${year}.${suffix}`,
      last_modified: modified,
      state: 'active',
    });
    const resources = [
      resource('2023', '2026-02-01'),
      resource('2025', '2026-01-08'),
      resource('2024', '2025-07-30'),
      resource('2026', '2026-05-01', 'pdf'),
    ];
    const [ask] = WORKFORCE_MANAGEMENT.asks();
    const [follow] =
      ask?.follow?.(capture(JSON.stringify({ success: true, result: { name: 'wgea-dataset', resources } }), { url: INDEX }), {
        periodEnd: null,
        now: 0,
      }) ?? [];
    expect(follow).toMatchObject({ url: 'https://data.gov.au/data/dataset/x/resource/y/download/2025.zip', large: true });
    expect(ask?.fallback).toMatchObject({ large: true });
  });

  it.each<[string, Captured, object]>([
    [
      'a renamed column',
      zipped([{ name: 'wgea_workforce_composition_2025.csv', content: COMPOSITION.replace('gender', 'sex') }]),
      { code: 'PARSE_LAYOUT', at: { row: 1, column: 'gender' } },
    ],
    ['a row cut short', composition(COMPOSITION_ROW, ROW), { code: 'PARSE_LAYOUT', at: { row: 3 } }],
    [
      'text for a number',
      composition(COMPOSITION_ROW.replace(/1$/, 'one')),
      { code: 'PARSE_VALUE', at: { row: 2, column: 'n_employees', value: 'one' } },
    ],
    [
      'text for true and false',
      composition(COMPOSITION_ROW.replace('TRUE', 'YES')),
      { code: 'PARSE_VALUE', at: { row: 2, column: 'is_relevant_employer', value: 'YES' } },
    ],
    [
      'an archive without the member',
      zipped([{ name: 'wgea_questionnaire_catalogue_2025.csv', content: 'a\n' }]),
      { code: 'PARSE_ARCHIVE' },
    ],
    [
      'two members with the same name',
      zipped(['2024', '2025'].map((year) => ({ name: `wgea_workforce_composition_${year}.csv`, content: COMPOSITION }))),
      { code: 'PARSE_ARCHIVE' },
    ],
    [
      'an archive that is cut short',
      capture(writeZip([{ name: 'wgea_workforce_composition_2025.csv', content: COMPOSITION }]).subarray(0, 80), { url: FILE }),
      { code: 'PARSE_ARCHIVE' },
    ],
    ['a page', capture('<!DOCTYPE html><html></html>', { url: FILE }), { code: 'PARSE_ARCHIVE' }],
  ])('are refused with %s', async (_, captured, error) => {
    await expect(rowsOf(captured)).rejects.toMatchObject(error);
  });
});

const RECORDED = path.resolve('..', 'shared', 'upstream', 'wgea', 'wgea_workforce_composition_2025_first3_rebuilt.csv');

describe('recorded file of the WGEA', recorded(RECORDED), () => {
  it('workforce composition 2025: its first three rows', async () => {
    const rows = await rowsOf(zipped([{ name: 'wgea_workforce_composition_2025.csv', content: readFileSync(RECORDED) }]));
    expect(rows.map((row) => [row['employer_abn'], row['occupation'], row['gender'], row['n_employees']])).toEqual([
      ['58102573544', 'CEOs', 'Women', 1],
      ['58102573544', 'Other Executives and General Managers', 'Men', 5],
      ['58102573544', 'Other managers', 'Men', 15],
    ]);
    expect(rows[0]).toMatchObject({ is_relevant_employer: true, employer_size: '<250', anzsic_code: '7000' });
  });
});
