/** The script for all pages. Pages also work without it. */
import { startCharts } from './chart/start-charts.ts';
import { startCopying } from './copying.ts';
import { startForms } from './forms.ts';
import { startKnownOn } from './known-on.ts';
import { startLooking } from './looking-again.ts';
import { startMenus } from './menus.ts';
import { startOwnTime } from './own-time.ts';
import { startProvenance } from './provenance.ts';
import { startSearch } from './search.ts';
import { startSignInLink } from './sign-in-link.ts';
import { startTheme } from './theme.ts';
import { startWeights } from './weights.ts';

/** Starts all parts of the script within an element. It must be called again after the content of the element was replaced. */
export function startWithin(root: ParentNode): void {
  startCharts(root);
  startCopying(root);
  startForms(root);
  startKnownOn(root, startWithin);
  startLooking(root, startWithin);
  startOwnTime(root);
  startProvenance(root);
  startSignInLink(root);
  startSearch(root);
  startTheme(root);
  startWeights(root);
}

startMenus();
startWithin(document);
