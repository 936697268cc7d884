/** Lists the question that each indicator answers, and the subjects by which indicators are grouped. */
import type { Signal } from '../core/define-signal.ts';

interface SubjectOfSignals {
  readonly title: string;
  /** Questions by indicator id, in the order of the list. */
  readonly questions: Readonly<Record<string, string>>;
}

export const SUBJECTS: readonly SubjectOfSignals[] = [
  {
    title: 'Work and pay',
    questions: {
      'real-wages': 'Is pay keeping up?',
      'wage-vs-rent-gap': 'Are wages keeping up with rents?',
      'youth-unemployment': 'How high is youth unemployment?',
      'state-employment-snapshot': 'Where is there work?',
      'labour-slack': 'How many people want more work?',
      'sectoral-employment-shift': 'Which industries are gaining or losing jobs?',
      'gender-pay-context': 'How big is the gender pay gap?',
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
      'growth-contributions': 'What is driving economic growth?',
      'gdp-per-capita-run': 'For how many quarters in a row has GDP per person fallen?',
    },
  },
  {
    title: 'Rates and saving',
    questions: {
      'real-cash-rate': 'Is the cash rate above inflation?',
      'real-rate-regime': 'Is money tight?',
      'yield-curve': 'Do long bonds yield more than cash?',
      'real-mortgage-rate': 'What does a mortgage really cost?',
      'real-savings-rate': 'Do savings keep their value?',
      'household-debt-service': 'How much of their income do households pay on debt?',
      'credit-impulse': 'Is new credit adding to growth?',
    },
  },
  {
    title: 'Housing',
    questions: {
      'housing-affordability': 'How long does it take to save a deposit?',
      'approvals-vs-completions': 'Are approved homes being built?',
      'approvals-vs-migration': 'Are enough homes approved for new migrants?',
    },
  },
  {
    title: 'Trade, states and institutions',
    questions: {
      'trade-balance': 'Do we sell more abroad than we buy?',
      'macro-snapshot-state': 'How is each state doing?',
      'state-league-table': 'Which states are doing better than usual?',
      'state-fiscal-snapshot': 'Which state budgets are in surplus?',
      'bank-deposit-share': 'Which banks have the most deposits?',
      'super-fund-real-return': 'Which super products beat inflation?',
      'charity-sector-health': 'How are charities doing?',
    },
  },
  {
    title: 'Electricity',
    questions: {
      'energy-snapshot': 'What is the electricity price now, and what is generating it?',
      'nem-energy-regime': 'Is power scarce?',
      'nem-dispatch-5min': 'How did the price move today?',
    },
  },
];

const QUESTIONS = new Map(SUBJECTS.flatMap(({ questions }) => Object.entries(questions)));

const OTHER = 'Other';

/** Groups indicators by subject. Indicators without a question come last, by title. */
export function subjectsOf(signals: readonly Signal[]): readonly SubjectOfSignals[] {
  const others = signals.filter(({ id }) => !QUESTIONS.has(id));
  if (others.length === 0) return SUBJECTS;
  return [...SUBJECTS, { title: OTHER, questions: Object.fromEntries(others.map(({ id, title }) => [id, title])) }];
}

/** Returns the question of an indicator. Without a question, returns its title. */
export const questionOf = (signal: Signal): string => QUESTIONS.get(signal.id) ?? signal.title;

export const subjectOf = (signal: Signal): string => SUBJECTS.find(({ questions }) => signal.id in questions)?.title ?? OTHER;
