/** Research and development tax incentive: expenditure claimed by each entity. */
import { fileAt, workbookOf } from '../packages.ts';
import { abnOrAcn, amount, registerDataset, text, yearText } from '../register-sheet.ts';

export const RND_INCENTIVE = registerDataset(
  {
    id: 'RND_INCENTIVE',
    aliases: ['rdti'],
    title: 'R&D tax incentive entity report',
    description: 'Expenditure on research and development that each entity claimed under the tax incentive, and later amendments.',
    origin: workbookOf(
      'research-and-development-tax-incentive',
      /^(\d{4}-\d{2}) Report of (?:data|information) about research and development/i,
      fileAt(
        '7c356598-b048-4c1e-862f-c936041e3d81',
        'e9c059c8-a801-4068-844e-9d4ee84a1d81',
        'report-of-information-about-research-and-development-tax-incentive-entities.xlsx',
      ),
    ),
    maxAgeDays: null,
    quirks: [
      'The dataset has the latest report. Reports are published about two years after the income year ends.',
      'Some entities are published with an ACN of nine digits instead of an ABN.',
      'A row has an amended amount only if the claim was changed.',
    ],
  },
  {
    sheets: /^\d{4}-\d{2} report$/,
    entity: 'company_name',
    key: ['company_name', 'abn', 'income_year'],
    columns: [
      {
        name: 'company_name',
        type: 'text',
        description: 'Name of the entity.',
        match: 'words',
        aliases: ['name', 'entity_name'],
        headings: ['Company name', 'Entity name', 'Name'],
        read: text,
      },
      {
        name: 'abn',
        type: 'text',
        description: 'ABN (11 digits) or ACN (9 digits), if published.',
        indexed: true,
        headings: ['ABN/ACN', 'ABN or ACN', 'ABN'],
        read: abnOrAcn,
      },
      {
        name: 'income_year',
        type: 'text',
        description: 'Income year of the claim, such as 2022-23.',
        headings: ['Income Year'],
        read: yearText,
      },
      {
        name: 'rnd_expenditure_aud',
        type: 'number',
        unit: 'AUD',
        description: 'Notional deductions less feedstock adjustments.',
        headings: [
          'Total R&D expenditure (notional deductions less feedstock adjustments) $',
          'Total R&D expenditure (notional deductions less feedstock adjustments)',
        ],
        read: amount,
      },
      {
        name: 'rnd_amended_expenditure_aud',
        type: 'number',
        unit: 'AUD',
        description: 'Expenditure after later amendments. Null if not amended.',
        headings: [
          'Total amended R&D expenditure (notional deductions less feedstock adjustments) $',
          'Total amended R&D expenditure (notional deductions less feedstock adjustments)',
        ],
        read: amount,
      },
    ],
  },
);
