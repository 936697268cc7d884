/** The strip under the masthead: one sentence on the state of all data, and none where agencies have confirmed what is stored. */
import type { DataState } from '../queries/status/data-state.ts';
import { type Html, html, NOTHING } from './html.ts';
import type { Site } from './site.ts';
import { periodText } from './words/period-words.ts';

export function stateStrip(site: Site, { kind, newest }: DataState, asksAgencies: boolean): Html {
  if (kind === 'stored') return NOTHING;
  const why = html`<a href="${site.href('/status')}">What that means</a>`;
  if (kind === 'simulated') {
    return html`<aside class="strip sim" aria-label="State of the data"><div class="wrap"><span class="dot sim"></span><span><b>Sandbox: simulated figures, not real.</b> The agencies are played by the program itself. ${why}</span></div></aside>`;
  }
  const asked = asksAgencies ? 'No agency has answered yet' : 'This instance is set to ask no agency';
  const sentence =
    kind === 'empty'
      ? html`<b>Nothing is held yet.</b> ${asked}, so there is no figure to show.`
      : html`<b>Starter data.</b> ${newest && `Newest figure: ${newest.title}, ${periodText(newest.period)}. `}${asked}, so nothing here is confirmed as current.`;
  return html`<aside class="strip" aria-label="State of the data"><div class="wrap"><span class="dot${kind === 'empty' && ' none'}"></span><span>${sentence} ${why}</span></div></aside>`;
}
