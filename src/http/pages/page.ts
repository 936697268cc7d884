/** Plain HTML pages of the docs: one layout, everything that is put into it escaped, nothing loaded from elsewhere. */

/** HTML that is safe as it stands. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Piece = Html | string | number | readonly Piece[];

/** Builds HTML; every value but Html itself is escaped. */
export const html = (parts: TemplateStringsArray, ...values: readonly Piece[]): Html =>
  new Html(parts.map((part, i) => (i === 0 ? part : render(values[i - 1] ?? '') + part)).join(''));

function render(piece: Piece): string {
  if (piece instanceof Html) return piece.text;
  if (typeof piece === 'object') return piece.map(render).join('');
  return String(piece).replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}

export const table = (head: readonly string[], rows: readonly (readonly (string | number | Html)[])[]): Html =>
  html`<table><thead><tr>${head.map((cell) => html`<th>${cell}</th>`)}</tr></thead><tbody>${rows.map(
    (row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`,
  )}</tbody></table>`;

/** A whole page. */
export const page = (title: string, body: Html): string =>
  html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><link rel="icon" href="data:,"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · Wattle</title><link rel="stylesheet" href="/docs/assets/page.css"></head>
<body><header><a href="/docs">Wattle API reference</a> · <a href="/docs/errors">Errors</a> · <a href="/llms.txt">llms.txt</a></header><main><h1>${title}</h1>
${body}</main></body>
</html>
`.text;

export const PAGE_CSS = `:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem }
header { border-bottom: 1px solid; padding-bottom: .5rem }
table { border-collapse: collapse; width: 100%; margin: 1rem 0 }
th, td { border: 1px solid; padding: .25rem .5rem; text-align: left; vertical-align: top }
code, pre { font-family: ui-monospace, monospace }
.formula { font: 1.15rem/1.6 Cambria, 'STIX Two Text', Georgia, serif; margin: .25rem 1rem; white-space: pre-wrap }
var { font-style: italic }
sub { font-size: .75em }
pre { padding: .5rem; border: 1px solid; overflow-x: auto }
`;

/** Of the plain pages: their own style sheet and nothing else. */
export const PAGE_POLICY = "default-src 'none'; style-src 'self'; img-src data:; frame-ancestors 'none'";
