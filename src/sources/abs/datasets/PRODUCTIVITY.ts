/**
 * ABS PRODUCTIVITY: multifactor, labour and capital productivity in the market sector, from table 13 of publication 5204.0, which has no
 * dataflow.
 */
import { absWorkbooks } from '../workbook-dataset.ts';

export const PRODUCTIVITY = absWorkbooks({
  id: 'PRODUCTIVITY',
  title: 'Productivity of the market sector',
  description:
    'Multifactor, labour and capital productivity of the market sector in each financial year since 1994–95, with their inputs and their contributions to output growth.',
  catalogueNumber: '5204.0',
  publication: 'economy/national-accounts/australian-system-national-accounts',
  frequency: 'FY',
  tables: [{ file: '5204013_Productivity.xlsx' }],
  dimensions: {
    DATA_ITEM: {
      name: 'series',
      description: 'Productivity, input or contribution. “quality” adjusts hours for education and experience.',
      lines: {
        output: 'GVA - Market sector',
        output_growth: 'GVA - output growth',
        mfp_hours: 'Multifactor productivity - Hours worked',
        mfp_hours_change: 'Multifactor productivity - Hours worked; Percentage changes',
        mfp_quality: 'Multifactor productivity - Quality adjusted hours worked',
        mfp_quality_change: 'Multifactor productivity - Quality adjusted hours worked; Percentage changes',
        labour_hours: 'Labour productivity - Hours worked',
        labour_hours_change: 'Labour productivity - Hours worked; Percentage changes',
        labour_quality: 'Labour productivity - Quality adjusted hours worked',
        labour_quality_change: 'Labour productivity - Quality adjusted hours worked; Percentage changes',
        capital: 'Capital productivity',
        capital_change: 'Capital productivity; Percentage changes',
        input_labour_hours: 'Input measures - Labour services - Hours worked',
        input_labour_quality: 'Input measures - Labour services - Quality adjusted hours worked',
        input_capital: 'Input measures - Capital services',
        capital_labour_ratio_hours: 'Input measures - Capital - Labour ratio - Hours Worked',
        contribution_capital: 'Contribution to output growth (Multifactor productivity - Hours worked basis) - Capital services',
        contribution_labour: 'Contribution to output growth (Multifactor productivity - Hours worked basis) - Hours worked',
        contribution_mfp: 'Contribution to output growth (Multifactor productivity - Hours worked basis) - Multifactor productivity',
      },
      default: 'mfp_quality',
    },
  },
  adjustment: 'only original',
  releaseTitle: 'Australian System of National Accounts',
  maxAgeDays: 560,
  quirks: ['Financial years end on 30 June. The market sector excludes public administration, education and health.'],
});
