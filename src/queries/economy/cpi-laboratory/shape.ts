import { Type } from 'typebox';
import { open, optional, orNull, pct, text } from '../../base/shape-parts.ts';

export const LaboratoryRow = open(
  {
    code: Type.Optional(text('Code of the class in the ABS codelist.')),
    name: Type.Optional(Type.String()),
    group: Type.Optional(Type.String()),
    period: text('Month: `2026-06`.'),
    weight_pct: Type.Optional(pct('Weight of the class at prices of the previous month. The weights of all classes sum to 100.')),
    link_weight_pct: Type.Optional(pct('Published weight of the class in the latest link period. `weight_above_pct` uses it.')),
    annual_change_pct: Type.Optional(pct('Annual change, not seasonally adjusted.')),
    monthly_change_pct: Type.Optional(pct('Monthly change, seasonally adjusted if the ABS adjusts the class.')),
    annualised_3m_pct: Type.Optional(
      pct('Change over three months at an annual rate. Null if the ABS does not seasonally adjust the class.'),
    ),
    annualised_6m_pct: Type.Optional(
      pct('Change over six months at an annual rate. Null if the ABS does not seasonally adjust the class.'),
    ),
    seasonally_adjusted: Type.Optional(Type.Integer({ description: '1 if the ABS seasonally adjusts the class.' })),
    above: Type.Optional(orNull('integer', '1 if the annual change is above the threshold.')),
    kept_share: Type.Optional(orNull('number', "Share of the class weight that the month's trimmed mean includes, from 0 to 1.")),
    trimmed_end: Type.Optional(
      orNull('string', 'End of the distribution at which the trimmed mean excludes the rest of the class.', {
        enum: ['lower', 'upper', null],
      }),
    ),
    own_monthly_pct: Type.Optional(pct('Monthly change in your trimmed mean.')),
    abs_monthly_pct: Type.Optional(pct('Monthly change in the ABS trimmed mean, calculated from the published index.')),
    own_annual_pct: Type.Optional(pct('Change in your trimmed mean over twelve months, compounded.')),
    abs_annual_pct: Type.Optional(pct('Annual change in the ABS trimmed mean, calculated from the published index.')),
  },
  'A class, a class in one month, or a month. The parameter `rows` selects the kind, which determines the members.',
);

const LABORATORY_SUMMARY = {
  period: Type.String(),
  sentence: text('A sentence on the breadth of inflation.'),
  threshold_pct: Type.Number(),
  trim_pct: Type.Number({ description: 'Percentage of the weight that the trimmed mean excludes at each end.' }),
  headline_annual_pct: pct('Annual change in the all groups index, calculated from index numbers.'),
  classes: orNull('integer', 'Number of classes that were counted. Null if a class has no value.'),
  classes_above: orNull('integer', 'Number of classes above the threshold.'),
  classes_falling: orNull('integer', 'Number of classes whose prices are lower than a year earlier.'),
  breadth_pct: pct('Percentage of classes above the threshold.'),
  weight_above_pct: pct('Weight of the classes above the threshold. Weights are from the latest link period.'),
  median_class_annual_pct: pct('Median of the annual changes of the classes, unweighted.'),
  trimmed_mean_monthly_pct: pct('Monthly change in your trimmed mean.'),
  abs_trimmed_mean_monthly_pct: pct('Monthly change in the ABS trimmed mean, calculated from the published index.'),
  trimmed_mean_annual_pct: pct('Change in your trimmed mean over twelve months, compounded.'),
  abs_trimmed_mean_annual_pct: pct('Annual change in the ABS trimmed mean, calculated from the published index.'),
  headline_annualised_3m_pct: pct('Change in all groups over three months at an annual rate, seasonally adjusted.'),
  headline_annualised_6m_pct: pct('Change in all groups over six months at an annual rate, seasonally adjusted.'),
  trimmed_mean_annualised_3m_pct: pct('Change in the ABS trimmed mean over three months at an annual rate.'),
  trimmed_mean_annualised_6m_pct: pct('Change in the ABS trimmed mean over six months at an annual rate.'),
  market_services_annual_pct: pct('Annual change in market services excluding volatile items, calculated from the published index.'),
};

export const LaboratorySummary = open(optional(LABORATORY_SUMMARY), 'Measures for the month. Empty if no data are stored.');
