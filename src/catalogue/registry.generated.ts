/** Lists every declared dataset by source and id. tools/generate.ts writes this file. Do not edit it. */
import type { Dataset } from '../core/define-dataset.ts';
import { ABS_ANNUAL_ERP_ASGS2021 as abs_ABS_ANNUAL_ERP_ASGS2021 } from '../sources/abs/datasets/ABS_ANNUAL_ERP_ASGS2021.ts';
import { ABS_NOM_VISA_CY as abs_ABS_NOM_VISA_CY } from '../sources/abs/datasets/ABS_NOM_VISA_CY.ts';
import { ANA_AGG as abs_ANA_AGG } from '../sources/abs/datasets/ANA_AGG.ts';
import { ANA_ANALYTICAL as abs_ANA_ANALYTICAL } from '../sources/abs/datasets/ANA_ANALYTICAL.ts';
import { ANA_EXP as abs_ANA_EXP } from '../sources/abs/datasets/ANA_EXP.ts';
import { ANA_INCOME as abs_ANA_INCOME } from '../sources/abs/datasets/ANA_INCOME.ts';
import { ANA_IND_GVA as abs_ANA_IND_GVA } from '../sources/abs/datasets/ANA_IND_GVA.ts';
import { ANA_SFD as abs_ANA_SFD } from '../sources/abs/datasets/ANA_SFD.ts';
import { AWE as abs_AWE } from '../sources/abs/datasets/AWE.ts';
import { BA_GCCSA as abs_BA_GCCSA } from '../sources/abs/datasets/BA_GCCSA.ts';
import { BA_LGA2024 as abs_BA_LGA2024 } from '../sources/abs/datasets/BA_LGA2024.ts';
import { BOP as abs_BOP } from '../sources/abs/datasets/BOP.ts';
import { BOP_GOODS_KINDS as abs_BOP_GOODS_KINDS } from '../sources/abs/datasets/BOP_GOODS_KINDS.ts';
import { BUILDING_ACTIVITY as abs_BUILDING_ACTIVITY } from '../sources/abs/datasets/BUILDING_ACTIVITY.ts';
import { BUILDING_APPROVALS as abs_BUILDING_APPROVALS } from '../sources/abs/datasets/BUILDING_APPROVALS.ts';
import { BUSINESS_COUNTS as abs_BUSINESS_COUNTS } from '../sources/abs/datasets/BUSINESS_COUNTS.ts';
import { BUSINESS_INDICATORS as abs_BUSINESS_INDICATORS } from '../sources/abs/datasets/BUSINESS_INDICATORS.ts';
import { C21_G01_POA as abs_C21_G01_POA } from '../sources/abs/datasets/C21_G01_POA.ts';
import { C21_G02_POA as abs_C21_G02_POA } from '../sources/abs/datasets/C21_G02_POA.ts';
import { C21_G02_SA2 as abs_C21_G02_SA2 } from '../sources/abs/datasets/C21_G02_SA2.ts';
import { CAPEX as abs_CAPEX } from '../sources/abs/datasets/CAPEX.ts';
import { CAPEX_ESTIMATES as abs_CAPEX_ESTIMATES } from '../sources/abs/datasets/CAPEX_ESTIMATES.ts';
import { CPI as abs_CPI } from '../sources/abs/datasets/CPI.ts';
import { CPI_MONTHLY as abs_CPI_MONTHLY } from '../sources/abs/datasets/CPI_MONTHLY.ts';
import { CPI_Q as abs_CPI_Q } from '../sources/abs/datasets/CPI_Q.ts';
import { CPI_WEIGHTS as abs_CPI_WEIGHTS } from '../sources/abs/datasets/CPI_WEIGHTS.ts';
import { CWD as abs_CWD } from '../sources/abs/datasets/CWD.ts';
import { DATAFLOWS as abs_DATAFLOWS } from '../sources/abs/datasets/DATAFLOWS.ts';
import { DWELLINGS_APPROVED as abs_DWELLINGS_APPROVED } from '../sources/abs/datasets/DWELLINGS_APPROVED.ts';
import { ERP_COMP_Q as abs_ERP_COMP_Q } from '../sources/abs/datasets/ERP_COMP_Q.ts';
import { ERP_LGA as abs_ERP_LGA } from '../sources/abs/datasets/ERP_LGA.ts';
import { ERP_Q as abs_ERP_Q } from '../sources/abs/datasets/ERP_Q.ts';
import { GFS_Q as abs_GFS_Q } from '../sources/abs/datasets/GFS_Q.ts';
import { GFS_STATE as abs_GFS_STATE } from '../sources/abs/datasets/GFS_STATE.ts';
import { GSP as abs_GSP } from '../sources/abs/datasets/GSP.ts';
import { HOUSEHOLD_WEALTH as abs_HOUSEHOLD_WEALTH } from '../sources/abs/datasets/HOUSEHOLD_WEALTH.ts';
import { HSI_M as abs_HSI_M } from '../sources/abs/datasets/HSI_M.ts';
import { HSI_Q as abs_HSI_Q } from '../sources/abs/datasets/HSI_Q.ts';
import { IIP as abs_IIP } from '../sources/abs/datasets/IIP.ts';
import { IIP_NET as abs_IIP_NET } from '../sources/abs/datasets/IIP_NET.ts';
import { INDUSTRIAL_DISPUTES as abs_INDUSTRIAL_DISPUTES } from '../sources/abs/datasets/INDUSTRIAL_DISPUTES.ts';
import { ITGS as abs_ITGS } from '../sources/abs/datasets/ITGS.ts';
import { JV as abs_JV } from '../sources/abs/datasets/JV.ts';
import { LABOUR_ACCT_Q as abs_LABOUR_ACCT_Q } from '../sources/abs/datasets/LABOUR_ACCT_Q.ts';
import { LEND_BUSINESS_SIZE as abs_LEND_BUSINESS_SIZE } from '../sources/abs/datasets/LEND_BUSINESS_SIZE.ts';
import { LEND_HOUSING as abs_LEND_HOUSING } from '../sources/abs/datasets/LEND_HOUSING.ts';
import { LF as abs_LF } from '../sources/abs/datasets/LF.ts';
import { LF_AGE as abs_LF_AGE } from '../sources/abs/datasets/LF_AGE.ts';
import { LF_HOURS as abs_LF_HOURS } from '../sources/abs/datasets/LF_HOURS.ts';
import { LF_INDUSTRY as abs_LF_INDUSTRY } from '../sources/abs/datasets/LF_INDUSTRY.ts';
import { LF_SA4 as abs_LF_SA4 } from '../sources/abs/datasets/LF_SA4.ts';
import { LF_UNDER as abs_LF_UNDER } from '../sources/abs/datasets/LF_UNDER.ts';
import { MERCH_EXP as abs_MERCH_EXP } from '../sources/abs/datasets/MERCH_EXP.ts';
import { MERCH_IMP as abs_MERCH_IMP } from '../sources/abs/datasets/MERCH_IMP.ts';
import { NOM as abs_NOM } from '../sources/abs/datasets/NOM.ts';
import { OAD as abs_OAD } from '../sources/abs/datasets/OAD.ts';
import { PPI_FD as abs_PPI_FD } from '../sources/abs/datasets/PPI_FD.ts';
import { PRODUCTIVITY as abs_PRODUCTIVITY } from '../sources/abs/datasets/PRODUCTIVITY.ts';
import { RES_DWELL as abs_RES_DWELL } from '../sources/abs/datasets/RES_DWELL.ts';
import { RES_DWELL_ST as abs_RES_DWELL_ST } from '../sources/abs/datasets/RES_DWELL_ST.ts';
import { RPPI as abs_RPPI } from '../sources/abs/datasets/RPPI.ts';
import { RT as abs_RT } from '../sources/abs/datasets/RT.ts';
import { SLCI as abs_SLCI } from '../sources/abs/datasets/SLCI.ts';
import { TRADE_PRICES as abs_TRADE_PRICES } from '../sources/abs/datasets/TRADE_PRICES.ts';
import { WPI as abs_WPI } from '../sources/abs/datasets/WPI.ts';
import { UNITS as aemo_UNITS } from '../sources/aemo/datasets/UNITS.ts';
import { co2eii as aemo_co2eii } from '../sources/aemo/datasets/co2eii.ts';
import { daily_summary as aemo_daily_summary } from '../sources/aemo/datasets/daily_summary.ts';
import { dispatch_constraints as aemo_dispatch_constraints } from '../sources/aemo/datasets/dispatch_constraints.ts';
import { dispatch_price as aemo_dispatch_price } from '../sources/aemo/datasets/dispatch_price.ts';
import { dispatch_region as aemo_dispatch_region } from '../sources/aemo/datasets/dispatch_region.ts';
import { dwgm_price as aemo_dwgm_price } from '../sources/aemo/datasets/dwgm_price.ts';
import { fcas_prices as aemo_fcas_prices } from '../sources/aemo/datasets/fcas_prices.ts';
import { gas_flows as aemo_gas_flows } from '../sources/aemo/datasets/gas_flows.ts';
import { generation_scada as aemo_generation_scada } from '../sources/aemo/datasets/generation_scada.ts';
import { interconnector_flows as aemo_interconnector_flows } from '../sources/aemo/datasets/interconnector_flows.ts';
import { market_notices as aemo_market_notices } from '../sources/aemo/datasets/market_notices.ts';
import { predispatch_30min as aemo_predispatch_30min } from '../sources/aemo/datasets/predispatch_30min.ts';
import { predispatch_5min as aemo_predispatch_5min } from '../sources/aemo/datasets/predispatch_5min.ts';
import { rooftop_pv as aemo_rooftop_pv } from '../sources/aemo/datasets/rooftop_pv.ts';
import { st_pasa as aemo_st_pasa } from '../sources/aemo/datasets/st_pasa.ts';
import { sttm_price as aemo_sttm_price } from '../sources/aemo/datasets/sttm_price.ts';
import { trading_price as aemo_trading_price } from '../sources/aemo/datasets/trading_price.ts';
import { wem_price as aemo_wem_price } from '../sources/aemo/datasets/wem_price.ts';
import { CANCER_INCIDENCE_MORTALITY as aihw_CANCER_INCIDENCE_MORTALITY } from '../sources/aihw/datasets/CANCER_INCIDENCE_MORTALITY.ts';
import { ED_WAITING_TIMES as aihw_ED_WAITING_TIMES } from '../sources/aihw/datasets/ED_WAITING_TIMES.ts';
import { ELECTIVE_SURGERY_WAITING_TIMES as aihw_ELECTIVE_SURGERY_WAITING_TIMES } from '../sources/aihw/datasets/ELECTIVE_SURGERY_WAITING_TIMES.ts';
import { GRIM_DEATHS as aihw_GRIM_DEATHS } from '../sources/aihw/datasets/GRIM_DEATHS.ts';
import { HEALTH_EXPENDITURE as aihw_HEALTH_EXPENDITURE } from '../sources/aihw/datasets/HEALTH_EXPENDITURE.ts';
import { MORT_GEOGRAPHY as aihw_MORT_GEOGRAPHY } from '../sources/aihw/datasets/MORT_GEOGRAPHY.ts';
import { PUBLIC_HOSPITALS as aihw_PUBLIC_HOSPITALS } from '../sources/aihw/datasets/PUBLIC_HOSPITALS.ts';
import { YOUTH_JUSTICE_DETENTION as aihw_YOUTH_JUSTICE_DETENTION } from '../sources/aihw/datasets/YOUTH_JUSTICE_DETENTION.ts';
import { ADI_KEY_STATS as apra_ADI_KEY_STATS } from '../sources/apra/datasets/ADI_KEY_STATS.ts';
import { ADI_LIST as apra_ADI_LIST } from '../sources/apra/datasets/ADI_LIST.ts';
import { ADI_PERFORMANCE as apra_ADI_PERFORMANCE } from '../sources/apra/datasets/ADI_PERFORMANCE.ts';
import { ADI_PROPERTY_EXPOSURES as apra_ADI_PROPERTY_EXPOSURES } from '../sources/apra/datasets/ADI_PROPERTY_EXPOSURES.ts';
import { ADI_RISK_WEIGHTED_ASSETS as apra_ADI_RISK_WEIGHTED_ASSETS } from '../sources/apra/datasets/ADI_RISK_WEIGHTED_ASSETS.ts';
import { INSURANCE_GENERAL as apra_INSURANCE_GENERAL } from '../sources/apra/datasets/INSURANCE_GENERAL.ts';
import { INSURANCE_GENERAL_HISTORICAL as apra_INSURANCE_GENERAL_HISTORICAL } from '../sources/apra/datasets/INSURANCE_GENERAL_HISTORICAL.ts';
import { INSURANCE_HEALTH as apra_INSURANCE_HEALTH } from '../sources/apra/datasets/INSURANCE_HEALTH.ts';
import { LIFE_INSURANCE as apra_LIFE_INSURANCE } from '../sources/apra/datasets/LIFE_INSURANCE.ts';
import { LIFE_INSURANCE_HISTORICAL as apra_LIFE_INSURANCE_HISTORICAL } from '../sources/apra/datasets/LIFE_INSURANCE_HISTORICAL.ts';
import { MONTHLY_BANKING_STATS as apra_MONTHLY_BANKING_STATS } from '../sources/apra/datasets/MONTHLY_BANKING_STATS.ts';
import { MYSUPER_PRODUCTS as apra_MYSUPER_PRODUCTS } from '../sources/apra/datasets/MYSUPER_PRODUCTS.ts';
import { QUARTERLY_SUPER_PERFORMANCE as apra_QUARTERLY_SUPER_PERFORMANCE } from '../sources/apra/datasets/QUARTERLY_SUPER_PERFORMANCE.ts';
import { SUPER_FUND_LEVEL as apra_SUPER_FUND_LEVEL } from '../sources/apra/datasets/SUPER_FUND_LEVEL.ts';
import { ASIC_AFS_AUTH_REP as asic_ASIC_AFS_AUTH_REP } from '../sources/asic/datasets/ASIC_AFS_AUTH_REP.ts';
import { ASIC_AFS_LICENSEE as asic_ASIC_AFS_LICENSEE } from '../sources/asic/datasets/ASIC_AFS_LICENSEE.ts';
import { ASIC_AUDITORS as asic_ASIC_AUDITORS } from '../sources/asic/datasets/ASIC_AUDITORS.ts';
import { ASIC_BANNED_ORGS as asic_ASIC_BANNED_ORGS } from '../sources/asic/datasets/ASIC_BANNED_ORGS.ts';
import { ASIC_BANNED_PERSONS as asic_ASIC_BANNED_PERSONS } from '../sources/asic/datasets/ASIC_BANNED_PERSONS.ts';
import { ASIC_BUSINESS_NAMES as asic_ASIC_BUSINESS_NAMES } from '../sources/asic/datasets/ASIC_BUSINESS_NAMES.ts';
import { ASIC_COMPANIES as asic_ASIC_COMPANIES } from '../sources/asic/datasets/ASIC_COMPANIES.ts';
import { ASIC_CREDIT_LICENSEE as asic_ASIC_CREDIT_LICENSEE } from '../sources/asic/datasets/ASIC_CREDIT_LICENSEE.ts';
import { ASIC_CREDIT_REPRESENTATIVE as asic_ASIC_CREDIT_REPRESENTATIVE } from '../sources/asic/datasets/ASIC_CREDIT_REPRESENTATIVE.ts';
import { ASIC_FINANCIAL_ADVISERS as asic_ASIC_FINANCIAL_ADVISERS } from '../sources/asic/datasets/ASIC_FINANCIAL_ADVISERS.ts';
import { ASIC_INSOLVENCIES as asic_ASIC_INSOLVENCIES } from '../sources/asic/datasets/ASIC_INSOLVENCIES.ts';
import { ASIC_LIQUIDATOR as asic_ASIC_LIQUIDATOR } from '../sources/asic/datasets/ASIC_LIQUIDATOR.ts';
import { ASIC_SHORT_POSITIONS as asic_ASIC_SHORT_POSITIONS } from '../sources/asic/datasets/ASIC_SHORT_POSITIONS.ts';
import { ASIC_SMSF_AUDITORS as asic_ASIC_SMSF_AUDITORS } from '../sources/asic/datasets/ASIC_SMSF_AUDITORS.ts';
import { afsLicensees as asic_afsLicensees } from '../sources/asic/datasets/afs-licensees.ts';
import { bannedPersons as asic_bannedPersons } from '../sources/asic/datasets/banned-persons.ts';
import { companies as asic_companies } from '../sources/asic/datasets/companies.ts';
import { ABN_BULK_EXTRACT as ato_ABN_BULK_EXTRACT } from '../sources/ato/datasets/ABN_BULK_EXTRACT.ts';
import { ACNC_AIS_FINANCIALS as ato_ACNC_AIS_FINANCIALS } from '../sources/ato/datasets/ACNC_AIS_FINANCIALS.ts';
import { ACNC_REGISTER as ato_ACNC_REGISTER } from '../sources/ato/datasets/ACNC_REGISTER.ts';
import { ATO_OCCUPATION as ato_ATO_OCCUPATION } from '../sources/ato/datasets/ATO_OCCUPATION.ts';
import { ATO_OCCUPATION_GROUPS as ato_ATO_OCCUPATION_GROUPS } from '../sources/ato/datasets/ATO_OCCUPATION_GROUPS.ts';
import { CGT_BY_GAINS_RANGE as ato_CGT_BY_GAINS_RANGE } from '../sources/ato/datasets/CGT_BY_GAINS_RANGE.ts';
import { COMPANY_INDUSTRY as ato_COMPANY_INDUSTRY } from '../sources/ato/datasets/COMPANY_INDUSTRY.ts';
import { CORP_TRANSPARENCY as ato_CORP_TRANSPARENCY } from '../sources/ato/datasets/CORP_TRANSPARENCY.ts';
import { FOREIGN_OWNERSHIP_AG_LAND as ato_FOREIGN_OWNERSHIP_AG_LAND } from '../sources/ato/datasets/FOREIGN_OWNERSHIP_AG_LAND.ts';
import { FOREIGN_OWNERSHIP_RESIDENTIAL_BY_COUNTRY as ato_FOREIGN_OWNERSHIP_RESIDENTIAL_BY_COUNTRY } from '../sources/ato/datasets/FOREIGN_OWNERSHIP_RESIDENTIAL_BY_COUNTRY.ts';
import { GST_ANNUAL as ato_GST_ANNUAL } from '../sources/ato/datasets/GST_ANNUAL.ts';
import { GST_MONTHLY as ato_GST_MONTHLY } from '../sources/ato/datasets/GST_MONTHLY.ts';
import { HELP_DEBT as ato_HELP_DEBT } from '../sources/ato/datasets/HELP_DEBT.ts';
import { INDIVIDUALS_SELECTED_ITEMS as ato_INDIVIDUALS_SELECTED_ITEMS } from '../sources/ato/datasets/INDIVIDUALS_SELECTED_ITEMS.ts';
import { IND_AGE_INCOME as ato_IND_AGE_INCOME } from '../sources/ato/datasets/IND_AGE_INCOME.ts';
import { IND_POSTCODE as ato_IND_POSTCODE } from '../sources/ato/datasets/IND_POSTCODE.ts';
import { IND_POSTCODE_MEDIAN as ato_IND_POSTCODE_MEDIAN } from '../sources/ato/datasets/IND_POSTCODE_MEDIAN.ts';
import { IND_POSTCODE_MEDIAN_WIDE as ato_IND_POSTCODE_MEDIAN_WIDE } from '../sources/ato/datasets/IND_POSTCODE_MEDIAN_WIDE.ts';
import { RND_INCENTIVE as ato_RND_INCENTIVE } from '../sources/ato/datasets/RND_INCENTIVE.ts';
import { SBB_BENCHMARKS as ato_SBB_BENCHMARKS } from '../sources/ato/datasets/SBB_BENCHMARKS.ts';
import { SMSF_FUNDS as ato_SMSF_FUNDS } from '../sources/ato/datasets/SMSF_FUNDS.ts';
import { SUPER_CONTRIB_AGE as ato_SUPER_CONTRIB_AGE } from '../sources/ato/datasets/SUPER_CONTRIB_AGE.ts';
import { TAX_GAPS as ato_TAX_GAPS } from '../sources/ato/datasets/TAX_GAPS.ts';
import { DAILY_CLIMATE as bom_DAILY_CLIMATE } from '../sources/bom/datasets/DAILY_CLIMATE.ts';
import { LOCATIONS as bom_LOCATIONS } from '../sources/bom/datasets/LOCATIONS.ts';
import { OBSERVATIONS as bom_OBSERVATIONS } from '../sources/bom/datasets/OBSERVATIONS.ts';
import { A1 as rba_A1 } from '../sources/rba/datasets/A1.ts';
import { A2 as rba_A2 } from '../sources/rba/datasets/A2.ts';
import { C1 as rba_C1 } from '../sources/rba/datasets/C1.ts';
import { C2 as rba_C2 } from '../sources/rba/datasets/C2.ts';
import { D1 as rba_D1 } from '../sources/rba/datasets/D1.ts';
import { D2 as rba_D2 } from '../sources/rba/datasets/D2.ts';
import { D3 as rba_D3 } from '../sources/rba/datasets/D3.ts';
import { D5 as rba_D5 } from '../sources/rba/datasets/D5.ts';
import { E1 as rba_E1 } from '../sources/rba/datasets/E1.ts';
import { E13 as rba_E13 } from '../sources/rba/datasets/E13.ts';
import { E2 as rba_E2 } from '../sources/rba/datasets/E2.ts';
import { F1_1 as rba_F1_1 } from '../sources/rba/datasets/F1.1.ts';
import { F1 as rba_F1 } from '../sources/rba/datasets/F1.ts';
import { F11_1 as rba_F11_1 } from '../sources/rba/datasets/F11.1.ts';
import { F11 as rba_F11 } from '../sources/rba/datasets/F11.ts';
import { F15 as rba_F15 } from '../sources/rba/datasets/F15.ts';
import { F16 as rba_F16 } from '../sources/rba/datasets/F16.ts';
import { F17 as rba_F17 } from '../sources/rba/datasets/F17.ts';
import { F2_1 as rba_F2_1 } from '../sources/rba/datasets/F2.1.ts';
import { F2 as rba_F2 } from '../sources/rba/datasets/F2.ts';
import { F3 as rba_F3 } from '../sources/rba/datasets/F3.ts';
import { F4_1 as rba_F4_1 } from '../sources/rba/datasets/F4.1.ts';
import { F4 as rba_F4 } from '../sources/rba/datasets/F4.ts';
import { F5 as rba_F5 } from '../sources/rba/datasets/F5.ts';
import { F6 as rba_F6 } from '../sources/rba/datasets/F6.ts';
import { F7 as rba_F7 } from '../sources/rba/datasets/F7.ts';
import { F8 as rba_F8 } from '../sources/rba/datasets/F8.ts';
import { G1 as rba_G1 } from '../sources/rba/datasets/G1.ts';
import { G3 as rba_G3 } from '../sources/rba/datasets/G3.ts';
import { H1 as rba_H1 } from '../sources/rba/datasets/H1.ts';
import { H3 as rba_H3 } from '../sources/rba/datasets/H3.ts';
import { H5 as rba_H5 } from '../sources/rba/datasets/H5.ts';
import { I2 as rba_I2 } from '../sources/rba/datasets/I2.ts';
import { J1_CASH_RATE as rba_J1_CASH_RATE } from '../sources/rba/datasets/J1-CASH-RATE.ts';
import { EMPLOYEE_SUPPORT as wgea_EMPLOYEE_SUPPORT } from '../sources/wgea/datasets/EMPLOYEE_SUPPORT.ts';
import { EMPLOYER_GAPS as wgea_EMPLOYER_GAPS } from '../sources/wgea/datasets/EMPLOYER_GAPS.ts';
import { GENDER_EQUALITY_ACTIONS as wgea_GENDER_EQUALITY_ACTIONS } from '../sources/wgea/datasets/GENDER_EQUALITY_ACTIONS.ts';
import { HARM_PREVENTION as wgea_HARM_PREVENTION } from '../sources/wgea/datasets/HARM_PREVENTION.ts';
import { HEADLINE_GAP as wgea_HEADLINE_GAP } from '../sources/wgea/datasets/HEADLINE_GAP.ts';
import { PARENTAL_LEAVE_FLEX as wgea_PARENTAL_LEAVE_FLEX } from '../sources/wgea/datasets/PARENTAL_LEAVE_FLEX.ts';
import { WORKFORCE_COMPOSITION as wgea_WORKFORCE_COMPOSITION } from '../sources/wgea/datasets/WORKFORCE_COMPOSITION.ts';
import { WORKFORCE_MANAGEMENT as wgea_WORKFORCE_MANAGEMENT } from '../sources/wgea/datasets/WORKFORCE_MANAGEMENT.ts';
import { WORKPLACE_OVERVIEW as wgea_WORKPLACE_OVERVIEW } from '../sources/wgea/datasets/WORKPLACE_OVERVIEW.ts';

export const DATASETS: readonly Dataset[] = [
  abs_ABS_ANNUAL_ERP_ASGS2021,
  abs_ABS_NOM_VISA_CY,
  abs_ANA_AGG,
  abs_ANA_ANALYTICAL,
  abs_ANA_EXP,
  abs_ANA_INCOME,
  abs_ANA_IND_GVA,
  abs_ANA_SFD,
  abs_AWE,
  abs_BA_GCCSA,
  abs_BA_LGA2024,
  abs_BOP,
  abs_BOP_GOODS_KINDS,
  abs_BUILDING_ACTIVITY,
  abs_BUILDING_APPROVALS,
  abs_BUSINESS_COUNTS,
  abs_BUSINESS_INDICATORS,
  abs_C21_G01_POA,
  abs_C21_G02_POA,
  abs_C21_G02_SA2,
  abs_CAPEX,
  abs_CAPEX_ESTIMATES,
  abs_CPI,
  abs_CPI_MONTHLY,
  abs_CPI_Q,
  abs_CPI_WEIGHTS,
  abs_CWD,
  abs_DATAFLOWS,
  abs_DWELLINGS_APPROVED,
  abs_ERP_COMP_Q,
  abs_ERP_LGA,
  abs_ERP_Q,
  abs_GFS_Q,
  abs_GFS_STATE,
  abs_GSP,
  abs_HOUSEHOLD_WEALTH,
  abs_HSI_M,
  abs_HSI_Q,
  abs_IIP,
  abs_IIP_NET,
  abs_INDUSTRIAL_DISPUTES,
  abs_ITGS,
  abs_JV,
  abs_LABOUR_ACCT_Q,
  abs_LEND_BUSINESS_SIZE,
  abs_LEND_HOUSING,
  abs_LF,
  abs_LF_AGE,
  abs_LF_HOURS,
  abs_LF_INDUSTRY,
  abs_LF_SA4,
  abs_LF_UNDER,
  abs_MERCH_EXP,
  abs_MERCH_IMP,
  abs_NOM,
  abs_OAD,
  abs_PPI_FD,
  abs_PRODUCTIVITY,
  abs_RES_DWELL,
  abs_RES_DWELL_ST,
  abs_RPPI,
  abs_RT,
  abs_SLCI,
  abs_TRADE_PRICES,
  abs_WPI,
  aemo_UNITS,
  aemo_co2eii,
  aemo_daily_summary,
  aemo_dispatch_constraints,
  aemo_dispatch_price,
  aemo_dispatch_region,
  aemo_dwgm_price,
  aemo_fcas_prices,
  aemo_gas_flows,
  aemo_generation_scada,
  aemo_interconnector_flows,
  aemo_market_notices,
  aemo_predispatch_30min,
  aemo_predispatch_5min,
  aemo_rooftop_pv,
  aemo_st_pasa,
  aemo_sttm_price,
  aemo_trading_price,
  aemo_wem_price,
  aihw_CANCER_INCIDENCE_MORTALITY,
  aihw_ED_WAITING_TIMES,
  aihw_ELECTIVE_SURGERY_WAITING_TIMES,
  aihw_GRIM_DEATHS,
  aihw_HEALTH_EXPENDITURE,
  aihw_MORT_GEOGRAPHY,
  aihw_PUBLIC_HOSPITALS,
  aihw_YOUTH_JUSTICE_DETENTION,
  apra_ADI_KEY_STATS,
  apra_ADI_LIST,
  apra_ADI_PERFORMANCE,
  apra_ADI_PROPERTY_EXPOSURES,
  apra_ADI_RISK_WEIGHTED_ASSETS,
  apra_INSURANCE_GENERAL,
  apra_INSURANCE_GENERAL_HISTORICAL,
  apra_INSURANCE_HEALTH,
  apra_LIFE_INSURANCE,
  apra_LIFE_INSURANCE_HISTORICAL,
  apra_MONTHLY_BANKING_STATS,
  apra_MYSUPER_PRODUCTS,
  apra_QUARTERLY_SUPER_PERFORMANCE,
  apra_SUPER_FUND_LEVEL,
  asic_ASIC_AFS_AUTH_REP,
  asic_ASIC_AFS_LICENSEE,
  asic_ASIC_AUDITORS,
  asic_ASIC_BANNED_ORGS,
  asic_ASIC_BANNED_PERSONS,
  asic_ASIC_BUSINESS_NAMES,
  asic_ASIC_COMPANIES,
  asic_ASIC_CREDIT_LICENSEE,
  asic_ASIC_CREDIT_REPRESENTATIVE,
  asic_ASIC_FINANCIAL_ADVISERS,
  asic_ASIC_INSOLVENCIES,
  asic_ASIC_LIQUIDATOR,
  asic_ASIC_SHORT_POSITIONS,
  asic_ASIC_SMSF_AUDITORS,
  asic_afsLicensees,
  asic_bannedPersons,
  asic_companies,
  ato_ABN_BULK_EXTRACT,
  ato_ACNC_AIS_FINANCIALS,
  ato_ACNC_REGISTER,
  ato_ATO_OCCUPATION,
  ato_ATO_OCCUPATION_GROUPS,
  ato_CGT_BY_GAINS_RANGE,
  ato_COMPANY_INDUSTRY,
  ato_CORP_TRANSPARENCY,
  ato_FOREIGN_OWNERSHIP_AG_LAND,
  ato_FOREIGN_OWNERSHIP_RESIDENTIAL_BY_COUNTRY,
  ato_GST_ANNUAL,
  ato_GST_MONTHLY,
  ato_HELP_DEBT,
  ato_INDIVIDUALS_SELECTED_ITEMS,
  ato_IND_AGE_INCOME,
  ato_IND_POSTCODE,
  ato_IND_POSTCODE_MEDIAN,
  ato_IND_POSTCODE_MEDIAN_WIDE,
  ato_RND_INCENTIVE,
  ato_SBB_BENCHMARKS,
  ato_SMSF_FUNDS,
  ato_SUPER_CONTRIB_AGE,
  ato_TAX_GAPS,
  bom_DAILY_CLIMATE,
  bom_LOCATIONS,
  bom_OBSERVATIONS,
  rba_A1,
  rba_A2,
  rba_C1,
  rba_C2,
  rba_D1,
  rba_D2,
  rba_D3,
  rba_D5,
  rba_E1,
  rba_E13,
  rba_E2,
  rba_F1_1,
  rba_F1,
  rba_F11_1,
  rba_F11,
  rba_F15,
  rba_F16,
  rba_F17,
  rba_F2_1,
  rba_F2,
  rba_F3,
  rba_F4_1,
  rba_F4,
  rba_F5,
  rba_F6,
  rba_F7,
  rba_F8,
  rba_G1,
  rba_G3,
  rba_H1,
  rba_H3,
  rba_H5,
  rba_I2,
  rba_J1_CASH_RATE,
  wgea_EMPLOYEE_SUPPORT,
  wgea_EMPLOYER_GAPS,
  wgea_GENDER_EQUALITY_ACTIONS,
  wgea_HARM_PREVENTION,
  wgea_HEADLINE_GAP,
  wgea_PARENTAL_LEAVE_FLEX,
  wgea_WORKFORCE_COMPOSITION,
  wgea_WORKFORCE_MANAGEMENT,
  wgea_WORKPLACE_OVERVIEW,
];
