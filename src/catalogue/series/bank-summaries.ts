/** The Reserve Bank's summary tables: prices, output, the labour market, expectations and the cash market. */
import type { SeriesHandle } from '../../core/define-series.ts';
import { F1_1 } from '../../sources/rba/datasets/F1.1.ts';
import { F1 } from '../../sources/rba/datasets/F1.ts';
import { G1 } from '../../sources/rba/datasets/G1.ts';
import { G3 } from '../../sources/rba/datasets/G3.ts';
import { H1 } from '../../sources/rba/datasets/H1.ts';
import { H5 } from '../../sources/rba/datasets/H5.ts';
import { AUD_MILLION, columnsOf, HOURS, INDEX, NUMBER, PER_CENT, PER_CENT_PER_ANNUM, PERCENTAGE_POINTS, THOUSAND } from '../handles.ts';

export const AU_G1_PCT_ORIG: readonly SeriesHandle[] = columnsOf({
  dataset: G1,
  topic: 'prices',
  unit: PER_CENT,
  adjustment: 'original',
  tags: ['inflation', 'cpi', 'quarterly'],
  columns: {
    GCPIEITCYP: 'Inflation excluding interest and tax changes, annual change',
    GCPIXVIYP: 'Inflation excluding volatile items, interest and tax changes, annual change',
    GCPITXVIYP: 'Tradables excluding volatile items, tobacco and tax changes, annual change',
    GCPINTXDLYP: 'Non-tradables excluding financial charges and tax changes, annual change',
  },
});

export const AU_G1_PCT_SA: readonly SeriesHandle[] = columnsOf({
  dataset: G1,
  topic: 'prices',
  unit: PER_CENT,
  adjustment: 'seasonally_adjusted',
  tags: ['inflation', 'cpi', 'quarterly'],
  columns: {
    GCPIEITCQP: 'Inflation excluding interest and tax changes, quarterly change',
    GCPIXVIQP: 'Inflation excluding volatile items, interest and tax changes, quarterly change',
    GCPITIQP: 'Tradables excluding tax changes, quarterly change',
    GCPITXVIQP: 'Tradables excluding volatile items, tobacco and tax changes, quarterly change',
    GCPINTIQP: 'Non-tradables excluding interest and tax changes, quarterly change',
    GCPINTXDLQP: 'Non-tradables excluding financial charges and tax changes, quarterly change',
    GCPIOCPMWMQP: 'Weighted median excluding interest and tax changes, quarterly change',
  },
});

export const AU_G3: readonly SeriesHandle[] = columnsOf({
  dataset: G3,
  topic: 'prices',
  unit: PER_CENT,
  adjustment: 'original',
  tags: ['inflation expectations'],
  columns: {
    GUNIEXPYY: 'Inflation expectations of union officials, two years ahead',
    GMAREXPYY: 'Inflation expectations of market economists, two years ahead',
  },
});

export const AU_H1_AUD: readonly SeriesHandle[] = columnsOf({
  dataset: H1,
  topic: 'national accounts',
  unit: AUD_MILLION,
  adjustment: 'seasonally_adjusted',
  tags: ['gdp', 'income', 'output'],
  columns: {
    GGDPCVGDP: 'Real GDP',
    GGDPCVGDPNF: 'Real non-farm GDP',
    GGDPCVGDPF: 'Real farm GDP',
    GGDPCVRGDI: 'Real gross domestic income (GDI)',
    GGDPECCPGDP: 'Nominal GDP',
  },
});

export const AU_H1_PCT: readonly SeriesHandle[] = columnsOf({
  dataset: H1,
  topic: 'national accounts',
  unit: PER_CENT,
  adjustment: 'seasonally_adjusted',
  tags: ['gdp', 'income', 'output'],
  columns: {
    GGDPCVGDPY: 'Real GDP, annual change',
    GGDPCVGDPNFY: 'Real non-farm GDP, annual change',
    GGDPCVGDPFY: 'Real GDP per capita, annual change',
    GGDPCVRGDIY: 'Real gross domestic income (GDI), annual change',
    GGDPECCPGDPY: 'Nominal GDP, annual change',
  },
});

export const AU_H1_INDEX: readonly SeriesHandle[] = columnsOf({
  dataset: H1,
  topic: 'national accounts',
  unit: INDEX,
  adjustment: 'seasonally_adjusted',
  tags: ['gdp', 'income', 'output'],
  columns: {
    GOPITT: 'Terms of trade of goods and services',
  },
});

export const AU_H5_NUMBER_SA: readonly SeriesHandle[] = columnsOf({
  dataset: H5,
  topic: 'labour',
  unit: THOUSAND,
  adjustment: 'seasonally_adjusted',
  tags: ['labour force', 'employment', 'hours'],
  columns: {
    GLFSLFSA: 'Labour force',
    GLFSEPPSA: 'Part-time employment',
    GLFSEPFSA: 'Full-time employment',
    GLFSEPTSA: 'Employment',
    GLFSUPSA: 'Unemployment',
    GLFMHW: 'Hours worked',
  },
});

export const AU_H5_PCT_SA: readonly SeriesHandle[] = columnsOf({
  dataset: H5,
  topic: 'labour',
  unit: PER_CENT,
  adjustment: 'seasonally_adjusted',
  tags: ['labour force', 'employment', 'hours'],
  columns: {
    GLFSPRSA: 'Participation rate',
    GLFSEPTSYP: 'Employment, annual change',
    GLFSEPTPOP: 'Employment to population ratio',
    GLFSURSA: 'Unemployment rate',
  },
});

export const AU_H5_PCT_TREND: readonly SeriesHandle[] = columnsOf({
  dataset: H5,
  topic: 'labour',
  unit: PER_CENT,
  adjustment: 'trend',
  tags: ['labour force', 'employment', 'hours'],
  columns: {
    GLFSEPTTYP: 'Employment, annual change, trend',
    GLFSURTR: 'Unemployment rate, trend',
    GLFMHWTRYP: 'Hours worked, annual change, trend',
  },
});

export const AU_H5_NUMBER_TREND: readonly SeriesHandle[] = columnsOf({
  dataset: H5,
  topic: 'labour',
  unit: THOUSAND,
  adjustment: 'trend',
  tags: ['labour force', 'employment', 'hours'],
  columns: {
    GLFMHWTR: 'Hours worked, trend',
  },
});

export const AU_H5_HOURS: readonly SeriesHandle[] = columnsOf({
  dataset: H5,
  topic: 'labour',
  unit: HOURS,
  adjustment: 'trend',
  tags: ['labour force', 'employment', 'hours'],
  columns: {
    GLFMHWAV: 'Average hours worked, trend',
  },
});

export const AU_F1_PCT: readonly SeriesHandle[] = columnsOf({
  dataset: F1,
  topic: 'rates',
  unit: PER_CENT_PER_ANNUM,
  adjustment: 'original',
  tags: ['cash market', 'cash rate', 'daily'],
  columns: {
    FIRMMCRIH: 'Highest interbank overnight cash rate',
    FIRMMCRIL: 'Lowest interbank overnight cash rate',
  },
});

export const AU_F1_CHANGE: readonly SeriesHandle[] = columnsOf({
  dataset: F1,
  topic: 'rates',
  unit: PERCENTAGE_POINTS,
  adjustment: 'original',
  tags: ['cash market', 'cash rate', 'daily'],
  columns: {
    FIRMMCCRT: 'Daily change in the cash rate target',
  },
});

export const AU_F1_AUD: readonly SeriesHandle[] = columnsOf({
  dataset: F1,
  topic: 'rates',
  unit: AUD_MILLION,
  adjustment: 'original',
  tags: ['cash market', 'cash rate', 'daily'],
  columns: {
    FIRMMCRIV: 'Volume of cash market transactions',
  },
});

export const AU_F1_COUNT: readonly SeriesHandle[] = columnsOf({
  dataset: F1,
  topic: 'rates',
  unit: NUMBER,
  adjustment: 'original',
  tags: ['cash market', 'cash rate', 'daily'],
  columns: {
    FIRMMCRIN: 'Number of cash market transactions',
  },
});

export const AU_F1_INDEX: readonly SeriesHandle[] = columnsOf({
  dataset: F1,
  topic: 'rates',
  unit: INDEX,
  adjustment: 'original',
  tags: ['cash market', 'cash rate', 'daily'],
  columns: {
    FIRMMCTRI: 'Cash rate total return index',
  },
});

export const AU_F1_1_PCT: readonly SeriesHandle[] = columnsOf({
  dataset: F1_1,
  topic: 'rates',
  unit: PER_CENT_PER_ANNUM,
  adjustment: 'original',
  tags: ['cash market', 'cash rate', 'monthly'],
  columns: {
    FIRMMCRIHM: 'Highest interbank overnight cash rate in the month',
    FIRMMCRILM: 'Lowest interbank overnight cash rate in the month',
  },
});

export const AU_F1_1_AUD: readonly SeriesHandle[] = columnsOf({
  dataset: F1_1,
  topic: 'rates',
  unit: AUD_MILLION,
  adjustment: 'original',
  tags: ['cash market', 'cash rate', 'monthly'],
  columns: {
    FIRMMCRIVM: 'Volume of cash market transactions in the month',
  },
});

export const AU_F1_1_COUNT: readonly SeriesHandle[] = columnsOf({
  dataset: F1_1,
  topic: 'rates',
  unit: NUMBER,
  adjustment: 'original',
  tags: ['cash market', 'cash rate', 'monthly'],
  columns: {
    FIRMMCRINM: 'Number of cash market transactions in the month',
  },
});
