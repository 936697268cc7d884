/** Subjects: earnings by occupation from tax returns. ANZSCO unit groups with names of one or two words, and everyday names. */
import type { Subject } from './subject.ts';

const OCCUPATIONS: readonly string[] = [
  // ---------------------------------------------------------------- managers
  'manager | chief executive | ceo | farmer | hotel manager | retail manager | school principal | politician | member of parliament',
  // ---------------------------------------------------------------- professionals
  'accountant | actuary | architect | artist | author | writer | actor | musician | photographer | graphic designer | journalist | economist | statistician | mathematician | scientist | geologist | vet | veterinarian | surveyor | town planner',
  'engineer | civil engineer | mining engineer | mechanical engineer | electrical engineer | software engineer | software developer | programmer | web developer | it worker | data scientist | data analyst',
  'doctor | gp | general practitioner | specialist | surgeon | anaesthetist | psychiatrist | radiologist | psychologist | dentist | pharmacist | physiotherapist | physio | optometrist | chiropractor | midwife | nurse | registered nurse | social worker | counsellor | dietitian | occupational therapist',
  'teacher | primary school teacher | high school teacher | lecturer | university lecturer | academic | lawyer | solicitor | barrister | judge | magistrate | librarian | priest | pilot | financial adviser | stockbroker | auditor',
  // ---------------------------------------------------------------- technicians and trades
  'electrician | sparky | sparkies | plumber | carpenter | chippie | bricklayer | brickie | house painter | plasterer | tiler | roofer | concreter | builder | tradie | tradesman | tradespeople | mechanic | panel beater | welder | boilermaker | fitter and turner | chef | cook | baker | butcher | hairdresser | barber | gardener | florist | cabinetmaker | shearer',
  // ---------------------------------------------------------------- care, hospitality, protection
  'paramedic | ambulance officer | police officer | policeman | firefighter | prison officer | soldier | security guard | childcare worker | aged care worker | disability worker | carer | teacher aide | barista | waiter | waitress | bartender | flight attendant | beautician | personal trainer | travel agent | lifeguard',
  // ---------------------------------------------------------------- office and sales
  'receptionist | secretary | bookkeeper | call centre worker | bank teller | office worker | clerk | shop assistant | sales assistant | checkout operator | cashier | real estate agent | sales representative',
  // ---------------------------------------------------------------- drivers, operators, labourers
  'truck driver | truckie | bus driver | taxi driver | train driver | courier | delivery driver | postie | crane operator | forklift driver | storeman | miner | factory worker | labourer | cleaner | kitchen hand | fruit picker | garbage collector | fisherman',
];

/** Words that mean occupations only with earnings. */
const ALSO_SOMETHING_ELSE: ReadonlySet<string> = new Set(
  'manager|ceo|chief executive|author|specialist|judge|secretary|courier|carer|doctor|gp|clerk|politician|member of parliament|counsellor|soldier|academic'.split(
    '|',
  ),
);

/** Words for earnings. */
const EARNED = [
  'earn',
  'income',
  'salary',
  'make',
  'paid',
  'earning',
  'average income',
  'average salary',
  'average earning',
  'median income',
];

const ALL = OCCUPATIONS.flatMap((group) => group.split('|')).map((one) => one.trim());

/** An occupation alone means its industry or a register. */
export const occupationsPay = (otherSubjects: readonly Subject[]): Subject => {
  const taken = new Set(otherSubjects.flatMap(({ names }) => names.flatMap((name) => [name, name.replace(/s$/, '')])));
  return {
    names: ALL.filter((one) => !taken.has(one) && !ALSO_SOMETHING_ELSE.has(one)),
    wholeNames: ALL.flatMap((one) => EARNED.map((word) => `${one} ${word}`)),
    heads: ['ato/ATO_OCCUPATION', 'ato/ATO_OCCUPATION_GROUPS'],
  };
};
