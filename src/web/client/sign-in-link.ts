/** The token of an emailed link is after #, unseen by servers, until a click. Link scanners would use it up. */
import { all } from './elements.ts';

export function startSignInLink(root: ParentNode): void {
  offer(root);
  // Pasting a link on the open page changes only the part after #.
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
