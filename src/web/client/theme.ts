/** Switches the theme without loading the page again. */
import { all, base } from './elements.ts';

const NEXT: Readonly<Record<string, readonly [to: string, words: string]>> = {
  system: ['dark', 'Switch to dark theme'],
  dark: ['light', 'Switch to light theme'],
  light: ['system', 'Use the system theme'],
};
const YEAR_SECONDS = 31_536_000;

export function startTheme(root: ParentNode): void {
  for (const form of all<HTMLFormElement>(root, 'form[data-theme-switch]')) {
    form.addEventListener('submit', (event) => {
      const button = form.querySelector('button');
      if (!button) return;
      event.preventDefault();
      set(button.value);
      const [to, words] = NEXT[button.value] ?? ['dark', 'Switch to dark theme'];
      button.value = to;
      button.setAttribute('aria-label', words);
    });
  }
}

function set(theme: string): void {
  const isSystem = theme === 'system';
  if (isSystem) delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet, and the server reads this cookie
  document.cookie = `theme=${isSystem ? '' : theme}; Path=${base()}/; SameSite=Lax; Max-Age=${isSystem ? 0 : YEAR_SECONDS}`;
}
