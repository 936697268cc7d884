/** Code that embeds the chart as an iframe, a responsive image or Markdown. */
import { type Html, html } from '../../html.ts';
import { icon } from '../../icons.ts';
import type { WebContext } from '../../page.ts';
import { codeSample } from '../../parts/code-sample.ts';
import { dayText } from '../../words/period-words.ts';
import type { SeriesState } from './series-state.ts';

export function embedPanel({ site, isPublic }: Pick<WebContext, 'site' | 'isPublic'>, state: SeriesState, vintage: string | null): Html {
  const { handle } = state;
  // On a public site, addresses need no token.
  const token = isPublic ? null : 'key=YOUR_TOKEN';
  const frame = withToken(site.absolute(`/embed/${handle.id}`, state.params(['units', 'as_of'], {})), state, token);
  const svg = (width: number): string =>
    `${state.formAbsolute('svg', {})}${state.formAbsolute('svg').includes('?') ? '&' : '?'}width=${width}&theme=auto${token === null ? '' : `&${token}`}`;
  return html`<section class="card panel" id="embed" aria-label="Embed"><div class="row"><h2 class="eyebrow">Embed</h2><a class="btn sm push" href="#chart" aria-label="Close">${icon('cross')}</a></div>
<h3>Interactive chart (iframe)</h3>${codeSample(`<iframe src="${frame}"\n  title="${handle.title}" loading="lazy"\n  style="width:100%;height:660px;border:0"></iframe>`)}
<h3>Image</h3>${codeSample(`<picture>\n  <source media="(max-width:480px)" srcset="${svg(360)}">\n  <img src="${svg(720)}"\n    alt="${handle.title}" style="max-width:100%">\n</picture>`)}
<h3>Markdown</h3>${codeSample(`![${handle.title}](${svg(720)})`)}
<p class="s m">The chart adapts to the available width and to light or dark themes. It updates with each release. ${vintage !== null && html`<a href="${state.href({ as_of: vintage }, '#embed')}">Show the vintage of ${dayText(vintage)} instead</a>. `}${!isPublic && html`Create a token in <a href="${site.href('/account')}#tokens">your account</a>. The token works only for charts, and only on the sites that you choose.`}</p></section>`;
}

function withToken(address: string, state: SeriesState, token: string | null): string {
  const start = state.get('start_period');
  const parts = [...(start === null ? [] : [`start=${start}`]), ...(token === null ? [] : [token])];
  return parts.length === 0 ? address : `${address}${address.includes('?') ? '&' : '?'}${parts.join('&')}`;
}
