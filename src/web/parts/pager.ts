import { type Html, html, NOTHING } from '../html.ts';

interface Pager {
  readonly page: number;
  readonly perPage: number;
  readonly total: number;
  readonly href: (page: number) => string;
  readonly what: string;
}

export function pager({ page, perPage, total, href, what }: Pager): Html {
  if (total === 0) return NOTHING;
  const first = (page - 1) * perPage + 1;
  const last = Math.min(page * perPage, total);
  const text = `${first.toLocaleString('en-AU')}–${last.toLocaleString('en-AU')} of ${total.toLocaleString('en-AU')} ${what}`;
  return html`<p class="row">${page > 1 && html`<a class="btn" href="${href(page - 1)}" rel="prev">Previous</a>`}${last < total && html`<a class="btn" href="${href(page + 1)}" rel="next">Next ${Math.min(perPage, total - last)}</a>`}<span class="s m">${text}</span></p>`;
}

/** Reads a page number, which is a whole number from 1. The default is 1. */
export function pageNumber(text: string | null): number {
  const page = Number(text ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}
