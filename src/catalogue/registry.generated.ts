/** Every curated dataset, in order of source and id. Written by tools/generate.ts; do not edit. */
import type { Dataset } from '../core/define-dataset.ts';
import { ANA_AGG as abs_ANA_AGG } from '../sources/abs/datasets/ANA_AGG.ts';
import { BA_GCCSA as abs_BA_GCCSA } from '../sources/abs/datasets/BA_GCCSA.ts';
import { BUILDING_ACTIVITY as abs_BUILDING_ACTIVITY } from '../sources/abs/datasets/BUILDING_ACTIVITY.ts';
import { BUILDING_APPROVALS as abs_BUILDING_APPROVALS } from '../sources/abs/datasets/BUILDING_APPROVALS.ts';
import { CPI as abs_CPI } from '../sources/abs/datasets/CPI.ts';
import { CPI_MONTHLY as abs_CPI_MONTHLY } from '../sources/abs/datasets/CPI_MONTHLY.ts';
import { CPI_WEIGHTS as abs_CPI_WEIGHTS } from '../sources/abs/datasets/CPI_WEIGHTS.ts';
import { ERP_COMP_Q as abs_ERP_COMP_Q } from '../sources/abs/datasets/ERP_COMP_Q.ts';
import { ERP_Q as abs_ERP_Q } from '../sources/abs/datasets/ERP_Q.ts';
import { HSI_M as abs_HSI_M } from '../sources/abs/datasets/HSI_M.ts';
import { LF as abs_LF } from '../sources/abs/datasets/LF.ts';
import { RES_DWELL_ST as abs_RES_DWELL_ST } from '../sources/abs/datasets/RES_DWELL_ST.ts';
import { RPPI as abs_RPPI } from '../sources/abs/datasets/RPPI.ts';
import { WPI as abs_WPI } from '../sources/abs/datasets/WPI.ts';
import { A2 as rba_A2 } from '../sources/rba/datasets/A2.ts';
import { C1 as rba_C1 } from '../sources/rba/datasets/C1.ts';
import { D1 as rba_D1 } from '../sources/rba/datasets/D1.ts';
import { D2 as rba_D2 } from '../sources/rba/datasets/D2.ts';
import { D3 as rba_D3 } from '../sources/rba/datasets/D3.ts';
import { E1 as rba_E1 } from '../sources/rba/datasets/E1.ts';
import { E2 as rba_E2 } from '../sources/rba/datasets/E2.ts';
import { F1_1 as rba_F1_1 } from '../sources/rba/datasets/F1.1.ts';
import { F1 as rba_F1 } from '../sources/rba/datasets/F1.ts';
import { F11_1 as rba_F11_1 } from '../sources/rba/datasets/F11.1.ts';
import { F11 as rba_F11 } from '../sources/rba/datasets/F11.ts';
import { F15 as rba_F15 } from '../sources/rba/datasets/F15.ts';
import { F17 as rba_F17 } from '../sources/rba/datasets/F17.ts';
import { F2_1 as rba_F2_1 } from '../sources/rba/datasets/F2.1.ts';
import { F2 as rba_F2 } from '../sources/rba/datasets/F2.ts';
import { F4_1 as rba_F4_1 } from '../sources/rba/datasets/F4.1.ts';
import { F4 as rba_F4 } from '../sources/rba/datasets/F4.ts';
import { F5 as rba_F5 } from '../sources/rba/datasets/F5.ts';
import { F6 as rba_F6 } from '../sources/rba/datasets/F6.ts';
import { F7 as rba_F7 } from '../sources/rba/datasets/F7.ts';
import { F8 as rba_F8 } from '../sources/rba/datasets/F8.ts';
import { G1 as rba_G1 } from '../sources/rba/datasets/G1.ts';
import { G3 as rba_G3 } from '../sources/rba/datasets/G3.ts';
import { H1 as rba_H1 } from '../sources/rba/datasets/H1.ts';
import { H5 as rba_H5 } from '../sources/rba/datasets/H5.ts';
import { I2 as rba_I2 } from '../sources/rba/datasets/I2.ts';

export const DATASETS: readonly Dataset[] = [
  abs_ANA_AGG,
  abs_BA_GCCSA,
  abs_BUILDING_ACTIVITY,
  abs_BUILDING_APPROVALS,
  abs_CPI,
  abs_CPI_MONTHLY,
  abs_CPI_WEIGHTS,
  abs_ERP_COMP_Q,
  abs_ERP_Q,
  abs_HSI_M,
  abs_LF,
  abs_RES_DWELL_ST,
  abs_RPPI,
  abs_WPI,
  rba_A2,
  rba_C1,
  rba_D1,
  rba_D2,
  rba_D3,
  rba_E1,
  rba_E2,
  rba_F1_1,
  rba_F1,
  rba_F11_1,
  rba_F11,
  rba_F15,
  rba_F17,
  rba_F2_1,
  rba_F2,
  rba_F4_1,
  rba_F4,
  rba_F5,
  rba_F6,
  rba_F7,
  rba_F8,
  rba_G1,
  rba_G3,
  rba_H1,
  rba_H5,
  rba_I2,
];
