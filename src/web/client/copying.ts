/** Buttons that copy the lines beside them, and say so. */
import { all, liveRegion } from './elements.ts';

const SAID_MS = 2000;
let said: HTMLElement | null = null;

export function startCopying(root: ParentNode): void {
  for (const button of all<HTMLButtonElement>(root, '[data-copy]')) {
    button.hidden = false;
    button.addEventListener('click', () => void copy(button));
  }
}

async function copy(button: HTMLButtonElement): Promise<void> {
  const text = button.previousElementSibling?.textContent ?? '';
  said ??= liveRegion();
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = said.textContent = 'Copied';
  } catch {
    // Without leave to write, what is to be copied is at least marked.
    const range = document.createRange();
    if (button.previousElementSibling) range.selectNodeContents(button.previousElementSibling);
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(range);
    button.textContent = said.textContent = 'Press Ctrl C';
  }
  setTimeout(() => {
    button.textContent = 'Copy';
    if (said) said.textContent = '';
  }, SAID_MS);
}
