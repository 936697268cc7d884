/** Figures of the AIHW that are not revised any more, with the file and the cell in which each stands. */
import type { FinalFigures } from './final-figure.ts';

export const AIHW_FINAL: readonly FinalFigures[] = [
  {
    dataset: 'aihw/CANCER_INCIDENCE_MORTALITY',
    filter: 'sex=Female&type=incidence&cancer_type=Breast cancer&age_group=age_50_to_54',
    unit: 'Count',
    onlyInEdition: true,
    because: 'Counts of an archived edition (ACIM); the edition does not change',
    url: 'https://data.gov.au/data/dataset/05696f6f-6ff5-42a2-904f-af5e4d1f56f8/resource/7fbac314-4bf9-4601-b812-0307316ef5a4/download/acimcombinedcounts.csv',
    figures: [
      { period: '1982', value: 536, at: 'acimcombinedcounts.csv r1644 age_50_to_54 (2026-11-22)' },
      { period: '1996', value: 1180, at: 'acimcombinedcounts.csv r1658 age_50_to_54 (2026-11-22)' },
      { period: '2010', value: 1822, at: 'acimcombinedcounts.csv r1672 age_50_to_54 (2026-11-22)' },
    ],
  },
  {
    dataset: 'aihw/GRIM_DEATHS',
    filter: 'cause_of_death=all_causes&sex=Persons&age_group=Total&measure=deaths',
    unit: 'Deaths',
    because: 'Deaths registered in an old year; final',
    url: 'https://data.gov.au/data/dataset/488ef6d4-c763-4b24-b8fb-9c15b67ece19/resource/edcbc14c-ba7c-44ae-9d4f-2622ad3fafe0/download/aihw-phe-229-grim-data-gov-au-2025.csv',
    figures: [
      { period: '1907', value: 45305, at: 'grim_2025.csv r4 deaths (2025)' },
      { period: '1934', value: 62220, at: 'grim_2025.csv r85 deaths (2025)' },
      { period: '1961', value: 88961, at: 'grim_2025.csv r166 deaths (2025)' },
      { period: '1988', value: 119864, at: 'grim_2025.csv r247 deaths (2025)' },
      { period: '2015', value: 159170, at: 'grim_2025.csv r328 deaths (2025)' },
    ],
  },
  {
    dataset: 'aihw/HEALTH_EXPENDITURE',
    filter:
      'state=NSW&area_of_expenditure=Public hospitals&broad_source_of_funding=government&detailed_source_of_funding=australian_government&measure=real_expenditure_millions',
    unit: 'AUD millions (real)',
    within: { percent: 1 },
    onlyInEdition: true,
    mayMove: true,
    because: 'Archived edition; constant prices, so a newer edition re-references it',
    url: 'https://data.gov.au/data/dataset/f84b9baf-c1c1-437c-8c1e-654b2829848c/resource/88399d53-d55c-466c-8f4a-6cb965d24d6d/download/healthexpenditurebyareaandsource.csv',
    figures: [
      { period: 'FY2009-10', value: 4857, at: 'healthexpenditurebyareaandsource.csv r49 real_expenditure_millions (2026-11-22)' },
      { period: 'FY2010-11', value: 5285, at: 'healthexpenditurebyareaandsource.csv r510 real_expenditure_millions (2026-11-22)' },
    ],
  },
  {
    dataset: 'aihw/MORT_GEOGRAPHY',
    filter: 'category=state&geography=australia&sex=Persons&measure=deaths',
    unit: 'Deaths',
    within: { percent: 0.5 },
    mayMove: true,
    because: 'Deaths of 2023: preliminary, revised twice',
    url: 'https://data.gov.au/data/dataset/a84a6e8e-dd8f-4bae-a79d-77a5e32877ad/resource/a5de4e7e-d062-4356-9d1b-39f44b1961dc/download/aihw-phe-229-mort-table1-data-gov-au-2025.csv',
    figures: [{ period: '2023', value: 183131, at: 'mort_table1_2025.csv r73 deaths (2025)' }],
  },
];
