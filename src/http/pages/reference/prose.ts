/** Renders the Markdown of descriptions. */
import { type Html, html } from '../../../web/html.ts';

const MARK = /`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/g;

/** @param base path of the service, for links that start with a slash */
export function inline(text: string, base: string): Html {
  const parts: Html[] = [];
  let from = 0;
  for (const { 0: whole, 1: code, 2: label = '', 3: address = '', index } of text.matchAll(MARK)) {
    parts.push(html`${text.slice(from, index)}`);
    parts.push(
      code === undefined ? html`<a href="${address.startsWith('/') ? base + address : address}">${label}</a>` : html`<code>${code}</code>`,
    );
    from = index + whole.length;
  }
  return html`${parts}${text.slice(from)}`;
}

const FENCE = /(```\w*\n[\s\S]*?\n?```)/;
const FENCED = /^```\w*\n([\s\S]*?)\n?```$/;

export function paragraphs(text: string, base: string): Html {
  const blocks = text.split(FENCE).flatMap((part) => (FENCED.test(part) ? [part] : part.split(/\n{2,}/)));
  return html`${blocks
    .filter((block) => block.trim() !== '')
    .map((block) => {
      const listing = FENCED.exec(block)?.[1];
      return listing === undefined ? html`<p>${inline(block, base)}</p>` : html`<pre tabindex="0"><code>${listing}</code></pre>`;
    })}`;
}
