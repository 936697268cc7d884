/** Corporate tax transparency: total income, taxable income and tax payable of large corporate entities. */
import { fileAt, workbookOf } from '../packages.ts';
import { abn, amount, registerDataset, text, yearText } from '../register-sheet.ts';

export const CORP_TRANSPARENCY = registerDataset(
  {
    id: 'CORP_TRANSPARENCY',
    aliases: ['corporate-tax-transparency'],
    title: 'Corporate tax transparency',
    description: 'Total income, taxable income and tax payable of each large corporate entity, which the Commissioner must publish by law.',
    origin: workbookOf(
      'corporate-transparency',
      /^(\d{4}-\d{2}) Report of Entity Tax Information\b/i,
      fileAt(
        'c2524c87-cea4-4636-acac-599a82048a26',
        '491b366b-aa6f-4b1c-b39d-cebaeeb6f874',
        '2023-24-corporate-report-of-entity-tax-information.xlsx',
      ),
    ),
    maxAgeDays: null,
    quirks: [
      'If taxable income or tax payable is blank in the report, it is nil or a loss. It is null in this dataset.',
      'The report covers entities with total income of $100 million or more. Until the income year 2021–22, the limit for Australian-owned private entities was $200 million.',
      'The dataset has the latest report. The report includes late lodgements for the two previous years, so an entity may have several income years.',
      'Some entities have no ABN. Figures are for entities, not for groups of entities.',
    ],
  },
  {
    sheets: ['Income tax details'],
    entity: 'entity_name',
    key: ['entity_name', 'abn', 'income_year'],
    columns: [
      {
        name: 'entity_name',
        type: 'text',
        description: 'Name of the entity.',
        match: 'words',
        aliases: ['name', 'company_name'],
        headings: ['Name', 'Entity name'],
        read: text,
      },
      {
        name: 'abn',
        type: 'text',
        description: 'ABN, 11 digits. Null if none is published.',
        indexed: true,
        headings: ['ABN'],
        read: abn,
      },
      { name: 'income_year', type: 'text', description: 'Income year, such as 2023-24.', headings: ['Income year'], read: yearText },
      { name: 'total_income', type: 'number', unit: 'AUD', description: 'Total income.', headings: ['Total income $'], read: amount },
      { name: 'taxable_income', type: 'number', unit: 'AUD', description: 'Taxable income.', headings: ['Taxable income $'], read: amount },
      { name: 'tax_payable', type: 'number', unit: 'AUD', description: 'Tax payable.', headings: ['Tax payable $'], read: amount },
    ],
  },
);
