/** The charity register of the Australian Charities and Not-for-profits Commission. */
import { abn, type CharityColumn, charityDataset, day, number, postcode, size, words } from '../charity-files.ts';
import { csvOf, fileAt } from '../packages.ts';

const flag = (name: string, header: string, description: string): CharityColumn => ({
  name,
  type: 'text',
  description,
  header,
  read: words,
});
const operatesIn = (abbreviation: string): CharityColumn =>
  flag(`operates_in_${abbreviation.toLowerCase()}`, `Operates_in_${abbreviation}`, `Y if the charity operates in ${abbreviation}.`);

export const ACNC_REGISTER = charityDataset(
  {
    id: 'ACNC_REGISTER',
    aliases: ['charities', 'charity-register'],
    title: 'ACNC charity register',
    description:
      'Every registered charity in Australia: name, address, size, where it operates, and whether it is a public benevolent institution.',
    origin: csvOf(
      'acnc-register',
      /^ACNC Register of Australian charities CSV/i,
      fileAt('b050b242-4487-4306-abf5-07ca073e5594', '8fb32972-24e9-4c95-885e-7140be51be8a', 'datadotgov_main.csv'),
    ),
    checkEveryMinutes: 1440,
    maxAgeDays: null,
    quirks: [
      'The file has only charities that are currently registered.',
      'Flags are Y or empty. An empty flag is null here.',
      'State, postcode and town are empty if the address is withheld. For charities abroad, they are from the address in that country.',
      'The size is empty for about a third of charities, which are new or basic religious charities. Its letter case is standardised.',
    ],
  },
  {
    key: ['abn'],
    columns: [
      { name: 'abn', type: 'text', description: 'ABN, 11 digits.', indexed: true, header: 'ABN', read: abn },
      {
        name: 'charity_name',
        type: 'text',
        description: 'Legal name of the charity.',
        match: 'words',
        aliases: ['name'],
        header: 'Charity_Legal_Name',
        read: words,
      },
      {
        name: 'other_names',
        type: 'text',
        description: 'Other names of the charity.',
        match: 'substring',
        header: 'Other_Organisation_Names',
        read: words,
      },
      { name: 'town_city', type: 'text', description: 'Town or suburb of its address.', header: 'Town_City', read: words },
      { name: 'state', type: 'text', description: 'State or territory of its address.', indexed: true, header: 'State', read: words },
      { name: 'postcode', type: 'text', description: 'Postcode of its address.', indexed: true, header: 'Postcode', read: postcode },
      { name: 'country', type: 'text', description: 'Country of its address.', header: 'Country', read: words },
      { name: 'website', type: 'text', description: 'Website.', match: 'substring', header: 'Charity_Website', read: words },
      {
        name: 'registration_date',
        type: 'date',
        description: 'Day of registration with the Commission.',
        header: 'Registration_Date',
        read: day,
      },
      {
        name: 'charity_size',
        type: 'text',
        description: 'Small, Medium, Large or Extra Large, by revenue.',
        indexed: true,
        header: 'Charity_Size',
        read: size,
      },
      {
        name: 'financial_year_end',
        type: 'text',
        description: 'Day on which the financial year ends, such as 30-Jun.',
        header: 'Financial_Year_End',
        read: words,
      },
      flag('is_pbi', 'PBI', 'Y for a public benevolent institution.'),
      flag('is_hpc', 'HPC', 'Y for a health promotion charity.'),
      operatesIn('ACT'),
      operatesIn('NSW'),
      operatesIn('NT'),
      operatesIn('QLD'),
      operatesIn('SA'),
      operatesIn('TAS'),
      operatesIn('VIC'),
      operatesIn('WA'),
      {
        name: 'responsible_persons_count',
        type: 'integer',
        unit: 'Persons',
        description: 'Number of responsible persons, such as directors and trustees.',
        header: 'Number_of_Responsible_Persons',
        read: number,
      },
    ],
  },
);
