/** Annual information statements of charities: staff, volunteers, revenue and expenses for each charity. */
import { abn, type CharityColumn, charityDataset, day, number, size, words } from '../charity-files.ts';
import { csvOf, fileAt } from '../packages.ts';

const persons = (name: string, header: string, description: string): CharityColumn => ({
  name,
  type: 'number',
  unit: 'Persons',
  description,
  header,
  read: number,
});
const dollars = (name: string, header: string, description: string): CharityColumn => ({
  ...persons(name, header, description),
  unit: 'AUD',
});

export const ACNC_AIS_FINANCIALS = charityDataset(
  {
    id: 'ACNC_AIS_FINANCIALS',
    aliases: ['acnc-ais', 'charity-financials'],
    title: 'ACNC annual information statement financials',
    description:
      'Staff, volunteers, revenue, grants, expenses and surplus that charities report in their annual information statement of 2023.',
    origin: csvOf(
      'acnc-2023-annual-information-statement-ais-data',
      /^2023 AIS data \(csv\)/i,
      fileAt('ff6905d6-9d5d-4ef1-8478-72b833864fb7', '2b0fb746-57c5-4523-bb4c-74b7b78279d9', 'datadotgov_ais23.csv'),
    ),
    checkEveryMinutes: 1440,
    maxAgeDays: null,
    quirks: [
      'The dataset has the statements for 2023. Reporting periods differ between charities. See the columns fin_report_from and fin_report_to.',
      'Basic religious charities do not have to report financial figures, so their figures may be empty.',
      'Amounts are as entered by the charity. Errors, such as amounts in thousands instead of dollars, are not corrected.',
      'The size is published in different letter cases, such as SMALL, and is standardised. Flags are y and n.',
    ],
  },
  {
    key: ['abn'],
    columns: [
      { name: 'abn', type: 'text', description: 'ABN, 11 digits.', indexed: true, header: 'abn', read: abn },
      {
        name: 'charity_name',
        type: 'text',
        description: 'Name of the charity.',
        match: 'words',
        aliases: ['name'],
        header: 'charity name',
        read: words,
      },
      {
        name: 'registration_status',
        type: 'text',
        description: 'Registered, Voluntarily Revoked, Revoked.',
        header: 'registration status',
        read: words,
      },
      {
        name: 'charity_size',
        type: 'text',
        description: 'Small, Medium, Large or Extra Large, by revenue.',
        indexed: true,
        header: 'charity size',
        read: size,
      },
      {
        name: 'basic_religious_charity',
        type: 'text',
        description: 'y for a basic religious charity, otherwise n.',
        header: 'basic religious charity',
        read: words,
      },
      { name: 'fin_report_from', type: 'date', description: 'First day of the reporting period.', header: 'fin report from', read: day },
      { name: 'fin_report_to', type: 'date', description: 'Last day of the reporting period.', header: 'fin report to', read: day },
      persons('staff_full_time', 'staff - full time', 'Full-time staff.'),
      persons('staff_part_time', 'staff - part time', 'Part-time staff.'),
      persons('staff_casual', 'staff - casual', 'Casual staff.'),
      persons('staff_fte', 'total full time equivalent staff', 'Staff in full-time equivalents.'),
      persons('staff_volunteers', 'staff - volunteers', 'Volunteers.'),
      dollars('revenue_from_government', 'revenue from government', 'Revenue from government, including grants.'),
      dollars('donations_and_bequests', 'donations and bequests', 'Donations and bequests.'),
      dollars('revenue_from_goods_services', 'revenue from goods and services', 'Revenue from goods and services.'),
      dollars('revenue_from_investments', 'revenue from investments', 'Revenue from investments.'),
      dollars('total_revenue', 'total revenue', 'Total revenue.'),
      dollars('total_gross_income', 'total gross income', 'Total revenue and other income.'),
      dollars('employee_expenses', 'employee expenses', 'Employee expenses.'),
      dollars('grants_made_au', 'grants and donations made for use in Australia', 'Grants and donations made for use in Australia.'),
      dollars(
        'grants_made_overseas',
        'grants and donations made for use outside Australia',
        'Grants and donations made for use outside Australia.',
      ),
      dollars('total_expenses', 'total expenses', 'Total expenses.'),
      dollars('net_surplus_deficit', 'net surplus/deficit', 'Surplus. Negative for a deficit.'),
    ],
  },
);
