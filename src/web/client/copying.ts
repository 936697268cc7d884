/** Copy buttons and their confirmation. */
import { all, liveRegion } from './elements.ts';

const SAID_MS = 2000;
let said: HTMLElement | null = null;
const labels = new WeakMap<HTMLButtonElement, string>();

export function startCopying(root: ParentNode): void {
  for (const button of all<HTMLButtonElement>(root, '[data-copy]')) {
    button.hidden = false;
    button.addEventListener('click', () => void copy(button));
  }
}

async function copy(button: HTMLButtonElement): Promise<void> {
  const own = button.dataset['copy'] ?? '';
  const text = own === '' ? (button.previousElementSibling?.textContent ?? '') : own;
  const words = button.querySelector('span') ?? button;
  const label = labels.get(button) ?? words.textContent;
  labels.set(button, label);
  said ??= liveRegion();
  try {
    await navigator.clipboard.writeText(text);
    words.textContent = said.textContent = 'Copied';
  } catch {
    // If the script may not use the clipboard, the text is selected or shown, so that the reader can copy it.
    if (own !== '') return void prompt(label, own);
    const range = document.createRange();
    if (button.previousElementSibling) range.selectNodeContents(button.previousElementSibling);
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(range);
    words.textContent = said.textContent = 'Press Ctrl+C';
  }
  setTimeout(() => {
    words.textContent = label;
    if (said) said.textContent = '';
  }, SAID_MS);
}
