/** The token of a mailed link stays behind the #, which no server sees, until somebody clicks: programs that look at links would use it up. */
import { all } from './elements.ts';

export function startSignInLink(root: ParentNode): void {
  offer(root);
  // A link that is pasted where the page is shown already changes only what is behind the #.
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
