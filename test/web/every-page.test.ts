/** Opens one page of each kind in a real browser. every-page.long.test.ts opens the others. */
import { testPages } from './every-page.ts';

testPages([
  '/',
  '/topics/rates',
  '/places/vic',
  '/regions/AU.UNEMP',
  '/search?q=unemployment',
  '/series/AU.CPI.YOY',
  '/series/AU.CPI.YOY?as_of=2025-12-01',
  '/compare?ids=AU.CPI.YOY,AU.WPI.YOY',
  '/datasets',
  '/datasets/abs/CPI?view=rows',
  '/signals/real-wages',
  '/releases/cpi/2026-06',
  '/forecasts/AU.FORECAST.RBA.TRIMMED',
  '/calendar?view=month',
  '/status',
  '/register',
  '/docs/operating',
  '/embed/AU.CPI.YOY?start=2010',
  '/nowhere',
]);
