/** Summary tables of the Reserve Bank: prices, output and the labour market as it prints them, expectations, the cash market. */
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
    GCPIEITCYP: 'Year-ended inflation – excluding interest charges and tax changes',
    GCPIXVIYP: 'Year-ended inflation – excluding volatile items, interest charges and tax changes',
    GCPITXVIYP: 'Year-ended tradables inflation – excluding volatile items, tobacco and tax changes',
    GCPINTXDLYP: 'Year-ended non-tradable inflation – excluding interest charges and indirect deposit & loan facilities and tax changes',
  },
});

export const AU_G1_PCT_SA: readonly SeriesHandle[] = columnsOf({
  dataset: G1,
  topic: 'prices',
  unit: PER_CENT,
  adjustment: 'seasonally_adjusted',
  tags: ['inflation', 'cpi', 'quarterly'],
  columns: {
    GCPIEITCQP: 'Quarterly inflation – excluding interest charges and tax changes',
    GCPIXVIQP: 'Quarterly inflation – excluding volatile items, interest charges and tax changes',
    GCPITIQP: 'Quarterly tradables inflation – excluding tax changes',
    GCPITXVIQP: 'Quarterly tradables inflation – excluding volatile items, tobacco and tax changes',
    GCPINTIQP: 'Quarterly non-tradables inflation – excluding interest charges and tax changes',
    GCPINTXDLQP: 'Quarterly non-tradables inflation – excluding interest charges, indirect deposit and loan facilities and tax changes',
    GCPIOCPMWMQP: 'Quarterly weighted median inflation – excluding interest charges and tax changes',
  },
});

export const AU_G3: readonly SeriesHandle[] = columnsOf({
  dataset: G3,
  topic: 'prices',
  unit: PER_CENT,
  adjustment: 'original',
  tags: ['inflation expectations'],
  columns: {
    GUNIEXPYY: "Union officials' inflation expectations – 2-year ahead",
    GMAREXPYY: "Market economists' inflation expectations – 2-year ahead",
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
    GGDPCVRGDI: 'Real GDI',
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
    GGDPCVGDPY: 'Year-ended real GDP growth',
    GGDPCVGDPNFY: 'Year-ended real non-farm GDP growth',
    GGDPCVGDPFY: 'Year-ended real GDP per capita growth',
    GGDPCVRGDIY: 'Year-ended real GDI growth',
    GGDPECCPGDPY: 'Year-ended nominal GDP growth',
  },
});

export const AU_H1_INDEX: readonly SeriesHandle[] = columnsOf({
  dataset: H1,
  topic: 'national accounts',
  unit: INDEX,
  adjustment: 'seasonally_adjusted',
  tags: ['gdp', 'income', 'output'],
  columns: {
    GOPITT: 'Terms of trade',
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
    GLFSEPTSYP: 'Year-ended employment growth',
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
    GLFSEPTTYP: 'Year-ended employment trend growth',
    GLFSURTR: 'Unemployment rate trend',
    GLFMHWTRYP: 'Year-ended hours worked trend growth',
  },
});

export const AU_H5_NUMBER_TREND: readonly SeriesHandle[] = columnsOf({
  dataset: H5,
  topic: 'labour',
  unit: THOUSAND,
  adjustment: 'trend',
  tags: ['labour force', 'employment', 'hours'],
  columns: {
    GLFMHWTR: 'Hours worked trend',
  },
});

export const AU_H5_HOURS: readonly SeriesHandle[] = columnsOf({
  dataset: H5,
  topic: 'labour',
  unit: HOURS,
  adjustment: 'trend',
  tags: ['labour force', 'employment', 'hours'],
  columns: {
    GLFMHWAV: 'Average hours worked trend',
  },
});

export const AU_F1_PCT: readonly SeriesHandle[] = columnsOf({
  dataset: F1,
  topic: 'rates',
  unit: PER_CENT_PER_ANNUM,
  adjustment: 'original',
  tags: ['cash market', 'cash rate', 'daily'],
  columns: {
    FIRMMCRIH: 'Highest Interbank Overnight Cash Rate',
    FIRMMCRIL: 'Lowest Interbank Overnight Cash Rate',
  },
});

export const AU_F1_CHANGE: readonly SeriesHandle[] = columnsOf({
  dataset: F1,
  topic: 'rates',
  unit: PERCENTAGE_POINTS,
  adjustment: 'original',
  tags: ['cash market', 'cash rate', 'daily'],
  columns: {
    FIRMMCCRT: 'Change in the Cash Rate Target',
  },
});

export const AU_F1_AUD: readonly SeriesHandle[] = columnsOf({
  dataset: F1,
  topic: 'rates',
  unit: AUD_MILLION,
  adjustment: 'original',
  tags: ['cash market', 'cash rate', 'daily'],
  columns: {
    FIRMMCRIV: 'Volume of Cash Market Transactions',
  },
});

export const AU_F1_COUNT: readonly SeriesHandle[] = columnsOf({
  dataset: F1,
  topic: 'rates',
  unit: NUMBER,
  adjustment: 'original',
  tags: ['cash market', 'cash rate', 'daily'],
  columns: {
    FIRMMCRIN: 'Number of Cash Market Transactions',
  },
});

export const AU_F1_INDEX: readonly SeriesHandle[] = columnsOf({
  dataset: F1,
  topic: 'rates',
  unit: INDEX,
  adjustment: 'original',
  tags: ['cash market', 'cash rate', 'daily'],
  columns: {
    FIRMMCTRI: 'Total Return Index',
  },
});

export const AU_F1_1_PCT: readonly SeriesHandle[] = columnsOf({
  dataset: F1_1,
  topic: 'rates',
  unit: PER_CENT_PER_ANNUM,
  adjustment: 'original',
  tags: ['cash market', 'cash rate', 'monthly'],
  columns: {
    FIRMMCRIHM: 'Highest Interbank Overnight Cash Rate, monthly',
    FIRMMCRILM: 'Lowest Interbank Overnight Cash Rate, monthly',
  },
});

export const AU_F1_1_AUD: readonly SeriesHandle[] = columnsOf({
  dataset: F1_1,
  topic: 'rates',
  unit: AUD_MILLION,
  adjustment: 'original',
  tags: ['cash market', 'cash rate', 'monthly'],
  columns: {
    FIRMMCRIVM: 'Volume of Cash Market Transactions, monthly',
  },
});

export const AU_F1_1_COUNT: readonly SeriesHandle[] = columnsOf({
  dataset: F1_1,
  topic: 'rates',
  unit: NUMBER,
  adjustment: 'original',
  tags: ['cash market', 'cash rate', 'monthly'],
  columns: {
    FIRMMCRINM: 'Number of Cash Market Transactions, monthly',
  },
});
