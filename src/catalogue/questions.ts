/** The question that each signal answers, and the subjects that they are listed under. */
import type { Signal } from '../core/define-signal.ts';

export interface SubjectOfSignals {
  readonly title: string;
  /** Questions by indicator, in listed order. */
  readonly questions: Readonly<Record<string, string>>;
}

export const SUBJECTS: readonly SubjectOfSignals[] = [
  {
    title: 'Work and pay',
    questions: {
      'real-wages': 'Is pay keeping up?',
      'wage-vs-rent-gap': 'Do wages keep up with rents?',
      'youth-unemployment': 'How hard is it for the young to find work?',
      'state-employment-snapshot': 'Where is there work?',
      'labour-slack': 'How many want more work than they have?',
      'sectoral-employment-shift': 'Which industries gain work, and which lose it?',
      'gender-pay-context': 'How far is women’s pay behind men’s?',
    },
  },
  {
    title: 'Prices and living',
    questions: {
      'cost-of-living': 'Whose living costs rise fastest?',
      'inflation-decomposition': 'What drives inflation?',
      'cpi-breadth': 'How widespread is inflation?',
      'cpi-by-city': 'In which city do prices rise fastest?',
      'economic-dashboard': 'How is the economy doing?',
      'growth-contributions': 'What does the economy grow by?',
      'gdp-per-capita-run': 'For how long has output per head been falling?',
    },
  },
  {
    title: 'Rates and saving',
    questions: {
      'real-cash-rate': 'Is the cash rate above inflation?',
      'real-rate-regime': 'Is money tight?',
      'yield-curve': 'Do long bonds yield more than cash?',
      'real-mortgage-rate': 'What does a mortgage really cost?',
      'real-savings-rate': 'Do savings keep their worth?',
      'household-debt-service': 'How much of their income do households pay on debt?',
      'credit-impulse': 'Does credit push the economy, or hold it back?',
    },
  },
  {
    title: 'Housing',
    questions: {
      'housing-affordability': 'How long to save a deposit?',
      'approvals-vs-completions': 'Is what is approved also built?',
      'approvals-vs-migration': 'Are enough homes approved for those who come?',
    },
  },
  {
    title: 'Trade, states and institutions',
    questions: {
      'trade-balance': 'Do we sell more abroad than we buy?',
      'macro-snapshot-state': 'How is each state doing?',
      'state-league-table': 'Which states do better than they used to?',
      'state-fiscal-snapshot': 'Which states live within their means?',
      'bank-deposit-share': 'Which banks hold the deposits?',
      'super-fund-real-return': 'Which super products beat inflation?',
      'charity-sector-health': 'How healthy are the charities?',
    },
  },
  {
    title: 'Electricity',
    questions: {
      'energy-snapshot': 'What does power cost now, and where is it from?',
      'nem-energy-regime': 'Is power scarce?',
      'nem-dispatch-5min': 'How did the price move today?',
    },
  },
];

const QUESTIONS = new Map(SUBJECTS.flatMap(({ questions }) => Object.entries(questions)));

/** Group of indicators without a subject. */
const OTHER = 'Other';

/** Subjects, followed by indicators without a question, by title. */
export function subjectsOf(signals: readonly Signal[]): readonly SubjectOfSignals[] {
  const others = signals.filter(({ id }) => !QUESTIONS.has(id));
  if (others.length === 0) return SUBJECTS;
  return [...SUBJECTS, { title: OTHER, questions: Object.fromEntries(others.map(({ id, title }) => [id, title])) }];
}

/** The title if there is no question. */
export const questionOf = (signal: Signal): string => QUESTIONS.get(signal.id) ?? signal.title;

export const subjectOf = (signal: Signal): string => SUBJECTS.find(({ questions }) => signal.id in questions)?.title ?? OTHER;
