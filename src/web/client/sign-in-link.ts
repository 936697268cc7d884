/**
 * The page of an emailed sign-in link. The token follows #, and is sent only after a click. Otherwise programs that check links would use
 * the token.
 */
import { all } from './elements.ts';

export function startSignInLink(root: ParentNode): void {
  offer(root);
  // If a link is pasted while its page is open, only the part after # changes, so the page does not load again.
  addEventListener('hashchange', () => offer(root));
}

function offer(root: ParentNode): void {
  const token = new URLSearchParams(location.hash.slice(1)).get('token');
  if (token === null) return;
  for (const form of all<HTMLFormElement>(root, 'form[data-sign-in-link]')) {
    const field = form.querySelector<HTMLInputElement>('input[name=token]');
    if (!field) continue;
    field.value = token;
    form.hidden = false;
    for (const other of all<HTMLElement>(root, '[data-sign-in-other]')) other.hidden = true;
    history.replaceState(null, '', location.pathname + location.search);
    form.querySelector('button')?.focus();
  }
}
