/** RBA H1: gross domestic product and income. */
import { rbaTable } from '../table.ts';

export const H1 = rbaTable({
  id: 'H1',
  file: 'h1',
  workbook: 'h01hist.xlsx',
  title: 'Gross domestic product and income',
  description: 'Real and nominal gross domestic product, real gross domestic income and the terms of trade, values and annual growth.',
  frequency: 'Q',
  words: {
    real_gdp: 'GGDPCVGDP',
    real_gdp_growth: 'GGDPCVGDPY',
    real_non_farm_gdp: 'GGDPCVGDPNF',
    real_non_farm_gdp_growth: 'GGDPCVGDPNFY',
    real_farm_gdp: 'GGDPCVGDPF',
    real_gdp_per_capita_growth: 'GGDPCVGDPFY',
    real_gdi: 'GGDPCVRGDI',
    real_gdi_growth: 'GGDPCVRGDIY',
    nominal_gdp: 'GGDPECCPGDP',
    nominal_gdp_growth: 'GGDPECCPGDPY',
    terms_of_trade: 'GOPITT',
  },
  default: 'GGDPCVGDPY',
  maxAgeDays: 200,
  quirks: [
    'Figures are seasonally adjusted, from the ABS national accounts (5206.0).',
    {
      text: 'Chain volume measures are re-referenced once a year. This changes every level.',
      of: { SERIES: ['GGDPCVGDP', 'GGDPCVGDPF', 'GGDPCVGDPNF', 'GGDPCVRGDI'] },
    },
  ],
});
