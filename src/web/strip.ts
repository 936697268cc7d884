/** A notice on every page if agencies have not confirmed the data. */
import type { DataState } from '../queries/status/data-state.ts';
import { type Html, html, NOTHING } from './html.ts';
import type { Site } from './site.ts';
import { periodText } from './words/period-words.ts';

export function stateStrip(site: Site, { kind, newest }: DataState, asksAgencies: boolean): Html {
  if (kind === 'stored') return NOTHING;
  const why = html`<a href="${site.href('/status')}">About this data</a>`;
  if (kind === 'simulated') {
    return html`<aside class="strip sim" aria-label="State of the data"><div class="wrap"><span class="dot sim"></span><span><b>Demonstration site.</b> All figures are simulated. Do not quote them. ${why}</span></div></aside>`;
  }
  const requested = asksAgencies ? 'The first update has not finished' : 'This site is not connected to the agencies';
  const sentence =
    kind === 'empty'
      ? html`<b>No data yet.</b> ${requested}.`
      : html`<b>Sample data.</b> ${requested}, so newer figures may exist. ${newest && `Latest figure: ${newest.title}, ${periodText(newest.period)}.`}`;
  return html`<aside class="strip" aria-label="State of the data"><div class="wrap"><span class="dot${kind === 'empty' && ' none'}"></span><span>${sentence} ${why}</span></div></aside>`;
}
