/** Every signal. Written by tools/generate.ts; do not edit. */
import type { Signal } from '../core/define-signal.ts';
import { ECONOMIC_DASHBOARD } from './economic-dashboard.ts';
import { REAL_RATE_REGIME } from './real-rate-regime.ts';
import { REAL_WAGES } from './real-wages.ts';

export const SIGNALS: readonly Signal[] = [
  ECONOMIC_DASHBOARD,
  REAL_RATE_REGIME,
  REAL_WAGES,
];
