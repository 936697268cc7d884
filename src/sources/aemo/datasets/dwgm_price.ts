/** Declared Wholesale Gas Market (DWGM) of Victoria: prices, injections and withdrawals. */
import { gasReport } from '../gas-report.ts';

const gigajoules = (column: string, word: string, description: string) => ({ column, word, unit: 'GJ', description });

/** The columns are described in AEMO's guide to Victorian gas market reports (MIBB), under report INT310. */
export const dwgm_price = gasReport({
  id: 'dwgm_price',
  title: 'Gas prices and withdrawals in Victoria (DWGM)',
  description:
    'Price of gas in the Declared Wholesale Gas Market of Victoria, with scheduled and metered injections and withdrawals, by schedule and gas day.',
  folder: 'VicGas',
  file: 'INT310_V4_PRICE_AND_WITHDRAWALS_1.CSV',
  dayColumn: 'gas_date',
  subjects: [
    {
      name: 'schedule',
      id: 'SCHEDULE',
      column: 'schedule_interval',
      description: 'Schedule of the gas day, by the start of its part of the day: 6 am, 10 am, 2 pm, 6 pm or 10 pm.',
      words: { '6am': '1', '10am': '2', '2pm': '3', '6pm': '4', '10pm': '5' },
      default: '1',
    },
  ],
  metrics: [
    { column: 'price_value', word: 'price', unit: '$/GJ', description: 'price of the schedule' },
    { column: 'administered_price', word: 'administered_price', unit: '$/GJ', description: 'administered price, if there was one' },
    gigajoules('sched_inj_gj', 'scheduled_injections', 'gas scheduled to enter the system'),
    gigajoules('sched_wdl_gj', 'scheduled_withdrawals', 'gas scheduled to leave the system'),
    gigajoules('actual_inj_gj', 'injections', 'metered gas that entered the system'),
    gigajoules('actual_wdl_gj', 'withdrawals', 'metered gas that left the system'),
  ],
  defaultMetric: 'price_value',
  maxAgeDays: 5,
  quirks: [
    'Without schedule, the response has the 6 am schedule, whose price is the usual price of the gas day.',
    'An administered price is in administered_price. The metric price always has the price of the schedule.',
    'The report has the last twelve months. Wattle has not been tested with a complete file.',
  ],
});
